"""Impulses of the joints in the strikes at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kanevas.method.sheets.strike import notes
from kanevas.method.sheets.wrenches import Wrench, WrenchSheet
from kanevas.units import UnitSystem

if TYPE_CHECKING:
    from kane.model import Model
    from kane.results.strikes import WorkedStrike


class StruckJointsSheet(WrenchSheet):
    """Impulse J on body B of each joint, and its moment H about point B, with their sizes."""

    def __init__(self, strikes: tuple[WorkedStrike, ...], model: Model, units: UnitSystem) -> None:
        many = len(strikes) > 1
        wrenches = [
            Wrench(
                joint.name,
                f"{number}. {joint.name}" if many else joint.name,
                joint.body_a,
                joint.body_b,
                strike.joints[joint.name],
                strike.left_open.get(joint.name, ()),
            )
            for number, strike in enumerate(strikes, 1)
            for joint in model.joints
        ]
        super().__init__(wrenches, ("J", "H"), ("N s", "N m s"), units)
        lines = [_tr("on body B about point B, ground axes")]
        if not self.is_unique:
            lines[0] += _tr("; hatched: not unique, the smallest are shown")
        self.note = "\n".join([*lines, notes(strikes, units)])

    def _tip(self) -> str:
        return _tr("Impulse of the joint in the strike, and the impulse of its moment")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Method", text)

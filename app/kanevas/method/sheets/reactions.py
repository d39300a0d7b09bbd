"""Reactions of the joints, in axes of one's choice."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from kane.analyses.joint_reactions import JointReaction
from kane.results.reactions import Axes
from kanevas.method.sheets.wrenches import COMPONENTS, Wrench, WrenchSheet
from kanevas.units import UnitSystem
from kanevas.vectors.arrow import Arrow


class ReactionSheet(WrenchSheet):
    """Force on body B of each joint and its moment about point B, with their sizes."""

    def __init__(self, reactions: Sequence[JointReaction], axes: Axes, system: UnitSystem) -> None:
        self._reactions, self._axes = reactions, axes
        wrenches = [
            Wrench(each.joint, each.joint, each.body_a, each.body_b, each.wrench, each.not_unique)
            for each in reactions
        ]
        super().__init__(wrenches, ("F", "M"), ("N", "N m"), system)
        words = {
            "ground": _tr("on body B about point B, ground axes"),
            "body_a": _tr("on body B about point B, axes of body A"),
            "body_b": _tr("on body B about point B, axes of body B"),
        }
        self.note = words[axes]
        if not self.is_unique:
            self.note += _tr("; hatched: not unique, the smallest are shown")

    def _quantity(self, wrench: Wrench, column: int) -> str:
        return f"{wrench.joint}.{COMPONENTS[column]}" if self._axes == "ground" else ""

    def _tip(self) -> str:
        return _tr("A click shows the force and the moment")

    def arrows(self, row: int, column: int) -> tuple[Arrow, ...]:
        reaction = self._reactions[row]
        force, moment = reaction.in_ground[:3], reaction.in_ground[3:]
        is_force = column < 3 or column == 6
        if is_force:
            return (Arrow(reaction.joint, "reaction_force", reaction.at, force),)
        return (Arrow(reaction.joint, "reaction_moment", reaction.at, moment),)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Method", text)

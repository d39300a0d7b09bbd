"""Forces and moments, or impulses of them, joint by joint: six columns and their sizes."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication

from kane.elements.quantity import FORCES, MOMENTS
from kanevas.method.sheets.sheet import Cell, Line, Sheet, number
from kanevas.units import UnitSystem, display, pretty

COMPONENTS = tuple(quantity.key for quantity in FORCES + MOMENTS)


class Wrench(NamedTuple):
    """A line of the table.

    Attributes:
        joint: its name.
        text: what the line says.
        body_a: name of body A.
        body_b: name of body B, on which it acts.
        values: (6,) force and moment about point B, or their impulses.
        not_unique: components of it that the equations leave open, as ``("fz", "mx")``.

    """

    joint: str
    text: str
    body_a: str
    body_b: str
    values: npt.NDArray[np.float64]
    not_unique: tuple[str, ...]


class WrenchSheet(Sheet):
    """What joints do to their bodies B, with the sizes.

    Args:
        wrenches: the lines.
        symbols: of force and moment, as F and M.
        units: the same.
        system: in which they are shown.

    """

    def __init__(
        self,
        wrenches: Sequence[Wrench],
        symbols: tuple[str, str],
        units: tuple[str, str],
        system: UnitSystem,
    ) -> None:
        self._wrenches = wrenches
        self._displays = [display(unit, system) for unit in units]
        self.rows = [
            Line(each.text, (each.joint,), _tr("On {} from {}").format(each.body_b, each.body_a))
            for each in wrenches
        ]
        self.columns = [
            Line(f"{symbol}{axis}\n[{pretty(choice.unit)}]")
            for symbol, choice in zip(symbols, self._displays, strict=True)
            for axis in "xyz"
        ]
        for symbol, choice in zip(symbols, self._displays, strict=True):
            self.columns.append(Line(f"|{symbol}|\n[{pretty(choice.unit)}]", strong=True))
        self._scale = max((np.abs(each.values).max() for each in wrenches), default=0.0)

    @property
    def is_unique(self) -> bool:
        """Whether all of it follows from the equations."""
        return not any(each.not_unique for each in self._wrenches)

    def cell(self, row: int, column: int) -> Cell:
        wrench = self._wrenches[row]
        if column >= len(COMPONENTS):
            half = slice(3 * (column - 6), 3 * (column - 6) + 3)
            value, choice = float(np.linalg.norm(wrench.values[half])), self._displays[column - 6]
            components, quantity = COMPONENTS[half], ""
        else:
            value, choice = float(wrench.values[column]), self._displays[column // 3]
            components, quantity = (COMPONENTS[column],), self._quantity(wrench, column)
        doubtful = any(key in wrench.not_unique for key in components)
        shown = value / choice.factor
        tip = (
            _tr("Not unique: the joints hold this more than once and share it in any proportion")
            if doubtful
            else self._tip()
        )
        text = number(shown, self._scale / choice.factor)
        return Cell((text,), (shown,), doubtful, tip, quantity)

    def _quantity(self, wrench: Wrench, column: int) -> str:  # noqa: ARG002
        """Return the name of the quantity of the result that a component is; empty for none."""
        return ""

    def _tip(self) -> str:
        return ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Method", text)

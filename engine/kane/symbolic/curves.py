"""Points on curves in symbols: two functions that every export brings along.

``foot`` is where the point of a curve is that is next to a place: how many pieces along the curve.
``along`` is a coordinate of the curve there, or its derivative of some order by that number. What
they compute is in ``curve_functions``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sympy
from sympy import Expr

from kane.elements.primitives.curve_row import Piece


@dataclass(frozen=True)
class CurveTable:
    """A curve that the equations have.

    Attributes:
        owner: name of the joint.
        pieces: see ``kane.elements.curve``.
        closed: whether the last one ends where the first begins.

    """

    owner: str
    pieces: Sequence[Piece]
    closed: bool

    @property
    def numbers(self) -> tuple[list[list[list[float]]], bool]:
        """What ``along`` and ``foot`` take as a curve."""
        return [[[float(x) for x in axis] for axis in piece] for piece in self.pieces], self.closed


def named(number: object) -> str:
    """Return what a curve is called in exports."""
    return f"CURVE{number}"


class Along(sympy.Function):  # type: ignore[misc]  # SymPy has no types
    """A coordinate of a curve: number of the curve, s, axis, order of the derivative by s."""

    nargs = 4
    is_real = True

    def fdiff(self, argindex: int = 1) -> Expr:
        """Return the derivative by s."""
        if argindex != 2:
            raise sympy.ArgumentIndexError(self, argindex)
        curve, s, axis, order = self.args
        return Along(curve, s, axis, order + 1)


class Foot(sympy.Function):  # type: ignore[misc]  # SymPy has no types
    """How many pieces along a curve its point is next to a place: number of the curve, x, y, z."""

    nargs = 4
    is_real = True

    def fdiff(self, argindex: int = 1) -> Expr:
        """Return the derivative by a coordinate of the place, where that is on the curve."""
        if argindex not in (2, 3, 4):
            raise sympy.ArgumentIndexError(self, argindex)
        curve = self.args[0]
        slopes = [Along(curve, self, axis, 1) for axis in range(3)]
        return slopes[argindex - 2] / sum(each**2 for each in slopes)


class CurvePrinting:
    """Writes both functions with their curve in front, before another printer."""

    def _print_curve(self, curve: object) -> str:
        return named(curve)

    def _print_Along(self, expr: Any) -> str:
        curve, s, axis, order = expr.args
        return f"along({self._print_curve(curve)}, {self._print(s)}, {axis}, {order})"  # type: ignore[attr-defined]

    def _print_Foot(self, expr: Any) -> str:
        curve, *place = expr.args
        return f"foot({self._print_curve(curve)}, {', '.join(map(self._print, place))})"  # type: ignore[attr-defined]

"""Point coincidence: a point of one body lies on a point of another."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

import numpy as np

from kane.elements.primitives.constraint import Between, Held
from kane.elements.primitives.gap import Gap
from kane.elements.primitives.surroundings import Entry, Normal, RowTables
from kane.fields import Vector
from kane.kernels.codes import POINT
from kane.sentences import say

ALL = -1  # number of the axis that is left out where none is


@dataclass(frozen=True)
class PointCoincidence(Between):
    """Three rows: point B of ``body_b`` lies on point A of ``body_a``, along ground axes.

    Two rows where one of the axes, by its number, is ``left_out``.
    """

    table: ClassVar[str] = "coincidences"

    body_a: str
    point_a: Vector
    body_b: str
    point_b: Vector
    left_out: int | None = None

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.point_coincidence import POINT_COINCIDENCE

        return POINT_COINCIDENCE

    def holds(self) -> tuple[Held, ...]:
        """Return what its rows are like: one for each ground axis."""
        return tuple(
            Held(say("along {axis}", axis=axis), linear=(POINT, i))
            for i, axis in enumerate("xyz")
            if i != self.left_out
        )

    def entry(self, rows: RowTables) -> Entry:
        """Return what stands in its entry beside bodies and row."""
        return {
            "point_a": rows.frames.point(self.body_a, self.point_a),
            "point_b": rows.frames.point(self.body_b, self.point_b),
            "left_out": ALL if self.left_out is None else self.left_out,
        }

    def in_plane(self, normal: Normal, across: int) -> Iterator[Self]:
        """Yield it with its two components in the plane."""
        yield replace(self, left_out=across)

    def gap(self) -> Gap:
        """Return the way from one point to the other."""
        return Gap(self.body_a, self.point_a, self.body_b, self.point_b)

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks: of none."""
        return frozenset()

    def contradicts_plane(self, normal: Normal) -> bool:
        """Return False: in a plane it asks for no more than it says."""
        return False

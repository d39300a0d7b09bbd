"""Distance: a point of each body keep a distance."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np

from kane.elements.primitives.constraint import Between, Held
from kane.elements.primitives.gap import Gap
from kane.elements.primitives.surroundings import Entry, Normal, RowTables
from kane.fields import Vector
from kane.sentences import say


@dataclass(frozen=True)
class Distance(Between):
    """One row: point A and point B keep this distance."""

    table: ClassVar[str] = "distances"

    body_a: str
    point_a: Vector
    body_b: str
    point_b: Vector
    distance: float

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.distance import DISTANCE

        return DISTANCE

    def holds(self) -> tuple[Held, ...]:
        """Return what its row is like."""
        return (Held(say("distance")),)

    def entry(self, rows: RowTables) -> Entry:
        """Return what stands in its entry beside bodies and row."""
        return {
            "point_a": rows.frames.point(self.body_a, self.point_a),
            "point_b": rows.frames.point(self.body_b, self.point_b),
            "distance": self.distance,
        }

    def in_plane(self, normal: Normal, across: int) -> Iterator[Self]:
        """Yield it as it is."""
        yield self

    def gap(self) -> Gap:
        """Return what the points are farther from each other than they should be."""
        return Gap(self.body_a, self.point_a, self.body_b, self.point_b, length=self.distance)

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks: of none."""
        return frozenset()

    def contradicts_plane(self, normal: Normal) -> bool:
        """Return False: in a plane it asks for no more than it says."""
        return False

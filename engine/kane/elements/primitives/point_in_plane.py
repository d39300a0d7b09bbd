"""Point in plane: a point of one body lies in a plane of another."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np

from kane.elements.primitives.constraint import Between, Held, leaves_plane
from kane.elements.primitives.gap import Gap
from kane.elements.primitives.surroundings import Entry, Normal, RowTables
from kane.elements.primitives.words import direction
from kane.fields import Vector
from kane.sentences import say


@dataclass(frozen=True)
class PointInPlane(Between):
    """One row: point B lies in the plane through point A with a normal in axes of ``body_a``."""

    table: ClassVar[str] = "planes"

    body_a: str
    point_a: Vector
    normal: Vector
    body_b: str
    point_b: Vector

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.point_in_plane import POINT_IN_PLANE

        return POINT_IN_PLANE

    def holds(self) -> tuple[Held, ...]:
        """Return what its row is like."""
        return (Held(say("along {direction}", direction=direction(self.normal, self.body_a))),)

    def entry(self, rows: RowTables) -> Entry:
        """Return what stands in its entry beside bodies and row."""
        return {
            "point_a": rows.frames.point(self.body_a, self.point_a),
            "point_b": rows.frames.point(self.body_b, self.point_b),
            "normal": rows.frames.axis(self.body_a, self.normal),
        }

    def in_plane(self, normal: Normal, across: int) -> Iterator[Self]:
        """Yield it where it holds more than the height above the plane."""
        if leaves_plane(self.normal, normal(self.body_a)):
            yield self

    def gap(self) -> Gap:
        """Return the way out of the plane."""
        return Gap(self.body_a, self.point_a, self.body_b, self.point_b, along=self.normal)

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks: of that with the plane."""
        return frozenset({self.body_a})

    def contradicts_plane(self, normal: Normal) -> bool:
        """Return False: in a plane it asks for no more than it says."""
        return False

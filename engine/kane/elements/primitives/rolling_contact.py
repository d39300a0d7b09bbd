"""Rolling contact: a thin disc of one body rolls on a plane of another."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

import numpy as np

from kane.elements.directions import cross, dot, unit
from kane.elements.primitives.constraint import TILTED, Between, Held, leaves_plane
from kane.elements.primitives.gap import Gap
from kane.elements.primitives.surroundings import Entry, Normal, RowTables
from kane.fields import Vector
from kane.kernels.codes import SPEED
from kane.sentences import say

ROWS = (Held(say("contact")), Held(say("slip 1"), SPEED), Held(say("slip 2"), SPEED))


@dataclass(frozen=True)
class RollingContact(Between):
    """Three rows: a disc of ``body_b`` touches a plane of ``body_a`` and rolls on it.

    The plane goes through point A; ``directions`` are its normal, which points to the side of the
    disc, and two directions in it: unit vectors across each other, in axes of ``body_a``. Point B
    is the centre of the disc. Only the first ``held`` directions hold. A rim that ``lifts`` may
    leave the plane, and comes to lie on it by an event.
    """

    table: ClassVar[str] = "rolling_contacts"

    body_a: str
    point_a: Vector
    directions: tuple[Vector, Vector, Vector]
    body_b: str
    point_b: Vector
    axis: Vector
    radius: float
    held: int = 3
    lifts: bool = False

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.rolling_contact import ROLLING_CONTACT

        return ROLLING_CONTACT

    def holds(self) -> tuple[Held, ...]:
        """Return what its rows are like."""
        return ROWS[: self.held]

    def entry(self, rows: RowTables) -> Entry:
        """Return what stands in its entry beside bodies and row."""
        from kane.kernels.primitives.shape_feature import NEAREST

        frames = rows.frames
        return {
            "first": 0,
            "count": 0,
            "face": NEAREST,
            "middle": (0.0, 0.0, 0.0),
            "first_b": 0,
            "count_b": 0,
            "point_a": frames.point(self.body_a, self.point_a),
            "point_b": frames.point(self.body_b, self.point_b),
            "directions": [frames.axis(self.body_a, each) for each in self.directions],
            "axis": frames.axis(self.body_b, self.axis),
            "radius": self.radius,
            "flat": self._flat(),
            "leans": 0.0,
            "held": self.held,
        }

    def _flat(self) -> float:
        from kane.kernels.primitives.rolling_contact import EDGE, FLAT

        return EDGE if self.lifts else FLAT

    def in_plane(self, normal: Normal, across: int) -> Iterator[Self]:
        """Yield it with its slip along the plane alone."""
        ahead, out = self.directions[0], normal(self.body_a)
        directions = ahead, unit(cross(out, ahead)), out
        yield replace(self, directions=directions, held=min(self.held, 2))

    def gap(self) -> Gap:
        """Return the way from the plane to the lowest point of the disc."""
        return Gap(
            self.body_a, self.point_a, self.body_b, self.point_b,
            along=self.directions[0], rim=(self.axis, self.radius),
        )  # fmt: skip

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks."""
        return frozenset(self.ends)

    def contradicts_plane(self, normal: Normal) -> bool:
        """Whether the disc would have to leave the plane, or to tilt out of it."""
        rises = abs(dot(self.directions[0], normal(self.body_a))) > TILTED
        return rises or leaves_plane(self.axis, normal(self.body_b))

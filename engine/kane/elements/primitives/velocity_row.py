"""Velocity row: a component of relative velocities is zero, or follows a function of time."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np

from kane.elements.directions import cross, dot
from kane.elements.primitives.constraint import Between, Held
from kane.elements.primitives.surroundings import Entry, Normal, RowTables
from kane.fields import Varying, Vector
from kane.kernels.codes import SPEED
from kane.sentences import say

UNSCALED = 1.0
LEAST = 1e-9  # of the factors; what is less is round-off


@dataclass(frozen=True)
class VelocityRow(Between):
    """One row: a . (v_B - v_A) + b . (w_B - w_A) = g(t) at point B.

    a is ``linear``, b is ``angular`` [m], both in axes of the body ``axes_of``; g is ``speed``.
    """

    table: ClassVar[str] = "velocity_rows"

    body_a: str
    body_b: str
    point_b: Vector
    axes_of: str
    linear: Vector
    angular: Vector
    speed: Varying = 0.0

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.velocity_row import VELOCITY_ROW

        return VELOCITY_ROW

    def holds(self) -> tuple[Held, ...]:
        """Return what its row is like."""
        return (Held(say("velocity"), SPEED),)

    def entry(self, rows: RowTables) -> Entry:
        """Return what stands in its entry beside bodies and row."""
        frames = rows.frames
        return {
            "point_b": frames.point(self.body_b, self.point_b),
            "axes_of": frames.index[self.axes_of],
            "linear": frames.axis(self.axes_of, self.linear),
            "angular": frames.axis(self.axes_of, self.angular),
        }

    def enter(self, name: str, rows: RowTables) -> None:
        """Add its entry, its row and the speed that is prescribed."""
        if self.speed:
            rows.prescribe(name, self.speed, SPEED, UNSCALED)
        super().enter(name, rows)

    def in_plane(self, normal: Normal, across: int) -> Iterator[Self]:
        """Yield it where it speaks of motion in the plane, or of a turn about its normal."""
        if self._moves(normal(self.axes_of)):
            yield self

    def gap(self) -> None:
        """Return None: it holds no position."""

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks: both turn."""
        return frozenset(self.ends)

    def contradicts_plane(self, normal: Normal) -> bool:
        """Whether it prescribes a speed out of the plane."""
        return bool(self.speed) and not self._moves(normal(self.axes_of))

    def _moves(self, normal: Vector) -> bool:
        """Whether it speaks of motion in the plane or of a turn about its normal."""
        linear = math.hypot(*cross(self.linear, normal))
        return linear > LEAST or abs(dot(self.angular, normal)) > LEAST

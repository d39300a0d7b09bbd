"""Axes angle: an axis of each body keep an angle."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np

from kane.elements.directions import dot
from kane.elements.primitives.constraint import TILTED, Between, Held, leaves_plane
from kane.elements.primitives.surroundings import Entry, Normal, RowTables
from kane.elements.primitives.words import direction
from kane.fields import Vector
from kane.kernels.codes import TURN


@dataclass(frozen=True)
class AxesAngle(Between):
    """One row: an axis of each body, in body axes, keep an angle of this cosine."""

    table: ClassVar[str] = "angles"

    body_a: str
    axis_a: Vector
    body_b: str
    axis_b: Vector
    cosine: float = 0.0

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.axes_angle import AXES_ANGLE

        return AXES_ANGLE

    @property
    def ends(self) -> tuple[str, str]:
        """Names of the two bodies."""
        return self.body_a, self.body_b

    def holds(self) -> tuple[Held, ...]:
        """Return what its row is like."""
        sign = "⟂" if self.cosine == 0.0 else "∠"
        b, a = direction(self.axis_b, self.body_b), direction(self.axis_a, self.body_a)
        return (Held(f"{b} {sign} {a}", linear=(TURN, 0)),)

    def entry(self, rows: RowTables) -> Entry:
        """Return what stands in its entry beside bodies and row."""
        return {
            "axis_a": rows.frames.axis(self.body_a, self.axis_a),
            "axis_b": rows.frames.axis(self.body_b, self.axis_b),
            "cosine": self.cosine,
            "length": rows.extent,
        }

    def in_plane(self, normal: Normal, across: int) -> Iterator[Self]:
        """Yield it where a turn in the plane changes the angle."""
        if leaves_plane(self.axis_a, normal(self.body_a)) and leaves_plane(
            self.axis_b, normal(self.body_b)
        ):
            yield self

    def gap(self) -> None:
        """Return None: it does not speak of points."""

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks."""
        return frozenset(self.ends)

    def contradicts_plane(self, normal: Normal) -> bool:
        """Whether an axis across the plane, which keeps all angles, is to have another one."""
        across_a, across_b = normal(self.body_a), normal(self.body_b)
        if leaves_plane(self.axis_a, across_a) and leaves_plane(self.axis_b, across_b):
            return False
        between = dot(self.axis_a, across_a) * dot(self.axis_b, across_b)
        return abs(between - self.cosine) > TILTED

"""Axes angle: an axis of each body keep an angle, or two such products keep their sum."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np

from kane.elements.directions import dot, triad
from kane.elements.primitives.constraint import TILTED, Between, Held
from kane.elements.primitives.surroundings import Entry, Normal, RowTables
from kane.elements.primitives.words import direction
from kane.fields import Vector
from kane.kernels.codes import TURN
from kane.sentences import joined


@dataclass(frozen=True)
class AxesAngle(Between):
    """One row: an axis of each body, in body axes, keep an angle of this cosine.

    Attributes:
        also: further pairs (axis of body A, axis of body B), whose scalar products count with the
            first: the cosine is that of the sum. The kernel takes one such pair.

    """

    table: ClassVar[str] = "angles"

    body_a: str
    axis_a: Vector
    body_b: str
    axis_b: Vector
    cosine: float = 0.0
    also: tuple[tuple[Vector, Vector], ...] = ()

    @property
    def products(self) -> tuple[tuple[Vector, Vector], ...]:
        """All pairs (axis of body A, axis of body B) whose scalar products count."""
        return (self.axis_a, self.axis_b), *self.also

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.axes_angle import AXES_ANGLE

        return AXES_ANGLE

    def holds(self) -> tuple[Held, ...]:
        """Return what its row is like."""
        sign = "·" if self.also else "⟂" if self.cosine == 0.0 else "∠"
        words = [
            joined(f" {sign} ", (direction(b, self.body_b), direction(a, self.body_a)))
            for a, b in self.products
        ]
        return (Held(joined(" + ", words), linear=(TURN, 0)),)

    def entry(self, rows: RowTables) -> Entry:
        """Return what stands in its entry beside bodies and row."""
        from kane.kernels.primitives.axes_angle import MOST_PRODUCTS

        axes_a, axes_b = np.zeros((2, MOST_PRODUCTS, 3))
        for n, (a, b) in enumerate(self.products):
            axes_a[n] = rows.frames.axis(self.body_a, a)
            axes_b[n] = rows.frames.axis(self.body_b, b)
        return {
            "products": len(self.products),
            "axes_a": axes_a,
            "axes_b": axes_b,
            "cosine": self.cosine,
            "length": rows.extent,
        }

    def in_plane(self, normal: Normal, across: int) -> Iterator[Self]:
        """Yield it where a turn in the plane changes the sum."""
        if self._swing(normal)[1] > TILTED:
            yield self

    def gap(self) -> None:
        """Return None: it does not speak of points."""

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks."""
        return frozenset(self.ends)

    def contradicts_plane(self, normal: Normal) -> bool:
        """Whether no turn in the plane brings the sum to the cosine, or none goes on from there."""
        middle, swing = self._swing(normal)
        return abs(middle - self.cosine) > max(swing - TILTED, TILTED)

    def _swing(self, normal: Normal) -> tuple[float, float]:
        """Return the mean of the sum over all turns in the plane, and how far it goes from there.

        Parts of the axes along the normal keep their product. In the plane a turn by q makes
        (p . c) cos q + (p x c) sin q of a pair p, c, seen in frames of the bodies that share the
        normal.
        """
        across_a, across_b = normal(self.body_a), normal(self.body_b)
        (x_a, y_a, _), (x_b, y_b, _) = triad(across_a), triad(across_b)
        products = self.products
        middle = sum(dot(a, across_a) * dot(b, across_b) for a, b in products)
        cosine = sum(dot(a, x_a) * dot(b, x_b) + dot(a, y_a) * dot(b, y_b) for a, b in products)
        sine = sum(dot(a, y_a) * dot(b, x_b) - dot(a, x_a) * dot(b, y_b) for a, b in products)
        return middle, math.hypot(cosine, sine)

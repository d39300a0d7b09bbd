"""Curves made of pieces: where the point of one is that is next to a place.

The foot follows from (C - r) . C' = 0 alone. It is found among samples, and by Newton's method from
there, whose last steps take complex places along: so what hangs on the foot has its derivatives.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kane.elements.primitives.curve_row import Piece
from kane.proof.motion import Array, dot

SAMPLES = 16  # of a piece, from the nearest of which Newton's method begins
STEPS = 40
FARTHEST = 0.5  # of a piece, in one step
CARRIED = 2  # steps in which the foot follows a complex place


class Pieces:
    """The pieces of a curve.

    Args:
        pieces: coefficients of the powers of tau, 0 to 1.
        closed: whether the last one ends where the first begins; else it goes straight on.

    """

    def __init__(self, pieces: Sequence[Piece], closed: bool) -> None:
        self._c, self._closed = np.asarray(pieces, dtype=float), closed

    def foot(self, place: Array) -> tuple[Array, Array]:
        """Return the point of the curve next to places, and the unit tangent there.

        Args:
            place: (..., frames, 3), real, or with complex steps.

        """
        fixed = np.real(place).reshape(-1, *place.shape[-2:])[0]
        along = self._beginning(fixed)
        for _ in range(STEPS):
            step = self._step(along, fixed)
            along = along + np.clip(step, -FARTHEST, FARTHEST)
        moved = along + np.zeros(place.shape[:-1], dtype=place.dtype)
        for _ in range(CARRIED):
            moved = moved + self._step(moved, place)
        slope = self._at(moved, 1)
        return self._at(moved, 0), slope / np.sqrt(dot(slope, slope))[..., None]

    def _beginning(self, place: Array) -> Array:
        """Return how many pieces along the curve the nearest of its samples are, (frames,)."""
        many = np.arange(len(self._c) * SAMPLES) / SAMPLES
        points = self._at(many, 0)
        ways = points[None] - place[:, None]
        return np.asarray(many[(ways * ways).sum(axis=-1).argmin(axis=1)])

    def _step(self, along: Array, place: Array) -> Array:
        way = self._at(along, 0) - place
        slope = self._at(along, 1)
        square = dot(slope, slope)
        bend = square + dot(way, self._at(along, 2))
        bend = np.where(np.real(bend) > 0.0, bend, square)  # beyond its centre of curvature
        return np.asarray(-dot(way, slope) / bend)

    def _at(self, along: Array, order: int) -> Array:
        """Return a derivative of the curve by tau, (..., 3)."""
        count = len(self._c)
        whole = np.floor(np.real(along)).astype(int)
        if self._closed:
            number = whole % count
            tau, beyond = along - whole, np.zeros_like(along)
        else:
            number = np.clip(whole, 0, count - 1)
            tau = along - number
            inside = np.where(np.real(tau) < 0.0, 0.0, np.where(np.real(tau) > 1.0, 1.0, tau))
            tau, beyond = inside, tau - inside
        value, slope, bend = (self._polynomial(number, tau, k) for k in range(3))
        straight = beyond[..., None]
        if order == 0:
            return np.asarray(value + straight * slope)
        return slope if order == 1 else np.where(straight != 0.0, 0.0, bend)

    def _polynomial(self, number: Array, tau: Array, order: int) -> Array:
        c = self._c[number]
        for _ in range(order):
            c = c[..., 1:] * np.arange(1, c.shape[-1])
        powers = tau[..., None] ** np.arange(c.shape[-1])
        return np.asarray((c * powers[..., None, :]).sum(axis=-1))

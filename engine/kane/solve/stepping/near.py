"""Which bodies of a group are near: boxes around them, and a sweep over these."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.kernels.methods.sweep import sweep

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]

PER_BODY = 8  # pairs for which there is room at first


class Extents(NamedTuple):
    """How far shapes reach, each in the solver's axes of its body.

    Attributes:
        body: (k,) number of the body of each.
        centers: (k, 3) middles of boxes around them [m].
        halves: (k, 3) half of their sizes.
        radii: (k,) by how much these are grown all around.

    """

    body: Indices
    centers: Array
    halves: Array
    radii: Array

    def boxes(self, p: Array, R: Array) -> tuple[Array, Array]:
        """Return middle and half size of boxes along the ground's axes, (k, 3) each.

        Args:
            p: (n + 1, 3) mass centres.
            R: (n + 1, 3, 3) axes of the bodies.

        """
        turned = R[self.body]
        middles = p[self.body] + np.einsum("kij,kj->ki", turned, self.centers)
        halves = np.einsum("kij,kj->ki", np.abs(turned), self.halves) + self.radii[:, None]
        return middles, halves

    def some(self, which: npt.NDArray[np.bool_]) -> "Extents":
        """Return some of them."""
        return Extents(self.body[which], self.centers[which], self.halves[which], self.radii[which])

    def reach(self, bodies: int) -> Array:
        """Return how far what touches of each body is from its mass centre, (n + 1,) [m].

        A turn moves nothing farther than by its angle times this: a ball about the mass centre
        counts as a point.
        """
        corner = np.linalg.norm(np.abs(self.centers) + self.halves, axis=1)
        is_ball = corner == 0.0
        found = np.zeros(bodies + 1)
        np.maximum.at(found, self.body, np.where(is_ball, 0.0, corner + self.radii))
        return found

    def smallest(self, bodies: int) -> Array:
        """Return the smallest size of what touches of each body, (n + 1,) [m]."""
        sizes = 2.0 * self.halves
        sizes = np.where(sizes > 0.0, sizes, np.inf).min(axis=1)
        sizes = np.where(np.isfinite(sizes), sizes, 0.0) + 2.0 * self.radii
        found = np.full(bodies + 1, np.inf)
        np.minimum.at(found, self.body, sizes)
        return found


def overlapping(low: Array, high: Array, of: Sequence[int] | Indices) -> Indices:
    """Return the pairs of boxes of different bodies that overlap, (k, 2), the smaller number first.

    Args:
        low: (n, 3) least coordinates [m].
        high: (n, 3) largest ones.
        of: (n,) whose each is.

    """
    if len(low) < 2:
        return np.zeros((0, 2), np.int64)
    owner = np.asarray(of)
    axis = int(np.argmax(np.ptp(low, axis=0)))
    order = np.argsort(low[:, axis], kind="stable").astype(np.int64)
    pairs = np.zeros((PER_BODY * len(low), 2), np.int64)
    count = int(sweep(low, high, order, axis, pairs))
    if count > len(pairs):
        pairs = np.zeros((count, 2), np.int64)
        sweep(low, high, order, axis, pairs)
    found = owner[pairs[:count]]
    found = np.sort(found[found[:, 0] != found[:, 1]], axis=1)
    return np.unique(found, axis=0).astype(np.int64)

"""Lines as thin areas: Qt fills an area ten times as fast as it strokes a line; no Qt here."""

import math

import numpy as np

from kanevas.drawing.geometry import Array
from kanevas.look.reach import within_reach

# Corners that turn by more are made round, in steps of this angle.
STEP = math.radians(24)
# Edges shorter than this part of the longest have no direction that counts.
SHORT = 1e-9


class Band:
    """The area within some distance of a ring of points, its corners round.

    Attributes:
        ring: the closed line, shape (n, 2).
        around: the way around the area, shape (m, 4): the point of the line, and where the side
            of the area is from there, for an area 2 wide.

    """

    def __init__(self, ring: Array) -> None:
        ring = within_reach(ring)
        edges = np.roll(ring, -1, axis=0) - ring
        lengths = np.hypot(edges[:, 0], edges[:, 1])
        kept = lengths > SHORT * lengths.max(initial=0.0)
        ring, edges = ring[kept], edges[kept] / lengths[kept, None]
        after = np.column_stack((edges[:, 1], -edges[:, 0]))
        before = np.roll(after, 1, axis=0)
        turns = np.arctan2(
            before[:, 0] * after[:, 1] - before[:, 1] * after[:, 0], (before * after).sum(axis=1)
        )
        self.ring = _closed(ring)
        there = _closed(np.column_stack(_rounded(ring, before, turns)))
        back = there[::-1] * (1.0, 1.0, -1.0, -1.0)
        # Around on one side and back on the other: what lies between is wound around once.
        self.around = np.concatenate((there, back))


def _closed(ring: Array) -> Array:
    """Return a ring that ends where it begins; of points that all are one nothing is left."""
    return ring[[*range(len(ring)), 0]] if len(ring) else ring


def _rounded(ring: Array, before: Array, turns: Array) -> tuple[Array, Array]:
    """Return the points of a ring, sharp corners several times, and the right side of each.

    Args:
        ring: points, (n, 2).
        before: unit vectors to the right of the edges that end there.
        turns: angles by which the line turns there [rad].

    """
    steps = np.ceil(np.abs(turns) / STEP).astype(int)
    is_sharp = steps > 1
    counts = np.where(is_sharp, steps + 1, 1)
    at = np.repeat(np.arange(len(ring)), counts)
    step = np.arange(len(at)) - np.repeat(np.cumsum(counts) - counts, counts)
    angle = np.where(is_sharp[at], step / np.maximum(steps[at], 1), 0.5) * turns[at]
    c, s = np.cos(angle), np.sin(angle)
    x, y = before[at].T
    # The sides of two edges at a blunt corner meet a little further out.
    stretch = np.where(is_sharp[at], 1.0, 1 / np.cos(turns[at] / 2))
    return ring[at], np.column_stack((c * x - s * y, s * x + c * y)) * stretch[:, None]

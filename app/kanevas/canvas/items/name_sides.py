"""On which side of its point each name stands, so that names do not cover one another; no Qt."""

import numpy as np

from kanevas.drawing.geometry import Array


def sides(rooms: Array) -> list[int]:
    """Return the side for each name: the best one on which it covers no other.

    Where no side is free it is the one that overlaps the fewest.

    Args:
        rooms: left, top, right and bottom of each name on each side, the best side first, shape
            (names, sides, 4).

    """
    chosen = [0] * len(rooms)
    standing = rooms[:, 0].copy()
    for i in np.flatnonzero(_overlaps(standing, standing).sum(axis=1) > 1).tolist():
        others = np.delete(standing, i, axis=0)
        chosen[i] = int(_overlaps(rooms[i], others).sum(axis=1).argmin())
        standing[i] = rooms[i, chosen[i]]
    return chosen


def _overlaps(some: Array, others: Array) -> Array:
    """Tell which rooms meet which others, shape (some, others)."""
    a, b = some[:, None], others[None]
    return np.asarray((a[..., :2] < b[..., 2:]).all(-1) & (b[..., :2] < a[..., 2:]).all(-1))

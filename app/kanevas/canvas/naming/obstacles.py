"""What names must not cover; no Qt here."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from kanevas.drawing.geometry import Array

NOBODY = -1
GROWN = 4.0  # pixels around a room; lines of bodies have a width, and names need some air


class Obstacles:
    """Bodies by their edges, and boxes.

    Args:
        edges: closed lines of each body as edges from point to point, (n, 2, 2) [pixels].
        boxes: left, top, right and bottom of what else no name may cover, (n, 4) [pixels].
        signs: the same of what it had better not cover, (n, 4).

    """

    def __init__(self, edges: Sequence[Array], boxes: Array, signs: Array) -> None:
        counts = [len(each) for each in edges]
        self._take(
            np.concatenate([np.zeros((0, 2, 2)), *edges]),
            np.repeat(np.arange(len(counts)), counts),
            boxes,
            signs,
        )

    def _take(self, edges: Array, owner: npt.NDArray[np.intp], boxes: Array, signs: Array) -> None:
        self._edges, self._owner, self._boxes, self._signs = edges, owner, boxes, signs
        self._some, self._starts = np.unique(owner, return_index=True)
        self._start, self._way = edges[:, 0], edges[:, 1] - edges[:, 0]
        self._low, self._high = edges.min(axis=1), edges.max(axis=1)

    def around(self, room: Array) -> "Obstacles":
        """Return those that may matter to what stays in a room: left, top, right, bottom.

        Bodies are there with all their edges to the right of the room too, by which one tells
        whether a point is inside.
        """
        beside = (self._low[:, 1] <= room[3]) & (self._high[:, 1] >= room[1])
        near = beside & (self._high[:, 0] >= room[0])
        found = Obstacles.__new__(Obstacles)
        within = room[None]
        found._take(
            self._edges[near],
            self._owner[near],
            self._boxes[meet(self._boxes, within)[:, 0]],
            self._signs[meet(self._signs, within)[:, 0]],
        )
        return found

    def blocked(self, rooms: Array, owners: npt.NDArray[np.intp]) -> npt.NDArray[np.bool_]:
        """Tell which rooms cover a body that is not their owner, or a box.

        Args:
            rooms: left, top, right and bottom of each, (n, 4) [pixels].
            owners: the body on which each may stand, (n,); ``NOBODY`` for none.

        """
        found = meet(rooms, self._boxes).any(axis=1)
        if len(self._some):
            found |= self._crossed(rooms, owners) | self._inside(rooms, owners)
        return np.asarray(found)

    def covered(self, rooms: Array) -> npt.NDArray[np.intp]:
        """Return how many signs each room covers."""
        return np.asarray(meet(rooms, self._signs).sum(axis=1))

    def _crossed(self, rooms: Array, owners: npt.NDArray[np.intp]) -> npt.NDArray[np.bool_]:
        """Tell which rooms an edge of another body crosses: no line parts the two."""
        low, high = rooms[:, None, :2] - GROWN, rooms[:, None, 2:] + GROWN
        near = ((self._low <= high) & (self._high >= low)).all(axis=2)
        near &= self._owner != owners[:, None]
        if not near.any():
            return np.asarray(near.any(axis=1))
        half, middle = (high - low) / 2, (high + low) / 2 - self._start
        side = middle[..., 0] * self._way[:, 1] - middle[..., 1] * self._way[:, 0]
        reach = half[..., 0] * np.abs(self._way[:, 1]) + half[..., 1] * np.abs(self._way[:, 0])
        return np.asarray((near & (np.abs(side) <= reach)).any(axis=1))

    def _inside(self, rooms: Array, owners: npt.NDArray[np.intp]) -> npt.NDArray[np.bool_]:
        """Tell which rooms have their middle in another body: a line from it leaves it once."""
        x, y = ((rooms[:, None, i] + rooms[:, None, i + 2]) / 2 for i in (0, 1))
        (x1, y1), (dx, dy) = self._start.T, self._way.T
        with np.errstate(divide="ignore", invalid="ignore"):
            beyond = x1 + (y - y1) / dy * dx > x
        crossed = ((y1 > y) != (y1 + dy > y)) & beyond
        odd = np.add.reduceat(crossed, self._starts, axis=1, dtype=np.intp) % 2 == 1
        return np.asarray((odd & (self._some != owners[:, None])).any(axis=1))


def meet(some: Array, others: Array) -> npt.NDArray[np.bool_]:
    """Tell which boxes meet which others, shape (some, others)."""
    a, b = some[:, None], others[None]
    return np.asarray((a[..., :2] < b[..., 2:]).all(-1) & (b[..., :2] < a[..., 2:]).all(-1))


def cut(starts: Array, ends: Array, rooms: Array) -> npt.NDArray[np.bool_]:
    """Tell which lines run through which rooms: shapes (n, 2), (n, 2), (m, 4) -> (n, m)."""
    low, high = rooms[None, :, :2], rooms[None, :, 2:]
    start, way = starts[:, None], (ends - starts)[:, None]
    near = (start + np.minimum(way, 0.0) <= high) & (start + np.maximum(way, 0.0) >= low)
    half, middle = (high - low) / 2, (high + low) / 2 - start
    side = middle[..., 0] * way[..., 1] - middle[..., 1] * way[..., 0]
    reach = half[..., 0] * np.abs(way[..., 1]) + half[..., 1] * np.abs(way[..., 0])
    return np.asarray(near.all(axis=2) & (np.abs(side) <= reach))

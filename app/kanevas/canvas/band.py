"""Lines as thin areas: Qt fills an area ten times as fast as it strokes a line."""

import math

import numpy as np
from pyqtgraph.functions import create_qpolygonf, ndarray_from_qpolygonf
from PySide6.QtGui import QPolygonF

from kanevas.canvas.geometry import Array

# Corners that turn by more are made round, in steps of this angle.
STEP = math.radians(24)


class Band:
    """The area within some distance of a ring of points, its corners round.

    Attributes:
        points: the line, shape (n, 2); a corner stands there as often as its arc needs it.
        sides: for each point where the line's right side is from there, (n, 2); of length 1, or
            more at blunt corners, where the sides of two edges meet.

    """

    def __init__(self, ring: Array) -> None:
        edges = np.roll(ring, -1, axis=0) - ring
        lengths = np.hypot(edges[:, 0], edges[:, 1])
        kept = lengths > 1e-9 * max(lengths.max(initial=0.0), 1e-300)
        ring, edges = ring[kept], edges[kept] / lengths[kept, None]
        after = np.column_stack((edges[:, 1], -edges[:, 0]))
        before = np.roll(after, 1, axis=0)
        turns = np.arctan2(
            before[:, 0] * after[:, 1] - before[:, 1] * after[:, 0], (before * after).sum(axis=1)
        )
        counts = np.where(np.abs(turns) > STEP, np.ceil(np.abs(turns) / STEP).astype(int) + 1, 1)
        at = np.repeat(np.arange(len(ring)), counts)
        step = np.arange(len(at)) - np.repeat(np.cumsum(counts) - counts, counts)
        many = counts[at] > 1
        share = np.where(many, step / np.maximum(counts[at] - 1, 1), 0.5)
        angle = share * turns[at]
        c, s = np.cos(angle), np.sin(angle)
        side = np.column_stack(
            (c * before[at, 0] - s * before[at, 1], s * before[at, 0] + c * before[at, 1])
        )
        stretch = np.where(many, 1.0, 1 / np.cos(turns[at] / 2))
        self.points = ring[at]
        self.sides = side * stretch[:, None]


def polygon(points: Array) -> QPolygonF:
    """Return the closed polygon with these corners."""
    result = create_qpolygonf(len(points) + 1)
    corners = ndarray_from_qpolygonf(result)
    corners[:-1] = points
    corners[-1] = points[0]
    return result


def band_polygon(line: Array, sides: Array, width: float) -> QPolygonF:
    """Return the area about a line, to be filled where it is wound around at all.

    Args:
        line: points of a band, or where they are now.
        sides: its sides, turned with it.
        width: width of the area.

    """
    n = len(line)
    half = sides * (width / 2)
    result = create_qpolygonf(2 * n + 2)
    corners = ndarray_from_qpolygonf(result)
    # Around on one side and back on the other: what lies between is wound around once.
    np.add(line, half, out=corners[:n])
    corners[n] = corners[0]
    np.subtract(line[::-1], half[::-1], out=corners[n + 2 :])
    corners[n + 1] = corners[-1]
    return result

"""Frames of shapes that stand along a line."""

import numpy as np

from kane.elements.directions import triad
from kane.exchange.linkage import Frame
from kane.fields import Vector


def along_z(start: Vector | list[float], end: Vector | list[float]) -> tuple[Frame, float]:
    """Return a frame in the middle of two points, z from one to the other, and the distance."""
    a, b = np.array(start), np.array(end)
    x, y, z = (float(each) for each in b - a)
    return Frame(np.array(triad((x, y, z))).T, (a + b) / 2), float(np.linalg.norm(b - a))

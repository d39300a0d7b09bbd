"""The ground as the textbooks draw it; no Qt here."""

import math

import numpy as np

from kanevas.canvas.geometry import Array

SUPPORT_HEIGHT = 15.0
SUPPORT_HALF = 8.5
GROUND_WIDTH = 28.0
HATCH = 5.0


def hatching(width: float, phase: float = 0.0) -> list[Array]:
    """Return the strokes below a line of ground about the origin, in pixels, y down.

    Args:
        width: length of the line, to the left and right of the origin in equal parts.
        phase: where on the line one of the strokes is to begin.

    """
    step = width / round(width / HATCH)
    half = width / 2
    first = phase + half - step * math.floor((phase + half) / step - 1e-9)
    starts = -half + np.arange(first, width + 1e-9, step)
    if phase == 0.0:
        starts = -half + step * (1 + np.arange(round(width / step)))
    return [np.array([(x, 0.0), (x - HATCH, HATCH + 1)]) for x in starts.tolist()]

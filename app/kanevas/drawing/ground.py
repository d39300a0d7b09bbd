"""The ground as the textbooks draw it; no Qt here."""

import math

import numpy as np

from kanevas.drawing.geometry import Array

SUPPORT_HEIGHT = 15.0
SUPPORT_HALF = 8.5
GROUND_WIDTH = 28.0
HATCH = 5.0


def hatching(width: float, phase: float | None = None) -> list[Array]:
    """Return the strokes below a line of ground about the origin, in pixels, y down.

    Args:
        width: length of the line, to the left and right of the origin in equal parts.
        phase: a place where a stroke begins, or would if the line were longer; by default the
            right end of the line.

    """
    step = width / round(width / HATCH)
    half = width / 2
    phase = half if phase is None else phase
    count = round(width / step)
    first = phase + step * (math.floor((-half - phase) / step + 1e-9) + 1)
    starts = first + step * np.arange(count)
    return [np.array([(x, 0.0), (x - HATCH, HATCH + 1)]) for x in starts.tolist()]

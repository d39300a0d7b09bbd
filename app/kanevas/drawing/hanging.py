"""Ropes that hang loose; no Qt here."""

import math

import numpy as np

from kanevas.drawing.geometry import Array

# A parabola of length L over the distance d hangs down by so much of sqrt(L^2 - d^2): where both
# ends meet, and less by so much where it is all but taut, sqrt(3) / 4.
SAG, LESS = 0.5, 0.5 - math.sqrt(3) / 4


def sag(rope: float, length: float) -> float:
    """Return by how much a rope hangs down between points at a distance [m]."""
    if length >= rope:
        return 0.0
    return (SAG - LESS * length / rope) * math.sqrt(rope**2 - length**2)


def hanging(start: Array, end: Array, down: Array, pieces: int) -> Array:
    """Return points of a parabola between two points that hangs down in its middle by a vector."""
    share = np.linspace(0.0, 1.0, pieces + 1)[:, None]
    line: Array = (1 - share) * start + share * end + 4 * share * (1 - share) * down
    return line

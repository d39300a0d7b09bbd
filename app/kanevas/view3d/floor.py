"""The grid on which the model stands in the 3D view, faded towards its rim; no Qt here."""

import math
from typing import NamedTuple

import numpy as np

from kanevas.look.reach import within_reach
from kanevas.units.lengths import nice_step
from kanevas.view3d.meshes import Array

PIECES = 24
# The floor reaches this many times the size of the model from its middle.
REACH = 1.1
# At the most so many steps of the grid go into the size of the model.
MOST_STEPS = 15.0


class Floor(NamedTuple):
    """A horizontal grid.

    Attributes:
        points: ends of lines in ground axes, two each, (2 n, 3) [m].
        fading: of each point, 0 in the middle to 1 at the rim, (2 n,).
        step: distance of the lines [m].
        height: of the floor along the vertical [m].

    """

    points: Array
    fading: Array
    step: float
    height: float


def floor(cloud: Array, axes: Array, unit: float = 1.0, height: float | None = None) -> Floor:
    """Lay the floor below all points of a model, or at a height.

    Args:
        cloud: points around all that is to stand above it, in ground axes, (n, 3) [m].
        axes: directions to the right, up and towards the viewer, as rows; the floor lies across
            the second.
        unit: the unit of length in which the step is a round number [m].
        height: where it lies along the second of the axes [m]; None for below all points.

    """
    seen = axes @ within_reach(cloud).T
    low, high = seen.min(axis=1), seen.max(axis=1)
    level = float(low[1]) if height is None else height
    size = math.hypot(*(high - low))
    step = nice_step(size / MOST_STEPS / unit) * unit
    middle = np.round((low + high)[[0, 2]] / 2 / step) * step
    count = math.ceil(REACH * size / step)
    places = np.arange(-count, count + 1) * step
    along = np.linspace(-count * step, count * step, PIECES + 1)
    pieces = np.repeat(along, 2)[1:-1]
    line = np.stack(np.meshgrid(places, pieces, indexing="ij"), axis=-1).reshape(-1, 2)
    flat = np.concatenate((line, line[:, ::-1]))
    fading = np.clip(np.linalg.norm(flat, axis=1) / (count * step), 0.0, 1.0)
    flat += middle
    points = np.column_stack((flat[:, 0], np.full(len(flat), level), flat[:, 1]))
    return Floor(points @ axes, fading, step, level)


def flattened(axes: Array, height: float) -> Array:
    """Return the matrix (4, 4) that lets points fall along the vertical onto a floor."""
    up = axes[1]
    matrix = np.eye(4)
    matrix[:3, :3] -= np.outer(up, up)
    matrix[:3, 3] = height * up
    return matrix

"""The grid on which the model stands in the 3D view, faded towards its rim; no Qt here."""

import math

import numpy as np

from kanevas.view3d.meshes import Array, Faces

PIECES = 24
# The floor reaches this many times the size of the model from its middle.
REACH = 1.1


def floor(low: Array, high: Array, axes: Array) -> tuple[Array, Faces, Array]:
    """Return points (n, 3), pairs of points (m, 2) and fading (n,) from 0 to 1 of the lines.

    Args:
        low: lower corner of the box around the model, along ``axes`` [m].
        high: its upper corner.
        axes: directions to the right, up and towards the viewer, as rows; the floor lies
            across the second, at the lower corner.

    """
    size = math.hypot(*(high - low)) or 1.0
    step = 10.0 ** math.floor(math.log10(size / 3))
    middle = np.round((low + high)[[0, 2]] / 2 / step) * step
    count = math.ceil(REACH * size / step)
    places = np.arange(-count, count + 1) * step
    along = np.linspace(-count * step, count * step, PIECES + 1)
    line = np.stack(np.meshgrid(places, along, indexing="ij"), axis=-1).reshape(-1, 2)
    flat = np.concatenate((line, line[:, ::-1]))
    fading = np.clip(np.linalg.norm(flat, axis=1) / (count * step), 0.0, 1.0)
    points = np.column_stack((flat[:, 0], np.full(len(flat), low[1]), flat[:, 1]))
    points[:, [0, 2]] += middle
    return points @ axes, _pairs(2 * len(places)), fading


def _pairs(lines: int) -> Faces:
    first = np.arange(PIECES) + (PIECES + 1) * np.arange(lines)[:, None]
    return np.stack((first, first + 1), axis=-1).reshape(-1, 2)

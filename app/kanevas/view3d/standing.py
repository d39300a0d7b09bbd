"""How a model stands before the viewer of the 3D view; no Qt here."""

import numpy as np

from kane.model import Model
from kane.reading.vertical import vertical
from kanevas.view3d.meshes import Array

# Directions to the right, up and towards the viewer of each work plane, as rows.
PLANES: dict[str, Array] = {
    "xy": np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    "xz": np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]]),
    "yz": np.array([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]]),
}


def standing(model: Model) -> Array:
    """Return the directions to the right, up and towards who stands in front, as rows.

    The viewer stands before the work plane; where that lies flat, at the lower edge of its
    drawing.
    """
    right, _, towards = PLANES[model.work_plane]
    up = np.array(vertical(model))
    if abs(up @ towards) > 0.5:
        towards = np.cross(right, up)
    return np.array([np.cross(up, towards), up, towards])

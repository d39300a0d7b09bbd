"""How a model stands before the viewer of the 3D view; no Qt here."""

import numpy as np

from kane.model import Model
from kane.reading.vertical import vertical
from kanevas.drawing.geometry import PLANES
from kanevas.view3d.meshes import Array


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

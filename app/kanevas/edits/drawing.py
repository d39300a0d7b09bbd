"""Bodies as they are drawn in the work plane."""

import math

import numpy as np
import numpy.typing as npt

from kane.elements.body import Body
from kane.elements.orientation import AxisAngle
from kane.elements.shapes import Rod
from kane.fields import Vector

Array = npt.NDArray[np.float64]

STEEL = 7850.0  # kg/m^3
SLENDERNESS = 25.0  # length over radius of a rod that is drawn


def vector(point: Array) -> Vector:
    """Return a point as the model holds it, with zeros that are zero."""
    x, y, z = (point + 0.0).tolist()
    return (x, y, z)


def rod(name: str, start: Array, end: Array, plane: Array) -> Body:
    """Return a rod of steel between two points of the work plane.

    Its body axes are the ground axes turned about the normal of the plane by the rod's angle, so
    that the normal has the same components in both.

    Args:
        name: its name.
        start: its first end in ground axes, (3,) [m].
        end: its other end.
        plane: directions to the right, up and towards the viewer, as rows in ground axes.

    """
    along = plane @ (end - start)
    length = math.hypot(along[0], along[1])
    half = vector(plane[0] * length / 2)
    return Body(
        name=name,
        density=STEEL,
        position=vector((start + end) / 2),
        orientation=AxisAngle(axis=vector(plane[2]), angle=math.atan2(along[1], along[0])),
        shapes=(Rod(start=vector(-np.array(half)), end=half, radius=length / SLENDERNESS),),
    )

"""Where a rim touches its plane, such as that of a rolling disc."""

import numpy as np
import numpy.typing as npt

from kane.elements.ends import Rim
from kane.fields import Vector
from kane.model.poses import Poses

Array = npt.NDArray[np.float64]

FLAT = 1e-6  # sine of a tilt below which a disc counts as flat, without a lowest point


def contact_point(rim: Rim, poses: Poses) -> Array:
    """Return the lowest point of a rim above its plane, in ground axes [m].

    It need not lie in the plane where the joint is open. For a rim that lies flat, or has no
    axis or no normal, it is the centre.
    """
    centre = poses.point(rim.body_b, rim.center)
    normal = poses.turned(rim.body_a, _of_length_1(rim.normal))
    axis = poses.turned(rim.body_b, _of_length_1(rim.axis))
    found = lowest_points(centre[None], normal[None], axis[None], np.array([rim.radius]))
    lowest: Array = found[0]
    return lowest


def lowest_points(centres: Array, normals: Array, axes: Array, radii: Array) -> Array:
    """Return the points of circles that are farthest against directions, (n, 3) [m].

    A circle that lies flat has none; then it is the centre.

    Args:
        centres: (n, 3) of the circles [m].
        normals: (n, 3) the directions, unit vectors or zero.
        axes: (n, 3) of the circles, unit vectors or zero.
        radii: (n,) of the circles [m].

    """
    down = (axes * normals).sum(axis=1, keepdims=True) * axes - normals
    sines = np.linalg.norm(down, axis=1)
    parts = np.divide(radii, sines, out=np.zeros_like(radii), where=sines > FLAT)
    points: Array = centres + parts[:, None] * down
    return points


def _of_length_1(axis: Vector) -> Array:
    local = np.asarray(axis, dtype=float)
    unit: Array = local / (np.linalg.norm(local) or 1.0)
    return unit

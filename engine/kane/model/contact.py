"""Where a rolling disc touches its plane."""

import numpy as np
import numpy.typing as npt

from kane.elements.rolling_disc import RollingDisc
from kane.fields import GROUND, Vector
from kane.model.poses import Poses

Array = npt.NDArray[np.float64]

FLAT = 1e-6  # sine of a tilt below which a disc counts as flat, without a lowest point


def contact_point(disc: RollingDisc, poses: Poses) -> Array:
    """Return the lowest point of the disc above its plane, in ground axes [m].

    It need not lie in the plane where the joint is open. For a disc that lies flat, or has no
    axis or no normal, it is the centre.
    """
    centre = poses.point(disc.body_b, disc.point_b)
    normal = _direction(disc.body_a, disc.axis_a, poses)
    axis = _direction(disc.body_b, disc.axis_b, poses)
    down = (axis @ normal) * axis - normal
    sine = float(np.linalg.norm(down))
    return centre + disc.radius / sine * down if sine > FLAT else centre


def plane_normal(disc: RollingDisc, poses: Poses) -> Array:
    """Return the unit normal of the plane in ground axes."""
    return _direction(disc.body_a, disc.axis_a, poses)


def _direction(body: str, axis: Vector, poses: Poses) -> Array:
    local = np.asarray(axis, dtype=float)
    local = local / (np.linalg.norm(local) or 1.0)
    turned: Array = local if body == GROUND else poses.rotation[poses.names.index(body)] @ local
    return turned

"""How far a joint is from what its equations ask for."""

import math

import numpy as np

from kane.elements.primitives import (
    AxesAngle,
    Constraint,
    Distance,
    PathRow,
    PointCoincidence,
    PointInPlane,
    RollingContact,
    VelocityRow,
)
from kane.elements.rolling_disc import RollingDisc
from kane.fields import GROUND, Vector
from kane.model import Joint
from kane.model.contact import contact_point, plane_normal
from kane.model.poses import Poses
from kanevas.canvas.geometry import Array

# Axes that miss their angle by more show as an open joint: the sine of two degrees.
ASKEW = 0.035


class Recipe:
    """The equations of one joint, judged at a pose.

    Attributes:
        holds_points: whether any equation speaks of the joint's points.

    """

    def __init__(self, joint: Joint) -> None:
        # A joint with faults, as one without a direction, has no equations that make sense.
        rows = () if any(joint.faults("")) else tuple(joint.rows())
        self._disc = joint if isinstance(joint, RollingDisc) and rows else None
        placeless = (AxesAngle, PathRow, RollingContact, VelocityRow)
        self._points = [row for row in rows if not isinstance(row, placeless)]
        self._angles = [row for row in rows if isinstance(row, AxesAngle)]
        self.holds_points = bool(self._points or self._disc) or not rows

    def miss(self, poses: Poses) -> Array:
        """Return the way from where end B belongs to where it is, in ground axes [m]."""
        if self._disc:
            gap = contact_point(self._disc, poses) - poses.point(*self._disc.ends()[0])
            normal = plane_normal(self._disc, poses)
            return (gap @ normal) * normal
        return sum((_miss(row, poses) for row in self._points), np.zeros(3))

    def place(self, end: Array, poses: Poses) -> Array:
        """Return where the second body has the sign: its end, or the lowest point of a disc."""
        return contact_point(self._disc, poses) if self._disc else end

    def is_askew(self, poses: Poses) -> bool:
        """Tell whether axes visibly miss the angle that they should keep."""
        return any(
            abs(_axis(row.body_a, row.axis_a, poses) @ _axis(row.body_b, row.axis_b, poses)
                - row.cosine) > ASKEW
            for row in self._angles
        )  # fmt: skip


def _miss(row: Constraint, poses: Poses) -> Array:
    gap = poses.point(row.body_b, row.point_b) - poses.point(row.body_a, row.point_a)
    match row:
        case PointCoincidence():
            return gap
        case PointInPlane():
            normal = _axis(row.body_a, row.normal, poses)
            return (gap @ normal) * normal
        case Distance():
            length = math.hypot(*gap)
            return gap * (1 - row.distance / length) if length else gap
    return np.zeros(3)


def _axis(body: str, axis: Vector, poses: Poses) -> Array:
    direction = np.asarray(axis, dtype=float)
    return direction if body == GROUND else poses.rotation[poses.names.index(body)] @ direction

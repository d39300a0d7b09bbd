"""All joints.

Each says by ``exchangeable`` whether it is the same with its two bodies exchanged, but for the sign
of its coordinates, and by ``leaves`` what it leaves free in space, in words.
"""

from typing import get_args

from kane.elements.ball import Ball
from kane.elements.constant_velocity import ConstantVelocity
from kane.elements.cylindrical import Cylindrical
from kane.elements.fixed import Fixed
from kane.elements.knife_edge import KnifeEdge
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_curve import PointOnCurve
from kane.elements.point_on_line import PointOnLine
from kane.elements.primitives import Constraint, PointCoincidence, PointInPlane
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint

__all__ = [
    "Ball",
    "ConstantVelocity",
    "Cylindrical",
    "Fixed",
    "KnifeEdge",
    "ParallelAxes",
    "PerpendicularAxes",
    "Planar",
    "PointInPlaneJoint",
    "PointOnCurve",
    "PointOnLine",
    "Prismatic",
    "Revolute",
    "RodJoint",
    "RollingDisc",
    "Screw",
    "Universal",
    "VelocityJoint",
]

Joint = (
    Revolute
    | Prismatic
    | Ball
    | Fixed
    | Cylindrical
    | Screw
    | Universal
    | ConstantVelocity
    | Planar
    | RodJoint
    | PointOnLine
    | PointOnCurve
    | PointInPlaneJoint
    | ParallelAxes
    | PerpendicularAxes
    | RollingDisc
    | KnifeEdge
    | VelocityJoint
)
"""A joint of any type, the types in the order in which they are offered."""

JOINTS: tuple[type[Joint], ...] = get_args(Joint)


PRESSING = (PointCoincidence, PointInPlane)
"""Constraints whose rows are forces at a point."""


def rows_when_held(joint: Joint) -> tuple[Constraint, ...]:
    """Return the constraints of a joint while it holds, also of one that slides or lifts off."""
    held = joint.contacts({}, {}) if isinstance(joint, RollingDisc) else ()
    return (*joint.rows(), *(row for contact in held for row in contact.held))


def axes_needed(joint: Joint) -> frozenset[str]:
    """Return the bodies of whose axes a joint speaks; a particle, which has none, is not for it."""
    return frozenset[str]().union(*(row.needs_axes_of() for row in rows_when_held(joint)))


def holds_points_together(joint: Joint) -> bool:
    """Whether a joint leaves its two points no way apart."""
    return any(isinstance(row, PointCoincidence) for row in rows_when_held(joint))


def presses(joint: Joint) -> bool:
    """Whether a joint has a force at a point, by which it may rub."""
    return any(isinstance(row, PRESSING) for row in rows_when_held(joint))

"""All joints.

Each says by ``exchangeable`` whether it is the same with its two bodies exchanged, but for the sign
of its coordinates.
"""

from kane.elements.ball import Ball
from kane.elements.cylindrical import Cylindrical
from kane.elements.fixed import Fixed
from kane.elements.knife_edge import KnifeEdge
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_line import PointOnLine
from kane.elements.primitives import PointCoincidence
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint

Joint = (
    Ball
    | Revolute
    | Prismatic
    | Cylindrical
    | Screw
    | Universal
    | Planar
    | Fixed
    | PointOnLine
    | PointInPlaneJoint
    | ParallelAxes
    | PerpendicularAxes
    | RodJoint
    | RollingDisc
    | KnifeEdge
    | VelocityJoint
)


def axes_needed(joint: Joint) -> frozenset[str]:
    """Return the bodies of whose axes a joint speaks; a particle, which has none, is not for it."""
    return frozenset[str]().union(*(row.needs_axes_of() for row in joint.rows()))


def holds_points_together(joint: Joint) -> bool:
    """Whether a joint leaves its two points no way apart."""
    return any(isinstance(row, PointCoincidence) for row in joint.rows())

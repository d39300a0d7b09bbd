"""Primitive constraints and loads: all that the kernels know of joints and forces.

A joint yields constraints, a force element yields loads. What each one adds to the equations
stands in the kernel of the same name.
"""

from typing import NamedTuple

from kane.fields import Vector


class PointCoincidence(NamedTuple):
    """Three rows: point B of ``body_b`` lies on point A of ``body_a``, along ground axes."""

    body_a: str
    point_a: Vector
    body_b: str
    point_b: Vector


class PointInPlane(NamedTuple):
    """One row: point B lies in the plane through point A with a normal in axes of ``body_a``."""

    body_a: str
    point_a: Vector
    normal: Vector
    body_b: str
    point_b: Vector


class AxesAngle(NamedTuple):
    """One row: an axis of each body, in body axes, keep an angle of this cosine."""

    body_a: str
    axis_a: Vector
    body_b: str
    axis_b: Vector
    cosine: float = 0.0


class Distance(NamedTuple):
    """One row: point A and point B keep this distance."""

    body_a: str
    point_a: Vector
    body_b: str
    point_b: Vector
    distance: float


class RollingContact(NamedTuple):
    """Three rows: a disc of ``body_b`` touches a plane of ``body_a`` and rolls on it.

    The plane goes through point A; ``directions`` are its normal, which points to the side of the
    disc, and two directions in it: unit vectors across each other, in axes of ``body_a``. Point B
    is the centre of the disc.
    """

    body_a: str
    point_a: Vector
    directions: tuple[Vector, Vector, Vector]
    body_b: str
    point_b: Vector
    axis: Vector
    radius: float


class VelocityRow(NamedTuple):
    """One row: a . (v_B - v_A) + b . (w_B - w_A) = 0 at point B.

    a is ``linear``, b is ``angular`` [m], both in axes of the body ``axes_of``.
    """

    body_a: str
    body_b: str
    point_b: Vector
    axes_of: str
    linear: Vector
    angular: Vector


class PointToPoint(NamedTuple):
    """A linear spring and damper on the line from point A to point B."""

    body_a: str
    point_a: Vector
    body_b: str
    point_b: Vector
    stiffness: float
    damping: float
    free_length: float


class Wrench(NamedTuple):
    """A constant force at a point (body axes) and a constant torque on one body."""

    body: str
    point: Vector
    force: Vector
    torque: Vector
    in_body_axes: bool


Constraint = PointCoincidence | PointInPlane | AxesAngle | Distance | RollingContact | VelocityRow
Load = PointToPoint | Wrench

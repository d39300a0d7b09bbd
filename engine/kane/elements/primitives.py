"""Primitive constraints and loads: all that the kernels know of joints and forces.

A joint yields constraints, a force element yields loads. What each one adds to the equations
stands in the kernel of the same name.
"""

from typing import NamedTuple

from kane.fields import Vector

Triad = tuple[Vector, Vector, Vector]


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


class Cushion(NamedTuple):
    """Springs and dampers along and about the axes of a frame of ``body_a``.

    ``axes_a`` and ``axes_b`` are the unit vectors x, y, z of the two frames in body axes.
    """

    body_a: str
    point_a: Vector
    axes_a: Triad
    body_b: str
    point_b: Vector
    axes_b: Triad
    stiffness: Vector
    damping: Vector
    rotary_stiffness: Vector
    rotary_damping: Vector


class Attraction(NamedTuple):
    """Gravitation between each two of these bodies, or of all bodies where none is named."""

    bodies: tuple[str, ...]
    constant: float


class Resistance(NamedTuple):
    """What a medium that moves with ``flow`` (ground axes) does to a body at a point."""

    body: str
    point: Vector
    flow: Vector
    linear: float
    quadratic: float
    rotary_linear: float
    rotary_quadratic: float


Constraint = PointCoincidence | PointInPlane | AxesAngle | Distance
Load = PointToPoint | Wrench | Cushion | Attraction | Resistance

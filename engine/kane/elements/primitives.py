"""Primitive constraints and loads: all that the kernels know of joints and forces.

A joint yields constraints, a force element yields loads. What each one adds to the equations
stands in the kernel of the same name.
"""

from typing import NamedTuple

from kane.fields import Varying, VaryingVector, Vector
from kane.kernels.codes import POSITION

Triad = tuple[Vector, Vector, Vector]


class PointCoincidence(NamedTuple):
    """Three rows: point B of ``body_b`` lies on point A of ``body_a``, along ground axes.

    Two rows where one of the axes, by its number, is ``left_out``.
    """

    body_a: str
    point_a: Vector
    body_b: str
    point_b: Vector
    left_out: int | None = None


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
    is the centre of the disc. Only the first ``held`` directions hold.
    """

    body_a: str
    point_a: Vector
    directions: tuple[Vector, Vector, Vector]
    body_b: str
    point_b: Vector
    axis: Vector
    radius: float
    held: int = 3


class VelocityRow(NamedTuple):
    """One row: a . (v_B - v_A) + b . (w_B - w_A) = g(t) at point B.

    a is ``linear``, b is ``angular`` [m], both in axes of the body ``axes_of``; g is ``speed``.
    """

    body_a: str
    body_b: str
    point_b: Vector
    axes_of: str
    linear: Vector
    angular: Vector
    speed: Varying = 0.0


class DistancePath(NamedTuple):
    """The distance of point B from point A."""

    body_a: str
    point_a: Vector
    body_b: str
    point_b: Vector


class DisplacementPath(NamedTuple):
    """The displacement of point B from point A along an axis of ``body_a``."""

    body_a: str
    point_a: Vector
    axis: Vector
    body_b: str
    point_b: Vector


class AnglePath(NamedTuple):
    """The angle about an axis of ``body_a`` from its direction x to a side of ``body_b``."""

    body_a: str
    axes: tuple[Vector, Vector, Vector]
    body_b: str
    side: Vector


class SpinPath(NamedTuple):
    """A component of the angular velocity of a body in its own axes; it has a rate alone."""

    body_b: str
    axis: Vector


Path = DistancePath | DisplacementPath | AnglePath | SpinPath


class PathRow(NamedTuple):
    """One row: the sum of factors times paths keeps a value, or follows a function of time.

    Without an ``offset`` the value is that of the placement in the model. ``angular`` says that
    the sum is an angle, not a length.
    """

    terms: tuple[tuple[float, Path], ...]
    offset: float | None = None
    drive: Varying | None = None
    level: int = POSITION
    angular: bool = False


class PathLoad(NamedTuple):
    """A spring, damper, friction and law along a path, see ``kernels.path_load``."""

    path: Path
    stiffness: float = 0.0
    damping: float = 0.0
    free: float = 0.0
    friction: float = 0.0
    friction_rate: float = 1.0
    law: Varying | None = None
    sign: float = 1.0


class Wrench(NamedTuple):
    """A force at a point (body axes) and a torque on one body."""

    body: str
    point: Vector
    force: VaryingVector
    torque: VaryingVector
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


Constraint = (
    PointCoincidence | PointInPlane | AxesAngle | Distance | RollingContact | VelocityRow | PathRow
)
Load = PathLoad | Wrench | Cushion | Attraction | Resistance

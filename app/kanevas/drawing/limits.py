"""From where the limits of an angle are drawn: what canvas and space have in common."""

import math
from collections.abc import Mapping
from typing import NamedTuple

from kane.elements.axes import AxisJoint, FrameJoint
from kane.elements.body import Body
from kane.elements.directions import dot, triad
from kane.fields import GROUND, Vector

ARC_ALONE = math.radians(40)  # how far the arc of one limit alone goes
LEAST_ARM = 1e-9  # m
MOST_TURNS = 10  # of an arc; more are a spiral that nobody could follow


class Zero(NamedTuple):
    """What the limits of an angle are counted from, as drawn.

    Attributes:
        body: that in which they stand still.
        x, y: across the axis in its axes, y a quarter turn ahead of x.
        angle: of the arm of the other body at the angle zero, from x to y [rad].
        sense: -1 where the arm turns the other way as the angle grows, else 1.

    """

    body: str
    x: Vector
    y: Vector
    angle: float
    sense: float


def arc_between(lower: float | None, upper: float | None) -> tuple[float, float]:
    """Return from which angle to which an arc is drawn: a piece of it beside a limit alone [rad].

    Of more turns than can be seen it has the first ones; there is at least one limit.
    """
    low = lower if lower is not None else (upper or 0.0) - ARC_ALONE
    high = upper if upper is not None else low + ARC_ALONE
    most = 2 * math.pi * MOST_TURNS
    return low, low + min(max(high - low, -most), most)


def zero_of(joint: AxisJoint, centers: Mapping[str, Vector]) -> Zero:
    """Return from where the limits of the angle of a joint are drawn: its other body's long side.

    Args:
        joint: one with an angle.
        centers: mass centres of the bodies, in their axes [m].

    """
    sides = (joint.side_a, joint.side_b) if isinstance(joint, FrameJoint) else (None, None)
    a, b = triad(joint.axis_a, sides[0]), triad(joint.axis_b, sides[1])
    if joint.body_b == GROUND:
        angle = _arm(centers.get(joint.body_a), joint.point_a, a)
        return Zero(joint.body_b, b[0], b[1], angle, -1.0)
    angle = _arm(centers.get(joint.body_b), joint.point_b, b)
    return Zero(joint.body_a, a[0], a[1], angle, 1.0)


def _arm(center: Vector | None, point: Vector, axes: tuple[Vector, Vector, Vector]) -> float:
    """Return the angle from x of the way from a point of a body to its mass centre."""
    if center is None:
        return 0.0
    way = (center[0] - point[0], center[1] - point[1], center[2] - point[2])
    x, y = dot(way, axes[0]), dot(way, axes[1])
    return math.atan2(y, x) if math.hypot(x, y) > LEAST_ARM else 0.0


def center_of(body: Body) -> Vector:
    """Return the mass centre of a body, in its axes [m]."""
    x, y, z = body.mass_properties().center.tolist()
    return (x, y, z)

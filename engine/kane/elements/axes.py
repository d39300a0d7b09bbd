"""Joints and bushings with an axis in each body, and the recipes that they share."""

import math
from collections.abc import Iterator
from typing import Annotated

from kane.elements.ends import TwoPointElement
from kane.elements.primitives import AnglePath, AxesAngle, DisplacementPath, PointInPlane
from kane.errors import Fault
from kane.fields import Vector, quantity

AngleRate = Annotated[
    float | None,
    quantity("rad/s", "θ'", "Rate of the angle at the start; left out, it follows the others"),
]
DisplacementRate = Annotated[
    float | None,
    quantity("m/s", "s'", "Rate of the displacement at the start; left out, it follows the others"),
]
X: Vector = (1.0, 0.0, 0.0)
Z: Vector = (0.0, 0.0, 1.0)
LEAST_SINE = 1e-6  # below it a side is as good as along its axis


class AxisJoint(TwoPointElement, frozen=True, kw_only=True):
    """Base of the joints with an axis in each body; any length but zero will do."""

    axis_a: Annotated[Vector, quantity("1", "n_a", "Axis, in the axes of body_a")] = Z
    axis_b: Annotated[Vector, quantity("1", "n_b", "Axis, in the axes of body_b")] = Z

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the joint meaningless."""
        yield from super().faults(path)
        for field in ("axis_a", "axis_b"):
            if not any(getattr(self, field)):
                yield Fault(f"{path}.{field}", "must not be zero")


class FrameJoint(AxisJoint, frozen=True, kw_only=True):
    """Base of what holds or counts the turn about its axis: a side says where it stands.

    The angle of a joint is the one from side_a to side_b, about the axis of body A.
    """

    side_a: Annotated[
        Vector | None,
        quantity("1", "s_a", "Direction across the axis, in the axes of body_a; by default the "
                 "body axis that is farthest from it"),
    ] = None  # fmt: skip
    side_b: Annotated[
        Vector | None,
        quantity("1", "s_b", "Direction across the axis, in the axes of body_b, to which the turn "
                 "from side_a is held or counted; by default the body axis that is farthest"),
    ] = None  # fmt: skip

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the joint meaningless."""
        yield from super().faults(path)
        for axis, side, field in (
            (self.axis_a, self.side_a, "side_a"),
            (self.axis_b, self.side_b, "side_b"),
        ):
            if side is not None and any(axis) and _sine(axis, side) < LEAST_SINE:
                yield Fault(f"{path}.{field}", "must not lie along the axis or be zero")


def unit(vector: Vector) -> Vector:
    """Return the vector at length 1; z for the zero vector, which the check refuses."""
    x, y, z = vector
    length = math.hypot(x, y, z)
    if not length:
        return Z
    return (x / length, y / length, z / length)


def cross(a: Vector, b: Vector) -> Vector:
    """Return a x b."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def triad(axis: Vector, side: Vector | None = None) -> tuple[Vector, Vector, Vector]:
    """Return unit vectors x, y, z with z along the axis and x on the side's side of it.

    Without a side, or with one along the axis, x is next to the body axis that is farthest from
    ``axis``.
    """
    z = unit(axis)
    if side is None or _sine(z, side) < LEAST_SINE:
        farthest = min(range(3), key=lambda i: abs(z[i]))
        side = (float(farthest == 0), float(farthest == 1), float(farthest == 2))
    y = unit(cross(z, side))
    return cross(y, z), y, z


def on_line(joint: AxisJoint) -> Iterator[PointInPlane]:
    """Yield rows that hold point B on the line through point A along the axis."""
    x, y, _ = triad(joint.axis_a)
    for normal in (x, y):
        yield PointInPlane(joint.body_a, joint.point_a, normal, joint.body_b, joint.point_b)


def in_plane(joint: AxisJoint) -> Iterator[PointInPlane]:
    """Yield the row that holds point B in the plane through point A across the axis."""
    normal = unit(joint.axis_a)
    yield PointInPlane(joint.body_a, joint.point_a, normal, joint.body_b, joint.point_b)


def parallel(joint: AxisJoint) -> Iterator[AxesAngle]:
    """Yield rows that hold the two axes parallel."""
    x, y, _ = triad(joint.axis_b)
    for across in (x, y):
        yield AxesAngle(joint.body_a, unit(joint.axis_a), joint.body_b, across)


def same_turn(joint: FrameJoint) -> Iterator[AxesAngle]:
    """Yield rows that hold axes and sides of the bodies together: no turn is left."""
    yield from parallel(joint)
    x, _, _ = triad(joint.axis_a, joint.side_a)
    _, y, _ = triad(joint.axis_b, joint.side_b)
    yield AxesAngle(joint.body_a, x, joint.body_b, y)


def turn(joint: FrameJoint) -> AnglePath:
    """Return the angle about the axis of body A, between the sides of the two bodies."""
    across, _, _ = triad(joint.axis_b, joint.side_b)
    return AnglePath(joint.body_a, triad(joint.axis_a, joint.side_a), joint.body_b, across)


def slide(joint: AxisJoint) -> DisplacementPath:
    """Return the displacement of point B from point A along the axis of body A."""
    axis = unit(joint.axis_a)
    return DisplacementPath(joint.body_a, joint.point_a, axis, joint.body_b, joint.point_b)


def _sine(a: Vector, b: Vector) -> float:
    return math.hypot(*cross(a, b)) / (math.hypot(*a) * math.hypot(*b) or 1.0)

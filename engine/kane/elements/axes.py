"""Joints and bushings with an axis in each body, and the recipes that they share."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from kane.elements.directions import LEAST_SINE, Z, sine, triad, unit
from kane.elements.ends import TwoPointElement
from kane.elements.primitives import AnglePath, AxesAngle, DisplacementPath, PointInPlane
from kane.errors import Fault
from kane.fields import Vector, VectorOf, quantity
from kane.sentences import say

AngleRate = Annotated[
    float | None,
    quantity("rad/s", "θ'", "Rate of the angle at the start; left out, it follows the others"),
]
DisplacementRate = Annotated[
    float | None,
    quantity("m/s", "s'", "Rate of the displacement at the start; left out, it follows the others"),
]


class AxisJoint(TwoPointElement, frozen=True, kw_only=True):
    """Base of the joints with an axis in each body; any length but zero will do."""

    has_sides: ClassVar[bool] = False

    axis_a: Annotated[
        Vector, quantity("1", "n_a", "Axis, in the axes of body_a", VectorOf("axis", "body_a"))
    ] = Z
    axis_b: Annotated[
        Vector, quantity("1", "n_b", "Axis, in the axes of body_b", VectorOf("axis", "body_b"))
    ] = Z

    def axis_kind(self, slides: bool) -> Literal["direction", "turn"]:
        """Return what the axes are to a mirror image.

        Where the joint slides along them or they are directions alone, it has the image of the
        axis; where it turns about them, the axis about which the image of a turn goes, so that
        its angle counts the same way.

        Args:
            slides: whether of a joint that slides and turns the displacement is what counts.

        """
        free = self.coordinates().keys()
        along = "displacement" in free and (slides or "angle" not in free)
        return "direction" if along or not self.has_sides else "turn"

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the joint meaningless."""
        yield from super().faults(path)
        for field in ("axis_a", "axis_b"):
            if not any(getattr(self, field)):
                yield Fault(f"{path}.{field}", say("must not be zero"))


class FrameJoint(AxisJoint, frozen=True, kw_only=True):
    """Base of what holds or counts the turn about its axis: a side says where it stands.

    The angle of a joint is the one from side_a to side_b, about the axis of body A.
    """

    has_sides: ClassVar[bool] = True

    side_a: Annotated[
        Vector | None,
        quantity("1", "s_a", "Direction across the axis, in the axes of body_a; by default the "
                 "body axis that is farthest from it", VectorOf("direction", "body_a")),
    ] = None  # fmt: skip
    side_b: Annotated[
        Vector | None,
        quantity("1", "s_b", "Direction across the axis, in the axes of body_b, to which the turn "
                 "from side_a is held or counted; by default the body axis that is farthest",
                 VectorOf("direction", "body_b")),
    ] = None  # fmt: skip

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the joint meaningless."""
        yield from super().faults(path)
        for axis, side, field in (
            (self.axis_a, self.side_a, "side_a"),
            (self.axis_b, self.side_b, "side_b"),
        ):
            if side is not None and any(axis) and sine(axis, side) < LEAST_SINE:
                yield Fault(f"{path}.{field}", say("must not lie along the axis or be zero"))


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

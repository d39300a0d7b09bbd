"""How a joint is seen in the work plane."""

import math
from collections.abc import Hashable
from typing import NamedTuple

import numpy as np

from kane.elements.axes import AxisJoint
from kane.elements.knife_edge import KnifeEdge
from kane.elements.velocity_joint import VelocityJoint
from kane.fields import GROUND
from kane.model import Joint
from kanevas.canvas.joint_signs.joint_equations import JointEquations
from kanevas.canvas.joint_signs.marks import NEAR
from kanevas.drawing.geometry import Array

# An axis with a smaller share in the plane is drawn as seen end-on.
END_ON = 0.2
# Axes and ends that differ by less make the same sign: the latter by a hundredth of a pixel.
ALIKE, SAME_SPOT = 3e-4, 0.01
Z = np.array([0.0, 0.0, 1.0])


class Look(NamedTuple):
    """A joint as seen in the plane, in pixels (y down) from where its sign stands.

    Attributes:
        axes: unit vectors along the axes of the two bodies: to the right, down, and into the
            screen.
        ends: the points of the two bodies, (2, 2).
        grounded: which of the bodies is the ground.
        ahead: whether the origin of the second body lies ahead of the first's along the cross
            product of the axes.

    """

    axes: Array
    ends: Array
    grounded: tuple[bool, bool]
    ahead: bool

    @property
    def along(self) -> Array | None:
        """The direction of the first axis on the screen, None when it is seen end-on."""
        return seen_along(self.axes[0])

    def turned_back(self, along: Array) -> "Look":
        """Return the look before its right-hand direction was turned to a unit vector.

        Ends to which no centre line leads make no difference to such a sign.
        """
        back = np.array([along, (-along[1], along[0])]).T
        axes = self.axes.copy()
        axes[:, :2] = axes[:, :2] @ back
        is_far = np.hypot(*self.ends.T) >= NEAR
        return self._replace(axes=axes, ends=(self.ends * is_far[:, None]) @ back)

    def is_like(self, other: "Look | None") -> bool:
        """Tell whether this makes the same sign."""
        return (
            other is not None
            and self.ahead == other.ahead
            and np.abs(self.axes - other.axes).max() < ALIKE
            and np.abs(self.ends - other.ends).max() < SAME_SPOT
        )

    def rounded(self) -> Hashable:
        """Return what is the same of looks whose signs the eye cannot tell from each other."""
        axes, ends = np.round(self.axes, 3) + 0.0, np.round(self.ends, 1) + 0.0
        return axes.tobytes(), ends.tobytes(), self.grounded, self.ahead


def seen_along(axis: Array) -> Array | None:
    """Return the direction of an axis on the screen, None when it is seen end-on."""
    length = math.hypot(*axis[:2])
    return axis[:2] / length if length > END_ON else None


def upright(along: Array) -> Array:
    """Return a direction or its opposite, so that what is below it is drawn lower down."""
    return -along if (along[0], -along[1]) < (-1e-9, 0.0) else along


class Viewer:
    """What decides how one joint is seen.

    Args:
        joint: the joint. One that is the same with its bodies exchanged counts them in turned
            order where the second is the ground.

    Attributes:
        ends: its two points, each the body and the point in its axes.
        axes: its directions, each the body and the unit vector in its axes; two or none.
        grounded: which of the bodies is the ground.
        sense: -1 where the joint's coordinate goes against its second body along the axes, else 1.
        recipe: its equations.

    """

    def __init__(self, joint: Joint) -> None:
        turned = joint.exchangeable and joint.body_b == GROUND
        order = -1 if turned else 1
        bodies = (joint.body_a, joint.body_b)[::order]
        ends = joint.ends()
        self.ends = (ends[0], ends[-1])[::order]
        self.axes = _axes(joint)[::order]
        self.grounded = (bodies[0] == GROUND, bodies[1] == GROUND)
        self.sense = -1.0 if turned else 1.0
        self.recipe = JointEquations(joint)


def _axes(joint: Joint) -> tuple[tuple[str, Array], ...]:
    """Return (body, unit vector in its axes) of the directions of a joint, two or none.

    Those of a velocity joint are the two vectors; one that is zero stays so.
    """
    match joint:
        case AxisJoint():
            axes = (joint.body_a, joint.axis_a), (joint.body_b, joint.axis_b)
            return tuple((body, _unit(np.array(axis, dtype=float))) for body, axis in axes)
        case KnifeEdge():
            return ((joint.body_b, _unit(np.array(joint.across, dtype=float))),) * 2
        case VelocityJoint():
            body = joint.body_a if joint.axes == "body_a" else joint.body_b
            vectors = np.array(joint.linear), np.array(joint.angular)
            return tuple((body, _unit(v) if v.any() else np.zeros(3)) for v in vectors)
    return ()


def _unit(vector: Array) -> Array:
    length = math.hypot(*vector)
    return vector / length if length else Z

"""How a joint is seen in the work plane."""

import math
from typing import NamedTuple

import numpy as np

from kane.elements.axes import AxisJoint, cross
from kane.elements.knife_edge import KnifeEdge
from kane.elements.velocity_joint import VelocityJoint
from kane.fields import GROUND
from kane.model import Joint
from kane.model.poses import Poses
from kanevas.canvas.camera import Camera
from kanevas.canvas.geometry import Array
from kanevas.canvas.joint_signs.recipe import Recipe

# An axis with a smaller share in the plane is drawn as seen end-on.
END_ON = 0.2
# From (right, up, towards the viewer) to (right, down, into the screen).
DOWN = np.array([[1.0], [-1.0], [-1.0]])
Z = np.array([0.0, 0.0, 1.0])
# What stands for the axes of a joint that has none.
FACING = np.array([Z, Z]), True


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

    def is_like(self, other: "Look | None") -> bool:
        """Tell whether this makes the same sign, to a hundredth of a pixel."""
        return (
            other is not None
            and self.ahead == other.ahead
            and np.abs(self.axes - other.axes).max() < 3e-4
            and np.abs(self.ends - other.ends).max() < 0.01
        )


def seen_along(axis: Array) -> Array | None:
    """Return the direction of an axis on the screen, None when it is seen end-on."""
    length = math.hypot(*axis[:2])
    return axis[:2] / length if length > END_ON else None


def upright(along: Array) -> Array:
    """Return a direction or its opposite, so that what is below it is drawn lower down."""
    return -along if (along[0], -along[1]) < (-1e-9, 0.0) else along


class Viewer:
    """Looks at one joint.

    Args:
        joint: the joint.
        ground_first: whether its two bodies count in turned order when the second is the ground.

    """

    def __init__(self, joint: Joint, ground_first: bool) -> None:
        self._turned = ground_first and joint.body_b == GROUND
        order = -1 if self._turned else 1
        bodies = (joint.body_a, joint.body_b)[::order]
        ends = joint.ends()
        self._ends = tuple((body, np.array(point)) for body, point in (ends[0], ends[-1]))[::order]
        self._axes = _axes(joint)[::order]
        self._grounded = (bodies[0] == GROUND, bodies[1] == GROUND)
        self._recipe = Recipe(joint)

    @property
    def sense(self) -> float:
        """-1 where the joint's coordinate goes against its second body along the axes, else 1."""
        return -1.0 if self._turned else 1.0

    def look(self, poses: Poses, camera: Camera) -> tuple[Array, Array, Look]:
        """Return where the sign stands, how far the joint is open there, and how it is seen."""
        places = np.array([poses.point(*end) for end in self._ends])
        if self._recipe.holds_points:
            miss = self._recipe.miss(poses) * self.sense
            at = self._recipe.place(places[1], poses) - miss
        else:
            miss, at = np.zeros(3), (places[0] + places[1]) / 2
        flat = camera.axes[:2] * DOWN[:2] * camera.scale
        axes, ahead = self._seen_axes(poses, camera.axes * DOWN) if self._axes else FACING
        seen = Look(axes, (places - at) @ flat.T, self._grounded, ahead)
        return camera.to_view(at), flat @ miss, seen

    def _seen_axes(self, poses: Poses, screen: Array) -> tuple[Array, bool]:
        """Return the axes as seen, and whether the second body lies ahead of the first."""
        a, b = (self._rotation(body, poses) @ axis for body, axis in self._axes)
        # The ground has no middle, and no say in it.
        to_middles = [
            0.0 if body == GROUND else self._rotation(body, poses) @ -point
            for body, point in self._ends
        ]
        across = np.array(cross(a.tolist(), b.tolist()))
        ahead = bool(np.sum(across * (to_middles[1] - to_middles[0])) >= 0)
        return np.array([a, b]) @ screen.T, ahead

    def is_askew(self, poses: Poses) -> bool:
        """Tell whether axes visibly miss the angle that they should keep."""
        return self._recipe.is_askew(poses)

    @staticmethod
    def _rotation(body: str, poses: Poses) -> Array:
        return np.eye(3) if body == GROUND else poses.rotation[poses.names.index(body)]


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

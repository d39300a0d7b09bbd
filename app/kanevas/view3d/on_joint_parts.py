"""The solids of what acts in a joint: springs, drivers and locks."""

import numpy as np

from kane.elements.drivers import AngleDriver, DisplacementDriver
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.on_joint import OnJoint
from kane.fields import GROUND
from kane.model import Joint
from kane.model.poses import Poses
from kanevas.look.theme import Theme
from kanevas.view3d import signs
from kanevas.view3d.joint_parts import Ends, ends_of
from kanevas.view3d.mesh_in_axes import ORIGIN, MeshInAxes
from kanevas.view3d.meshes import Array
from kanevas.view3d.moving import Carrier, Solid

# Sizes and places in radii of the joint's sign.
SPIRAL, WIRE, ABOVE = (1.5, 3.4), 0.22, 2.4
COIL_RADIUS, COIL = 1.9, (2.0, 9.0)
TURN_RADIUS = 4.0
ARROW, ARROW_BESIDE = 9.0, 3.4
LOCK, LOCK_BESIDE = 2.6, 3.0


class OnJointParts:
    """Makes the solids of springs, drivers and locks in joints.

    Args:
        poses: where the bodies stand at first.
        axes: directions of the work plane to the right, up and towards the viewer, as rows.
        theme: the colours.

    """

    def __init__(self, poses: Poses, axes: Array, theme: Theme) -> None:
        self._poses = poses
        self._axes = axes
        self._theme = theme

    def solid(self, element: OnJoint, joint: Joint, radius: float) -> Solid:
        """Return the solid of an element, for a joint whose sign has this radius."""
        ends = ends_of(joint)
        body, point = ends.bodies[1], ends.points[1]
        is_spring = isinstance(element, TorsionSpring | SliderSpring)
        color = self._theme.spring if is_spring else self._theme.joint
        sign = self._sign(element, ends)
        if sign is None:  # a lock stands upright, whatever its joint does
            return Solid(element.name, self._lock(radius), color, Carrier(body, point, GROUND))
        turned = sign.enlarged(radius).moved(ends.turns[0], ORIGIN)
        return Solid(element.name, turned, color, Carrier(body, point, ends.bodies[0]))

    def _sign(self, element: OnJoint, ends: Ends) -> MeshInAxes | None:
        """Return a sign with the axis of the joint along z, in radii of the joint's sign."""
        forward = np.array([0.0, 0.0, ends.sense])
        match element:
            case TorsionSpring():
                return _shifted(MeshInAxes(signs.spiral(*SPIRAL, WIRE)), self._above(ends))
            case SliderSpring():
                length = COIL[1] - COIL[0]
                coil = MeshInAxes(
                    signs.coil(length / COIL_RADIUS), np.full(3, COIL_RADIUS), length=length
                )
                return _shifted(coil, np.array([0.0, 0.0, -COIL[1]]))
            case AngleDriver():
                return _shifted(signs.turning_arrow(forward, TURN_RADIUS), self._above(ends))
            case DisplacementDriver():
                return _shifted(signs.arrow(forward, ARROW), np.array([ARROW_BESIDE, 0.0, 0.0]))
        return None

    def _above(self, ends: Ends) -> Array:
        """Return a point on the axis, on the side of the viewer of the work plane."""
        axis = self._poses.turned(ends.bodies[0], ends.turns[0][:, 2])
        return np.array([0.0, 0.0, ABOVE if axis @ self._axes[2] >= 0 else -ABOVE])

    def _lock(self, r: float) -> MeshInAxes:
        right, up, towards = self._axes
        place = LOCK_BESIDE * r * (right + up) + ABOVE * r * towards
        return MeshInAxes(signs.padlock(), np.full(3, LOCK * r), self._axes.T, place)


def _shifted(part: MeshInAxes, offset: Array) -> MeshInAxes:
    return part.moved(np.eye(3), offset)

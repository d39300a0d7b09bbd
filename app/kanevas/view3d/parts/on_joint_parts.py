"""The solids of what acts in a joint: springs, drivers and locks."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from kane.elements.drivers import AngleDriver, DisplacementDriver
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.on_joint import OnJoint
from kane.fields import GROUND
from kanevas.view3d import signs
from kanevas.view3d.mesh_in_axes import ORIGIN, MeshInAxes
from kanevas.view3d.meshes import Array
from kanevas.view3d.moving import Carrier, Solid
from kanevas.view3d.parts.joint_parts import Ends, ends_of
from kanevas.view3d.parts.site import Site

# Sizes and places in radii of the joint's sign.
SPIRAL, WIRE, ABOVE = (1.5, 3.4), 0.22, 2.4
COIL_RADIUS, COIL = 1.9, (2.0, 9.0)
TURN_RADIUS = 4.0
ARROW, ARROW_BESIDE = 9.0, 3.4
LOCK, LOCK_BESIDE = 2.6, 3.0


class OnJointSign(NamedTuple):
    """How a type of elements that act in a joint is drawn.

    Attributes:
        form: makes it with the axis of the joint along z, in radii of the joint's sign.
        color: name of its colour in the theme.

    """

    form: Callable[[Ends, Site], MeshInAxes]
    color: str


def _spiral(ends: Ends, site: Site) -> MeshInAxes:
    return _shifted(MeshInAxes(signs.spiral(*SPIRAL, WIRE)), _above(ends, site))


def _coil(_ends: Ends, _site: Site) -> MeshInAxes:
    length = COIL[1] - COIL[0]
    coil = MeshInAxes(signs.coil(length / COIL_RADIUS), np.full(3, COIL_RADIUS), length=length)
    return _shifted(coil, np.array([0.0, 0.0, -COIL[1]]))


def _turning_arrow(ends: Ends, site: Site) -> MeshInAxes:
    forward = np.array([0.0, 0.0, ends.sense])
    return _shifted(signs.turning_arrow(forward, TURN_RADIUS), _above(ends, site))


def _arrow(ends: Ends, _site: Site) -> MeshInAxes:
    forward = np.array([0.0, 0.0, ends.sense])
    return _shifted(signs.arrow(forward, ARROW), np.array([ARROW_BESIDE, 0.0, 0.0]))


def _above(ends: Ends, site: Site) -> Array:
    """Return a point on the axis, on the side of the viewer of the work plane."""
    axis = site.poses.turned(ends.bodies[0], ends.turns[0][:, 2])
    return np.array([0.0, 0.0, ABOVE if axis @ site.axes[2] >= 0 else -ABOVE])


def _shifted(part: MeshInAxes, offset: Array) -> MeshInAxes:
    return part.moved(np.eye(3), offset)


SIGNS: dict[type, OnJointSign] = {
    TorsionSpring: OnJointSign(_spiral, "spring"),
    SliderSpring: OnJointSign(_coil, "spring"),
    AngleDriver: OnJointSign(_turning_arrow, "joint"),
    DisplacementDriver: OnJointSign(_arrow, "joint"),
}


def _in_joint(element: OnJoint, site: Site) -> Iterator[Solid]:
    """Yield the solid of an element that turns with the axis of its joint."""
    joint, sign = site.joints[element.joint], SIGNS[type(element)]
    ends = ends_of(joint)
    form = sign.form(ends, site).enlarged(site.joint_radius(joint)).moved(ends.turns[0], ORIGIN)
    carrier = Carrier(ends.bodies[1], ends.points[1], ends.bodies[0])
    yield Solid(element.name, form, getattr(site.theme, sign.color), carrier)


def _lock(element: OnJoint, site: Site) -> Iterator[Solid]:
    """Yield a padlock, which stands upright, whatever its joint does."""
    joint = site.joints[element.joint]
    ends, r = ends_of(joint), site.joint_radius(joint)
    right, up, towards = site.axes
    place = LOCK_BESIDE * r * (right + up) + ABOVE * r * towards
    padlock = MeshInAxes(signs.padlock(), np.full(3, LOCK * r), site.axes.T, place)
    carrier = Carrier(ends.bodies[1], ends.points[1], GROUND)
    yield Solid(element.name, padlock, site.theme.joint, carrier)


SOLIDS = {**dict.fromkeys(SIGNS, _in_joint), AngleLock: _lock, DisplacementLock: _lock}

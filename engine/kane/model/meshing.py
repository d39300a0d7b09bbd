"""The teeth of gears and racks: what every view draws of them."""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.axes import AxisJoint, triad, unit
from kane.elements.couplings import Gear, RackPinion
from kane.fields import GROUND, Vector
from kane.model.model import Model
from kane.model.poses import Poses, initial_poses

Array = npt.NDArray[np.float64]

LEAST_TEETH, MOST_TEETH = 18, 240
# In modules, the pitch over pi: how far teeth reach over the pitch line and below it, and how far
# the back of the rim is from there.
ABOVE, BELOW, BACK = 0.9, 1.1, 3.0
# Where in its pitch, from -1/2 to 1/2, a tooth has its corners: half a pitch wide at the middle.
CORNERS = np.array([-0.32, -0.18, 0.18, 0.32])
HEIGHTS = np.array([-BELOW, ABOVE, ABOVE, -BELOW])
RACK_TEETH = 20


class Teeth(NamedTuple):
    """A row of teeth on a body, in its axes.

    Attributes:
        body: the body that has the teeth.
        outline: corners of the teeth, shape (n, 3) [m].
        back: the other side of the rim, a point for each of the outline, shape (n, 3) [m].
        axis: unit vector across the drawing of the teeth.
        closed: whether they go around, as those of a wheel.

    """

    body: str
    outline: Array
    back: Array
    axis: Array
    closed: bool


class _Mover(NamedTuple):
    """The body of a joint that counts as the moving one.

    ``sign`` is -1 where it is body_a, and goes against the joint's coordinate.
    """

    body: str
    point: Vector
    axis: Vector
    sign: float


def teeth(model: Model, coupling: Gear | RackPinion) -> tuple[Teeth, Teeth]:
    """Return the teeth of both parts, such that they mesh as the bodies are placed.

    The numbers of teeth are for the eye: pitch radii need not fit whole teeth.
    """
    joints = {joint.name: joint for joint in model.joints}
    first, second = (joints[name] for _, name, _ in coupling.joint_references())
    if not (isinstance(first, AxisJoint) and isinstance(second, AxisJoint)):
        raise TypeError("a joint with an angle or a displacement has an axis")
    movers = _mover(first, second), _mover(second, first)
    poses = initial_poses(model)
    if isinstance(coupling, Gear):
        return _gear(coupling, movers, poses)
    return _rack_and_pinion(coupling, movers, poses)


def _mover(joint: AxisJoint, other: AxisJoint) -> _Mover:
    """Return the wheel of a joint: not the ground, nor a carrier that both joints share."""
    resting = {GROUND} | ({joint.body_a, joint.body_b} & {other.body_a, other.body_b})
    if joint.body_b in resting and joint.body_a not in resting:
        return _Mover(joint.body_a, joint.point_a, joint.axis_a, -1.0)
    return _Mover(joint.body_b, joint.point_b, joint.axis_b, 1.0)


def _gear(gear: Gear, movers: tuple[_Mover, _Mover], poses: Poses) -> tuple[Teeth, Teeth]:
    a, b = movers
    towards = poses.point(b.body, b.point) - poses.point(a.body, a.point)
    module = 2 * min(gear.radius_a, gear.radius_b) / LEAST_TEETH
    if gear.mesh == "external":
        outward = (True, True)
        contacts = (towards, -towards)
    else:
        is_ring = gear.radius_a > gear.radius_b
        outward = (not is_ring, is_ring)
        contacts = (towards, towards) if is_ring else (-towards, -towards)
    return (
        _wheel(a, gear.radius_a, module, contacts[0], poses, outward[0], gap=False),
        _wheel(b, gear.radius_b, module, contacts[1], poses, outward[1], gap=True),
    )


def _wheel(
    mover: _Mover,
    radius: float,
    module: float,
    contact: Array,
    poses: Poses,
    outward: bool,
    gap: bool,
) -> Teeth:
    """Return a wheel with a tooth, or a gap, in the direction of the contact (ground axes)."""
    x, y, z = (poses.turned(mover.body, axis) for axis in triad(mover.axis))
    start = math.atan2(contact @ y, contact @ x)
    count = min(round(2 * radius / module), MOST_TEETH)
    turn = (np.arange(count)[:, None] + 0.5 * gap + CORNERS).ravel() / count * 2 * math.pi
    side = 1.0 if outward else -1.0
    height = side * module * np.tile(HEIGHTS, count)
    x, y, z = (np.array(axis) for axis in triad(mover.axis))
    spokes = np.outer(np.cos(start + turn), x) + np.outer(np.sin(start + turn), y)
    center = np.array(mover.point)
    outline = center + (radius + height)[:, None] * spokes
    back = center + (radius - side * BACK * module) * spokes
    return Teeth(mover.body, outline, back, z, closed=True)


def _rack_and_pinion(
    coupling: RackPinion, movers: tuple[_Mover, _Mover], poses: Poses
) -> tuple[Teeth, Teeth]:
    rack, pinion = movers
    radius = abs(coupling.radius)
    module = 2 * radius / LEAST_TEETH
    along = poses.turned(rack.body, unit(rack.axis))
    # Where the pinion turns about n, its rim goes along n x contact there: along the rack.
    sense = math.copysign(rack.sign * pinion.sign, coupling.radius)
    contact = sense * np.cross(along, poses.turned(pinion.body, unit(pinion.axis)))
    wheel = _wheel(pinion, radius, module, contact, poses, outward=True, gap=False)
    length = math.hypot(*contact)
    down = contact / length if length else np.zeros(3)
    at = poses.point(pinion.body, pinion.point) + radius * down
    return _rack(rack, at, along, down, module, poses), wheel


def _rack(rack: _Mover, at: Array, along: Array, down: Array, module: float, poses: Poses) -> Teeth:
    """Return a straight row of teeth through a point of ground axes, with a gap there."""
    numbers = np.arange(-RACK_TEETH // 2, RACK_TEETH // 2)[:, None]
    places = math.pi * module * (numbers + 0.5 + CORNERS).ravel()
    heights = module * np.tile(HEIGHTS, RACK_TEETH)
    line = at + np.outer(places, along)
    outline = line - np.outer(heights, down)
    back = line + BACK * module * down
    # v @ R is the transpose of R times v: ground axes -> body axes.
    i = None if rack.body == GROUND else poses.names.index(rack.body)
    turn = np.eye(3) if i is None else poses.rotation[i]
    origin = np.zeros(3) if i is None else poses.position[i]
    across = np.cross(along, down)
    return Teeth(
        rack.body, (outline - origin) @ turn, (back - origin) @ turn, across @ turn, closed=False
    )

"""The teeth of gears and racks: what every view draws of them."""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.axes import AxisJoint
from kane.elements.couplings import Gear, RackPinion
from kane.elements.directions import triad, unit
from kane.fields import GROUND, Vector
from kane.model.model import Model
from kane.model.poses import initial_poses

Array = npt.NDArray[np.float64]

LEAST_TEETH, MOST_TEETH = 18, 240
# In modules, the pitch over pi: how far teeth reach over the pitch line and below it, and how far
# the back of the rim is from there.
ABOVE, BELOW, BACK = 0.9, 1.1, 3.0
# Where in its pitch, from -1/2 to 1/2, a tooth has its corners: slim enough that straight flanks
# do not cut those of the other wheel.
CORNERS = np.array([-0.30, -0.12, 0.12, 0.30])
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
        is_ring: whether they go around and point inwards.

    """

    body: str
    outline: Array
    back: Array
    axis: Array
    closed: bool
    is_ring: bool = False


class _Mover(NamedTuple):
    """The body of a joint that counts as the moving one.

    ``sign`` is -1 where it is body_a, and goes against the joint's coordinate.
    """

    body: str
    point: Vector
    axis: Vector
    sign: float


class _Wheel(NamedTuple):
    """A wheel whose teeth are placed: ``start`` is the angle of the middle of one [rad]."""

    mover: _Mover
    radius: float
    number: int
    start: float
    outward: bool = True


class _Contact(NamedTuple):
    """Where a wheel meets its partner, in ground axes.

    Attributes:
        towards: direction from its centre; of any length.
        shift: how far along ``forward`` the middle of a tooth of the partner is, in pitches.
        forward: direction along the pitch line there.

    """

    towards: Array
    shift: float
    forward: Array


def teeth(model: Model) -> dict[str, tuple[Teeth, Teeth]]:
    """Return the teeth of both parts of each gear and rack, such that they mesh as placed.

    All have one size, and a wheel in several couplings has its teeth once. Their numbers are for
    the eye: pitch radii need not fit whole teeth. A coupling with faults has none.
    """
    return _Workshop(model).rows


class _Workshop:
    """Cuts the teeth of a model, coupling by coupling."""

    def __init__(self, model: Model) -> None:
        self._joints = {joint.name: joint for joint in model.joints}
        self._poses = initial_poses(model)
        self._wheels: dict[tuple[_Mover, float, bool], _Wheel] = {}
        meshing = [
            coupling
            for coupling in model.couplings
            if isinstance(coupling, Gear | RackPinion) and not any(coupling.faults(""))
        ]
        self._module = 2 * min((_least_radius(c) for c in meshing), default=0.0) / LEAST_TEETH
        self.rows = {
            c.name: self._gear(c) if isinstance(c, Gear) else self._rack_and_pinion(c)
            for c in meshing
        }

    def _movers(self, coupling: Gear | RackPinion) -> tuple[_Mover, _Mover]:
        first, second = (self._joints[name] for _, name, _ in coupling.joint_references())
        if not (isinstance(first, AxisJoint) and isinstance(second, AxisJoint)):
            raise TypeError("a joint with an angle or a displacement has an axis")
        return _mover(first, second), _mover(second, first)

    def _gear(self, gear: Gear) -> tuple[Teeth, Teeth]:
        a, b = self._movers(gear)
        poses = self._poses
        towards = poses.point(b.body, b.point) - poses.point(a.body, a.point)
        is_ring_a = gear.mesh == "internal" and gear.radius_a > gear.radius_b
        is_ring_b = gear.mesh == "internal" and not is_ring_a
        # Inside a ring both centres lie on the same side of the contact.
        contact_a = -towards if is_ring_b else towards
        contact_b = towards if is_ring_a else -towards
        parts = ((a, gear.radius_a, not is_ring_a), (b, gear.radius_b, not is_ring_b))
        contacts = (contact_a, contact_b)
        known = 1 if parts[1] in self._wheels and parts[0] not in self._wheels else 0
        first = self._wheel(*parts[known], _Contact(contacts[known], 0.5, np.zeros(3)))
        partner = self._wheel(*parts[1 - known], self._met(first, contacts[known],
                                                          contacts[1 - known]))  # fmt: skip
        rows = self._row(first), self._row(partner)
        return rows if known == 0 else rows[::-1]

    def _rack_and_pinion(self, coupling: RackPinion) -> tuple[Teeth, Teeth]:
        rack, pinion = self._movers(coupling)
        poses = self._poses
        along = poses.turned(rack.body, unit(rack.axis))
        # Where the pinion turns about n, its rim goes along n x contact there: along the rack.
        sense = math.copysign(rack.sign * pinion.sign, coupling.radius)
        contact = sense * np.cross(along, poses.turned(pinion.body, unit(pinion.axis)))
        radius = abs(coupling.radius)
        wheel = self._wheel(pinion, radius, True, _Contact(contact, 0.5, np.zeros(3)))
        met = self._met(wheel, contact, contact)
        length = math.hypot(*contact)
        down = contact / length if length else np.zeros(3)
        at = poses.point(pinion.body, pinion.point) + radius * down
        at = at + met.shift * math.pi * self._module * met.forward
        return self._rack(rack, at, along, down), self._row(wheel)

    def _wheel(self, mover: _Mover, radius: float, outward: bool, contact: _Contact) -> _Wheel:
        """Return a wheel whose gaps take the partner's teeth, or the one that is there already."""
        key = mover, radius, outward
        if key not in self._wheels:
            number = min(round(2 * radius / self._module), MOST_TEETH)
            angle, forward = self._angle(mover, contact.towards)
            sense = math.copysign(1.0, forward @ contact.forward)
            start = angle + (sense * contact.shift + 0.5) * 2 * math.pi / number
            self._wheels[key] = _Wheel(mover, radius, number, start, outward)
        return self._wheels[key]

    def _met(self, wheel: _Wheel, contact: Array, towards: Array) -> _Contact:
        """Return what the partner sees of a wheel where they meet."""
        angle, forward = self._angle(wheel.mover, contact)
        pitches = (wheel.start - angle) * wheel.number / (2 * math.pi)
        return _Contact(towards, pitches - round(pitches), forward)

    def _angle(self, mover: _Mover, direction: Array) -> tuple[float, Array]:
        """Return the angle of a direction about the axis, and where greater angles are there."""
        x, y, _ = (self._poses.turned(mover.body, axis) for axis in triad(mover.axis))
        angle = math.atan2(direction @ y, direction @ x)
        return angle, math.cos(angle) * y - math.sin(angle) * x

    def _row(self, wheel: _Wheel) -> Teeth:
        x, y, z = (np.array(axis) for axis in triad(wheel.mover.axis))
        places = np.arange(wheel.number)[:, None] + CORNERS
        angle = wheel.start + places.ravel() * 2 * math.pi / wheel.number
        module = self._module if wheel.outward else -self._module
        height = module * np.tile(HEIGHTS, wheel.number)
        spokes = np.outer(np.cos(angle), x) + np.outer(np.sin(angle), y)
        center = np.array(wheel.mover.point)
        outline = center + (wheel.radius + height)[:, None] * spokes
        back = center + (wheel.radius - BACK * module) * spokes
        return Teeth(wheel.mover.body, outline, back, z, closed=True, is_ring=not wheel.outward)

    def _rack(self, rack: _Mover, at: Array, along: Array, down: Array) -> Teeth:
        """Return a straight row of teeth with a gap at a point of ground axes."""
        numbers = np.arange(-RACK_TEETH // 2, RACK_TEETH // 2)[:, None]
        places = math.pi * self._module * (numbers + 0.5 + CORNERS).ravel()
        heights = self._module * np.tile(HEIGHTS, RACK_TEETH)
        line = at + np.outer(places, along)
        outline = line - np.outer(heights, down)
        back = line + BACK * self._module * down
        across = np.cross(along, down)
        origin = self._poses.point(rack.body, (0.0, 0.0, 0.0))
        # v @ R is the transpose of R times v: ground axes -> body axes.
        turn = np.column_stack([self._poses.turned(rack.body, axis) for axis in np.eye(3)])
        return Teeth(
            rack.body,
            (outline - origin) @ turn,
            (back - origin) @ turn,
            across @ turn,
            closed=False,
        )


def _least_radius(coupling: Gear | RackPinion) -> float:
    if isinstance(coupling, Gear):
        return min(coupling.radius_a, coupling.radius_b)
    return abs(coupling.radius)


def _mover(joint: AxisJoint, other: AxisJoint) -> _Mover:
    """Return the wheel of a joint: not the ground, nor a carrier that both joints share."""
    resting = {GROUND} | ({joint.body_a, joint.body_b} & {other.body_a, other.body_b})
    if joint.body_b in resting and joint.body_a not in resting:
        return _Mover(joint.body_a, joint.point_a, joint.axis_a, -1.0)
    return _Mover(joint.body_b, joint.point_b, joint.axis_b, 1.0)

"""Couplings of joints as they are drawn: sizes and senses come from where things stand."""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.axes import AxisJoint
from kane.elements.couplings import Gear, LinearCoupling, RackPinion, Term
from kane.elements.directions import unit
from kane.elements.frictions import Clutch
from kane.elements.on_joint import JointCoordinate
from kane.elements.shapes import Disc
from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kanevas.edits.elements import find
from kanevas.edits.sizing import moment_between
from kanevas.kinds.sizes import nice

Array = npt.NDArray[np.float64]

ROUND_OFF = 1e-12
ADVANCE = 0.1  # m/rad, of a slider that follows a hinge
GRIP = 2 * math.pi  # rad/s^2, at which a new clutch brings its shafts together


class Wheel(NamedTuple):
    """The body of a joint that turns or slides, as opposed to what carries it.

    Attributes:
        center: where its joint is, in ground axes, (3,) [m].
        axis: of the joint, a unit vector in ground axes, (3,).
        sense: -1 where it goes against the coordinate of its joint, else 1.
        radius: of its disc about the joint; None without such a disc [m].

    """

    center: Array
    axis: Array
    sense: float
    radius: float | None


def gear(model: Model, name: str, first: AxisJoint, second: AxisJoint) -> Gear | None:
    """Return wheels in mesh on two joints; None where both stand in the same place.

    Radii are those of discs about the joints; what is not given by a disc fills the distance. One
    wheel lies in the other where that is nearer to the distance of the joints.
    """
    first, second = _in_order(model, first, second)
    a, b = _wheel(model, first, second), _wheel(model, second, first)
    distance = _length(model, _across(b.center - a.center, a.axis))
    radii = a.radius, b.radius
    if distance == 0 and None in radii:
        return None
    radius_a, radius_b = _radii(a.radius, b.radius, distance)
    apart = abs(distance - (radius_a + radius_b))
    inside = abs(distance - abs(radius_a - radius_b))
    is_external = apart <= inside
    # Angles that count in opposite senses turn the relation of the angles round.
    if a.sense * b.sense * float(a.axis @ b.axis) < 0:
        is_external = not is_external
    return Gear(
        name=name,
        joint_a=first.name,
        radius_a=radius_a,
        joint_b=second.name,
        radius_b=radius_b,
        mesh="external" if is_external else "internal",
    )


def rack_and_pinion(model: Model, name: str, rack: AxisJoint, pinion: AxisJoint) -> RackPinion:
    """Return a rack on the joint of a slider and a wheel on that of a hinge.

    The wheel has the radius of its disc, or else that of its distance from the line of the rack.
    """
    r, p = _wheel(model, rack, pinion), _wheel(model, pinion, rack)
    to_rack = _across(r.center - p.center, r.axis)
    radius = p.radius or _length(model, to_rack) or ADVANCE
    # The rim of a wheel that turns about n goes along n x contact.
    ahead = float(np.cross(p.axis, to_rack) @ r.axis) * r.sense * p.sense
    return RackPinion(
        name=name, rack=rack.name, pinion=pinion.name, radius=math.copysign(radius, ahead or 1.0)
    )


def linear_coupling(
    model: Model,
    name: str,
    first: tuple[AxisJoint, JointCoordinate],
    second: tuple[AxisJoint, JointCoordinate],
) -> LinearCoupling:
    """Return a coupling by which two coordinates of joints go together as they stand.

    Angles follow each other one to one, as do displacements; a slider goes ten centimetres while a
    hinge turns by one radian.
    """
    order = [joint.name for joint in model.joints]
    pair = sorted((first, second), key=lambda entry: (order.index(entry[0].name), entry[1]))
    mixed = len({coordinate for _, coordinate in pair}) == 2
    terms = []
    for sign, (joint, coordinate) in zip((1.0, -1.0), pair, strict=True):
        factor = sign * (ADVANCE if mixed and coordinate == "angle" else 1.0)
        terms.append(Term(joint=joint.name, coordinate=coordinate, factor=factor))
    return LinearCoupling(name=name, terms=tuple(terms))


def clutch(model: Model, name: str, first: AxisJoint, second: AxisJoint) -> Clutch:
    """Return a clutch between two hinges, which takes a turn a second away in about a second.

    Locked it turns both wheels alike, whatever the senses in which their angles count.
    """
    first, second = _in_order(model, first, second)
    a, b = _wheel(model, first, second), _wheel(model, second, first)
    alike = a.sense * b.sense * float(a.axis @ b.axis) >= 0
    moments = [moment_between(model, joint) for joint in (first, second)]
    return Clutch(
        name=name,
        joint_a=first.name,
        joint_b=second.name,
        ratio=1.0 if alike else -1.0,
        moment=nice(GRIP / sum(1 / moment for moment in moments)),
    )


def _across(way: Array, axis: Array) -> Array:
    across: Array = way - axis * (axis @ way)
    return across


def _length(model: Model, way: Array) -> float:
    """Return the length of a way, none where it is mere round-off of the placement."""
    length = float(np.linalg.norm(way))
    size = float(np.abs(initial_poses(model).position).max(initial=0.0))
    return length if length > ROUND_OFF * size else 0.0


def _radii(a: float | None, b: float | None, distance: float) -> tuple[float, float]:
    if a is None and b is None:
        return distance / 2, distance / 2
    if a is None and b is not None:
        return _partner(b, distance), b
    if b is None and a is not None:
        return a, _partner(a, distance)
    assert a is not None
    assert b is not None
    return a, b


def _partner(radius: float, distance: float) -> float:
    """Return the radius of the wheel that meets one at a distance, outside it or within."""
    return abs(distance - radius) or radius


def _in_order(model: Model, first: AxisJoint, second: AxisJoint) -> tuple[AxisJoint, AxisJoint]:
    order = [joint.name for joint in model.joints]
    if order.index(first.name) <= order.index(second.name):
        return first, second
    return second, first


def _wheel(model: Model, joint: AxisJoint, other: AxisJoint) -> Wheel:
    """Return the moving body of a joint: not the ground, nor a carrier that both joints share."""
    poses = initial_poses(model)
    resting = {GROUND} | ({joint.body_a, joint.body_b} & {other.body_a, other.body_b})
    is_first = joint.body_b in resting and joint.body_a not in resting
    name, point, axis = (
        (joint.body_a, joint.point_a, joint.axis_a)
        if is_first
        else (joint.body_b, joint.point_b, joint.axis_b)
    )
    center = poses.point(name, point)
    return Wheel(
        center,
        poses.turned(name, unit(axis)),
        -1.0 if is_first else 1.0,
        _disc_radius(model, poses, name, center),
    )


def _disc_radius(model: Model, poses: Poses, name: str, center: Array) -> float | None:
    """Return the radius of the largest disc of a body about a point."""
    body = find(model, name)
    discs = [shape for shape in body.shapes if isinstance(shape, Disc)] if body else []
    return max(
        (
            disc.radius
            for disc in discs
            if np.linalg.norm(poses.point(name, disc.center) - center) <= disc.radius / 2
        ),
        default=None,
    )

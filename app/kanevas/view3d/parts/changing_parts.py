"""The solids of what changes: limits, ropes, friction, latches, clutches, releases and impulses."""

import functools
import math
from collections.abc import Iterator

import numpy as np

from kane.elements.axes import AxisJoint
from kane.elements.directions import triad
from kane.elements.event import UserEvent
from kane.elements.frictions import AngleFriction, Clutch, DisplacementFriction
from kane.elements.impulse import Impulse
from kane.elements.latches import AngleLatch, BodyLatch, DisplacementLatch
from kane.elements.on_joint import OnJoint
from kane.elements.release import Release
from kane.elements.stops import AngleStop, DisplacementStop, DistanceStop, OneWay
from kane.fields import GROUND
from kanevas.drawing.limits import ARC_ALONE, center_of, zero_of
from kanevas.view3d import mesh_in_axes as form
from kanevas.view3d import meshes, signs
from kanevas.view3d.mesh_in_axes import ORIGIN, MeshInAxes
from kanevas.view3d.meshes import Array, Mesh
from kanevas.view3d.moving import Carrier, Solid, StretchedSolid, link_solid, on_body, on_point
from kanevas.view3d.parts.joint_parts import ends_of
from kanevas.view3d.parts.site import Site

# Sizes and places in radii of the joint's sign.
TICK, ARC, WIRE, STEP = (2.8, 5.6), 4.6, 0.16, math.radians(6)
PLATE, THICK, OFF = 2.6, 0.35, 3.2
SHOE, SHOE_AT = np.array([1.2, 2.6, 2.6]), 2.2
WHEEL, ABOVE = 3.2, 2.4
HOOK, HOOK_BESIDE = 1.6, 3.0
RING, BREAK = 3.0, math.radians(25)
# Sizes as parts of the size of the model.
ROPE, STRUT, LATCH, CLUTCH, BLOW = 0.0035, 0.009, 0.006, 0.014, 0.17


def _angle_stop(stop: AngleStop, site: Site) -> Iterator[Solid]:
    """Yield ticks where the limits are and an arc between, which stand still with a body."""
    joint = site.joints[stop.joint]
    assert isinstance(joint, AxisJoint)  # what turns does so about an axis
    zero = zero_of(joint, {body.name: center_of(body) for body in site.model.bodies})
    angles = tuple(
        None if limit is None else zero.angle + zero.sense * limit
        for limit in (stop.lower, stop.upper)
    )
    turn = np.column_stack((zero.x, zero.y, np.cross(zero.x, zero.y)))
    end = joint.ends()[-1]
    sign = MeshInAxes(_limits(*angles, zero.sense)).enlarged(site.joint_radius(joint))
    carrier = Carrier(end[0], np.array(end[1]), zero.body)
    yield Solid(stop.name, sign.moved(turn, ORIGIN), site.theme.joint, carrier)


@functools.lru_cache(maxsize=meshes.MOST)
def _limits(lower: float | None, upper: float | None, sense: float) -> Mesh:
    """Return radial ticks at angles from x about z, and the arc from the one to the other."""
    ends = [angle for angle in (lower, upper) if angle is not None]
    first = ends[0] if lower is not None else ends[0] - sense * ARC_ALONE
    last = ends[-1] if upper is not None else ends[0] + sense * ARC_ALONE
    count = max(math.ceil(abs(last - first) / STEP), 2) + 1
    parts = [meshes.tube(_circle(np.linspace(first, last, count), ARC), WIRE, sides=8)]
    for angle in ends:
        tick = np.concatenate([_circle(np.array([angle]), radius) for radius in TICK])
        parts.append(meshes.tube(tick, 2 * WIRE, sides=8))
    return meshes.joined(parts)


def _circle(angles: Array, radius: float) -> Array:
    return radius * np.column_stack((np.cos(angles), np.sin(angles), 0 * angles))


def _displacement_stop(stop: DisplacementStop, site: Site) -> Iterator[Solid]:
    """Yield a plate across the axis at each limit, in the axes of the body that carries both."""
    joint = site.joints[stop.joint]
    assert isinstance(joint, AxisJoint)  # what slides does so along an axis
    r = site.joint_radius(joint)
    on_ground = joint.body_b == GROUND
    body, point = (joint.body_b, joint.point_b) if on_ground else (joint.body_a, joint.point_a)
    axis = np.array(triad(joint.axis_b if on_ground else joint.axis_a)[2])
    size = r * np.array([PLATE, PLATE, THICK])
    for limit, outside in ((stop.lower, -1.0), (stop.upper, 1.0)):
        if limit is not None:
            place = (-1.0 if on_ground else 1.0) * (limit + outside * OFF * r) * axis
            plate = MeshInAxes(form.drum(), size, meshes.frame(axis), np.array(point) + place)
            yield Solid(stop.name, plate, site.theme.joint, on_body(body))


def _distance_stop(stop: DistanceStop, site: Site) -> Iterator[StretchedSolid]:
    """Yield a thin line where it pulls, and a tube with a rod in it where it pushes."""
    if stop.upper is not None:
        yield link_solid(stop.name, stop.ends(), ROPE * site.size, site.theme.spring)
    if stop.lower is not None:
        radius = STRUT * site.size
        yield StretchedSolid(
            stop.name, signs.actuator(), radius, site.theme.spring, stop.ends()
        )  # fmt: skip


def _one_way(wheel: OneWay, site: Site) -> Iterator[Solid]:
    """Yield an arrow about the axis in the way that is free, and a pawl at its tail."""
    joint = site.joints[wheel.joint]
    ends = ends_of(joint)
    forward = ends.sense * (1.0 if wheel.turns == "forward" else -1.0)
    axis = site.poses.turned(ends.bodies[0], ends.turns[0][:, 2])
    above = np.array([0.0, 0.0, ABOVE if axis @ site.axes[2] >= 0 else -ABOVE])
    arrow = signs.turning_arrow(np.array([0.0, 0.0, forward]), WHEEL)
    start = arrow.turn @ np.array([1.0, 0.0, 0.0])
    pawl = signs.line(0.55 * WHEEL * start, 1.45 * WHEEL * start, 0.4)
    for part in (arrow, pawl):
        yield _in_joint(wheel, site, part.moved(np.eye(3), above))


def _friction(friction: AngleFriction | DisplacementFriction, site: Site) -> Iterator[Solid]:
    """Yield a shoe beside the axis."""
    shoe = MeshInAxes(form.cube(), SHOE, offset=np.array([SHOE_AT, 0.0, 0.0]))
    yield _in_joint(friction, site, shoe)


def _in_joint(element: OnJoint, site: Site, part: MeshInAxes) -> Solid:
    """Return a solid that turns with the axis of its joint, made with the axis along z."""
    joint = site.joints[element.joint]
    ends = ends_of(joint)
    placed = part.enlarged(site.joint_radius(joint)).moved(ends.turns[0], ORIGIN)
    carrier = Carrier(ends.bodies[1], ends.points[1], ends.bodies[0])
    return Solid(element.name, placed, site.theme.joint, carrier)


def _latch(latch: AngleLatch | DisplacementLatch, site: Site) -> Iterator[Solid]:
    """Yield a hook beside the joint, which stands upright, whatever its joint does."""
    joint = site.joints[latch.joint]
    ends, r = ends_of(joint), site.joint_radius(joint)
    right, up, towards = site.axes
    place = HOOK_BESIDE * r * (up - right) + ABOVE * r * towards
    hook = MeshInAxes(_hook(latch.shut), np.full(3, HOOK * r), site.axes.T, place)
    yield Solid(latch.name, hook, site.theme.joint, Carrier(ends.bodies[1], ends.points[1], GROUND))


@functools.cache
def _hook(is_shut: bool) -> Mesh:
    """Return a hook of radius 1 in the plane across z, its stem along y, about an eye or above."""
    angles = np.linspace(math.radians(-150), math.radians(90), 24)
    points = np.concatenate((_circle(angles, 1.0), [(0.0, 2.4, 0.0)]))
    raised = np.array([0.0, 0.0 if is_shut else 1.2, 0.0])
    hook = meshes.tube(points, 0.22, sides=8).moved(np.eye(3), raised)
    return meshes.joined([hook, meshes.capsule(0.0, 0.5, 12)])


def _body_latch(latch: BodyLatch, site: Site) -> Iterator[StretchedSolid]:
    radius = LATCH * site.size
    yield StretchedSolid(latch.name, _tied(latch.shut), radius, site.theme.joint, latch.ends())


@functools.cache
def _tied(is_shut: bool) -> Mesh:
    """Return a thin bar along z that stretches, with a hook in its middle."""
    hook = _hook(is_shut)
    size = 2.0
    large = Mesh(size * hook.vertices, hook.normals, hook.faces, hook.along)
    lying = large.moved(meshes.frame(np.array([0.0, -1.0, 0.0])), ORIGIN)
    return meshes.joined([signs.straight(0.3, 10), meshes.at_share(lying, 0.5)])


def _clutch(clutch: Clutch, site: Site) -> Iterator[StretchedSolid]:
    """Yield a line between the joints with two plates that face each other."""
    ends = tuple(site.joints[name].ends()[-1] for name in (clutch.joint_a, clutch.joint_b))
    yield StretchedSolid(clutch.name, _plates(), CLUTCH * site.size, site.theme.joint, ends)


@functools.cache
def _plates() -> Mesh:
    """Return a thin bar along z that stretches, with two discs of radius 1 in its middle."""
    disc = meshes.cylinder(0.3, 1.0)
    discs = [disc.moved(np.eye(3), np.array([0.0, 0.0, z])) for z in (-0.35, 0.35)]
    return meshes.joined([signs.straight(0.2, 12), *(meshes.at_share(d, 0.5) for d in discs)])


def _release(release: Release, site: Site) -> Iterator[Solid]:
    """Yield a ring in two halves about the joint, which faces the work plane."""
    joint = site.joints[release.joint]
    body, point = joint.ends()[-1]
    halves = MeshInAxes(_broken_ring(), np.full(3, site.joint_radius(joint)), site.axes.T)
    yield Solid(release.name, halves, site.theme.joint, on_point(body, point))


@functools.cache
def _broken_ring() -> Mesh:
    half = np.linspace(BREAK, math.pi - BREAK, 24)
    return meshes.joined([meshes.tube(_circle(half + turn, RING), WIRE) for turn in (0.6, 3.74)])


def _impulse(impulse: Impulse, site: Site) -> Iterator[Solid]:
    """Yield an arrow with a double head at the point that is struck."""
    blow = np.array(impulse.impulse if any(impulse.impulse) else impulse.moment)
    length = BLOW * site.size
    for sign in (signs.arrow(blow, length), signs.arrow(blow, 0.8 * length)):
        if impulse.axes == "body":
            placed = sign.moved(np.eye(3), np.array(impulse.point))
            yield Solid(impulse.name, placed, site.theme.force, on_body(impulse.body))
        else:
            carrier = on_point(impulse.body, impulse.point)
            yield Solid(impulse.name, sign, site.theme.force, carrier)


def _nothing(_event: UserEvent, _site: Site) -> Iterator[Solid]:
    """Yield nothing: a condition has no place."""
    yield from ()


SOLIDS = {
    AngleStop: _angle_stop,
    DisplacementStop: _displacement_stop,
    DistanceStop: _distance_stop,
    OneWay: _one_way,
    AngleFriction: _friction,
    DisplacementFriction: _friction,
    Clutch: _clutch,
    AngleLatch: _latch,
    DisplacementLatch: _latch,
    BodyLatch: _body_latch,
    Release: _release,
    UserEvent: _nothing,
}
LOADS = {Impulse: _impulse}

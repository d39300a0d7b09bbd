"""The solids of what changes: limits, ropes, friction, latches, clutches, releases and impulses.

What holds fast is another solid than what does not, and has the colour of how it holds.
"""

import functools
import math
from collections.abc import Iterator

import numpy as np

from kane.elements.axes import AxisJoint
from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import BodyContact, PlaneContact
from kane.elements.directions import triad, unit
from kane.elements.event import UserEvent
from kane.elements.frictions import AngleFriction, Clutch, DisplacementFriction
from kane.elements.impulse import Impulse
from kane.elements.latches import AngleLatch, BodyLatch, DisplacementLatch
from kane.elements.on_joint import OnJoint
from kane.elements.release import Release
from kane.elements.stops import AngleStop, DisplacementStop, DistanceStop, MeasureStop, OneWay
from kane.fields import GROUND
from kanevas.drawing.limits import arc_between, center_of, zero_of
from kanevas.view3d import mesh_in_axes as form
from kanevas.view3d import meshes, signs
from kanevas.view3d.mesh_in_axes import ORIGIN, MeshInAxes
from kanevas.view3d.meshes import Array, Mesh
from kanevas.view3d.moving import (
    PIECES,
    AnySolid,
    Carrier,
    Change,
    FloorSolid,
    HangingSolid,
    Solid,
    StretchedSolid,
    link_solid,
    on_body,
    on_point,
)
from kanevas.view3d.parts.joint_parts import ends_of
from kanevas.view3d.parts.site import Site

# Sizes and places in radii of the joint's sign.
TICK, ARC, WIRE, STEP = (2.8, 5.6), 4.6, 0.16, math.radians(6)
PLATE, THICK, OFF = 2.6, 0.35, 3.2
SHOE, STICKING = np.array([1.2, 2.6, 2.6]), np.array([1.9, 3.4, 3.4])
SHOE_AT, SLIDING_AT = 2.2, 3.1
WHEEL, ABOVE = 3.2, 2.4
HOOK, HOOK_BESIDE = 1.6, 3.0
RING, BREAK = 3.0, math.radians(25)
RING_APART = 1.0
# Half the distance of a clutch's plates, in their radii.
APART, TOUCHING = 0.45, 0.16
# Sizes as parts of the size of the model.
ROPE, TAUT, STRUT, SHORT_STRUT = 0.0035, 0.006, 0.009, 0.013
LATCH, CLUTCH, BLOW = 0.006, 0.014, 0.17
FLOOR, FLOOR_THICK = 1.0, 0.004


def _angle_stop(stop: AngleStop, site: Site) -> Iterator[Solid]:
    """Yield ticks where the limits are and an arc between, which stand still with a body."""
    joint = site.joints[stop.joint]
    assert isinstance(joint, AxisJoint)  # what turns does so about an axis
    zero = zero_of(joint, {body.name: center_of(body) for body in site.model.bodies})
    first, last = (zero.angle + zero.sense * a for a in arc_between(stop.lower, stop.upper))
    turn = np.column_stack((zero.x, zero.y, np.cross(zero.x, zero.y)))
    end = joint.ends()[-1]
    carrier = Carrier(end[0], np.array(end[1]), zero.body)

    def solid(mesh: Mesh, change: Change | None) -> Solid:
        sign = MeshInAxes(mesh).enlarged(site.joint_radius(joint)).moved(turn, ORIGIN)
        return Solid(stop.name, sign, site.theme.joint, carrier, change)

    yield solid(_arc(first, last), None)
    for part, limit in (("lower", stop.lower), ("upper", stop.upper)):
        if limit is not None:
            angle = zero.angle + zero.sense * limit
            yield solid(_tick(angle, 2 * WIRE), _free(part))
            yield solid(_tick(angle, 5 * WIRE), _holding(part))


def _free(part: str) -> Change:
    return Change(part, shown=("open", "slides"))


def _holding(part: str) -> Change:
    return Change(part, shown=("closed", "sticks", "locked"), if_unknown=False)


@functools.lru_cache(maxsize=meshes.MOST)
def _arc(first: float, last: float) -> Mesh:
    """Return an arc about z between two angles from x."""
    count = max(math.ceil(abs(last - first) / STEP), 2) + 1
    return meshes.tube(_circle(np.linspace(first, last, count), ARC), WIRE, sides=8)


@functools.lru_cache(maxsize=meshes.MOST)
def _tick(angle: float, radius: float) -> Mesh:
    """Return a radial bar at an angle from x about z."""
    ends = np.concatenate([_circle(np.array([angle]), at) for at in TICK])
    return meshes.tube(ends, radius, sides=8)


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
    for part, limit, outside in (("lower", stop.lower, -1.0), ("upper", stop.upper, 1.0)):
        if limit is not None:
            place = (-1.0 if on_ground else 1.0) * (limit + outside * OFF * r) * axis
            for thick, change in ((THICK, _free(part)), (3 * THICK, _holding(part))):
                size = r * np.array([PLATE, PLATE, thick])
                plate = MeshInAxes(form.drum(), size, meshes.frame(axis), np.array(point) + place)
                yield Solid(stop.name, plate, site.theme.joint, on_body(body), change)


def _distance_stop(stop: DistanceStop, site: Site) -> Iterator[AnySolid]:
    """Yield a line that hangs where it is loose, and a tube with a rod in it where it pushes."""
    ends, color = stop.ends(), site.theme.spring
    if stop.upper is not None:
        for i in range(PIECES):
            yield HangingSolid(
                stop.name, signs.link(), ROPE * site.size, color, ends, stop.upper, i, -site.up,
                _free("upper"),
            )  # fmt: skip
        taut = link_solid(stop.name, ends, TAUT * site.size, color)
        yield taut._replace(change=_holding("upper"))
    if stop.lower is not None:
        for radius, change in ((STRUT, _free("lower")), (SHORT_STRUT, _holding("lower"))):
            strut = signs.actuator()
            yield StretchedSolid(stop.name, strut, radius * site.size, color, ends, change)


def _one_way(wheel: OneWay, site: Site) -> Iterator[Solid]:
    """Yield an arrow about the axis in the way that is free, and a pawl at its tail."""
    joint = site.joints[wheel.joint]
    ends = ends_of(joint)
    forward = ends.sense * (1.0 if wheel.turns == "forward" else -1.0)
    axis = site.poses.turned(ends.bodies[0], ends.turns[0][:, 2])
    above = np.array([0.0, 0.0, ABOVE if axis @ site.axes[2] >= 0 else -ABOVE])
    arrow = signs.turning_arrow(np.array([0.0, 0.0, forward]), WHEEL)
    yield _in_joint(wheel, site, arrow.moved(np.eye(3), above), Change())
    start = arrow.turn @ np.array([1.0, 0.0, 0.0])
    for reach, thick, change in ((0.45, 0.4, _free("")), (0.9, 0.8, _holding(""))):
        pawl = signs.line((1 - reach) * WHEEL * start, (1 + 0.45) * WHEEL * start, thick)
        yield _in_joint(wheel, site, pawl.moved(np.eye(3), above), change)


def _friction(friction: AngleFriction | DisplacementFriction, site: Site) -> Iterator[Solid]:
    """Yield a shoe beside the axis; it is large where it sticks, and stands off where it slides."""
    for change, size, at in (
        (Change(shown=()), SHOE, SHOE_AT),
        (Change(shown=("sticks",), if_unknown=False), STICKING, SHOE_AT),
        (Change(shown=("slides",), if_unknown=False), SHOE, SLIDING_AT),
    ):
        shoe = MeshInAxes(form.cube(), size, offset=np.array([at, 0.0, 0.0]))
        yield _in_joint(friction, site, shoe, change)


def _in_joint(element: OnJoint, site: Site, part: MeshInAxes, change: Change) -> Solid:
    """Return a solid that turns with the axis of its joint, made with the axis along z."""
    joint = site.joints[element.joint]
    ends = ends_of(joint)
    placed = part.enlarged(site.joint_radius(joint)).moved(ends.turns[0], ORIGIN)
    carrier = Carrier(ends.bodies[1], ends.points[1], ends.bodies[0])
    return Solid(element.name, placed, site.theme.joint, carrier, change)


def _latch(latch: AngleLatch | DisplacementLatch, site: Site) -> Iterator[Solid]:
    """Yield a hook beside the joint, which stands upright, whatever its joint does."""
    joint = site.joints[latch.joint]
    ends, r = ends_of(joint), site.joint_radius(joint)
    right, up, towards = site.axes
    place = HOOK_BESIDE * r * (up - right) + ABOVE * r * towards
    carrier = Carrier(ends.bodies[1], ends.points[1], GROUND)
    for is_shut, change in ((False, _free("")), (True, _holding(""))):
        hook = MeshInAxes(_hook(is_shut), np.full(3, HOOK * r), site.axes.T, place)
        yield Solid(latch.name, hook, site.theme.joint, carrier, change)


@functools.cache
def _hook(is_shut: bool) -> Mesh:
    """Return a hook of radius 1 in the plane across z, its stem along y, about an eye or above."""
    angles = np.linspace(math.radians(-150), math.radians(90), 24)
    points = np.concatenate((_circle(angles, 1.0), [(0.0, 2.4, 0.0)]))
    raised = np.array([0.0, 0.0 if is_shut else 1.2, 0.0])
    hook = meshes.tube(points, 0.22, sides=8).moved(np.eye(3), raised)
    return meshes.joined([hook, meshes.capsule(0.0, 0.5, 12)])


def _body_latch(latch: BodyLatch, site: Site) -> Iterator[StretchedSolid]:
    radius, color = LATCH * site.size, site.theme.joint
    for is_shut, change in ((False, _free("")), (True, _holding(""))):
        yield StretchedSolid(latch.name, _tied(is_shut), radius, color, latch.ends(), change)


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
    radius, color = CLUTCH * site.size, site.theme.joint
    for apart, change in ((APART, _free("")), (TOUCHING, _holding(""))):
        yield StretchedSolid(clutch.name, _plates(apart), radius, color, ends, change)


@functools.cache
def _plates(apart: float) -> Mesh:
    """Return a thin bar along z that stretches, with two discs of radius 1 in its middle."""
    disc = meshes.cylinder(0.3, 1.0)
    discs = [disc.moved(np.eye(3), np.array([0.0, 0.0, z])) for z in (-apart, apart)]
    return meshes.joined([signs.straight(0.2, 12), *(meshes.at_share(d, 0.5) for d in discs)])


def _release(release: Release, site: Site) -> Iterator[Solid]:
    """Yield a ring in two halves about the joint, which faces the work plane."""
    joint = site.joints[release.joint]
    body, point = joint.ends()[-1]
    size = np.full(3, site.joint_radius(joint))
    for apart, change in ((RING_APART, _free("")), (0.0, _holding(""))):
        halves = MeshInAxes(_broken_ring(apart), size, site.axes.T)
        yield Solid(release.name, halves, site.theme.joint, on_point(body, point), change)


@functools.cache
def _broken_ring(apart: float) -> Mesh:
    half = np.linspace(BREAK, math.pi - BREAK, 24)
    halves = []
    for turn in (0.6, 3.74):
        way = _circle(np.array([turn + math.pi / 2]), apart)
        halves.append(meshes.tube(_circle(half + turn, RING) + way, WIRE))
    return meshes.joined(halves)


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


def _plane_of(group: ContactGroup, site: Site) -> Iterator[FloorSolid]:
    """Yield the plane of a group that has one."""
    if group.has_plane:
        yield from _plane(group, site)


def _plane(contact: PlaneContact | ContactGroup, site: Site) -> Iterator[FloorSolid]:
    """Yield a plate under the plane, which reaches to below what may touch it.

    Who looks from behind it, as into a box through its wall, sees what is in front of it.
    """
    if isinstance(contact, PlaneContact):
        under: tuple[str, ...] = (contact.body_b,)
    else:
        under = contact.bodies or tuple(body.name for body in site.model.bodies)
    turn = meshes.frame(np.array(unit(contact.axis_a)))
    yield FloorSolid(
        contact.name, form.cube_without_bottom(), site.theme.muted, contact.body_a,
        np.array(contact.point_a), turn, under, FLOOR * site.size, FLOOR_THICK * site.size,
    )  # fmt: skip


def _nothing(_element: UserEvent | MeasureStop | BodyContact, _site: Site) -> Iterator[Solid]:
    """Yield nothing: conditions and measures have no place, and bodies are seen to touch."""
    yield from ()


SOLIDS = {
    PlaneContact: _plane,
    BodyContact: _nothing,
    ContactGroup: _plane_of,
    AngleStop: _angle_stop,
    DisplacementStop: _displacement_stop,
    DistanceStop: _distance_stop,
    OneWay: _one_way,
    MeasureStop: _nothing,
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

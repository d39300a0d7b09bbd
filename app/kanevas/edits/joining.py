"""Joints between bodies as they are drawn."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.axes import AxisJoint, FrameJoint
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.directions import triad
from kane.elements.ends import Lie, TwoPointElement
from kane.elements.fixed import Fixed
from kane.elements.joints import JOINTS, axes_needed
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.elements.shapes import Disc
from kane.fields import GROUND, Vector
from kane.model import Joint, Model
from kane.model.poses import Poses, initial_poses
from kanevas.edits.drawing import vector
from kanevas.edits.elements import find

Array = npt.NDArray[np.float64]

End = tuple[str, Vector]
"""A body, or the ground, and a point in its axes from its origin [m]."""

PITCH = 0.01  # m
DEFAULT_RADIUS = 0.1  # m
LEADING_OUT = 0.05  # sine of the least angle to a plane, far below what a hand means by leaving it
ROUND_OFF = 1e-14  # what points and directions have too much when they are turned back


class Place(NamedTuple):
    """Where a joint is drawn.

    Attributes:
        body_a, body_b: names of the bodies, of which one may be the ground.
        point_a, point_b: the points to be joined, in ground axes, (3,) [m].
        along: direction in the plane for joints that have one, a unit vector in ground axes, (3,).
        plane: directions to the right, up and towards the viewer, as rows in ground axes.

    """

    body_a: str
    body_b: str
    point_a: Array
    point_b: Array
    along: Array
    plane: Array

    @property
    def across(self) -> Array:
        """The direction in the plane to the left of ``along``."""
        return np.cross(self.plane[2], self.along)

    def direction(self, lie: Lie) -> Array:
        """Return a direction that lies so, in ground axes, (3,)."""
        match lie:
            case "along":
                return self.along
            case "across":
                return self.across
            case "normal":
                return np.asarray(self.plane[2])


DIRECTED = tuple(kind for kind in JOINTS if {"along", "across"} & set(kind.lies.values()))
"""Joints that have a direction in the plane in which they are drawn."""


def joint(model: Model, kind: Any, name: str, place: Place, **fields: Any) -> Any:
    """Return a joint of a type at a place; its angle is zero as drawn.

    It is the same from whichever side it is drawn.

    Args:
        model: the model as it is drawn.
        kind: the type, or ``Bushing``.
        name: its name.
        place: where it is drawn.
        fields: further fields, such as the stiffness of a bushing.

    """
    place = in_order(model, kind, place)
    poses = initial_poses(model)
    given: dict[str, Any] = {"name": name, "body_a": place.body_a, "body_b": place.body_b}
    if issubclass(kind, TwoPointElement):
        given["point_a"] = local(poses, place.body_a, place.point_a)
    given["point_b"] = local(poses, place.body_b, place.point_b)
    axes: dict[str, Lie] = {"axis_a": "normal", "axis_b": "normal"}
    for field, lie in {**(axes if issubclass(kind, AxisJoint) else {}), **kind.lies}.items():
        body = place.body_a if field == "axis_a" else place.body_b
        given[field] = turned_back(poses, body, place.direction(lie))
    if issubclass(kind, FrameJoint):
        side, _, _ = triad(given["axis_b"])
        given["side_a"] = turned_back(poses, place.body_a, poses.turned(place.body_b, side))
    return kind(**given | _own(model, kind, poses, place) | fields)


def pivot_type(
    model: Model, pair: tuple[str, str], point: Array, plane: Array
) -> type[Revolute] | type[Ball]:
    """Return the type of the joint at a point about which two bodies turn as they are drawn.

    That is a hinge across the plane; a ball joint where one of them is a particle, which has no
    axes, and in space where one of them leads out of the plane: it is not to turn in it.

    Args:
        model: the model as it is drawn, with both bodies.
        pair: names of the bodies, of which one may be the ground.
        point: in ground axes, (3,) [m].
        plane: directions to the right, up and towards the viewer, as rows in ground axes.

    """
    place = Place(*pair, point, point, plane[0], plane)
    if without_axes(model, Revolute, place) is not None:
        return Ball
    bodies = [name for name in pair if name != GROUND]
    leads_out = any(_leads_out(model, name, point, plane[2]) for name in bodies)
    return Ball if leads_out and not model.planar else Revolute


def _leads_out(model: Model, name: str, point: Array, normal: Array) -> bool:
    """Whether a body leads from a point out of the plane there: its mass centre lies beside it."""
    body = find(model, name)
    assert isinstance(body, Body)
    way = initial_poses(model).point(name, body.mass_properties().center) - point
    return abs(float(way @ normal)) > LEADING_OUT * float(np.linalg.norm(way))


def pivot(model: Model, name: str, pair: tuple[str, str], point: Array, plane: Array) -> Any:
    """Return the joint at a point about which two bodies turn; see ``pivot_type``.

    Args:
        model: the model as it is drawn, with both bodies.
        name: its name.
        pair: names of the bodies, of which one may be the ground.
        point: in ground axes, (3,) [m].
        plane: directions to the right, up and towards the viewer, as rows in ground axes.

    """
    kind = pivot_type(model, pair, point, plane)
    return joint(model, kind, name, Place(*pair, point, point, plane[0], plane))


def in_order(model: Model, kind: type, place: Place) -> Place:
    """Return the place with its bodies in the order that joints of a type have.

    The ground comes first, particles last, as does the disc that rolls; else it is the order of
    the model.
    """
    names = [GROUND, *(body.name for body in model.bodies)]

    def rank(name: str) -> tuple[bool, int]:
        body = find(model, name)
        is_last = _disc(body) is not None if kind is RollingDisc else _is_particle(body)
        return is_last, names.index(name)

    if rank(place.body_a) <= rank(place.body_b):
        return place
    return place._replace(
        body_a=place.body_b, body_b=place.body_a, point_a=place.point_b, point_b=place.point_a
    )


def ends_in_order(model: Model, start: End, end: End) -> tuple[End, End]:
    """Return two ends: the one on the ground first, or else as the bodies stand in the model."""
    names = [GROUND, *(body.name for body in model.bodies)]
    first, second = sorted((start, end), key=lambda entry: names.index(entry[0]))
    return first, second


def without_axes(model: Model, kind: type, place: Place) -> str | None:
    """Return the particle that has not the axes a joint of a type needs; None where all is well."""
    drawn = joint(model, kind, "", place)
    needed = axes_needed(drawn) if isinstance(drawn, Joint) else {drawn.body_a, drawn.body_b}
    ends: tuple[str, str] = drawn.body_a, drawn.body_b
    for name in ends:
        if _is_particle(find(model, name)) and name in needed:
            return name
    return None


def is_anchored(model: Model, body: str) -> bool:
    """Whether a body is fixed to the ground."""
    return any(
        isinstance(entry, Fixed) and {entry.body_a, entry.body_b} == {GROUND, body}
        for entry in model.joints
    )


def open_pairs(
    model: Model, bodies: Sequence[str], point: Array, reach: float
) -> Iterator[tuple[str, str]]:
    """Yield the pairs of bodies that no joint at a point holds together yet.

    Args:
        model: the model as it is drawn.
        bodies: names of bodies that are there, or of the ground.
        point: in ground axes, (3,) [m].
        reach: how far ends of joints may be from it [m].

    """
    poses = initial_poses(model)
    group = {name: {name} for name in bodies}
    for entry in model.joints:
        held = {entry.body_a, entry.body_b} & set(bodies)
        if len(held) == 2 and _is_at(poses, entry, point, reach):
            together = set().union(*(group[name] for name in held))
            group |= dict.fromkeys(together, together)
    yield from (pair for pair in combinations(bodies, 2) if pair[1] not in group[pair[0]])


def _is_at(poses: Poses, entry: Joint, point: Array, reach: float) -> bool:
    return all(np.linalg.norm(poses.point(*end) - point) <= reach for end in entry.ends())


def local(poses: Poses, body: str, point: Array) -> Vector:
    """Return a point of ground axes in the axes of a body, from its origin [m]."""
    if body == GROUND:
        return vector(point)
    local = poses.local(body, point)
    size = np.abs((point, poses.position[poses.names.index(body)])).max()
    return vector(np.where(np.abs(local) < ROUND_OFF * size, 0.0, local))


def turned_back(poses: Poses, body: str, direction: Array | Vector) -> Vector:
    """Return a direction of ground axes in the axes of a body."""
    local = np.asarray(direction, dtype=float)
    if body != GROUND:
        local = poses.rotation[poses.names.index(body)].T @ local
    whole = np.round(local)
    return vector(np.where(np.abs(local - whole) < ROUND_OFF, whole, local))


def _own(model: Model, kind: type, poses: Poses, place: Place) -> dict[str, Any]:
    """Return the fields that joints of a type have alone, or otherwise than others."""
    if kind is RodJoint:
        return {"length": float(np.linalg.norm(place.point_b - place.point_a))}
    if kind is Screw:
        return {"pitch": PITCH}
    if kind is RollingDisc:
        return _rolling(model, poses, place)
    return {}


def disc_centre(model: Model, place: Place) -> Array:
    """Return the centre of the disc that rolls at a place, in ground axes, (3,) [m].

    Of a body without a disc it is the mass centre.
    """
    body = find(model, in_order(model, RollingDisc, place).body_b)
    disc = _disc(body)
    center = disc.center if disc else body.mass_properties().center
    return initial_poses(model).point(body.name, center)


def _rolling(model: Model, poses: Poses, place: Place) -> dict[str, Any]:
    """Return centre, axis and radius of the disc, and a point of the plane that it touches."""
    body = find(model, place.body_b)
    disc, center = _disc(body), disc_centre(model, place)
    if disc:
        axis, radius = disc.axis, disc.radius
    else:  # what is there is its rim, wherever the mass centre is
        axis = turned_back(poses, body.name, place.plane[2])
        radius = float(np.linalg.norm(place.point_b - center)) or DEFAULT_RADIUS
    tilt = float(place.across @ poses.turned(body.name, axis)) / float(np.linalg.norm(axis))
    height = radius * float(np.sqrt(max(1 - tilt**2, 0.0)))
    foot = center - height * place.across
    level = np.abs(foot) < ROUND_OFF * max(float(np.abs(center).max()), height)
    return {
        "point_a": local(poses, place.body_a, np.where(level, 0.0, foot)),
        "point_b": local(poses, place.body_b, center),
        "axis_b": axis,
        "radius": radius,
    }


def _disc(body: Body | None) -> Disc | None:
    shapes = body.shapes if body else ()
    return next((shape for shape in shapes if isinstance(shape, Disc) and any(shape.axis)), None)


def _is_particle(body: Body | None) -> bool:
    return body is not None and body.particle

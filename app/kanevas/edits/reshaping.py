"""Changing the size and form of shapes, as a hand does that pulls at their ends and edges.

What is attached at the very end, face or corner that is moved goes along, and joints that were
closed there stay closed; what is attached elsewhere stays where it is in the body. Mass and inertia
follow where the body has a density.
"""

from collections.abc import Collection
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from kane.elements.arc_outline import arc_faults, bulge_to, halves
from kane.elements.body import Body
from kane.elements.joints import Joint
from kane.elements.outline import outline_faults
from kane.elements.shapes import Box, Polygon, Polyhedron
from kane.elements.spatial import points
from kane.model import Model, named
from kane.model.poses import initial_poses
from kanevas.edits.drawing import vector
from kanevas.edits.elements import find, replaced
from kanevas.edits.moving import moved
from kanevas.edits.rigid import turn_about
from kanevas.edits.shapes import shifted

Array = npt.NDArray[np.float64]

IN_LINE = 1e-12  # of the sine between two ways that point along one line
FLAT_BULGE = 0.01  # an arc that a hand drew so flat is meant to be straight
LEAST = 1e-3  # a size never gets below this part of what it was
TOUCHES = 1e-6  # of the size of a shape: what is nearer to an end is attached at it


def with_end(
    model: Model,
    name: str,
    index: int,
    field: str,
    other: str,
    target: Array,
    normal: Array | None,
    together: Collection[str] = (),
) -> Model:
    """Return the model with an end of a bar elsewhere; the body turns about the other end.

    Args:
        model: any model.
        name: a body.
        index: of a rod, capsule or cone among its shapes.
        field: the end that moves, "start", "end", "apex" or "base".
        other: the end that stays.
        target: where the end goes, in ground axes [m].
        normal: of the work plane, a unit vector: the end keeps its depth, and the body turns in
            the plane; None for an end that goes all the way, by the shortest turn.
        together: bodies that look after their own points of the joints at this end.

    """
    poses = initial_poses(model)
    shape = _body(model, name).shapes[index]
    pivot = poses.point(name, getattr(shape, other))
    before = poses.point(name, getattr(shape, field)) - pivot
    after = target - pivot
    if normal is None:
        axis = _across(before, after)
    else:
        axis = normal
        after = after + normal * (normal @ (before - after))
    flat_before, flat_after = before - axis * (axis @ before), after - axis * (axis @ after)
    if not (flat_before.any() and flat_after.any()):
        return model
    if np.linalg.norm(after) < LEAST * np.linalg.norm(before):
        return model
    sine, cosine = axis @ np.cross(flat_before, flat_after), flat_before @ flat_after
    turn = turn_about(pivot, axis, float(np.arctan2(sine, cosine)))
    old_end = np.array(getattr(shape, field))
    there = moved(model, [name], turn)
    new_end = initial_poses(there).local(name, pivot + after)
    longer = _with_shape(there, name, index, **{field: vector(new_end)})
    size = float(np.linalg.norm(before))

    def at_end(point: Array) -> Array | None:
        return new_end if np.linalg.norm(point - old_end) < TOUCHES * size else None

    return recentred(model, _carried(model, longer, name, at_end, together), name)


def _across(first: Array, second: Array) -> Array:
    """Return a unit vector across two; of two in one line any that is across them."""
    across = np.cross(first, second)
    if np.linalg.norm(across) <= IN_LINE * np.linalg.norm(first) * np.linalg.norm(second):
        across = np.cross(first, np.eye(3)[int(np.argmin(np.abs(first)))])
    unit: Array = across / np.linalg.norm(across)
    return unit


def with_face(
    model: Model, name: str, index: int, sides: tuple[int, int, int], target: Array
) -> Model:
    """Return the model with faces of a box elsewhere; the opposite ones stay.

    Args:
        model: any model.
        name: a body.
        index: of a box among its shapes.
        sides: for each body axis -1, 0 or 1: the faces that move.
        target: a point on the moved faces, in ground axes [m].

    """
    box = _body(model, name).shapes[index]
    assert isinstance(box, Box)
    local = initial_poses(model).local(name, target)
    center, size, side = np.array(box.center), np.array(box.size), np.array(sides)
    old_face = center + side * size / 2
    opposite = center - side * size / 2
    new_size = np.where(side, np.maximum(side * (local - opposite), LEAST * size), size)
    new_center = np.where(side, opposite + side * new_size / 2, center)
    new_face = new_center + side * new_size / 2
    larger = _with_shape(model, name, index, size=vector(new_size), center=vector(new_center))

    def on_face(point: Array) -> Array | None:
        touched = (side != 0) & (np.abs(point - old_face) < TOUCHES * size)
        return np.where(touched, new_face, point) if touched.any() else None

    return recentred(model, _carried(model, larger, name, on_face), name)


def with_radius(model: Model, name: str, index: int, radius: float) -> Model:
    """Return the model with another radius of a shape."""
    shape = _body(model, name).shapes[index]
    assert not isinstance(shape, Box | Polygon | Polyhedron)  # which have none
    return _with_shape(model, name, index, radius=max(radius, LEAST * shape.radius))


def with_corner(model: Model, name: str, index: int, corner: int, target: Array) -> Model:
    """Return the model with a corner of a plate elsewhere; unchanged where edges would cross."""
    plate = _plate(model, name, index)
    x, y, _ = initial_poses(model).local(name, target).tolist()
    old = np.array((*plate.points[corner], plate.z))
    corners = (*plate.points[:corner], (x, y), *plate.points[corner + 1 :])
    there = _with_corners(model, name, index, corners, plate.bulges)
    if there is model:
        return model

    def at_corner(point: Array) -> Array | None:
        away = np.linalg.norm(point[:2] - old[:2])
        return np.array((x, y, point[2])) if away < TOUCHES * _width(plate) else None

    return recentred(model, _carried(model, there, name, at_corner), name)


def with_corner_more(model: Model, name: str, index: int, after: int, target: Array) -> Model:
    """Return the model with one more corner of a plate, between a corner and the next."""
    plate = _plate(model, name, index)
    x, y, _ = initial_poses(model).local(name, target).tolist()
    corners = (*plate.points[: after + 1], (x, y), *plate.points[after + 1 :])
    bulges = _bulges(plate)
    both = halves(plate.side(after), (x, y))
    bulges = (*bulges[:after], *both, *bulges[after + 1 :])
    return recentred(model, _with_corners(model, name, index, corners, bulges), name)


def with_corner_less(model: Model, name: str, index: int, corner: int) -> Model:
    """Return the model with one corner of a plate less; a triangle keeps its three."""
    plate = _plate(model, name, index)
    if len(plate.points) == 3:
        return model
    corners = (*plate.points[:corner], *plate.points[corner + 1 :])
    # one straight side takes the place of both
    bulges = list(_bulges(plate))
    bulges[corner - 1] = 0.0
    del bulges[corner]
    return recentred(model, _with_corners(model, name, index, corners, tuple(bulges)), name)


def with_bulge(model: Model, name: str, index: int, side: int, target: Array) -> Model:
    """Return the model with a side of a plate as an arc whose middle is as high as a point.

    Near its chord it becomes straight. Unchanged where it would cross another side.

    Args:
        model: any model.
        name: a body.
        index: of a plate among its shapes.
        side: number of the corner at which the side begins.
        target: a point in ground axes [m].

    """
    plate = _plate(model, name, index)
    x, y, _ = initial_poses(model).local(name, target).tolist()
    before = plate.side(side)
    found = bulge_to(before.start, before.end, (x, y))
    bulge = found if abs(found) > FLAT_BULGE else 0.0
    bulges = _bulges(plate)
    bulges = (*bulges[:side], bulge, *bulges[side + 1 :])
    return recentred(model, _with_corners(model, name, index, plate.points, bulges), name)


def _bulges(plate: Polygon) -> tuple[float, ...]:
    """Return the bulge of each side."""
    return plate.bulges if plate.has_arcs() else (0.0,) * len(plate.points)


def recentred(before: Model, after: Model, name: str) -> Model:
    """Return a model with the origin of a body in its mass centre, and all in its place.

    That is done for a body of which a density gives the mass centre, if the origin was there
    before its shapes changed.
    """
    body = _body(after, name)
    if body.density is None or not (_is_centred(_body(before, name)) and body.shapes):
        return after
    if _is_centred(body):
        return after
    shift = body.mass_properties().center
    poses = initial_poses(after)
    spin = poses.turned(name, body.angular_velocity)
    velocity = np.array(body.velocity) + np.cross(spin, poses.turned(name, shift))
    body = msgspec.structs.replace(
        body,
        position=vector(poses.point(name, shift)),
        velocity=vector(velocity),
        shapes=tuple(shifted(shape, -shift) for shape in body.shapes),
    )
    there = replaced(after, body)
    return _carried(there, there, name, lambda point: point - shift, None)


def _is_centred(body: Body) -> bool:
    mass, center, inertia = body.mass_properties()
    gyration = np.sqrt(np.trace(inertia) / mass) if mass else 0.0
    return bool(np.linalg.norm(center) <= TOUCHES * gyration)


def _carried(
    before: Model, after: Model, name: str, goes: Any, apart: Collection[str] | None = ()
) -> Model:
    """Return the model with points of a body where a function says; None lets a point be.

    The other end of a joint that was closed there goes along, but on the bodies ``apart``; None
    stands for all.
    """
    changed = []
    poses, new_poses = initial_poses(before), initial_poses(after)
    for _, element in named(after):
        values = {}
        for place in points(element):
            if place.body != name:
                continue
            old = np.array(getattr(element, place.field))
            new = goes(old)
            if new is not None:
                values[place.field] = vector(new)
                if apart is not None and _goes_along(element, name, apart):
                    values.update(_other_end(element, place.field, poses, new_poses, old, new))
        if values:
            changed.append(msgspec.structs.replace(element, **values))
    return replaced(after, *changed) if changed else after


def _goes_along(element: object, name: str, apart: Collection[str]) -> bool:
    """Whether an element joins a point of a body to one of another that is not apart."""
    if not (isinstance(element, Joint) and len(element.ends()) == 2):
        return False
    return not any(body in apart for body, _ in element.ends() if body != name)


def _other_end(
    joint: Any, field: str, poses: Any, new_poses: Any, old: Array, new: Array
) -> dict[str, Any]:
    """Return the point on the other body where a closed joint stays closed."""
    own, end = ("a", "b") if field == "point_a" else ("b", "a")
    name, body = getattr(joint, f"body_{own}"), getattr(joint, f"body_{end}")
    was = poses.point(name, old)
    gap = np.linalg.norm(poses.point(body, getattr(joint, f"point_{end}")) - was)
    moved_by = np.linalg.norm(new_poses.point(name, new) - was)
    if gap > TOUCHES * max(1.0, float(moved_by)):
        return {}
    return {f"point_{end}": vector(new_poses.local(body, new_poses.point(name, new)))}


def _body(model: Model, name: str) -> Body:
    body = find(model, name)
    assert isinstance(body, Body)
    return body


def _plate(model: Model, name: str, index: int) -> Polygon:
    plate = _body(model, name).shapes[index]
    assert isinstance(plate, Polygon)
    return plate


def _width(plate: Polygon) -> float:
    return float(np.ptp(np.array(plate.points), axis=0).max())


def _with_corners(
    model: Model,
    name: str,
    index: int,
    corners: tuple[tuple[float, float], ...],
    bulges: tuple[float, ...],
) -> Model:
    bulges = bulges if any(bulges) else ()
    if any(arc_faults(corners, bulges, 0.0, "") if bulges else outline_faults(corners, "")):
        return model
    return _with_shape(model, name, index, points=corners, bulges=bulges)


def _with_shape(model: Model, name: str, index: int, **values: Any) -> Model:
    body = _body(model, name)
    shape = msgspec.structs.replace(body.shapes[index], **values)
    shapes = (*body.shapes[:index], shape, *body.shapes[index + 1 :])
    return replaced(model, msgspec.structs.replace(body, shapes=shapes))

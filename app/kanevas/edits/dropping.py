"""Things put down on the ground, or on what they touch on their way."""

from collections.abc import Sequence
from typing import TypeGuard

import msgspec
import numpy as np
import numpy.typing as npt

from kane.elements.contacts import AnyContact, PlaneContact
from kane.elements.directions import unit
from kane.errors import Fault, ModelError
from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kane.model.touching import normals, pairs
from kane.reading.holds import room_between
from kane.reading.straight_ways import way_until_touch
from kane.reading.vertical import vertical
from kane.sentences import say
from kanevas.edits.arranging import units
from kanevas.edits.drawing import vector
from kanevas.edits.elements import added
from kanevas.edits.moving import translated
from kanevas.edits.names import fresh_name
from kanevas.edits.touching import COEFFICIENT, no_distance, planes

Array = npt.NDArray[np.float64]

LEVEL = 0.1  # cosine between upwards and the normal of a plane that can carry


def dropped(model: Model, names: Sequence[str], stem: str) -> Model:
    """Return the model with bodies put down on the ground, or on what they touch on their way.

    Bodies that are joined go down together. Each goes straight down until it touches a plane or a
    body with which it has a contact. A body without a plane to fall on gets a contact with the
    ground: with the plane on which others stand, or a level one through the origin. What is below
    its plane goes up to it.

    Args:
        model: any model.
        names: of elements; bodies among them count.
        stem: of the names of new contacts.

    Raises:
        ModelError: nothing falls in the plane of the model, or a body has no shape to touch with.

    """
    up = np.array(vertical(model))
    normal = normals(model)(GROUND) if model.planar else None
    if normal is not None and abs(float(up @ np.array(normal))) > LEVEL:
        words = say("The drawing is seen from above: there is no ground below the bodies.")
        raise ModelError([Fault("", words)])
    bodies = {body.name for body in model.bodies}
    groups = [frozenset(unit) & bodies for unit in units(model, [n for n in names if n in bodies])]
    poses = initial_poses(model)

    def height(group: frozenset[str]) -> float:
        return min(float(up @ poses.point(name, (0.0, 0.0, 0.0))) for name in group)

    for group in sorted(groups, key=height):
        model = _put_down(model, group, up, stem)
    return model


def _put_down(model: Model, group: frozenset[str], up: Array, stem: str) -> Model:
    for name in sorted(group):
        if not any(_carries(each, up) and each.body_b == name for each in pairs(model, {name})):
            model = _with_floor(model, name, up, stem)
    floors = [each for each in pairs(model, group) if each.body_b in group and _carries(each, up)]
    if not floors:
        words = say("'{name}' has no shape to touch with: draw one on it", name=min(group))
        raise ModelError([Fault("", words)])
    rise, nothing = _least_rise(model, floors, up), no_distance(model)
    if rise > nothing:
        model = translated(model, tuple(group), rise * up)
    others = [each for each in pairs(model, group) if len(group & {each.body_a, each.body_b}) == 1]
    way = way_until_touch(model, others, group, -up, nothing)
    return translated(model, tuple(group), -way * up) if way > nothing else model


def _least_rise(model: Model, floors: Sequence[PlaneContact], up: Array) -> float:
    """Return how far bodies must go up until none is below its floor [m]."""
    poses = initial_poses(model)
    rooms = [_room(model, each, poses, up) for each in floors]
    return max(-min((room for room in rooms if room is not None), default=0.0), 0.0)


def _room(model: Model, floor: PlaneContact, poses: Poses, up: Array) -> float | None:
    """Return how far a body is above its floor, straight down; None without a shape [m]."""
    room = room_between(model, floor, poses)
    if room is None:
        return None
    return room / float(poses.turned(floor.body_a, unit(floor.axis_a)) @ up)


def _carries(contact: AnyContact, up: Array) -> TypeGuard[PlaneContact]:
    """Whether a contact is one with a plane of the ground that can carry."""
    if not isinstance(contact, PlaneContact) or contact.body_a != GROUND:
        return False
    return float(np.array(unit(contact.axis_a)) @ up) > LEVEL


def _with_floor(model: Model, name: str, up: Array, stem: str) -> Model:
    """Return the model with a plane below a body; the same where it has no shape to touch with."""
    known = [each for each in planes(model) if _carries(each, up)]
    level = PlaneContact(
        name="?", body_a=GROUND, axis_a=vector(up), body_b=name, coefficient=COEFFICIENT
    )
    poses = initial_poses(model)
    found = []
    for each in known or [level]:
        floor = msgspec.structs.replace(each, name=fresh_name(model, stem), body_b=name)
        way = _room(model, floor, poses, up)
        if way is not None:
            found.append((way < 0.0, abs(way), floor))
    if not found:
        return model
    return added(model, min(found, key=lambda each: each[:2])[2])

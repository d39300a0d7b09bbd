"""Bodies that touch: contacts that are drawn, or made with all that is around."""

from collections.abc import Collection, Iterator
from itertools import chain
from typing import Literal, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import AnyContact, BodyContact, PlaneContact
from kane.elements.fixed import Fixed
from kane.errors import ModelError
from kane.fields import GROUND, Vector
from kane.model import Model
from kane.model.poses import initial_poses
from kane.model.touching import contacts_of_shapes, normals, pairs
from kane.reading.holds import room_between
from kane.reading.straight_ways import reach
from kanevas.edits.drawing import vector
from kanevas.edits.elements import added, removed
from kanevas.edits.names import fresh_name

Array = npt.NDArray[np.float64]
Touching = Literal["all", "some", "none"]

COEFFICIENT = 0.3
TOUCHES = 1e-9  # of the size of the model: what is so near touches


# What is drawn


def pair(model: Model, name: str, first: str, second: str) -> BodyContact:
    """Return a contact of two bodies."""
    contact = BodyContact(name=name, body_a=first, body_b=second, coefficient=COEFFICIENT)
    _raise_faults(model, contact)
    return contact


def ground(model: Model, name: str, body: str, point: Array, axis: Array) -> PlaneContact:
    """Return a contact of a body with a plane of the ground, whose normal points to the body.

    Args:
        model: any model.
        name: of the contact.
        body: what touches the plane.
        point: of the plane, in ground axes, (3,) [m].
        axis: along its normal, to either side, (3,).

    """
    contact = PlaneContact(
        name=name, body_a=GROUND, point_a=vector(point), axis_a=vector(axis), body_b=body,
        coefficient=COEFFICIENT,
    )  # fmt: skip
    _raise_faults(model, contact)
    middle = initial_poses(model).point(body, (0.0, 0.0, 0.0))
    if float((middle - point) @ axis) < 0.0:
        contact = msgspec.structs.replace(contact, axis_a=vector(-np.asarray(axis)))
    return contact


def along_plane(model: Model, contact: PlaneContact, name: str, body: str) -> PlaneContact:
    """Return a contact of another body with the plane of one that is there."""
    other = msgspec.structs.replace(contact, name=name, body_b=body)
    _raise_faults(model, other)
    return other


def _raise_faults(model: Model, contact: AnyContact) -> None:
    bodies, normal = {body.name: body for body in model.bodies}, normals(model)
    of_shapes = contact.shape_faults("", bodies, normal if model.planar else None)
    faults = [*contact.faults(""), *of_shapes]
    if faults:
        raise ModelError(faults)


# What touches all that is around


def with_touching(model: Model, names: Collection[str], wanted: bool, stem: str) -> Model:
    """Return the model in which bodies touch all that is around them, or nothing any more.

    Each gets a contact with each body that it may touch and with each plane that any body touches,
    but for those that it has; or loses all its contacts.

    Args:
        model: any model.
        names: of elements; bodies among them count.
        wanted: whether they are to touch others.
        stem: of the names of new contacts.

    """
    bodies = [body.name for body in model.bodies if body.name in names]
    if not wanted:
        own = [each.name for each in _alone(model) if {each.body_a, each.body_b} & {*bodies}]
        return removed(_without_members(model, bodies), own)
    joined = _Joined.of(model)
    for body in bodies:
        missing = tuple(_missing(model, body, joined))
        for each in missing:
            name = fresh_name(model, stem)
            model = added(model, msgspec.structs.replace(each, name=name))
    return model


def touching(model: Model, names: Collection[str]) -> Touching | None:
    """Return whether bodies have contacts with all that is around them, or with some, or none.

    None where there is nothing that they could touch.

    Args:
        model: any model.
        names: of elements; bodies among them count.

    """
    bodies = {body.name for body in model.bodies if body.name in names}
    has_some = next(pairs(model, bodies), None) is not None
    joined = _Joined.of(model)
    lacks = any(next(_missing(model, name, joined), None) is not None for name in bodies)
    if lacks:
        return "some" if has_some else "none"
    return "all" if has_some else None


def _missing(model: Model, name: str, joined: "_Joined") -> Iterator[AnyContact]:
    """Yield the contacts that a body could have, and has not; their names are still free."""
    there = list(pairs(model, {name}))
    taken = {frozenset((each.body_a, each.body_b)) for each in there
             if isinstance(each, BodyContact)}  # fmt: skip
    own = {_plane(each) for each in there
           if isinstance(each, PlaneContact) and each.body_b == name}  # fmt: skip
    for plane in planes(model):
        if _plane(plane) not in own and joined.may_touch(plane.body_a, name):
            on_plane = msgspec.structs.replace(plane, body_b=name, name="?")
            yield from _possible(model, on_plane, joined)
    for body in model.bodies:
        both = frozenset((body.name, name))
        if len(both) == 2 and both not in taken and joined.may_touch(body.name, name):
            contact = BodyContact(name="?", body_a=body.name, body_b=name, coefficient=COEFFICIENT)
            yield from _possible(model, contact, joined)


def _possible(model: Model, contact: AnyContact, joined: "_Joined") -> Iterator[AnyContact]:
    """Yield a contact if the shapes can touch, and are not joined within each other."""
    if not any(contacts_of_shapes(model, contact)):
        return
    if joined.hang_together(contact.body_a, contact.body_b):
        room = room_between(model, contact, initial_poses(model))
        if room is not None and room < -no_distance(model):
            return
    yield contact


def _alone(model: Model) -> list[AnyContact]:
    """Return the contacts that are no group."""
    return [each for each in model.contacts if not isinstance(each, ContactGroup)]


def _without_members(model: Model, names: Collection[str]) -> Model:
    """Return the model whose groups are without some bodies; those with less than two go."""
    gone, kept = {*names}, []
    known = {body.name: body for body in model.bodies}
    for each in model.contacts:
        if not isinstance(each, ContactGroup) or gone.isdisjoint(each.members(known)):
            kept.append(each)
            continue
        left = tuple(name for name in each.members(known) if name not in gone)
        if len(left) >= (1 if each.has_plane else 2):
            kept.append(msgspec.structs.replace(each, bodies=left))
    return msgspec.structs.replace(model, contacts=tuple(kept))


def planes(model: Model) -> tuple[PlaneContact, ...]:
    """Return the planes that bodies touch, each once."""
    found = {_plane(each): each for each in reversed(model.contacts)
             if isinstance(each, PlaneContact)}  # fmt: skip
    return tuple(reversed(found.values()))


def _plane(contact: PlaneContact) -> tuple[str, Vector, Vector]:
    return contact.body_a, contact.point_a, contact.axis_a


class _Joined(NamedTuple):
    """What joints say of which bodies may touch.

    Attributes:
        pairs: bodies that a joint joins.
        fixed: those that are fixed to the ground, with this.
        tree: of each body, a body that stands for all that hang together with it but by the ground.

    """

    pairs: frozenset[frozenset[str]]
    fixed: frozenset[str]
    tree: dict[str, str]

    @classmethod
    def of(cls, model: Model) -> "_Joined":
        """Return it for a model."""
        pairs = frozenset(frozenset((j.body_a, j.body_b)) for j in model.joints)
        held = (j for j in model.joints if isinstance(j, Fixed) and GROUND in (j.body_a, j.body_b))
        fixed = frozenset(chain([GROUND], *((j.body_a, j.body_b) for j in held)))
        tree = {body.name: body.name for body in model.bodies}

        def top(name: str) -> str:
            while tree[name] != name:
                tree[name] = name = tree[tree[name]]
            return name

        for joint in model.joints:
            if joint.body_a in tree and joint.body_b in tree:
                tree[top(joint.body_b)] = top(joint.body_a)
        tree = {name: top(name) for name in tree}
        return cls(pairs, fixed, tree)

    def may_touch(self, first: str, second: str) -> bool:
        """Whether two bodies can move against each other, and no joint joins them."""
        return frozenset((first, second)) not in self.pairs and not {first, second} <= self.fixed

    def hang_together(self, first: str, second: str) -> bool:
        """Whether joints lead from one to the other without the ground."""
        return first in self.tree and self.tree[first] == self.tree.get(second)


def no_distance(model: Model) -> float:
    """Return what counts as no distance in a model [m]."""
    sizes = [reach(body) for body in model.bodies]
    poses = initial_poses(model)
    return TOUCHES * max([*sizes, float(np.abs(poses.position).max(initial=0.0))], default=0.0)

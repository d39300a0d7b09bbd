"""The contacts between the shapes of a model's bodies."""

from collections.abc import Collection, Iterator

import numpy as np

from kane.elements.changing import Contact
from kane.elements.contact_group import AnyTouching, ContactGroup, Pair
from kane.elements.contacts import AnyContact, BodyContact
from kane.elements.ends import TwoBodyElement
from kane.elements.primitives.surroundings import Normal
from kane.fields import Vector
from kane.model.model import Model
from kane.model.planes import normal_of_plane
from kane.model.poses import initial_poses


def contacts_of_shapes(model: Model, element: AnyTouching) -> Iterator[Contact]:
    """Yield the contacts of an element; none where it has faults.

    Args:
        model: any model whose references resolve.
        element: of it.

    """
    bodies = {body.name: body for body in model.bodies}
    normal = normals(model) if model.planar else None
    if isinstance(element, ContactGroup):
        yield from element.contacts_of(bodies, normal, kept_apart(model))
        return
    yield from element.contacts_between(bodies, normal)


def pairs(model: Model, of: Collection[str] | None = None) -> Iterator[AnyContact]:
    """Yield the contacts of two bodies, or of a body and a plane; groups are taken apart.

    Args:
        model: any model whose references resolve.
        of: bodies of which one at least is to take part; None for any.

    """
    bodies = {body.name: body for body in model.bodies}
    apart = kept_apart(model)
    for each in model.contacts:
        if isinstance(each, ContactGroup):
            yield from each.pairs(bodies, apart, of)
        elif of is None or each.body_a in of or each.body_b in of:
            yield each


def grouped(model: Model) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the name of each contact group, and all bodies that take part, the ground as well.

    A group may name none of them, and means all.
    """
    bodies = {body.name: body for body in model.bodies}
    for each in model.contacts:
        if isinstance(each, ContactGroup):
            carrier = (each.body_a,) if each.has_plane else ()
            yield each.name, frozenset((*each.members(bodies), *carrier))


def kept_apart(model: Model) -> frozenset[Pair]:
    """Return the pairs of bodies that no group lets touch.

    A joint joins them, or they have a contact of their own.
    """
    joined = (
        frozenset((joint.body_a, joint.body_b))
        for joint in model.joints
        if isinstance(joint, TwoBodyElement)
    )
    own = (
        frozenset((each.body_a, each.body_b))
        for each in model.contacts
        if isinstance(each, BodyContact)
    )
    return frozenset((*joined, *own))


def crowds(model: Model) -> tuple[ContactGroup, ...]:
    """Return the groups of a model that are too large for contacts of their own."""
    groups = [each for each in model.contacts if isinstance(each, ContactGroup)]
    bodies = {body.name: body for body in model.bodies} if groups else {}
    return tuple(each for each in groups if each.is_crowd(bodies))


def normals(model: Model) -> Normal:
    """Return what gives the normal of a planar model in the axes of a body."""
    poses = initial_poses(model)
    normal = np.array(normal_of_plane(model.work_plane))

    def in_body(body: str) -> Vector:
        if body not in poses.names:
            return normal_of_plane(model.work_plane)
        x, y, z = (poses.rotation[poses.names.index(body)].T @ normal).tolist()
        return (x, y, z)

    return in_body

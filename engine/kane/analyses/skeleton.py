"""The bones of a model: bodies that joints and the like connect, and no loads.

What a placement or a count of freedoms needs of a model stands here alone, so that both work on
a model that is not finished: neither rests on a mass that is missing.
"""

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from kane.elements.body import Body
from kane.elements.couplings import ExpressionCoupling
from kane.elements.orientation import UPRIGHT, AxisAngle, Orientation, orientation_faults
from kane.elements.primitives import DistancePath
from kane.elements.ruler import Ruler
from kane.fields import GROUND
from kane.model import CONSTRAINT_GROUPS, Joint, Model
from kane.model.model import Constrained, with_coordinates
from kane.model.sums import limited, related
from kane.model.touching import grouped

AT_REST = (0.0, 0.0, 0.0)


class Mechanism(NamedTuple):
    """Bodies that move together, and what connects them.

    Attributes:
        bodies: names of those that can move, in the model's order.
        elements: names of the joints, couplings, drivers and locks, in the model's order.

    """

    bodies: tuple[str, ...]
    elements: tuple[str, ...]


def mechanisms(
    model: Model, groups: Sequence[str] = CONSTRAINT_GROUPS, held: Iterable[str] = ()
) -> tuple[Mechanism, ...]:
    """Return the mechanisms of a model, each with bodies that no other one touches.

    Args:
        model: a model whose references resolve.
        groups: groups of the model whose elements count.
        held: bodies that count as parts of the ground.

    """
    fixed = {GROUND, *held}
    joints = {joint.name: joint for joint in model.joints}
    elements = [element for group in groups for element in getattr(model, group)]
    touched = {e.name: _bodies_of(e, joints) - fixed for e in elements}
    if "couplings" in groups:
        for name, related_bodies in related(model):
            touched[name] |= related_bodies - fixed
    if "contacts" in groups:
        for name, members_of_group in grouped(model):
            touched[name] |= members_of_group - fixed
    if "stops" in groups:
        for name, measured in limited(model):
            touched[name] |= measured.bodies() - fixed
    group_of = {body.name: {body.name} for body in model.bodies if body.name not in fixed}
    for bodies in touched.values():
        for group in [group_of[body] for body in bodies]:
            largest = max((group_of[body] for body in bodies), key=len)
            if group is not largest:
                largest |= group
                group_of.update(dict.fromkeys(group, largest))
    own: dict[int, list[str]] = {}
    for name, bodies in touched.items():
        if bodies:
            own.setdefault(id(group_of[next(iter(bodies))]), []).append(name)
    members: dict[int, list[str]] = {}
    for body, group in group_of.items():
        members.setdefault(id(group), []).append(body)
    return tuple(
        Mechanism(tuple(bodies), tuple(own.get(group, ()))) for group, bodies in members.items()
    )


def skeleton(model: Model, mechanism: Mechanism) -> Model:
    """Return a mechanism alone: at rest but for what leads, without loads, each body with a mass.

    Bodies outside it that its elements touch are there too, and so is what its couplings speak of:
    joints, points, and distances, those of springs as rulers. Masses that are missing or cannot be
    are replaced; no placement rests on them.
    """
    joints = {joint.name: joint for joint in model.joints}
    kept = set(mechanism.elements)
    elements = [e for group in CONSTRAINT_GROUPS for e in getattr(model, group) if e.name in kept]
    kept |= {name for element in elements for name in _joints_of(element, joints)}
    elements += [joint for joint in joints.values() if joint.name in kept]
    names = {body for element in elements for body in _bodies_of(element, joints)}
    names |= {body for name, bodies in related(model) if name in kept for body in bodies}
    names |= set(mechanism.bodies)
    measured = {name for element in elements for name in _measured(element)}
    size = max((abs(x) for body in model.bodies for x in body.position), default=0.0) or 1.0
    groups: dict[str, Any] = {
        group: tuple(element for element in getattr(model, group) if element.name in kept)
        for group in CONSTRAINT_GROUPS
    }
    return Model(
        work_plane=model.work_plane,
        planar=model.planar,
        parameters=model.parameters,
        tables=model.tables,
        inputs=model.inputs,
        points=tuple(point for point in model.points if point.name in measured),
        rulers=tuple(_distances(model, measured - joints.keys())),
        bodies=tuple(_at_rest(body, size) for body in model.bodies if body.name in names),
        **groups,
    )


def _bodies_of(element: Constrained, joints: dict[str, Joint]) -> set[str]:
    bodies = {body for _, body in element.references()}
    for name in _joints_of(element, joints):
        bodies |= _bodies_of(joints[name], joints)
    return bodies


def _joints_of(element: Constrained, joints: dict[str, Joint]) -> Iterator[str]:
    yield from sorted(_measured(element) & joints.keys())
    if hasattr(element, "joint_references"):
        for _, name, _ in element.joint_references():
            yield name


def _measured(element: Constrained) -> frozenset[str]:
    """Return the names of which a relation speaks."""
    return element.measured() if isinstance(element, ExpressionCoupling) else frozenset()


def _distances(model: Model, names: Collection[str]) -> Iterator[Ruler]:
    """Yield rulers for these of the springs, rulers and the like of a model."""
    for owner in with_coordinates(model):
        for path in owner.coordinates().values() if owner.name in names else ():
            if isinstance(path, DistancePath):
                yield Ruler(
                    name=owner.name,
                    body_a=path.body_a,
                    point_a=path.point_a,
                    body_b=path.body_b,
                    point_b=path.point_b,
                )


def _at_rest(body: Body, size: float) -> Body:
    """Return a body that moves only as it leads; what its mass cannot be is made up."""
    body = msgspec.structs.replace(
        body,
        velocity=body.velocity if body.leads_by_velocity else AT_REST,
        angular_velocity=body.angular_velocity if body.leads_by_turning else AT_REST,
        orientation=_upright_if_broken(body.orientation),
    )
    return with_some_mass(body, size)


def with_some_mass(body: Body, size: float) -> Body:
    """Return a body with a mass and an inertia: made up of a size [m] where its own cannot be."""
    if any(body.faults("")):
        moments = None if body.particle else (size**2, size**2, size**2)
        body = msgspec.structs.replace(
            body, mass=1.0, inertia=moments, center=AT_REST, density=None, shapes=()
        )
    return body


def _upright_if_broken(orientation: Orientation) -> Orientation:
    if not any(orientation_faults(orientation, "")):
        return orientation
    length = 0.0 if isinstance(orientation, AxisAngle) else math.hypot(*orientation)
    if not length:
        return UPRIGHT
    e1, e2, e3, e4 = orientation  # type: ignore[misc]
    return (e1 / length, e2 / length, e3 / length, e4 / length)

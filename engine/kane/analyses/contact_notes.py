"""What there is to know of stops, ropes and friction before a run."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

import msgspec
import numpy as np

from kane.analyses.redundancy import Redundancy
from kane.compiled.contacts import OwnedContact, holding
from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import PlaneContact
from kane.elements.primitives import PathRow, RimContact, RollingContact, ShapeContact
from kane.elements.references import references_of
from kane.fields import GROUND
from kane.kernels.codes import POSITION
from kane.model import Model
from kane.model.model import CHANGING_GROUPS, changing, coordinates
from kane.model.poses import Poses, initial_poses
from kane.model.touching import contacts_of_shapes
from kane.reading.holds import height, rooms, touching_row
from kane.reading.near_pairs import near_pairs
from kane.sentences import Sentence, as_it_is, say
from kane.solve.changing.overlaps import OVERLAPS, limit_of


@dataclass(frozen=True)
class ContactNote:
    """Something to know of an element whose constraints hold only sometimes.

    Attributes:
        text: a sentence, which begins with a small letter where it begins with a limit.
        elements: names of the elements of which it speaks.
        refused: whether a run refuses the model for it.
        matters: whether results depend on it in a way that should be known.
        overlaps: whether bodies are inside each other, so that they may be pushed apart.

    """

    text: Sentence
    elements: tuple[str, ...]
    refused: bool = False
    matters: bool = False
    overlaps: bool = False


def contact_notes(
    model: Model, broken: Collection[str], redundancies: Collection[Redundancy], are_closed: bool
) -> tuple[ContactNote, ...]:
    """Return what there is to know of a model's contacts, in the model's order.

    Args:
        model: a model whose references resolve.
        broken: names of elements that have faults; nothing is said of them.
        redundancies: what joints hold twice.
        are_closed: whether the joints are closed as drawn: else bodies stand elsewhere when a run
            begins, and nothing is said of limits.

    """
    if not any(changing(model)):
        return ()
    sound = _without(model, broken)
    held = holding(sound, coordinates(sound))
    poses = initial_poses(model)
    found: list[ContactNote] = []
    found += _of_groups(sound)
    if are_closed:
        found += _of_overlaps(sound, poses)
    for each in held:
        if are_closed:
            found += _of_limit(each, poses)
        found += _of_friction(each, redundancies)
    return tuple(found)


def _without(model: Model, broken: Collection[str]) -> Model:
    """Return the model without what has faults, and without what acts in such joints."""
    bodies = {body.name for body in model.bodies}
    groups = {
        group: tuple(
            element
            for element in getattr(model, group)
            if element.name not in broken
            and not any(name in broken and name not in bodies for _, name in references_of(element))
        )
        for group in ("joints", *CHANGING_GROUPS)
    }
    return msgspec.structs.replace(model, **groups)


def _of_limit(each: OwnedContact, poses: Poses) -> Iterator[ContactNote]:
    """Yield what there is to say of a limit that is reached, or passed, as drawn."""
    row = each.contact.gap
    if isinstance(row, RollingContact) and each.contact.opens:
        gap, size, is_angle = height(row, poses), row.radius, False
    elif isinstance(row, PathRow) and row.level == POSITION and row.offset is not None:
        value = sum(factor * path.value(poses) for factor, path in row.terms)
        gap, size, is_angle = value - row.offset, max(abs(value), abs(row.offset)), row.angular
    else:
        return
    size = float(np.abs(poses.position).max(initial=size))
    near = OVERLAPS * (1.0 if is_angle else size)
    limit = limit_of(each.name, each.contact)
    if gap < -near and each.contact.buffer is not None:
        text = say(
            "{limit} is passed at the start, by {depth:.3g} {unit}: its spring pushes.",
            limit=limit,
            depth=-gap,
            unit="rad" if is_angle else "m",
        )
        yield ContactNote(text, (each.name,))
    elif gap < -near:
        text = say(
            "The model begins beyond {limit}, by {depth:.3g} {unit}. Draw the bodies where "
            "they may be, or give another limit.",
            limit=limit,
            depth=-gap,
            unit="rad" if is_angle else "m",
        )
        yield ContactNote(text, (each.name,), refused=True)
    elif gap <= near and isinstance(row, PathRow):  # a disc stands on its plane as a rule
        yield ContactNote(say("{limit} is reached at the start.", limit=limit), (each.name,))


def _of_groups(model: Model) -> Iterator[ContactNote]:
    """Yield which bodies groups name without any use."""
    bodies = {body.name: body for body in model.bodies}
    for group in model.contacts:
        left = group.left_out(bodies) if isinstance(group, ContactGroup) else ()
        if left:
            text = say(
                "'{group}' is without {bodies}: no shape of theirs touches.",
                group=group.name,
                bodies=as_it_is(", ".join(f"'{name}'" for name in left)),
            )
            yield ContactNote(text, (group.name, *left), matters=True)


def _of_overlaps(model: Model, poses: Poses) -> Iterator[ContactNote]:
    """Yield which bodies are inside each other as drawn, or below a plane that they touch."""
    for contact in near_pairs(model):
        rows = (touching_row(model, each) for each in contacts_of_shapes(model, contact))
        shapes = [row for row in rows if isinstance(row, ShapeContact | RimContact)]
        balls = (row.ball for row in shapes if isinstance(row, ShapeContact))
        size = float(np.abs(poses.position).max(initial=max(balls, default=0.0)))
        depth = max((-room for room in rooms(shapes, poses)), default=0.0)
        if contact.held or depth <= OVERLAPS * size:
            continue
        if isinstance(contact, PlaneContact):
            text = say(
                "'{body}' begins {depth:.3g} m below the plane of '{contact}'.",
                body=contact.body_b,
                depth=depth,
                contact=contact.name,
            )
        else:
            text = say(
                "'{a}' and '{b}' begin inside each other, {depth:.3g} m deep.",
                a=contact.body_a,
                b=contact.body_b,
                depth=depth,
            )
        bodies = (name for name in (contact.body_a, contact.body_b) if name != GROUND)
        yield ContactNote(text, (*bodies, contact.name), refused=True, overlaps=True)


def _of_friction(each: OwnedContact, redundancies: Collection[Redundancy]) -> Iterator[ContactNote]:
    """Yield that what presses is not unique, where other joints hold the same."""
    friction = each.contact.friction
    if friction is None or not (friction.static or friction.sliding):
        return
    pressing = [press.element for press in friction.presses]
    pressing += [each.name] if each.contact.gap is not None else []
    for joint in pressing:
        shared = any(joint in group.joints for group in redundancies)
        if shared:
            text = say(
                "The friction of '{name}' follows from the force of '{joint}', which is not "
                "unique, since other joints hold the same. A run takes the smallest shares.",
                name=each.name,
                joint=joint,
            )
            names = dict.fromkeys((each.name, joint))
            yield ContactNote(text, tuple(names), matters=True)

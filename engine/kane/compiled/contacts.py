"""The contacts of a model, element by element, in the order of the model."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from kane.compiled.constraints import within_the_model
from kane.compiled.laws import states_of
from kane.elements.changing import Contact, ContactState
from kane.elements.on_joint import Coordinates
from kane.elements.primitives import Constraint
from kane.elements.release import Release
from kane.expressions.branches import branching
from kane.expressions.nodes import Call
from kane.model import Model
from kane.model.model import exerting, signals
from kane.model.sums import contacts_of


class OwnedContact(NamedTuple):
    """A contact, and the name of its element."""

    name: str
    contact: Contact

    @property
    def label(self) -> str:
        """What it is called: the element, and which part of it."""
        return f"{self.name} ({self.contact.part})" if self.contact.part else self.name


def contacts(model: Model, named: Coordinates) -> tuple[OwnedContact, ...]:
    """Return the contacts of a model without faults, and the parts of its laws that branch.

    Args:
        model: the model.
        named: coordinates of its joints.

    """
    return (*holding(model, named), *_branches(model))


def holding(model: Model, named: Coordinates) -> tuple[OwnedContact, ...]:
    """Return the same without those parts of laws."""
    owners = {release.name: _owner(release) for release in model.releases}
    return tuple(
        OwnedContact(_owner(element), _by_owner(_in_model(model, contact), owners))
        for element, contact in contacts_of(model, named)
    )


def pressing_contacts(held: Sequence[OwnedContact], k: int) -> tuple[int, ...]:
    """Return the contacts whose normal forces alone press the k-th; none where it is no such."""
    name, contact = held[k]
    if contact.friction is None or not contact.friction.gaps:
        return ()
    parts = contact.friction.gaps
    return tuple(i for i, own in enumerate(held) if own.name == name and own.contact.part in parts)


def lying_at(held: Sequence[OwnedContact], rim: int) -> int | None:
    """Return what keeps a rim flat that lies on its plane; None where nothing does."""
    name, contact = held[rim]
    for k, (owner, other) in enumerate(held):
        presses = other.friction.gaps if other.friction is not None else ()
        if other.lies and owner == name and contact.part in presses:
            return k
    return None


class PressingGap(NamedTuple):
    """A gap whose force presses.

    Attributes:
        row: its constraint row.
        opens: whether it may open, so that its force is never below zero.

    """

    row: int
    opens: bool


def pressing_gaps(
    held: Sequence[OwnedContact],
    states: Sequence[ContactState],
    contact_rows: Sequence[slice],
    k: int,
) -> tuple[PressingGap, ...]:
    """Return the gaps whose forces press the k-th contact: its own, or others'.

    Args:
        held: the contacts.
        states: how they are; what is open presses nothing.
        contact_rows: the constraint rows that hold of each.
        k: number of the contact.

    """
    pressing: Iterable[int] = (k,)
    if held[k].contact.gap is None:
        pressing = (i for i in pressing_contacts(held, k) if states[i].is_closed)
    return tuple(PressingGap(contact_rows[i].start, held[i].contact.opens) for i in pressing)


def _by_owner(contact: Contact, owners: Mapping[str, str]) -> Contact:
    """Return a contact that names by whose rows they are what it shuts or opens."""
    switch = contact.switch
    if switch is None or switch.turns is None:
        return contact
    name, shuts = switch.turns
    return replace(contact, switch=replace(switch, turns=(owners.get(name, name), shuts)))


def _branches(model: Model) -> Iterator[OwnedContact]:
    """Yield the parts of laws of forces that jump or bend with the state, inner ones first."""
    known, read = set[Call](), signals(model).read
    found = [
        (element.name, read(law.text, law.own))
        for element in (*exerting(model), *model.frictions)
        for law in (element.laws() if hasattr(element, "laws") else ())
    ]
    found += [(each.state.owner, each.rate) for each in states_of(model).continuous]
    for owner, node in found:
        for part in branching([node]):
            if part not in known:
                known.add(part)
                yield OwnedContact(owner, Contact("", (), branch=part))


def _owner(element: Any) -> str:
    """Return whose rows a contact has: those of a release are its joint's."""
    return element.joint if isinstance(element, Release) else str(element.name)


def all_free(held: Sequence[OwnedContact]) -> tuple[ContactState, ...]:
    """Return the states in which no contact holds."""
    return (ContactState(is_closed=False),) * len(held)


def in_model(model: Model, own: Iterable[Constraint]) -> tuple[Constraint, ...]:
    """Return what is left of constraints in the plane of a planar model."""
    return tuple(row for _, rows in within_the_model(model, [("", own)]) for row in rows)


def _in_model(model: Model, contact: Contact) -> Contact:
    gap = in_model(model, [contact.gap])[0] if contact.gap else None
    slip, held = in_model(model, contact.slip), in_model(model, contact.held)
    return replace(contact, gap=gap, slip=slip, held=held)

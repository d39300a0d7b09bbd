"""The contacts of a model, element by element, in the order of the model."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from kane.compiled.constraints import within_the_model
from kane.elements.changing import Contact, ContactState
from kane.elements.on_joint import Coordinates
from kane.elements.primitives import Constraint
from kane.elements.release import Release
from kane.model import Model
from kane.model.model import changing


class OwnedContact(NamedTuple):
    """A contact, and the name of its element."""

    name: str
    contact: Contact

    @property
    def label(self) -> str:
        """What it is called: the element, and which part of it."""
        return f"{self.name} ({self.contact.part})" if self.contact.part else self.name


def contacts(model: Model, named: Coordinates) -> tuple[OwnedContact, ...]:
    """Return the contacts of a model without faults.

    Args:
        model: the model.
        named: coordinates of its joints.

    """
    joints = {joint.name: joint for joint in model.joints}
    return tuple(
        OwnedContact(_owner(element), _in_model(model, contact))
        for element in changing(model)
        for contact in element.contacts(named, joints)
    )


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

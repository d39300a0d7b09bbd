"""How contacts, stops and latches are over a run: closed, open, sticking, sliding or locked."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from kane.reading.holds import Hold, Holds, with_releases
from kane.sentences import Sentence, say

if TYPE_CHECKING:
    from kane.compiled.contacts import OwnedContact
    from kane.elements.changing import Contact, ContactState
    from kane.results.recording import Recording

HOLD_WORDS: dict[Hold, Sentence] = {
    "open": say("open"),
    "closed": say("closed"),
    "sticks": say("sticking"),
    "slides": say("sliding"),
    "locked": say("locked"),
}


class Spell(NamedTuple):
    """A stretch of time in which a contact is the same.

    Attributes:
        start: [s].
        end: [s]; that of a spell within an event is its start.
        hold: how it is.

    """

    start: float
    end: float
    hold: Hold


def states_of(result: Recording, element: str) -> dict[str, tuple[Spell, ...]]:
    """Return how each part of an element is over the run; nothing where it holds no rows."""
    return {
        contact.part: tuple(_spells(result, i))
        for i, (name, contact) in enumerate(result.system.contacts)
        if name == element and has_rows(contact)
    }


def holders(result: Recording) -> tuple[str, ...]:
    """Return the names of the elements whose constraints change, in their order."""
    owned = result.system.contacts
    return tuple(dict.fromkeys(name for name, contact in owned if has_rows(contact)))


def has_rows(contact: Contact) -> bool:
    """Return whether a contact holds or pushes anything: impulses and marks do not."""
    return bool(contact.held) or contact.buffer is not None


def hold_of(contact: Contact, state: ContactState) -> Hold:
    """Return what a state of a contact means."""
    if not state.is_closed:
        # friction that is left out is at rest by what others hold
        is_at_rest = contact.gap is None and contact.switch is None and not _is_in_contact(contact)
        return "sticks" if is_at_rest else "open"
    if contact.switch is not None:
        return "locked"
    if contact.friction is None:
        return "closed"
    return "slides" if state.slides else "sticks"


def _is_in_contact(contact: Contact) -> bool:
    """Return whether it is friction that ends where bodies part."""
    return contact.friction is not None and bool(contact.friction.gaps)


def states_at(result: Recording, frame: int) -> tuple[tuple[OwnedContact, ContactState], ...]:
    """Return all contacts with their states at a frame."""
    course = result.frames.course
    k = bisect_right(course, frame, key=lambda phase: phase.first) - 1
    if k < 0:
        return ()
    return tuple(zip(result.system.contacts, course[k].states, strict=True))


def holds_at(result: Recording, frame: int) -> Holds:
    """Return how each element holds at a frame, by its parts, and each joint with a release."""
    found: dict[str, dict[str, Hold]] = {}
    for (name, contact), state in states_at(result, frame):
        if has_rows(contact):
            found.setdefault(name, {})[contact.part] = hold_of(contact, state)
    return with_releases(result.model, found)


def _spells(result: Recording, contact: int) -> Iterator[Spell]:
    own, course = result.system.contacts[contact].contact, result.frames.course
    stretches = [
        (float(result.time[phase.first]), hold_of(own, phase.states[contact])) for phase in course
    ]
    last = float(result.time[-1])
    begun = [
        (next(same)[0], hold) for hold, same in groupby(stretches, key=lambda stretch: stretch[1])
    ]
    if not begun:  # no phase has begun yet, as where a run is given up before its first step
        return
    ends = [*(start for start, _ in begun[1:]), last]
    for (start, hold), end in zip(begun, ends, strict=True):
        yield Spell(start, end, hold)

"""Stretches of a run in which the same laws hold: between them forces are others."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace

from kane.compiled import System
from kane.compiled.contacts import OwnedContact
from kane.expressions.branches import jumps
from kane.results.recording import Recording, Stretch
from kane.solve.changing.modes import States, laws_of


def stretches(result: Recording) -> tuple[Stretch, ...]:
    """Return the stretches of a whole run; one where no law ever changes."""
    contacts = result.system.contacts
    found = [Stretch(0, result.system)]
    if not any(each.contact.is_law for each in contacts):
        return tuple(found)
    for phase in result.frames.course:
        laws = laws_of(contacts, _jumping(contacts, phase.states))
        if found[-1].first == phase.first:
            found.pop()
        if not found or laws_of(contacts, found[-1].system.states) != laws:
            found.append(Stretch(phase.first, result.modes.with_laws(laws).whole))
    return tuple(found)


def _jumping(contacts: Sequence[OwnedContact], states: States) -> States:
    """Return states in which laws that bend alone go by the state: they have but one value."""
    return tuple(
        replace(state, level=None) if part is not None and not jumps(part) else state
        for part, state in zip((each.contact.branch for each in contacts), states, strict=True)
    )


def system_at(stretches: tuple[Stretch, ...], frame: int) -> System:
    """Return the system with the laws that hold at a frame."""
    return stretches[bisect_right(stretches, frame, key=lambda each: each.first) - 1].system

"""Stretches of a run in which the same laws hold: between them forces are others."""

from __future__ import annotations

from bisect import bisect_right

from kane.compiled import System
from kane.results.recording import Recording, Stretch
from kane.solve.changing.modes import laws_of


def stretches(result: Recording) -> tuple[Stretch, ...]:
    """Return the stretches of a whole run; one where no law ever changes."""
    contacts = result.system.contacts
    found = [Stretch(0, result.system)]
    if not any(each.contact.is_law for each in contacts):
        return tuple(found)
    for phase in result.frames.course:
        system = result.modes.with_laws(phase.states).whole
        if found[-1].first == phase.first:
            found.pop()
        if not found or laws_of(contacts, found[-1].system.states) != laws_of(
            contacts, phase.states
        ):
            found.append(Stretch(phase.first, system))
    return tuple(found)


def system_at(stretches: tuple[Stretch, ...], frame: int) -> System:
    """Return the system with the laws that hold at a frame."""
    return stretches[bisect_right(stretches, frame, key=lambda each: each.first) - 1].system

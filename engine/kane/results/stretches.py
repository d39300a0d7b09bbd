"""Stretches of a run in which the same laws hold: between them forces are others."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from kane.compiled.contacts import OwnedContact
from kane.expressions.branches import jumps
from kane.results.compute import compute
from kane.results.recording import Recording, Stretch
from kane.solve.changing.modes import States, laws_of

Array = npt.NDArray[np.float64]


def stretches(result: Recording) -> tuple[Stretch, ...]:
    """Return the stretches of a whole run; one where no law ever changes."""
    contacts, course = result.system.contacts, result.frames.course
    changes = any(phase.parameters for phase in course)
    found = [Stretch(0, result.system)]
    if not (changes or any(each.contact.is_law for each in contacts)):
        return tuple(found)
    for phase in course:
        laws = laws_of(contacts, _jumping(contacts, phase.states))
        before = laws_of(contacts, found[-1].system.states)
        if (before, found[-1].parameters) == (laws, phase.parameters):
            continue
        if found[-1].first == phase.first:
            found.pop()
        modes = result.modes.with_parameters(phase.parameters)
        found.append(Stretch(phase.first, modes.with_laws(laws).whole, phase.parameters))
    return tuple(found)


def brought_in(result: Recording) -> Array:
    """Return the energy that changes of parameters brought since the start, (frames,) [J].

    At each of them a frame has the old values, and the next the new ones, at the same time; what
    strikes between them, as the change makes it, counts by itself.
    """
    brought, all_of = np.full(len(result.time), result.frames.brought), result.stretches
    for before, after in pairwise(all_of):
        if before.parameters != after.parameters:
            ends = (result.part(slice(k, k + 1)) for k in (after.first - 1, after.first))
            old, new = (compute(each, "system.energy")[0] for each in ends)
            struck = result.struck[after.first] - result.struck[after.first - 1]
            brought[after.first :] += new - old + struck
    return brought


def stretch_at(stretches: tuple[Stretch, ...], frame: int) -> Stretch:
    """Return the stretch in which a frame lies."""
    return stretches[bisect_right(stretches, frame, key=lambda each: each.first) - 1]


def _jumping(contacts: Sequence[OwnedContact], states: States) -> States:
    """Return states in which laws that bend alone go by the state: they have but one value."""
    return tuple(
        replace(state, level=None) if part is not None and not jumps(part) else state
        for part, state in zip((each.contact.branch for each in contacts), states, strict=True)
    )

"""Stretches of a run in which the same laws hold, and rims lie on the same faces.

Between them forces are others, or have other axes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from kane.compiled.contacts import OwnedContact
from kane.elements.changing import States
from kane.expressions.branches import jumps
from kane.results.compute import compute
from kane.results.recording import Recording, Stretch
from kane.solve.changing.features import lying_on_faces, with_faces
from kane.solve.changing.modes import laws_of

Array = npt.NDArray[np.float64]


def stretches(result: Recording) -> tuple[Stretch, ...]:
    """Return the stretches of a whole run; one where nothing of that ever changes."""
    contacts, course = result.system.contacts, result.frames.course
    changes = any(phase.parameters for phase in course)
    found, lay = [Stretch(0, result.system)], dict[int, int]()
    if not (changes or any(own.contact.is_law or own.contact.lies for own in contacts)):
        return tuple(found)
    for phase in course:
        laws = laws_of(contacts, _jumping(contacts, phase.states))
        before = laws_of(contacts, found[-1].system.states)
        faces = lying_on_faces(phase.states, contacts)
        if (before, found[-1].parameters, lay) == (laws, phase.parameters, faces):
            continue
        if found[-1].first == phase.first:
            found.pop()
        modes, lay = result.modes.with_parameters(phase.parameters), faces
        whole = modes.with_laws(laws).whole
        own = with_faces(whole, faces) if faces else whole
        found.append(Stretch(phase.first, own, phase.parameters))
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

"""Which contacts have places that share a load in any proportion.

Where faces meet, a body stands on more places than it takes: the equations leave open how much each
of them carries, and the shortest forces are recorded, or others where these would pull or slip. The
motion is not touched by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kane.compiled.constraint_matrix import placed
from kane.kernels.codes import ACCELERATION
from kane.solve.open_reactions import PRESENT
from kane.solve.rank import rank

if TYPE_CHECKING:
    from kane.elements.changing import States
    from kane.results.recording import Recording

Parts = dict[str, tuple[str, ...]]


def open_contacts(result: Recording) -> Parts:
    """Return for each contact the parts whose forces are not unique at some time of a run.

    It is looked at where each phase begins, once for contacts that hold in the same way.
    """
    found: dict[str, dict[str, None]] = {}
    known = set[tuple[tuple[bool, bool], ...]]()
    for phase in result.frames.course:
        holds = tuple((state.is_closed, state.slides) for state in phase.states)
        if holds in known or phase.first >= len(result.time):
            continue
        known.add(holds)
        for name, part in _open_parts(result, phase.first, phase.states):
            found.setdefault(name, {})[part] = None
    return {name: tuple(parts) for name, parts in found.items()}


def _open_parts(result: Recording, frame: int, states: States) -> list[tuple[str, str]]:
    modes = result.modes_at(frame)
    system = modes.system(states)
    work = placed(system, modes.state_in(system, np.array(result.frames.values[frame])))
    unloaded = rank(system, work, ACCELERATION).unloaded
    if not unloaded.shape[1]:
        return []
    size = np.abs(unloaded).max(axis=1)
    return [
        (owned.name, owned.contact.part)
        for owned, rows in zip(system.contacts, system.contact_rows, strict=True)
        if rows.stop > rows.start and size[rows].max() > PRESENT
    ]

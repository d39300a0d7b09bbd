"""The tables of a run with the features at which its contacts touch at a frame.

Several edges, or corners, may be as near as each other; which of them a row held tells the course,
and so it does whether a rim was on its edge or lay.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kane.results.contact_states import states_at
from kane.solve.changing.features import with_laid, with_touched

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kane.kernels.tables import Tables
    from kane.results.recording import Recording


def tables_at(result: Recording, frame: int) -> Tables:
    """Return the tables of the system that holds at a frame, from 0, with what touches there."""
    system = result.system_at(frame)
    touching = {
        system.contact_rows[k].start: state
        for k, (_, state) in enumerate(states_at(result, frame))
        if state.is_closed and state.feature is not None
    }
    tables = system.tables
    if not touching:
        return tables
    return replace(
        tables,
        shape_contacts=with_touched(tables.shape_contacts, touching),
        rolling_contacts=with_laid(tables.rolling_contacts, touching, tables.shape_features),
    )


def of_one_touch(result: Recording, frames: slice) -> Iterator[slice]:
    """Yield parts of some frames, in each of which all contacts touch with the same features."""
    start, stop, _ = frames.indices(len(result.time))
    begun = {phase.first for phase in result.frames.course if start < phase.first < stop}
    starts = sorted({start, *begun})
    for first, last in zip(starts, [*starts[1:], stop], strict=True):
        yield slice(first, last)

"""Bodies in each other, and limits that are passed: what an event should have kept apart.

Gaps are measured as shapes are, whatever a run held meanwhile: a feature that it left out, or edges
that went through each other between two samples of a step, are seen here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.kernels.codes import POSITION
from kane.kernels.compiling.bundle_type import type_of
from kane.kernels.tables import make_work
from kane.model.solver import TIME_STEPPING
from kane.results.recording import Recording
from kane.sentences import Sentence, say

if TYPE_CHECKING:
    from kane.compiled.contacts import OwnedContact

# Of the size of the mechanism: closed gaps are held to 1e-10, and frames within a step are off
# them by what the tolerance lets places be wrong.
DEEP = 1e-9


class _Depth(NamedTuple):
    """How deep a gap is below zero.

    Attributes:
        depth: as its row has it [m].
        contact: its number.
        time: [s].

    """

    depth: float
    contact: int
    time: float


def depths(result: Recording) -> Iterator[Sentence]:
    """Yield what was deepest beyond its limit at frames of a run, if any is."""
    if result.settings.method == TIME_STEPPING or not len(result.time):
        return  # time steps tell of depths by themselves
    found = _deepest(result)
    if found is None:
        return
    system = result.system
    name, contact = owned = system.contacts[found.contact]
    ends = tuple(getattr(contact.gap, "ends", ()))
    if len(ends) == 2:
        yield say(
            "'{a}' and '{b}' were in each other in '{contact}': at t = {time:.6g} s by "
            "{depth:.3g} m. An event was missed or is wrong: do not trust the motion from "
            "there on. Give a longest step or a smaller tolerance (rtol), and compare.",
            a=ends[0],
            b=ends[1],
            contact=owned.label,
            time=found.time,
            depth=found.depth,
        )
        return
    is_angle = name in system.angular
    scale = system.row_scales[system.contact_rows[found.contact].start] if is_angle else 1.0
    yield say(
        "The limit of '{contact}' was passed: at t = {time:.6g} s by {depth:.3g} {unit}. An event "
        "was missed or is wrong: do not trust the motion from there on. Give a longest step or a "
        "smaller tolerance (rtol), and compare.",
        contact=owned.label,
        time=found.time,
        depth=found.depth / scale,
        unit="rad" if is_angle else "m",
    )


def gaps_at(result: Recording, frames: Iterable[int]) -> Iterator[tuple[int, int, float]]:
    """Yield the frame, the contact and its gap as its row has it [m], of all that may be passed."""
    for frame, contacts, gaps in _gaps_at(result, frames):
        for contact, gap in zip(contacts, gaps.tolist(), strict=True):
            yield frame, contact, gap


def _gaps_at(
    result: Recording, frames: Iterable[int]
) -> Iterator[tuple[int, list[int], npt.NDArray[np.float64]]]:
    """Yield each frame with the contacts that may be passed and their gaps [m]."""
    if not any(map(_may_be_passed, result.system.contacts)):
        return
    from kane.kernels.equations import assemble
    from kane.kernels.methods.calls import ARRAY, entry

    known = None
    for frame in frames:
        system = result.modes_at(frame).whole
        if system is not known:
            known, work = system, make_work(system.tables)
            kinds = type_of(system.tables), type_of(work)
            place = entry(assemble.place, *kinds, ARRAY)
            residuals = entry(assemble.residuals, *kinds)
            contacts = [k for k, each in enumerate(system.contacts) if _may_be_passed(each)]
            rows = np.array([system.contact_rows[k].start for k in contacts])
        place(system.tables, work, np.array(result.frames.values[frame, : system.state_size]))
        residuals(system.tables, work)
        yield frame, contacts, work.phi[rows]


def _deepest(result: Recording) -> _Depth | None:
    """Return what is deepest of all that is deep, at all frames of a run."""
    least = DEEP * result.system.tables.extent * max(1.0, result.settings.rtol / 1e-8)
    found = None
    for frame, contacts, gaps in _gaps_at(result, range(len(result.time))):
        lowest = int(gaps.argmin())
        if -gaps[lowest] > least:
            least = float(-gaps[lowest])
            found = _Depth(least, contacts[lowest], float(result.time[frame]))
    return found


def _may_be_passed(each: OwnedContact) -> bool:
    """Return whether a contact has a gap of places that none but an event keeps above zero."""
    gap = each.contact.gap
    if gap is None or not each.contact.opens or each.contact.is_law:
        return False
    return gap.holds()[0].level == POSITION

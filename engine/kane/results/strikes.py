"""A strike worked out: its rows, what impulses on them do, speeds before and after, and its law.

It is decided once more, from the frame just before it: that is all that the run knew.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.model.solver import TIME_STEPPING
from kane.results.event_words import is_angular
from kane.results.reactions import joint_loads
from kane.results.recording import Recording
from kane.sentences import NOTHING, Sentence, say
from kane.solve.changing.decision import Decider, Decision
from kane.solve.changing.events import Event
from kane.solve.changing.modes import Modes
from kane.solve.changing.place import Place
from kane.solve.changing.strike import Blow
from kane.solve.changing.ways import gap_row
from kane.solve.open_reactions import open_reactions

Array = npt.NDArray[np.float64]
LawTaken = Literal["newton", "poisson", "stronge", "friction", "plastic", "given"]

IDLE = 1e-9  # of the largest impulse of a strike: what is less is round-off

LAW_WORDS: dict[LawTaken, Sentence] = {
    "newton": say("Newton's law: of the speeds"),
    "poisson": say("Poisson's law: of the impulses"),
    "stronge": say("Stronge's law: of the energies"),
    "friction": say("Newton's law, with Coulomb's friction"),
    "plastic": say("plastic: what is held stands still"),
    "given": say("given from outside"),
}


@dataclass(frozen=True)
class StruckRow:
    """A row of a strike.

    Attributes:
        element: name of the element.
        part: which part of it; may be empty.
        number: which of the rows of the contact it is, from 1; 0 for the row of its gap.
        is_angle: whether it holds an angle.
        is_on: whether an impulse may act on it.
        why: why not, a clause; empty where it may.
        restitution: coefficient by which it gives back; NaN where it does not.
        before: its speed before the strike, opening positive [m/s, rad/s].
        after: the same after it.
        impulse: on it [N s, N m s].

    """

    element: str
    part: str
    number: int
    is_angle: bool
    is_on: bool
    why: Sentence
    restitution: float
    before: float
    after: float
    impulse: float


@dataclass(frozen=True)
class WorkedStrike:
    """A strike: after = before + matrix · impulses.

    Attributes:
        time: [s].
        rows: all rows of the contacts.
        matrix: (r, r) J A^-1 J^T of the rows, with the joints taken into account: what impulses
            on them do to their speeds [1/kg, 1/(kg m), 1/(kg m^2)].
        law: what restitution means in it.
        law_changed: whether Newton's law would have created energy, so that Stronge's was taken, or
            with friction a smaller restitution.
        lost: energy that was lost [J].
        unique: whether the impulses are the only ones with these speeds.
        joints: what the joints of the model gave, by name: impulse on body_b in ground axes and its
            moment about point_b, (6,) [N s, N m s].
        left_open: components of these that joints share in any proportion, as ``("fz", "mx")``;
            joints without such are left out.
        given_by: name of the element that gave it from outside; empty where contacts struck.

    """

    time: float
    rows: tuple[StruckRow, ...]
    matrix: Array
    law: LawTaken
    law_changed: bool
    lost: float
    unique: bool
    joints: Mapping[str, Array]
    left_open: Mapping[str, tuple[str, ...]]
    given_by: str = ""


def strikes_of(result: Recording, event: Event) -> tuple[WorkedStrike, ...]:
    """Return the strikes in which an event of a run happened, one after the other.

    There is none where speeds did not jump. What an impulse from outside does comes first, and what
    strikes by it after that.

    Args:
        result: the whole run.
        event: one of its events.

    """
    for decided in _decided(result, event.time):
        if event in decided.decision.events:
            return _all_worked_out(result, decided)
    return ()


def strikes_at(result: Recording, time: float) -> tuple[WorkedStrike, ...]:
    """Return the strikes at a time of a run [s], in their order."""
    found = list[tuple[WorkedStrike, ...]]()
    for decided in _decided(result, time):
        if decided.time < time:
            break
        found.append(_all_worked_out(result, decided))
    return tuple(strike for strikes in reversed(found) for strike in strikes)


def impulses_of_drivers(result: Recording) -> tuple[tuple[float, str], ...]:
    """Return times of strikes [s] in which drivers give impulses, and their names, in order.

    A driver keeps what it leads on its course also while something strikes it.
    """
    found = list[tuple[float, str]]()
    for decided in _decided(result, math.inf):
        for place, blow in decided.decision.blows:
            own = np.array(sorted({*blow.gaps, *blow.held}), dtype=np.int64)
            shared = np.abs(place.shared(np.concatenate([blow.joints, blow.impulses]), own))
            found += [
                (decided.time, driver.name)
                for driver in result.model.drivers
                if shared[place.system.joint_rows[driver.name]].max() > IDLE * shared.max()
            ]
    return tuple(dict.fromkeys(reversed(found)))


class _Decided(NamedTuple):
    """What came of an event, with the modes that led to it."""

    decision: Decision
    modes: Modes
    time: float


def _decided(result: Recording, until: float) -> Iterator[_Decided]:
    """Yield what was decided, and when, at the changes up to a time, the last one first."""
    course = result.frames.course
    if result.settings.method == TIME_STEPPING:  # its steps solve no strike by itself
        return
    for before, phase in reversed(list(pairwise(course))):
        frame = phase.first - 1
        time = float(result.time[frame])
        if time <= until:
            modes = result.modes_at(frame)
            decision = Decider(modes).decide(
                modes.system(before.states),
                time,
                float(result.between_jumps[frame]),
                np.array(result.frames.values[frame, : result.system.state_size]),
                phase.met,
                phase.failed,
            )
            yield _Decided(decision, modes, time)


def _all_worked_out(result: Recording, decided: _Decided) -> tuple[WorkedStrike, ...]:
    decision, modes, time = decided
    if not decision.blows:
        return ()
    # whether contacts share it with the joints, too, a blow knows itself
    left_open = open_reactions(modes.free, modes.state_in(modes.free, decision.state))
    return tuple(
        _worked_out(result, decision.state, place, blow, left_open, time)
        for place, blow in decision.blows
    )


def _worked_out(
    result: Recording,
    state: Array,
    place: Place,
    blow: Blow,
    left_open: Mapping[str, tuple[str, ...]],
    time: float,
) -> WorkedStrike:
    system = place.system
    names = [name for name, _ in system.contacts]
    contact_of = {row: k for k, own in enumerate(place.rows) for row in range(own.start, own.stop)}
    first = system.rows - place.phi.size
    scales = np.array(system.row_scales[first:])
    restitution = dict(zip(blow.gaps, blow.restitution, strict=True))
    on = {*blow.gaps, *blow.held}
    rows = []
    for row, k in sorted(contact_of.items()):
        gap = gap_row(place, k)
        rows.append(
            StruckRow(
                element=names[k],
                part=system.contacts[k].contact.part,
                number=row - place.rows[k].start + (gap is None),
                is_angle=is_angular(system, names[k], system.contacts[k].contact.part),
                is_on=row in on,
                why=NOTHING if row in on else _why_off(place, k, blow),
                restitution=restitution.get(row, math.nan),
                before=float(blow.before[row] / scales[row]),
                after=float(blow.after[row] / scales[row]),
                impulse=float(blow.impulses[row] * scales[row]),
            )
        )
    return WorkedStrike(
        time=time,
        rows=tuple(rows),
        matrix=place.S / np.outer(scales, scales),
        law=_law(place, blow),
        law_changed=blow.law_changed,
        lost=blow.lost,
        unique=blow.unique,
        joints=_impulses_of_joints(result, state, place, blow),
        left_open=left_open,
        given_by=blow.given_by,
    )


def _impulses_of_joints(
    result: Recording, state: Array, place: Place, blow: Blow
) -> Mapping[str, Array]:
    """Return the impulses of the joints, by name; ``state`` is (state,), of the whole system."""
    own = np.array(sorted({*blow.gaps, *blow.held}), dtype=np.int64)
    impulses = np.concatenate([blow.joints, blow.impulses])
    loads = joint_loads(place.system, result.model, state[None], place.shared(impulses, own)[None])
    return {joint.name: loads[0, i] for i, joint in enumerate(result.model.joints)}


def _law(place: Place, blow: Blow) -> LawTaken:
    """Return the law that was taken."""
    if blow.given_by:
        return "given"
    if blow.rubs:
        return "friction"
    if blow.law_changed:
        return "stronge"
    if blow.by_newton and any(blow.restitution):
        return "newton"
    struck = [row for row in blow.gaps if blow.impulses[row] > 0.0]
    for own, (_, contact) in zip(place.rows, place.system.contacts, strict=True):
        if own.start in struck and contact.law != "newton" and any(blow.restitution):
            return contact.law
    return "plastic"


def _why_off(place: Place, k: int, blow: Blow) -> Sentence:
    """Return why an impulse cannot act on a row of a contact, a clause."""
    name, contact = place.system.contacts[k]
    if blow.given_by:
        return say("strikes after it, if at all")
    if contact.switch is not None:
        return say("not shut")
    gap = gap_row(place, k)
    if gap is not None and gap not in blow.gaps and contact.opens:
        first = place.system.rows - place.phi.size
        return say(
            "open by {gap:.3g} {unit}",
            gap=float(place.phi[gap]) / place.system.row_scales[first + gap],
            unit="rad" if name in place.system.angular else "m",
        )
    return say("friction gives no impulse")

"""What is told of an event: what struck, stuck, slid, jammed, locked and opened."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from kane.elements.changing import ContactState, States
from kane.expressions.branches import jumps
from kane.solve.changing.events import Event
from kane.solve.changing.lying import rim_of
from kane.solve.changing.place import Place
from kane.solve.changing.strike import Blow
from kane.solve.changing.ways import gap_row, slip_rows

Array = npt.NDArray[np.float64]

CROSSES = 0.01  # of the fastest speed: a slip that is no slower has not come to rest
AGAIN = 1e-9  # of the largest speed: more than what holds leaves of it


def strikes(
    place: Place, blow: Blow, time: float, shut: dict[int, bool], states: States
) -> list[Event]:
    """Return the events of a strike: of each contact that was open and gets an impulse, or is shut.

    They share the energy that is lost by the sizes of their impulses.
    """
    told = dict[int, slice]()
    fell = AGAIN * float(np.abs(blow.before).max(initial=0.0))
    rims = {
        rim_of(place, k) for k in place.island.contacts if place.system.contacts[k].contact.lies
    }
    for k in place.island.contacts:
        row, rows = gap_row(place, k), place.rows[k]
        # of what touched, only a rim may strike again: on its other side
        again = k in rims and row is not None and blow.before[row] < -fell
        if states[k].is_closed and not again:
            continue
        if shut.get(k, False):
            told[k] = rows
        elif row is not None and k not in shut and blow.impulses[row] > 0.0:
            told[k] = slice(row, row + 1)
    sizes = {k: float(np.linalg.norm(blow.impulses[rows])) for k, rows in told.items()}
    total = sum(sizes.values())
    found = []
    for k, rows in told.items():
        scale = scale_of(place, rows.start)
        name, contact = place.system.contacts[k]
        before, after = blow.before[rows], blow.after[rows]
        speeds = (float(np.linalg.norm(before)), 0.0) if k in shut else (before[0], after[0])
        found.append(
            Event(
                time=time,
                element=name,
                part=contact.part,
                kind="locks" if k in shut else "strikes",
                before=float(speeds[0]) / scale,
                after=float(speeds[1]) / scale,
                impulse=sizes[k] * scale,
                lost=blow.lost * sizes[k] / total if total > 0.0 else 0.0,
                unique=blow.unique,
                stronge=blow.law_changed,
            )
        )
    return found


def jams(place: Place, blow: Blow, time: float, jammed: list[int]) -> list[Event]:
    """Return the events of contacts that friction holds fast at once."""
    found = []
    for k in jammed:
        name, contact = place.system.contacts[k]
        slips = slip_rows(place, k)
        scale = scale_of(place, slips.start)
        found.append(
            Event(
                time=time,
                element=name,
                part=contact.part,
                kind="jams",
                before=float(np.linalg.norm(blow.before[slips])) / scale,
                impulse=float(np.linalg.norm(blow.impulses[slips])) * scale,
                lost=blow.lost / len(jammed),
                unique=blow.unique,
            )
        )
    return found


def rests(place: Place, time: float, resting: dict[int, float], states: States) -> list[Event]:
    """Return the events of bounces that are over."""
    found = []
    for k, after in resting.items():
        if states[k].is_closed:
            continue
        name, contact = place.system.contacts[k]
        row = gap_row(place, k)
        assert row is not None
        speed = float(place.slip[row]) / scale_of(place, row)
        found.append(Event(time + after, name, contact.part, "comes to rest", before=speed))
    return found


def scale_of(place: Place, row: int) -> float:
    """Return what makes the coordinate of a row: its length for an angle, or 1."""
    whole = place.system
    first = whole.rows - place.phi.size
    return whole.row_scales[first + row]


def changes(
    before: Place, place: Place, was: States, states: States, told: Sequence[Event], time: float
) -> list[Event]:
    """Return what changed beside what is told already; laws first, as others follow from them.

    Args:
        before: the contacts before the event.
        place: the same after it.
        was: their states before it.
        states: the same after it.
        told: what happened at it so far.
        time: [s].

    """
    found = []
    struck = {(event.element, event.part) for event in told}
    jammed = {(event.element, event.part) for event in told if event.kind == "jams"}
    rested = {(event.element, event.part) for event in told if event.kind == "comes to rest"}
    for k, (old, new) in enumerate(zip(was, states, strict=True)):
        name, contact = place.system.contacts[k]
        key = name, contact.part
        slips = slip_rows(place, k)
        row = gap_row(place, k)
        if contact.buffer is not None:
            speed = place.gaps[k][1]
            if new.is_closed and not old.is_closed:
                found.append(Event(time, *key, "touches", before=speed))
            elif old.is_closed and not new.is_closed:
                found.append(Event(time, *key, "lifts", after=speed))
            continue
        if contact.branch is not None:
            if jumps(contact.branch) and old.level != new.level and old.level is not None:
                found.append(Event(time, *key, "switches"))
            continue
        if contact.switch is not None:
            rows = place.rows[k]
            if rows.stop > rows.start and old.is_closed and not new.is_closed:
                found.append(Event(time, *key, "opens"))
            elif (
                rows.stop > rows.start and new.is_closed and not old.is_closed and key not in struck
            ):
                found.append(Event(time, *key, "locks"))
            continue
        if contact.lies:
            if new.is_closed and not old.is_closed:
                speed = float(np.linalg.norm(before.slip[slips]))
                found.append(Event(time, *key, "comes to rest", before=speed))
            elif old.is_closed and not new.is_closed:
                found.append(Event(time, *key, "lifts"))
            continue
        if not new.is_closed:
            if old.is_closed and row is not None:
                found.append(Event(time, *key, "lifts", after=float(place.slip[row])))
            elif old.slides and key not in jammed:  # it comes to rest, and others hold it there
                speed = float(np.linalg.norm(before.slip[slips])) / scale_of(place, slips.start)
                found.append(Event(time, *key, "sticks", before=speed))
            continue
        if row is not None and not old.is_closed and key not in rested:
            found.append(Event(time, *key, "comes to rest"))
        if contact.friction is None or (row is not None and not old.is_closed and key in struck):
            continue
        speed = float(np.linalg.norm(before.slip[slips])) / scale_of(place, slips.start)
        if key in jammed:
            continue
        if old.slides and not new.slides:
            found.append(Event(time, *key, "sticks", before=speed))
        elif not old.slides and new.slides:
            found.append(Event(time, *key, "slides"))
        elif old.slides and new.slides and _way(before, slips, old) @ new.direction < 0.0:
            found.append(Event(time, *key, "turns round"))
    return sorted(found, key=lambda event: event.kind != "switches")


def _way(before: Place, slips: slice, state: ContactState) -> Array:
    """Return which way a contact slipped: that at first, but where it has one of its own still.

    The directions of its rows may be others than those by which the first was told.
    """
    slip = before.slip[slips]
    return slip if goes_across(before, slip) else np.array(state.direction)


def goes_across(place: Place, slip: Array) -> bool:
    """Return whether what slips in a plane does so still, be it across the way that it went.

    Along a line there is no such way; and where all has come to rest, round-off is the fastest.
    """
    return slip.size > 1 and float(np.linalg.norm(slip)) > CROSSES * place.fastest()

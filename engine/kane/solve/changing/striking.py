"""Which contacts strike at a place, and which of those that bounce are at rest."""

from collections.abc import Collection, Sequence

import numpy as np
import numpy.typing as npt

from kane.elements.changing import States
from kane.kernels.methods.guards import GAP, RATE
from kane.sentences import NOTHING, Sentence, say
from kane.solve.changing.choice import SMALL, choose
from kane.solve.changing.lying import is_slow, rim_of, tilts
from kane.solve.changing.place import IMMOVABLE, TOUCHES, Place
from kane.solve.changing.strike import Blow, rubbed_at_once, strike, strike_with_friction
from kane.solve.changing.ways import (
    FAST,
    Way,
    closed,
    gap_row,
    is_pressed,
    opens,
    slip_rows,
    slips_at,
)

Array = npt.NDArray[np.float64]

# Part of the size of the mechanism: a gap that has just come to zero; one that is wider sees other
# parts than it did then.
MET = 1e-9
# A bounce is as good as none whose height is so many times what a gap is known to.
LEAST_BOUNCE = 12 * 4e-13
# Slow slips that end change no speed by more than so many times the largest of them: levers.
LEVER = 10.0


CLOSING = 1e-9  # of the accelerations there are: a gap that closes


class UnsettledError(Exception):
    """No way to go on from an event was found; ``why`` is a clause, ``advice`` what to do."""

    def __init__(self, why: Sentence, advice: Sentence = NOTHING) -> None:
        super().__init__(why)
        self.why, self.advice = why, advice


def near_gaps(place: Place, states: States, flips: dict[int, int]) -> dict[int, int]:
    """Return which gaps are closed, that may open: rows by the number of their contact."""
    found = dict[int, int]()
    for k in place.island.contacts:
        row = gap_row(place, k)
        if row is None or not opens(place, k):
            continue
        if is_near(place, k, states, flips):
            found[k] = row
    return found


def is_near(place: Place, contact: int, states: States, flips: dict[int, int]) -> bool:
    """Return whether the gap of a contact is closed, or has just come to zero.

    Of parts that another contact holds from here on it is not: this one sees the next parts, which
    may be far.
    """
    row = gap_row(place, contact)
    if row is None or contact in place.absent:
        return False
    least = MET if flips.get(contact) == GAP else TOUCHES
    return states[contact].is_closed or bool(place.phi[row] <= least * place.size)


def _held(place: Place, near: Collection[int], shut: dict[int, bool]) -> list[int]:
    """Return the rows that hold in a strike whatever the force."""
    held = list[int]()
    for k in place.island.contacts:
        rows, contact = place.rows[k], place.system.contacts[k].contact
        if shut.get(k, False):
            held.extend(range(rows.start, rows.stop))
        elif k in near and contact.friction is None:
            slips = slip_rows(place, k)
            held.extend(range(slips.start, slips.stop))
    return held


def strike_of(
    place: Place,
    near: dict[int, int],
    shut: dict[int, bool],
    still: float,
    pressed: Array | None = None,
) -> Blow | None:
    """Return the strike of all that approaches, None where nothing does.

    Args:
        place: the contacts.
        near: rows of the gaps that are closed, by the number of their contact.
        shut: whether contacts with a switch are shut.
        still: what is no speed [m/s].
        pressed: (m,) impulses of the joints in a blow from outside that was given at once [N s]:
            what they press rubs in it. None where there was none.

    """
    contacts = place.system.contacts
    struck = [k for k, row in near.items() if place.slip[row] < -still]
    held = _held(place, near, shut)
    locked = max(
        (
            float(np.abs(place.slip[place.rows[k]]).max(initial=0.0))
            for k in place.island.contacts
            if shut.get(k, False)
        ),
        default=0.0,
    )
    rubbing = _rubbing(place, near, shut)
    is_pressed = pressed is not None and bool(np.any(pressed[place.island.joints]))
    if not (struck or locked > still or (is_pressed and rubbing)):
        return None
    _refuse_driven(place, [near[k] for k in struck], shut, still)
    flat = {rim_of(place, k) for k in place.lying if is_slow(place, k)}
    e = {
        row: 0.0 if k in flat else contacts[k].contact.restitution for k, row in near.items()
    }  # fmt: skip
    rocks = {
        row: contacts[k].contact.restitution
        for k in place.lying
        if not is_slow(place, k)
        for row in range(place.rows[k].start, place.rows[k].stop)
    }
    newton = all(contacts[k].contact.law == "newton" for k in struck)
    fastest = max([locked, *(-float(place.slip[near[k]]) for k in struck)])
    # beside fast slips a strike with friction cannot tell this from nothing
    too_slow = fastest <= SMALL * float(np.abs(place.slip[place.island.rows]).max())
    if rubbing and too_slow and not is_pressed:
        blow = strike(place, list(near.values()), held, dict.fromkeys(e, 0.0), newton)
    elif rubbing:
        blow = strike_with_friction(place, rubbing, e, pressed, rocks)
    else:
        blow = strike(place, list(near.values()), held, e, newton)
    if blow is None:
        raise UnsettledError(say("no impulses satisfy the law of the strike"))
    return blow


def _refuse_driven(place: Place, gaps: Sequence[int], shut: dict[int, bool], still: float) -> None:
    """Refuse to hold what is prescribed to go on.

    Raises:
        UnsettledError: no force changes the speed of a row that is to be held.

    """
    locked = [
        row
        for k in place.island.contacts
        if shut.get(k, False)
        for row in range(place.rows[k].start, place.rows[k].stop)
        if abs(place.slip[row]) > still
    ]
    for row in (*gaps, *locked):
        if place.S[row, row] <= IMMOVABLE * place.ease[row]:
            names = [
                each.name
                for each, own in zip(place.system.contacts, place.rows, strict=True)
                if own.start <= row < own.stop
            ]
            raise UnsettledError(
                say("'{name}' cannot hold what is prescribed to go on", name=names[0]),
                say(
                    "Let what drives it end or turn round there, or hold it by something that "
                    "gives way, as a stop with stiffness does."
                ),
            )


def _rubbing(place: Place, near: dict[int, int], shut: dict[int, bool]) -> list[int]:
    """Return the contacts that take part in a strike with friction; none where there is no such.

    Friction rubs in a strike by what presses it, not by a force of its own.
    """
    rubs = {
        k
        for k in place.island.contacts
        if k in place.limits and place.friction(k).sliding > 0.0 and is_pressed(place, k, near)
    }
    if not rubs:
        return []
    return [k for k in place.island.contacts if k in rubs or k in near or shut.get(k, False)]


def _low(place: Place) -> float:
    """Return the square of a speed, for an acceleration of 1, that is as good as none [m]."""
    return 2.0 * LEAST_BOUNCE * place.size


def low_bounces(
    place: Place, near: dict[int, int], shut: dict[int, bool], still: float
) -> dict[int, float]:
    """Return which contacts open by so little that they are at rest, and after what time [s].

    With a falling acceleration a the flights of a bounce that begins with v, and of those after
    it, last 2 v / a, 2 v e / a, ... Several contacts that throw each other up come to rest so too.
    """
    bound = _low(place)
    most = float(np.abs(place.free[place.island.rows]).max(initial=0.0))
    speeds = {k: float(place.slip[row]) for k, row in near.items()}
    low = {k for k, speed in speeds.items() if speed > still and speed**2 <= most * bound}
    if not low:
        return {}
    # how they fall where all of them are open
    touching, guess = dict[int, bool](), dict[int, Way]()
    for k in place.island.contacts:
        if k in shut:
            if shut[k]:
                touching[k], guess[k] = False, FAST
        elif k not in low and is_pressed(place, k, near) and speeds.get(k, 0.0) <= still:
            # what has just closed may slip already
            slips = k in place.limits and slips_at(place, k, still)
            touching[k], guess[k] = slips, closed(place, k, slips)
    found = choose(place, touching, guess)
    if found is None:
        return {}
    resting = dict[int, float]()
    for k in low:
        falling = -float(found.accelerations[near[k]])
        if falling > 0.0 and speeds[k] ** 2 <= falling * bound:
            e = place.system.contacts[k].contact.restitution
            resting[k] = 2.0 * speeds[k] / (falling * (1.0 - e)) if e < 1.0 else 0.0
    return resting


def laid_to_rest(
    place: Place, near: dict[int, int], shut: dict[int, bool], resting: Collection[int]
) -> Blow:
    """Return the blow that ends low bounces at once; others are not to be thrown into each other.

    Raises:
        UnsettledError: there is none.

    """
    others = [row for k, row in near.items() if k not in resting]
    held = _held(place, near, shut) + [near[k] for k in resting]
    blow = strike(place, others, held, dict.fromkeys(others, 0.0), newton=True)
    if blow is None:
        raise UnsettledError(say("no impulses satisfy the law of the strike"))
    return blow


def slow_slips(place: Place, flips: dict[int, int], still: float) -> list[int]:
    """Return the contacts that slip by so little that they are at rest with one that comes to it.

    Where a body slides on several places and turns, all of them come to rest together, but for
    round-off; each would come to rest on a way as short as that of ``LEAST_BOUNCE``.
    """
    bound = _low(place)
    most = float(np.abs(place.free[place.island.rows]).max(initial=0.0))
    speeds = {
        k: float(np.linalg.norm(place.slip[slip_rows(place, k)]))
        for k in place.island.contacts
        if k in place.limits
    }
    slow = [k for k, speed in speeds.items() if speed**2 <= most * bound]
    if any(flips.get(k) == RATE for k in slow) and any(speeds[k] > still for k in slow):
        return slow
    return []


def laid_flat(
    place: Place, near: dict[int, int], shut: dict[int, bool], still: float
) -> Blow | None:
    """Return the blow that lays rims down which tilt by so little that they are flat."""
    slow = {
        k: near[rim]
        for k in sorted(place.lying & {*place.island.contacts})
        if (rim := rim_of(place, k)) in near
        and abs(place.slip[near[rim]]) <= still < tilts(place, k)
        and is_slow(place, k)
    }
    if not slow:
        return None
    held = [*_held(place, near, shut), *slow.values()]
    held.extend(row for k in slow for row in range(place.rows[k].start, place.rows[k].stop))
    others = [row for row in near.values() if row not in held]
    return strike(place, others, held, dict.fromkeys(others, 0.0), newton=True)


def laid_still(
    place: Place,
    near: dict[int, int],
    shut: dict[int, bool],
    slow: Collection[int],
    still: float,
) -> Blow | None:
    """Return the blow that ends slow slips at once; None where there is none.

    Nor is there one near a dead centre, where to hold what is slow would stop what is fast.
    What touches without a speed is not opened by it: it would close again by a strike that lets
    the others slip anew, and so on without end.
    """
    held = _held(place, near, shut)
    loose = dict(near)
    for k in slow:
        if is_pressed(place, k, near):
            held.extend(range(place.rows[k].start, place.rows[k].stop))
            loose.pop(k, None)
    own = place.island.rows
    most = LEVER * np.sqrt(_low(place) * float(np.abs(place.free[own]).max(initial=0.0)))
    while True:
        others = list(loose.values())
        blow = strike(place, others, held, dict.fromkeys(others, 0.0), newton=True)
        if blow is None or np.abs(blow.after - blow.before)[own].max() > most:
            return None
        opened = [k for k, row in loose.items() if place.slip[row] <= still < blow.after[row]]
        if not opened:
            return blow
        held.extend(loose.pop(k) for k in opened)


def cannot_hold(place: Place, row: int) -> bool:
    """Return whether a gap closes that no force on it can hold, as at a dead centre."""
    closing = place.free[row] < -CLOSING * place.hurry[row]
    return bool(closing and place.S[row, row] <= IMMOVABLE * place.ease[row])


def jam(
    place: Place, near: dict[int, int], shut: dict[int, bool], still: float
) -> tuple[Blow, list[int]]:
    """Return the blow that stops all slip at once, and which contacts slipped.

    Where friction holds itself fast, as in a wedge, or no finite forces fit the slip (Painleve), it
    ends in no time, as the limit of stiffer and stiffer bodies shows (Champneys and Varkonyi, The
    Painleve paradox in contact mechanics, 2016).

    Raises:
        UnsettledError: nothing slips, or the contacts would have to pull.

    """
    slipping = [
        k
        for k in place.island.contacts
        if k in place.limits
        and place.friction(k).sliding > 0.0
        and is_pressed(place, k, near)
        and float(np.linalg.norm(place.slip[slip_rows(place, k)])) > still
    ]
    for k in place.island.contacts:
        row = gap_row(place, k)
        if row is not None and k in near and cannot_hold(place, row):
            raise UnsettledError(
                say(
                    "'{name}' cannot hold it at a dead centre: the mechanism jams",
                    name=place.system.contacts[k][0],
                )
            )
    if not slipping:
        raise UnsettledError(say("no forces of the contacts fit each other there"))
    held = _held(place, near, shut)
    for k in slipping:
        own = slip_rows(place, k)
        held.extend(range(own.start, own.stop))
        if (row := gap_row(place, k)) is not None:
            held.append(row)
    others = [row for k, row in near.items() if k not in slipping]
    blow = strike(place, others, held, dict.fromkeys(others, 0.0), newton=True)
    if blow is None or any(blow.impulses[near[k]] < 0.0 for k in slipping if k in near):
        # not all of it stops
        rubbing = _rubbing(place, near, shut)
        blow = rubbed_at_once(place, rubbing, [near[k] for k in rubbing if k in near])
    if blow is None:
        raise UnsettledError(say("no forces of the contacts fit each other there"))
    return blow, [k for k in slipping if blow.impulses[slip_rows(place, k)].any()]

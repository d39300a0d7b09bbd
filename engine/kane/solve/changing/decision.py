"""What an event does: strikes, and how contacts are from there on."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.watching import places_beside
from kane.elements.changing import States
from kane.fields import Varying
from kane.kernels.methods.guards import FORCE, GAP, MARGIN, RATE, SIDE, STRENGTH
from kane.sentences import say
from kane.solve.changing.choice import Choice, choose, holding, solved
from kane.solve.changing.events import Event, Kind
from kane.solve.changing.laws import are_held, as_they_begin, followed, laws_after
from kane.solve.changing.lying import (
    Tips,
    on_edge,
    over_at_rest,
    over_in_strike,
    rim_of,
    rocking,
    tipped,
)
from kane.solve.changing.modes import Modes, laws_of
from kane.solve.changing.overlaps import refuse_overlaps
from kane.solve.changing.place import RESTS, Place
from kane.solve.changing.reached import states_of
from kane.solve.changing.strike import Blow, given
from kane.solve.changing.striking import (
    UnsettledError,
    is_near,
    jam,
    laid_flat,
    laid_still,
    laid_to_rest,
    low_bounces,
    near_gaps,
    slow_slips,
    strike_of,
)
from kane.solve.changing.surveyor import Surveyor
from kane.solve.changing.switching import begins_to_hold, shut_after, turn_others
from kane.solve.changing.telling import changes, goes_across, jams, rests, strikes
from kane.solve.changing.touching import touching
from kane.solve.changing.ways import (
    APART,
    FAST,
    Way,
    gap_row,
    is_pressed,
    opens,
    slip_rows,
    slips_at,
)

Array = npt.NDArray[np.float64]

MOST_CHANGES = 20  # of laws that hang on each other
MOST_TIPS = 20  # of discs that lie flat
MOST_STRIKES = 20  # one after the other at the same time


@dataclass
class Decision:
    """What comes of an event.

    Attributes:
        states: how the contacts are from there on.
        state: (state,) of the whole system, with the speeds after it.
        events: what happened, in order.
        lost: energy lost in strikes [J].
        ends: name of the event that ends the run; mostly empty.
        fastest: the largest speed, or what forces give soon [m/s].
        loads: the largest force in the island of each contact [N].
        share: (m + r,) by what multipliers of joints and contacts differ from the shortest that do
            the same, see ``room``; None where they do not.
        begun: of the contacts that slip from rest on, the speed that accelerations in their island
            give over its size [m/s].
        speeds: the largest speed in the island of each contact, or what forces give soon [m/s].
        blows: the blows from outside and the strikes, one after the other, each with the contacts
            before it.
        branched: the parts of laws that take another branch, or stand where they could.
        turned: the switches whose condition begins to hold as speeds jump.
        sets: parameters that change, with their values.
        touching: contacts whose gaps are to be zero though they stay open.
        failed: contacts whose friction can hold no more at this instant.

    """

    states: States
    state: Array
    events: list[Event] = field(default_factory=list)
    lost: float = 0.0
    ends: str = ""
    fastest: float = 0.0
    loads: dict[int, float] = field(default_factory=dict)
    share: Array | None = None
    begun: dict[int, float] = field(default_factory=dict)
    speeds: dict[int, float] = field(default_factory=dict)
    blows: list[tuple[Place, Blow]] = field(default_factory=list)
    branched: tuple[int, ...] = ()
    turned: tuple[int, ...] = ()
    sets: tuple[tuple[str, Varying], ...] = ()
    touching: tuple[int, ...] = ()
    failed: set[int] = field(default_factory=set)


class _Instant(NamedTuple):
    """An event, before it is decided.

    Attributes:
        time: [s].
        switch: a time between the same two jumps of loads and drivers [s].
        states: of the contacts up to it.
        flips: kind of the guard that is met, by contact.
        shut: which contacts with a switch are shut from there on.
        slip: (r,) before it [m/s].
        failed: contacts whose friction can hold no more.
        pressed: (m,) impulses of the joints in blows from outside [N s]; None without.
        at_start: whether the run begins here: nothing is known of what pressed before.

    """

    time: float
    switch: float
    states: States
    flips: dict[int, int]
    shut: dict[int, bool]
    slip: Array
    failed: Collection[int]
    pressed: Array | None
    at_start: bool


class Decider:
    """Decides how a run goes on from an event."""

    def __init__(self, modes: Modes) -> None:
        self._modes = modes
        self._surveyors: dict[States, Surveyor] = {}
        self._states: States = modes.free.states
        self._tipping: frozenset[int] = frozenset()
        self._surveyor = self._of_laws(laws_of(modes.free.contacts, modes.free.states))

    def _of_laws(self, laws: States) -> Surveyor:
        """Return who looks at the contacts where laws are as in these states."""
        known = laws_of(self._modes.free.contacts, laws)
        if known not in self._surveyors:
            self._surveyors[known] = Surveyor(self._modes.with_laws(known))
        found = self._surveyors[known]
        found.recall(self._states)
        found.tipping = self._tipping
        return found

    def decide(
        self,
        system: System,
        time: float,
        switch: float,
        state: Array,
        met: Collection[int],
        failed: Collection[int] = (),
        at_start: bool = False,
        anew: bool = False,
        earlier: Place | None = None,
    ) -> Decision:
        """Return what comes of an event.

        Args:
            system: the mode up to it.
            time: [s].
            switch: a time between the same two jumps of loads and drivers [s].
            state: (state,) of the whole system before it.
            met: guards of the mode that are met.
            failed: contacts whose friction could hold no more at this instant, before this.
            at_start: whether the run begins here: what is closed then is none of its events.
            anew: whether laws are to be told from the state alone, as at the start.
            earlier: the contacts with the values that parameters had before they changed here;
                None where they did not.

        Raises:
            UnsettledError: no way to go on was found.

        """
        guards = system.guards
        flips = {guards.contact[k]: guards.kinds[k] for k in met}
        decision = Decision(system.states, state.copy())
        now = time, switch
        before, place, laws = self._laws_now(system, now, state, flips, at_start, anew)
        shut = shut_after(place, system.states, flips, at_start, earlier)
        turn_others(place, system.states, shut)
        place, pressed = self._give_blows(place, shut, system.states, decision, now, at_start)
        decision.failed = {*failed, *_failing(system, met)}
        instant = _Instant(
            *now, system.states, flips, shut, before.slip, decision.failed, pressed, at_start
        )
        stills, ways = list[float](), dict[int, Way]()
        for island in self._surveyor.islands:
            still = RESTS * before.alone(island).fastest()
            place, still = self._strike(place.alone(island), instant, decision, still)
            stills.append(still)
        if decision.blows:
            place, laws = self._laws_behind(place.alone(self._surveyor.all), now, laws)
        for island, still in zip(self._surveyor.islands, stills, strict=True):
            place = place.alone(island)
            for _ in range(MOST_TIPS):
                place, tips = self._settle(place, instant, decision, ways, still)
                if not tips:
                    break
                place = self._tip(place, tips, instant, decision)
                place, still = self._strike(place, instant, decision, still)
            else:
                raise UnsettledError(say("discs tip over without end"))
        decision.states = states_of(place, ways, system.states, shut, laws)
        _note(decision, before, place.alone(self._surveyor.all), instant)
        if not at_start:
            was, told = system.states, decision.events
            decision.events += changes(before, place, was, decision.states, told, time)
        return decision

    def _laws_now(
        self,
        system: System,
        now: tuple[float, float],
        state: Array,
        flips: dict[int, int],
        at_start: bool,
        anew: bool,
    ) -> tuple[Place, Place, States]:
        """Return the contacts with the laws up to an event, and those with the laws behind it.

        Beside them these laws.
        """
        self._states = system.states
        self._tipping = on_edge(system, system.states, flips)
        begun = laws_of(system.contacts, system.states)
        begins = not are_held(system.contacts, system.states)
        if begins:
            begun = as_they_begin(system.contacts, begun)
        self._surveyor = self._of_laws(begun)
        before = self._surveyor.at(*now, state)
        if at_start:
            refuse_overlaps(before)
        still = RESTS * before.fastest()
        laws = laws_after(before, begun, flips, still, at_start or anew, begins)
        if laws == begun:
            return before, before, laws
        laws, place = self._look(laws, flips, *now, state)
        return before, place, laws

    def _laws_behind(
        self, place: Place, now: tuple[float, float], laws: States
    ) -> tuple[Place, States]:
        """Return the contacts with the laws that hold behind blows, and these."""
        behind = laws_after(place, laws, {}, RESTS * place.fastest(), anew=True)
        if behind == laws:
            return place, laws
        laws, place = self._look(behind, {}, *now, place.state)
        return place, laws

    def _look(
        self, laws: States, flips: dict[int, int], time: float, switch: float, state: Array
    ) -> tuple[States, Place]:
        """Look at the contacts with these laws, and let those follow that hang on others."""
        for _ in range(MOST_CHANGES):
            self._surveyor = self._of_laws(laws)
            place = self._surveyor.at(time, switch, state)
            then = followed(place, laws, flips)
            if then == laws:
                return laws, place
            laws = then
        raise UnsettledError(say("the laws of forces switch each other without end"))

    def look(self, states: States, time: float, switch: float, state: Array) -> Place:
        """Return the contacts at a state of the whole system, where laws are as in ``states``."""
        self._states, self._tipping = states, on_edge(self._modes.free, states, {})
        return self._of_laws(states).at(time, switch, state)

    def _strike(
        self, place: Place, instant: _Instant, decision: Decision, still: float
    ) -> tuple[Place, float]:
        """Let contacts strike until none approaches.

        Return the place after that, and what is no speed [m/s]: where all comes to a stop, what is
        left is the round-off of the speeds before.
        """
        before, resting = place, dict[int, float]()
        shut, states, pressed = instant.shut, instant.states, instant.pressed
        for _ in range(MOST_STRIKES):
            near = near_gaps(place, states, instant.flips)
            still = max(still, RESTS * place.fastest())
            blow = strike_of(place, near, shut, still, pressed)
            if blow is not None and (tips := over_in_strike(place, blow)):
                place = self._tip(place, tips, instant, decision)
                continue
            pressed = None
            if blow is not None:
                decision.events += strikes(place, blow, instant.time, shut, states)
            else:
                low = low_bounces(place, near, shut, still)
                if not low:
                    decision.events += rests(before, instant.time, resting, states)
                    return place, still
                resting = {**low, **resting}
                blow = laid_to_rest(place, near, shut, resting)
                # of two that nearly are the same, only what they have in common can be ended
                still = max(still, *(2.0 * abs(float(blow.after[near[k]])) for k in low))
            place = self._after(place, blow, instant, decision)
        raise UnsettledError(say("strikes follow upon each other without end"))

    def _settle(
        self,
        place: Place,
        instant: _Instant,
        decision: Decision,
        ways: dict[int, Way],
        still: float,
    ) -> tuple[Place, Tips]:
        """Find how contacts go on that do not strike; return the place, after a jam perhaps.

        Beside it the discs that do not go on lying as they do.
        """
        choice, still = None, max(still, RESTS * place.fastest())
        place = self._lay_still(place, instant, decision, still)
        near = near_gaps(place, instant.states, instant.flips)
        if (blow := laid_flat(place, near, instant.shut, still)) is not None:
            place = self._after(place, blow, instant, decision)
        if tips := rocking(place, near, still):
            return place, tips
        if MARGIN not in (instant.flips.get(k) for k in place.island.contacts):
            choice = self._choose(place, instant, still)
        if choice is None:
            near = near_gaps(place, instant.states, instant.flips)
            blow, jammed = jam(place, near, instant.shut, still)
            decision.events += jams(place, blow, instant.time, jammed)
            place = self._after(place, blow, instant, decision)
            choice = self._choose(place, instant, still)
            if choice is None:
                raise UnsettledError(say("no forces of the contacts fit each other there"))
        if tips := over_at_rest(place, choice.ways, choice.forces):
            return place, tips
        ways.update(choice.ways)
        first, island = len(place.joints), place.island
        own = np.concatenate([island.joints, first + island.rows])
        load = float(np.abs(choice.multipliers[own]).max())
        decision.loads.update(dict.fromkeys(island.contacts, load))
        if choice.share.any():
            decision.share = choice.share + (0.0 if decision.share is None else decision.share)
        slow = [k for k, way in choice.ways.items() if way.slip and not slips_at(place, k, still)]
        decision.begun.update(dict.fromkeys(slow, place.fallen()))
        decision.speeds.update(dict.fromkeys(island.contacts, place.fastest()))
        return place, {}

    def _tip(self, place: Place, tips: Tips, instant: _Instant, decision: Decision) -> Place:
        """Let discs lean that lay flat; return the place after it."""
        decision.state[:] = tipped(place, tips, decision.state)
        self._tipping |= {rim_of(place, k) for k in tips}
        self._surveyor.tipping = self._tipping
        # what came to touch beside a rim may be another place now
        for rim in (rim_of(place, k) for k in tips):
            for k in places_beside(place.system.contacts, rim):
                instant.flips.pop(k, None)
        after = self._surveyor.at(instant.time, instant.switch, decision.state)
        return after.alone(place.island)

    def _lay_still(
        self, place: Place, instant: _Instant, decision: Decision, still: float
    ) -> Place:
        """End what slips slowly together with what comes to rest; return the place after it."""
        slow = slow_slips(place, instant.flips, still)
        if not slow:
            return place
        near = near_gaps(place, instant.states, instant.flips)
        blow = laid_still(place, near, instant.shut, slow, still)
        return place if blow is None else self._after(place, blow, instant, decision)

    def _after(self, place: Place, blow: Blow, instant: _Instant, decision: Decision) -> Place:
        """Let a blow act; return the place after it."""
        n = place.system.bodies
        before = _kinetic_energy(place, decision.state)
        decision.state[7 * n : 13 * n] += blow.change
        decision.lost += blow.lost
        if place.system.tables.drives.size > 0:  # what drives goes on, and gives its part
            gained = _kinetic_energy(place, decision.state) - before
            decision.state[place.system.motion_size] += gained + blow.lost
        decision.blows.append((place, blow))
        after = self._surveyor.at(instant.time, instant.switch, decision.state)
        return after.alone(place.island)

    def _give_blows(
        self,
        place: Place,
        shut: dict[int, bool],
        states: States,
        decision: Decision,
        now: tuple[float, float],
        at_start: bool,
    ) -> tuple[Place, Array | None]:
        """Give the blows whose conditions begin to hold.

        Return the place after them, and the impulses of the joints in them, (m,) [N s]; None where
        there is no blow.
        """
        found: Array | None = None
        n = place.system.bodies
        for k, is_shut in shut.items():
            name, contact = place.system.contacts[k]
            if not is_shut or states[k].is_closed or contact.switch is None:
                continue
            if contact.switch.ends:
                decision.ends = name
            decision.sets += contact.switch.sets
            blow = contact.switch.blow
            if blow is not None:
                jump, joints = self._surveyor.jump(*now, decision.state, blow)
                before, energy = place, _kinetic_energy(place, decision.state)
                decision.state[7 * n : 13 * n] += jump
                work = _kinetic_energy(place, decision.state) - energy
                if not at_start:  # whose energy is counted behind it
                    decision.state[place.system.motion_size] += work
                place = self._surveyor.at(*now, decision.state)
                decision.blows.append((before, given(before, place, jump, joints, work, name)))
                size = float(np.linalg.norm(blow.impulse)) or float(np.linalg.norm(blow.moment))
                decision.events.append(Event(now[0], name, contact.part, "strikes", impulse=size))
                found = joints if found is None else found + joints
            elif not place.rows[k].stop > place.rows[k].start:
                kind: Kind = "changes" if contact.switch.sets else "is met"
                decision.events.append(Event(now[0], name, contact.part, kind))
        return place, found

    def _choose(self, place: Place, instant: _Instant, still: float) -> Choice | None:
        """Return how the contacts are where nothing strikes; None where no forces fit."""
        flips, shut = instant.flips, instant.shut
        may_hold, guess = dict[int, bool](), dict[int, Way]()
        # where one lifts, another one may have lifted just before, and slides as it did
        lifts = any(flips.get(k) == FORCE for k in place.island.contacts)
        for k in place.island.contacts:
            was = instant.states[k]
            # it touches perhaps, and nothing pressed it so far
            is_idle = opens(place, k) and not was.is_closed and flips.get(k) != GAP
            is_idle = is_idle and not instant.at_start
            row, rows = gap_row(place, k), slip_rows(place, k)
            if k in shut:
                if shut[k]:
                    may_hold[k], guess[k] = False, FAST
                continue
            if not is_pressed(place, k, may_hold) and not opens(place, k):
                continue
            if opens(place, k):
                assert row is not None
                if not is_near(place, k, instant.states, flips) or place.slip[row] > still:
                    continue
            slip = place.slip[rows]
            rubs = k in place.limits
            size = float(np.linalg.norm(slip))
            # what came to zero is none but for round-off, where no blow has changed it since
            change = float(np.linalg.norm(slip - instant.slip[rows]))
            came_to_zero = flips.get(k) == RATE and change <= still
            # what goes across the way that it went, it may be as the way was told, has not
            came_to_zero = came_to_zero and not goes_across(place, slip)
            slips = rubs and size > still and not came_to_zero
            may_hold[k] = slips
            if flips.get(k) == FORCE or (lifts and is_idle):
                guess[k] = APART
            elif slips:
                guess[k] = Way(True, tuple((slip / size).tolist()))
            elif k in instant.failed:
                guess[k] = Way(True, None)  # as it fails, it is found to slide
            elif is_idle:
                guess[k] = APART
            else:
                guess[k] = FAST
        guess = _with_failures(place, guess, instant.failed, may_hold)
        found = choose(place, may_hold, guess, instant.failed)
        return choose(place, may_hold, guess) if found is None else found


def _note(decision: Decision, before: Place, place: Place, instant: _Instant) -> None:
    """Note what the run behind an event has to know, and what is to be looked at again."""
    flips, states = instant.flips, decision.states
    decision.touching = touching(place, instant.states, states)
    decision.fastest = place.fastest()
    decision.branched = tuple(k for k, x in place.leads.items() if k in flips or x == 0.0)
    if decision.blows:
        decision.turned = tuple(
            k
            for k in place.margins
            if begins_to_hold(k, states[k].is_closed, place, before, k in flips)
        )
    for k in (k for k, kind in flips.items() if kind == SIDE):
        name, contact = place.system.contacts[k]
        decision.events.append(Event(instant.time, name, contact.part, "changes side"))


def _failing(system: System, met: Collection[int]) -> set[int]:
    """Return the contacts whose friction comes to its limit, of guards that are met."""
    guards = system.guards
    return {
        guards.contact[k]
        for k in met
        if guards.kinds[k] == STRENGTH and guards.contact[k] in guards.frictions
    }


def _with_failures(
    place: Place, guess: dict[int, Way], failed: Collection[int], touching: dict[int, bool]
) -> dict[int, Way]:
    """Let what sticks no longer begin to slide, against the force that held it."""
    failing = [k for k in failed if k in guess and guess[k].slip is None]
    if not failing:
        return guess
    if holding(place, guess, touching, failed) is not None:
        return guess
    found = solved(place, guess, touching)
    if found is None:
        return guess
    turned = dict(guess)
    for k in failing:
        held = found.forces[slip_rows(place, k)]
        size = float(np.linalg.norm(held))
        if size > 0.0:
            turned[k] = Way(True, tuple((-held / size).tolist()))
    return turned


def _kinetic_energy(place: Place, state: Array) -> float:
    n, table = place.system.bodies, place.system.tables.bodies[1:]
    u = state[7 * n : 13 * n].reshape(-1, 6)
    energy = table["mass"] @ (u[:, :3] ** 2).sum(axis=1) + (table["inertia"] * u[:, 3:] ** 2).sum()
    return float(energy / 2)

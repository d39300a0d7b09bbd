"""What an event does: strikes, and how contacts are from there on."""

from collections.abc import Collection
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.elements.changing import Contact, ContactState, Rigid
from kane.elements.primitives import PathRow
from kane.errors import AssemblyError
from kane.kernels.codes import POSITION
from kane.kernels.methods.guards import FORCE, GAP, MARGIN, RATE, SIDE, STRENGTH
from kane.sentences import Sentence, as_it_is, say
from kane.solve.changing.choice import APART, FAST, Choice, Way, choose, gap_row, opens, slip_rows
from kane.solve.changing.events import Event
from kane.solve.changing.modes import Modes, States
from kane.solve.changing.place import Place, Surveyor
from kane.solve.changing.strike import Blow
from kane.solve.changing.striking import (
    TOUCHES,
    UnsettledError,
    jam,
    laid_to_rest,
    low_bounces,
    near_gaps,
    strike_of,
)

Array = npt.NDArray[np.float64]
ZERO = (0.0, 0.0, 0.0)

RESTS = 1e-11  # of the fastest speed: none
MOST_STRIKES = 20  # one after the other at the same time
OVERLAPS = 1e-9  # of the size of the mechanism: more than round-off


@dataclass
class Decision:
    """What comes of an event.

    Attributes:
        states: how the contacts are from there on.
        state: (state,) of the whole system, with the speeds after it.
        events: what happened, in order.
        lost: energy lost in strikes [J].
        ends: name of the event that ends the run; mostly empty.

    """

    states: States
    state: Array
    events: list[Event] = field(default_factory=list)
    lost: float = 0.0
    ends: str = ""


class Decider:
    """Decides how a run goes on from an event."""

    def __init__(self, modes: Modes) -> None:
        self._modes = modes
        self._surveyor = Surveyor(modes)

    def decide(
        self,
        system: System,
        time: float,
        switch: float,
        state: Array,
        met: Collection[int],
        at_start: bool = False,
    ) -> Decision:
        """Return what comes of an event.

        Args:
            system: the mode up to it.
            time: [s].
            switch: a time between the same two jumps of loads and drivers [s].
            state: (state,) of the whole system before it.
            met: guards of the mode that are met.
            at_start: whether the run begins here: what is closed then is none of its events.

        Raises:
            UnsettledError: no way to go on was found.

        """
        guards = system.guards
        flips = {guards.contact[k]: int(guards.table["kind"][k]) for k in met}
        sides = [k for k, kind in flips.items() if kind == SIDE]
        decision = Decision(system.states, state.copy())
        place = self._surveyor.at(time, switch, decision.state)
        before = place
        if at_start:
            _refuse_overlaps(place)
        shut = self._switched(place, system.states, flips, at_start)
        if self._give_blows(place, shut, system.states, decision, time, switch):
            place = self._surveyor.at(time, switch, decision.state)
        resting = dict[int, float]()
        for _ in range(MOST_STRIKES):
            near = near_gaps(place, system.states, flips)
            still = RESTS * _fastest(place, decision.state)
            blow = strike_of(place, near, shut, still)
            if blow is not None:
                decision.events += _strikes(place, blow, time, system.states)
                decision.events += _locks(place, blow, time, shut, system.states)
            else:
                low = low_bounces(place, near, shut, still, system.states)
                if not low:
                    break
                resting = {**low, **resting}
                blow = laid_to_rest(place, near, shut, resting)
            n = system.bodies
            decision.state[7 * n : 13 * n] += blow.change
            decision.lost += blow.lost
            place = self._surveyor.at(time, switch, decision.state)
        else:
            raise UnsettledError(say("strikes follow upon each other without end"))
        decision.events += _rests(before, time, resting, system.states)
        choice = None
        if MARGIN not in flips.values():
            choice = self._choose(place, system.states, flips, shut, decision.state)
        if choice is None:
            still = RESTS * _fastest(place, decision.state)
            near = near_gaps(place, system.states, flips)
            blow, jammed = jam(place, near, shut, still)
            n = system.bodies
            decision.state[7 * n : 13 * n] += blow.change
            decision.lost += blow.lost
            decision.events += _jams(place, blow, time, jammed)
            place = self._surveyor.at(time, switch, decision.state)
            choice = self._choose(place, system.states, flips, shut, decision.state)
            if choice is None:
                raise UnsettledError(say("no forces of the contacts fit each other there"))
        decision.states = _states(place, choice, system.states, shut)
        for k in sides:
            name, contact = place.system.contacts[k]
            decision.events.append(Event(time, name, contact.part, "changes side"))
        if not at_start:
            decision.events += _changes(before, system.states, decision, time, place)
        return decision

    def _switched(
        self, place: Place, states: States, flips: dict[int, int], at_start: bool
    ) -> dict[int, bool]:
        """Return which contacts with a switch are shut from here on."""
        shut = dict[int, bool]()
        for k, (_, contact) in enumerate(place.system.contacts):
            if contact.switch is None:
                continue
            if at_start:
                shut[k] = contact.switch.is_shut or place.margins[k] > 0.0
            else:
                shut[k] = states[k].is_closed != (k in flips)
        return shut

    def _give_blows(
        self,
        place: Place,
        shut: dict[int, bool],
        states: States,
        decision: Decision,
        time: float,
        switch: float,
    ) -> bool:
        """Give the blows whose conditions begin to hold; return whether there are any."""
        found, n = False, place.system.bodies
        for k, is_shut in shut.items():
            name, contact = place.system.contacts[k]
            if not is_shut or states[k].is_closed or contact.switch is None:
                continue
            if contact.switch.ends:
                decision.ends = name
            blow = contact.switch.blow
            if blow is not None:
                jump = self._surveyor.jump(time, switch, decision.state, blow)
                before = _kinetic_energy(place, decision.state)
                decision.state[7 * n : 13 * n] += jump
                given = _kinetic_energy(place, decision.state) - before
                decision.state[place.system.motion_size] += given  # its work
                size = float(np.linalg.norm(blow.impulse)) or float(np.linalg.norm(blow.moment))
                decision.events.append(Event(time, name, contact.part, "strikes", impulse=size))
                found = True
            elif not place.rows[k].stop > place.rows[k].start:
                decision.events.append(Event(time, name, contact.part, "is met"))
        return found

    def _choose(
        self,
        place: Place,
        states: States,
        flips: dict[int, int],
        shut: dict[int, bool],
        state: Array,
    ) -> Choice | None:
        """Return how the contacts are where nothing strikes; None where no forces fit."""
        still = RESTS * _fastest(place, state)
        touching, guess = dict[int, bool](), dict[int, Way]()
        for k, was in enumerate(states):
            row, rows = gap_row(place, k), slip_rows(place, k)
            if k in shut:
                if shut[k]:
                    touching[k], guess[k] = False, FAST
                continue
            if opens(place, k):
                assert row is not None
                is_near = was.is_closed or flips.get(k) == GAP
                is_near = is_near or place.phi[row] <= TOUCHES * place.size
                if not is_near or place.slip[row] > still:
                    continue
            slip = place.slip[rows]
            rubs = k in place.limits
            size = float(np.linalg.norm(slip))
            slips = rubs and size > still and flips.get(k) != RATE
            touching[k] = slips
            if slips:
                guess[k] = Way(True, tuple((slip / size).tolist()))
            elif flips.get(k) == FORCE:
                guess[k] = APART
            elif flips.get(k) == STRENGTH:
                guess[k] = Way(True, None)  # as it fails, it is found to slide
            else:
                guess[k] = FAST
        return choose(place, touching, _with_failures(place, guess, flips, touching))


def _with_failures(
    place: Place, guess: dict[int, Way], flips: dict[int, int], touching: dict[int, bool]
) -> dict[int, Way]:
    """Let what sticks no longer begin to slide, against the force that held it."""
    failing = [k for k, kind in flips.items() if kind == STRENGTH and k in guess]
    if not failing:
        return guess
    from kane.solve.changing.choice import _solved

    found = _solved(place, guess, touching)
    if found is None:
        return guess
    turned = dict(guess)
    for k in failing:
        held = found.forces[slip_rows(place, k)]
        size = float(np.linalg.norm(held))
        if size > 0.0:
            turned[k] = Way(True, tuple((-held / size).tolist()))
    return turned


def _refuse_overlaps(place: Place) -> None:
    """Refuse a model that begins beyond a limit.

    Raises:
        AssemblyError: a gap is less than closed.

    """
    for k, (name, contact) in enumerate(place.system.contacts):
        row = gap_row(place, k)
        if row is None or not contact.opens or contact.gap is None:
            continue
        if contact.gap.holds()[0].level == POSITION and place.phi[row] < -OVERLAPS * place.size:
            raise AssemblyError(
                say(
                    "The model begins beyond {limit}, by {depth:.3g} {unit}. Draw the bodies where "
                    "they may be, or give another limit.",
                    limit=limit_of(name, contact),
                    depth=-place.phi[row] / _scale(place, row),
                    unit="rad" if name in place.system.angular else "m",
                )
            )


def limit_of(name: str, contact: Contact) -> Sentence:
    """Return the words for a limit, or for what has but one."""
    match contact.part:
        case "lower":
            return say("the lower limit of '{name}'", name=name)
        case "upper":
            return say("the upper limit of '{name}'", name=name)
        case "":
            return as_it_is(f"'{name}'")
        case _:
            raise AssertionError(contact.part)


def _kinetic_energy(place: Place, state: Array) -> float:
    n, table = place.system.bodies, place.system.tables.bodies[1:]
    u = state[7 * n : 13 * n].reshape(-1, 6)
    energy = table["mass"] @ (u[:, :3] ** 2).sum(axis=1) + (table["inertia"] * u[:, 3:] ** 2).sum()
    return float(energy / 2)


def _fastest(place: Place, state: Array) -> float:
    """Return the largest speed of a body, a turn with the size of the mechanism [m/s].

    It is at least the speed that accelerations give over that size: what is at rest has none.
    """
    n = place.system.bodies
    u = np.abs(state[7 * n : 13 * n].reshape(-1, 6))
    fallen = float(np.sqrt(place.size * np.abs(place.free).max(initial=0.0)))
    return max(float(u[:, :3].max()), place.size * float(u[:, 3:].max()), fallen)


def _states(place: Place, choice: Choice, before: States, shut: dict[int, bool]) -> States:
    """Return the states of the contacts that a choice means."""
    found = []
    for k, was in enumerate(before):
        if k in shut:
            goes_on = was.is_closed and shut[k]
            places = was.places if goes_on else _places(place, k)
            found.append(ContactState(shut[k], places=places if shut[k] else ()))
            continue
        way = choice.ways.get(k, APART)
        if not way.is_closed:
            found.append(ContactState(False))
        elif way.slip is not None:
            found.append(ContactState(True, True, way.slip))
        elif was.is_closed and not was.slides and was.places:
            found.append(was)
        else:
            found.append(ContactState(True, places=_places(place, k)))
    return tuple(found)


def _places(place: Place, k: int) -> tuple[float, ...]:
    """Return the values of the path rows that are held where they are."""
    contact, first = place.system.contacts[k].contact, place.rows[k].start
    if contact.switch is not None and contact.switch.rigid is not None:
        return _as_they_stand(place, contact.switch.rigid)
    row, found = first, list[float]()
    for constraint in contact.held:
        if isinstance(constraint, PathRow) and constraint.offset is None:
            found.append(float(place.sums[row]))
        row += len(constraint.holds())
    return tuple(found)


def _as_they_stand(place: Place, rigid: Rigid) -> tuple[float, ...]:
    """Return how two bodies stand to each other, see ``Rigid.rows``."""
    poses = place.poses
    point = poses.local(rigid.body_a, poses.point(rigid.body_b, rigid.point_b))
    axes = [
        poses.local(
            rigid.body_b, poses.point(rigid.body_b, ZERO) + poses.turned(rigid.body_a, axis)
        )
        for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0))
    ]
    return tuple(np.concatenate([point, *axes]).tolist())


def _locks(
    place: Place, blow: Blow, time: float, shut: dict[int, bool], states: States
) -> list[Event]:
    """Return the events of what is shut in a strike."""
    found = []
    for k, is_shut in shut.items():
        rows = place.rows[k]
        if is_shut and not states[k].is_closed and rows.stop > rows.start:
            name, contact = place.system.contacts[k]
            scale = _scale(place, rows.start)
            size = float(np.linalg.norm(blow.impulses[rows])) * scale
            speed = float(np.linalg.norm(blow.before[rows])) / scale
            found.append(
                Event(time, name, contact.part, "locks", speed, 0.0, size, blow.lost, blow.unique)
            )
    return found


def _strikes(place: Place, blow: Blow, time: float, states: States) -> list[Event]:
    """Return the events of a strike: of each contact that was open and gets an impulse.

    They share the energy that is lost by the sizes of their impulses.
    """
    struck = dict[int, int]()
    for k, was in enumerate(states):
        row = gap_row(place, k)
        if row is not None and blow.impulses[row] > 0.0 and not was.is_closed:
            struck[k] = row
    total = sum(float(blow.impulses[row]) for row in struck.values())
    found = []
    for k, row in struck.items():
        scale = _scale(place, row)
        name, contact = place.system.contacts[k]
        found.append(
            Event(
                time=time,
                element=name,
                part=contact.part,
                kind="strikes",
                before=float(blow.before[row]) / scale,
                after=float(blow.after[row]) / scale,
                impulse=float(blow.impulses[row]) * scale,
                lost=blow.lost * float(blow.impulses[row]) / total,
                unique=blow.unique,
                stronge=blow.law_changed,
            )
        )
    return found


def _jams(place: Place, blow: Blow, time: float, jammed: list[int]) -> list[Event]:
    """Return the events of contacts that friction holds fast at once."""
    found = []
    for k in jammed:
        name, contact = place.system.contacts[k]
        slips = slip_rows(place, k)
        scale = _scale(place, slips.start)
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


def _rests(place: Place, time: float, resting: dict[int, float], states: States) -> list[Event]:
    """Return the events of bounces that are over."""
    found = []
    for k, after in resting.items():
        if states[k].is_closed:
            continue
        name, contact = place.system.contacts[k]
        row = gap_row(place, k)
        assert row is not None
        speed = float(place.slip[row]) / _scale(place, row)
        found.append(Event(time + after, name, contact.part, "comes to rest", before=speed))
    return found


def _scale(place: Place, row: int) -> float:
    """Return what makes the coordinate of a row: its length for an angle, or 1."""
    whole = place.system
    first = whole.rows - place.phi.size
    return whole.row_scales[first + row]


def _changes(
    before: Place, was: States, decision: Decision, time: float, place: Place
) -> list[Event]:
    """Return what changed beside strikes."""
    found = []
    struck = {(event.element, event.part) for event in decision.events}
    jammed = {(event.element, event.part) for event in decision.events if event.kind == "jams"}
    rested = {
        (event.element, event.part) for event in decision.events if event.kind == "comes to rest"
    }
    for k, (old, new) in enumerate(zip(was, decision.states, strict=True)):
        name, contact = place.system.contacts[k]
        key = name, contact.part
        slips = slip_rows(place, k)
        row = gap_row(place, k)
        if contact.switch is not None:
            rows = place.rows[k]
            if rows.stop > rows.start and old.is_closed and not new.is_closed:
                found.append(Event(time, *key, "opens"))
            elif (
                rows.stop > rows.start and new.is_closed and not old.is_closed and key not in struck
            ):
                found.append(Event(time, *key, "locks"))
            continue
        if not new.is_closed:
            if old.is_closed and row is not None:
                found.append(Event(time, *key, "lifts", after=float(place.slip[row])))
            elif old.slides and key not in jammed:  # it comes to rest, and others hold it there
                speed = float(np.linalg.norm(before.slip[slips])) / _scale(place, slips.start)
                found.append(Event(time, *key, "sticks", before=speed))
            continue
        if row is not None and not old.is_closed and key not in rested:
            found.append(Event(time, *key, "comes to rest"))
        if contact.friction is None or (row is not None and not old.is_closed and key in struck):
            continue
        speed = float(np.linalg.norm(before.slip[slips])) / _scale(place, slips.start)
        if key in jammed:
            continue
        if old.slides and not new.slides:
            found.append(Event(time, *key, "sticks", before=speed))
        elif not old.slides and new.slides:
            found.append(Event(time, *key, "slides"))
        elif old.slides and new.slides and float(np.dot(old.direction, new.direction)) < 0.0:
            found.append(Event(time, *key, "turns round"))
    return found

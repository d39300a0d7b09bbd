"""What an event does: strikes, and how contacts are from there on."""

from collections.abc import Collection
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.elements.changing import ContactState, Rigid
from kane.elements.primitives import PathRow
from kane.fields import Varying
from kane.kernels.methods.guards import FORCE, GAP, MARGIN, RATE, SIDE, STRENGTH
from kane.sentences import say
from kane.solve.changing.choice import (
    APART,
    FAST,
    Choice,
    Way,
    choose,
    gap_row,
    opens,
    slip_rows,
    solved,
)
from kane.solve.changing.events import Event, Kind
from kane.solve.changing.laws import are_held, as_they_begin, followed, laws_after
from kane.solve.changing.modes import Modes, States, laws_of
from kane.solve.changing.overlaps import refuse_overlaps
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
from kane.solve.changing.telling import changes, jams, locks, rests, strikes

Array = npt.NDArray[np.float64]
ZERO = (0.0, 0.0, 0.0)

RESTS = 1e-11  # of the fastest speed: none
MOST_CHANGES = 20  # of laws that hang on each other
AT_ONCE = 1e-9  # of a condition that is met: what more there is has come by a jump
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
        blows: the strikes, one after the other, each with the contacts before it.
        branched: the parts of laws that take another branch, or stand where they could.
        turned: the switches whose condition begins to hold as speeds jump.
        sets: parameters that change, with their values.

    """

    states: States
    state: Array
    events: list[Event] = field(default_factory=list)
    lost: float = 0.0
    ends: str = ""
    fastest: float = 0.0
    blows: list[tuple[Place, Blow]] = field(default_factory=list)
    branched: tuple[int, ...] = ()
    turned: tuple[int, ...] = ()
    sets: tuple[tuple[str, Varying], ...] = ()


class Decider:
    """Decides how a run goes on from an event."""

    def __init__(self, modes: Modes) -> None:
        self._modes = modes
        self._surveyors: dict[States, Surveyor] = {}

    def _surveyor(self, laws: States) -> Surveyor:
        """Return who looks at the contacts where laws are as in these states."""
        known = laws_of(self._modes.free.contacts, laws)
        if known not in self._surveyors:
            self._surveyors[known] = Surveyor(self._modes.with_laws(known))
        return self._surveyors[known]

    def decide(
        self,
        system: System,
        time: float,
        switch: float,
        state: Array,
        met: Collection[int],
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
            at_start: whether the run begins here: what is closed then is none of its events.
            anew: whether laws are to be told from the state alone, as at the start.
            earlier: the contacts with the values that parameters had before they changed here;
                None where they did not.

        Raises:
            UnsettledError: no way to go on was found.

        """
        guards = system.guards
        flips = {guards.contact[k]: int(guards.table["kind"][k]) for k in met}
        sides = [k for k, kind in flips.items() if kind == SIDE]
        decision = Decision(system.states, state.copy())
        contacts, begun = system.contacts, laws_of(system.contacts, system.states)
        begins = not are_held(contacts, system.states)
        if begins:
            begun = as_they_begin(contacts, begun)
        survey = self._surveyor(begun)
        place = survey.at(time, switch, decision.state)
        before = place
        if at_start:
            refuse_overlaps(place)
        still = RESTS * _fastest(place, decision.state)
        laws = laws_after(place, begun, flips, still, at_start or anew, begins)
        if laws != begun:
            laws, survey, place = self._look(laws, flips, time, switch, decision.state)
        shut = self._switched(place, system.states, flips, at_start, earlier)
        pressed = self._give_blows(
            place, shut, system.states, decision, time, switch, survey, at_start
        )
        is_struck = pressed is not None
        if is_struck:
            place = survey.at(time, switch, decision.state)
        resting = dict[int, float]()
        for _ in range(MOST_STRIKES):
            near = near_gaps(place, system.states, flips)
            still = RESTS * _fastest(place, decision.state)
            blow = strike_of(place, near, shut, still, pressed)
            pressed = None
            if blow is not None:
                decision.events += strikes(place, blow, time, system.states)
                decision.events += locks(place, blow, time, shut, system.states)
            else:
                low = low_bounces(place, near, shut, still, system.states)
                if not low:
                    break
                resting = {**low, **resting}
                blow = laid_to_rest(place, near, shut, resting)
            n = system.bodies
            decision.state[7 * n : 13 * n] += blow.change
            decision.lost += blow.lost
            decision.blows.append((place, blow))
            place = survey.at(time, switch, decision.state)
        else:
            raise UnsettledError(say("strikes follow upon each other without end"))
        if is_struck or decision.blows:
            still = RESTS * _fastest(place, decision.state)
            struck = laws_after(place, laws, {}, still, anew=True)
            if struck != laws:
                laws, survey, place = self._look(struck, {}, time, switch, decision.state)
        decision.events += rests(before, time, resting, system.states)
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
            decision.events += jams(place, blow, time, jammed)
            decision.blows.append((place, blow))
            place = survey.at(time, switch, decision.state)
            choice = self._choose(place, system.states, flips, shut, decision.state)
            if choice is None:
                raise UnsettledError(say("no forces of the contacts fit each other there"))
        decision.states = _states(place, choice, system.states, shut, laws)
        decision.fastest = _fastest(place, decision.state)
        decision.branched = tuple(k for k, x in place.leads.items() if k in flips or x == 0.0)
        if is_struck or decision.blows:
            decision.turned = tuple(
                k
                for k in place.margins
                if _turns(k, decision.states[k].is_closed, place, before, k in flips)
            )
        for k in sides:
            name, contact = place.system.contacts[k]
            decision.events.append(Event(time, name, contact.part, "changes side"))
        if not at_start:
            decision.events += changes(
                before, place, system.states, decision.states, decision.events, time
            )
        return decision

    def _look(
        self, laws: States, flips: dict[int, int], time: float, switch: float, state: Array
    ) -> tuple[States, Surveyor, Place]:
        """Look at the contacts with these laws, and let those follow that hang on others."""
        for _ in range(MOST_CHANGES):
            survey = self._surveyor(laws)
            place = survey.at(time, switch, state)
            then = followed(place, laws, flips)
            if then == laws:
                return laws, survey, place
            laws = then
        raise UnsettledError(say("the laws of forces switch each other without end"))

    def look(self, states: States, time: float, switch: float, state: Array) -> Place:
        """Return the contacts at a state of the whole system, where laws are as in ``states``."""
        return self._surveyor(states).at(time, switch, state)

    def _switched(
        self,
        place: Place,
        states: States,
        flips: dict[int, int],
        at_start: bool,
        earlier: Place | None,
    ) -> dict[int, bool]:
        """Return which contacts with a switch are shut from here on."""
        shut = dict[int, bool]()
        for k, (_, contact) in enumerate(place.system.contacts):
            if contact.switch is None:
                continue
            if at_start:
                shut[k] = contact.switch.is_shut or place.margins[k] > 0.0
            else:
                is_shut = states[k].is_closed
                shut[k] = is_shut != (k in flips or _turns(k, is_shut, place, earlier))
        return shut

    def _give_blows(
        self,
        place: Place,
        shut: dict[int, bool],
        states: States,
        decision: Decision,
        time: float,
        switch: float,
        survey: Surveyor,
        at_start: bool,
    ) -> Array | None:
        """Give the blows whose conditions begin to hold.

        Return the impulses of the joints in them, (m,) [N s]; None where there is no blow.
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
                jump, joints = survey.jump(time, switch, decision.state, blow)
                before = _kinetic_energy(place, decision.state)
                decision.state[7 * n : 13 * n] += jump
                given = _kinetic_energy(place, decision.state) - before
                if not at_start:  # whose energy is counted behind it
                    decision.state[place.system.motion_size] += given  # its work
                size = float(np.linalg.norm(blow.impulse)) or float(np.linalg.norm(blow.moment))
                decision.events.append(Event(time, name, contact.part, "strikes", impulse=size))
                found = joints if found is None else found + joints
            elif not place.rows[k].stop > place.rows[k].start:
                kind: Kind = "changes" if contact.switch.sets else "is met"
                decision.events.append(Event(time, name, contact.part, kind))
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
            if place.system.contacts[k].contact.is_law:
                continue
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
            elif opens(place, k) and not was.is_closed and flips.get(k) != GAP:
                guess[k] = APART  # it touches, and nothing pressed it so far
            else:
                guess[k] = FAST
        return choose(place, touching, _with_failures(place, guess, flips, touching))


def _turns(
    contact: int, is_shut: bool, place: Place, earlier: Place | None, is_met: bool = False
) -> bool:
    """Return whether a condition begins to hold as speeds or parameters jump.

    Where one of its switch is met at this event, the other one may be there to round-off before.
    """
    if earlier is None:
        return False
    before, now = (
        (earlier.openings, place.openings) if is_shut else (earlier.margins, place.margins)
    )
    most = AT_ONCE if is_met else 0.0
    return contact in now and now[contact] > most and before[contact] <= most


def _with_failures(
    place: Place, guess: dict[int, Way], flips: dict[int, int], touching: dict[int, bool]
) -> dict[int, Way]:
    """Let what sticks no longer begin to slide, against the force that held it."""
    failing = [k for k, kind in flips.items() if kind == STRENGTH and k in guess]
    if not failing:
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


def _fastest(place: Place, state: Array) -> float:
    """Return the largest speed of a body, a turn with the size of the mechanism [m/s].

    It is at least the speed that accelerations give over that size: what is at rest has none.
    """
    n = place.system.bodies
    u = np.abs(state[7 * n : 13 * n].reshape(-1, 6))
    fallen = float(np.sqrt(place.size * np.abs(place.free).max(initial=0.0)))
    return max(float(u[:, :3].max()), place.size * float(u[:, 3:].max()), fallen)


def _states(
    place: Place, choice: Choice, before: States, shut: dict[int, bool], laws: States
) -> States:
    """Return the states of the contacts that a choice means, and those of laws."""
    found = []
    for k, was in enumerate(before):
        if place.system.contacts[k].contact.is_law:
            found.append(laws[k])
            continue
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

"""A run whose constraints change, as a chain of runs in which they do not.

Each phase is a run of the system of its mode, with guards that end it. What comes of an event is
decided by ``decision``; the next phase begins at its state, put on the rows that hold then.
"""

from collections import deque
from time import perf_counter

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.errors import AssemblyError
from kane.expressions.branches import RAIL, level, width_of_rail
from kane.kernels import codes
from kane.kernels.codes import BETWEEN_JUMPS
from kane.kernels.equations.signals import sample
from kane.kernels.methods.guards import BRANCH, FORCE, SIDE, STRENGTH, Watch
from kane.kernels.progress import SHORTEST
from kane.kernels.tables import Work, make_work
from kane.model import SolverSettings
from kane.model.solver import ADAPTIVE_METHODS
from kane.sentences import NOTHING, say
from kane.solve.changing.branching import chatters, unsettled
from kane.solve.changing.changes import changed, close_joints
from kane.solve.changing.decision import Decider, Decision
from kane.solve.changing.events import MOST_EVENTS, Event, Phase
from kane.solve.changing.laws import NO_LEAD, are_held
from kane.solve.changing.layout import resting_state
from kane.solve.changing.modes import Modes, Parameters, as_begun
from kane.solve.changing.place import Place
from kane.solve.changing.remembered import remind, sides, sizes
from kane.solve.changing.rounds import in_rounds
from kane.solve.changing.shares import share_of
from kane.solve.changing.striking import UnsettledError
from kane.solve.changing.touching import close_gaps
from kane.solve.changing.watches import enter, leave
from kane.solve.frame_store import FrameStore
from kane.solve.held import Held, quarters_of
from kane.solve.methods.method import Integration, Tally, Task, Trouble, Turned
from kane.solve.methods_by_name import METHODS
from kane.solve.outcome import Ending
from kane.solve.reason import Reason
from kane.solve.signals import recount, samples_at

Array = npt.NDArray[np.float64]

SAME_INSTANT = 4.0 * SHORTEST  # of the time: nothing happens in between
LONG = 0.05  # s of computation, after which an event is the last of a slice
MOST_AT_ONCE = 40  # events at the same time
MOST_BRANCHED = 100  # branchings of laws in so small a part of a run are one that has no end
TO_AND_FRO = 1e-5
# Of the speed of what falls through the size of the mechanism, times the root of rtol: a slow slip.
# What it lags behind, see ``dry_friction.turn``, is a hundredth of rtol, of speeds and ways.
SLOW = 0.1


class Phases:
    """A run under way; it goes on as an ``Integration`` does.

    Args:
        modes: the systems of the model.
        settings: of the run.
        task: what is to be integrated; the state is that of the system in which no contact holds.
        held: where a run stood that this one goes on with; None for one that begins as drawn.

    Raises:
        AssemblyError: the model begins beyond a limit, or nothing fits at the start.

    Attributes:
        why: why it could not go on, a clause.
        advice: what to do about it, sentences; may be empty.
        ended_by: name of the event that ended it.

    """

    def __init__(
        self, modes: Modes, settings: SolverSettings, task: Task, held: Held | None = None
    ) -> None:
        self._events: list[Event] = []
        self._course: list[Phase] = []
        self.why = self.advice = NOTHING
        self.ended_by: str = ""
        self._settings, self._times, self._jumps = settings, task.times, task.jumps
        self._until = task.end
        self._base = modes
        self._modes = modes.with_parameters(held.parameters) if held else modes
        self._decider = Decider(self._modes)
        self._taken: list[tuple[Array, Array]] = []  # times and frames
        self._lost: list[tuple[int, float]] = []  # in strikes, before so many frames
        self._count = 0  # frames taken
        self._is_taken = False  # whether those of the phase are among them
        self._before = Tally(0, 0, 0, 0, 0.0, 0.0, 0.0)  # of the phases that are over
        self._at_once, self._last_event = 0, -1.0
        self._changes = 0  # of parameters, at this event
        self._told = 0  # events so far, but for branches that laws take
        self._widest: dict[int, float] = {}  # how far states have been from their limits
        self._failed: set[int] = set()  # contacts whose friction failed at the last event
        self._step = 0.0
        self._branched: deque[float] = deque(maxlen=MOST_BRANCHED)  # when laws did, lately
        self._sides: dict[tuple[int, int], float] = dict(held.sides) if held else {}
        self._sizes: dict[tuple[int, bool], float] = dict(held.sizes) if held else {}
        self._integration: Integration
        self._system: System
        self._watch: Watch
        if held is None:
            self._begin_as_drawn(task.state)
        else:
            self._go_on_from(held)

    def _begin_as_drawn(self, state: Array) -> None:
        whole = self._modes.whole
        frame = np.zeros(whole.frame_size)
        frame[: whole.state_size] = whole.initial_state
        free, motion = self._modes.free, self._modes.free.motion_size
        if free.is_at_rest:  # signals have come to rest, and turns been counted on the way
            frame[: whole.state_size] = resting_state(whole, as_begun(free), state)
        frame[:motion] = state[:motion]
        self._settle(self._modes.free, 0.0, frame, (), None, at_start=True)
        self._refuse_start()

    def _go_on_from(self, held: Held) -> None:
        """Go on as it stood, or where another model has other laws, as contacts are by these.

        A run by time steps says little of what holds: that is decided anew.
        """
        size = self._modes.whole.state_size
        quarters = quarters_of(self._modes.whole, held.frame[:size]) if held.counts else None
        goes_on = held.as_before and not held.by_steps
        held_on = goes_on and are_held(self._modes.whole.contacts, held.states)
        if held_on and not self._has_leapt(held):
            system = self._modes.system(held.states)
            share = share_of(self._modes, system, held.frame)
            decision = Decision(held.states, held.frame[:size], share=share)
            switch = self._switch(held.time)
            phase = Phase(0, held.states, parameters=self._modes.parameters)
            self._begin(decision, held.time, switch, held.frame, phase, quarters, is_event=False)
        else:
            system = self._modes.system(held.states)
            self._settle(system, held.time, held.frame, (), quarters, anew=True)

    def _has_leapt(self, held: Held) -> bool:
        """Return whether a sample that is taken where it stood makes a law take another branch."""
        whole = self._modes.whole
        if not samples_at(whole, held.frame, held.time):
            return False
        switch = self._switch(held.time)
        frame = self._sampled(held.time, switch, held.frame)
        place = self._decider.look(held.states, held.time, switch, frame[: whole.state_size])
        for k, value in place.leads.items():
            part = whole.contacts[k].contact.branch
            assert part is not None
            if abs(value) > NO_LEAD and level(part, value) != held.states[k].level:
                return True
        return False

    def _refuse_start(self) -> None:
        if self.why:
            raise AssemblyError(say("The run cannot begin: {why}.", why=self.why))

    def advance(self, budget: int) -> int:
        """Try at most ``budget`` steps; return a code of ``kernels.codes``.

        Fewer where events take their time: between two calls others may look and stop.
        """
        last, begun = self._steps() + budget, perf_counter()
        while (end := self._end()) == codes.RUNNING:
            code = self._integration.advance(max(last - self._steps(), 0))
            if code != codes.EVENT:
                return code
            self._meet_event()
            if perf_counter() - begun > LONG:
                return self._end()
        return end

    def _end(self) -> int:
        """Return why it is over, RUNNING where it is not."""
        if self.why:
            return codes.UNSETTLED
        return codes.ENDED if self.ended_by else codes.RUNNING

    def _steps(self) -> int:
        tally = self._integration.tally()
        return self._before.steps + self._before.rejected + tally.steps + tally.rejected

    def _meet_event(self) -> None:
        """End a phase at an event, and begin the next."""
        system, watch = self._system, self._watch
        time = self._integration.tally().time
        frame = self._frame_now(time)
        self._take_phase()
        self._take(np.array([time]), frame[None])
        if watch.step[0] > 0.0:
            self._step = float(watch.step[0])
        for contact, kind, largest in zip(
            system.guards.contact, system.guards.kinds, watch.largest.tolist(), strict=True
        ):
            if kind == BRANCH and contact in self._widest and not system.states[contact].level:
                self._widest[contact] = max(self._widest[contact], largest)
        if time - self._last_event > SAME_INSTANT * time:
            self._at_once, self._failed = 0, set()
        self._at_once, self._last_event = self._at_once + 1, time
        met = np.flatnonzero(watch.met).tolist()
        if self._at_once > MOST_AT_ONCE:
            error = unsettled(system, met)
            self.why, self.advice = error.why, error.advice
            return
        if self._goes_to_and_fro(time):
            return
        if self._told > MOST_EVENTS:
            self.why = say("more than {count} events", count=MOST_EVENTS)
            return
        turns = self._integration.work.turns
        self._sides = sides(system, watch, met)
        self._changes = 0
        # where none is met, a sample has made laws leap
        anew = not met
        self._settle(system, time, frame, met, turns.quarters.copy(), anew=anew)

    def _goes_to_and_fro(self, time: float) -> bool:
        """Note that laws branch, and end the run where they do so ever faster."""
        branches = {
            self._system.guards.contact[k]
            for k in np.flatnonzero(self._watch.met).tolist()
            if self._system.guards.kinds[k] == BRANCH
        }
        if not branches:
            return False
        self._branched.append(time)
        span = time - self._branched[0]
        if len(self._branched) == MOST_BRANCHED and span <= TO_AND_FRO * self._until:
            error = chatters(self._system, branches)
            self.why, self.advice = error.why, error.advice
            return True
        return False

    def _settle(
        self,
        system: System,
        time: float,
        frame: Array,
        met: "tuple[int, ...] | list[int]",
        quarters: npt.NDArray[np.int64] | None,
        at_start: bool = False,
        anew: bool = False,
        earlier: Place | None = None,
    ) -> None:
        """Decide how it goes on from a frame of the whole system, and begin the phase."""
        whole = self._modes.whole
        switch = self._switch(time)
        if whole.tables.samplings.size:
            frame = self._sampled(time, switch, frame)
        try:
            decision = self._decider.decide(
                system,
                time,
                switch,
                frame[: whole.state_size],
                met,
                self._failed,
                at_start,
                anew,
                earlier,
            )
            flipped = {system.guards.contact[k] for k in met}
            decision = in_rounds(self._modes, self._decider, decision, flipped, time, switch, frame)
        except UnsettledError as error:
            self.why, self.advice = error.why, error.advice
            return
        self._events += self._to_tell(decision.events, at_start)
        self._told += sum(event.kind != "switches" for event in decision.events)
        self.ended_by = decision.ends
        frame = frame.copy()
        frame[: whole.state_size] = decision.state
        if decision.touching:
            close_gaps(self._modes, decision.states, decision.touching, frame)
        failed = tuple(sorted(self._failed))
        params = self._modes.parameters
        phase = Phase(self._count, decision.states, tuple(met), failed, params)
        self._failed |= decision.failed
        if decision.sets:
            self._change(decision, time, switch, frame, phase, quarters)
            return
        self._begin(decision, time, switch, frame, phase, quarters)

    def _to_tell(self, events: list[Event], _at_start: bool) -> list[Event]:
        """Return the events of a decision as they are told."""
        return events

    def _sampled(self, time: float, switch: float, frame: Array) -> Array:
        """Return a frame with the samples that are due taken: laws are to be those behind them."""
        whole, frame = self._modes.whole, frame.copy()
        work = make_work(whole.tables)
        work.clock[BETWEEN_JUMPS] = switch
        sample(whole.tables, work, time, frame[: whole.state_size])
        return frame

    def _change(
        self,
        decision: Decision,
        time: float,
        switch: float,
        frame: Array,
        phase: Phase,
        quarters: npt.NDArray[np.int64] | None,
    ) -> None:
        """Record a frame with the old values of parameters, and go on with the new ones."""
        self._changes += 1
        if self._changes > MOST_AT_ONCE:
            self.why = say("events that change parameters follow upon each other without end")
            return
        if quarters is not None:
            self._begin(decision, time, switch, frame, phase, quarters)
            self._take_phase()
        earlier = self._decider.look(decision.states, time, switch, decision.state)
        before = self._modes.whole
        try:
            self._modes = changed(self._modes, decision.sets, time)
            recount(before, self._modes.whole, frame, time)
            close_joints(self._modes, frame, time, switch)
        except UnsettledError as error:
            self.why = error.why
            return
        self._decider = Decider(self._modes)
        system = self._modes.system(decision.states)
        self._settle(system, time, frame, (), quarters, anew=True, earlier=earlier)

    def _begin(
        self,
        decision: Decision,
        time: float,
        switch: float,
        frame: Array,
        phase: Phase,
        quarters: npt.NDArray[np.int64] | None,
        is_event: bool = True,
    ) -> None:
        modes = self._modes
        system = modes.system(decision.states)
        state = modes.state_in(system, frame)
        guards = system.guards
        if self._course:
            self._sizes = self.sizes
            leave(self._system, self._watch)
        self._watch = enter(system)
        self._watch.fastest[0] = decision.fastest
        for guard, (contact, kind) in enumerate(zip(guards.contact, guards.kinds, strict=True)):
            if kind in (FORCE, SIDE, STRENGTH):
                self._watch.load[guard] = decision.loads.get(contact, 0.0)
            part = system.contacts[contact].contact.branch if kind == BRANCH else None
            if part is not None and part.function == RAIL:
                self._widest.setdefault(contact, width_of_rail(part))
                self._watch.load[guard] = self._widest[contact]
        remind(system, self._watch, self._sides, self._sizes)
        self._start_turns(system, frame)
        if self._step > 0.0:
            self._watch.step[0] = self._step
        turned = None
        if quarters is not None:
            turned = Turned(*modes.turns_in(system, frame), quarters)
        later = self._times[self._times > time] if quarters is not None else self._times
        task = Task(later, self._jumps, state, self._until, time, self._watch, turned)
        self._system = system
        self._integration = METHODS[self._settings.method](system, self._settings, task)
        if decision.share is not None:
            self._integration.work.share[:] = modes.multipliers_in(system, decision.share)
        self._slow_down(decision)
        self._is_taken = False
        if not self._integration.close(time, switch):
            self.why = say("the constraints that begin to hold cannot be closed")
            return
        if self._settings.formulation == "embedded":
            self._integration.choose_speeds()
        self._course.append(phase)
        if quarters is not None and is_event:
            self._lost.append((self._count, decision.lost))
            self._take(np.array([time]), self._frame_now(time)[None])

    def _slow_down(self, decision: Decision) -> None:
        """Say which slips are slow and which are none, where steps are as long as errors allow."""
        if self._settings.method not in ADAPTIVE_METHODS:
            return
        part = SLOW * self._settings.rtol**0.5
        slides = [k for k, state in enumerate(decision.states) if state.slides]
        rub = self._integration.work.sliding
        rub.slow[:] = [part * decision.begun.get(k, 0.0) for k in slides]
        rub.still[:] = [self._settings.rtol * decision.speeds.get(k, 0.0) for k in slides]

    def _start_turns(self, system: System, frame: Array) -> None:
        """Let the watch count angles from where they are."""
        values = self._modes.angles_in(frame)
        paths = system.guards.rows.paths.places
        for path, number in paths.items():
            if path in values:
                self._watch.turned[0, number] = values[path]

    def _frame_now(self, time: float) -> Array:
        """Return the frame of the whole system where the phase stands."""
        frame = self._integration.frame(time)
        return np.asarray(self._modes.to_whole(self._system, frame[None])[0])

    def _take_phase(self) -> None:
        """Take the frames and counts of the phase that is over."""
        times, store = self._integration.recorded()
        self._take(times.copy(), self._modes.to_whole(self._system, store.values[: times.size]))
        self._before = self._sum()
        self._is_taken = True
        self._integration.leave()

    def _take(self, times: Array, frames: Array) -> None:
        self._taken.append((times, frames))
        self._count += times.size

    def _switch(self, time: float) -> float:
        """Return a time between the same two jumps."""
        stops = np.array([0.0, *self._jumps, self._until])
        k = int(np.clip(np.searchsorted(stops, time, side="right") - 1, 0, stops.size - 2))
        return float(0.5 * (stops[k] + stops[k + 1]))

    def _sum(self) -> Tally:
        before, now = self._before, self._integration.tally()
        return Tally(
            frames=self._count + now.frames,
            steps=before.steps + now.steps,
            rejected=before.rejected + now.rejected,
            evaluations=before.evaluations + now.evaluations,
            position_violation=max(before.position_violation, now.position_violation),
            velocity_violation=max(before.velocity_violation, now.velocity_violation),
            time=now.time,
        )

    # as an integration

    def tally(self) -> Tally:
        """Return the counts so far."""
        return self._sum()

    @property
    def system(self) -> System:
        """The system that holds now."""
        return self._system

    @property
    def events(self) -> list[Event]:
        """What happened so far."""
        return self._events

    @property
    def course(self) -> list[Phase]:
        """The phases so far."""
        return self._course

    @property
    def whole(self) -> System:
        """The system whose layout frames have."""
        return self._base.whole

    @property
    def state(self) -> Array:
        """The state, (state,), of the mode that holds now."""
        return self._integration.state

    @property
    def work(self) -> Work:
        """Work arrays of the kernels."""
        return self._integration.work

    @property
    def parameters(self) -> Parameters:
        """Parameters that events have changed, with their values."""
        return self._modes.parameters

    @property
    def sides(self) -> dict[tuple[int, int], float]:
        """On which side what presses on one does, by contact and row."""
        return sides(self._system, self._watch, ())

    @property
    def sizes(self) -> dict[tuple[int, bool], float]:
        """The largest size of each condition so far, by contact and whether it is shut then."""
        return sizes(self._system, self._watch, self._sizes)

    def struck(self, frames: int) -> Array:
        """Return the energy lost in strikes since the start, (frames,) [J]."""
        lost = np.zeros(frames)
        for first, energy in self._lost:
            lost[first:] += energy
        return lost

    def ending(self, code: int) -> Reason | None:
        """Return how the run ended, where an event decided it."""
        if code == codes.UNSETTLED:
            return Reason(Ending.UNSETTLED, self.why, self.advice)
        if code == codes.ENDED:
            return Reason(Ending.ENDED, say("'{name}' is met", name=self.ended_by))
        return None

    def choose_speeds(self) -> None:
        """Choose independent speeds, from now on, for the state that is reached."""
        self._integration.choose_speeds()

    def trouble(self) -> Trouble:
        """Return where a run that failed broke off."""
        return self._integration.trouble()

    def release(self) -> None:
        """Let go of memory that lies in a file."""

    def recorded(self) -> tuple[Array, FrameStore]:
        """Return the times of all frames, and what holds these."""
        parts = list(self._taken)
        if not self._is_taken:
            times, store = self._integration.recorded()
            parts.append((times, self._modes.to_whole(self._system, store.values[: times.size])))
        found = np.concatenate([part for part, _ in parts])
        whole = FrameStore(found.size, self._modes.whole.frame_size)
        first = 0
        for _, frames in parts:
            whole.values[first : first + len(frames)] = frames
            first += len(frames)
        return found, whole

    def leave(self) -> None:
        """Let the next run work where this one did."""
        self._integration.leave()

"""A run by time steps with what happens at conditions, as a chain of such runs.

Conditions are looked at where steps end. What comes of one that begins to hold is decided as by the
methods that end their steps on events; from there on other rows hold, or parameters are others.
What is shut is held as joints are.
"""

from collections.abc import Mapping
from dataclasses import replace
from time import perf_counter

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.elements.changing import CLOSED, States
from kane.kernels import codes
from kane.kernels.methods.guards import EXPRESSION, STRENGTH
from kane.model import SolverSettings
from kane.sentences import say
from kane.solve.changing.decision import Decision
from kane.solve.changing.events import MOST_EVENTS, Event, Kind, Phase
from kane.solve.changing.modes import Modes
from kane.solve.changing.phases import LONG, Phases
from kane.solve.changing.place import Place
from kane.solve.changing.ways import slip_rows
from kane.solve.held import Held, quarters_of
from kane.solve.methods.method import Task
from kane.solve.stepping.conditions import Conditions
from kane.solve.stepping.stepping import Stepping
from kane.solve.stepping.touches import CrowdTouches

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]

# What is told of an event; how contacts go on behind it, the steps tell.
TOLD: tuple[Kind, ...] = ("strikes", "jams", "locks", "opens", "is met", "changes")


class SteppedPhases(Phases):
    """A run by time steps that goes on as an ``Integration`` does.

    Arguments and attributes are those of ``Phases``.
    """

    _integration: Stepping

    def __init__(
        self, modes: Modes, settings: SolverSettings, task: Task, held: Held | None = None
    ) -> None:
        self._joints: System  # of the phase, with what is shut
        self._conditions: Conditions
        self._is_over = False  # whether the end is reached
        self._losses: list[Array] = []  # in strikes, at the frames of the phases that are over
        self._lost_before = 0.0  # in the steps of these
        super().__init__(modes, settings, task, held)

    def _go_on_from(self, held: Held) -> None:
        """Go on as it stood, where steps brought it there; else it is decided what holds."""
        if not (held.by_steps and held.as_before):
            super()._go_on_from(held)
            return
        whole = self._modes.whole
        quarters = quarters_of(whole, held.frame[: whole.state_size]) if held.counts else None
        decision = Decision(held.states, held.frame[: whole.state_size])
        phase = Phase(0, held.states, parameters=self._modes.parameters)
        switch = self._switch(held.time)
        self._begin(decision, held.time, switch, held.frame, phase, quarters, is_event=False)

    # as an integration

    def advance(self, budget: int) -> int:
        """Take at most ``budget`` steps; return a code of ``kernels.codes``.

        Fewer where events take their time: between two calls others may look and stop.
        """
        last, begun = self._steps() + budget, perf_counter()
        while (end := self._end()) == codes.RUNNING and not self._is_over:
            before = self._steps()
            code = self._integration.advance(min(max(last - before, 0), 1))
            if code not in (codes.RUNNING, codes.FINISHED):
                return code
            self._is_over = code == codes.FINISHED
            if self._steps() > before and (met := self._conditions.met(self._integration)):
                self._meet(met)
            if self._is_over:
                continue
            if self._steps() >= last or perf_counter() - begun > LONG:
                return self._end()
        return codes.FINISHED if end == codes.RUNNING else end

    @property
    def system(self) -> System:
        """The system of what holds always, and of what is shut."""
        return self._joints

    @property
    def events(self) -> list[Event]:
        """What happened so far."""
        return self._events if self._is_taken else self._events + self._integration.events

    @property
    def course(self) -> list[Phase]:
        """The phases so far."""
        return self._course if self._is_taken else self._course + self._own_course()

    @property
    def sides(self) -> dict[tuple[int, int], float]:
        """On which side what presses on one does: nobody asks."""
        return {}

    @property
    def sizes(self) -> dict[tuple[int, bool], float]:
        """The largest size of each condition so far, by contact and whether it is shut then."""
        return dict(self._sizes)

    @property
    def touches(self) -> list[CrowdTouches]:
        """Where a crowd touches: there is none."""
        return []

    def crowd_now(self) -> None:
        """Return None: there is no crowd."""

    def struck(self, frames: int) -> Array:
        """Return the energy lost in strikes since the start, (frames,) [J]."""
        parts = list(self._losses)
        if not self._is_taken:
            parts.append(self._own_losses())
        found: Array = super().struck(frames) + np.concatenate(parts)[:frames]
        return found

    # phases

    def _meet(self, met: Mapping[int, int]) -> None:
        """End a phase where conditions begin to hold, and begin the next.

        Args:
            met: kind of the guard that is met, by the number of the contact.

        """
        time = self._integration.tally().time
        frame = self._frame_now(time)
        quarters = self._integration.quarters
        switch = self._switch(time)
        state = frame[: self._modes.whole.state_size]
        states = self._integration.states
        place = self._decider.look(states, time, switch, state)
        states = with_directions(states, place)
        self._take_phase()
        times = self._taken[-1][0]
        if not times.size or times[-1] != time:  # else the steps have recorded it
            self._take(np.array([time]), frame[None])
            self._losses.append(np.array([self._lost_before]))
        if self._told > MOST_EVENTS:
            self.why = say("more than {count} events", count=MOST_EVENTS)
            return
        self._failed, self._changes = set(), 0
        system = self._modes.system(states)
        guards = system.guards
        flipped = [
            k
            for k, (contact, kind) in enumerate(zip(guards.contact, guards.kinds, strict=True))
            if met.get(contact) == kind and kind in (EXPRESSION, STRENGTH)
        ]
        self._settle(system, time, frame, flipped, quarters, anew=True)
        if self._is_over and not self.why:
            self._integration.advance(0)  # records the frame behind it

    def _to_tell(self, events: list[Event], at_start: bool) -> list[Event]:
        told = [event for event in events if event.kind in TOLD]
        return told if at_start else [replace(event, approximate=True) for event in told]

    def _begin(
        self,
        decision: Decision,
        time: float,
        switch: float,
        frame: Array,
        _phase: Phase,
        quarters: Indices | None,
        is_event: bool = True,
    ) -> None:
        modes = self._modes
        shut = shut_alone(modes, decision.states)
        self._joints = modes.system(shut)
        whole = modes.system(
            tuple(
                state if each.contact.switch or each.contact.is_law else CLOSED
                for each, state in zip(modes.free.contacts, shut, strict=True)
            )
        )
        follows = quarters is not None and is_event
        times = self._times if quarters is None else self._times[self._times > time]
        if follows:
            times = np.concatenate([[time], times])
            self._lost.append((self._count, decision.lost))
        own = Held(time, modes.frame_in(whole, frame), counts=quarters is not None)
        state = own.frame[: whole.state_size]
        task = Task(times, self._jumps, state, self._until, time)
        self._system = whole
        self._integration = Stepping(self._joints, whole, self._settings, task, own)
        self._is_taken = False
        if not self._integration.close(time, switch):
            self.why = say("the constraints that begin to hold cannot be closed")
            return
        place = self._decider.look(decision.states, time, switch, decision.state)
        self._conditions = Conditions(
            self._joints, whole, place.margins, place.openings, self._sizes, time,
            np.asarray(self._jumps, dtype=np.float64),
        )  # fmt: skip

    def _take_phase(self) -> None:
        """Take what the phase that is over has recorded, and how it went."""
        if self._integration.tally().steps == 0:
            self._integration.advance(0)  # records the frame of its start
        self._events += self._integration.events
        self._course += self._own_course()
        self._losses.append(self._own_losses())
        self._lost_before += self._integration.lost
        super()._take_phase()

    def _own_course(self) -> list[Phase]:
        parameters = self._modes.parameters
        return [
            replace(each, first=self._count + each.first, parameters=parameters)
            for each in self._integration.course
        ]

    def _own_losses(self) -> Array:
        frames = self._integration.recorded()[0].size
        return self._lost_before + self._integration.struck(frames)


def shut_alone(modes: Modes, states: States) -> States:
    """Return states in which switches are as they are, and all others as in the free system."""
    return tuple(
        state if each.contact.switch else free
        for each, state, free in zip(modes.free.contacts, states, modes.free.states, strict=True)
    )


def with_directions(states: States, place: Place) -> States:
    """Return states in which what slides does so as it slips at a place."""
    found = list(states)
    for k, state in enumerate(states):
        if state.slides:
            slip = place.slip[slip_rows(place, k)]
            size = float(np.linalg.norm(slip))
            along = slip / size if size > 0.0 else np.eye(slip.size)[0]
            found[k] = replace(state, direction=tuple(along.tolist()))
    return tuple(found)


BySteps = Stepping | SteppedPhases


def by_steps(
    modes: Modes, settings: SolverSettings, task: Task, held: Held | None = None
) -> Stepping | SteppedPhases:
    """Return a run by time steps, in phases where there is something with a switch."""
    if any(each.contact.switch is not None for each in modes.free.contacts):
        return SteppedPhases(modes, settings, task, held)
    return Stepping(modes.free, modes.whole, settings, task, held)

"""A run that goes on bit by bit, of a model that stays as it is.

Each bit is a run of its own that begins where the one before ended, as a run goes on after a jump
of a law: by any method, with any step.
"""

import threading
import time as clock
from dataclasses import replace
from itertools import chain

import msgspec
import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.errors import AssemblyError
from kane.kernels import codes
from kane.kernels.state import ENERGIES
from kane.model import SolverSettings
from kane.model.solver import TIME_STEPPING
from kane.sentences import NOTHING, Sentence
from kane.solve.assembly import assemble
from kane.solve.changing.events import Event, Phase
from kane.solve.changing.methods import follows_changes, refuse_method
from kane.solve.changing.modes import Modes, as_begun
from kane.solve.changing.phases import Phases
from kane.solve.contradiction import first_contradiction
from kane.solve.formulation import embeds
from kane.solve.frame_store import FrameStore
from kane.solve.held import Held
from kane.solve.lines import NO_LINES, Lines
from kane.solve.loose_bodies import refuse_loose
from kane.solve.methods.method import Integration, Tally, Task, Trouble
from kane.solve.methods_by_name import METHODS
from kane.solve.outcome import Ending, Outcome
from kane.solve.play import gapes, told, with_play
from kane.solve.reason import Reason, reason
from kane.solve.run import Frames, course_in, outcome_of
from kane.solve.segments import SAME, segments
from kane.solve.slices import drive
from kane.solve.stepping.stepping import Stepping
from kane.solve.stepping.switched import BySteps, by_steps
from kane.solve.stepping.touches import NOTHING as NO_TOUCHES
from kane.solve.stepping.touches import CrowdTouches

Array = npt.NDArray[np.float64]
# times, frames, energy lost in strikes, and where large groups touch, of a bit of a run
_Taken = tuple[Array, Array, Array, tuple[CrowdTouches, ...]]

FIRST_HORIZON = 8.0  # s up to which jumps of laws are looked for at first


class Stretch:
    """A run under way.

    Args:
        system: the compiled model.
        settings: of the run; its duration is of no account.
        held: where another stretch ended, whose model had the same bodies and joints; if it had
            other numbers, it says so. None to begin as drawn.
        lines: what is set from outside at the start.

    Raises:
        AssemblyError, ModelError, SettingsError: see ``run.run``.

    Attributes:
        over: how it ended; None while it may go on.

    """

    def __init__(
        self,
        system: System,
        settings: SolverSettings,
        held: Held | None = None,
        lines: Lines = NO_LINES,
    ) -> None:
        refuse_loose(system, settings)
        refuse_method(system, settings)
        self.over: Reason | None = None
        self._system = system
        lines.write([system])
        self._lines = lines
        self._modes = Modes(system.model, system, lines=lines) if system.may_change else None
        self._whole = self._modes.whole if self._modes else system
        self._horizon, self._jumps = 0.0, np.zeros(0)
        self._taken: list[_Taken] = []
        self._count = 0
        self._events: list[Event] = []
        self._course: list[Phase] = []
        self._tally = Tally(0, 0, 0, 0, 0.0, 0.0, 0.0)
        self._shift, self._struck, self._wall_time = 0.0, 0.0, 0.0
        self._brought = 0.0  # by changes of parameters before it [J]
        self._disagreement: Sentence = NOTHING
        self._stood: list[Held] = []  # at the ends of what was taken
        self._begin(settings, held)

    @property
    def held(self) -> Held:
        """Where it stands."""
        return self._stood[-1]

    @property
    def time(self) -> float:
        """How far it is [s]."""
        return self.held.time

    @property
    def now(self) -> tuple[System, Array]:
        """The system that holds where it stands, and its state there, (state,)."""
        frame = self.held.frame
        if not self._modes:
            return self._system, frame[: self._system.state_size]
        modes = self._modes.with_parameters(self.held.parameters)
        system = modes.system(self.held.states)
        return system, self._modes.state_in(system, frame)

    @property
    def whole(self) -> System:
        """The system whose layout frames have."""
        return self._whole

    def advance(
        self,
        end: float,
        settings: SolverSettings,
        every: float | None,
        lines: Lines = NO_LINES,
        stop: threading.Event | None = None,
    ) -> None:
        """Go on up to a time, and record its end; ``over`` says whether it came there.

        Args:
            end: [s].
            settings: method, step and tolerances from here on.
            every: time between frames on the way [s]; None for none.
            lines: what is set from outside goes along from here on.
            stop: set it from any thread to come back within about 50 ms, short of the end.

        """
        refuse_method(self._system, settings)
        self._follow(lines)
        start = self.held.time
        times = np.array([end])
        if every is not None:
            count = int(np.ceil((end - start) / every * (1.0 - SAME))) - 1
            times = np.append(start + every * np.arange(1, count + 1), end)
        self._go(settings, times, self.held, stop=stop)

    def _follow(self, lines: Lines) -> None:
        self._lines = lines
        if self._modes:
            self._modes.follow(lines)
        else:
            lines.write([self._system])

    @property
    def outcome(self) -> Outcome:
        """How it went so far; a run that may go on is held."""
        how = self.over or Reason(Ending.HELD)
        tally = self._tally._replace(time=self.held.time)
        return outcome_of(how, tally, self._wall_time, self._shift, self._disagreement)

    @property
    def count(self) -> int:
        """How many frames were recorded so far."""
        return self._count

    @property
    def size(self) -> int:
        """Memory that they take [bytes]."""
        return self._count * self._whole.frame_size * 8

    def frames(self, latest: int | None = None) -> Frames:
        """Return what was recorded so far, or the latest frames of it, and some before them."""
        taken, found = self._taken, self._count
        if latest is not None:
            place, found = len(taken), 0
            while place > 0 and found < latest:
                place -= 1
                found += taken[place][0].size
            taken = taken[place:]
        return self._frames(taken, found)

    def first_frame(self) -> Frames:
        """Return the frame of the start alone."""
        return self._frames(self._taken[:1], self._taken[0][0].size).part(slice(0, 1))

    def _frames(self, taken: list[_Taken], count: int) -> Frames:
        """Return what was taken in some bits, which are the first or the last."""
        times = np.concatenate([part for part, _, _, _ in taken])
        store = FrameStore(times.size, self._whole.frame_size)
        np.concatenate([part for _, part, _, _ in taken], out=store.values)
        struck = np.concatenate([part for _, _, part, _ in taken])
        touches = tuple(chain.from_iterable(part for _, _, _, part in taken))
        jumps = self._jumps[self._jumps <= self.held.time]
        events = tuple(self._events)
        is_end = taken[-1] is self._taken[-1]
        first = self._count - count if is_end else 0
        course = course_in(tuple(self._course), slice(first, first + count), self._count)
        return Frames(
            times, store.values, self._whole, self.outcome, jumps, store, struck, events, course,
            self._brought, touches,
        )  # fmt: skip

    def stood_at(self, held: Held) -> bool:
        """Return whether it stood at a place and has not gone back before it."""
        return any(held is each for each in reversed(self._stood))

    def go_back(self, held: Held) -> None:
        """Forget what was recorded after a place where this stretch stood, and stand there again.

        Args:
            held: where, see ``stood_at``.

        """
        while self._stood[-1] is not held:  # mostly it is one of the last
            self._stood.pop()
            times = self._taken.pop()[0]
            self._count -= times.size
        self.over = None
        while self._events and self._events[-1].time > held.time:
            self._events.pop()
        while self._course and self._course[-1].first >= self._count:
            self._course.pop()
        self._struck = float(self._taken[-1][2][-1])

    def _begin(self, settings: SolverSettings, held: Held | None) -> None:
        """Record the first frame."""
        self._look_ahead(0.0 if held is None else held.time)
        if held is not None and held.as_before:
            self._struck, self._brought = held.struck, held.brought
            struck = np.array([held.struck])
            touches = (NO_TOUCHES,) if settings.method == TIME_STEPPING else ()
            self._taken.append((np.array([held.time]), held.frame[None], struck, touches))
            self._stood.append(held)
            if self._modes:
                self._course.append(Phase(0, held.states, ()))
            return
        if held is not None:
            frame = held.frame.copy()
            first = self._system.motion_size
            frame[first : first + ENERGIES] = 0.0
            self._go(settings, np.array([held.time]), replace(held, frame=frame, parameters=()))
            self._refuse_not_begun()
            return
        system = self._system
        drawn = as_begun(system)
        within = segments(0.0, self._horizon, np.zeros(1), self._jumps)[0].middle
        state, self._shift, assembled = assemble(drawn, within)
        self._system = assembled if drawn is system else system
        self._whole = self._whole if self._modes else self._system
        self._go(settings, np.zeros(1), None, state)

    def _refuse_not_begun(self) -> None:
        if not self._stood:
            how = self.over or Reason(Ending.HELD)
            raise AssemblyError(outcome_of(how, self._tally, 0.0, 0.0, NOTHING).message)

    def _go(
        self,
        settings: SolverSettings,
        times: Array,
        held: Held | None,
        state: Array | None = None,
        stop: threading.Event | None = None,
    ) -> None:
        """Go on from a place, and let a joint have play where it turns out that it needs some."""
        self._look_ahead(float(times[-1]))
        halt = stop or threading.Event()
        while True:
            start = clock.perf_counter()
            integration = self._integration(settings, times, held, state)
            if embeds(self._system, settings):
                integration.choose_speeds()
            code = integration.advance(0)  # records the frame of the start, where it is due
            is_there = held is None or held.time == times[-1]
            if code == codes.RUNNING and not is_there:
                code = drive(
                    integration, self._system.bodies, lambda: not halt.is_set(), lambda: None
                )
            self._wall_time += clock.perf_counter() - start
            failed = code not in (codes.RUNNING, codes.FINISHED, codes.ENDED)
            trouble = integration.trouble() if failed else None
            if trouble is None or self._modes or not self._has_play(trouble):
                break
            integration.leave()
        self._end(settings, integration, code, trouble)
        self._take(integration, trouble)
        integration.leave()

    def _has_play(self, trouble: Trouble) -> bool:
        """Return whether joints are let have play now, because of which it broke off."""
        loose = with_play(self._system, trouble.reached)
        if loose is self._system or not gapes(self._system, trouble):
            return False
        self._system = self._whole = loose
        return True

    def _end(
        self,
        settings: SolverSettings,
        integration: Integration | Phases,
        code: int,
        trouble: Trouble | None,
    ) -> None:
        """Note how the run ended, if it did."""
        how, system = None, self._system
        if self._modes and isinstance(integration, Phases | Stepping):
            how, system = integration.ending(code), integration.system
        if trouble is not None:
            how = how or reason(system, settings, integration.work, code, trouble)
        self.over = how

    def _integration(
        self,
        settings: SolverSettings,
        times: Array,
        held: Held | None,
        state: Array | None,
    ) -> Integration | Phases:
        is_there = held is None or held.time == times[-1]
        end = self._horizon if is_there else float(times[-1])
        settings = msgspec.structs.replace(
            settings, duration=self._horizon, record_every=self._horizon
        )
        system, jumps = self._system, self._jumps
        in_phases = follows_changes(system, settings)
        if held is None:
            assert state is not None
            task = Task(times, jumps, state, end)
        else:
            state = held.frame[: system.state_size].copy()
            before = self._before(held.time)
            if before is None and not held.as_before:
                before = held.time  # its joints may have to be closed anew
            turned = None if in_phases else held.turned(system)
            if self._lines.curves and not is_there:  # their rates jump where the bit begins
                jumps = np.union1d(jumps, [held.time, *self._lines.jumps(system, end)])
            task = Task(times, jumps, state, end, held.time, None, turned, before)
        if self._modes and in_phases:
            if settings.method == TIME_STEPPING:
                return by_steps(self._modes, settings, task, held)
            return Phases(self._modes, settings, task, held)
        return METHODS[settings.method](system, settings, task)

    def _take(self, integration: Integration | Phases, trouble: Trouble | None) -> None:
        """Take frames and events of a bit of the run, and its counts."""
        phases = integration if isinstance(integration, Phases | Stepping) else None
        phases = phases if self._modes else None
        system = phases.system if phases else self._system
        times, store = integration.recorded()
        times, frames = times.copy(), store.values[: times.size].copy()
        if not phases and not trouble:
            late = first_contradiction(system, times, frames)
            if late:
                frame, found = late
                self.over = Reason(Ending.CONTRADICTED, found.clause, found.advice)
                times, frames = times[: frame + 1], frames[: frame + 1]
        struck = np.full(times.size, self._struck)
        if phases:
            struck += phases.struck(times.size)
            self._events += phases.events
            self._note_course(phases.course)
        elif self._modes:
            self._note_course([Phase(0, system.states)])
        tally, before = integration.tally(), self._tally
        self._tally = Tally(
            0,
            before.steps + tally.steps,
            before.rejected + tally.rejected,
            before.evaluations + tally.evaluations,
            max(before.position_violation, tally.position_violation),
            max(before.velocity_violation, tally.velocity_violation),
            tally.time,
        )
        self._disagreement = told(system, tally.time, integration.state, tally.position_violation)
        if times.size:
            steps = integration if isinstance(integration, BySteps) else None
            touches = tuple(steps.touches) if steps else ()
            self._taken.append((times, frames, struck, touches))
            self._count += times.size
            self._struck = float(struck[-1])
            sides = dict(phases.sides) if phases else {}
            sizes = dict(phases.sizes) if phases else {}
            set_now = phases.parameters if phases else ()
            now, loss = float(times[-1]), self._struck
            self._stood.append(
                Held(
                    now,
                    frames[-1],
                    system.states,
                    sides,
                    sizes,
                    parameters=set_now,
                    struck=loss,
                    by_steps=steps is not None,
                    crowd=steps.crowd_now() if steps else None,
                )
            )

    def _note_course(self, course: list[Phase]) -> None:
        """Take the phases of a bit of the run, whose first one goes on with the last before."""
        for phase in course:
            goes_on = self._course and phase is course[0] and not phase.met
            before = self._course[-1] if goes_on else None
            same = before and before.states == phase.states
            if not (same and before and before.parameters == phase.parameters):
                self._course.append(replace(phase, first=self._count + phase.first))

    def _look_ahead(self, end: float) -> None:
        """Know the jumps of all laws up to a time and beyond."""
        if end >= self._horizon:
            self._horizon = max(FIRST_HORIZON, 2.0 * end)
            self._jumps = self._system.jumps(self._horizon)

    def _before(self, start: float) -> float | None:
        """Return a time before one at which something jumps; None where nothing does [s]."""
        near = np.abs(self._jumps - start) <= SAME * max(start, 1.0)
        if not near.any():
            return None
        first = int(np.argmax(near))
        earlier = float(self._jumps[first - 1]) if first else 0.0
        return 0.5 * (earlier + float(self._jumps[first]))

"""A run from beginning to end: report progress, stop when asked, say how it ended."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.errors import Fault, ModelError
from kane.kernels import codes
from kane.kernels.tables import Work
from kane.model import SolverSettings
from kane.model.poses import Poses, rotation_matrices
from kane.model.solver import TIME_STEPPING
from kane.sentences import Sentence, say
from kane.solve.assembly import assemble
from kane.solve.cause import wild_expressions
from kane.solve.changing.events import Event, Phase
from kane.solve.changing.methods import follows_changes, refuse_method
from kane.solve.changing.modes import Modes, as_begun
from kane.solve.changing.phases import Phases
from kane.solve.contradiction import first_contradiction
from kane.solve.formulation import embeds
from kane.solve.frame_store import FrameStore
from kane.solve.held_up import SOON, Watch
from kane.solve.loose_bodies import refuse_loose
from kane.solve.methods.method import Integration, Tally, Task, Trouble
from kane.solve.methods_by_name import METHODS
from kane.solve.outcome import Ending, Outcome
from kane.solve.play import gapes, told, with_play
from kane.solve.reason import Reason, reason
from kane.solve.report_times import report_times
from kane.solve.segments import segments
from kane.solve.slices import drive
from kane.solve.stepping.stepping import Stepping
from kane.solve.stepping.switched import BySteps, by_steps
from kane.solve.stepping.touches import CrowdTouches

Array = npt.NDArray[np.float64]
Progress = Callable[[float], None]
Tell = Callable[[str], None]
Show = Callable[[float, Poses], None]

NOT_FINITE_AT_START = say(
    "The forces or accelerations at the start are beyond all bounds. Look for "
    "numbers in the model that are far too large or too small."
)


@dataclass(frozen=True)
class Frames:
    """What a run recorded, and how it went.

    Attributes:
        time: (frames,) [s].
        values: (frames, frame) see ``System.frame_size``.
        system: the system as it was run: with play where joints do not quite agree.
        outcome: how the run ended.
        jumps: (k,) times at which loads or drivers jump, sorted [s].
        store: where the values lie.
        struck: (frames,) energy lost in strikes since the start [J].
        events: what changed the constraints, in order.
        course: what held in between; empty where constraints never change.
        brought: energy that changes of parameters had brought in before the first frame [J].
        touches: where bodies of large groups touch, frame by frame; empty without.

    """

    time: Array
    values: Array
    system: System
    outcome: Outcome
    jumps: Array
    store: FrameStore
    struck: Array
    events: tuple[Event, ...] = ()
    course: tuple[Phase, ...] = ()
    brought: float = 0.0
    touches: tuple[CrowdTouches, ...] = ()

    def part(self, frames: slice) -> "Frames":
        """Return some of the frames."""
        return replace(
            self,
            time=self.time[frames],
            values=self.values[frames],
            struck=self.struck[frames],
            course=course_in(self.course, frames, len(self.time)),
            touches=self.touches[frames],
        )

    def release(self) -> None:
        """Let go of the memory of what lies in a file."""
        self.store.release()


def course_in(course: tuple[Phase, ...], frames: slice, count: int) -> tuple[Phase, ...]:
    """Return what held in some of the frames, which are counted anew."""
    start, stop, _ = frames.indices(count)
    ends = [*(phase.first for phase in course[1:]), count]
    return tuple(
        replace(phase, first=max(phase.first - start, 0))
        for phase, end in zip(course, ends, strict=False)
        if phase.first < stop and end > start
    )


def run(
    system: System,
    settings: SolverSettings,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
    held_up: Tell | None = None,
    reached: Show | None = None,
    at: Array | None = None,
) -> Frames:
    """Assemble and integrate a system.

    Where joints that hold the same more than once turn out to disagree by the digits of the model
    alone, the run begins anew with play in them.

    Args:
        system: the compiled model.
        settings: method, duration, steps and tolerances.
        progress: called now and then with the part done, 0 to 1, in the caller's thread.
        stop: set it from any thread to end the run within about 50 ms.
        held_up: called at most once, in the caller's thread, with sentences on what holds up a
            run that will take long.
        reached: called now and then, in the caller's thread, with the time that is reached [s] and
            where the bodies stand then.
        at: times of the frames from the start to the end of the run, rising, in place of those of
            the settings [s].

    Raises:
        AssemblyError: the joints cannot be closed at the start.
        ModelError: numbers in the model are so extreme that its accelerations are not finite, or
            nothing but round-off, see ``loose_bodies``.
        SettingsError: the method cannot follow constraints that change, the result would not fit
            on the disk, or no run can take so many steps.
        FileError: the disk fills up before the run begins.

    """
    refuse_loose(system, settings)
    refuse_method(system, settings)
    while True:
        frames, trouble = _run(system, settings, progress, stop, held_up, reached, at)
        if trouble is None:
            return frames
        system = with_play(frames.system, trouble.reached)
        if system is frames.system or not gapes(system, trouble):
            return frames


def _run(
    system: System,
    settings: SolverSettings,
    progress: Progress | None,
    stop: threading.Event | None,
    held_up: Tell | None,
    reached: Show | None,
    at: Array | None,
) -> tuple[Frames, Trouble | None]:
    """Do the same for a system as it is, and return where it broke off, if it did.

    With embedded constraints the independent speeds are chosen before the first step, and again
    wherever the method asks for it.
    """
    jumps = system.jumps(settings.duration)
    times = report_times(settings, system.frame_size, jumps) if at is None else at
    within = segments(0.0, settings.duration, times, jumps)[0].middle
    drawn = as_begun(system)
    state, shift, assembled = assemble(drawn, within)
    system = assembled if drawn is system else system
    integration = _integration(system, settings, times, jumps, state)
    if embeds(system, settings):
        integration.choose_speeds()
    code = integration.advance(0)  # loads the kernel and records the first frame
    if code == codes.NOT_FINITE and integration.tally().frames == 0:
        raise _not_finite_at_start(system, integration.work, state)
    watch = Watch(system, settings)
    start = time.perf_counter()

    def look() -> None:
        if progress:
            progress(integration.tally().time / settings.duration)
        if reached:
            reached(integration.tally().time, poses(system, integration.state))
        if held_up and time.perf_counter() - start > SOON:
            tally = integration.tally()
            elapsed = time.perf_counter() - start
            if told_now := watch.look(elapsed, tally.time, tally.steps, integration.state):
                held_up(told_now)

    code = drive(integration, system.bodies, lambda: not (stop and stop.is_set()), look)
    wall_time = time.perf_counter() - start
    failed = code not in (codes.RUNNING, codes.FINISHED, codes.ENDED)
    trouble = integration.trouble() if failed else None
    phases = integration if isinstance(integration, Phases | Stepping) else None
    phases = phases if system.may_change else None
    now = phases.system if phases else system
    how = phases.ending(code) if phases else None
    how = how or reason(now, settings, integration.work, code, trouble)
    tally, (times, store) = integration.tally(), integration.recorded()
    count = times.size
    disagreement = told(now, tally.time, integration.state, tally.position_violation)
    late = (
        None
        if failed or phases
        else first_contradiction(system, times[:count], store.values[:count])
    )
    if late:
        frame, found = late
        how = Reason(Ending.CONTRADICTED, found.clause, found.advice)
        count, tally = frame + 1, tally._replace(time=float(times[frame]))
    integration.leave()
    struck, events, course = np.zeros(count), tuple[Event, ...](), tuple[Phase, ...]()
    if phases:
        struck, system = phases.struck(count), phases.whole
        events, course = tuple(phases.events), tuple(phases.course)
    elif system.contacts:
        course = (Phase(0, system.states),)
    outcome = outcome_of(how, tally, wall_time, shift, disagreement)
    values = store.values[:count]
    touches = tuple(integration.touches[:count]) if isinstance(integration, BySteps) else ()
    frames = Frames(
        times[:count], values, system, outcome, jumps, store, struck, events, course,
        touches=touches,
    )  # fmt: skip
    return frames, None if phases else trouble


def _integration(
    system: System, settings: SolverSettings, times: Array, jumps: Array, state: Array
) -> Integration | Phases:
    """Return the run under way: in phases where constraints change, or in steps over strikes."""
    task = Task(times, jumps, state, settings.duration)
    if follows_changes(system, settings):
        modes = Modes(system.model, system)
        if settings.method == TIME_STEPPING:
            return by_steps(modes, settings, task)
        return Phases(modes, settings, task)
    return METHODS[settings.method](system, settings, task)


def poses(system: System, state: Array) -> Poses:
    """Return where the bodies stand in a state."""
    n = system.bodies
    q, _ = system.frames.to_user(state[: 7 * n].reshape(n, 7), np.zeros((n, 6)))
    names = tuple(body.name for body in system.model.bodies)
    return Poses(names, q[:, :3].copy(), rotation_matrices(q[:, 3:]))


def _not_finite_at_start(system: System, work: Work, state: Array) -> ModelError:
    """Return an error that says why not even the first frame could be had."""
    with np.errstate(all="ignore"):
        why = wild_expressions(system, work, Trouble(0.0, state, state))
    return ModelError(
        [Fault("", say("At the start {why}.", why=why) if why else NOT_FINITE_AT_START)]
    )


def outcome_of(
    why: Reason, tally: Tally, wall_time: float, shift: float, disagreement: Sentence
) -> Outcome:
    """Return how a run went."""
    return Outcome(
        ending=why.ending,
        cause=why.cause,
        advice=why.advice,
        disagreement=disagreement,
        time=tally.time,
        steps=tally.steps,
        rejected=tally.rejected,
        evaluations=tally.evaluations,
        wall_time=wall_time,
        position_violation=tally.position_violation,
        velocity_violation=tally.velocity_violation,
        assembly_shift=shift,
    )

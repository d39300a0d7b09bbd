"""What all methods have in common: a run in segments, and its counts."""

from abc import ABC, abstractmethod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels import codes
from kane.kernels.codes import BETWEEN_JUMPS, NOW
from kane.kernels.equations import assemble
from kane.kernels.equations.project import fit_speeds, project, size
from kane.kernels.equations.signals import SAME_INSTANT, sample
from kane.kernels.methods.between import remember
from kane.kernels.methods.guards import Watch
from kane.kernels.progress import EVALUATIONS, FRAMES, REACHED, STEPS
from kane.kernels.tables import RATES, STATE, Turns
from kane.model import SolverSettings
from kane.model.recording import is_by_motion
from kane.solve.frame_store import FrameStore
from kane.solve.partition import Chooser
from kane.solve.segments import Segment, segments
from kane.solve.workplace import enter, leave

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]

# Of the size of the mechanism: a driver that asks for more at once does not go on where it was.
JUMP = 1e-6


class Tally(NamedTuple):
    """Counts of a run so far; see ``solve.outcome.Outcome``."""

    frames: int
    steps: int
    rejected: int
    evaluations: int
    position_violation: float
    velocity_violation: float
    time: float


class Trouble(NamedTuple):
    """Where a run that failed broke off.

    Attributes:
        time: end of the last step that was tried [s].
        reached: (state,) state at its start.
        tried: (state,) state at its end, perhaps not finite.

    """

    time: float
    reached: Array
    tried: Array


class Turned(NamedTuple):
    """What is counted of turns, see ``tables.Turns``.

    Attributes:
        joints: (k,) the angles of joints [rad].
        bodies: (3 b,) half turns of the bodies.
        quarters: (3 b,) in which quarter each body is.

    """

    joints: Array
    bodies: Array
    quarters: Indices


class Task(NamedTuple):
    """What is to be integrated.

    Attributes:
        times: (frames,) report times, from the start on or later [s].
        jumps: times at which loads or drivers may jump, ascending, all of the run [s].
        state: (state,) state at the start, on the constraints.
        end: [s].
        start: [s].
        watch: what ends it before; None for nothing.
        turned: what is counted at the start; None as drawn.
        before: a time before the start, where a load or driver may jump at it; None elsewhere [s].

    """

    times: Array
    jumps: Array
    state: Array
    end: float
    start: float = 0.0
    watch: Watch | None = None
    turned: Turned | None = None
    before: float | None = None


def _go_on_turning(turns: Turns, task: Task) -> None:
    """Let turns be counted from where they are at the start of a task."""
    assert task.turned is not None
    turns.counts[:] = np.concatenate([task.turned.joints, task.turned.bodies])
    turns.quarters[:] = task.turned.quarters
    turns.time[0] = task.start
    turns.last[STATE] = task.state[: turns.last.shape[1]]
    turns.last[RATES] = 0.0


class Integration(ABC):
    """A run under way.

    It is cut into segments at the jumps of loads and drivers. Each begins anew at the state that
    the one before left, put on the constraints of that time; a frame that is due there is the
    first of the segment.

    Args:
        system: the compiled model.
        settings: of the run.
        task: what is to be integrated.

    Attributes:
        store: (frames, frame) what is recorded, see ``System.frame_size``.
        work: work arrays of the kernels.
        calls: the kernels that hold all primitives.
        watch: what ends the run before its time, None for nothing.

    """

    def __init__(self, system: System, settings: SolverSettings, task: Task) -> None:
        times = task.times
        self.store = FrameStore(times.size, system.frame_size)
        self._workplace = enter(system, is_by_motion(settings))
        self._between, self.work = self._workplace.between, self._workplace.work
        self.calls = self._workplace.calls
        self._system, self._times = system, times
        self.watch = task.watch
        self._before = task.before
        if task.turned is not None:
            _go_on_turning(self.work.turns, task)
        self._segments = segments(task.start, task.end, times, task.jumps)
        self._segment = 0
        self._begun = False
        self._has_sampled = False  # at the start of a segment
        self._at_jump: Trouble | None = None
        self._recorded = 0  # before the segment and at its start
        self._y = task.state.copy()
        self._counts = np.zeros(6, np.int64)  # see ``kernels.progress``
        self._tally = np.zeros(3)
        self._tally[REACHED] = task.start
        self._chooser: Chooser | None = None  # of independent speeds, where there are such
        self._step = np.zeros(6 * system.bodies)  # scratch of the projection
        self._rates = np.zeros(system.state_size)  # scratch of the record

    def advance(self, budget: int) -> int:
        """Try at most ``budget`` steps; return a code of ``kernels.codes``."""
        last = self._tried() + budget
        while True:
            code = codes.RUNNING if self._begun else self._begin()
            if self._has_sampled and self.watch is not None and code == codes.RUNNING:
                self._has_sampled = False
                self.watch.met[:] = 0
                return codes.EVENT  # laws may take other branches
            if code == codes.RUNNING:
                code = self._go_on(last - self._tried())
            if code == codes.FULL and self._between:
                self._between.take()
                continue
            if code == codes.FINISHED and self._segment + 1 == len(self._segments):
                return code if self._take_last_samples() else codes.CANNOT_CLOSE
            if code != codes.FINISHED:
                return code
            self._recorded += int(self._counts[FRAMES])
            self._segment += 1
            self._begun = False

    def recorded(self) -> tuple[Array, FrameStore]:
        """Return the times of all frames so far, and what holds these first."""
        times = self._times[: self._recorded + int(self._counts[FRAMES])]
        return self._between.merged(times, self.store) if self._between else (times, self.store)

    def release(self) -> None:
        """Let go of the memory of frames that lie in a file."""
        self.store.release()

    def leave(self) -> None:
        """Let the next run of the system work where this one did, which is over."""
        leave(self._system, self._workplace)

    @property
    def state(self) -> Array:
        """The state, (state,), where the last step taken ended."""
        return self._y

    def tally(self) -> Tally:
        """Return the counts so far."""
        position, velocity, time = map(float, self._tally)
        return Tally(
            frames=self._recorded + int(self._counts[FRAMES]),
            steps=int(self._counts[STEPS]),
            rejected=self._rejected(),
            evaluations=int(self._counts[EVALUATIONS]),
            position_violation=position,
            velocity_violation=velocity,
            time=time,
        )

    def frame(self, time: float) -> Array:
        """Return the frame of where it stands, (frame,), at the time of the last step [s]."""
        system, frame = self._system, np.zeros(self._system.frame_size)
        self._workplace.record(
            system.tables, self.work, self.calls, time, self._y, self._rates, False, frame
        )
        return frame

    def close(self, time: float, between_jumps: float) -> bool:
        """Put the state on the constraints of a time [s]; return whether they can be closed.

        Args:
            time: [s].
            between_jumps: a time between the same two jumps of loads and drivers [s].

        """
        self.work.clock[BETWEEN_JUMPS] = between_jumps
        tables, tally = self._system.tables, np.zeros(3)
        return bool(self._workplace.project(tables, self.work, time, self._y, self._step, tally))

    def choose_speeds(self) -> None:
        """Choose independent speeds, from now on, for the state that is reached."""
        self._chooser = self._chooser or Chooser(self._system)
        self.work = self._chooser.choose(self._y, self.work)

    def trouble(self) -> Trouble:
        """Return where a run that failed broke off."""
        return self._at_jump or self._trouble()

    @abstractmethod
    def _trouble(self) -> Trouble:
        """Return where a step failed."""

    @abstractmethod
    def _restart(self, segment: Segment, times: Array, frames: Array) -> None:
        """Make ready for a segment; its report times after the start, and what to fill."""

    @abstractmethod
    def _go_on(self, budget: int) -> int:
        """Try at most ``budget`` steps of the segment; return a code of ``kernels.codes``."""

    @abstractmethod
    def _rejected(self) -> int:
        """Return how many steps were tried and taken back."""

    def _tried(self) -> int:
        return int(self._counts[STEPS]) + self._rejected()

    def _residuals(self, time: float) -> Array:
        """Return the residuals of the state at a time, (m,) [m]."""
        tables, work = self._system.tables, self.work
        work.clock[NOW] = time
        assemble.place(tables, work, self._y)
        assemble.residuals(tables, work)
        return work.phi.copy()

    def _kinetic_energy(self) -> float:
        bodies = self._system.bodies
        u = self._y[7 * bodies : 13 * bodies].reshape(-1, 6)
        table = self._system.tables.bodies[1:]
        energy = (
            table["mass"] @ (u[:, :3] ** 2).sum(axis=1) + (table["inertia"] * u[:, 3:] ** 2).sum()
        )
        return float(energy / 2)

    def _begin(self) -> int:
        """Begin a segment: its branches, its state, its first frame."""
        segment = self._segments[self._segment]
        tables, work, start = self._system.tables, self.work, segment.start
        self._begun = True
        self._counts[FRAMES] = 0
        if self._segment == 0 and self._before is not None:
            work.clock[BETWEEN_JUMPS] = self._before
        if self._segment == 0 and self._before is None:
            work.clock[BETWEEN_JUMPS] = segment.middle
        else:
            code = self._cross(segment)
            if code != codes.RUNNING:
                return code
        if tables.samplings.size and sample(tables, work, start, self._y):
            self._has_sampled = self._segment > 0
        times, frames = self._times[segment.frames], self.store.values[segment.frames]
        if times.size > 0 and times[0] == start:
            calls, y, rates = self.calls, self._y, self._rates
            record = self._workplace.record
            if not record(tables, work, calls, start, y, rates, False, frames[0]):
                return codes.NOT_FINITE
            if self._between:
                remember(work.between, start, y, rates)
            self._recorded += 1
            self._counts[EVALUATIONS] += 1
            times, frames = times[1:], frames[1:]
        self._restart(segment, times, frames)
        return codes.RUNNING

    def _take_last_samples(self) -> bool:
        """Take the samples that are due at the end; a frame there shows what holds behind them.

        Laws that jump there are taken as they are from there on. Return whether the joints, which
        some methods leave between frames, can be closed there.
        """
        tables, work, segment = self._system.tables, self.work, self._segments[self._segment]
        if not tables.samplings.size:
            return True
        end = segment.end
        within = float(work.clock[BETWEEN_JUMPS])
        behind = end * (1.0 + 2.0 * SAME_INSTANT)  # jumps behind the end of a run are not known
        closes = self.close(end, behind)
        times, frames = self._times[segment.frames], self.store.values
        last = self._recorded + int(self._counts[FRAMES]) - 1
        if sample(tables, work, end, self._y) and times.size and self._times[last] == end:
            self._workplace.record(
                tables, work, self.calls, end, self._y, self._rates, False, frames[last]
            )
        work.clock[BETWEEN_JUMPS] = within
        return closes

    def _cross(self, segment: Segment) -> int:
        """Go over a jump into a segment: put the state on what drivers ask for behind it."""
        tables, work, start = self._system.tables, self.work, segment.start
        asked = self._residuals(start)
        work.clock[BETWEEN_JUMPS] = segment.middle
        leap = np.abs(self._residuals(start) - asked).max(initial=0.0)
        if leap > JUMP * size(tables, work):
            self._at_jump = Trouble(start, self._y, self._y)
            return codes.PLACE_JUMPS
        before = self._kinetic_energy()
        n = self._system.bodies
        fit_speeds(tables, work, self._y[7 * n : 13 * n], self._step)
        if not project(tables, work, start, self._y, self._step, self._tally):
            return codes.CANNOT_CLOSE
        if tables.drives.size:  # a driver whose speed jumps gives a blow: its work is booked
            self._y[self._system.motion_size] += self._kinetic_energy() - before
        return codes.RUNNING

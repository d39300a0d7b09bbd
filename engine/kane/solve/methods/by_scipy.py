"""Runs of the implicit methods of SciPy, for stiff models.

They keep a history of the motion, which corrections of the state would spoil. So they integrate
y' = f(P(y)), the equations at the projection of the state on the constraints; what is recorded is
projected too. SciPy does not tell how many steps it tried and took back.

What the projection corrects in angles is kept beside their state: an integral of rates alone would
in time be whole turns away from the pose.
"""

from __future__ import annotations

import contextlib
import math
import warnings
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels import codes
from kane.kernels.equations.embedded import choice_is_poor
from kane.kernels.equations.hold import gives_way, keep_holds, read_holds
from kane.kernels.equations.project import project
from kane.kernels.equations.signals import LEAST, SAME_INSTANT, next_sample, sample
from kane.kernels.methods.between import is_full, parts, remember
from kane.kernels.methods.energy_error import allowed_energy
from kane.kernels.methods.projected import projected_jacobian, projected_rates
from kane.kernels.methods.record import record, record_between
from kane.kernels.methods.step_limits import END
from kane.kernels.methods.turns import follow
from kane.kernels.progress import EVALUATIONS, FRAMES, REACHED, STEPS
from kane.model import SolverSettings
from kane.solve.methods.controlled import Controlled
from kane.solve.methods.method import Task, Trouble
from kane.solve.step_limits import stretches

if TYPE_CHECKING:
    from scipy.integrate import OdeSolver

Array = npt.NDArray[np.float64]

UNCONTROLLED = 1e100  # atol of angles, which follow from the motion
SMALLEST_RTOL = 100 * np.finfo(float).eps  # SciPy takes none below


class ByScipy(Controlled):
    """A run with a solver class of ``scipy.integrate``."""

    _solver: OdeSolver

    def __init__(
        self,
        make: Callable[..., OdeSolver],
        system: System,
        settings: SolverSettings,
        task: Task,
        in_the_mean: bool = True,
    ) -> None:
        """Begin a run.

        Args:
            make: the solver class.
            system: see ``Integration``.
            settings: the same.
            task: the same.
            in_the_mean: whether the solver controls the mean of the errors, in which angles that
                have none would weigh; or the largest.

        """
        super().__init__(system, settings, task)
        self._make = make
        states = system.signal_places
        state, first = task.state, states.stop
        weight = math.sqrt(first / state.size) if in_the_mean else 1.0
        self._angles = slice(first, None)
        self._slip = np.zeros(state.size)  # what their integral lacks
        self._rtol = max(weight * settings.rtol, SMALLEST_RTOL)
        self._atol = np.full(state.size, weight * settings.atol)
        self._atol[self._angles] = UNCONTROLLED
        self._energies = slice(system.motion_size, states.start)
        worth = system.tables.signals["worth"]
        self._atol[states] = self._atol[states] * worth + LEAST
        self._sampled = states.start + np.flatnonzero(system.tables.signals["sampling"] >= 0)
        self._atol[self._sampled] = UNCONTROLLED  # held
        self._stretches = stretches(system, settings, task.jumps)
        self._y_on, self._y_near, self._left = state.copy(), state.copy(), np.zeros(2)
        self._time = task.start  # of the last step taken [s]
        self._code = codes.RUNNING  # of the last evaluation
        self._evaluated = task.start, state  # where the last evaluation was

    def _trouble(self) -> Trouble:
        """Return where a run that failed broke off: at the last evaluation."""
        time, tried = self._evaluated
        return Trouble(time, self._y, tried)

    def _reached(self) -> float:
        return self._time

    def _resume(self, time: float) -> None:
        """Make a solver for the time in which the longest step is the same."""
        self._time = time
        _, end, longest = self._stretches[np.searchsorted(self._stretches[:, END], time, "right")]
        self._slip[:] = 0.0
        with _quiet():
            self._slope = self._rates_at(time, self._y)
            self._count_turns(time)
            self._hold_energies()
            self._solver = self._make(
                self._rates_at,
                time,
                self._y.copy(),
                min(float(end), self._end, self._next_sample()),
                max_step=float(longest),
                rtol=self._rtol,
                atol=self._atol,
                jac=self._jacobian_at,
            )

    def _try_steps(self, budget: int) -> int:
        with _quiet():
            while self._solver.t < self._end:
                if self._solver.status == "finished":
                    code = self._take_samples(float(self._solver.t))
                    if code != codes.RUNNING:
                        return code
                    self._resume(float(self._solver.t))
                if budget == 0:
                    return codes.RUNNING
                if is_full(self.work.between):
                    return codes.FULL
                budget -= 1
                code = self._try_step()
                if code == codes.HOLD_IS_LOST:
                    return code
                if code == codes.RUNNING:
                    code = self._report()
                if code == codes.RUNNING:
                    code = self._report_between()
                self._count_turns(self._solver.t)
                if code == codes.RUNNING and self._choice_is_poor():
                    code = codes.REPARTITION
                if code != codes.RUNNING:
                    return code
        return codes.FINISHED

    def _next_sample(self) -> float:
        """Return the next instant of a sampling before the end of the segment, or that end [s].

        A report time that is the same but for round-off counts instead.
        """
        if not self._sampled.size:
            return self._end
        instant = float(next_sample(self._system.tables, self._y))
        near = SAME_INSTANT * instant
        if not instant < self._end - near:
            return self._end
        times, _ = self._later
        k = int(np.searchsorted(times, instant - near))
        return float(times[k]) if k < times.size and times[k] <= instant + near else instant

    def _take_samples(self, time: float) -> int:
        """Take the samples that are due; a frame that is due there shows what holds behind them."""
        tables, work = self._system.tables, self.work
        if not self._sampled.size:
            return codes.RUNNING
        y, own = self._y.copy(), self._system.signal_places
        if not project(tables, work, time, y, self._step, self._tally):
            return codes.CANNOT_CLOSE
        if not sample(tables, work, time, y):
            return codes.RUNNING
        self._y[own] = y[own]
        times, frames = self._later
        k = int(self._counts[FRAMES]) - 1
        is_due = 0 <= k < times.size and times[k] == time
        if is_due and not record(tables, work, self.calls, time, y, self._rates, False, frames[k]):
            return codes.NOT_FINITE
        return codes.RUNNING

    def _rejected(self) -> int:
        return 0

    def _choice_is_poor(self) -> bool:
        tables, time = self._system.tables, float(self._solver.t)
        return bool(choice_is_poor(tables, self.work, time, self._y_on))

    def _try_step(self) -> int:
        solver = self._solver
        # SciPy would halve a step that is not a number for ever; LSODA shows no step
        if not math.isfinite(getattr(solver, "h_abs", 0.0)):
            return codes.STEP_TOO_SMALL
        try:
            solver.step()
        except ValueError:  # its linear algebra refuses numbers that are not finite
            return codes.NOT_FINITE
        if solver.status == "failed":
            return codes.STEP_TOO_SMALL if self._code == codes.RUNNING else self._code
        self._slope = self._rates_at(solver.t, solver.y)
        if self._code != codes.RUNNING:
            return self._code
        read_holds(self._system.tables, self.work)
        if solver.t < self._end and gives_way(self.work.holds):
            return codes.HOLD_IS_LOST
        keep_holds(self.work.holds)
        self._y[:] = solver.y + self._slip
        self._time = float(solver.t)
        self._hold_energies()
        self._counts[STEPS] += 1
        np.maximum(self._tally[:REACHED], self._left, out=self._tally[:REACHED])
        self._tally[REACHED] = solver.t
        return codes.RUNNING

    def _report(self) -> int:
        """Write all frames whose time lies in the last step."""
        times, frames = self._later
        due = slice(int(self._counts[FRAMES]), int(np.searchsorted(times, self._solver.t, "right")))
        if due.start == due.stop:
            return codes.RUNNING
        motion = self._solver.dense_output()
        tables, work = self._system.tables, self.work
        for time, frame in zip(times[due].tolist(), frames[due], strict=True):
            y = self._y.copy() if time == self._solver.t else motion(time) + self._slip
            if not project(tables, work, time, y, self._step, self._tally):
                return codes.CANNOT_CLOSE
            if not record(tables, work, self.calls, time, y, self._rates, True, frame):
                return codes.NOT_FINITE
            self._counts[FRAMES] += 1
            self._counts[EVALUATIONS] += 1
            code = self._fill(time, y, self._rates)
            if code != codes.RUNNING:
                return code
        return codes.RUNNING

    def _report_between(self) -> int:
        """Record a frame at the end of the last step, where the motion asks for it."""
        tables, work, y, time = self._system.tables, self.work, self._y_on, float(self._solver.t)
        if time >= self._end:  # a frame there belongs to the segment after it
            return codes.RUNNING
        if not parts(tables, work.between, time, y, self._slope):
            return codes.RUNNING
        self._counts[EVALUATIONS] += 1
        if not record_between(tables, work, self.calls, time, y, self._rates, False):
            return codes.NOT_FINITE
        return self._fill(time, y, self._slope)

    def _fill(self, end: float, y: Array, y_dot: Array) -> int:
        """Record as many frames as the motion asks for, from the last one to another."""
        tables, work = self._system.tables, self.work
        count = int(parts(tables, work.between, end, y, y_dot))
        start = max(float(self._solver.t_old), float(work.between.since[0]))
        remember(work.between, end, y, y_dot)
        for time in np.linspace(start, end, max(count, 1) + 1)[1:-1].tolist():
            there = self._solver.dense_output()(time) + self._slip
            if not project(tables, work, time, there, self._step, self._tally):
                return codes.CANNOT_CLOSE
            self._counts[EVALUATIONS] += 1
            if not record_between(tables, work, self.calls, time, there, self._rates, True):
                return codes.NOT_FINITE
        return codes.RUNNING

    def _count_turns(self, time: float) -> None:
        """Take over the turns of the state on the constraints where the last evaluation was."""
        if self._code == codes.RUNNING:
            own = self._angles
            self._slip[own] += self._y_on[own] - self._y[own]
            self._y[own] = self._y_on[own]
            follow(self._system.tables, self.work, float(time), self._y_on, self._slope)

    def _hold_energies(self) -> None:
        """Write what the energies may be wrong by; the solver looks at it anew in each step."""
        self._atol[self._energies] = allowed_energy(
            self._system.tables, self._rtol, self._atol[0], self._y
        )

    def _rates_at(self, time: float, y: Array) -> Array:
        """Return f(P(y)), and what is not a number where there is no such rate."""
        y = y + self._slip  # a copy: SciPy may show a part of another array, or go on in this one
        y_dot = np.full_like(y, np.nan)
        if self._code != codes.RUNNING and not np.isfinite(y).all():
            return y_dot  # it follows from what failed before, which is to be told
        self._left[:] = 0.0
        self._evaluated = float(time), y
        self._counts[EVALUATIONS] += 1
        self._code = projected_rates(
            self._system.tables, self.work, self.calls, float(time), y, self._y_on, self._step,
            self._left, y_dot,
        )  # fmt: skip
        if self._code != codes.RUNNING:
            y_dot.fill(np.nan)
        return y_dot

    def _jacobian_at(self, time: float, y: Array) -> Array:
        """Return d f(P(y)) / dy, and zero where there is none: the step shrinks until it serves."""
        y = y + self._slip
        J = np.empty((y.size, y.size))
        self._counts[EVALUATIONS] += 1 + 13 * self._system.bodies
        code = projected_jacobian(
            self._system.tables, self.work, self.calls, float(time), y, self._y_near, self._y_on,
            self._step, self._left, self._rates, J,
        )  # fmt: skip
        if code != codes.RUNNING:
            J.fill(0.0)
        return J


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Keep SciPy and NumPy from printing of what comes back as a code."""
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        yield

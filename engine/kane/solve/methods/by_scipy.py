"""Runs of the implicit methods of SciPy, for stiff models.

They keep a history of the motion, which corrections of the state would spoil. So they integrate
y' = f(P(y)), the equations at the projection of the state on the constraints; what is recorded is
projected too. SciPy does not tell how many steps it tried and took back.
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
from kane.kernels.embedded import choice_is_poor
from kane.kernels.project import project
from kane.kernels.projected import projected_jacobian, projected_rates
from kane.kernels.record import record
from kane.model import SolverSettings
from kane.solve.methods.method import Integration, Trouble
from kane.solve.segments import Segment
from kane.solve.step_limits import stretches

if TYPE_CHECKING:
    from scipy.integrate import OdeSolver

Array = npt.NDArray[np.float64]

ENERGIES = slice(-2, None)
UNCONTROLLED = 1e100  # atol of the energies, which follow from the motion
SMALLEST_RTOL = 100 * np.finfo(float).eps  # SciPy takes none below


class ByScipy(Integration):
    """A run with a solver class of ``scipy.integrate``."""

    _solver: OdeSolver

    def __init__(
        self,
        make: Callable[..., OdeSolver],
        system: System,
        settings: SolverSettings,
        times: Array,
        jumps: Array,
        state: Array,
    ) -> None:
        super().__init__(system, settings, times, jumps, state)
        self._make = make
        self._rtol = max(settings.rtol, SMALLEST_RTOL)
        self._atol = np.full(state.size, settings.atol)
        self._atol[ENERGIES] = UNCONTROLLED
        self._later = times, self.store.values
        self._stretches, self._end = stretches(system, settings, jumps), float(times[-1])
        self._y_on, self._y_near, self._left = state.copy(), state.copy(), np.zeros(2)
        self._code = codes.RUNNING  # of the last evaluation
        self._evaluated = float(times[0]), state  # where the last evaluation was

    def _trouble(self) -> Trouble:
        """Return where a run that failed broke off: at the last evaluation."""
        time, tried = self._evaluated
        return Trouble(time, self._y, tried)

    def _restart(self, segment: Segment, times: Array, frames: Array) -> None:
        self._later, self._end = (times, frames), segment.end
        self._begin_stretch(segment.start)

    def _begin_stretch(self, time: float) -> None:
        """Make a solver for the time in which the longest step is the same."""
        _, end, longest = self._stretches[np.searchsorted(self._stretches[:, 1], time, "right")]
        with _quiet():
            self._solver = self._make(
                self._rates_at,
                time,
                self._y.copy(),
                min(float(end), self._end),
                max_step=float(longest),
                rtol=self._rtol,
                atol=self._atol,
                jac=self._jacobian_at,
            )

    def _go_on(self, budget: int) -> int:
        with _quiet():
            while self._solver.t < self._end:
                if self._solver.status == "finished":
                    self._begin_stretch(float(self._solver.t))
                if budget == 0:
                    return codes.RUNNING
                budget -= 1
                code = self._try_step()
                if code == codes.RUNNING:
                    code = self._report()
                if code == codes.RUNNING and self._choice_is_poor():
                    code = codes.REPARTITION
                if code != codes.RUNNING:
                    return code
        return codes.FINISHED

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
        self._rates_at(solver.t, solver.y)
        if self._code != codes.RUNNING:
            return self._code
        self._y[:] = solver.y
        self._place[2] += 1
        self._tally[:2] = np.maximum(self._tally[:2], self._left)
        self._tally[2] = solver.t
        return codes.RUNNING

    def _report(self) -> int:
        """Write all frames whose time lies in the last step."""
        times, frames = self._later
        due = slice(int(self._place[0]), int(np.searchsorted(times, self._solver.t, "right")))
        if due.start == due.stop:
            return codes.RUNNING
        motion = self._solver.dense_output()
        tables, work = self._system.tables, self.work
        for time, frame in zip(times[due].tolist(), frames[due], strict=True):
            y = self._y.copy() if time == self._solver.t else np.ascontiguousarray(motion(time))
            if not project(tables, work, time, y, self._step, self._tally):
                return codes.CANNOT_CLOSE
            if not record(tables, work, self._calls, time, y, self._rates, True, frame):
                return codes.NOT_FINITE
            self._place[0] += 1
            self._place[3] += 1
        return codes.RUNNING

    def _rates_at(self, time: float, y: Array) -> Array:
        """Return f(P(y)), and what is not a number where there is no such rate."""
        y = np.array(y)  # SciPy may show a part of another array, or go on in this one
        y_dot = np.empty_like(y)
        self._left[:] = 0.0
        self._evaluated = float(time), y
        self._place[3] += 1
        self._code = projected_rates(
            self._system.tables, self.work, self._calls, float(time), y, self._y_on, self._step,
            self._left, y_dot,
        )  # fmt: skip
        if self._code != codes.RUNNING:
            y_dot.fill(np.nan)
        return y_dot

    def _jacobian_at(self, time: float, y: Array) -> Array:
        """Return d f(P(y)) / dy, and zero where there is none: the step shrinks until it serves."""
        y = np.array(y)
        J = np.empty((y.size, y.size))
        self._place[3] += 1 + 13 * self._system.bodies
        code = projected_jacobian(
            self._system.tables, self.work, self._calls, float(time), y, self._y_near, self._y_on,
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

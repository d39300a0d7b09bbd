"""Runs of explicit Runge-Kutta methods at a fixed step."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.methods.fixed_step import Scratch, polynomial, run_fixed_step
from kane.kernels.methods.guarding import guarding_for
from kane.kernels.progress import PASSED, REACHED, TAKEN
from kane.model import SolverSettings
from kane.solve.methods.method import Integration, Task, Trouble
from kane.solve.segments import Segment
from kane.solve.step_limits import longest_fixed_step

Array = npt.NDArray[np.float64]


class FixedStep(Integration):
    """A run with the Runge-Kutta method of coefficients A (stages, stages) and b (stages,)."""

    def __init__(
        self,
        A: Sequence[Sequence[float]],
        b: Sequence[float],
        system: System,
        settings: SolverSettings,
        task: Task,
    ) -> None:
        longest = longest_fixed_step(settings)
        super().__init__(system, settings, task)
        self._coefficients = (
            np.array(A, dtype=float),
            np.array(b, dtype=float),
            np.array([sum(row) for row in A], dtype=float),
        )
        self._longest = longest
        self._scratch = Scratch(
            K=np.zeros((len(b) + 1, task.state.size)),
            y_next=task.state.copy(),
            y_report=np.zeros(task.state.size),
            step=self._step,
            control=np.zeros(7),
        )
        bundles = system.tables, self.work, self.calls
        self._polynomial = polynomial(len(b), *bundles, self._scratch)
        self._guarding = guarding_for(*bundles, self._polynomial, self._scratch, self.watch)
        self._ahead = np.zeros(1)  # of the end of the last step [s]
        self._stops, self._later = task.times, self.store.values

    def _trouble(self) -> Trouble:
        """Return where a run that failed broke off."""
        return Trouble(float(self._tally[REACHED]), self._y, self._scratch.y_next)

    def _restart(self, segment: Segment, times: Array, frames: Array) -> None:
        ends = [] if times.size > 0 and times[-1] == segment.end else [segment.end]
        self._stops = np.concatenate([[segment.start], times, ends])
        self._later = frames
        self._counts[[TAKEN, PASSED]] = 0
        self._ahead[0] = 0.0
        self._scratch.control[:] = 0.0

    def _go_on(self, budget: int) -> int:
        code = run_fixed_step(
            self._system.tables,
            self.work,
            self.calls,
            *self._coefficients,
            self._polynomial,
            self._scratch,
            self._guarding,
            self._longest,
            self._stops,
            self._later,
            self._y,
            self._ahead,
            self._counts,
            self._tally,
            budget,
        )
        return int(code)

    def _rejected(self) -> int:
        return 0

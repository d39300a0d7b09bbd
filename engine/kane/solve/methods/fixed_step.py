"""Runs of explicit Runge-Kutta methods at a fixed step."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.methods.fixed_step import run_fixed_step
from kane.kernels.progress import PASSED, REACHED, TAKEN
from kane.model import SolverSettings
from kane.solve.methods.method import Integration, Trouble
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
        times: Array,
        jumps: Array,
        state: Array,
    ) -> None:
        longest = longest_fixed_step(settings)
        super().__init__(system, settings, times, jumps, state)
        self._coefficients = (
            np.array(A, dtype=float),
            np.array(b, dtype=float),
            np.array([sum(row) for row in A], dtype=float),
        )
        self._longest = longest
        self._slopes, self._tried_state = np.zeros((len(b), state.size)), state.copy()
        self._ahead = np.zeros(1)  # of the end of the last step [s]
        self._stops, self._later = times, self.store.values

    def _trouble(self) -> Trouble:
        """Return where a run that failed broke off."""
        return Trouble(float(self._tally[REACHED]), self._y, self._tried_state)

    def _restart(self, segment: Segment, times: Array, frames: Array) -> None:
        ends = [] if times.size > 0 and times[-1] == segment.end else [segment.end]
        self._stops = np.concatenate([[segment.start], times, ends])
        self._later = frames
        self._counts[[TAKEN, PASSED]] = 0
        self._ahead[0] = 0.0

    def _go_on(self, budget: int) -> int:
        code = run_fixed_step(
            self._system.tables,
            self.work,
            self._calls,
            *self._coefficients,
            self._longest,
            self._stops,
            self._later,
            self._y,
            self._slopes,
            self._tried_state,
            self._step,
            self._ahead,
            self._counts,
            self._tally,
            budget,
        )
        return int(code)

    def _rejected(self) -> int:
        return 0

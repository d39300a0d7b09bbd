"""Runs of explicit Runge-Kutta methods with step control."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.methods.adaptive import Coefficients, run_adaptive
from kane.model import SolverSettings
from kane.solve.methods.pairs import make_scratch
from kane.solve.methods.step_control import StepControl

Array = npt.NDArray[np.float64]


class Adaptive(StepControl):
    """A run with the Runge-Kutta method of these coefficients."""

    def __init__(
        self,
        coefficients: Coefficients,
        system: System,
        settings: SolverSettings,
        times: Array,
        jumps: Array,
        state: Array,
    ) -> None:
        super().__init__(system, settings, times, jumps, state)
        self._coefficients = coefficients
        self._scratch = make_scratch(coefficients, self._step, self._tried_state)

    def _try_steps(self, budget: int) -> int:
        code = run_adaptive(
            self._system.tables,
            self.work,
            self._calls,
            self._coefficients,
            self._scratch,
            *self._tolerances,
            self._limits,
            self._end,
            *self._later,
            self._y,
            self._control,
            self._place,
            self._tally,
            budget,
        )
        return int(code)

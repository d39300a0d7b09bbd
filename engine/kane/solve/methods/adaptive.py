"""Runs of explicit Runge-Kutta methods with step control."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.adaptive import Coefficients, Scratch, run_adaptive
from kane.model import SolverSettings
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
        self._scratch = Scratch(
            K=np.zeros((coefficients.C.size, state.size)),
            F=np.zeros((3 + len(coefficients.D), state.size)),
            y_next=self._tried_state,
            y_stage=np.zeros(state.size),
            y_report=np.zeros(state.size),
            rates=np.zeros(state.size),
            step=self._step,
            fifth=np.zeros(state.size),
            third=np.zeros(state.size),
            left=np.zeros(2),
        )

    def _go_on(self, budget: int) -> int:
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

"""Runs of explicit Runge-Kutta methods with step control."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.methods.adaptive import Coefficients, explicit
from kane.model import SolverSettings
from kane.solve.methods.method import Task
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
        task: Task,
    ) -> None:
        super().__init__(system, settings, task)
        scratch = make_scratch(coefficients, self._step, self._tried_state)
        self._use(explicit(coefficients, system.tables, self.work, self.calls, scratch), scratch)

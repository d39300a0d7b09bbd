"""Runs of explicit Runge-Kutta methods with step control."""

from typing import Any

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.methods.adaptive import Coefficients, explicit
from kane.kernels.methods.step_control import Method
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
        self._coefficients = coefficients
        super().__init__(coefficients, system, settings, times, jumps, state)

    def _room(self) -> tuple[Method, Any]:
        system, numbers = self._system, self._coefficients
        scratch = make_scratch(numbers, system.state_size, 6 * system.bodies)
        return explicit(numbers, system.tables, self.work, self._calls, scratch), scratch

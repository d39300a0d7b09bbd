"""Runs of explicit Runge-Kutta methods with step control."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.adaptive import Coefficients, Scratch, run_adaptive
from kane.model import SolverSettings
from kane.solve.methods.method import Integration, Trouble
from kane.solve.segments import Segment

Array = npt.NDArray[np.float64]


class Adaptive(Integration):
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
        self._tolerances = settings.rtol, settings.atol
        self._scratch = Scratch(
            K=np.zeros((coefficients.C.size, state.size)),
            F=np.zeros((3 + len(coefficients.D), state.size)),
            y_next=state.copy(),
            y_stage=np.zeros(state.size),
            y_report=np.zeros(state.size),
            rates=np.zeros(state.size),
            step=self._step,
            fifth=np.zeros(state.size),
            third=np.zeros(state.size),
            left=np.zeros(2),
        )
        self._control = np.zeros(3)
        self._end, self._later = float(times[-1]), (times, self.store.values)

    def _trouble(self) -> Trouble:
        """Return where a run that failed broke off."""
        return Trouble(float(self._control[:2].sum()), self._y, self._scratch.y_next)

    def _restart(self, segment: Segment, times: Array, frames: Array) -> None:
        self._control[:] = segment.start, 0.0, 0.0
        self._end, self._later = segment.end, (times, frames)

    def _go_on(self, budget: int) -> int:
        code = run_adaptive(
            self._system.tables,
            self.work,
            self._coefficients,
            self._scratch,
            *self._tolerances,
            self._end,
            *self._later,
            self._y,
            self._control,
            self._place,
            self._tally,
            budget,
        )
        return int(code)

    def _rejected(self) -> int:
        return int(self._place[1])

"""What runs have in common whose compiled loop chooses the steps itself."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.compiling.bundle import Bundle
from kane.kernels.methods.guarding import Guarding, guarding_for
from kane.kernels.methods.step_control import Method, run_controlled
from kane.kernels.progress import NEXT, REJECTED, TIME
from kane.model import SolverSettings
from kane.solve.methods.controlled import Controlled
from kane.solve.methods.method import Task, Trouble

Array = npt.NDArray[np.float64]


class StepControl(Controlled):
    """A run with step control; ``_tried_state`` is the state at the end of the step last tried."""

    _method: Method
    _scratch: Bundle
    _guarding: Guarding

    def __init__(self, system: System, settings: SolverSettings, task: Task) -> None:
        super().__init__(system, settings, task)
        self._tried_state = task.state.copy()
        self._control = np.zeros(7)  # see ``kernels.progress``

    def _use(self, method: Method, scratch: Bundle) -> None:
        """Let the run go on by a method, and look for the events that end it."""
        bundles = self._system.tables, self.work, self.calls
        self._method, self._scratch = method, scratch
        self._guarding = guarding_for(*bundles, method, scratch, self.watch)

    def _try_steps(self, budget: int) -> int:
        code = run_controlled(
            self._system.tables,
            self.work,
            self.calls,
            self._method,
            self._scratch,
            self._guarding,
            *self._tolerances,
            self._limits,
            self._end,
            *self._later,
            self._y,
            self._control,
            self._counts,
            self._tally,
            budget,
        )
        return int(code)

    def _trouble(self) -> Trouble:
        """Return where a run that failed broke off."""
        return Trouble(float(self._control[TIME] + self._control[NEXT]), self._y, self._tried_state)

    def _resume(self, time: float) -> None:
        self._control[:] = 0.0
        self._control[TIME] = time

    def _reached(self) -> float:
        return float(self._control[TIME])

    def _rejected(self) -> int:
        return int(self._counts[REJECTED])

"""What runs have in common whose compiled loop chooses the steps itself."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.model import SolverSettings
from kane.solve.methods.method import Integration, Trouble
from kane.solve.segments import Segment
from kane.solve.step_limits import step_limits

Array = npt.NDArray[np.float64]


class StepControl(Integration):
    """A run with step control; ``_tried_state`` is the state at the end of the step last tried."""

    def __init__(
        self, system: System, settings: SolverSettings, times: Array, jumps: Array, state: Array
    ) -> None:
        super().__init__(system, settings, times, jumps, state)
        self._tolerances = settings.rtol, settings.atol
        self._limits = step_limits(system, settings, jumps)
        self._tried_state = state.copy()
        # time, next step to try, how far it may grow, and what the method remembers of steps
        self._control = np.zeros(5)
        self._end, self._later = float(times[-1]), (times, self.store.values)

    def _trouble(self) -> Trouble:
        """Return where a run that failed broke off."""
        return Trouble(float(self._control[:2].sum()), self._y, self._tried_state)

    def _restart(self, segment: Segment, times: Array, frames: Array) -> None:
        self._control[:] = segment.start, *np.zeros(4)
        self._end, self._later = segment.end, (times, frames)

    def _rejected(self) -> int:
        return int(self._place[1])

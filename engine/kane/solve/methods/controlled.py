"""What runs have in common whose steps follow from tolerances."""

from abc import abstractmethod

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels import codes
from kane.model import SolverSettings
from kane.solve.methods.crossing import Crossing
from kane.solve.methods.method import Integration, Trouble
from kane.solve.segments import Segment
from kane.solve.step_limits import step_limits

Array = npt.NDArray[np.float64]


class Controlled(Integration):
    """A run with step control, and with crossings of places where rows lose their hold.

    A method that cannot go over such a place by itself returns ``HOLD_IS_LOST`` at the last step
    before it, and is begun anew behind it.
    """

    def __init__(
        self, system: System, settings: SolverSettings, times: Array, jumps: Array, state: Array
    ) -> None:
        super().__init__(system, settings, times, jumps, state)
        self._tolerances = settings.rtol, settings.atol
        self._end, self._later = float(times[-1]), (times, self.store.values)
        self._limits = step_limits(system, settings, jumps)
        self._crossing: Crossing | None = None

    def trouble(self) -> Trouble:
        """Return where a run that failed broke off."""
        if self._crossing is not None:
            return Trouble(self._crossing.end_of_try, self._y, self._crossing.tried)
        return super().trouble()

    @abstractmethod
    def _try_steps(self, budget: int) -> int:
        """Try at most ``budget`` steps of the segment; return a code of ``kernels.codes``."""

    @abstractmethod
    def _reached(self) -> float:
        """Return the time of the last step taken [s]."""

    @abstractmethod
    def _resume(self, time: float) -> None:
        """Make ready to go on with the segment at a time [s]."""

    def _restart(self, segment: Segment, times: Array, frames: Array) -> None:
        self._end, self._later = segment.end, (times, frames)
        self._resume(segment.start)

    def _go_on(self, budget: int) -> int:
        if self._crossing is None:
            code = self._try_steps(budget)
            if code != codes.HOLD_IS_LOST:
                return code
            self._crossing = Crossing(
                self._system, self.work, self._calls, self._tolerances, self._limits,
                self._reached(), self._end,
            )  # fmt: skip
        code = self._crossing.go_on(
            self.work, self._later, self._y, self._counts, self._tally, budget
        )
        if code != codes.FINISHED:
            return code
        time, self._crossing = self._crossing.time, None
        if time == self._end:
            return codes.FINISHED
        self._resume(time)
        return codes.RUNNING

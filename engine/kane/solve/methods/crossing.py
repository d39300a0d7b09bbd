"""Steps over a place where constraint rows lose their hold, for methods that cannot pass it.

Near such a place, as the flat position of a parallelogram, the direction of the motion comes from
round-off over the square of the distance. Methods that go on from step to step with what they know
of earlier ones, or that seek a stage by Newton's iterations, come to a halt there. DOP853 begins
anew with each step, and goes over the place in one: see ``kernels.methods.adaptive``.
"""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels import codes
from kane.kernels.equations.hold import GIVES_WAY
from kane.kernels.methods.adaptive import explicit
from kane.kernels.methods.calls import Calls
from kane.kernels.methods.step_control import run_controlled
from kane.kernels.methods.step_error import FINEST
from kane.kernels.progress import CONTROL, NEXT, STEPS, TIME
from kane.kernels.tables import Work
from kane.solve.methods.pairs import dop853, make_scratch

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]

MOST_STEPS = 10  # rows that have not come back by then do not lose their hold for a moment alone


class Crossing:
    """A crossing under way.

    Args:
        system: the compiled model.
        work: work arrays.
        calls: the kernels that hold all primitives.
        tolerances: relative and absolute, of the run.
        limits: (k, 3) longest steps of pieces of the run, see ``kernels.methods.step_limits``.
        time: where it begins [s].
        end: end of the segment [s].

    """

    def __init__(
        self,
        system: System,
        work: Work,
        calls: Calls,
        tolerances: tuple[float, float],
        limits: Array,
        time: float,
        end: float,
    ) -> None:
        scratch = make_scratch(dop853(), system.state_size, 6 * system.bodies)
        self.tried = scratch.y_next
        method = explicit(dop853(), system.tables, work, calls, scratch)
        rtol, atol = tolerances
        self._tables = system.tables
        self._fixed = (
            calls, method, scratch, max(rtol, FINEST), atol, limits, end,
        )  # fmt: skip
        self._holds = work.holds
        self._control = np.zeros(CONTROL)
        self._control[TIME] = time
        self._steps, self._hold = 0, np.inf

    @property
    def time(self) -> float:
        """The time reached [s]."""
        return float(self._control[TIME])

    @property
    def end_of_try(self) -> float:
        """End of the step that was tried last [s]."""
        return float(self._control[TIME] + self._control[NEXT])

    def go_on(
        self,
        work: Work,
        later: tuple[Array, Array],
        y: Array,
        counts: Indices,
        tally: Array,
        budget: int,
    ) -> int:
        """Try at most ``budget`` steps; arguments as of ``run_controlled``.

        The work arrays are others where independent speeds are chosen anew on the way.

        Returns FINISHED where the place is passed, too; the segment may not be at its end.
        """
        while budget > 0:
            budget -= 1
            before = counts[STEPS]
            code = int(
                run_controlled(
                    self._tables, work, *self._fixed, *later, y, self._control, counts, tally, 1
                )
            )
            if counts[STEPS] > before and code == codes.RUNNING and self._is_over():
                return codes.FINISHED
            if code != codes.RUNNING:
                return code
        return codes.RUNNING

    def _is_over(self) -> bool:
        """Return whether the rows get hold again after the step that was taken last."""
        self._steps += 1
        before, usual = self._holds.before, self._holds.usual
        hold = float((before[usual > 0] / usual[usual > 0]).min(initial=1.0))
        rising = hold > self._hold
        self._hold = hold
        if self._steps == MOST_STEPS:
            usual[:] = before
            return True
        return rising and hold > GIVES_WAY

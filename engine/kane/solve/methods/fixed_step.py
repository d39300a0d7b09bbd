"""Runs of explicit Runge-Kutta methods at a fixed step."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.errors import SettingsError
from kane.kernels.fixed_step import run_fixed_step
from kane.kernels.tables import make_work
from kane.model import SolverSettings
from kane.solve.methods.method import Tally

Array = npt.NDArray[np.float64]

MOST_STEPS = 1e12  # years of computation


class FixedStep:
    """A run with the Runge-Kutta method of coefficients A (stages, stages) and b (stages,)."""

    def __init__(
        self,
        A: Sequence[Sequence[float]],
        b: Sequence[float],
        system: System,
        settings: SolverSettings,
        times: Array,
        state: Array,
    ) -> None:
        if settings.duration > MOST_STEPS * settings.step:
            raise SettingsError(
                f"A step of {settings.step:.3g} s makes {settings.duration / settings.step:.3g} "
                "steps, more than any run can take. Lengthen it (solver.step in the model, --step "
                "on the command line)."
            )
        size, stages = system.state_size, len(b)
        self.frames = np.empty((times.size, size + system.rows))
        self.state = state.copy()
        self.work = make_work(system.tables, settings.formulation == "embedded")
        self._place = np.zeros(4, np.int64)
        self._tally = np.zeros(3)
        self._arguments = (
            system.tables,
            self.work,
            np.array(A, dtype=float),
            np.array(b, dtype=float),
            np.array([sum(row) for row in A], dtype=float),
            settings.step,
            times,
            self.frames,
            self.state,
            np.zeros((stages, size)),
            np.zeros(size),
            np.zeros(6 * system.bodies),
            self._place,
            self._tally,
        )

    def advance(self, budget: int) -> int:
        """Take at most ``budget`` steps; return a code of ``kernels.codes``."""
        return int(run_fixed_step(*self._arguments, budget))

    def tally(self) -> Tally:
        """Return the counts so far."""
        frames, _, steps, evaluations = map(int, self._place)
        position, velocity, time = map(float, self._tally)
        return Tally(frames, steps, 0, evaluations, position, velocity, time)

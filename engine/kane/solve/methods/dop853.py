"""DOP853, order 8, adaptive; the numbers of the method are those that SciPy carries."""

import functools

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.dop853 import Coefficients, Scratch, run_dop853
from kane.kernels.tables import make_work
from kane.model import SolverSettings
from kane.solve.methods.method import Tally

Array = npt.NDArray[np.float64]


@functools.cache
def coefficients() -> Coefficients:
    """Return the numbers of the method as the kernel wants them."""
    from scipy.integrate import DOP853 as SCIPY

    A = np.zeros((16, 16))
    A[:12, :12] = SCIPY.A[:12, :12]
    A[12, :12] = SCIPY.B
    A[13:, :] = SCIPY.A_EXTRA
    return Coefficients(
        A=A,
        B=np.ascontiguousarray(SCIPY.B),
        C=np.concatenate([SCIPY.C[:12], [1.0], SCIPY.C_EXTRA]),
        E3=np.ascontiguousarray(SCIPY.E3),
        E5=np.ascontiguousarray(SCIPY.E5),
        D=np.ascontiguousarray(SCIPY.D),
    )


class Dop853:
    """A run with DOP853."""

    def __init__(
        self, system: System, settings: SolverSettings, times: Array, state: Array
    ) -> None:
        size = system.state_size
        self.frames = np.empty((times.size, system.frame_size))
        self._place = np.zeros(4, np.int64)
        self._tally = np.zeros(3)
        scratch = Scratch(
            K=np.zeros((16, size)),
            F=np.zeros((7, size)),
            y_next=np.zeros(size),
            y_stage=np.zeros(size),
            y_report=np.zeros(size),
            rates=np.zeros(size),
            step=np.zeros(6 * system.bodies),
            fifth=np.zeros(size),
            third=np.zeros(size),
        )
        self._arguments = (
            system.tables,
            make_work(system.tables),
            coefficients(),
            scratch,
            settings.rtol,
            settings.atol,
            times,
            self.frames,
            state.copy(),
            np.zeros(2),
            self._place,
            self._tally,
        )

    def advance(self, budget: int) -> int:
        """Try at most ``budget`` steps; return a code of ``kernels.codes``."""
        return int(run_dop853(*self._arguments, budget))

    def tally(self) -> Tally:
        """Return the counts so far."""
        frames, rejected, steps, evaluations = map(int, self._place)
        position, velocity, time = map(float, self._tally)
        return Tally(frames, steps, rejected, evaluations, position, velocity, time)


prepare = Dop853

"""DOP853, order 8, adaptive; the numbers of the method are those that SciPy carries."""

import functools

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.adaptive import Coefficients
from kane.model import SolverSettings
from kane.solve.methods.adaptive import Adaptive

Array = npt.NDArray[np.float64]


@functools.cache
def coefficients() -> Coefficients:
    """Return the numbers of the method as the kernel wants them."""
    from scipy.integrate import DOP853

    A = np.zeros((16, 16))
    A[:12, :12] = DOP853.A[:12, :12]
    A[12, :12] = DOP853.B
    A[13:, :] = DOP853.A_EXTRA
    return Coefficients(
        A=A,
        B=np.ascontiguousarray(DOP853.B),
        C=np.concatenate([DOP853.C[:12], [1.0], DOP853.C_EXTRA]),
        E3=np.ascontiguousarray(DOP853.E3),
        E5=np.ascontiguousarray(DOP853.E5),
        D=np.ascontiguousarray(DOP853.D),
        exponent=1 / 8,
    )


def prepare(
    system: System, settings: SolverSettings, times: Array, jumps: Array, state: Array
) -> Adaptive:
    """Begin a run with DOP853."""
    return Adaptive(coefficients(), system, settings, times, jumps, state)

"""DOPRI5, order 5, adaptive: the pair of Dormand and Prince (1980).

The numbers of the method are those that SciPy carries. Its dense output, of order 4, is the one
of Shampine, Some Practical Runge-Kutta Formulas (1986), as in DOPRI5 of Hairer, Norsett, Wanner.
"""

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
    from scipy.integrate import RK45

    A = np.zeros((7, 7))
    A[:6, :5] = RK45.A
    A[6, :6] = RK45.B
    return Coefficients(
        A=A,
        B=np.ascontiguousarray(RK45.B),
        C=np.append(RK45.C, 1.0),
        E3=np.zeros(7),
        E5=np.ascontiguousarray(RK45.E),
        # beyond cubic Hermite there is x^2 (1 - x)^2 alone, with the coefficient of x^4
        D=np.ascontiguousarray(RK45.P[:, 3:].T),
        exponent=1 / 5,
    )


def prepare(
    system: System, settings: SolverSettings, times: Array, jumps: Array, state: Array
) -> Adaptive:
    """Begin a run with DOPRI5."""
    return Adaptive(coefficients(), system, settings, times, jumps, state)

"""Pairs of explicit Runge-Kutta methods: their numbers, which SciPy carries, and their arrays."""

import functools

import numpy as np
import numpy.typing as npt

from kane.kernels.methods.adaptive import Coefficients, Scratch

Array = npt.NDArray[np.float64]


@functools.cache
def dop853() -> Coefficients:
    """Return the numbers of the method of order 8 as the kernel wants them."""
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
        crosses=1,
    )


@functools.cache
def dopri5() -> Coefficients:
    """Return the numbers of the pair of Dormand and Prince (1980) of order 5."""
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
        crosses=0,
    )


def make_scratch(method: Coefficients, state: int, speeds: int) -> Scratch:
    """Return the arrays that a method overwrites, for so many numbers of a state and speeds."""
    return Scratch(
        K=np.zeros((method.C.size, state)),
        F=np.zeros((3 + len(method.D), state)),
        y_next=np.zeros(state),
        y_stage=np.zeros(state),
        y_report=np.zeros(state),
        rates=np.zeros(state),
        step=np.zeros(speeds),
        fifth=np.zeros(state),
        third=np.zeros(state),
        left=np.zeros(2),
    )

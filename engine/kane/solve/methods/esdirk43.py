"""ESDIRK4(3)6L[2]SA, order 4, implicit, adaptive: for stiff models of any size.

Kennedy, Carpenter, Additive Runge-Kutta schemes for convection-diffusion-reaction equations,
Applied Numerical Mathematics 44 (2003), pages 139 to 181, appendix C; its implicit part. It is
L-stable, and its stages have order 2.
"""

import functools
from typing import Any

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.saddle import make_saddle
from kane.kernels.methods.esdirk import Coefficients, Scratch, implicit
from kane.kernels.methods.step_control import Method
from kane.model import SolverSettings
from kane.solve.methods.step_control import StepControl

Array = npt.NDArray[np.float64]


@functools.cache
def coefficients() -> Coefficients:
    """Return the numbers of the method."""
    A = np.zeros((6, 6))
    A[1, :1] = (1 / 4,)
    A[2, :2] = 8611 / 62500, -1743 / 31250
    A[3, :3] = 5012029 / 34652500, -654441 / 2922500, 174375 / 388108
    A[4, :4] = (
        15267082809 / 155376265600,
        -71443401 / 120774400,
        730878875 / 902184768,
        2285395 / 8070912,
    )
    A[5, :5] = 82889 / 524892, 0.0, 15625 / 83664, 69875 / 102672, -2260 / 8211
    A[range(1, 6), range(1, 6)] = 1 / 4
    other = (
        4586570599 / 29645900160,
        0.0,
        178811875 / 945068544,
        814220225 / 1159782912,
        -3700637 / 11593932,
        61727 / 225920,
    )
    return Coefficients(
        A=A,
        C=np.array([0.0, 1 / 2, 83 / 250, 31 / 50, 17 / 20, 1.0]),
        E=A[5] - other,
        diagonal=1 / 4,
        exponent=1 / 4,
    )


class Esdirk(StepControl):
    """A run with the method of these coefficients."""

    def _room(self) -> tuple[Method, Any]:
        system, state = self._system, self._system.state_size
        unknowns = 6 * system.bodies + system.rows
        scratch = Scratch(
            K=np.zeros((6, state)),
            base=np.zeros(state),
            y_next=np.zeros(state),
            y_report=np.zeros(state),
            rates=np.zeros(state),
            x=np.zeros(unknowns),
            r=np.zeros(unknowns),
            error=np.zeros(state),
            step=np.zeros(6 * system.bodies),
            F=np.zeros((5, 7 * system.bodies)),
            left=np.zeros(2),
            saddle=make_saddle(system.tables),
        )
        return implicit(coefficients(), system.tables, self.work, self._calls, scratch), scratch


def prepare(
    system: System, settings: SolverSettings, times: Array, jumps: Array, state: Array
) -> Esdirk:
    """Begin a run with this method."""
    return Esdirk(coefficients(), system, settings, times, jumps, state)

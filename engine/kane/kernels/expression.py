"""Values of the expressions of a system."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.kernels import program
from kane.kernels.jit import jit


class Programs(NamedTuple):
    """Pooled programs of expressions, and the curves that they look up.

    Attributes:
        programs: see ``program.PROGRAM``.
        code: (n, 2) operation code and argument of each instruction.
        constants: (n,) numbers of the programs.
        curves: see ``curve.CURVE``.
        breaks: (n,) breaks of the curves.
        coefficients: (n, 4) coefficients of the curves' pieces.

    """

    programs: npt.NDArray[np.void]
    code: npt.NDArray[np.int64]
    constants: npt.NDArray[np.float64]
    curves: npt.NDArray[np.void]
    breaks: npt.NDArray[np.float64]
    coefficients: npt.NDArray[np.float64]


@jit
def value(tables, work, index):
    """Return the value of a program at the time and state that ``work`` holds."""
    e = tables.expressions
    return program.value(
        e.programs,
        e.code,
        e.constants,
        e.curves,
        e.breaks,
        e.coefficients,
        work.clock,
        work.path,
        work.path_rate,
        work.stack,
        index,
    )

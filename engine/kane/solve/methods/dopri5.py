"""DOPRI5, order 5, adaptive: the pair of Dormand and Prince (1980).

The numbers of the method are those that SciPy carries. Its dense output, of order 4, is the one
of Shampine, Some Practical Runge-Kutta Formulas (1986), as in DOPRI5 of Hairer, Norsett, Wanner.
"""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.model import SolverSettings
from kane.solve.methods.adaptive import Adaptive
from kane.solve.methods.method import Task
from kane.solve.methods.pairs import dopri5

Array = npt.NDArray[np.float64]


def prepare(system: System, settings: SolverSettings, task: Task) -> Adaptive:
    """Begin a run with DOPRI5."""
    return Adaptive(dopri5(), system, settings, task)

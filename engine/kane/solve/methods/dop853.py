"""DOP853, order 8, adaptive; the numbers of the method are those that SciPy carries."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.model import SolverSettings
from kane.solve.methods.adaptive import Adaptive
from kane.solve.methods.method import Task
from kane.solve.methods.pairs import dop853

Array = npt.NDArray[np.float64]


def prepare(system: System, settings: SolverSettings, task: Task) -> Adaptive:
    """Begin a run with DOP853."""
    return Adaptive(dop853(), system, settings, task)

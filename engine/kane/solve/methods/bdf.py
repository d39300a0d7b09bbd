"""Backward differentiation formulas of orders 1 to 5, implicit, adaptive."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.model import SolverSettings
from kane.solve.methods.by_scipy import ByScipy
from kane.solve.methods.method import Task

Array = npt.NDArray[np.float64]


def prepare(system: System, settings: SolverSettings, task: Task) -> ByScipy:
    """Begin a run with SciPy's BDF."""
    from scipy.integrate import BDF

    return ByScipy(BDF, system, settings, task)

"""Radau IIA of order 5, implicit, adaptive.

Hairer, Wanner, Solving Ordinary Differential Equations II (1996), section IV.8.
"""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.model import SolverSettings
from kane.solve.methods.by_scipy import ByScipy
from kane.solve.methods.method import Task

Array = npt.NDArray[np.float64]


def prepare(system: System, settings: SolverSettings, task: Task) -> ByScipy:
    """Begin a run with SciPy's Radau."""
    from scipy.integrate import Radau

    return ByScipy(Radau, system, settings, task)

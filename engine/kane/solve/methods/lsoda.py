"""LSODA, adaptive: Adams methods that turn into backward differentiation where it gets stiff."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.model import SolverSettings
from kane.solve.methods.by_scipy import ByScipy
from kane.solve.methods.method import Task

Array = npt.NDArray[np.float64]


def prepare(system: System, settings: SolverSettings, task: Task) -> ByScipy:
    """Begin a run with SciPy's LSODA."""
    from scipy.integrate import LSODA

    return ByScipy(LSODA, system, settings, task, in_the_mean=False)

"""Integration methods by name, one file each."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.model import SolverSettings
from kane.solve.methods import dop853, euler, heun, rk4
from kane.solve.methods.method import Integration

Prepare = Callable[
    [System, SolverSettings, npt.NDArray[np.float64], npt.NDArray[np.float64]], Integration
]

METHODS: dict[str, Prepare] = {
    "euler": euler.prepare,
    "heun": heun.prepare,
    "rk4": rk4.prepare,
    "dop853": dop853.prepare,
}

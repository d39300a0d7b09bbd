"""Integration methods by name, one file each."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.model import SolverSettings
from kane.solve.methods import bdf, dop853, dopri5, esdirk43, euler, heun, lsoda, radau, rk4
from kane.solve.methods.method import Integration

Array = npt.NDArray[np.float64]

# of the system, the settings, the report times, the jumps and the state at the start
Prepare = Callable[[System, SolverSettings, Array, Array, Array], Integration]

METHODS: dict[str, Prepare] = {
    "euler": euler.prepare,
    "heun": heun.prepare,
    "rk4": rk4.prepare,
    "dopri5": dopri5.prepare,
    "dop853": dop853.prepare,
    "esdirk43": esdirk43.prepare,
    "radau": radau.prepare,
    "bdf": bdf.prepare,
    "lsoda": lsoda.prepare,
}

"""Integration methods by name."""

from collections.abc import Callable

from kane.compiled import System
from kane.model import SolverSettings
from kane.model.solver import MethodName
from kane.solve.methods import bdf, dop853, dopri5, esdirk43, euler, heun, lsoda, radau, rk4
from kane.solve.methods.method import Integration, Task
from kane.solve.stepping import stepping

Prepare = Callable[[System, SolverSettings, Task], Integration]

METHODS: dict[MethodName, Prepare] = {
    "euler": euler.prepare,
    "heun": heun.prepare,
    "rk4": rk4.prepare,
    "dopri5": dopri5.prepare,
    "dop853": dop853.prepare,
    "esdirk43": esdirk43.prepare,
    "radau": radau.prepare,
    "bdf": bdf.prepare,
    "lsoda": lsoda.prepare,
    "moreau": stepping.prepare,
}

"""Rows whose right side is prescribed as a function of time: phi - L s(t), B u = L s'(t), ...

A row that holds positions takes s, s' and s'', one that holds speeds s' and s'', one that holds
accelerations s'' alone.
"""

import numpy as np

from kane.kernels.jit import jit
from kane.kernels.expression import value

# row, L (see ``path_row``), programs of s, s' and s'', -1 where there is none
DRIVE = np.dtype(
    [("row", "i8"), ("scale", "f8"), ("position", "i8"), ("speed", "i8"), ("acceleration", "i8")]
)


@jit
def residuals(tables, work):
    """Take L s(t) off phi."""
    for k in range(tables.drives.size):
        e = tables.drives[k]
        if e["position"] >= 0:
            work.phi[e["row"]] -= e["scale"] * value(tables, work, e["position"])


@jit
def speeds(tables, work):
    """Write g = L s'(t)."""
    for k in range(tables.drives.size):
        e = tables.drives[k]
        if e["speed"] >= 0:
            work.g[e["row"]] = e["scale"] * value(tables, work, e["speed"])


@jit
def accelerations(tables, work):
    """Add g' = L s''(t) to gamma."""
    for k in range(tables.drives.size):
        e = tables.drives[k]
        if e["acceleration"] >= 0:
            work.gamma[e["row"]] += e["scale"] * value(tables, work, e["acceleration"])


@jit
def power(tables, work):
    """Add what the drivers put in, lambda g, to power[0]."""
    for k in range(tables.drives.size):
        row = tables.drives[k]["row"]
        work.power[0] += work.lam[row] * work.g[row]

"""Rows whose right side is prescribed as a function of time: phi - L s(t), B u = L s'(t), ...

A row that holds positions takes s, s' and s'', one that holds speeds s' and s'', one that holds
accelerations s'' alone.
"""

import numpy as np

from kane.kernels.expression import value
from kane.kernels.jit import jit

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
    """Add what the drivers put in, lambda (B u), to power[0]."""
    for k in range(tables.drives.size):
        row = tables.drives[k]["row"]
        for block in range(tables.row_start[row], tables.row_start[row + 1]):
            body = tables.block_body[block]
            for j in range(3):
                work.power[0] += work.lam[row] * (
                    work.J[block, j] * work.v[body, j] + work.J[block, 3 + j] * work.w[body, j]
                )

"""Rows whose right side is prescribed as a function of time: phi - L s(t), B u = L s'(t), ...

A row that holds positions takes s, s' and s'', one that holds speeds s' and s'', one that holds
accelerations s'' alone.
"""

import numpy as np

from kane.kernels.codes import PUT_IN
from kane.kernels.compiling.jit import jit
from kane.kernels.programs.program import value

# row, L (see ``path_row``), programs of s, s' and s'', -1 where there is none
DRIVE = np.dtype(
    [("row", "i8"), ("scale", "f8"), ("position", "i8"), ("speed", "i8"), ("acceleration", "i8")]
)


@jit
def residuals(table, expressions, clock, path, path_rate, stack, phi):
    """Take L s(t) off phi."""
    for k in range(table.size):
        e = table[k]
        if e["position"] >= 0:
            s = value(expressions, clock, path, path_rate, stack, e["position"])
            phi[e["row"]] -= e["scale"] * s


@jit
def speeds(table, expressions, clock, path, path_rate, stack, g):
    """Write g = L s'(t)."""
    for k in range(table.size):
        e = table[k]
        if e["speed"] >= 0:
            rate = value(expressions, clock, path, path_rate, stack, e["speed"])
            g[e["row"]] = e["scale"] * rate


@jit
def accelerations(table, expressions, clock, path, path_rate, stack, gamma):
    """Add g' = L s''(t) to gamma."""
    for k in range(table.size):
        e = table[k]
        if e["acceleration"] >= 0:
            rate = value(expressions, clock, path, path_rate, stack, e["acceleration"])
            gamma[e["row"]] += e["scale"] * rate


@jit
def add_power(table, row_start, block_body, J, v, w, lam, power):
    """Add what the drivers put in, lambda (B u), to power[PUT_IN]."""
    for k in range(table.size):
        row = table[k]["row"]
        for block in range(row_start[row], row_start[row + 1]):
            body = block_body[block]
            for j in range(3):
                power[PUT_IN] += lam[row] * (
                    J[block, j] * v[body, j] + J[block, 3 + j] * w[body, j]
                )

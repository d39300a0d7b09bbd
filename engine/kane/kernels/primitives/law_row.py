"""Rows that hold an expression f of paths s_i, of their rates, or of the time: see ``path``.

One that holds positions has phi = L f(s, t), phi' = L (sum of df/ds_i s_i' + df/dt). One that holds
speeds is linear in them, f = sum of a_i s_i' + b, and has no residual: phi = 0, its slopes are a_i.
The slopes are programs. Those parts of f'' that do not come from u' are slope times the bias of
each path, and one program for all the rest, ``bend``. What the time and b ask for is prescribed,
as with drivers, see ``drive``. L is 1, or the mechanism's size where f is an angle.
"""

import numpy as np

from kane.kernels.codes import POSITION
from kane.kernels.compiling.jit import jit
from kane.kernels.programs.program import value

# row, L, value of L f that is held [m], programs of f and of the bend
LAW_ROW = np.dtype(
    [("row", "i8"), ("scale", "f8"), ("offset", "f8"), ("value", "i8"), ("bend", "i8")]
)

# row, path, L, program of the slope, blocks of the path's bodies A and B
LAW_TERM = np.dtype(
    [
        ("row", "i8"),
        ("path", "i8"),
        ("scale", "f8"),
        ("slope", "i8"),
        ("block_a", "i8"),
        ("block_b", "i8"),
    ]
)


@jit
def residuals(rows, row_level, expressions, clock, path, path_rate, stack, phi):
    """Write phi [m]."""
    for k in range(rows.size):
        e = rows[k]
        phi[e["row"]] = 0.0
        if row_level[e["row"]] == POSITION:
            f = value(expressions, clock, path, path_rate, stack, e["value"])
            phi[e["row"]] = e["scale"] * f - e["offset"]


@jit
def jacobians(rows, terms, expressions, clock, path, path_rate, stack, gradient, row_start, J):
    """Write the blocks of phi'."""
    for k in range(rows.size):
        row = rows[k]["row"]
        for block in range(row_start[row], row_start[row + 1]):
            for j in range(6):
                J[block, j] = 0.0
    for k in range(terms.size):
        e = terms[k]
        slope = e["scale"] * value(expressions, clock, path, path_rate, stack, e["slope"])
        for j in range(6):
            J[e["block_a"], j] += slope * gradient[2 * e["path"], j]
            J[e["block_b"], j] += slope * gradient[2 * e["path"] + 1, j]


@jit
def accelerations(rows, terms, expressions, clock, path, path_rate, stack, bias, gamma):
    """Write gamma = -(sum of slopes times biases + bend)."""
    for k in range(rows.size):
        e = rows[k]
        bend = value(expressions, clock, path, path_rate, stack, e["bend"])
        gamma[e["row"]] = -e["scale"] * bend
    for k in range(terms.size):
        e = terms[k]
        slope = e["scale"] * value(expressions, clock, path, path_rate, stack, e["slope"])
        gamma[e["row"]] -= slope * bias[e["path"]]

"""Rows that hold a sum of paths: phi = L (c_1 s_1 + c_2 s_2 + ... - offset), see ``path``.

One path makes a driver or a lock, several a gear or another coupling. L is 1 where the sum is a
length and the mechanism's size where it is an angle: so all residuals are lengths. A row that
holds rates alone, a driver's, has no residual: phi = 0.
"""

import numpy as np

from kane.kernels.codes import POSITION
from kane.kernels.compiling.jit import jit

# row, offset times L [m]
PATH_ROW = np.dtype([("row", "i8"), ("offset", "f8")])

# row, path, c times L, blocks of the path's bodies A and B; terms on the same body share a block
PATH_TERM = np.dtype(
    [("row", "i8"), ("path", "i8"), ("factor", "f8"), ("block_a", "i8"), ("block_b", "i8")]
)


@jit
def residuals(rows, terms, row_level, value, phi):
    """Write phi [m]."""
    for k in range(rows.size):
        phi[rows[k]["row"]] = -rows[k]["offset"]
    for k in range(terms.size):
        e = terms[k]
        if row_level[e["row"]] == POSITION:
            phi[e["row"]] += e["factor"] * value[e["path"]]


@jit
def jacobians(rows, terms, gradient, row_start, J):
    """Write the blocks of phi'."""
    for k in range(rows.size):
        row = rows[k]["row"]
        for block in range(row_start[row], row_start[row + 1]):
            for j in range(6):
                J[block, j] = 0.0
    for k in range(terms.size):
        e = terms[k]
        for j in range(6):
            J[e["block_a"], j] += e["factor"] * gradient[2 * e["path"], j]
            J[e["block_b"], j] += e["factor"] * gradient[2 * e["path"] + 1, j]


@jit
def accelerations(rows, terms, bias, gamma):
    """Write gamma."""
    for k in range(rows.size):
        gamma[rows[k]["row"]] = 0.0
    for k in range(terms.size):
        e = terms[k]
        gamma[e["row"]] -= e["factor"] * bias[e["path"]]

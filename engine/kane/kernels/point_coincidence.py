"""Point coincidence: point B of one body lies on point A of another, along ground axes.

phi = (p_B + R_B s_B) - (p_A + R_A s_A), three rows.
"""

import numpy as np

from kane.kernels.jit import jit
from kane.kernels.points import centripetal_difference, separation

# bodies, points in body axes [m], first of the three rows
POINT_COINCIDENCE = np.dtype(
    [("body_a", "i8"), ("body_b", "i8"), ("point_a", "f8", 3), ("point_b", "f8", 3), ("row", "i8")]
)


@jit
def residuals(table, p, R, phi):
    """Write phi [m]."""
    for k in range(table.size):
        e = table[k]
        for i in range(3):
            phi[e["row"] + i] = separation(e, p, R, i)


@jit
def jacobians(table, R, row_start, J):
    """Write the blocks of phi' = B u.

    The velocity of a point is v + R (w x s), and row i of R (w x s) is w . (s x R_i).
    """
    for k in range(table.size):
        e = table[k]
        first = row_start[e["row"]]
        _point_block(R, e["body_a"], e["point_a"], -1.0, J, first)
        _point_block(R, e["body_b"], e["point_b"], 1.0, J, first + 1)


@jit
def _point_block(R, body, s, sign, J, first):
    for i in range(3):
        block = first + 2 * i
        for j in range(3):
            J[block, j] = 0.0
        J[block, i] = sign
        R1, R2, R3 = R[body, i, 0], R[body, i, 1], R[body, i, 2]
        J[block, 3] = sign * (s[1] * R3 - s[2] * R2)
        J[block, 4] = sign * (s[2] * R1 - s[0] * R3)
        J[block, 5] = sign * (s[0] * R2 - s[1] * R1)


@jit
def accelerations(table, R, w, gamma):
    """Write gamma = -B' u: minus the centripetal accelerations R (w x (w x s))."""
    for k in range(table.size):
        e = table[k]
        for i in range(3):
            gamma[e["row"] + i] = -centripetal_difference(e, R, w, i)

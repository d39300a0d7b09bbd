"""Point coincidence: point B of one body lies on point A of another, along ground axes.

phi = (p_B + R_B s_B) - (p_A + R_A s_A), three rows.
"""

import numpy as np

from kane.kernels.body import point_offset
from kane.kernels.jit import jit

# bodies, points in body axes [m], first of the three rows
POINT_COINCIDENCE = np.dtype(
    [("body_a", "i8"), ("body_b", "i8"), ("point_a", "f8", 3), ("point_b", "f8", 3), ("row", "i8")]
)


@jit
def residuals(table, p, R, phi):
    """Write phi [m]."""
    for k in range(table.size):
        e = table[k]
        a, b, row = e["body_a"], e["body_b"], e["row"]
        for i in range(3):
            phi[row + i] = (
                p[b, i]
                + point_offset(R, b, e["point_b"], i)
                - p[a, i]
                - point_offset(R, a, e["point_a"], i)
            )


@jit
def jacobians(table, R, J):
    """Write the blocks of phi' = B u.

    The velocity of a point is v + R (w x s), and row i of R (w x s) is w . (s x R_i).
    """
    for k in range(table.size):
        e = table[k]
        row = e["row"]
        _point_block(R, e["body_a"], e["point_a"], -1.0, J, row, 0)
        _point_block(R, e["body_b"], e["point_b"], 1.0, J, row, 1)


@jit
def _point_block(R, body, s, sign, J, row, side):
    for i in range(3):
        for j in range(3):
            J[row + i, side, j] = 0.0
        J[row + i, side, i] = sign
        R1, R2, R3 = R[body, i, 0], R[body, i, 1], R[body, i, 2]
        J[row + i, side, 3] = sign * (s[1] * R3 - s[2] * R2)
        J[row + i, side, 4] = sign * (s[2] * R1 - s[0] * R3)
        J[row + i, side, 5] = sign * (s[0] * R2 - s[1] * R1)


@jit
def accelerations(table, R, w, gamma):
    """Write gamma = -B' u: minus the centripetal accelerations R (w x (w x s))."""
    for k in range(table.size):
        e = table[k]
        a, b, row = e["body_a"], e["body_b"], e["row"]
        for i in range(3):
            gamma[row + i] = _centripetal(R, w, a, e["point_a"], i) - _centripetal(
                R, w, b, e["point_b"], i
            )


@jit
def _centripetal(R, w, body, s, i):
    # w x (w x s) = w (w . s) - s (w . w)
    w1, w2, w3 = w[body, 0], w[body, 1], w[body, 2]
    along = w1 * s[0] + w2 * s[1] + w3 * s[2]
    square = w1 * w1 + w2 * w2 + w3 * w3
    return (
        R[body, i, 0] * (w1 * along - s[0] * square)
        + R[body, i, 1] * (w2 * along - s[1] * square)
        + R[body, i, 2] * (w3 * along - s[2] * square)
    )

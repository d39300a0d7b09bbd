"""Point coincidence: point B of one body lies on point A of another, along ground axes.

phi = (p_B + R_B s_B) - (p_A + R_A s_A), a row for each of the axes that are held.
"""

import numpy as np

from kane.kernels.jit import jit
from kane.kernels.points import centripetal_in_body, separation

# bodies, points in body axes [m], ground axes of the rows and how many rows there are, first row
POINT_COINCIDENCE = np.dtype(
    [
        ("body_a", "i8"),
        ("body_b", "i8"),
        ("point_a", "f8", 3),
        ("point_b", "f8", 3),
        ("axes", "i8", 3),
        ("held", "i8"),
        ("row", "i8"),
    ]
)


@jit
def residuals(table, p, R, phi):
    """Write phi [m]."""
    for k in range(table.size):
        e = table[k]
        for i in range(e["held"]):
            phi[e["row"] + i] = separation(e, p, R, e["axes"][i])


@jit
def jacobians(table, R, row_start, J):
    """Write the blocks of phi' = B u.

    The velocity of a point is v + R (w x s), and row i of R (w x s) is w . (s x R_i).
    """
    for k in range(table.size):
        e = table[k]
        first = row_start[e["row"]]
        for i in range(e["held"]):
            axis = e["axes"][i]
            _point_block(R, e["body_a"], e["point_a"], axis, -1.0, J, first + 2 * i)
            _point_block(R, e["body_b"], e["point_b"], axis, 1.0, J, first + 2 * i + 1)


@jit
def _point_block(R, body, s, axis, sign, J, block):
    R1, R2, R3 = R[body, axis, 0], R[body, axis, 1], R[body, axis, 2]
    c1, c2, c3 = s[1] * R3 - s[2] * R2, s[2] * R1 - s[0] * R3, s[0] * R2 - s[1] * R1
    J[block, 0], J[block, 1], J[block, 2] = 0.0, 0.0, 0.0
    J[block, axis] = sign
    J[block, 3], J[block, 4], J[block, 5] = sign * c1, sign * c2, sign * c3


@jit
def accelerations(table, R, w, gamma):
    """Write gamma = -B' u: minus the centripetal accelerations R (w x (w x s))."""
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        a1, a2, a3 = centripetal_in_body(w, a, e["point_a"])
        b1, b2, b3 = centripetal_in_body(w, b, e["point_b"])
        for i in range(e["held"]):
            axis = e["axes"][i]
            of_a = R[a, axis, 0] * a1 + R[a, axis, 1] * a2 + R[a, axis, 2] * a3
            of_b = R[b, axis, 0] * b1 + R[b, axis, 1] * b2 + R[b, axis, 2] * b3
            gamma[e["row"] + i] = of_a - of_b

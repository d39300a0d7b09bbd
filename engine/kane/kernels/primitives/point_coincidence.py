"""Point coincidence: point B of one body lies on point A of another, along ground axes.

phi = (p_B + R_B s_B) - (p_A + R_A s_A), a row for each of the axes that are held.
"""

import numpy as np

from kane.kernels.compiling.jit import merged
from kane.kernels.primitives.points import centripetal_in_body, separation

# bodies, points in body axes [m], ground axis along which the points may part (-1: none), first row
POINT_COINCIDENCE = np.dtype(
    [
        ("body_a", "i8"),
        ("body_b", "i8"),
        ("point_a", "f8", 3),
        ("point_b", "f8", 3),
        ("left_out", "i8"),
        ("row", "i8"),
    ]
)


@merged
def residuals(table, p, R, phi):
    """Write phi [m]."""
    for k in range(table.size):
        e = table[k]
        row, left_out = e["row"], e["left_out"]
        for i in range(3):
            if i != left_out:
                phi[row] = separation(e, p, R, i)
                row += 1


@merged
def jacobians(table, R, row_start, J):
    """Write the blocks of phi' = B u.

    The velocity of a point is v + R (w x s), and row i of R (w x s) is w . (s x R_i).
    """
    for k in range(table.size):
        e = table[k]
        block, left_out = row_start[e["row"]], e["left_out"]
        a1, a2, a3 = e["point_a"][0], e["point_a"][1], e["point_a"][2]
        b1, b2, b3 = e["point_b"][0], e["point_b"][1], e["point_b"][2]
        for i in range(3):
            if i != left_out:
                _point_block(R, e["body_a"], i, -a1, -a2, -a3, J, block)
                J[block, i] = -1.0
                _point_block(R, e["body_b"], i, b1, b2, b3, J, block + 1)
                J[block + 1, i] = 1.0
                block += 2


@merged
def _point_block(R, body, i, s1, s2, s3, J, block):
    """Write s x R_i, and zero in the linear part."""
    R1, R2, R3 = R[body, i, 0], R[body, i, 1], R[body, i, 2]
    J[block, 0], J[block, 1], J[block, 2] = 0.0, 0.0, 0.0
    J[block, 3], J[block, 4], J[block, 5] = s2 * R3 - s3 * R2, s3 * R1 - s1 * R3, s1 * R2 - s2 * R1


@merged
def accelerations(table, R, w, gamma):
    """Write gamma = -B' u: minus the centripetal accelerations R (w x (w x s))."""
    for k in range(table.size):
        e = table[k]
        a, b, row, left_out = e["body_a"], e["body_b"], e["row"], e["left_out"]
        a1, a2, a3 = centripetal_in_body(w, a, e["point_a"])
        b1, b2, b3 = centripetal_in_body(w, b, e["point_b"])
        for i in range(3):
            if i != left_out:
                of_a = R[a, i, 0] * a1 + R[a, i, 1] * a2 + R[a, i, 2] * a3
                of_b = R[b, i, 0] * b1 + R[b, i, 1] * b2 + R[b, i, 2] * b3
                gamma[row] = of_a - of_b
                row += 1

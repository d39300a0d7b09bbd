"""Point in plane: point B lies in the plane through point A with a normal fixed in body A.

With n = R_A n_A and d from A to B: phi = n . d, one row.
"""

import numpy as np

from kane.kernels.jit import jit
from kane.kernels.points import (
    centripetal,
    centripetal_difference,
    point_offset,
    separation,
    separation_rate,
    turning,
)

# bodies, points in body axes [m], normal in axes of body A (unit length), row
POINT_IN_PLANE = np.dtype(
    [
        ("body_a", "i8"),
        ("body_b", "i8"),
        ("point_a", "f8", 3),
        ("point_b", "f8", 3),
        ("normal", "f8", 3),
        ("row", "i8"),
    ]
)


@jit
def residuals(table, p, R, phi):
    """Write phi [m]."""
    for k in range(table.size):
        e = table[k]
        total = 0.0
        for i in range(3):
            total += point_offset(R, e["body_a"], e["normal"], i) * separation(e, p, R, i)
        phi[e["row"]] = total


@jit
def jacobians(table, p, R, row_start, J):
    """Write the blocks of phi' = n . (v_B - v_A) + (w_A x n) . d.

    The part of w_A is n x (d + R_A s_A), turned into the axes of A.
    """
    for k in range(table.size):
        e = table[k]
        a, b, first = e["body_a"], e["body_b"], row_start[e["row"]]
        n1 = point_offset(R, a, e["normal"], 0)
        n2 = point_offset(R, a, e["normal"], 1)
        n3 = point_offset(R, a, e["normal"], 2)
        r1 = separation(e, p, R, 0) + point_offset(R, a, e["point_a"], 0)
        r2 = separation(e, p, R, 1) + point_offset(R, a, e["point_a"], 1)
        r3 = separation(e, p, R, 2) + point_offset(R, a, e["point_a"], 2)
        c1, c2, c3 = n2 * r3 - n3 * r2, n3 * r1 - n1 * r3, n1 * r2 - n2 * r1
        s1 = point_offset(R, b, e["point_b"], 0)
        s2 = point_offset(R, b, e["point_b"], 1)
        s3 = point_offset(R, b, e["point_b"], 2)
        t1, t2, t3 = s2 * n3 - s3 * n2, s3 * n1 - s1 * n3, s1 * n2 - s2 * n1
        J[first, 0], J[first, 1], J[first, 2] = -n1, -n2, -n3
        J[first + 1, 0], J[first + 1, 1], J[first + 1, 2] = n1, n2, n3
        for j in range(3):
            J[first, 3 + j] = R[a, 0, j] * c1 + R[a, 1, j] * c2 + R[a, 2, j] * c3
            J[first + 1, 3 + j] = R[b, 0, j] * t1 + R[b, 1, j] * t2 + R[b, 2, j] * t3


@jit
def accelerations(table, p, R, v, w, gamma):
    """Write gamma = -(n . (a_B - a_A) + 2 (w_A x n) . d' + (w_A x (w_A x n)) . d).

    a_A and a_B are the centripetal accelerations of the points.
    """
    for k in range(table.size):
        e = table[k]
        a = e["body_a"]
        total = 0.0
        for i in range(3):
            total += point_offset(R, a, e["normal"], i) * centripetal_difference(e, R, w, i)
            total += 2.0 * turning(R, w, a, e["normal"], i) * separation_rate(e, R, v, w, i)
            total += centripetal(R, w, a, e["normal"], i) * separation(e, p, R, i)
        gamma[e["row"]] = -total

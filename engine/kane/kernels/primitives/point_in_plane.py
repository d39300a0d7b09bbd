"""Point in plane: point B lies in the plane through point A with a normal fixed in body A.

With n = R_A n_A and d from A to B: phi = n . d, one row.
"""

import numpy as np

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import in_ground
from kane.kernels.primitives.points import (
    centripetal,
    centripetal_difference,
    point_block,
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

    Body A moves the plane too: its arm reaches to point B.
    """
    for k in range(table.size):
        e = table[k]
        a, b, first = e["body_a"], e["body_b"], row_start[e["row"]]
        n1, n2, n3 = in_ground(R, a, e["normal"])
        a1, a2, a3 = in_ground(R, a, e["point_a"])
        b1, b2, b3 = in_ground(R, b, e["point_b"])
        d1, d2, d3 = separation(e, p, R, 0), separation(e, p, R, 1), separation(e, p, R, 2)
        point_block(R, a, a1 + d1, a2 + d2, a3 + d3, -n1, -n2, -n3, J, first)
        point_block(R, b, b1, b2, b3, n1, n2, n3, J, first + 1)


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

"""Distance: points of two bodies keep their distance.

With d from A to B and l = |d|: phi = l - L, one row. Points that coincide have no direction; the
row then says nothing, as the assembly finds out.
"""

import math

import numpy as np

from kane.kernels.jit import jit
from kane.kernels.points import centripetal_difference, separation, separation_rate

# bodies, points in body axes [m], distance [m], row
DISTANCE = np.dtype(
    [
        ("body_a", "i8"),
        ("body_b", "i8"),
        ("point_a", "f8", 3),
        ("point_b", "f8", 3),
        ("distance", "f8"),
        ("row", "i8"),
    ]
)


@jit
def residuals(table, p, R, phi):
    """Write phi [m]."""
    for k in range(table.size):
        e = table[k]
        phi[e["row"]] = _length(e, p, R) - e["distance"]


@jit
def jacobians(table, p, R, row_start, J):
    """Write the blocks of phi' = n . (v_B - v_A), n = d / l."""
    for k in range(table.size):
        e = table[k]
        first = row_start[e["row"]]
        length = max(_length(e, p, R), 1e-300)
        n1 = separation(e, p, R, 0) / length
        n2 = separation(e, p, R, 1) / length
        n3 = separation(e, p, R, 2) / length
        _block(R, e["body_a"], e["point_a"], -n1, -n2, -n3, J, first)
        _block(R, e["body_b"], e["point_b"], n1, n2, n3, J, first + 1)


@jit
def accelerations(table, p, R, v, w, gamma):
    """Write gamma = -(n . (a_B - a_A) + (d'.d' - (n . d')^2) / l), a centripetal."""
    for k in range(table.size):
        e = table[k]
        length = max(_length(e, p, R), 1e-300)
        total, along, square = 0.0, 0.0, 0.0
        for i in range(3):
            n = separation(e, p, R, i) / length
            rate = separation_rate(e, R, v, w, i)
            total += n * centripetal_difference(e, R, w, i)
            along += n * rate
            square += rate * rate
        gamma[e["row"]] = -(total + (square - along * along) / length)


@jit
def _block(R, body, s, n1, n2, n3, J, block):
    """Write the block of n . (v + R (w x s)): n, and s x R^T n."""
    b1 = R[body, 0, 0] * n1 + R[body, 1, 0] * n2 + R[body, 2, 0] * n3
    b2 = R[body, 0, 1] * n1 + R[body, 1, 1] * n2 + R[body, 2, 1] * n3
    b3 = R[body, 0, 2] * n1 + R[body, 1, 2] * n2 + R[body, 2, 2] * n3
    J[block, 0], J[block, 1], J[block, 2] = n1, n2, n3
    J[block, 3] = s[1] * b3 - s[2] * b2
    J[block, 4] = s[2] * b1 - s[0] * b3
    J[block, 5] = s[0] * b2 - s[1] * b1


@jit
def _length(e, p, R):
    total = 0.0
    for i in range(3):
        total += separation(e, p, R, i) ** 2
    return math.sqrt(total)

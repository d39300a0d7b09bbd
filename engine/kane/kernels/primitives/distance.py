"""Distance: points of two bodies keep their distance.

With d from A to B and l = |d|: phi = l - L, one row. Points that coincide have no direction; the
row then says nothing, as the assembly finds out.
"""

import numpy as np

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import in_ground
from kane.kernels.primitives.points import (
    centripetal_difference,
    point_block,
    separation,
    separation_rate,
    span,
)

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
        phi[e["row"]] = span(e, p, R) - e["distance"]


@jit
def jacobians(table, p, R, row_start, J):
    """Write the blocks of phi' = n . (v_B - v_A), n = d / l."""
    for k in range(table.size):
        e = table[k]
        first = row_start[e["row"]]
        length = max(span(e, p, R), 1e-300)
        n1 = separation(e, p, R, 0) / length
        n2 = separation(e, p, R, 1) / length
        n3 = separation(e, p, R, 2) / length
        a, b = e["body_a"], e["body_b"]
        a1, a2, a3 = in_ground(R, a, e["point_a"])
        b1, b2, b3 = in_ground(R, b, e["point_b"])
        point_block(R, a, a1, a2, a3, -n1, -n2, -n3, J, first)
        point_block(R, b, b1, b2, b3, n1, n2, n3, J, first + 1)


@jit
def accelerations(table, p, R, v, w, gamma):
    """Write gamma = -(n . (a_B - a_A) + (d'.d' - (n . d')^2) / l), a centripetal."""
    for k in range(table.size):
        e = table[k]
        length = max(span(e, p, R), 1e-300)
        total, along, square = 0.0, 0.0, 0.0
        for i in range(3):
            n = separation(e, p, R, i) / length
            rate = separation_rate(e, R, v, w, i)
            total += n * centripetal_difference(e, R, w, i)
            along += n * rate
            square += rate * rate
        gamma[e["row"]] = -(total + (square - along * along) / length)

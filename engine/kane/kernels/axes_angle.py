"""Axes at a fixed angle: an axis of one body and an axis of another keep their scalar product.

With a = R_A a_A and b = R_B b_B of unit length: phi = L (a . b - c), one row; c = 0 holds them
perpendicular. L is a length of the size of the mechanism: so all residuals are lengths, and one
tolerance serves them all.
"""

import numpy as np

from kane.kernels.jit import jit
from kane.kernels.points import centripetal, point_offset, turning

# bodies, axes in body axes (unit length), cosine of the angle between them, L [m], row
AXES_ANGLE = np.dtype(
    [
        ("body_a", "i8"),
        ("body_b", "i8"),
        ("axis_a", "f8", 3),
        ("axis_b", "f8", 3),
        ("cosine", "f8"),
        ("length", "f8"),
        ("row", "i8"),
    ]
)


@jit
def residuals(table, R, phi):
    """Write phi [m]."""
    for k in range(table.size):
        e = table[k]
        total = -e["cosine"]
        for i in range(3):
            total += point_offset(R, e["body_a"], e["axis_a"], i) * point_offset(
                R, e["body_b"], e["axis_b"], i
            )
        phi[e["row"]] = e["length"] * total


@jit
def jacobians(table, R, row_start, J):
    """Write the blocks of phi' = L (w_A - w_B) . (a x b)."""
    for k in range(table.size):
        e = table[k]
        a, b, first = e["body_a"], e["body_b"], row_start[e["row"]]
        a1 = point_offset(R, a, e["axis_a"], 0)
        a2 = point_offset(R, a, e["axis_a"], 1)
        a3 = point_offset(R, a, e["axis_a"], 2)
        b1 = point_offset(R, b, e["axis_b"], 0)
        b2 = point_offset(R, b, e["axis_b"], 1)
        b3 = point_offset(R, b, e["axis_b"], 2)
        length = e["length"]
        c1 = length * (a2 * b3 - a3 * b2)
        c2 = length * (a3 * b1 - a1 * b3)
        c3 = length * (a1 * b2 - a2 * b1)
        for j in range(3):
            J[first, j] = 0.0
            J[first + 1, j] = 0.0
            J[first, 3 + j] = R[a, 0, j] * c1 + R[a, 1, j] * c2 + R[a, 2, j] * c3
            J[first + 1, 3 + j] = -(R[b, 0, j] * c1 + R[b, 1, j] * c2 + R[b, 2, j] * c3)


@jit
def accelerations(table, R, w, gamma):
    """Write gamma = -L (a'' . b + 2 a' . b' + a . b''), with a' = w_A x a, a'' = w_A x a'."""
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        total = 0.0
        for i in range(3):
            total += centripetal(R, w, a, e["axis_a"], i) * point_offset(R, b, e["axis_b"], i)
            total += 2.0 * turning(R, w, a, e["axis_a"], i) * turning(R, w, b, e["axis_b"], i)
            total += point_offset(R, a, e["axis_a"], i) * centripetal(R, w, b, e["axis_b"], i)
        gamma[e["row"]] = -e["length"] * total

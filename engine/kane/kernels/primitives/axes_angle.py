"""Axes at a fixed angle: an axis of one body and an axis of another keep their scalar product.

With a = R_A a_A and b = R_B b_B of unit length: phi = L (a . b - c), one row; c = 0 holds them
perpendicular. L is a length of the size of the mechanism: so all residuals are lengths, and one
tolerance serves them all. A second product may stand beside the first, phi = L (a1 . b1 +
a2 . b2 - c), as in a joint of equal speeds.
"""

import numpy as np

from kane.kernels.compiling.jit import jit
from kane.kernels.primitives.points import centripetal, point_offset, turning

MOST_PRODUCTS = 2

# bodies, how many products there are, the axes of each in body axes (unit length), c, L [m], row
AXES_ANGLE = np.dtype(
    [
        ("body_a", "i8"),
        ("body_b", "i8"),
        ("products", "i8"),
        ("axes_a", "f8", (MOST_PRODUCTS, 3)),
        ("axes_b", "f8", (MOST_PRODUCTS, 3)),
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
        for n in range(e["products"]):
            for i in range(3):
                total += point_offset(R, e["body_a"], e["axes_a"][n], i) * point_offset(
                    R, e["body_b"], e["axes_b"][n], i
                )
        phi[e["row"]] = e["length"] * total


@jit
def jacobians(table, R, row_start, J):
    """Write the blocks of phi' = L (w_A - w_B) . (a x b), with a x b of all products."""
    for k in range(table.size):
        e = table[k]
        a, b, first = e["body_a"], e["body_b"], row_start[e["row"]]
        c1, c2, c3 = 0.0, 0.0, 0.0
        for n in range(e["products"]):
            axis_a, axis_b = e["axes_a"][n], e["axes_b"][n]
            a1 = point_offset(R, a, axis_a, 0)
            a2 = point_offset(R, a, axis_a, 1)
            a3 = point_offset(R, a, axis_a, 2)
            b1 = point_offset(R, b, axis_b, 0)
            b2 = point_offset(R, b, axis_b, 1)
            b3 = point_offset(R, b, axis_b, 2)
            c1 += a2 * b3 - a3 * b2
            c2 += a3 * b1 - a1 * b3
            c3 += a1 * b2 - a2 * b1
        length = e["length"]
        c1, c2, c3 = length * c1, length * c2, length * c3
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
        for n in range(e["products"]):
            axis_a, axis_b = e["axes_a"][n], e["axes_b"][n]
            for i in range(3):
                total += centripetal(R, w, a, axis_a, i) * point_offset(R, b, axis_b, i)
                total += 2.0 * turning(R, w, a, axis_a, i) * turning(R, w, b, axis_b, i)
                total += point_offset(R, a, axis_a, i) * centripetal(R, w, b, axis_b, i)
        gamma[e["row"]] = -e["length"] * total

"""Axes at a fixed angle: an axis of one body and an axis of another keep their scalar product.

With a = R_A a_A and b = R_B b_B of unit length: phi = L (a . b - c), one row; c = 0 holds them
perpendicular. L is a length of the size of the mechanism: so all residuals are lengths, and one
tolerance serves them all. A second product may stand beside the first, phi = L (a1 . b1 +
a2 . b2 - c), as in a joint of equal speeds.
"""

import numpy as np

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import dot, in_ground, minus
from kane.kernels.primitives.points import point_offset

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
    """Write gamma = -L (a'' . b + 2 a' . b' + a . b''), with a' = w_A x a, a'' = w_A x a'.

    Written out, all in ground axes, that is L times
    (a . b) |w_A - w_B|^2 - (w_A . a) (w_A . b) - (w_B . a) (w_B . b) + 2 (w_A . b) (w_B . a).
    """
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        w_a, w_b = in_ground(R, a, w[a]), in_ground(R, b, w[b])
        faster = minus(w_a, w_b)
        square, total = dot(faster, faster), 0.0
        for n in range(e["products"]):
            axis_a, axis_b = in_ground(R, a, e["axes_a"][n]), in_ground(R, b, e["axes_b"][n])
            a_a, a_b = dot(w_a, axis_a), dot(w_a, axis_b)
            b_a, b_b = dot(w_b, axis_a), dot(w_b, axis_b)
            total += dot(axis_a, axis_b) * square - a_a * a_b - b_a * b_b + 2.0 * a_b * b_a
        gamma[e["row"]] = e["length"] * total

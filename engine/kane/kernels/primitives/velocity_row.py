"""Velocity row: a . (v_B - v_A) + b . (w_B - w_A) = g at point B, one row.

a and b are fixed in the axes of one of the two bodies; v_A is the velocity of the point of body A
that is where point B of body B is. A wheel without side slip and a knife edge have a along the
axle, b and g zero. The row holds no position.
"""

import numpy as np

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import cross, in_ground, plus, triple
from kane.kernels.primitives.relative_velocity import rate, write_blocks

# bodies, point in axes of body B [m], a [1] and b [m] in axes of ``axes_of``, row
VELOCITY_ROW = np.dtype(
    [
        ("body_a", "i8"),
        ("body_b", "i8"),
        ("point_b", "f8", 3),
        ("axes_of", "i8"),
        ("linear", "f8", 3),
        ("angular", "f8", 3),
        ("row", "i8"),
    ]
)


@jit
def residuals(table, phi):
    """Write zero: a velocity row holds no position."""
    for k in range(table.size):
        phi[table[k]["row"]] = 0.0


@jit
def jacobians(table, p, R, row_start, J):
    """Write the blocks of a . (v_B - v_A) + b . (w_B - w_A)."""
    for k in range(table.size):
        entry = table[k]
        b = entry["body_b"]
        C = plus(triple(p, b), in_ground(R, b, entry["point_b"]))
        d = in_ground(R, entry["axes_of"], entry["linear"])
        e = in_ground(R, entry["axes_of"], entry["angular"])
        first = row_start[entry["row"]]
        write_blocks(p, R, entry["body_a"], b, C, d, e, first, J)


@jit
def accelerations(table, p, R, v, w, gamma):
    """Write gamma = -B' u; point B moves with body B, a and b turn with their body."""
    for k in range(table.size):
        entry = table[k]
        b, f = entry["body_b"], entry["axes_of"]
        s = in_ground(R, b, entry["point_b"])
        C = plus(triple(p, b), s)
        C_dot = plus(triple(v, b), cross(in_ground(R, b, triple(w, b)), s))
        turn = in_ground(R, f, triple(w, f))
        d, e = in_ground(R, f, entry["linear"]), in_ground(R, f, entry["angular"])
        gamma[entry["row"]] = -rate(
            p, R, v, w, entry["body_a"], b, C, C_dot, d, cross(turn, d), cross(turn, e)
        )

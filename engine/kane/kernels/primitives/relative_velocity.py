"""Rows d . (v_B - v_A) + e . (w_B - w_A) of two bodies at a place C.

v_A and v_B are the velocities of those material points of the bodies that are at C now; C itself
may move in both. Vectors are in ground axes.
"""

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import cross, dot, in_body, in_ground, minus, plus, triple


@jit
def write_blocks(p, R, a, b, C, d, e, first, J):
    """Write the blocks of a row: -d and -(r_A x d + e) on body A, the opposite on body B.

    r_A and r_B go from the mass centres to C; the turning parts are in axes of the bodies.
    """
    _write_block(p, R, a, C, d, e, -1.0, first, J)
    _write_block(p, R, b, C, d, e, 1.0, first + 1, J)


@jit
def _write_block(p, R, body, C, d, e, sign, block, J):
    turning = in_body(R, body, plus(cross(minus(C, triple(p, body)), d), e))
    for j in range(3):
        J[block, j] = sign * d[j]
        J[block, 3 + j] = sign * turning[j]


@jit
def rate(p, R, v, w, a, b, C, C_dot, d, d_dot, e_dot):
    """Return B' u, the rate of a row at constant speeds.

    With dv = v_B - v_A and dw = w_B - w_A it is d' . dv + d . (w_B x (C' - v_PB) -
    w_A x (C' - v_PA)) + e' . dw, v_P the velocity of a mass centre; an angular velocity that is
    constant in body axes is so in ground axes too.
    """
    w_A, w_B = in_ground(R, a, triple(w, a)), in_ground(R, b, triple(w, b))
    v_A = plus(triple(v, a), cross(w_A, minus(C, triple(p, a))))
    v_B = plus(triple(v, b), cross(w_B, minus(C, triple(p, b))))
    turned_A = cross(w_A, minus(C_dot, triple(v, a)))
    turned_B = cross(w_B, minus(C_dot, triple(v, b)))
    return (
        dot(d_dot, minus(v_B, v_A))
        + dot(d, minus(turned_B, turned_A))
        + dot(e_dot, minus(w_B, w_A))
    )

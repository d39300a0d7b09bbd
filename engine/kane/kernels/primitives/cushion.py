"""Springs and dampers along and about the axes of a frame of body A, for a frame of body B.

Let n_j be the axes of frame A, D the way from point A to point B, d_j = n_j . D. Seen from A,
point B moves with d_j' = n_j . (v_B - v_A - w_A x D). The force on B at point B is the sum of
-(K_j d_j + C_j d_j') n_j; its opposite acts on A at the same place of space. So momenta are kept
and the power of the pair is -(K d) . d' - d' . C d': the first part is the rate of the potential
d . K d / 2, the second is heat.

Turns: Q, with Q_ij = n_i . (axis j of frame B), is the turn from frame B to frame A, and
theta its rotation vector. With w = R_A^T (w_B - w_A), Q' = skew(w) Q, hence w = J theta', J the
left Jacobian of SO(3) (Barfoot, State Estimation for Robotics, 2017, section 7.1.5). The
potential theta . K_r theta / 2 changes with (K_r theta) . J^-1 w, so the torque on B in the axes
of frame A is

    T = -J^-T K_r theta - C_r w,    J^-T m = m + theta x m / 2 + b theta x (theta x m),
    b = (1 - x cot x) / theta^2,    x = |theta| / 2,

for a stiffness that is the same about all axes just -K_r theta. Near theta = 0, b = 1/12 +
theta^2/720 + theta^4/30240 + ... (the series of the cotangent). theta is the shortest turn: at
a half turn it changes its sign. The potential is the same on either side, and the torque is finite
there, but jumps: the half turn is the ridge from which the bushing falls to one or the other side.
"""

import math

import numpy as np

from kane.kernels.codes import TAKEN_OUT
from kane.kernels.compiling.jit import jit
from kane.kernels.primitives.points import (
    add_force,
    add_torque,
    point_offset,
    separation,
    separation_rate,
)
from kane.kernels.primitives.rotation_vector import rotation_vector

# bodies, points in body axes [m], axes x, y, z of the frames as rows in body axes, stiffness [N/m],
# damping [N s/m], rotary stiffness [N m/rad], rotary damping [N m s/rad]
CUSHION = np.dtype(
    [
        ("body_a", "i8"),
        ("body_b", "i8"),
        ("point_a", "f8", 3),
        ("point_b", "f8", 3),
        ("axes_a", "f8", (3, 3)),
        ("axes_b", "f8", (3, 3)),
        ("stiffness", "f8", 3),
        ("damping", "f8", 3),
        ("rotary_stiffness", "f8", 3),
        ("rotary_damping", "f8", 3),
    ]
)
# Below it the third term of the series is 3e-13, and theta^2 times that is round-off.
SMALL_TURN = 0.01


@jit
def add_loads(table, p, R, v, w, f, power):
    """Add the generalized active forces, and the dampers' power to power[TAKEN_OUT]."""
    for k in range(table.size):
        e = table[k]
        _add_push(e, p, R, v, w, f, power)
        _add_twist(e, R, w, f, power)


@jit
def _add_push(e, p, R, v, w, f, power):
    a, b = e["body_a"], e["body_b"]
    D1, D2, D3 = separation(e, p, R, 0), separation(e, p, R, 1), separation(e, p, R, 2)
    W1, W2, W3 = _spin(R, w, a, 0), _spin(R, w, a, 1), _spin(R, w, a, 2)
    V1 = separation_rate(e, R, v, w, 0) - (W2 * D3 - W3 * D2)
    V2 = separation_rate(e, R, v, w, 1) - (W3 * D1 - W1 * D3)
    V3 = separation_rate(e, R, v, w, 2) - (W1 * D2 - W2 * D1)
    F1, F2, F3 = 0.0, 0.0, 0.0
    for j in range(3):
        n = e["axes_a"][j]
        n1, n2, n3 = point_offset(R, a, n, 0), point_offset(R, a, n, 1), point_offset(R, a, n, 2)
        rate = n1 * V1 + n2 * V2 + n3 * V3
        push = -e["stiffness"][j] * (n1 * D1 + n2 * D2 + n3 * D3) - e["damping"][j] * rate
        F1 += push * n1
        F2 += push * n2
        F3 += push * n3
        power[TAKEN_OUT] += e["damping"][j] * rate * rate
    add_force(f, R, b, e["point_b"], F1, F2, F3)
    # the opposite at the same place: at point A, with the moment of its arm D
    add_force(f, R, a, e["point_a"], -F1, -F2, -F3)
    add_torque(f, R, a, D3 * F2 - D2 * F3, D1 * F3 - D3 * F1, D2 * F1 - D1 * F2)


@jit
def _add_twist(e, R, w, f, power):
    a, b = e["body_a"], e["body_b"]
    t1, t2, t3 = _rotation_vector(e, R)
    k = e["rotary_stiffness"]
    m1, m2, m3 = k[0] * t1, k[1] * t2, k[2] * t3
    c1, c2, c3 = t2 * m3 - t3 * m2, t3 * m1 - t1 * m3, t1 * m2 - t2 * m1
    coefficient = _coefficient(math.sqrt(t1 * t1 + t2 * t2 + t3 * t3))
    T1 = -m1 - 0.5 * c1 - coefficient * (t2 * c3 - t3 * c2)
    T2 = -m2 - 0.5 * c2 - coefficient * (t3 * c1 - t1 * c3)
    T3 = -m3 - 0.5 * c3 - coefficient * (t1 * c2 - t2 * c1)
    W1 = _spin(R, w, b, 0) - _spin(R, w, a, 0)
    W2 = _spin(R, w, b, 1) - _spin(R, w, a, 1)
    W3 = _spin(R, w, b, 2) - _spin(R, w, a, 2)
    G1, G2, G3 = 0.0, 0.0, 0.0
    for j in range(3):
        n = e["axes_a"][j]
        n1, n2, n3 = point_offset(R, a, n, 0), point_offset(R, a, n, 1), point_offset(R, a, n, 2)
        rate = n1 * W1 + n2 * W2 + n3 * W3
        twist = (T1 if j == 0 else T2 if j == 1 else T3) - e["rotary_damping"][j] * rate
        G1 += twist * n1
        G2 += twist * n2
        G3 += twist * n3
        power[TAKEN_OUT] += e["rotary_damping"][j] * rate * rate
    add_torque(f, R, b, G1, G2, G3)
    add_torque(f, R, a, -G1, -G2, -G3)


@jit
def _coefficient(angle):
    """Return b = (1 - x cot x) / angle^2 with x = angle / 2."""
    if angle < SMALL_TURN:
        return 1.0 / 12.0 + angle * angle / 720.0
    x = 0.5 * angle
    return (1.0 - x / math.tan(x)) / (angle * angle)


@jit
def _rotation_vector(e, R):
    """Return theta of frame B relative to frame A.

    Within a step R may be a turn times a number that is not quite 1, and so Q.
    """
    q11, q12, q13 = _cosine(e, R, 0, 0), _cosine(e, R, 0, 1), _cosine(e, R, 0, 2)
    q21, q22, q23 = _cosine(e, R, 1, 0), _cosine(e, R, 1, 1), _cosine(e, R, 1, 2)
    q31, q32, q33 = _cosine(e, R, 2, 0), _cosine(e, R, 2, 1), _cosine(e, R, 2, 2)
    return rotation_vector(q11, q12, q13, q21, q22, q23, q31, q32, q33)


@jit
def _cosine(e, R, i, j):
    """Return the scalar product of axis i of frame A and axis j of frame B."""
    a, b, n, m = e["body_a"], e["body_b"], e["axes_a"][i], e["axes_b"][j]
    return (
        point_offset(R, a, n, 0) * point_offset(R, b, m, 0)
        + point_offset(R, a, n, 1) * point_offset(R, b, m, 1)
        + point_offset(R, a, n, 2) * point_offset(R, b, m, 2)
    )


@jit
def _spin(R, w, body, i):
    """Return one ground component of the angular velocity R w."""
    return R[body, i, 0] * w[body, 0] + R[body, i, 1] * w[body, 1] + R[body, i, 2] * w[body, 2]

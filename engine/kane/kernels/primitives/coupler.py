"""A virtual coupler: a spring and a damper from a body to a hand that moves as functions of time.

With d the way from the grabbed point to the hand H, the force on the body at the point is

    F = k d + c d',    d' = H' - v.

Power: F . v = F . H' + k' d^2 / 2 - c d'^2 - d/dt (k d^2 / 2). The first two are what the hand puts
in, the third becomes heat, and k d^2 / 2 is stored.

A hand that turns has an orientation R_H = exp(phi) R_0 instead, with a rotation vector phi in
ground axes. Its angular velocity is w_H = J phi', J the left Jacobian of SO(3) (Barfoot, State
Estimation for Robotics, 2017, section 7.1.5),

    J phi' = phi' + a phi x phi' + b phi x (phi x phi'),
    a = (1 - cos |phi|) / |phi|^2,    b = (|phi| - sin |phi|) / |phi|^3.

With theta the rotation vector of R_H R^T, in ground axes too, the torque on the body is

    T = k theta + c (w_H - w),    theta . theta' = theta . (w_H - w),

as a turn leaves its own axis alone. So the powers are those above, with theta for d.
"""

import math

import numpy as np

from kane.kernels.codes import HANDED, TAKEN_OUT
from kane.kernels.compiling.jit import jit
from kane.kernels.primitives.points import add_force, add_torque, point_offset, point_velocity
from kane.kernels.primitives.rotation_vector import rotation_vector
from kane.kernels.programs.program import value

# body, point in body axes [m], whether it turns the body, from which orientation; programs of the
# hand's place [m] or phi [rad] and of their rates, of the stiffness [N/m or N m/rad] and its rate,
# and of the damping [N s/m or N m s/rad]
COUPLER = np.dtype(
    [
        ("body", "i8"),
        ("point", "f8", 3),
        ("turns", "?"),
        ("orientation", "f8", (3, 3)),
        ("place", "i8", 3),
        ("rate", "i8", 3),
        ("stiffness", "i8"),
        ("stiffening", "i8"),
        ("damping", "i8"),
    ]
)
SMALL_TURN = 0.01  # rad; below it the next terms of the series are 1e-15 and less of the first


@jit
def add_loads(table, expressions, clock, path, path_rate, stack, p, R, v, w, f, power):
    """Add the generalized active forces, the hand's power to power[HANDED], and what is heat."""
    inputs = expressions, clock, path, path_rate, stack
    for n in range(table.size):
        e = table[n]
        k, c = value(*inputs, e["stiffness"]), value(*inputs, e["damping"])
        stiffening = value(*inputs, e["stiffening"])
        if k == 0.0 and c == 0.0 and stiffening == 0.0:
            continue
        x1, x2, x3 = (
            value(*inputs, e["place"][0]),
            value(*inputs, e["place"][1]),
            value(*inputs, e["place"][2]),
        )
        V1, V2, V3 = (
            value(*inputs, e["rate"][0]),
            value(*inputs, e["rate"][1]),
            value(*inputs, e["rate"][2]),
        )
        if e["turns"]:
            _add_turn(e, k, c, stiffening, x1, x2, x3, V1, V2, V3, R, w, f, power)
        else:
            _add_pull(e, k, c, stiffening, x1, x2, x3, V1, V2, V3, p, R, v, w, f, power)


@jit
def _add_pull(e, k, c, stiffening, x1, x2, x3, V1, V2, V3, p, R, v, w, f, power):
    i, s = e["body"], e["point"]
    d1 = x1 - p[i, 0] - point_offset(R, i, s, 0)
    d2 = x2 - p[i, 1] - point_offset(R, i, s, 1)
    d3 = x3 - p[i, 2] - point_offset(R, i, s, 2)
    r1 = V1 - point_velocity(R, v, w, i, s, 0)
    r2 = V2 - point_velocity(R, v, w, i, s, 1)
    r3 = V3 - point_velocity(R, v, w, i, s, 2)
    F1, F2, F3 = k * d1 + c * r1, k * d2 + c * r2, k * d3 + c * r3
    add_force(f, R, i, s, F1, F2, F3)
    square = d1 * d1 + d2 * d2 + d3 * d3
    power[HANDED] += F1 * V1 + F2 * V2 + F3 * V3 + 0.5 * stiffening * square
    power[TAKEN_OUT] += c * (r1 * r1 + r2 * r2 + r3 * r3)


@jit
def _add_turn(e, k, c, stiffening, x1, x2, x3, V1, V2, V3, R, w, f, power):
    i = e["body"]
    # the hand's angular velocity
    angle = math.sqrt(x1 * x1 + x2 * x2 + x3 * x3)
    cosines, sines = _of_cosine(angle), _of_sine(angle)
    c1, c2, c3 = x2 * V3 - x3 * V2, x3 * V1 - x1 * V3, x1 * V2 - x2 * V1
    W1 = V1 + cosines * c1 + sines * (x2 * c3 - x3 * c2)
    W2 = V2 + cosines * c2 + sines * (x3 * c1 - x1 * c3)
    W3 = V3 + cosines * c3 + sines * (x1 * c2 - x2 * c1)
    # what is left to turn: the rotation vector of exp(phi) R_0 R^T
    whole = math.cos(angle)
    part = math.sin(angle) / angle if angle > 0.0 else 1.0
    axes = e["orientation"]
    t1, t2, t3 = rotation_vector(
        _left(R, i, axes, 0, 0, whole, part, cosines, x1, x2, x3),
        _left(R, i, axes, 0, 1, whole, part, cosines, x1, x2, x3),
        _left(R, i, axes, 0, 2, whole, part, cosines, x1, x2, x3),
        _left(R, i, axes, 1, 0, whole, part, cosines, x1, x2, x3),
        _left(R, i, axes, 1, 1, whole, part, cosines, x1, x2, x3),
        _left(R, i, axes, 1, 2, whole, part, cosines, x1, x2, x3),
        _left(R, i, axes, 2, 0, whole, part, cosines, x1, x2, x3),
        _left(R, i, axes, 2, 1, whole, part, cosines, x1, x2, x3),
        _left(R, i, axes, 2, 2, whole, part, cosines, x1, x2, x3),
    )
    r1 = W1 - (R[i, 0, 0] * w[i, 0] + R[i, 0, 1] * w[i, 1] + R[i, 0, 2] * w[i, 2])
    r2 = W2 - (R[i, 1, 0] * w[i, 0] + R[i, 1, 1] * w[i, 1] + R[i, 1, 2] * w[i, 2])
    r3 = W3 - (R[i, 2, 0] * w[i, 0] + R[i, 2, 1] * w[i, 1] + R[i, 2, 2] * w[i, 2])
    T1, T2, T3 = k * t1 + c * r1, k * t2 + c * r2, k * t3 + c * r3
    add_torque(f, R, i, T1, T2, T3)
    square = t1 * t1 + t2 * t2 + t3 * t3
    power[HANDED] += T1 * W1 + T2 * W2 + T3 * W3 + 0.5 * stiffening * square
    power[TAKEN_OUT] += c * (r1 * r1 + r2 * r2 + r3 * r3)


@jit
def _of_cosine(angle):
    """Return (1 - cos angle) / angle^2."""
    if angle < SMALL_TURN:
        square = angle * angle
        return 0.5 - square / 24.0 + square * square / 720.0
    return (1.0 - math.cos(angle)) / (angle * angle)


@jit
def _of_sine(angle):
    """Return (angle - sin angle) / angle^3."""
    if angle < SMALL_TURN:
        square = angle * angle
        return 1.0 / 6.0 - square / 120.0 + square * square / 5040.0
    return (angle - math.sin(angle)) / (angle * angle * angle)


@jit
def _left(R, body, axes, i, j, whole, part, cosines, x1, x2, x3):
    """Return an element of exp(phi) Q R^T, with Q the orientation axes.

    Column j of Q R^T is turned by Rodrigues' formula:
    cos |phi| a + (sin |phi| / |phi|) phi x a + (1 - cos |phi|) / |phi|^2 (phi . a) phi.
    """
    a1 = axes[0, 0] * R[body, j, 0] + axes[0, 1] * R[body, j, 1] + axes[0, 2] * R[body, j, 2]
    a2 = axes[1, 0] * R[body, j, 0] + axes[1, 1] * R[body, j, 1] + axes[1, 2] * R[body, j, 2]
    a3 = axes[2, 0] * R[body, j, 0] + axes[2, 1] * R[body, j, 1] + axes[2, 2] * R[body, j, 2]
    along = cosines * (x1 * a1 + x2 * a2 + x3 * a3)
    if i == 0:
        return whole * a1 + part * (x2 * a3 - x3 * a2) + along * x1
    if i == 1:
        return whole * a2 + part * (x3 * a1 - x1 * a3) + along * x2
    return whole * a3 + part * (x1 * a2 - x2 * a1) + along * x3

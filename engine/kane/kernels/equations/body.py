"""Bodies: kinematics, inertia, gravity."""

import math

import numpy as np

from kane.kernels.compiling.jit import jit, public

# mass [kg], principal moments [kg m^2], and the diagonal of A^-1: inverse masses and moments, zero
# for the ground and for what cannot move; of light bodies with something added, see
# ``light_bodies``
BODY = np.dtype(
    [
        ("mass", "f8"),
        ("inertia", "f8", 3),
        ("inverse", "f8", 6),
    ]
)


@public
def read_positions(q, p, R):
    """Spread coordinates over the bodies.

    R11 = e1^2 - e2^2 - e3^2 + e4^2, R12 = 2 (e1 e2 - e3 e4), R13 = 2 (e1 e3 + e2 e4) and so on,
    e4 the scalar part (Kane, Likins, Levinson, Spacecraft Dynamics, 1983, section 1.3). The form
    that is homogeneous in e keeps R' = R skew(w) true within a step, where |e| is not quite 1.
    """
    for i in range(1, p.shape[0]):
        k = 7 * (i - 1)
        p[i, 0] = q[k]
        p[i, 1] = q[k + 1]
        p[i, 2] = q[k + 2]
        e1, e2, e3, e4 = q[k + 3], q[k + 4], q[k + 5], q[k + 6]
        R[i, 0, 0] = e1 * e1 - e2 * e2 - e3 * e3 + e4 * e4
        R[i, 0, 1] = 2 * (e1 * e2 - e3 * e4)
        R[i, 0, 2] = 2 * (e1 * e3 + e2 * e4)
        R[i, 1, 0] = 2 * (e1 * e2 + e3 * e4)
        R[i, 1, 1] = e2 * e2 - e1 * e1 - e3 * e3 + e4 * e4
        R[i, 1, 2] = 2 * (e2 * e3 - e1 * e4)
        R[i, 2, 0] = 2 * (e1 * e3 - e2 * e4)
        R[i, 2, 1] = 2 * (e2 * e3 + e1 * e4)
        R[i, 2, 2] = e3 * e3 - e1 * e1 - e2 * e2 + e4 * e4


@public
def read_speeds(u, v, w):
    """Spread generalized speeds over the bodies."""
    for i in range(1, v.shape[0]):
        k = 6 * (i - 1)
        for j in range(3):
            v[i, j] = u[k + j]
            w[i, j] = u[k + 3 + j]


@public
def coordinate_rates(q, u, q_dot):
    """Write q' = C(q) u: p' = v and e' = 1/2 E(e) w, with w in body axes."""
    for i in range(q.size // 7):
        k, r = 7 * i, 6 * i
        e1, e2, e3, e4 = q[k + 3], q[k + 4], q[k + 5], q[k + 6]
        w1, w2, w3 = u[r + 3], u[r + 4], u[r + 5]
        q_dot[k] = u[r]
        q_dot[k + 1] = u[r + 1]
        q_dot[k + 2] = u[r + 2]
        q_dot[k + 3] = 0.5 * (e4 * w1 - e3 * w2 + e2 * w3)
        q_dot[k + 4] = 0.5 * (e3 * w1 + e4 * w2 - e1 * w3)
        q_dot[k + 5] = 0.5 * (-e2 * w1 + e1 * w2 + e4 * w3)
        q_dot[k + 6] = 0.5 * (-e1 * w1 - e2 * w2 - e3 * w3)


@public
def speeds_of(q, q_dot, u):
    """Write the u of q' = C(q) u: v = p' and w = 2 E(e)^T e', for e of length 1."""
    for i in range(q.size // 7):
        k, r = 7 * i, 6 * i
        e1, e2, e3, e4 = q[k + 3], q[k + 4], q[k + 5], q[k + 6]
        d1, d2, d3, d4 = q_dot[k + 3], q_dot[k + 4], q_dot[k + 5], q_dot[k + 6]
        u[r] = q_dot[k]
        u[r + 1] = q_dot[k + 1]
        u[r + 2] = q_dot[k + 2]
        u[r + 3] = 2 * (e4 * d1 + e3 * d2 - e2 * d3 - e1 * d4)
        u[r + 4] = 2 * (-e3 * d1 + e4 * d2 + e1 * d3 - e2 * d4)
        u[r + 5] = 2 * (e2 * d1 - e1 * d2 + e4 * d3 - e3 * d4)


@jit
def normalise(q):
    """Scale the Euler parameters of each body to length 1."""
    for i in range(q.size // 7):
        k = 7 * i + 3
        length = math.sqrt(q[k] ** 2 + q[k + 1] ** 2 + q[k + 2] ** 2 + q[k + 3] ** 2)
        for j in range(4):
            q[k + j] /= length


@jit
def start_forces(bodies, gravity, w, f):
    """Set f to gravity and to the gyroscopic part of the inertia forces.

    The inertia torque of a body with principal axes is -(I1 w1' - w2 w3 (I2 - I3)) about its
    first axis, and cyclic (Kane, Levinson, Dynamics, 1985, section 4.11).
    """
    for i in range(bodies.size):  # the ground too: what loads leave there must not pile up
        body = bodies[i]
        I1, I2, I3 = body["inertia"][0], body["inertia"][1], body["inertia"][2]
        for j in range(3):
            f[i, j] = body["mass"] * gravity[j]
        f[i, 3] = w[i, 1] * w[i, 2] * (I2 - I3)
        f[i, 4] = w[i, 2] * w[i, 0] * (I3 - I1)
        f[i, 5] = w[i, 0] * w[i, 1] * (I1 - I2)

"""A constant force at a point of a body and a constant torque, in ground or in body axes."""

import numpy as np

from kane.kernels.jit import jit
from kane.kernels.points import add_force, point_velocity

# body, point in body axes [m], force [N], torque [N m], whether both turn with the body
WRENCH = np.dtype(
    [
        ("body", "i8"),
        ("point", "f8", 3),
        ("force", "f8", 3),
        ("torque", "f8", 3),
        ("in_body_axes", "b1"),
    ]
)


@jit
def add_loads(table, R, v, w, f, power):
    """Add the generalized active forces, and the power put in to power[0]."""
    for k in range(table.size):
        e = table[k]
        i, s, F, T = e["body"], e["point"], e["force"], e["torque"]
        F1, F2, F3 = F[0], F[1], F[2]
        T1, T2, T3 = T[0], T[1], T[2]
        if e["in_body_axes"]:
            F1 = R[i, 0, 0] * F[0] + R[i, 0, 1] * F[1] + R[i, 0, 2] * F[2]
            F2 = R[i, 1, 0] * F[0] + R[i, 1, 1] * F[1] + R[i, 1, 2] * F[2]
            F3 = R[i, 2, 0] * F[0] + R[i, 2, 1] * F[1] + R[i, 2, 2] * F[2]
        else:
            T1 = R[i, 0, 0] * T[0] + R[i, 1, 0] * T[1] + R[i, 2, 0] * T[2]
            T2 = R[i, 0, 1] * T[0] + R[i, 1, 1] * T[1] + R[i, 2, 1] * T[2]
            T3 = R[i, 0, 2] * T[0] + R[i, 1, 2] * T[1] + R[i, 2, 2] * T[2]
        add_force(f, R, i, s, F1, F2, F3)
        f[i, 3] += T1
        f[i, 4] += T2
        f[i, 5] += T3
        power[0] += (
            F1 * point_velocity(R, v, w, i, s, 0)
            + F2 * point_velocity(R, v, w, i, s, 1)
            + F3 * point_velocity(R, v, w, i, s, 2)
            + T1 * w[i, 0]
            + T2 * w[i, 1]
            + T3 * w[i, 2]
        )

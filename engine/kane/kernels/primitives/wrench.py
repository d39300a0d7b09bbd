"""A force at a point of a body and a torque on it, in ground or in body axes."""

import numpy as np

from kane.kernels.codes import PUT_IN
from kane.kernels.compiling.jit import jit
from kane.kernels.primitives.points import add_force, point_velocity
from kane.kernels.programs.program import value

# body, point in body axes [m], force [N] and torque [N m], the matrix from the axes in which
# they are given to the body's own, whether these axes turn with the body, programs of the
# components that vary, -1 for those that do not
WRENCH = np.dtype(
    [
        ("body", "i8"),
        ("point", "f8", 3),
        ("constant", "f8", 6),
        ("axes", "f8", (3, 3)),
        ("in_body_axes", "b1"),
        ("law", "i8", 6),
    ]
)


@jit
def add_loads(table, expressions, clock, path, path_rate, stack, R, v, w, f, power):
    """Add the generalized active forces, and the power put in, to f, (n + 1, 6), and power, (2,).

    Arrays are those of ``tables.Work``, with their units.
    """
    for k in range(table.size):
        e = table[k]
        i = e["body"]
        # as the laws say
        F1 = _component(e, 0, expressions, clock, path, path_rate, stack)
        F2 = _component(e, 1, expressions, clock, path, path_rate, stack)
        F3 = _component(e, 2, expressions, clock, path, path_rate, stack)
        T1 = _component(e, 3, expressions, clock, path, path_rate, stack)
        T2 = _component(e, 4, expressions, clock, path, path_rate, stack)
        T3 = _component(e, 5, expressions, clock, path, path_rate, stack)
        # force in ground axes, torque in those of the body
        if e["in_body_axes"]:
            F1, F2, F3 = _turned(e["axes"], F1, F2, F3)
            T1, T2, T3 = _turned(e["axes"], T1, T2, T3)
            F1, F2, F3 = _turned(R[i], F1, F2, F3)
        else:
            T1, T2, T3 = _turned_back(R[i], T1, T2, T3)
        # what they give to the body, and their power
        add_force(f, R, i, e["point"], F1, F2, F3)
        f[i, 3] += T1
        f[i, 4] += T2
        f[i, 5] += T3
        power[PUT_IN] += (
            F1 * point_velocity(R, v, w, i, e["point"], 0)
            + F2 * point_velocity(R, v, w, i, e["point"], 1)
            + F3 * point_velocity(R, v, w, i, e["point"], 2)
            + T1 * w[i, 0]
            + T2 * w[i, 1]
            + T3 * w[i, 2]
        )


@jit
def _component(e, i, expressions, clock, path, path_rate, stack):
    if e["law"][i] >= 0:
        return value(expressions, clock, path, path_rate, stack, e["law"][i])
    return e["constant"][i]


@jit
def _turned(R, a, b, c):
    return (
        R[0, 0] * a + R[0, 1] * b + R[0, 2] * c,
        R[1, 0] * a + R[1, 1] * b + R[1, 2] * c,
        R[2, 0] * a + R[2, 1] * b + R[2, 2] * c,
    )


@jit
def _turned_back(R, a, b, c):
    return (
        R[0, 0] * a + R[1, 0] * b + R[2, 0] * c,
        R[0, 1] * a + R[1, 1] * b + R[2, 1] * c,
        R[0, 2] * a + R[1, 2] * b + R[2, 2] * c,
    )

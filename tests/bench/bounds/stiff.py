"""P6 by hand: the rods in the plane of x and z, each with three coordinates.

y = (x, z, angle of each rod from x towards z, then their rates). A bushing gives a force on rod B
at its point; the opposite acts on rod A at the same place, and the damper takes the rate of the way
as seen from A, as in the engine.
"""

import math

import numpy as np
from tests.bench.bounds.bound import Bound
from tests.bench.bounds.runge_kutta import compiled
from tests.bench.problems.problem import Array
from tests.bench.problems.stiff import COUNT, DAMPING, GRAVITY, MOMENT, STIFFNESS, case


@compiled
def rates(y, _, y_dot):
    """Write the rates of coordinates and speeds."""
    speeds = 3 * COUNT
    for i in range(COUNT):
        for j in range(3):
            y_dot[3 * i + j] = y[speeds + 3 * i + j]
        y_dot[speeds + 3 * i] = 0.0
        y_dot[speeds + 3 * i + 1] = -GRAVITY
        y_dot[speeds + 3 * i + 2] = 0.0
    # the end of the rod before, which for the first is the ground
    ax, az, avx, avz, spin = 0.0, 0.0, 0.0, 0.0, 0.0
    for i in range(COUNT):
        k = 3 * i
        n = speeds + k
        c, s, w = 0.5 * math.cos(y[k + 2]), 0.5 * math.sin(y[k + 2]), y[n + 2]
        bx, bz, bvx, bvz = y[k] - c, y[k + 1] - s, y[n] + w * s, y[n + 1] - w * c
        dx, dz = bx - ax, bz - az
        # seen from A, which turns with `spin`
        vx, vz = bvx - avx + spin * dz, bvz - avz - spin * dx
        fx, fz = -STIFFNESS * dx - DAMPING * vx, -STIFFNESS * dz - DAMPING * vz
        y_dot[n] += fx
        y_dot[n + 1] += fz
        y_dot[n + 2] += (-c * fz + s * fx) / MOMENT
        if i > 0:
            rx, rz = bx - y[k - 3], bz - y[k - 2]
            y_dot[n - 3] -= fx
            y_dot[n - 2] -= fz
            y_dot[n - 1] -= (rx * fz - rz * fx) / MOMENT
        ax, az, avx, avz, spin = y[k] + c, y[k + 1] + s, y[n] - w * s, y[n + 1] + w * c, w


def _tip(states: Array) -> Array:
    x, z, angle = states[:, 3 * COUNT - 3 : 3 * COUNT].T
    return np.column_stack([x + np.cos(angle) / 2, np.zeros_like(x), z + np.sin(angle) / 2])


def bound() -> Bound:
    """Return the equations of the rods."""
    start = np.zeros(6 * COUNT)
    start[: 3 * COUNT : 3] = np.arange(COUNT) + 0.5
    return Bound("3 coordinates a rod", rates, start, (), _tip, case())

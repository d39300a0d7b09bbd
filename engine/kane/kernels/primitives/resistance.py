"""Linear and quadratic drag on a point of a body, and on its turning.

With v the velocity of the point, c that of the medium (flow) and r = v - c: force
F = -(c1 + c2 |r|) r at the point, torque T = -(d1 + d2 |w|) w.

Power: F . v + T . w = F . c - (-F . r - T . w). The last bracket, (c1 + c2 |r|) r^2 +
(d1 + d2 |w|) w^2, is never negative: it becomes heat. F . c is what the medium puts in where it
moves; where it rests there is none.
"""

import math

import numpy as np

from kane.kernels.codes import PUT_IN, TAKEN_OUT
from kane.kernels.compiling.jit import jit
from kane.kernels.primitives.points import add_force, point_velocity

# body, point in body axes [m], velocity of the medium in ground axes [m/s], c1 [N s/m],
# c2 [N s^2/m^2], d1 [N m s], d2 [N m s^2]
RESISTANCE = np.dtype(
    [
        ("body", "i8"),
        ("point", "f8", 3),
        ("flow", "f8", 3),
        ("linear", "f8"),
        ("quadratic", "f8"),
        ("rotary_linear", "f8"),
        ("rotary_quadratic", "f8"),
    ]
)


@jit
def add_loads(table, R, v, w, f, power):
    """Add the generalized active forces, the medium's power and what becomes heat."""
    for k in range(table.size):
        e = table[k]
        i, s, c = e["body"], e["point"], e["flow"]
        r1 = point_velocity(R, v, w, i, s, 0) - c[0]
        r2 = point_velocity(R, v, w, i, s, 1) - c[1]
        r3 = point_velocity(R, v, w, i, s, 2) - c[2]
        square = r1 * r1 + r2 * r2 + r3 * r3
        factor = e["linear"] + e["quadratic"] * math.sqrt(square)
        add_force(f, R, i, s, -factor * r1, -factor * r2, -factor * r3)
        power[PUT_IN] -= factor * (r1 * c[0] + r2 * c[1] + r3 * c[2])
        power[TAKEN_OUT] += factor * square

        w1, w2, w3 = w[i, 0], w[i, 1], w[i, 2]
        square = w1 * w1 + w2 * w2 + w3 * w3
        factor = e["rotary_linear"] + e["rotary_quadratic"] * math.sqrt(square)
        f[i, 3] -= factor * w1
        f[i, 4] -= factor * w2
        f[i, 5] -= factor * w3
        power[TAKEN_OUT] += factor * square

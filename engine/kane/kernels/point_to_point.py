"""Spring and damper on the line between two points.

With d from A to B, l = |d|, n = d / l: tension k (l - l0) + c l', pulling A along n and B
against it. Ends that coincide have no direction and exert nothing on each other.
"""

import math

import numpy as np

from kane.kernels.jit import jit
from kane.kernels.points import add_force, separation, separation_rate

# bodies, points in body axes [m], stiffness [N/m], damping [N s/m], free length [m]
POINT_TO_POINT = np.dtype(
    [
        ("body_a", "i8"),
        ("body_b", "i8"),
        ("point_a", "f8", 3),
        ("point_b", "f8", 3),
        ("stiffness", "f8"),
        ("damping", "f8"),
        ("free_length", "f8"),
    ]
)


@jit
def add_loads(table, p, R, v, w, f, power):
    """Add the generalized active forces, and the dampers' power to power[1]."""
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        d1, d2, d3 = separation(e, p, R, 0), separation(e, p, R, 1), separation(e, p, R, 2)
        length = math.sqrt(d1 * d1 + d2 * d2 + d3 * d3)
        if length == 0.0:
            continue
        n1, n2, n3 = d1 / length, d2 / length, d3 / length
        rate = (
            n1 * separation_rate(e, R, v, w, 0)
            + n2 * separation_rate(e, R, v, w, 1)
            + n3 * separation_rate(e, R, v, w, 2)
        )
        tension = e["stiffness"] * (length - e["free_length"]) + e["damping"] * rate
        add_force(f, R, a, e["point_a"], tension * n1, tension * n2, tension * n3)
        add_force(f, R, b, e["point_b"], -tension * n1, -tension * n2, -tension * n3)
        power[1] += e["damping"] * rate * rate

"""Gravitation between two bodies, as points of mass at their mass centres.

With d from A to B and r = |d|: force G m_A m_B d / r^3 on A and its opposite on B, of potential
-G m_A m_B / r. Bodies in the same place have no direction to pull in and exert nothing on each
other.
"""

import math

import numpy as np

from kane.kernels.compiling.jit import jit

# bodies, constant of gravitation [m^3/(kg s^2)]
ATTRACTION = np.dtype(
    [
        ("body_a", "i8"),
        ("body_b", "i8"),
        ("constant", "f8"),
    ]
)


@jit
def add_loads(table, bodies, p, f):
    """Add the generalized active forces."""
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        d1, d2, d3 = p[b, 0] - p[a, 0], p[b, 1] - p[a, 1], p[b, 2] - p[a, 2]
        r = math.sqrt(d1 * d1 + d2 * d2 + d3 * d3)
        if r == 0.0:
            continue
        # divided one by one: r^3 of small or large distances leaves the range of numbers
        pull = e["constant"] * bodies[a]["mass"] * bodies[b]["mass"] / r / r
        F1, F2, F3 = pull * (d1 / r), pull * (d2 / r), pull * (d3 / r)
        f[a, 0] += F1
        f[a, 1] += F2
        f[a, 2] += F3
        f[b, 0] -= F1
        f[b, 1] -= F2
        f[b, 2] -= F3

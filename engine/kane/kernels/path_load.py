"""Springs, dampers, friction and motors along a path s.

The generalized active force on s is Q = -k (s - s0) - c s' - F tanh(s' / v) + law, and the one on
the speeds of the bodies Q times the path's gradient, their partial rates of s.
"""

import math

import numpy as np

from kane.kernels.expression import value
from kane.kernels.jit import jit

# path, stiffness, damping, value without force, friction and the rate at which it has grown to
# tanh(1) = 76 % of its size, program of the law (-1: none) and its sign
PATH_LOAD = np.dtype(
    [
        ("path", "i8"),
        ("stiffness", "f8"),
        ("damping", "f8"),
        ("free", "f8"),
        ("friction", "f8"),
        ("friction_rate", "f8"),
        ("law", "i8"),
        ("sign", "f8"),
    ]
)


@jit
def add_loads(tables, work):
    """Add the generalized active forces; the law's power goes to power[0], losses to power[1]."""
    for k in range(tables.path_loads.size):
        path = tables.path_loads[k]["path"]
        rate = work.path_rate[path]
        Q, law, loss = force(tables, work, k)
        a, b = tables.paths[path]["body_a"], tables.paths[path]["body_b"]
        for j in range(6):
            work.f[a, j] += Q * work.path_gradient[2 * path, j]
            work.f[b, j] += Q * work.path_gradient[2 * path + 1, j]
        work.power[0] += law * rate
        work.power[1] += loss * rate


@jit
def force(tables, work, k):
    """Return Q of a load, and its parts that put energy in (law) and take it out (loss)."""
    e = tables.path_loads[k]
    s, rate = work.path[e["path"]], work.path_rate[e["path"]]
    loss = e["damping"] * rate
    if e["friction"] > 0.0:
        loss += e["friction"] * math.tanh(rate / e["friction_rate"])
    law = 0.0
    if e["law"] >= 0:
        law = e["sign"] * value(tables, work, e["law"])
    return law - loss - e["stiffness"] * (s - e["free"]), law, loss

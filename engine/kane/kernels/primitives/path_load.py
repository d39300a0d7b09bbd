"""Springs, dampers, friction, attraction and motors along a path s.

The generalized active force on s is Q = -k (s - s0) - C / s^2 - c s' - F tanh(s' / v) + law, and
the one on the speeds of the bodies Q times the path's gradient, their partial rates of s.

Of a buffer that is spent Q is zero: what is left in its spring goes as heat on the way to s0.
"""

import math

import numpy as np

from kane.kernels.codes import PUT_IN, TAKEN_OUT
from kane.kernels.compiling.jit import jit
from kane.kernels.primitives.path import DISTANCE
from kane.kernels.programs.program import value

# path, stiffness, damping, value without force, constant C of an attraction, friction and the rate
# at which it has grown to tanh(1) = 76 % of its size, program of the law (-1: none) and its sign,
# whether it is spent
PATH_LOAD = np.dtype(
    [
        ("path", "i8"),
        ("stiffness", "f8"),
        ("damping", "f8"),
        ("free", "f8"),
        ("attraction", "f8"),
        ("friction", "f8"),
        ("friction_rate", "f8"),
        ("law", "i8"),
        ("sign", "f8"),
        ("spent", "i8"),
    ]
)


@jit
def add_loads(table, paths, expressions, clock, path, path_rate, gradient, stack, f, power):
    """Add the generalized active forces; the law's power is put in, losses taken out."""
    for k in range(table.size):
        e = table[k]
        Q, law, loss = force(e, paths, expressions, clock, path, path_rate, stack)
        i = e["path"]
        a, b = paths[i]["body_a"], paths[i]["body_b"]
        for j in range(6):
            f[a, j] += Q * gradient[2 * i, j]
            f[b, j] += Q * gradient[2 * i + 1, j]
        power[PUT_IN] += law * path_rate[i]
        power[TAKEN_OUT] += loss * path_rate[i]


@jit
def force(e, paths, expressions, clock, path, path_rate, stack):
    """Return Q of a load, and its parts that put energy in (law) and take it out (loss).

    Points that coincide have no direction to be pulled in: Q is zero.
    """
    s, rate = path[e["path"]], path_rate[e["path"]]
    if s == 0.0 and paths[e["path"]]["kind"] == DISTANCE:
        return 0.0, 0.0, 0.0
    if e["spent"] == 1:
        return 0.0, 0.0, -e["stiffness"] * (s - e["free"])
    loss = e["damping"] * rate
    if e["friction"] > 0.0:
        loss += e["friction"] * math.tanh(rate / e["friction_rate"])
    law = 0.0
    if e["law"] >= 0:
        law = e["sign"] * value(expressions, clock, path, path_rate, stack, e["law"])
    Q = law - loss - e["stiffness"] * (s - e["free"])
    if e["attraction"] != 0.0:
        Q -= e["attraction"] / (s * s)
    return Q, law, loss

"""How stiff and how damped a system is: the tangent matrix of an implicit step.

A step a = gamma h changes the speeds by a u' and the coordinates by a^2 u', and so forces by
-(a C + a^2 K) u' with the damping C and the stiffness K of springs, dampers, bushings and drag. The
matrix A + a C + a^2 K is symmetric and positive: what would make it otherwise (springs that push
over, gyroscopic parts, turning of the axes) is left out, and found again by the iterations of the
step, see ``esdirk``.
"""

import math

import numpy as np

from kane.kernels.compiling.jit import jit, public
from kane.kernels.linear.vectors import in_ground
from kane.kernels.primitives.path import DISTANCE
from kane.kernels.primitives.path_load import force
from kane.kernels.primitives.points import point_block, point_offset, point_velocity, separation
from kane.kernels.programs.program import value

# Bodies whose speeds a load couples; body_a may be the ground, 0.
COUPLE = np.dtype([("body_a", "i8"), ("body_b", "i8")])

DIFFERENCE = 1e-7  # of a path and its rate, for the slope of a law


@public
def tangent(tables, work, saddle, a):
    """Write A + a C + a^2 K into saddle.own and saddle.cross, for the state that work holds."""
    own, cross = saddle.own, saddle.cross
    for i in range(own.shape[0]):
        for j in range(6):
            for k in range(6):
                own[i, j, k] = 0.0
        for j in range(6):
            own[i, j, j] = saddle.inertia[i, j]
    for k in range(cross.shape[0]):
        for i in range(6):
            for j in range(6):
                cross[k, i, j] = 0.0
    _add_path_loads(tables, work, saddle, a)
    _add_cushions(tables, work, saddle, a)
    _add_resistances(tables, work, saddle, a)
    _add_couplers(tables, work, saddle, a)


@jit
def _add_path_loads(tables, work, saddle, a):
    for k in range(tables.path_loads.size):
        e = tables.path_loads[k]
        i = e["path"]
        path = tables.paths[i]
        if e["spent"] == 1 or (path["kind"] == DISTANCE and work.path[i] == 0.0):
            continue
        stiffness, damping = e["stiffness"], e["damping"]
        if e["attraction"] != 0.0:
            stiffness -= 2.0 * e["attraction"] / work.path[i] ** 3
        if e["friction"] > 0.0:
            grip = math.tanh(work.path_rate[i] / e["friction_rate"])
            damping += e["friction"] / e["friction_rate"] * (1.0 - grip * grip)
        if e["law"] >= 0:
            stiffness = _fall(tables, work, e, work.path, i)
            damping = _fall(tables, work, e, work.path_rate, i)
        weight = max(a * damping + a * a * stiffness, 0.0)
        _add_outer(saddle, path, saddle.path_pair[k], weight, work.path_gradient, 2 * i)


@jit
def _fall(tables, work, e, values, i):
    """Return how fast a load along a path falls with the path or its rate."""
    here = values[i]
    Q, _, _ = _force(tables, work, e)
    step = DIFFERENCE * max(abs(here), tables.extent)
    values[i] = here + step
    further, _, _ = _force(tables, work, e)
    values[i] = here
    return (Q - further) / step


@jit
def _force(tables, work, e):
    return force(
        e, tables.paths, tables.expressions, work.clock, work.path, work.path_rate, work.stack
    )


@jit
def _add_cushions(tables, work, saddle, a):
    R, block = work.R, saddle.block
    for k in range(tables.cushions.size):
        e, pair = tables.cushions[k], saddle.cushion_pair[k]
        i, j = e["body_a"], e["body_b"]
        d1, d2, d3 = (
            separation(e, work.p, R, 0),
            separation(e, work.p, R, 1),
            separation(e, work.p, R, 2),
        )
        a1, a2, a3 = in_ground(R, i, e["point_a"])
        b1, b2, b3 = in_ground(R, j, e["point_b"])
        for axis in range(3):
            n1, n2, n3 = in_ground(R, i, e["axes_a"][axis])
            point_block(R, i, a1 + d1, a2 + d2, a3 + d3, -n1, -n2, -n3, block, 0)
            point_block(R, j, b1, b2, b3, n1, n2, n3, block, 1)
            weight = a * e["damping"][axis] + a * a * e["stiffness"][axis]
            _add_outer(saddle, e, pair, weight, block, 0)
            _turning_block(R, i, -n1, -n2, -n3, block, 0)
            _turning_block(R, j, n1, n2, n3, block, 1)
            weight = a * e["rotary_damping"][axis] + a * a * e["rotary_stiffness"][axis]
            _add_outer(saddle, e, pair, weight, block, 0)


@jit
def _turning_block(R, body, n1, n2, n3, block, row):
    """Write the block of n . w, with n in ground axes."""
    for j in range(3):
        block[row, j] = 0.0
        block[row, 3 + j] = R[body, 0, j] * n1 + R[body, 1, j] * n2 + R[body, 2, j] * n3


@jit
def _add_resistances(tables, work, saddle, a):
    R, block = work.R, saddle.block
    for k in range(tables.resistances.size):
        e = tables.resistances[k]
        i, s = e["body"], e["point"]
        r1 = point_velocity(R, work.v, work.w, i, s, 0) - e["flow"][0]
        r2 = point_velocity(R, work.v, work.w, i, s, 1) - e["flow"][1]
        r3 = point_velocity(R, work.v, work.w, i, s, 2) - e["flow"][2]
        speed = math.sqrt(r1 * r1 + r2 * r2 + r3 * r3)
        s1, s2, s3 = point_offset(R, i, s, 0), point_offset(R, i, s, 1), point_offset(R, i, s, 2)
        weight = a * (e["linear"] + e["quadratic"] * speed)
        for axis in range(3):
            along = work.R[0, axis]  # the axes of the ground
            point_block(R, i, s1, s2, s3, along[0], along[1], along[2], block, 0)
            _add_square(saddle.own, i, weight, block, 0)
        if speed > 0.0:  # along the flow the force of the square grows twice as fast
            weight = a * e["quadratic"] / speed
            point_block(R, i, s1, s2, s3, r1, r2, r3, block, 0)
            _add_square(saddle.own, i, weight, block, 0)
        w1, w2, w3 = work.w[i, 0], work.w[i, 1], work.w[i, 2]
        spin = math.sqrt(w1 * w1 + w2 * w2 + w3 * w3)
        for j in range(3):
            saddle.own[i, 3 + j, 3 + j] += a * (
                e["rotary_linear"] + 2.0 * e["rotary_quadratic"] * spin
            )


@jit
def _add_couplers(tables, work, saddle, a):
    R, block = work.R, saddle.block
    for k in range(tables.couplers.size):
        e = tables.couplers[k]
        i, s = e["body"], e["point"]
        inputs = tables.expressions, work.clock, work.path, work.path_rate, work.stack
        weight = a * value(*inputs, e["damping"]) + a * a * value(*inputs, e["stiffness"])
        if e["turns"]:
            for j in range(3):
                saddle.own[i, 3 + j, 3 + j] += weight
            continue
        s1, s2, s3 = point_offset(R, i, s, 0), point_offset(R, i, s, 1), point_offset(R, i, s, 2)
        for axis in range(3):
            along = work.R[0, axis]  # the axes of the ground
            point_block(R, i, s1, s2, s3, along[0], along[1], along[2], block, 0)
            _add_square(saddle.own, i, weight, block, 0)


@jit
def _add_outer(saddle, e, pair, weight, block, first):
    """Add a weight times the square of a gradient, given by its blocks for bodies A and B."""
    a, b = e["body_a"], e["body_b"]
    if weight <= 0.0:
        return
    if a > 0:
        _add_square(saddle.own, a, weight, block, first)
    if b > 0:
        _add_square(saddle.own, b, weight, block, first + 1)
    if pair >= 0:
        swapped = a > b
        low, high = (first + 1, first) if swapped else (first, first + 1)
        for i in range(6):
            for j in range(6):
                saddle.cross[pair, i, j] += weight * block[low, i] * block[high, j]


@jit
def _add_square(own, body, weight, block, row):
    for i in range(6):
        for j in range(6):
            own[body, i, j] += weight * block[row, i] * block[row, j]

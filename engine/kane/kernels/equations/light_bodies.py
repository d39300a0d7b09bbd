"""Light bodies between heavy ones: their equations without the round-off that 1 / inertia makes.

D = B A^-1 B^T adds up 1 / inertia of all that a row moves. Where a light body is led by heavy ones,
what is left of D between the terms of the light one is theirs alone: of a link a 1e12th as heavy as
its load, all but four digits. The sizes of A and of B tell nothing of it; the equations

    A u' = f + B^T lambda,    B u' = gamma

are well-posed even for bodies without mass. So D is formed for A + a: light speeds are given some
inertia a, so little that what leads them hardly feels it (``compiled.light_bodies``). Forces
phi = a u' on these speeds would carry all that was added. With u'(phi) = u'(0) + P phi, P the
motion that forces on the light speeds make, joints and added inertia included,

    (1 / a - P) phi = u'(0)    on the light speeds.

The matrix is symmetric and positive, and but for what is felt, at most a small part, it is 1 / a:
two or three conjugate gradients solve it to round-off (this is the constraint preconditioner of
Gould, Hribar, Nocedal, On the solution of equality constrained quadratic programming problems, SIAM
J. Sci. Comput. 23, 2001). What D's own round-off leaves of B u' = gamma is then taken off.
"""

import math

from kane.kernels.compiling.jit import jit
from kane.kernels.equations.constraint_matrix import add_constrained, multiply
from kane.kernels.linear.ldlt import solve

# Conjugate gradients beside one for each light speed, which arithmetic without round-off would take
# at most; all but two or three belong to bodies that the joints let go.
MOST = 50
DONE = 1e-12  # of the accelerations of light speeds; those of heavy ones feel a small part of it
ROUND_OFF = 1e-16  # of u' in the norm of the kinetic energy
MOST_REFINEMENTS = 3

LEFT, PUSH = range(2)  # rows of ``work.light``


@jit
def without_added(tables, work, u_dot):
    """Replace u' and work.lam of the system with added inertia by those of the system itself.

    u_dot: (6 n,) accelerations [m/s^2, rad/s^2]; work.lam: (m,) multipliers.
    """
    light, added, left, push = tables.light, tables.added, work.light[LEFT], work.light[PUSH]
    response, pull = work.response, work.pull
    # what the light speeds have to be put right, and how little of it is enough
    start, before, all_of_it = 0.0, 1.0, 0.0
    for k in range(light.size):
        left[k] = u_dot[light[k]]
        push[k] = 0.0
        start += added[k] * left[k] * left[k]
    for i in range(1, tables.bodies.size):
        body = tables.bodies[i]
        for j in range(3):
            shift, turn = u_dot[6 * i - 6 + j], u_dot[6 * i - 3 + j]
            all_of_it += body["mass"] * shift * shift + body["inertia"][j] * turn * turn
    enough = max(DONE * DONE * start, ROUND_OFF * ROUND_OFF * all_of_it)
    # conjugate gradients: a direction, the motion that it makes, and how far to go along it
    size = start
    for _ in range(MOST + light.size):
        if not size > enough:
            break
        for k in range(light.size):
            push[k] = added[k] * left[k] + size / before * push[k]
        _respond(tables, work)
        steepness = 0.0
        for k in range(light.size):
            steepness += push[k] * (push[k] / added[k] - response[light[k]])
        way = size / steepness
        for k in range(u_dot.size):
            u_dot[k] += way * response[k]
        for row in range(pull.size):
            work.lam[row] += way * pull[row]
        before, size = size, 0.0
        for k in range(light.size):
            left[k] -= way * (push[k] / added[k] - response[light[k]])
            size += added[k] * left[k] * left[k]
    if not size <= max(enough, DONE * start):  # no step may end with accelerations like these
        for k in range(u_dot.size):
            u_dot[k] = math.nan
    # and the round-off of D
    _refine(tables, work, u_dot, ROUND_OFF * math.sqrt(all_of_it))


@jit
def _respond(tables, work):
    """Write the accelerations that ``push`` makes to work.response, their multipliers to pull."""
    light, push, response = tables.light, work.light[PUSH], work.response
    for k in range(response.size):
        response[k] = 0.0
    for k in range(light.size):
        body, j = light[k] // 6 + 1, light[k] % 6
        response[light[k]] = push[k] * tables.bodies[body]["inverse"][j]
    multiply(tables.pattern, tables.block_body, work.J, response, work.pull)
    for row in range(work.pull.size):
        work.pull[row] = -work.pull[row]
    solve(tables.pattern, work.L, work.pull, work.y)
    add_constrained(tables.pattern, tables.block_body, tables.bodies, work.J, work.pull, response)


@jit
def _refine(tables, work, u_dot, round_off):
    """Take off what is left of B u' = gamma, by the smallest change of u'.

    ``round_off`` is that of u' in the norm of the kinetic energy; a row of D makes of it what its
    diagonal says.
    """
    response, pull, whole = work.response, work.pull, 0.0
    for k in range(work.whole.shape[0]):
        for i in range(work.whole.shape[1]):
            whole = max(whole, work.whole[k, i])
    for _ in range(MOST_REFINEMENTS):
        multiply(tables.pattern, tables.block_body, work.J, u_dot, pull)
        largest = 0.0
        for row in range(pull.size):
            pull[row] = work.gamma[row] - pull[row]
            largest = max(largest, abs(pull[row]))
        if not largest > round_off * math.sqrt(whole):
            break
        for k in range(response.size):
            response[k] = 0.0
        solve(tables.pattern, work.L, pull, work.y)
        add_constrained(tables.pattern, tables.block_body, tables.bodies, work.J, pull, response)
        for k in range(u_dot.size):
            u_dot[k] += response[k]
        for row in range(pull.size):
            work.lam[row] += pull[row]

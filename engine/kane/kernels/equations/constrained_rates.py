"""Accelerations where the constraints are multiplied."""

from kane.kernels.compiling.jit import inlined, jit
from kane.kernels.equations.constraint_matrix import add_constrained, multiply
from kane.kernels.equations.light_bodies import without_added
from kane.kernels.linear.ldlt import solve


@inlined
def write_constrained_rates(tables, work, u_dot):
    """Write u' = A^-1 (f + B^T lambda), with D lambda = gamma - B A^-1 f."""
    for i in range(1, tables.bodies.size):
        inverse = tables.bodies[i]["inverse"]
        for j in range(6):
            u_dot[6 * i - 6 + j] = work.f[i, j] * inverse[j]
    multiply(tables.pattern, tables.block_body, work.J, u_dot, work.lam)
    for row in range(work.lam.size):
        work.lam[row] = work.gamma[row] - work.lam[row]
    solve(tables.pattern, work.L, work.lam, work.y)
    add_constrained(tables.pattern, tables.block_body, tables.bodies, work.J, work.lam, u_dot)
    if tables.light.size > 0:
        without_added(tables, work, u_dot)


@jit
def constrained_rates(tables, work, u_dot):
    """Do the same as a kernel of its own, for those beside the evaluation."""
    write_constrained_rates(tables, work, u_dot)

"""One evaluation of the equations of motion.

A u' = f + B^T lambda, B u = g, q' = C(q) u, with (B A^-1 B^T) lambda = g' - B' u - B A^-1 f:
Kane's equations F_r + F*_r + (B^T lambda)_r = 0 for the six generalized speeds of each body,
whose partial velocities are the unit vectors, so that A is diagonal and constant. Where independent
speeds are chosen, the constraints are embedded instead; see ``embedded``.

The state y of a run is q (7 a body), u (6 a body), and two energies: the work put in by
loads and drivers, and the energy taken out by dampers since the start [J].
"""

from kane.kernels import assemble, drive
from kane.kernels.body import coordinate_rates
from kane.kernels.embedded import embedded_rates, substitute_speeds
from kane.kernels.jit import inlined, jit
from kane.kernels.ldlt import factor, solve
from kane.kernels.tables import CHOSEN


@jit
def evaluate(tables, work, t, y, y_dot):
    """Write y' at time t, leave the multipliers in work.lam; return how many rows are redundant."""
    moving = tables.bodies.size - 1
    speeds = 7 * moving
    energies = 13 * moving
    q, u = y[:speeds], y[speeds:energies]
    embedded = work.embedding.counts[CHOSEN] == 1
    work.clock[0] = t
    assemble.place(tables, work, q)
    assemble.jacobians(tables, work)
    assemble.prescribed(tables, work)
    if embedded:
        substitute_speeds(tables, work, u)
        u = work.embedding.u
    assemble.move(tables, work, u)
    assemble.forces(tables, work)
    assemble.accelerations(tables, work)
    if embedded:
        redundant = embedded_rates(work, y_dot[speeds:energies])
    else:
        redundant = factor(tables, work)
        _multipliers(tables, work)
        _speed_rates(tables, work, y_dot[speeds:energies])
    coordinate_rates(q, u, y_dot[:speeds])
    drive.add_power(
        tables.drives,
        tables.row_start,
        tables.block_body,
        work.J,
        work.v,
        work.w,
        work.lam,
        work.power,
    )
    y_dot[energies] = work.power[0]
    y_dot[energies + 1] = work.power[1]
    return redundant


@inlined
def _multipliers(tables, work):
    """Solve D lambda = gamma - B A^-1 f."""
    for row in range(work.lam.size):
        total = work.gamma[row]
        for block in range(tables.row_start[row], tables.row_start[row + 1]):
            body = tables.block_body[block]
            for j in range(6):
                total -= work.S[block, j] * work.f[body, j]
        work.lam[row] = total
    solve(tables.pattern, work.L, work.d_inverse, work.lam, work.y)


@inlined
def _speed_rates(tables, work, u_dot):
    """Write u' = A^-1 (f + B^T lambda)."""
    for i in range(1, tables.bodies.size):
        inverse = tables.bodies[i]["inverse"]
        for j in range(6):
            u_dot[6 * i - 6 + j] = work.f[i, j] * inverse[j]
    add_constrained(tables, work, work.lam, u_dot)


@jit
def add_constrained(tables, work, multipliers, target):
    """Add A^-1 B^T multipliers to a vector of the size of u."""
    for row in range(multipliers.size):
        for block in range(tables.row_start[row], tables.row_start[row + 1]):
            start = 6 * (tables.block_body[block] - 1)
            if start >= 0:
                for j in range(6):
                    target[start + j] += work.S[block, j] * multipliers[row]

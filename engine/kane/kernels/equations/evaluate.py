"""One evaluation of the equations of motion.

A u' = f + B^T lambda, B u = g, q' = C(q) u, with (B A^-1 B^T) lambda = g' - B' u - B A^-1 f:
Kane's equations F_r + F*_r + (B^T lambda)_r = 0 for the six generalized speeds of each body,
whose partial velocities are the unit vectors, so that A is diagonal and constant. Where independent
speeds are chosen, the constraints are embedded instead; see ``embedded``. Where rows of the choice
lose their rank, as in a dead point, the other speeds do not determine the dependent ones: there
the constraints are multiplied, which leaves out what is redundant.

What the state y of a run holds is said in ``state``.
"""

from kane.kernels.codes import HANDED, NOW, PUT_IN, SLID, SPEED, TAKEN_OUT
from kane.kernels.compiling.jit import public
from kane.kernels.equations import assemble
from kane.kernels.equations.balance import clear_balanced
from kane.kernels.equations.body import coordinate_rates
from kane.kernels.equations.constrained_rates import write_constrained_rates
from kane.kernels.equations.dry_friction import add_friction, put_friction
from kane.kernels.equations.embedded import embedded_rates, substitute_speeds
from kane.kernels.equations.signals import signal_rates
from kane.kernels.linear.ldlt import factor
from kane.kernels.primitives import drive
from kane.kernels.state import coordinates, motion_size, speeds
from kane.kernels.tables import CHOSEN


@public
def evaluate(tables, work, t, y, y_dot, closed):
    """Write y' at time t, leave the multipliers in work.lam; return how many rows are redundant.

    t is in seconds, y and y_dot are (y,), in the units of ``state``, and per second.
    ``closed`` tells that ``project`` has just put y on the constraints of time t. Then the blocks
    of B and their factor are those that ``work`` holds, unless there are rows that hold
    accelerations alone.
    """
    # positions, and the constraint matrix there with its factor
    energies = motion_size(tables)
    q, u = coordinates(tables, y), speeds(tables, y)
    embedded = work.embedding.counts[CHOSEN] == 1
    anew = not closed or tables.highest_level > SPEED
    if anew:
        work.clock[NOW] = t
        assemble.place(tables, work, y)
        assemble.jacobians(tables, work)
        assemble.prescribed(tables, work)
    if embedded:
        embedded = substitute_speeds(work, u)
    if embedded:
        u = work.embedding.u
    elif anew:
        factor(tables, work)
    # forces, accelerations and multipliers
    assemble.move(tables, work, u)
    assemble.forces(tables, work)
    if tables.sliding.contacts.size > 0:
        put_friction(tables, work)
    assemble.accelerations(tables, work)
    redundant = work.redundant[0]
    if embedded:
        redundant = embedded_rates(work, speeds(tables, y_dot))
    else:
        write_constrained_rates(tables, work, speeds(tables, y_dot))
    if tables.sliding.normals.size > 0:
        add_friction(tables, work, speeds(tables, y_dot), embedded, redundant)
    if tables.shape_contacts.size > 0:
        clear_balanced(tables, work, speeds(tables, y_dot))
    # the rates of the rest of the state: coordinates, energies, signals, angles
    coordinate_rates(q, u, coordinates(tables, y_dot))
    if tables.drives.size > 0:
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
    y_dot[energies] = work.power[PUT_IN]
    y_dot[energies + 1] = work.power[TAKEN_OUT]
    y_dot[energies + 2] = work.power[SLID]
    y_dot[energies + 3] = work.power[HANDED]
    if tables.signals.size > 0:
        signal_rates(tables, work, y_dot)
    assemble.turn_rates(tables, work, y_dot)
    return redundant


@public
def form(tables, work, t, y, powers_alone):
    """Write B, g, f and gamma for a state at time t, or the powers alone and what they take."""
    work.clock[NOW] = t
    assemble.place(tables, work, y)
    if not powers_alone or tables.drives.size > 0:
        assemble.jacobians(tables, work)
    if not powers_alone:
        assemble.prescribed(tables, work)
    assemble.move(tables, work, speeds(tables, y))
    assemble.forces(tables, work)
    if not powers_alone:
        assemble.accelerations(tables, work)

"""Put positions and speeds back on the constraints.

Both corrections are the smallest in the norm of the kinetic energy: A^-1 B^T x with
D x = -phi for positions (repeated, Newton) and D x = -(B u - g) for speeds. Rows that hold
speeds alone have no part in the first, rows that hold accelerations in neither.
"""

import math

from kane.kernels.codes import NOW, POSITION, SPEED
from kane.kernels.compiling.jit import jit, public
from kane.kernels.equations import assemble
from kane.kernels.equations.body import coordinate_rates, normalise, speeds_of
from kane.kernels.equations.constraint_matrix import add_constrained, multiply
from kane.kernels.equations.light_bodies import without_added
from kane.kernels.linear.ldlt import factor, solve
from kane.kernels.progress import POSITION_LEFT, VELOCITY_LEFT
from kane.kernels.state import coordinates, speeds

MOST_CORRECTIONS = 8

# Parts of the size of the mechanism. The first is some hundred times the round-off of a residual;
# the second is what an ill-conditioned mechanism may leave before the run is given up.
CLOSED = 1e-13
OPEN = 1e-10
SURE = 0.1  # of the first, where a correction is expected to be the last

# Parts of the largest speed that those of a driver may be missed by before the run is given up. A
# second driver at odds with it, or a lock, makes it miss them altogether; the digits of a model
# that make rows with play agree no better than that make it miss them by little.
SPEED_OPEN = 1e-6
SPEED_OPEN_WITH_PLAY = 1e-4


@public
def project(tables, work, t, y, step, tally):
    """Put y on the constraints of time t, its angles on its pose.

    Return whether they closed, and drivers get their speeds.

    Where they did, what is left open is noted in ``tally``.

    ``step`` is scratch of the size of u. In ``tally`` are the largest residuals left of positions
    [m] and of speeds [m/s], see ``progress``.
    """
    work.clock[NOW] = t
    u = speeds(tables, y)
    left = close_positions(tables, work, y, step, MOST_CORRECTIONS, math.inf)
    if not left <= OPEN * size(tables, work):
        return False
    close_speeds(tables, work, u)
    faulty = speed_residual(tables, work, u)
    if tables.drives.size > 0 and not faulty <= _speed_let_pass(tables, work, u):
        return False
    tally[POSITION_LEFT] = max(tally[POSITION_LEFT], _largest(work.phi))
    tally[VELOCITY_LEFT] = max(tally[VELOCITY_LEFT], faulty)
    return True


@jit
def _speed_let_pass(tables, work, u):
    """Return the residual that speeds may leave [m/s] where drivers could ask for other ones."""
    fastest = max(_largest(u), _largest(work.g))
    part = SPEED_OPEN if tables.play.size == 0 else SPEED_OPEN_WITH_PLAY
    return part * fastest + OPEN * size(tables, work)


@public
def close_positions(tables, work, y, step, most, longest):
    """Move the q of y until the constraints hold; return the largest residual that is left [m].

    The angles of y become those of its pose, turns counted.

    Gaps within the play of a row count as closed: other rows hold what it holds, and no placement
    closes all of them.

    No correction turns a body by more than ``longest`` radians, or shifts it by more than that
    part of the size of the mechanism: from a rough placement full Newton steps would overshoot,
    short ones follow the path of least motion and stay on the side where the bodies were drawn.
    """
    q, before = coordinates(tables, y), 0.0
    normalise(q)
    for _ in range(most):
        assemble.place(tables, work, y)
        assemble.keep_turns(tables, work, y)
        assemble.residuals(tables, work)
        left = _open(tables, work)
        closed = CLOSED * size(tables, work)
        if left <= closed:
            return left
        # the factor of the last correction leaves about 2 left^2 / before
        if not left * left <= SURE * closed * before:
            factor_rows(tables, work, POSITION)
        before = left
        for row in range(work.lam.size):
            work.lam[row] = work.phi[row]
        for k in range(step.size):
            step[k] = 0.0
        _correct(tables, work, step)
        move(q, step, longest, longest * size(tables, work))
    assemble.place(tables, work, y)
    assemble.keep_turns(tables, work, y)
    assemble.residuals(tables, work)
    return _open(tables, work)


@public
def along_joints(tables, work, t, y, change, step):
    """Take out of a small change of y what the position rows forbid, in coordinates and speeds.

    What rows forbid that hold speeds alone stays. A projection takes it out of the speeds, but what
    it has done to the coordinates by then remains.

    Args:
        tables: the system.
        work: its work arrays.
        t: time of y [s].
        y: state, near the constraints.
        change: (y,) small change of y, overwritten; energies and angles stay.
        step: (u,) scratch.

    """
    work.clock[NOW] = t
    q, q_change = coordinates(tables, y), coordinates(tables, change)
    u_change = speeds(tables, change)
    assemble.place(tables, work, y)
    factor_rows(tables, work, POSITION)
    speeds_of(q, q_change, step)
    _drop_across(tables, work, step)
    coordinate_rates(q, step, q_change)
    _drop_across(tables, work, u_change)


@jit
def _drop_across(tables, work, u):
    """Make B u = 0 by the smallest change of u, with the factor that work holds."""
    multiply(tables.pattern, tables.block_body, work.J, u, work.lam)
    _correct(tables, work, u)


@jit
def _correct(tables, work, u):
    """Take the residuals in work.lam out of u by its smallest change, with the factor in work."""
    for row in range(work.lam.size):
        work.lam[row] = -work.lam[row]
    solve(tables.pattern, work.L, work.lam, work.y)
    add_constrained(tables.pattern, tables.block_body, tables.bodies, work.J, work.lam, u)


@public
def size(tables, work):
    """Return the largest distance in the model, or of a body from the origin now [m]."""
    largest = tables.extent
    for i in range(1, work.p.shape[0]):
        for j in range(3):
            largest = max(largest, abs(work.p[i, j]))
    return largest


@public
def close_speeds(tables, work, u):
    """Correct u to B u = g, at the positions that work holds."""
    assemble.prescribed(tables, work)
    redundant = factor_rows(tables, work, SPEED)
    _speed_residuals(tables, work, u)
    _correct(tables, work, u)
    return redundant


@public
def fit_speeds(tables, work, u, change):
    """Do the same to speeds far from B u = g, as at the start or after a blow.

    The change is the smallest also where bodies are light: ``close_speeds`` counts them with what
    is added to their inertia, see ``light_bodies``, which is nothing to small corrections alone.
    ``change`` is scratch of the size of u.
    """
    assemble.prescribed(tables, work)
    factor_rows(tables, work, SPEED)
    _speed_residuals(tables, work, u)
    for row in range(work.lam.size):
        work.gamma[row] = -work.lam[row]
    for k in range(u.size):
        change[k] = 0.0
    _correct(tables, work, change)
    if tables.light.size > 0:
        without_added(tables, work, change)
    for k in range(u.size):
        u[k] += change[k]


@public
def speed_residual(tables, work, u):
    """Return the largest residual of B u = g [m/s], with the blocks that work holds."""
    _speed_residuals(tables, work, u)
    return _largest(work.lam)


@jit
def _speed_residuals(tables, work, u):
    multiply(tables.pattern, tables.block_body, work.J, u, work.lam)
    for row in range(work.lam.size):
        held = tables.row_level[row] <= SPEED
        work.lam[row] = work.lam[row] - work.g[row] if held else 0.0


@jit
def factor_rows(tables, work, level):
    """Form the blocks of B and factor the rows that hold ``level`` or less; return the redundant.

    The others become zero, which the factor finds redundant.
    """
    assemble.jacobians(tables, work)
    for row in range(work.lam.size):
        if tables.row_level[row] > level:
            for block in range(tables.row_start[row], tables.row_start[row + 1]):
                for j in range(6):
                    work.J[block, j] = 0.0
    return factor(tables, work)


@public
def move(q, step, longest_turn, longest_shift):
    """Move by a displacement (ground axes) and a small turn (body axes) of each body.

    All are made smaller by the same part where one of them is too long.
    """
    part = min(
        1.0,
        longest_turn / max(_largest_of(step, 3), 1e-300),
        longest_shift / max(_largest_of(step, 0), 1e-300),
    )
    for i in range(q.size // 7):
        k, r = 7 * i, 6 * i
        for j in range(3):
            q[k + j] += part * step[r + j]
        e1, e2, e3, e4 = q[k + 3], q[k + 4], q[k + 5], q[k + 6]
        t1, t2, t3 = (
            0.5 * part * step[r + 3],
            0.5 * part * step[r + 4],
            0.5 * part * step[r + 5],
        )
        q[k + 3] += e4 * t1 - e3 * t2 + e2 * t3
        q[k + 4] += e3 * t1 + e4 * t2 - e1 * t3
        q[k + 5] += -e2 * t1 + e1 * t2 + e4 * t3
        q[k + 6] += -e1 * t1 - e2 * t2 - e3 * t3
    normalise(q)


@jit
def _largest_of(step, first):
    """Return the largest component of the displacements (first 0) or the turns (first 3)."""
    largest = 0.0
    for i in range(step.size // 6):
        for j in range(3):
            largest = max(largest, abs(step[6 * i + first + j]))
    return largest


@jit
def _open(tables, work):
    """Return the largest residual of a position [m] that is not within the play of its row."""
    if tables.play.size == 0:
        return _largest(work.phi)
    largest = 0.0
    for row in range(work.phi.size):
        gap = abs(work.phi[row])
        if not gap <= largest and not gap <= tables.play[row]:
            largest = gap
    return largest


@jit
def _largest(values):
    largest = 0.0
    for k in range(values.size):
        size = abs(values[k])
        # a residual that is not a number must not pass as zero
        if not size <= largest:
            largest = size
    return largest

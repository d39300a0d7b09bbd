"""Close the joints of a model as it is drawn, and make its speeds fit them.

From a rough placement the way is short corrections, which follow the path of least motion.
"""

import math

from kane.kernels.codes import SPEED
from kane.kernels.compiling.jit import public
from kane.kernels.equations.project import (
    OPEN,
    close_positions,
    close_speeds,
    factor_rows,
    fit_speeds,
    size,
    speed_residual,
)
from kane.kernels.state import coordinates

MOST_CORRECTIONS = 500
# corrections, within which the gaps become smaller by the factor after it if they ever close
AT_ONCE = 100
NEARER = 0.9
LONGEST_TURN = 0.1  # rad a correction: a loop does not jump to the other side within that


@public
def closes(tables, work, y, step):
    """Move the bodies until the joints close, or come no nearer; return whether they closed.

    Args:
        tables: the system.
        work: its work arrays; the placement is left in them.
        y: (y,) state, overwritten.
        step: (u,) scratch.

    """
    last = math.inf
    for _ in range(MOST_CORRECTIONS // AT_ONCE):
        left = close_positions(tables, work, y, step, AT_ONCE, LONGEST_TURN)
        # as large as that is the residual of closed joints, for the size of the mechanism
        if left <= OPEN * tables.extent or left <= OPEN * size(tables, work):
            return True
        if not left < NEARER * last:
            return False
        last = left
    return False


@public
def moved(tables, y, given):
    """Return how far the farthest body was moved [m], and by how much Euler parameters changed.

    Args:
        tables: the system.
        y: (y,) state.
        given: (y,) state before.

    """
    q = coordinates(tables, y)
    farthest, largest = 0.0, 0.0
    for i in range(q.size // 7):
        square = 0.0
        for k in range(7 * i, 7 * i + 3):
            square += (q[k] - given[k]) ** 2
        farthest = max(farthest, math.sqrt(square))
        for k in range(7 * i + 3, 7 * i + 7):
            largest = max(largest, abs(q[k] - given[k]))
    return farthest, largest


@public
def is_doubtful(tables, work, part):
    """Return whether of a row that holds positions or speeds elimination leaves next to nothing.

    Rows that are redundant leave nothing, and are not meant.

    Args:
        tables: the system.
        work: with the placement; the factor is left in it.
        part: of its diagonal entry of D.

    """
    factor_rows(tables, work, SPEED)
    size = tables.pattern.size
    for tile in range(work.whole.shape[0]):
        for i in range(size):
            if work.L[tile, (size + 1) * i] * work.whole[tile, i] > 1.0 / part:
                return True
    return False


@public
def fit_all_speeds(tables, work, u, change):
    """Make B u = g by the least change of u, also where that is large and bodies are light.

    Return the largest residual that is left [m/s]; all are in work.lam. Arguments are those of
    ``fit_speeds``.
    """
    fit_speeds(tables, work, u, change)
    if tables.light.size > 0:
        close_speeds(tables, work, u)  # what round-off has left
    return speed_residual(tables, work, u)

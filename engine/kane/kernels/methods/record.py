"""Frames of a run: the state and the multipliers at a report time."""

from kane.kernels.codes import NOW
from kane.kernels.compiling.jit import jit, public
from kane.kernels.linear.ldlt import form, nearest
from kane.kernels.methods.turns import show
from kane.kernels.programs.program import value
from kane.kernels.tables import WRITTEN


@public
def record(tables, work, calls, t, y, y_dot, closed, frame):
    """Write y, lambda, the measures and the turns counted into a frame; y' comes with it.

    Returns whether all but the measures is finite.

    Where rows are redundant, lambda is told as ``share`` says.
    ``closed`` tells that ``project`` has just put y on the constraints of that time.
    """
    redundant = calls.evaluate(tables, work, t, y, y_dot, closed)
    return calls.write(tables, work, redundant, y, y_dot, frame)


@public
def record_between(tables, work, calls, t, y, y_dot, closed):
    """Write a frame of those between the report times; see ``record``."""
    between = work.between
    row = between.count[WRITTEN]
    is_finite = record(tables, work, calls, t, y, y_dot, closed, between.frames[row])
    between.times[row] = t
    between.count[WRITTEN] = row + 1
    return is_finite


@public
def share(tables, work, redundant):
    """Make lambda the nearest to ``work.share`` that gives the same motion, where it is not unique.

    So it is the shortest, but where a decision has found that only others are forces of contacts.
    ``evaluate`` has found it, and how many rows are redundant.
    """
    if redundant > 0 and tables.sliding.normals.size == 0:  # friction has shared it already
        form(tables.pattern, tables.unit_bodies, work.J, work.D)
        nearest(
            tables.pattern,
            work.D,
            work.L,
            work.whole,
            work.lam,
            work.share,
            work.search,
            work.y,
        )


@public
def write(tables, work, redundant, y, y_dot, frame):
    """Write a frame where ``evaluate`` has found y' and the redundant rows; see ``record``.

    y and y_dot are (y,), frame is (frame,): see ``System.frame_size``.
    """
    share(tables, work, redundant)
    # state, multipliers, friction, measures, turns
    for k in range(y.size):
        frame[k] = y[k]
    for row in range(work.lam.size):
        frame[y.size + row] = work.lam[row]
    motion = y.size + work.lam.size
    for row in range(work.sliding.lam.size):
        frame[motion + row] = work.sliding.lam[row]
    motion += work.sliding.lam.size
    for k in range(tables.measures.size):
        frame[motion + k] = value(
            tables.expressions,
            work.clock,
            work.path,
            work.path_rate,
            work.stack,
            tables.measures[k],
        )
    show(tables, work, work.clock[NOW], y, y_dot, frame[motion + tables.measures.size :])
    return all_finite(frame[:motion]) and all_finite(y_dot)


@jit
def all_finite(values):
    """Return whether no entry is infinite or not a number."""
    for k in range(values.size):  # noqa: SIM110 - all() over a generator does not compile
        if not abs(values[k]) < 1e300:
            return False
    return True

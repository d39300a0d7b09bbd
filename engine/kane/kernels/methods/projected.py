"""The equations as an ordinary differential equation that any integrator can take.

y' = f(P(y)): the equations of motion at the projection of the state on the constraints. Solutions
that start on the constraints stay on them, and an integrator that keeps a history, which a
correction of its state would spoil, may drift away from them without harm to the motion.
"""

from kane.kernels.codes import CANNOT_CLOSE, NOT_FINITE, RUNNING
from kane.kernels.compiling.jit import jit, public
from kane.kernels.equations.project import size
from kane.kernels.equations.signals import LEAST
from kane.kernels.methods.record import all_finite
from kane.kernels.state import coordinates, motion_size, signals_start

NUDGE = 1.5e-8  # the root of the smallest difference of doubles: round-off and curvature balance


@public
def projected_rates(tables, work, calls, t, y, y_on, step, left, y_dot):
    """Write f(P(y)) at time t.

    Args:
        tables: the system.
        work: its work arrays.
        calls: the kernels that hold all primitives.
        t: time [s].
        y: state, which stays as it is.
        y_on: (y,) P(y).
        step: (u,) scratch.
        left: (2,) position and velocity violation that is left; never lowered.
        y_dot: (y,) f(P(y)).

    Returns:
        RUNNING, or a code of ``codes`` where there is no such rate; y_dot is then undefined.

    """
    for k in range(y.size):
        y_on[k] = y[k]
    if not all_finite(y_on):
        return NOT_FINITE
    if not calls.project(tables, work, t, y_on, step, left):
        return CANNOT_CLOSE
    calls.evaluate(tables, work, t, y_on, y_dot, True)
    return RUNNING if all_finite(y_dot) else NOT_FINITE


@public
def projected_jacobian(tables, work, calls, t, y, y_near, y_on, step, left, y_dot, J):
    """Write J = d f(P(y)) / dy, (y, y), by forward differences; see ``projected_rates``.

    The columns of the energies and of the angles are zero, and of signals those that are held.
    ``y_near`` and ``y_dot``, (y,), are scratch.
    """
    # the rates at y itself, taken off in all columns
    code = projected_rates(tables, work, calls, t, y, y_on, step, left, y_dot)
    if code != RUNNING:
        return code
    places, motion = coordinates(tables, y).size, motion_size(tables)
    length = size(tables, work)
    for row in range(y.size):
        y_near[row] = y[row]
        for column in range(y.size):
            J[row, column] = -y_dot[row]
    # those beside it, one number of the motion after the other
    for column in range(motion):
        nudge = NUDGE * max(1.0, abs(y[column]))
        if column < places and column % 7 < 3:
            nudge = NUDGE * length
        # the way the motion goes: what lies behind a point where it starts may be unlike
        if J[column, column] > 0.0:
            nudge = -nudge
        code = _differ(tables, work, calls, t, y, nudge, column, y_near, y_on, step, left, y_dot, J)
        if code != RUNNING:
            return code
    # states of signals
    first = signals_start(tables)
    for column in range(first, first + tables.signals.size):
        e = tables.signals[column - first]
        nudge = NUDGE * max(abs(y[column]), e["worth"], LEAST)
        code = _differ(tables, work, calls, t, y, nudge, column, y_near, y_on, step, left, y_dot, J)
        if code != RUNNING:
            return code
    # what the motion does not depend on
    J[:, motion:first] = 0.0
    J[:, first + tables.signals.size :] = 0.0
    return RUNNING


@jit
def _differ(tables, work, calls, t, y, nudge, column, y_near, y_on, step, left, y_dot, J):
    """Write the column of J of a number of the state, from the rates a little beside it.

    J: (y, y), in the column less the rates at y itself.
    y_near: (y,) as y is, in the end as well.
    """
    y_near[column] = y[column] + nudge
    change = y_near[column] - y[column]
    code = projected_rates(tables, work, calls, t, y_near, y_on, step, left, y_dot)
    y_near[column] = y[column]
    for row in range(y.size):
        J[row, column] = (J[row, column] + y_dot[row]) / change
    return code

"""States of signals: how fast the continuous ones change, and what the sampled ones become.

They stand in the state y between energies and angles, see ``state``. Expressions read them as paths
of the kind ``SIGNAL``, which hang on no body. Continuous states are integrated with the motion.
Those of a sampling are held; beside them stands how many samples have been taken, so that the next
instant, offset + count * period, follows from the state alone.

Arrays of all kernels here:
    states: (s,) the states of signals, each in its own unit, see ``state.signals``.
    rates: (s,) their rates, per second.
    change: (s,) a change of either.
    first: (s,) what the earlier stages leave of the states.
    base: (y,) the same of the whole state.
    slope: (y,) rates of the whole state.
    sampling: a record of ``SAMPLING``.
"""

import math

import numpy as np

from kane.kernels.codes import NOW
from kane.kernels.compiling.jit import jit, public
from kane.kernels.equations import assemble
from kane.kernels.primitives.path import SIGNAL
from kane.kernels.programs.program import value
from kane.kernels.state import signals, speeds

# a state: the program of its rate, or of what it becomes at a sample, -1 for a count of samples;
# its sampling, -1 for a continuous one; what of its value counts for 1 m/s of the motion
STATE = np.dtype([("program", "i8"), ("sampling", "i8"), ("worth", "f8")])
# a sampling: period and first instant [s], the state that counts its samples
SAMPLING = np.dtype([("period", "f8"), ("offset", "f8"), ("count", "i8")])

CONTINUOUS = -1
SAME_INSTANT = 4e-14  # of the time: round-off of instants that are one
NUDGE = 1e-7  # of a state, for the slopes of its rate and those of others
LEAST = 1e-100  # what is smaller than that is nothing, whatever its unit
NEWTON = 4  # iterations for states that hang on themselves
SETTLED = 1e-12  # of a state: a correction that is the last


@public
def signal_rates(tables, work, y_dot):
    """Write the rates of the states of signals to y_dot, for places and speeds in ``work``."""
    rates = signals(tables, y_dot)
    for k in range(tables.signals.size):
        rates[k] = _rate(tables, work, k)


@jit
def _rate(tables, work, k):
    if tables.signals[k]["sampling"] != CONTINUOUS:
        return 0.0
    return value(
        tables.expressions, work.clock, work.path, work.path_rate, work.stack,
        tables.signals[k]["program"],
    )  # fmt: skip


@public
def next_sample(tables, y):
    """Return the next instant of a sampling [s], infinite where there is none.

    y: (y,) the state, see ``state``.
    """
    found = math.inf
    states = signals(tables, y)
    for k in range(tables.samplings.size):
        found = min(found, _instant(tables.samplings[k], states))
    return found


@jit
def _instant(sampling, states):
    return sampling["offset"] + states[sampling["count"]] * sampling["period"]


@public
def sample(tables, work, t, y):
    """Take the samples that are due at time t; return whether there were any.

    All read the values before. y: (y,) the state, see ``state``.
    """
    states = signals(tables, y)
    latest = t + SAME_INSTANT * t
    if not next_sample(tables, y) <= latest:
        return False
    work.clock[NOW] = t
    assemble.place(tables, work, y)
    assemble.move(tables, work, speeds(tables, y))
    for k in range(tables.signals.size):
        e = tables.signals[k]
        work.sampled[k] = states[k]
        if e["sampling"] == CONTINUOUS:
            continue
        if not _instant(tables.samplings[e["sampling"]], states) <= latest:
            continue
        if e["program"] < 0:
            work.sampled[k] = _count_after(tables.samplings[e["sampling"]], states[k], latest)
        else:
            work.sampled[k] = value(
                tables.expressions, work.clock, work.path, work.path_rate, work.stack, e["program"]
            )  # fmt: skip
    for k in range(states.size):
        states[k] = work.sampled[k]
    return True


@jit
def _count_after(sampling, count, latest):
    """Return the count whose instant is the next after a time; those that were missed are past."""
    after = count + 1.0
    if sampling["offset"] + after * sampling["period"] <= latest:
        after = np.floor((latest - sampling["offset"]) / sampling["period"]) + 1.0
    return after


@jit
def allowed(tables, rtol, atol, k, before, after):
    """Return how large an error of a state of a signal may be.

    Relative to its value, and beside that what errors allowed in the motion may make of it.
    """
    return rtol * max(abs(before), abs(after)) + atol * tables.signals[k]["worth"] + LEAST


@public
def slopes_among(tables, work):
    """Write how rates change with the states to work.signal_slopes, (s, s) [1/s], by differences.

    Rates are taken where ``work`` is; what nothing reads has a column of zeros.
    """
    slopes = work.signal_slopes
    n = tables.signals.size
    for row in range(n):
        work.sampled[row] = _rate(tables, work, row)
        for column in range(n):
            slopes[row, column] = 0.0
    for path in range(tables.paths.size):
        if tables.paths[path]["kind"] != SIGNAL:
            continue
        column = tables.paths[path]["state"]
        if tables.signals[column]["sampling"] != CONTINUOUS:
            continue
        here = work.path[path]
        work.path[path] = here + NUDGE * max(abs(here), tables.signals[column]["worth"], LEAST)
        change = work.path[path] - here
        for row in range(n):
            slopes[row, column] = (_rate(tables, work, row) - work.sampled[row]) / change
        work.path[path] = here


@public
def implicit_rates(tables, work, base, a, slope):
    """Write the rates of an implicit stage, z' of z = base + a z', to slope, both (y,).

    Places and speeds are those in ``work``; its states become those of the stage. Newton's
    iterations, with the slopes of the rates among the states.
    """
    first, rates = signals(tables, base), signals(tables, slope)
    n = tables.signals.size
    slopes_among(tables, work)
    for _ in range(NEWTON):
        # states that go with the rates, and what they miss
        _put(tables, work, first, a, rates)
        for k in range(n):
            work.sampled[k] = _rate(tables, work, k) - rates[k]
        through_slopes(work, a, work.sampled)
        size = 0.0
        for k in range(n):
            rates[k] += work.sampled[k]
            most = max(abs(first[k]), abs(a * rates[k]), LEAST)
            size = max(size, abs(a * work.sampled[k]) / most)
        if not size > SETTLED:
            break
    _put(tables, work, first, a, rates)


@jit
def _put(tables, work, first, a, rates):
    """Let paths of signals have the values of a stage."""
    for path in range(tables.paths.size):
        if tables.paths[path]["kind"] == SIGNAL:
            k = tables.paths[path]["state"]
            work.path[path] = first[k] + a * rates[k]


@public
def through_slopes(work, a, change):
    """Replace a change of the rates or states, (s,), by (1 - a J)^-1 of it.

    J is in ``work.signal_slopes``. Elimination with pivots in the column.
    """
    matrix, n = work.signal_matrix, change.size
    for i in range(n):
        for j in range(n):
            matrix[i, j] = -a * work.signal_slopes[i, j]
        matrix[i, i] += 1.0
        matrix[i, n] = change[i]
    for k in range(n):
        best = k
        for i in range(k + 1, n):
            if abs(matrix[i, k]) > abs(matrix[best, k]):
                best = i
        if best != k:
            for j in range(k, n + 1):
                matrix[k, j], matrix[best, j] = matrix[best, j], matrix[k, j]
        for i in range(k + 1, n):
            share = matrix[i, k] / matrix[k, k]
            if share != 0.0:
                for j in range(k + 1, n + 1):
                    matrix[i, j] -= share * matrix[k, j]
    for k in range(n - 1, -1, -1):
        total = matrix[k, n]
        for j in range(k + 1, n):
            total -= matrix[k, j] * change[j]
        change[k] = total / matrix[k, k]

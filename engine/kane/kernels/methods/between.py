"""Frames between the report times, where the motion bends too much from one frame to the next.

How much it bends is told by what the trapezoidal rule misses from one frame to the next,
q_1 - q_0 - h (q_0' + q_1') / 2. Of an even turn by a the Euler parameters miss (a / 2)^3 / 12 where
it is small; the double is taken for an angle.
"""

import math

from kane.kernels.compiling.jit import jit, public
from kane.kernels.equations.body import coordinate_rates
from kane.kernels.methods.hermite import skew
from kane.kernels.state import coordinates, speeds
from kane.kernels.tables import RATES, ROOM, STATE, WRITTEN

# Radians, or parts of the size of the mechanism. A body may turn by some 0.6 rad from one frame to
# the next, a tenth of a circle: less than a curve through the frames shows.
FINE = 0.005
# Beyond it, which is 3 rad, no curve through the frames says where bodies are between them.
COARSE = 0.5
MOST = 16  # frames within a step


@public
def bend(q, rates, q_next, rates_next, h, size):
    """Return how much the motion bends between two frames that are h seconds apart.

    Args:
        q: (7 n,) coordinates of the first.
        rates: (7 n,) their rates.
        q_next: (7 n,) coordinates of the second.
        rates_next: (7 n,) their rates.
        h: [s].
        size: that of the mechanism [m].

    """
    largest = 0.0
    for k in range(q.size):
        missed = 0.5 * abs(skew(q[k], rates[k], q_next[k], rates_next[k], h))
        largest = max(largest, missed / size if k % 7 < 3 else 2.0 * missed)
    return largest


@public
def bends(tables, steps, states, rates, found):
    """Write how much the motion bends from each frame to the next, (frames - 1,).

    Args:
        tables: the system.
        steps: (frames - 1,) how long it is from each to the next [s].
        states: (frames, state).
        rates: (2, 7 n) scratch.
        found: (frames - 1,).

    """
    for frame in range(states.shape[0]):
        y = states[frame]
        here, before = rates[frame % 2], rates[1 - frame % 2]
        q = coordinates(tables, y)
        coordinate_rates(q, speeds(tables, y), here)
        if frame > 0:
            last = coordinates(tables, states[frame - 1])
            found[frame - 1] = bend(last, before, q, here, steps[frame - 1], tables.extent)


@public
def parts(tables, between, t, y, y_dot):
    """Return in how many parts frames are to divide the way from the last one to this one.

    0 where the motion bends so little that this one is not needed either.
    """
    if between.count[ROOM] == 0:
        return 0
    q, rates = coordinates(tables, y), coordinates(tables, y_dot)
    h = t - between.since[0]
    found = bend(between.last[STATE], between.last[RATES], q, rates, h, tables.extent) / FINE
    room = min(MOST, _room(between))
    if not found > 1.0:
        return 0
    if found > MOST**3:  # perhaps infinite: no whole number holds that
        return room
    return min(math.ceil(found ** (1.0 / 3.0)), room)


@public
def remember(between, t, y, y_dot):
    """Note the frame that was recorded last, of those that are due and of the others."""
    if between.count[ROOM] > 0:
        between.since[0] = t
        for k in range(between.last.shape[1]):
            between.last[STATE, k] = y[k]
            between.last[RATES, k] = y_dot[k]


@public
def is_full(between):
    """Return whether a step may find no room for its frames any more."""
    return between.count[ROOM] > 0 and _room(between) < MOST


@jit
def _room(between):
    """Return how many frames more there is room for."""
    return between.count[ROOM] - between.count[WRITTEN]

"""Turns that results show and nothing in the model acts on, counted from step to step.

An angle of a joint is known at the end of a step up to 2 pi. It is the one nearest to what the
rates s' at both ends and their slopes s'' tell (the trapezoidal rule with its correction, whose
error is h^5 s^(5) / 720):

    s_1 = s_0 + h (s_0' + s_1') / 2 + h^2 (s_0'' - s_1'') / 12.

The turn of a body about an axis of the ground is the twist of the swing-twist decomposition,
s = 2 atan2(e_a, e_4). Euler parameters do not jump in a run, so it is known up to 4 pi, and a step
of less than a turn leaves no doubt. In longer ones it goes on the whole as fast as the body turns,
s' = |w| or -|w|. Where a body turns across the axis alone, e_a and e_4 go to and fro through zero,
one of them maybe by nothing but round-off: either sign of e means the same turn, and the twist
stays where it was nearest. Of it the half turns are counted, s = pi times a count and less than pi
more, by the signs of e_a and e_4: angles that hardly anybody asks for must cost next to nothing.
"""

import math

import numpy as np

from kane.kernels.compiling.jit import jit, public
from kane.kernels.equations.body import read_positions
from kane.kernels.primitives.path import nearest, turn_between
from kane.kernels.state import coordinates
from kane.kernels.tables import RATES, STATE

THIN = 1e-6  # of the speed of turning; below it, what goes about the axis is round-off
LONG = 4.0  # rad; a step in which a body turns by more may be one of a whole turn
ROUND_OFF = 1e-12  # of Euler parameters


@public
def begin(turns, state):
    """Count from the bodies as they are drawn; a full turn about no axis is none.

    ``state`` is (13 n or more,).
    """
    # the state there
    turns.time[0] = 0.0
    for k in range(turns.last.shape[1]):
        turns.last[STATE, k] = state[k]
        turns.last[RATES, k] = 0.0
    # angles of joints
    for k in range(turns.paths.size):
        turns.counts[k] = turns.paths[k]["start"]
        turns.rates[k], turns.slopes[k] = 0.0, 0.0
    # half turns of bodies
    y = turns.last[STATE]
    for i in range(turns.bodies.size):
        e, f = 7 * turns.bodies[i] - 4, turns.axes[i]
        scalar = _scalar(y, e, f)
        for axis in range(3):
            vector = _vector(y, e, f, axis)
            quarter = _quarter(vector, scalar)
            is_none = scalar < 0.0 and abs(vector) < ROUND_OFF
            count = quarter if quarter < 2 else quarter - 4
            if is_none:
                count = quarter - 2
            turns.quarters[3 * i + axis] = quarter
            turns.counts[turns.paths.size + 3 * i + axis] = count


@public
def follow(tables, work, t, y, y_dot):
    """Count up to the end of a step: the state y at time t, with its rates."""
    turns = work.turns
    if turns.paths.size > 0:
        read_positions(coordinates(tables, y), work.p, work.R)
    _count(tables, work, t, y, y_dot, turns.counts, True)
    turns.time[0] = t
    for k in range(turns.last.shape[1]):
        turns.last[STATE, k] = y[k]
        turns.last[RATES, k] = y_dot[k]


@jit
def show(tables, work, t, y, y_dot, counts):
    """Write the counts at a state within the step or at its end, whose pose ``work`` holds."""
    _count(tables, work, t, y, y_dot, counts, False)


@jit
def _count(tables, work, t, y, y_dot, counts, goes_on):
    turns = work.turns
    h, speeds = t - turns.time[0], 7 * (tables.bodies.size - 1)
    for k in range(turns.paths.size):
        _count_joint(turns, work.R, k, h, y, y_dot, speeds, counts, goes_on)
    for i in range(turns.bodies.size):
        _count_body(turns, i, h, y, y_dot, speeds, counts, goes_on)


@jit
def _count_joint(turns, R, k, h, y, y_dot, speeds, counts, goes_on):
    e = turns.paths[k]
    angle = turn_between(e, R, turns.gradient, 0)
    rate = along(turns.gradient, e["body_a"], e["body_b"], y, speeds)
    slope = along(turns.gradient, e["body_a"], e["body_b"], y_dot, speeds)
    expected = turns.counts[k] + 0.5 * h * (turns.rates[k] + rate)
    expected += h * h / 12.0 * (turns.slopes[k] - slope)
    counts[k] = nearest(angle, expected, 2 * math.pi)
    if goes_on:
        turns.rates[k] = rate
        turns.slopes[k] = slope


@jit
def along(gradient, a, b, u, speeds):
    """Return gradient . u; about an axis that both bodies share, this gives the second rate too."""
    total = 0.0
    for j in range(3):
        if a > 0:
            total += gradient[0, 3 + j] * u[speeds + 6 * a - 3 + j]
        if b > 0:
            total += gradient[1, 3 + j] * u[speeds + 6 * b - 3 + j]
    return total


@jit
def _count_body(turns, i, h, y, y_dot, speeds, counts, goes_on):
    """Count the half turns of a body about the ground's axes, seen from the user's axes.

    y, (y,), is the state h seconds after the last step, y_dot its rates; at ``speeds`` its speeds
    begin. What is counted is written to counts, see ``Turns``; ``goes_on`` at the end of a step.
    """
    f = turns.axes[i]
    e, w = 7 * turns.bodies[i] - 4, speeds + 6 * turns.bodies[i] - 3
    before, before_dot = turns.last[STATE], turns.last[RATES]
    scalar = _scalar(y, e, f)
    turned = h * max(_speed(before, w), _speed(y, w))
    for axis in range(3):
        vector = _vector(y, e, f, axis)
        quarter = _quarter(vector, scalar)
        # how many quarters further than before, up to a whole turn:
        # the one before as it was found then: where it is close, another rounding finds another
        change = (quarter - turns.quarters[3 * i + axis] + 2) % 4 - 2
        if change != 0 or turned > LONG:
            # what the rates at both ends tell of the whole turns
            rate_0 = _twist_rate(before, before_dot, e, w, f, axis)
            rate_1 = _twist_rate(y, y_dot, e, w, f, axis)
            if rate_0 == 0.0 and rate_1 == 0.0:
                begun = _beyond(before, e, f, axis, turns.quarters[3 * i + axis])
                change = _to_and_fro(change, begun, _beyond(y, e, f, axis, quarter))
            else:
                slope = _slope(before, before_dot, w) * np.sign(rate_0)
                slope -= _slope(y, y_dot, w) * np.sign(rate_1)
                expected = 0.25 * h * (rate_0 + rate_1) + h * h / 24.0 * slope
                # the turn nearest to it that ends in this quarter
                half = math.atan2(vector, scalar)
                half -= math.atan2(_vector(before, e, f, axis), _scalar(before, e, f))
                change = _shifted(change, nearest(half, expected, 2.0 * math.pi) / (0.5 * math.pi))
        # the count, which goes on from here at the end of a step
        place = turns.paths.size + 3 * i + axis
        counts[place] = turns.counts[place] + change
        if goes_on:
            turns.quarters[3 * i + axis] = quarter


@jit
def _shifted(change, expected):
    """Return the change that is nearest to the expected one, of all that differ by whole turns."""
    periods = (expected - change) / 4.0
    return change + math.copysign(np.ceil(abs(periods) - 0.5), periods) * 4.0


@jit
def _to_and_fro(change, before, after):
    """Return the change that turns the least, where either sign of e means the same turn.

    ``before`` and ``after`` are how far the turn is beyond its count. What is nothing but round-off
    passes zero in either half of the turn, so quarters would follow each other round and round.
    """
    if change % 2 == 0:
        return 0
    return -1 if after > before else 1


@jit
def _beyond(y, e, f, axis, quarter):
    """Return how far a turn is beyond its count of half turns [rad], 0 to pi.

    quarter: in which it was found. What an event has moved since then by round-off may be in
    another one, of which nothing is counted yet.
    """
    twist = 2.0 * math.atan2(abs(_vector(y, e, f, axis)), abs(_scalar(y, e, f)))
    return twist if quarter % 2 == 0 else math.pi - twist


@jit
def _quarter(vector, scalar):
    """Return the quarter of atan2(vector, scalar), 0 to 3; of both with other signs it is 2 off."""
    if scalar > 0.0:
        return 0 if vector >= 0.0 else 3
    if scalar < 0.0:
        return 2 if vector <= 0.0 else 1
    return 1 if vector > 0.0 else 3


@jit
def _twist_rate(y, y_dot, e, w, f, axis):
    """Return how fast the twist goes on the whole: |w|, -|w|, or 0 where it stays."""
    vector, scalar = _vector(y, e, f, axis), _scalar(y, e, f)
    about = 2 * (_vector(y_dot, e, f, axis) * scalar - vector * _scalar(y_dot, e, f))
    speed = _speed(y, w)
    return np.sign(about) * speed if abs(about) > THIN * speed else 0.0


@jit
def _speed(y, w):
    """Return |w|; the angular velocity begins at place w of the state."""
    return math.sqrt(y[w] * y[w] + y[w + 1] * y[w + 1] + y[w + 2] * y[w + 2])


@jit
def _slope(y, y_dot, w):
    """Return the rate of |w|."""
    speed = _speed(y, w)
    power = y[w] * y_dot[w] + y[w + 1] * y_dot[w + 1] + y[w + 2] * y_dot[w + 2]
    return power / speed if speed > 0.0 else 0.0


@jit
def _scalar(y, e, f):
    """Return the scalar part of a product of Euler parameters, of those at e in the state by f."""
    return y[e + 3] * f[3] - y[e] * f[0] - y[e + 1] * f[1] - y[e + 2] * f[2]


@jit
def _vector(y, e, f, i):
    """Return a component of its vector part, e4 f + f4 e + e x f."""
    j, k = (i + 1) % 3, (i + 2) % 3
    return y[e + 3] * f[i] + f[3] * y[e + i] + y[e + j] * f[k] - y[e + k] * f[j]

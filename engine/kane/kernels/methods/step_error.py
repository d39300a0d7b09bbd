"""Whether a step of an explicit Runge-Kutta method is good enough, and how to try it otherwise.

The two error estimates are those of Hairer, Norsett, Wanner, Solving Ordinary Differential
Equations I (1993), equation II.10.17.
"""

import math

from kane.kernels.compiling.jit import inlined, jit
from kane.kernels.equations.hold import began_lost, is_fading
from kane.kernels.equations.signals import allowed
from kane.kernels.methods.energy_error import allowed_energy, square_of_energies
from kane.kernels.methods.stage import add_slopes
from kane.kernels.progress import ERROR, GROWTH, LENGTH, NEXT, ON_JOINTS, PATIENCE
from kane.kernels.state import motion_size, signals

FASTEST = 10.0  # growth of the step size from one step to the next
ALONG = 0.01  # part of the error along the joints where nearly all of it lies across them
HELPED = 2.0  # a shorter step helps where the error falls by more than this power of the length
SUDDEN = 1e3  # an error that step control does not let grow: something happened within the step
SUDDEN_ALONG = 1e-4  # its part along the joints where they let go for a moment
# Where rows have lost their hold an error across the joints, which the projection takes away, is
# round-off if it is so small a part of the state; its square is below all that is controlled.
ROUND_OFF = 1e-6
FINEST = 1e-11  # relative tolerance: round-off where rows have all but lost their hold leaves more
# Of a step that ended, or whose stages lay, too near to such a place; and what is left of it after
# five such tries: then it cannot be helped.
ELSEWHERE, TOO_SHORT = 0.9, 0.6
OPEN, CLEAR, NEAR = range(3)  # stages: off the joints, on them or free, near a place without hold


@inlined
def estimate_error(method, scratch):
    """Write both estimates of the error of the step, over its length, to fifth and third.

    Those of DOP853 do not take the slope at the end of the step, whose weight is zero.
    """
    add_slopes(method.E5, method.B.size + 1, scratch.K, scratch.fifth)
    add_slopes(method.E3, method.B.size + 1, scratch.K, scratch.third)


@inlined
def is_first_try(holds, control):
    """Return whether nothing but its length has been tried of a step, far from fading joints."""
    return control[ERROR] == math.inf and control[ON_JOINTS] == 0.0 and not is_fading(holds)


@inlined
def is_too_long(error):
    """Return whether the error of a first try says that the step is too long, and no more."""
    return 1.0 <= error <= SUDDEN


@inlined
def judge(tables, work, calls, scratch, rtol, atol, t_next, y, h, error, went, control):
    """Look at a step whose error is too large; ``went`` tells how its stages went.

    Where the error appears suddenly, or lies across joints that fade, the step is tried with its
    stages on them; where they have all but lost their hold, with another length. Errors across the
    joints pass where a shorter step has not helped, or where there is no hold: they are round-off.

    Returns the error that counts, and whether the step is to be tried otherwise.
    """
    on_joints, near = control[ON_JOINTS] == 1.0, is_fading(work.holds)
    shorter = control[ERROR] * (h / control[LENGTH]) ** HELPED
    if error <= min(shorter, SUDDEN) and not on_joints and not near:
        return error, False  # the step is too long, wherever its error lies
    along = _error_along(tables, work, calls, scratch, rtol, atol, t_next, y, h)
    across = along < ALONG * error
    if near:  # what round-off leaves there is no error of the step
        error, along = error * min(1.0, rtol / FINEST), along * min(1.0, rtol / FINEST)
    sudden = error > SUDDEN and (near or along < SUDDEN_ALONG * error)
    if not on_joints and (sudden or (near and across)):
        control[ON_JOINTS] = 1.0
        return error, True
    began = on_joints and began_lost(work.holds)
    if went == NEAR and not began and try_elsewhere(control):
        return error, True
    helped = error <= shorter
    lost = (began or went == NEAR) and error * max(rtol, atol) < ROUND_OFF
    if lost or (across and not helped):
        control[GROWTH] = FASTEST  # that a longer step failed says nothing of the motion
        return along, False
    return error, False


@inlined
def _error_along(tables, work, calls, scratch, rtol, atol, t_next, y, h):
    """Return the part of the error along the joints, over what is allowed."""
    calls.along_joints(tables, work, t_next, scratch.y_next, scratch.fifth, scratch.step)
    calls.along_joints(tables, work, t_next, scratch.y_next, scratch.third, scratch.step)
    return size_of_error(scratch, rtol, atol, y, h, motion_size(tables))


@inlined
def error_of_energies(tables, scratch, rtol, atol, y, h):
    """Return the error of the work and of the dissipation over what is allowed."""
    allowed = max(
        allowed_energy(tables, rtol, atol, y), allowed_energy(tables, rtol, atol, scratch.y_next)
    )
    fifth = square_of_energies(tables, scratch.fifth, allowed)
    third = square_of_energies(tables, scratch.third, allowed)
    return _damped(fifth, third, h)


@jit
def error_of_signals(tables, scratch, rtol, atol, y, h):
    """Return the largest error of the states of signals over what is allowed.

    Each has a unit of its own, and counts by itself: in a mean over many one would be hidden.
    """
    largest = 0.0
    before, after = signals(tables, y), signals(tables, scratch.y_next)
    fifth, third = signals(tables, scratch.fifth), signals(tables, scratch.third)
    for k in range(before.size):
        most = allowed(tables, rtol, atol, k, before[k], after[k])
        largest = max(largest, _damped((fifth[k] / most) ** 2, (third[k] / most) ** 2, h))
    return largest


@jit
def size_of_error(scratch, rtol, atol, y, h, motion):
    """Return the error of the motion over what is allowed, in the mean square.

    The projection takes away what the joints forbid. Such errors count nevertheless: a motion off
    the joints would go elsewhere along them too. But where joints are about to lose their hold, as
    in the flat position of a parallelogram, they grow without bounds, however short the step: off
    the joints the equations say nothing there. ``judge`` looks at what is too large.
    """
    fifth, third = 0.0, 0.0
    for k in range(motion):
        scale = atol + rtol * max(abs(y[k]), abs(scratch.y_next[k]))
        fifth += (scratch.fifth[k] / scale) ** 2
        third += (scratch.third[k] / scale) ** 2
    count = max(motion, 1)
    return _damped(fifth / count, third / count, h)


@inlined
def _damped(fifth, third, h):
    """Return an error from the squares of both estimates (equation II.10.17 of the book)."""
    total = fifth + 0.01 * third
    if total == 0.0:  # nothing moves, or by less than squares of numbers can tell
        return 0.0
    return h * fifth / math.sqrt(total)


@inlined
def try_elsewhere(control):
    """Have a step tried again that ends elsewhere; return whether there are tries left.

    That it failed says nothing of the motion: the step after it may be as long as any.
    """
    if control[PATIENCE] < TOO_SHORT:
        return False
    control[PATIENCE] *= ELSEWHERE
    control[NEXT] *= ELSEWHERE
    return True

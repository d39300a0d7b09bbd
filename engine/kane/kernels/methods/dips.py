"""Dips: where a guard that is positive at two samples of a step may be negative in between."""

from kane.kernels.compiling.jit import jit
from kane.kernels.methods.guards import BEND, END, GAP, LEAN, PUSH, RATE, SLOPE, START, VALUE

DIP = 0.5  # of the smaller one of two values: a dip between them below it is looked into


@jit
def may_dip(watch, h):
    """Return whether a guard might have been below zero between the ends of the step.

    Gaps and slips go no further than their rates and second rates at both ends let them; of others
    nothing is known.
    """
    for k in range(watch.guards.size):
        kind = watch.guards[k]["kind"]
        if kind not in (GAP, RATE):
            return True
        least = min(watch.samples[START, VALUE, k], watch.samples[END, VALUE, k])
        speed = max(abs(watch.samples[START, SLOPE, k]), abs(watch.samples[END, SLOPE, k]))
        bend = max(abs(watch.samples[START, BEND, k]), abs(watch.samples[END, BEND, k]))
        if not least > h * (speed + 0.5 * h * bend):
            return True
    return False


@jit
def dip(watch, sample, k, h):
    """Return where between two samples a guard may dip below zero, as a part of the step; 0 if not.

    ``sample`` is the first of the two, h the length of the step [s].
    """
    x0, x1 = watch.place[sample], watch.place[sample + 1]
    way = x1 - x0
    # values at both ends, above zero
    a, b = watch.samples[sample, VALUE, k], watch.samples[sample + 1, VALUE, k]
    if a <= 0.0 or b <= 0.0:
        return 0.0
    if has_slope(watch, k):
        falls, rises = watch.samples[sample, SLOPE, k] * h, watch.samples[sample + 1, SLOPE, k] * h
    else:
        falls, rises = _slopes_beside(watch, sample, k, (b - a) / way)
    if not (falls < 0.0 and rises > 0.0):
        return 0.0
    # the lowest place of the parabola in between
    part = falls / (falls - rises)
    least = min(a + 0.5 * falls * part * way, b - 0.5 * rises * (1.0 - part) * way)
    return x0 + part * way if least < DIP * min(a, b) else 0.0


@jit
def _slopes_beside(watch, sample, k, middle):
    """Return slopes at two samples over the part of the step, from those beside them.

    ``middle`` is that from one to the other.
    """
    left, right = 2.0 * middle, 2.0 * middle
    if sample > START:
        change = watch.samples[sample, VALUE, k] - watch.samples[sample - 1, VALUE, k]
        left = change / (watch.place[sample] - watch.place[sample - 1])
    if sample + 2 <= END:
        change = watch.samples[sample + 2, VALUE, k] - watch.samples[sample + 1, VALUE, k]
        right = change / (watch.place[sample + 2] - watch.place[sample + 1])
    falls = 0.5 * (left + middle) if sample > START else 2.0 * middle - right
    rises = 0.5 * (right + middle) if sample + 2 <= END else 2.0 * middle - left
    return falls, rises


@jit
def has_slope(watch, k):
    """Return whether the rate of a guard is read with it."""
    kind = watch.guards[k]["kind"]
    return kind in (GAP, RATE, PUSH, LEAN)

"""The cubic polynomial of a number between two ends of a step, where it and its rate are known."""

from kane.kernels.compiling.jit import inlined


@inlined
def hermite(start, rate, end, end_rate, x, h):
    """Return the number at a part x of the step, of h seconds (cubic Hermite interpolation)."""
    change = end - start
    bend = h * rate - change
    return start + x * (change + (1.0 - x) * (bend + x * skew(start, rate, end, end_rate, h)))


@inlined
def skew(start, rate, end, end_rate, h):
    """Return the coefficient of the cubic term, twice what the trapezoidal rule misses."""
    return 2.0 * (end - start) - h * (rate + end_rate)

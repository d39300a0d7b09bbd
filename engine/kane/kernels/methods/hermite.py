"""The cubic polynomial of a number between two ends of a step, where it and its rate are known."""

from kane.kernels.compiling.jit import inlined


@inlined
def hermite(start, rate, end, end_rate, x, h):
    """Return the number at a part x of the step, of h seconds (cubic Hermite interpolation)."""
    change = end - start
    bend = h * rate - change
    other = 2.0 * change - h * (rate + end_rate)
    return start + x * (change + (1.0 - x) * (bend + x * other))

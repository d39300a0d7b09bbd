"""Sums of slopes: the states at the stages of a Runge-Kutta method."""

from kane.kernels.compiling.jit import jit


@jit
def stage_state(weights, count, K, y, h, target):
    """Write y + h (w_1 K_1 + w_2 K_2 + ...), with the first ``count`` weights."""
    add_slopes(weights, count, K, target)
    for k in range(y.size):
        target[k] = y[k] + h * target[k]


@jit
def add_slopes(weights, count, K, target):
    """Write w_1 K_1 + w_2 K_2 + ..., with the first ``count`` weights."""
    for k in range(target.size):
        target[k] = 0.0
    for j in range(count):
        weight = weights[j]
        if weight != 0.0:
            for k in range(target.size):
                target[k] += weight * K[j, k]

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
    """Write w_1 K_1 + w_2 K_2 + ..., with the first ``count`` weights.

    Four slopes at a time: to fetch and store the sum takes longer than to add to it. Of the last
    few, those of weight zero may not have been worked out.
    """
    for k in range(target.size):
        target[k] = 0.0
    whole = count - count % 4
    for j in range(0, whole, 4):
        w1, w2, w3, w4 = weights[j], weights[j + 1], weights[j + 2], weights[j + 3]
        for k in range(target.size):
            target[k] += w1 * K[j, k] + w2 * K[j + 1, k] + w3 * K[j + 2, k] + w4 * K[j + 3, k]
    for j in range(whole, count):
        weight = weights[j]
        if weight != 0.0:
            for k in range(target.size):
                target[k] += weight * K[j, k]

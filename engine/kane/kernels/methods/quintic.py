"""The coordinates between two states, by the polynomial of q, q' and q'' at both ends.

q = q0 + F0 x + F1 x^2 + ... + F4 x^5 over the part x of the way that is gone. Its error is
h^6 q^(6) / 46080 in the middle.
"""

from kane.kernels.compiling.jit import jit, public
from kane.kernels.equations.body import coordinate_rates


@public
def prepare(y, y_dot, y_next, y_dot_next, h, scratch, F):
    """Write the polynomial.

    Args:
        y: (state or 13 n,) the state that it begins with.
        y_dot: its rates.
        y_next: the state that it ends with, h seconds later.
        y_dot_next: its rates.
        h: [s].
        scratch: (7 n or more,).
        F: (5, 7 n).

    """
    start, stop = F[3], F[4]  # second slopes, until they are used up
    _second_rates(y, y_dot, scratch, start)
    _second_rates(y_next, y_dot_next, scratch, stop)
    for k in range(F.shape[1]):
        change = y_next[k] - y[k]
        v0, v1, b0, b1 = h * y_dot[k], h * y_dot_next[k], h * h * start[k], h * h * stop[k]
        F[0, k] = v0
        F[1, k] = 0.5 * b0
        F[2, k] = 10.0 * change - 6.0 * v0 - 4.0 * v1 - 1.5 * b0 + 0.5 * b1
        F[3, k] = -15.0 * change + 8.0 * v0 + 7.0 * v1 + 1.5 * b0 - b1
        F[4, k] = 6.0 * change - 3.0 * v0 - 3.0 * v1 - 0.5 * b0 + 0.5 * b1


@public
def coordinates_at(F, y, x, h, q, q_dot):
    """Write q and q' at a part x of the way of h seconds that begins with y."""
    for k in range(F.shape[1]):
        total, slope = 0.0, 0.0
        for i in range(4, -1, -1):
            total = (total + F[i, k]) * x
            slope = slope * x + (i + 1) * F[i, k]
        q[k] = y[k] + total
        q_dot[k] = slope / h


@jit
def _second_rates(y, y_dot, scratch, target):
    """Write q'' = C(q) u' + C(q') u; the second part is that of the Euler parameters alone."""
    speeds = target.size
    energies = speeds // 7 * 13
    coordinate_rates(y[:speeds], y_dot[speeds:energies], target)
    coordinate_rates(y_dot[:speeds], y[speeds:energies], scratch[:speeds])
    for k in range(speeds):
        if k % 7 > 2:
            target[k] += scratch[k]

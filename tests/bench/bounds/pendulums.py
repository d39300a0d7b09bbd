"""P4 by hand: each double pendulum on its own, in its two angles from the vertical.

Lagrange's equations of two uniform rods of mass 1 and length 1, with c and s of a - b:

    4/3 a'' + c/2 b'' = -s/2 b'^2 - 3/2 g sin a,
    c/2 a'' + 1/3 b'' =  s/2 a'^2 - 1/2 g sin b.
"""

import math
import time

import numpy as np
from tests.bench.bounds.bound import ATOL, Bound
from tests.bench.bounds.runge_kutta import compiled, integrator
from tests.bench.problems.pendulums import GRAVITY, angles, case, pivots
from tests.bench.problems.problem import Array


@compiled
def rates(y, _, y_dot):
    """Write the rates of (a, b, a', b'), pendulum by pendulum."""
    for k in range(0, y.size, 4):
        a, b, u, v = y[k], y[k + 1], y[k + 2], y[k + 3]
        c, s = math.cos(a - b), math.sin(a - b)
        f = -0.5 * s * v * v - 1.5 * GRAVITY * math.sin(a)
        g = 0.5 * s * u * u - 0.5 * GRAVITY * math.sin(b)
        D = 4.0 / 9.0 - 0.25 * c * c
        y_dot[k], y_dot[k + 1] = u, v
        y_dot[k + 2] = (f / 3.0 - 0.5 * c * g) / D
        y_dot[k + 3] = (4.0 / 3.0 * g - 0.5 * c * f) / D


class Pendulums(Bound):
    """Each pendulum with steps of its own."""

    def run(self, rtol: float) -> tuple[float, Array, int]:
        """Return CPU seconds of the thread, what is compared, and the mean count of evaluations."""
        integrate = integrator(rates)
        times, ends = np.array([self.case.duration]), np.zeros((1, self.start.size))
        begun, evaluations = time.thread_time(), 0
        for k in range(0, self.start.size, 4):
            y, end = self.start[k : k + 4].copy(), ends[:, k : k + 4]
            evaluations += integrate(y, times, rtol, ATOL * rtol, (), end)
        seconds = time.thread_time() - begun
        return seconds, self.measure(ends), 4 * evaluations // self.start.size


def bound(count: int) -> Pendulums:
    """Return the equations of the pendulums."""
    start = np.zeros((count, 4))
    start[:, :2] = angles(count)

    def tips(states: Array) -> Array:
        a, b = states.reshape(len(states), -1, 4)[:, :, :2].transpose(2, 0, 1)
        across, down = np.sin(a) + np.sin(b), np.cos(a) + np.cos(b)
        return pivots(count) + np.stack([across, -down], axis=-1)

    return Pendulums("two angles each, alone", rates, start.ravel(), (), tips, case(count))

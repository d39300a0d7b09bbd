"""P3 by hand: the angle of the cranks, as long as all loops are parallelograms."""

import math

import numpy as np
from tests.bench.bounds.bound import Bound
from tests.bench.bounds.runge_kutta import compiled
from tests.bench.problems.ladder import GRAVITY, MOMENT, case
from tests.bench.problems.problem import Array


@compiled
def rates(y, data, y_dot):
    """Write the rates of the angle from x and of its rate: J a'' = -W cos a."""
    y_dot[0] = y[1]
    y_dot[1] = -data[1] * math.cos(y[0]) / data[0]


def bound(count: int) -> Bound:
    """Return the equation of so many loops."""
    # N + 1 cranks turn about their ends, N couplers go round with them at 1 m
    inertia = (count + 1) * (MOMENT + 0.25) + count
    weight = GRAVITY * (0.5 * (count + 1) + count)

    def measure(states: Array) -> Array:
        a, rate = states.T
        energy = inertia * rate**2 / 2 + weight * np.sin(a)
        cranks = np.tile(np.column_stack([np.cos(a), np.sin(a)]), count + 1)
        return np.column_stack([energy, cranks])

    start = np.array((math.pi / 2, -1.0))
    return Bound("1 angle", rates, start, (inertia, weight), measure, case(count))

"""DOP853 for equations that are written for one problem, compiled together with them.

Coefficients are those that SciPy carries; step control as in Hairer, Norsett, Wanner, Solving
Ordinary Differential Equations I (1993), section II.10. It is the method of the engine without
constraints and events, so that times tell equations from equations.
"""

import functools
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from scipy.integrate import DOP853

compiled = numba.njit(nogil=True, error_model="numpy")  # as the engine's kernels are

STAGES = 12
A = np.ascontiguousarray(DOP853.A[:STAGES, :STAGES])
B = np.ascontiguousarray(DOP853.B)
E3 = np.ascontiguousarray(DOP853.E3)
E5 = np.ascontiguousarray(DOP853.E5)
SAFETY, SLOWEST, FASTEST = 0.9, 0.2, 10.0


@functools.cache
def integrator(rates: Callable[..., Any]) -> Callable[..., Any]:
    """Return ``integrate(y, times, rtol, atol, data, states) -> evaluations``.

    Args:
        rates: compiled, ``rates(y, data, y_dot)``.

    """

    @compiled
    def integrate(y, times, rtol, atol, data, states):
        n = y.size
        K = np.zeros((STAGES + 1, n))
        stage, following = np.zeros(n), np.zeros(n)
        rates(y, data, K[0])
        evaluations = 1
        t, h, growth = 0.0, 0.0, FASTEST
        h = _first_step(y, K[0], times[-1], rtol, atol)
        for place in range(times.size):
            end = times[place]
            while t < end:
                step = end - t if t + 1.001 * h >= end else h
                for s in range(1, STAGES):
                    _combine(A[s], s, K, y, step, stage)
                    rates(stage, data, K[s])
                _combine(B, STAGES, K, y, step, following)
                rates(following, data, K[STAGES])
                evaluations += STAGES
                error = _error(K, y, following, step, rtol, atol)
                if not error < 1.0:
                    h = step * max(SLOWEST, SAFETY * error**-0.125) if error < 1e300 else 0.1 * step
                    growth = 1.0
                    continue
                t = end if step == end - t else t + step
                y[:] = following
                K[0] = K[STAGES]
                grown = step * min(growth, max(SLOWEST, SAFETY * max(error, 1e-12) ** -0.125))
                h = max(h, grown) if step < h else grown
                growth = FASTEST
            states[place] = y
        return evaluations

    return integrate


@compiled
def _combine(weights, count, K, y, h, target):
    n = y.size
    for k in range(n):
        target[k] = 0.0
    for j in range(count):
        weight = h * weights[j]
        if weight != 0.0:
            for k in range(n):
                target[k] += weight * K[j, k]
    for k in range(n):
        target[k] += y[k]


@compiled
def _error(K, y, following, h, rtol, atol):
    n = y.size
    fifth, third = 0.0, 0.0
    for k in range(n):
        scale = atol + rtol * max(abs(y[k]), abs(following[k]))
        five, three = 0.0, 0.0
        for j in range(STAGES + 1):
            five += E5[j] * K[j, k]
            three += E3[j] * K[j, k]
        fifth += (five / scale) ** 2
        third += (three / scale) ** 2
    if fifth == 0.0 and third == 0.0:
        return 0.0
    return h * fifth / np.sqrt((fifth + 0.01 * third) * n)


@compiled
def _first_step(y, slope, longest, rtol, atol):
    size, speed = 0.0, 0.0
    for k in range(y.size):
        scale = atol + rtol * abs(y[k])
        size += (y[k] / scale) ** 2
        speed += (slope[k] / scale) ** 2
    if size < 1e-10 or speed < 1e-10:
        return 1e-4 * longest
    return min(longest, 0.01 * np.sqrt(size / speed))

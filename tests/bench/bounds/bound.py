"""What a bound offers: the motion and the time of one evaluation."""

import functools
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from tests.bench.bounds.runge_kutta import compiled, integrator
from tests.bench.problems.problem import Array, Case

ATOL = 1e-2  # as a part of rtol; the same ratio as in the engine


@dataclass(frozen=True)
class Bound:
    """Equations written for one problem.

    Attributes:
        title: what kind of equations they are.
        rates: compiled, ``rates(y, data, y_dot)``.
        start: the state at the start.
        data: numbers and work arrays of the equations.
        measure: what is compared, from the states at the samples, (samples, state).
        case: the problem.

    """

    title: str
    rates: Callable[..., Any]
    start: Array
    data: Any
    measure: Callable[[Array], Array]
    case: Case

    def run(self, rtol: float) -> tuple[float, Array, int]:
        """Return CPU seconds of the thread, what is compared, and the count of evaluations."""
        integrate = integrator(self.rates)
        times = np.linspace(0.0, self.case.duration, self.case.samples + 1)[1:]
        states = np.zeros((times.size, self.start.size))
        y = self.start.copy()
        begun = time.thread_time()
        evaluations = integrate(y, times, rtol, ATOL * rtol, self.data, states)
        seconds = time.thread_time() - begun
        return seconds, self.measure(states), evaluations

    def evaluations(self, count: int) -> float:
        """Return CPU seconds of so many evaluations at the start."""
        y_dot = np.zeros(self.start.size)
        begun = time.thread_time()
        _repeated(self.rates)(self.start, self.data, y_dot, count)
        return time.thread_time() - begun


@functools.cache
def _repeated(rates: Callable[..., Any]) -> Callable[..., Any]:
    @compiled
    def repeat(y, data, y_dot, count):
        for _ in range(count):
            rates(y, data, y_dot)

    return repeat

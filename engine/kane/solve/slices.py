"""A run in slices: between two of them others may look, tell and stop."""

import time
from collections.abc import Callable

from kane.kernels import codes
from kane.solve.changing.phases import Phases
from kane.solve.methods.method import Integration

SLICE = 0.05  # s of computation between two looks
# Steps of a body before the first look: calling a kernel costs as much as a small step, and of a
# thousand bodies some eight steps fill a slice.
FIRST_BUDGET = 8000
FEWEST, MOST = 8, 64  # steps before the first look


def drive(
    integration: Integration | Phases,
    bodies: int,
    goes_on: Callable[[], bool],
    look: Callable[[], None],
) -> int:
    """Advance a run until it is over; return a code of ``kernels.codes``.

    With embedded constraints the independent speeds are chosen anew wherever the method asks for
    it.

    Args:
        integration: the run.
        bodies: how many the model has.
        goes_on: asked before each slice; where it says no, the code is RUNNING.
        look: called after each slice.

    """
    code, budget = codes.RUNNING, _first_budget(bodies)
    while code == codes.RUNNING and goes_on():
        before = time.perf_counter()
        code = integration.advance(budget)
        if code == codes.REPARTITION:
            integration.choose_speeds()
            code = codes.RUNNING  # the slice was cut short; it says nothing about the next
        else:
            budget = _next_budget(budget, time.perf_counter() - before)
        integration.release()
        look()
    return code


def _first_budget(bodies: int) -> int:
    return max(FEWEST, min(FIRST_BUDGET // bodies, MOST))


def _next_budget(budget: int, elapsed: float) -> int:
    """Return how many steps fill a slice; never more than twice the last, so that it adapts."""
    return max(1, min(2 * budget, int(budget * SLICE / max(elapsed, 1e-9))))

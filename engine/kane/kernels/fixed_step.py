"""Explicit Runge-Kutta methods at a fixed step, projected after each step."""

import math

from kane.kernels.codes import CANNOT_CLOSE, FINISHED, NOT_FINITE, REPARTITION, RUNNING
from kane.kernels.jit import inlined, public
from kane.kernels.record import all_finite, record
from kane.kernels.stage import stage_state

# A stop that lies this part of a step late costs no extra step.
SLACK = 1e-9


@public
def run_fixed_step(
    tables, work, calls, A, b, c, longest, stops, frames, y, K, y_stage, step, place, tally, budget
):
    """Go on with a segment of a run for at most ``budget`` steps.

    Between two stops all steps have the same length: the longest that divides the interval and
    does not exceed ``longest``.

    Args:
        tables: the system.
        work: its work arrays.
        calls: the kernels that hold all primitives.
        A: (stages, stages) coefficients of the method.
        b: (stages,) weights of the method.
        c: (stages,) times of the stages, as parts of a step.
        longest: step [s].
        stops: start of the segment, report times after it, and its end [s].
        frames: (frames, frame) what is reported, written row by row; there is a frame for each
            stop after the first, and for the last one if it is a report time.
        y: state, at the last step taken.
        K: (stages, y) scratch.
        y_stage: (y,) scratch; where the run fails, the state that could not be reached.
        step: (u,) scratch.
        place: (5,) next frame, step within its interval, steps so far, evaluations so far,
            stops passed after the first.
        tally: (3,) largest position and velocity violation, time reached [s].
        budget: steps to take at most.

    Returns:
        a code of ``codes``.

    """
    while place[4] + 1 < stops.size:
        if budget == 0:
            return RUNNING
        budget -= 1
        passed = place[4]
        start = stops[passed]
        interval = stops[passed + 1] - start
        count = max(1, math.ceil(interval / longest - SLACK))
        h = interval / count
        _step(tables, work, calls, A, b, c, start + place[1] * h, h, y, K, y_stage)
        place[1] += 1
        place[2] += 1
        place[3] += b.size
        tally[2] = stops[passed + 1] if place[1] == count else start + place[1] * h
        if not all_finite(y_stage):
            return NOT_FINITE
        if not calls.project(tables, work, tally[2], y_stage, step, tally):
            return CANNOT_CLOSE
        for k in range(y.size):
            y[k] = y_stage[k]
        if place[1] == count:
            if passed < frames.shape[0]:
                if not record(tables, work, calls, tally[2], y, K[0], True, frames[passed]):
                    return NOT_FINITE
                place[0] += 1
                place[3] += 1
            place[1] = 0
            place[4] = passed + 1
        if calls.choice_is_poor(tables, work, tally[2], y):
            return REPARTITION
    return FINISHED


@inlined
def _step(tables, work, calls, A, b, c, t, h, y, K, y_stage):
    """Write the new state, not yet projected, into y_stage."""
    for stage in range(b.size):
        stage_state(A[stage], stage, K, y, h, y_stage)
        calls.evaluate(tables, work, t + c[stage] * h, y_stage, K[stage], False)
        if stage == 0:
            calls.follow(tables, work, t, y, K[0])
    stage_state(b, b.size, K, y, h, y_stage)

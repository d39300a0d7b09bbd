"""Explicit Runge-Kutta methods at a fixed step, projected after each step."""

import math

from kane.kernels.codes import CANNOT_CLOSE, FINISHED, NOT_FINITE, REPARTITION, RUNNING
from kane.kernels.embedded import choice_is_poor
from kane.kernels.evaluate import evaluate
from kane.kernels.jit import jit
from kane.kernels.project import project
from kane.kernels.record import all_finite, record

# A report time that lies this part of a step late costs no extra step.
SLACK = 1e-9


@jit
def run_fixed_step(
    tables, work, A, b, c, longest, times, frames, y, K, y_stage, step, place, tally, budget
):
    """Go on with a run for at most ``budget`` steps.

    Between two report times all steps have the same length: the longest that divides the
    interval and does not exceed ``longest``.

    Args:
        tables: the system.
        work: its work arrays.
        A: (stages, stages) coefficients of the method.
        b: (stages,) weights of the method.
        c: (stages,) times of the stages, as parts of a step.
        longest: step [s].
        times: (frames,) report times [s].
        frames: (frames, y + m) what is reported, written row by row.
        y: state, at the last step taken.
        K: (stages, y) scratch.
        y_stage: (y,) scratch.
        step: (u,) scratch.
        place: (4,) next frame, step within its interval, steps so far, evaluations so far.
        tally: (3,) largest position and velocity violation, time reached [s].
        budget: steps to take at most.

    Returns:
        a code of ``codes``.

    """
    while place[0] < times.size:
        frame = place[0]
        if frame == 0:
            if not record(tables, work, times[0], y, K[0], frames[0]):
                return NOT_FINITE
            place[0] = 1
            place[3] += 1
            continue
        if budget == 0:
            return RUNNING
        budget -= 1
        interval = times[frame] - times[frame - 1]
        count = max(1, math.ceil(interval / longest - SLACK))
        h = interval / count
        t = times[frame - 1] + place[1] * h
        _step(tables, work, A, b, c, t, h, y, K, y_stage)
        place[1] += 1
        place[2] += 1
        place[3] += b.size
        tally[2] = times[frame - 1] + place[1] * h
        if not all_finite(y):
            return NOT_FINITE
        if not project(tables, work, tally[2], y, step, tally):
            return CANNOT_CLOSE
        if place[1] == count:
            if not record(tables, work, times[frame], y, K[0], frames[frame]):
                return NOT_FINITE
            tally[2] = times[frame]
            place[3] += 1
            place[1] = 0
            place[0] = frame + 1
        if choice_is_poor(tables, work, tally[2], y):
            return REPARTITION
    return FINISHED


@jit
def _step(tables, work, A, b, c, t, h, y, K, y_stage):
    for stage in range(b.size):
        for k in range(y.size):
            total = 0.0
            for j in range(stage):
                total += A[stage, j] * K[j, k]
            y_stage[k] = y[k] + h * total
        evaluate(tables, work, t + c[stage] * h, y_stage, K[stage])
    for k in range(y.size):
        total = 0.0
        for j in range(b.size):
            total += b[j] * K[j, k]
        y[k] += h * total

"""Explicit Runge-Kutta methods at a fixed step, projected after each step."""

import math

from kane.kernels.codes import CANNOT_CLOSE, FINISHED, NOT_FINITE, REPARTITION, RUNNING
from kane.kernels.compiling.jit import inlined, jit, public
from kane.kernels.equations.hold import is_lost_at_once, keep_holds, read_holds
from kane.kernels.methods.record import all_finite, record
from kane.kernels.methods.stage import stage_state
from kane.kernels.progress import EVALUATIONS, FRAMES, PASSED, REACHED, STEPS, TAKEN

# A stop that lies this part of a step late costs no extra step.
SLACK = 1e-9
BEYOND = 0.3  # of a step: so much longer one is, and shorter the next, that would end without hold


@public
def run_fixed_step(
    tables, work, calls, A, b, c, longest, stops, frames, y, K, y_stage, step, ahead, counts, tally,
    budget,
):  # fmt: skip
    """Go on with a segment of a run for at most ``budget`` steps.

    Between two stops all steps have the same length: the longest that divides the interval and
    does not exceed ``longest``. But where a step would end in a place without hold (see ``hold``),
    its end is recorded if a frame is due, and the motion goes on from a little beyond.

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
        y: (y,) state, at the last step taken; see ``state``.
        K: (stages, y) scratch.
        y_stage: (y,) scratch; where the run fails, the state that could not be reached.
        step: (u,) scratch.
        ahead: (1,) how far y is ahead of the end of its step [s], mostly 0.
        counts: see ``progress``.
        tally: see ``progress``.
        budget: steps to take at most.

    Returns:
        a code of ``codes``.

    """
    while counts[PASSED] + 1 < stops.size:
        if budget == 0:
            return RUNNING
        budget -= 1
        # where the step lies in the interval between two stops
        passed = counts[PASSED]
        start = stops[passed]
        interval = stops[passed + 1] - start
        count = max(1, math.ceil(interval / longest - SLACK))
        h = interval / count
        t = start + counts[TAKEN] * h + ahead[0]
        counts[TAKEN] += 1
        counts[STEPS] += 1
        # the step
        tally[REACHED] = stops[passed + 1] if counts[TAKEN] == count else start + counts[TAKEN] * h
        code = _step(
            tables, work, calls, A, b, c, t, h - ahead[0], y, K, y_stage, step, counts, tally
        )
        if code != RUNNING:
            return code
        # how far to go beyond its end, where that has no hold
        beyond = 0.0
        if is_lost_at_once(work.holds):
            beyond = BEYOND * _next_step(longest, stops, passed, counts[TAKEN], count, h)
        # the frame at the end of the interval
        if counts[TAKEN] == count:
            if passed < frames.shape[0]:
                frame = frames[passed]
                if not record(tables, work, calls, tally[REACHED], y_stage, K[0], True, frame):
                    return NOT_FINITE
                counts[FRAMES] += 1
                counts[EVALUATIONS] += 1
            counts[TAKEN] = 0
            counts[PASSED] = passed + 1
        # the state to go on from
        if beyond > 0.0:
            tally[REACHED] += beyond
            way = tally[REACHED] - t
            code = _step(tables, work, calls, A, b, c, t, way, y, K, y_stage, step, counts, tally)
            if code != RUNNING:
                return code
        ahead[0] = beyond
        keep_holds(work.holds)
        for k in range(y.size):
            y[k] = y_stage[k]
        if calls.choice_is_poor(tables, work, tally[REACHED], y):
            return REPARTITION
    return FINISHED


@inlined
def _next_step(longest, stops, passed, taken, count, h):
    """Return the length of the step after one of an interval [s]; 0 at the end of the segment."""
    if taken < count:
        return h
    if passed + 2 == stops.size:
        return 0.0
    interval = stops[passed + 2] - stops[passed + 1]
    return interval / max(1, math.ceil(interval / longest - SLACK))


@jit
def _step(tables, work, calls, A, b, c, t, h, y, K, y_stage, step, counts, tally):
    """Write the new state into y_stage, put it on the joints and read what rows hold there.

    Returns RUNNING, or why it cannot be had.
    """
    for stage in range(b.size):
        stage_state(A[stage], stage, K, y, h, y_stage)
        calls.evaluate(tables, work, t + c[stage] * h, y_stage, K[stage], False)
        if stage == 0:
            calls.follow(tables, work, t, y, K[0])
    stage_state(b, b.size, K, y, h, y_stage)
    counts[EVALUATIONS] += b.size
    if not all_finite(y_stage):
        return NOT_FINITE
    if not calls.project(tables, work, tally[REACHED], y_stage, step, tally):
        return CANNOT_CLOSE
    read_holds(tables, work)
    return RUNNING

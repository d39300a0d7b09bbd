"""Explicit Runge-Kutta methods at a fixed step, projected after each step."""

import functools
import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from kane.kernels.codes import (
    CANNOT_CLOSE,
    EVENT,
    FINISHED,
    LAND,
    NOT_FINITE,
    REPARTITION,
    RUNNING,
)
from kane.kernels.compiling.bundle import Bundle
from kane.kernels.compiling.bundle_type import BundleType, type_of
from kane.kernels.compiling.jit import has_code, inlined, jit, public
from kane.kernels.compiling.plain import holds_plain, plain
from kane.kernels.equations.hold import is_lost_at_once, keep_holds, read_holds
from kane.kernels.methods.calls import ARRAY, NUMBER, WHOLE_NUMBERS, Calls, compiled
from kane.kernels.methods.hermite import hermite
from kane.kernels.methods.landing import leap
from kane.kernels.methods.record import all_finite, record
from kane.kernels.methods.stage import stage_state
from kane.kernels.progress import EVALUATIONS, FRAMES, NEXT, PASSED, REACHED, STEPS, TAKEN
from kane.kernels.tables import Tables, Work

# A stop that lies this part of a step late costs no extra step.
SLACK = 1e-9
BEYOND = 0.3  # of a step: so much longer one is, and shorter the next, that would end without hold


@dataclass(frozen=True, eq=False)
class Scratch(Bundle):
    """Arrays that the method overwrites.

    Attributes:
        K: (stages + 1, y) slopes, the last that at the end of the step, where events are looked
            for.
        y_next: (y,) state at the end of a stage or of the step; where the run fails, the one that
            could not be reached.
        y_report: (y,) state within the step.
        step: (u,) scratch of the projection.
        control: (7,) see ``progress``, of which events use NEXT.

    """

    K: npt.NDArray[np.float64]
    y_next: npt.NDArray[np.float64]
    y_report: npt.NDArray[np.float64]
    step: npt.NDArray[np.float64]
    control: npt.NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class NoNumbers(Bundle):
    """What stands for the numbers of a method where none are needed."""


NO_NUMBERS = NoNumbers()


@dataclass(frozen=True, eq=False)
class Polynomial(Bundle):
    """The cubic polynomial through both ends of a step and their slopes, for ``landing``.

    Attributes:
        numbers: none are needed.
        last: the slope at the end of the step.
        prepare: see ``step_control.MethodKernels``.
        interpolate: see ``step_control.MethodKernels``.

    """

    numbers: NoNumbers
    last: int
    prepare: Any
    interpolate: Any


def polynomial(
    stages: int, tables: Tables, work: Work, calls: Calls, scratch: Scratch
) -> Polynomial:
    """Return the polynomial of a method of so many stages."""
    bundles = tables, work, calls, scratch
    if any(map(holds_plain, bundles)):
        return Polynomial(NO_NUMBERS, stages, plain(_prepare), plain(_interpolate))
    kinds = _kinds_of_polynomial(*map(type_of, bundles))
    if not all(has_code(kernel, *more) for kernel, more in kinds.items()):
        return Polynomial(NO_NUMBERS, stages, plain(_prepare), plain(_interpolate))
    return Polynomial(
        NO_NUMBERS, stages, *(compiled(kernel, *more) for kernel, more in kinds.items())
    )


@functools.cache
def _kinds_of_polynomial(
    tables: BundleType, work: BundleType, calls: BundleType, scratch: BundleType
) -> dict[Any, tuple[Any, ...]]:
    none = type_of(NO_NUMBERS)
    return {
        _prepare: (
            tables, work, calls, none, scratch, NUMBER, ARRAY, NUMBER, ARRAY, WHOLE_NUMBERS,
        ),
        _interpolate: (tables, none, scratch, ARRAY, NUMBER, NUMBER),
    }  # fmt: skip


@jit
def _prepare(_tables, _work, _calls, _numbers, _scratch, _t, _y, _h, _control, _counts):
    """Return True: both slopes are there."""
    return True


@jit
def _interpolate(_tables, _numbers, scratch, y, x, h):
    """Write the state at a part x of the step to y_report."""
    K, last = scratch.K, scratch.K.shape[0] - 1
    for k in range(y.size):
        scratch.y_report[k] = hermite(y[k], K[0, k], scratch.y_next[k], K[last, k], x, h)


@public
def run_fixed_step(
    tables, work, calls, A, b, c, scratch, guarding, longest, stops, rows, frames, y, ahead,
    counts, tally, budget,
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
        scratch: arrays that it overwrites.
        guarding: what is watched, and the kernel that looks at it along a ``Polynomial``.
        longest: step [s].
        stops: (k,) start of the segment, report times and instants of samplings after it, and its
            end [s].
        rows: (k,) which row of ``frames`` is for each stop, -1 for none.
        frames: (frames, frame) what is reported.
        y: (y,) state, at the last step taken; see ``state``.
        ahead: (1,) how far y is ahead of the end of its step [s], mostly 0.
        counts: see ``progress``.
        tally: see ``progress``.
        budget: steps to take at most.

    Returns:
        a code of ``codes``.

    """
    K, y_next, step, control = scratch.K, scratch.y_next, scratch.step, scratch.control
    watched = guarding.watch.guards.size > 0
    closed = False  # whether work holds what a projection of y has left there
    begun = False  # whether K[0] holds the slope at y
    if watched and control[NEXT] == 0.0:
        control[NEXT] = longest
        t = stops[0]
        calls.evaluate(tables, work, t, y, K[0], False)
        if guarding.look(
            tables, work, calls, guarding.step, guarding.watch, t, t, y, 0.0, control, counts
        ) == EVENT:  # fmt: skip
            return EVENT
        begun = True
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
        if watched:
            goal = tally[REACHED]
            code = _step_to_event(
                tables, work, calls, A, b, c, scratch, guarding, t, goal, y, begun, counts, tally
            )  # fmt: skip
        else:
            way = h - ahead[0]
            code = _step(
                tables, work, calls, A, b, c, t, way, y, K, y_next, step, closed, begun, counts,
                tally,
            )  # fmt: skip
        is_met = code == EVENT
        if is_met and tally[REACHED] < goal:
            keep_holds(work.holds)
            for k in range(y.size):
                y[k] = y_next[k]
            return EVENT
        if code != RUNNING and not is_met:
            return code
        closed, sampled = not watched, False
        # how far to go beyond its end, where that has no hold
        beyond = 0.0
        if is_lost_at_once(work.holds) and not watched:
            beyond = BEYOND * _next_step(longest, stops, passed, counts[TAKEN], count, h)
        # the frame at the end of the interval
        if counts[TAKEN] == count:
            is_last = passed + 2 == stops.size  # what is due there is the next segment's
            if tables.samplings.size > 0 and not is_met and not is_last:
                sampled = calls.sample(tables, work, tally[REACHED], y_next)
            row = rows[passed + 1]
            if row >= 0:
                now, frame = tally[REACHED], frames[row]
                if not record(tables, work, calls, now, y_next, K[0], not sampled, frame):
                    return NOT_FINITE
                counts[FRAMES] += 1
                counts[EVALUATIONS] += 1
                closed = False
            counts[TAKEN] = 0
            counts[PASSED] = passed + 1
        # the state to go on from
        if beyond > 0.0:
            tally[REACHED] += beyond
            way = tally[REACHED] - t
            code = _step(
                tables, work, calls, A, b, c, t, way, y, K, y_next, step, False, False, counts,
                tally,
            )  # fmt: skip
            if code != RUNNING:
                return code
            closed = True
        ahead[0] = beyond
        keep_holds(work.holds)
        for k in range(y.size):
            y[k] = y_next[k]
        if watched:
            _begin_next(K, b.size)
            begun = True
        if is_met:
            return EVENT
        if sampled:
            closed = False
            if watched:
                code = _look_behind(
                    tables, work, calls, scratch, guarding, tally[REACHED], y, control, counts
                )  # fmt: skip
                if code != RUNNING:
                    return code
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


@inlined
def _step_to_event(
    tables, work, calls, A, b, c, scratch, guarding, t, goal, y, begun, counts, tally
):  # fmt: skip
    """Step to a time or to the first event before it, in several steps where one falls short of it.

    Returns RUNNING, EVENT with the time that is reached in tally[REACHED], or why it cannot go on.
    """
    K, y_next, control = scratch.K, scratch.y_next, scratch.control
    is_part = False
    while True:
        # the step, perhaps a part of it
        way = control[NEXT] if is_part else goal - t
        tally[REACHED] = goal if t + way >= goal else t + way
        code = _step(
            tables, work, calls, A, b, c, t, way, y, K, y_next, scratch.step, False, begun, counts,
            tally,
        )  # fmt: skip
        if code != RUNNING:
            return code
        calls.evaluate(tables, work, tally[REACHED], y_next, K[b.size], True)
        counts[EVALUATIONS] += 1
        code = guarding.look(
            tables, work, calls, guarding.step, guarding.watch, t, tally[REACHED], y, way, control,
            counts,
        )  # fmt: skip
        begun = True
        is_part = code == LAND
        if is_part:
            continue
        if code == EVENT or tally[REACHED] == goal:
            return code
        # short of the event
        for k in range(y.size):
            y[k] = y_next[k]
        _begin_next(K, b.size)
        t = tally[REACHED]
    return RUNNING


@inlined
def _look_behind(
    tables, work, calls, scratch, guarding, t, y, control, counts
):  # fmt: skip
    """Write the slope behind a sample, and look for what it may have changed."""
    calls.evaluate(tables, work, t, y, scratch.K[0], False)
    counts[EVALUATIONS] += 1
    watch = guarding.watch
    code = guarding.look(tables, work, calls, guarding.step, watch, t, t, y, 0.0, control, counts)
    return leap(watch) if code == RUNNING else code


@inlined
def _begin_next(K, last):
    """Take the slope at the end of a step for that at the start of the next."""
    for k in range(K.shape[1]):
        K[0, k] = K[last, k]


@jit
def _step(tables, work, calls, A, b, c, t, h, y, K, y_stage, step, closed, begun, counts, tally):
    """Write the new state into y_stage, put it on the joints and read what rows hold there.

    ``closed`` tells that y is where the projection of the step before has put it, see ``evaluate``,
    ``begun`` that K[0] holds the slope there already. Returns RUNNING, or why it cannot be had.
    """
    for stage in range(b.size):
        if stage > 0 or not begun:
            stage_state(A[stage], stage, K, y, h, y_stage)
            calls.evaluate(tables, work, t + c[stage] * h, y_stage, K[stage], closed and stage == 0)
            counts[EVALUATIONS] += 1
        if stage == 0:
            calls.follow(tables, work, t, y, K[0])
    stage_state(b, b.size, K, y, h, y_stage)
    if not all_finite(y_stage):
        return NOT_FINITE
    if not calls.project(tables, work, tally[REACHED], y_stage, step, tally):
        return CANNOT_CLOSE
    read_holds(tables, work)
    return RUNNING

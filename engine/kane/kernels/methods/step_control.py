"""The loop of all methods with step control: one step after the other, each with its frames.

How a method finds a first step, what it tries in each, and how it goes between the ends of one is
its own, see ``MethodKernels``. All around that is the same: how long a step may be, what becomes of
one that fails and of the next, the frames that are due and those that the motion asks for.
"""

import functools
import math
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from kane.kernels.codes import (
    AGAIN,
    CANNOT_CLOSE,
    EVENT,
    FINISHED,
    FULL,
    LAND,
    NOT_FINITE,
    REPARTITION,
    RUNNING,
    STEP_TOO_SMALL,
)
from kane.kernels.compiling.bundle import Bundle
from kane.kernels.compiling.bundle_type import BundleType, type_of
from kane.kernels.compiling.jit import inlined, jit, public
from kane.kernels.compiling.plain import plain
from kane.kernels.equations.hold import keep_holds
from kane.kernels.equations.signals import SAME_INSTANT, next_sample
from kane.kernels.methods.between import is_full, parts, remember
from kane.kernels.methods.calls import ARRAY, NUMBER, WHOLE_NUMBERS, Calls, compiled
from kane.kernels.methods.landing import leap
from kane.kernels.methods.record import record, record_between
from kane.kernels.methods.step_limits import last_step, limited
from kane.kernels.progress import (
    BEFORE,
    ERROR,
    EVALUATIONS,
    FRAMES,
    GROWTH,
    LENGTH,
    NEXT,
    ON_JOINTS,
    PATIENCE,
    POSITION_LEFT,
    REACHED,
    REJECTED,
    SHORTEST,
    STEPS,
    TIME,
    VELOCITY_LEFT,
)
from kane.kernels.tables import Tables, Work

SAFETY = 0.9
LEAST = 1e-4  # error of a step, over what is allowed, that the one after it looks back at
SLOWEST = 0.2  # change of step size from one step to the next
# The last step may be so many times as long as the error allows, with what is held back by SAFETY:
# no crumb of a step is left over at the end. It is less than what a failed step is shortened by,
# which would be tried again else.
STRETCH = 1.1


class MethodKernels(NamedTuple):
    """The kernels of a method.

    The first three get tables, work, calls, the method's numbers and its scratch before all others.
    Times and steps are in seconds, y, (y,), is the state at the start of the step, and control and
    counts are those of ``progress``.

    Attributes:
        begin: ``(..., rtol, atol, t, end, y, counts)`` writes the slope at the start of a segment,
            counts turns from there, and returns a first step to try.
        attempt: ``(..., rtol, atol, t, t_next, end, y, h, control, counts)`` writes the state at
            the end of a step, on the constraints, and the slope there. Returns a code, RUNNING
            where the loop is to judge, and the error over what is allowed: below 1 the step is
            good; infinite where there is none to go by.
        prepare: ``(..., t, y, h, control, counts)`` makes ready to interpolate in a good step;
            returns whether the joints could be closed.
        interpolate: ``(tables, numbers, scratch, y, x, h)`` writes the state at a part x
            of the step to y_report.

    """

    begin: Any
    attempt: Any
    prepare: Any
    interpolate: Any


@dataclass(frozen=True, eq=False)
class Method(Bundle):
    """A method with step control; it is the same for all runs of systems of the same types.

    Attributes:
        numbers: its coefficients; ``exponent`` is 1 over the order of the local error.
        last: the slope at the end of the step.
        fastest: growth of the step size from one step to the next.
        memory: how much the error of the step before counts in that growth.
        failed: change of the step size where there is no error to go by.
        begin: see ``MethodKernels``.
        attempt: see ``MethodKernels``.
        prepare: see ``MethodKernels``.
        interpolate: see ``MethodKernels``.

    """

    numbers: Any
    last: int
    fastest: float
    memory: float
    failed: float
    begin: Any
    attempt: Any
    prepare: Any
    interpolate: Any


class Traits(NamedTuple):
    """The numbers of these names of a ``Method``."""

    last: int
    fastest: float
    memory: float
    failed: float


def make_method(
    kernels: MethodKernels,
    traits: Traits,
    numbers: Bundle,
    tables: Tables,
    work: Work,
    calls: Calls,
    scratch: Bundle,
) -> Method:
    """Return a method for a system, its kernels compiled or loaded from the cache."""
    if callable(calls.evaluate):  # plain Python, as long as nothing is compiled
        return Method(numbers, *traits, *map(plain, kernels))
    return _method(kernels, traits, numbers, *map(type_of, (tables, work, calls, numbers, scratch)))


@functools.cache
def _method(
    kernels: MethodKernels, traits: Traits, numbers: Bundle, *bundles: BundleType
) -> Method:
    return Method(numbers, *traits, *_compiled(kernels, *bundles))


def _compiled(kernels: MethodKernels, *bundles: BundleType) -> MethodKernels:
    tables, _, _, numbers, scratch = bundles
    kinds = MethodKernels(
        begin=(*bundles, *[NUMBER] * 4, ARRAY, WHOLE_NUMBERS),
        attempt=(*bundles, *[NUMBER] * 5, ARRAY, NUMBER, ARRAY, WHOLE_NUMBERS),
        prepare=(*bundles, NUMBER, ARRAY, NUMBER, ARRAY, WHOLE_NUMBERS),
        interpolate=(tables, numbers, scratch, ARRAY, NUMBER, NUMBER),
    )
    return MethodKernels(
        *(compiled(kernel, *of) for kernel, of in zip(kernels, kinds, strict=True))
    )


@public
def run_controlled(
    tables, work, calls, method, scratch, guarding, rtol, atol, limits, end, times, frames, y,
    control, counts, tally, budget,
):  # fmt: skip
    """Go on with a segment of a run for at most ``budget`` steps.

    Args:
        tables: the system.
        work: its work arrays.
        calls: the kernels that hold all primitives.
        method: the method.
        scratch: arrays that it overwrites; they carry slopes from one call to the next. Common to
            all are K: (k, y) slopes, the first that at the start of the step; y_next, y_report:
            (y,) states at its end and of a frame; rates: (y,) y' of a frame; step: (u,) scratch of
            the projection; left: (2,) as in ``tally``, of the step that is tried.
        guarding: what is watched, and the kernel that looks at it.
        rtol: error allowed in a step, |error| <= atol + rtol |y| in the mean square.
        atol: see rtol; in SI units.
        limits: (k, 3) longest steps of pieces of the run [s], see ``step_limits``.
        end: end of the segment [s].
        times: (frames,) report times after the start of the segment [s].
        frames: (frames, frame) what is reported, written row by row.
        y: (y,) state, at the last step taken; see ``state``.
        control: (CONTROL,) see ``progress``.
        counts: (6,) see ``progress``.
        tally: (3,) see ``progress``.
        budget: steps to try at most.

    Returns:
        a code of ``codes``.

    """
    numbers, watch = method.numbers, guarding.watch
    # at the start of a segment
    if control[NEXT] == 0.0:
        control[NEXT] = method.begin(
            tables, work, calls, numbers, scratch, rtol, atol, control[TIME], end, y, counts
        )
        control[GROWTH] = method.fastest
        control[ERROR], control[LENGTH] = math.inf, control[NEXT]
        control[BEFORE], control[PATIENCE] = 1.0, 1.0
        if watch.guards.size > 0:
            t = control[TIME]
            if guarding.look(
                tables, work, calls, guarding.step, watch, t, t, y, 0.0, control, counts
            ) == EVENT:  # fmt: skip
                return EVENT
            if watch.step[0] > 0.0:
                control[NEXT] = min(control[NEXT], watch.step[0])
    while control[TIME] < end:
        # others may have their turn, or room must be made first
        if budget == 0:
            return RUNNING
        if is_full(work.between):
            return FULL
        budget -= 1
        # how far the step goes
        t = control[TIME]
        lands = watch.guards.size > 0 and watch.tries[0] > 0
        goal = end
        if tables.samplings.size > 0:
            goal = _next_stop(tables, y, end, times)
        wished = control[NEXT]
        h = _step_to_try(limits, t, wished, goal, 1.0 if lands else STRETCH)
        if h == 0.0:
            return STEP_TOO_SMALL
        t_next = goal if h == goal - t else t + h
        control[NEXT] = h
        # what the method makes of it
        code, error = method.attempt(
            tables, work, calls, numbers, scratch, rtol, atol, t, t_next, goal, y, h, control,
            counts,
        )  # fmt: skip
        if code not in (RUNNING, AGAIN):
            return code
        if code == AGAIN or not error < 1.0:
            counts[REJECTED] += 1
            if code == RUNNING:
                _take_back(method, h, error, control)
            continue
        # whether it meets an event, or should
        met = RUNNING
        if watch.guards.size > 0:
            met = guarding.look(
                tables, work, calls, guarding.step, watch, t, t_next, y, h, control, counts
            )
            if met == LAND:
                continue
        # its frames, and on to the next
        keep_holds(work.holds)
        code = _record_frames(
            tables, work, calls, method, scratch, t, h, t_next, goal, times, frames, y, control,
            counts, tally,
        )  # fmt: skip
        if code != RUNNING:
            return code
        _go_on(method, scratch, t_next, h, error, y, control, counts, tally)
        calls.follow(tables, work, t_next, y, scratch.K[0])
        if met == EVENT:
            return EVENT
        if t_next == goal and goal < end:
            # shorter than the method wished only because a sample was due
            control[NEXT] = max(control[NEXT], wished)
            code = _take_samples(
                tables, work, calls, scratch, guarding, t_next, times, frames, y, control, counts
            )  # fmt: skip
            if code != RUNNING:
                return code
        if calls.choice_is_poor(tables, work, t_next, y):
            return REPARTITION
    return FINISHED


@inlined
def _next_stop(tables, y, end, times):
    """Return the next instant of a sampling, or the end of the segment where that comes before.

    A report time that is the same but for round-off counts instead.
    """
    instant = next_sample(tables, y)
    near = SAME_INSTANT * instant
    if not instant < end - near:
        return end
    then = np.searchsorted(times, instant - near)  # the first of the report times from there on
    if then < times.size and times[then] <= instant + near:
        return times[then]
    return instant


@inlined
def _take_samples(tables, work, calls, scratch, guarding, t, times, frames, y, control, counts):
    """Take samples at the end of a step; a frame that is due there shows what holds behind it.

    Returns RUNNING, EVENT where what they change is an event, or why it cannot go on.
    """
    calls.sample(tables, work, t, y)
    k = counts[FRAMES] - 1
    if (
        0 <= k < times.size
        and times[k] == t
        and not record(tables, work, calls, t, y, scratch.rates, False, frames[k])
    ):
        return NOT_FINITE
    calls.evaluate(tables, work, t, y, scratch.K[0], False)
    counts[EVALUATIONS] += 1
    watch = guarding.watch
    if watch.guards.size > 0:
        code = guarding.look(
            tables, work, calls, guarding.step, watch, t, t, y, 0.0, control, counts
        )
        return leap(watch) if code == RUNNING else code
    return RUNNING


@inlined
def _step_to_try(limits, t, wished, end, stretch):
    """Return the length of the next step [s], 0 where it would be lost in round-off.

    It may be ``stretch`` times as long as wished where it comes to the end by that.
    """
    h = limited(limits, t, wished)
    if t + stretch * h >= end:
        return last_step(limits, t, end)
    if not h >= SHORTEST * max(t, SHORTEST * end):  # nor a step that is not a number
        return 0.0
    return h


@inlined
def _take_back(method, h, error, control):
    """Have a shorter step tried instead of one whose error is too large."""
    shrink = method.failed
    if math.isfinite(error):
        shrink = max(SLOWEST, SAFETY * error**-method.numbers.exponent)
    control[NEXT] = h * shrink
    control[GROWTH] = 1.0  # no growth right after a rejection
    control[ERROR], control[LENGTH] = error, h


@inlined
def _go_on(method, scratch, t_next, h, error, y, control, counts, tally):
    """Take over the state at the end of a good step, and say how long the next one may be.

    Where the error grows from step to step, it will go on to: so the one before counts too, as
    Gustafsson has it (Hairer, Wanner, Solving Ordinary Differential Equations II, 1996, equation
    IV.2.43). Steps change more evenly, and hardly one in ten is tried in vain.
    """
    K, left = scratch.K, scratch.left
    for k in range(y.size):
        y[k] = scratch.y_next[k]
        K[0, k] = K[method.last, k]
    counts[STEPS] += 1
    tally[POSITION_LEFT] = max(tally[POSITION_LEFT], left[POSITION_LEFT])
    tally[VELOCITY_LEFT] = max(tally[VELOCITY_LEFT], left[VELOCITY_LEFT])
    tally[REACHED] = t_next
    growth = control[GROWTH]
    exponent, memory = method.numbers.exponent, method.memory
    if error > 0.0:
        wished = SAFETY * error ** (exponent * (0.75 * memory - 1.0))
        growth = min(growth, max(SLOWEST, wished * control[BEFORE] ** (exponent * memory)))
    control[BEFORE] = max(error, LEAST)
    control[TIME], control[NEXT] = t_next, h * growth
    control[GROWTH] = method.fastest
    control[ERROR], control[LENGTH] = math.inf, h
    control[ON_JOINTS], control[PATIENCE] = 0.0, 1.0


@inlined
def _record_frames(
    tables, work, calls, method, scratch, t, h, t_next, end, times, frames, y, control, counts,
    tally,
):  # fmt: skip
    """Record the frames that are due in a good step, and those that the motion asks for.

    Returns RUNNING, or why they cannot be had.
    """
    numbers, slope = method.numbers, scratch.K[method.last]
    # those that are due within it
    is_ready = counts[FRAMES] < times.size and times[counts[FRAMES]] < t_next
    if is_ready:
        if not method.prepare(tables, work, calls, numbers, scratch, t, y, h, control, counts):
            return CANNOT_CLOSE
        code = _report(
            tables, work, calls, method, scratch, t, h, t_next, times, frames, y, counts, tally
        )
        if code != RUNNING:
            return code
    # one at the end, if it is due or the motion bends on the way there; at the end of the segment
    # such a one belongs to the segment after it
    is_due = counts[FRAMES] < times.size and times[counts[FRAMES]] == t_next
    count = parts(tables, work.between, t_next, scratch.y_next, slope)
    if not is_due and (count == 0 or t_next >= end):
        return RUNNING
    if (
        count > 1
        and not is_ready
        and not method.prepare(tables, work, calls, numbers, scratch, t, y, h, control, counts)
    ):
        return CANNOT_CLOSE
    start = max(t, work.between.since[0])
    counts[EVALUATIONS] += 1
    y_next, rates = scratch.y_next, scratch.rates
    if is_due:
        frame = frames[counts[FRAMES]]
        counts[FRAMES] += 1
        is_finite = record(tables, work, calls, t_next, y_next, rates, False, frame)
    else:
        is_finite = record_between(tables, work, calls, t_next, y_next, rates, False)
    if not is_finite:
        return NOT_FINITE
    remember(work.between, t_next, y_next, slope)
    return _fill(tables, work, calls, method, scratch, t, h, start, t_next, count, y, counts, tally)


@inlined
def _report(tables, work, calls, method, scratch, t, h, t_next, times, frames, y, counts, tally):
    """Write all frames whose time lies within the step."""
    y_report, rates = scratch.y_report, scratch.rates
    while counts[FRAMES] < times.size and times[counts[FRAMES]] < t_next:
        # the frame itself
        t_report = times[counts[FRAMES]]
        method.interpolate(tables, method.numbers, scratch, y, (t_report - t) / h, h)
        if not calls.project(tables, work, t_report, y_report, scratch.step, tally):
            return CANNOT_CLOSE
        if not record(tables, work, calls, t_report, y_report, rates, True, frames[counts[FRAMES]]):
            return NOT_FINITE
        counts[EVALUATIONS] += 1
        counts[FRAMES] += 1
        # others on the way to it from the last one
        count = parts(tables, work.between, t_report, y_report, rates)
        start = max(t, work.between.since[0])
        remember(work.between, t_report, y_report, rates)
        code = _fill(
            tables, work, calls, method, scratch, t, h, start, t_report, count, y, counts, tally
        )
        if code != RUNNING:
            return code
    return RUNNING


@jit
def _fill(tables, work, calls, method, scratch, t, h, start, stop, count, y, counts, tally):
    """Record the frames that divide a part of the step into so many parts."""
    y_report = scratch.y_report
    for part in range(1, count):
        t_report = start + (stop - start) * part / count
        method.interpolate(tables, method.numbers, scratch, y, (t_report - t) / h, h)
        if not calls.project(tables, work, t_report, y_report, scratch.step, tally):
            return CANNOT_CLOSE
        counts[EVALUATIONS] += 1
        if not record_between(tables, work, calls, t_report, y_report, scratch.rates, True):
            return NOT_FINITE
    return RUNNING

"""Explicit Runge-Kutta methods with step control and dense output: DOPRI5 and DOP853.

Hairer, Norsett, Wanner, Solving Ordinary Differential Equations I (1993), sections II.4 to II.6.
Each step ends on the constraints: the slope there closes the step, its error estimate and its
dense output, and opens the next step. Report times lie on the dense output and are put on the
constraints too.
"""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.kernels.codes import (
    CANNOT_CLOSE,
    FINISHED,
    FULL,
    HOLD_IS_LOST,
    NOT_FINITE,
    REPARTITION,
    RUNNING,
    STEP_TOO_SMALL,
)
from kane.kernels.compiling.bundle import Bundle
from kane.kernels.compiling.jit import inlined, jit, public
from kane.kernels.equations.hold import gives_way, is_lost, is_lost_at_once, keep_holds, read_holds
from kane.kernels.methods.between import is_full, parts, remember
from kane.kernels.methods.record import all_finite, record, record_between
from kane.kernels.methods.stage import add_slopes, stage_state
from kane.kernels.methods.step_error import (
    CLEAR,
    FASTEST,
    NEAR,
    OPEN,
    error_of_energies,
    error_of_step,
    judge,
    try_elsewhere,
)
from kane.kernels.methods.step_limits import last_step, limited
from kane.kernels.state import motion_size

SAFETY = 0.9
SLOWEST = 0.2  # change of step size from one step to the next
SHORTEST = 1e-14  # a step that is a smaller part of the time would be lost in round-off
SMALLEST_REPAIR = 1e-9  # joints that do not close after so short a step will not close at all
STRETCH = 1.001  # no crumb of a step is left over at the end


@dataclass(frozen=True, eq=False)
class Coefficients(Bundle):
    """A method's numbers: s stages, and k slopes with the end of the step and the dense output.

    Attributes:
        A: (k, k) stages of the step (s), its end (1), of the dense output (k - s - 1).
        B: (s,) weights.
        C: (k,) times of the stages, as parts of a step.
        E3: (s + 1,) error estimate that damps E5 (equation II.10.17 of the book); 0 without.
        E5: (s + 1,) error estimate.
        D: (d, k) dense output beyond cubic Hermite.
        exponent: 1 over the order of the local error that is estimated.
        crosses: 1 where its steps are long enough to go over places where rows lose their hold.

    """

    A: npt.NDArray[np.float64]
    B: npt.NDArray[np.float64]
    C: npt.NDArray[np.float64]
    E3: npt.NDArray[np.float64]
    E5: npt.NDArray[np.float64]
    D: npt.NDArray[np.float64]
    exponent: float
    crosses: int


@dataclass(frozen=True, eq=False)
class Scratch(Bundle):
    """Arrays that the method overwrites.

    Attributes:
        K: (k, y) slopes; F: (3 + d, y) dense output; y_next, y_stage, y_report: (y,) states;
        rates: (y,) y' at a report time; step: (u,) correction of positions; fifth, third: (y,)
        the two error estimates over the length of the step; left: (2,) largest position and
        velocity violation of the step that is tried.

    """

    K: npt.NDArray[np.float64]
    F: npt.NDArray[np.float64]
    y_next: npt.NDArray[np.float64]
    y_stage: npt.NDArray[np.float64]
    y_report: npt.NDArray[np.float64]
    rates: npt.NDArray[np.float64]
    step: npt.NDArray[np.float64]
    fifth: npt.NDArray[np.float64]
    third: npt.NDArray[np.float64]
    left: npt.NDArray[np.float64]


@public
def run_adaptive(
    tables, work, calls, method, scratch, rtol, atol, limits, end, times, frames, y, control, place,
    tally, budget,
):  # fmt: skip
    """Go on with a segment of a run for at most ``budget`` steps.

    Args:
        tables: the system.
        work: its work arrays.
        calls: the kernels that hold all primitives.
        method: the method's numbers.
        scratch: arrays that the method overwrites; they carry slopes from one call to the next.
        rtol: error allowed in a step, |error| <= atol + rtol |y| in the mean square.
        atol: see rtol.
        limits: (k, 3) longest steps of pieces of the run, see ``step_limits``.
        end: end of the segment [s].
        times: (frames,) report times after the start of the segment [s].
        frames: (frames, frame) what is reported, written row by row.
        y: state, at the last step taken.
        control: (7,) time of y [s]; next step to try [s], 0 where the segment begins; how many
            times as long as that the step after it may be; error and length of the last step that
            was rejected, an infinite error where the last one was taken; 1 where the stages of the
            step are put on the joints; how many tries of it came too near to a place where rows
            lose their hold.
        place: (5,) next frame, steps rejected, steps so far, evaluations so far; the last is idle.
        tally: (3,) largest position and velocity violation, time reached [s].
        budget: steps to try at most.

    Returns:
        a code of ``codes``.

    """
    K = scratch.K
    last = method.B.size
    if control[1] == 0.0:
        calls.evaluate(tables, work, control[0], y, K[0], False)
        calls.follow(tables, work, control[0], y, K[0])
        longest = end - control[0]
        control[1] = _first_step(
            tables, work, calls, method, scratch, rtol, atol, control[0], y, longest
        )
        control[2] = FASTEST
        control[3], control[4] = math.inf, control[1]
        place[3] += 2
    while control[0] < end:
        if budget == 0:
            return RUNNING
        if is_full(work.between):
            return FULL
        budget -= 1
        t = control[0]
        h = limited(limits, t, control[1])
        if t + STRETCH * h >= end:
            h = last_step(limits, t, end)
        elif not h >= SHORTEST * max(t, SHORTEST * end):  # nor a step that is not a number
            return STEP_TOO_SMALL
        t_next = end if h == end - t else t + h
        control[1] = h
        on_joints = control[5] == 1.0
        error = math.inf
        went = _stages(tables, work, calls, method, scratch, t, y, h, 1, last, on_joints)
        stage_state(method.B, last, K, y, h, scratch.y_next)
        place[3] += last - 1
        if went != OPEN and _close(tables, work, calls, scratch, t_next):
            read_holds(tables, work)
            if method.crosses == 0 and t_next < end and gives_way(work.holds):
                return HOLD_IS_LOST
            if t_next < end and is_lost_at_once(work.holds) and try_elsewhere(control):
                place[1] += 1
                continue
            calls.evaluate(tables, work, t_next, scratch.y_next, K[last], True)
            place[3] += 1
            error = error_of_step(method, scratch, rtol, atol, y, h, motion_size(tables))
            if error >= 1.0:
                error, otherwise = judge(
                    tables, work, calls, scratch, rtol, atol, t_next, y, h, error, went, control
                )
                if otherwise:
                    place[1] += 1
                    continue
            error = max(error, error_of_energies(tables, scratch, rtol, atol, y, h))
        elif h < SMALLEST_REPAIR * end and all_finite(scratch.y_next):
            return CANNOT_CLOSE
        if not error < 1.0:
            place[1] += 1
            shrink = SLOWEST
            if math.isfinite(error):
                shrink = max(SLOWEST, SAFETY * error**-method.exponent)
            control[1] = h * shrink
            control[2] = 1.0  # no growth right after a rejection
            control[3], control[4] = error, h
            continue
        keep_holds(work.holds)
        is_due = place[0] < times.size and times[place[0]] <= t_next
        if is_due:
            if not _prepare_dense(tables, work, calls, method, scratch, t, y, h, on_joints):
                return CANNOT_CLOSE
            place[3] += method.C.size - last - 1
            code = _report(
                tables, work, calls, scratch, t, h, t_next, times, frames, y, place, tally
            )
            if code != RUNNING:
                return code
        count = parts(tables, work.between, t_next, scratch.y_next, K[last])
        if count > 0 and t_next < end:  # a frame at the end belongs to the segment after it
            if count > 1 and not is_due:
                if not _prepare_dense(tables, work, calls, method, scratch, t, y, h, on_joints):
                    return CANNOT_CLOSE
                place[3] += method.C.size - last - 1
            code = _report_between(
                tables, work, calls, scratch, t, h, t_next, K[last], count, y, place, tally
            )
            if code != RUNNING:
                return code
        for k in range(y.size):
            y[k] = scratch.y_next[k]
            K[0, k] = K[last, k]
        place[2] += 1
        control[0] = t_next
        tally[0] = max(tally[0], scratch.left[0])
        tally[1] = max(tally[1], scratch.left[1])
        tally[2] = t_next
        growth = control[2]
        if error > 0.0:
            growth = min(growth, max(SLOWEST, SAFETY * error**-method.exponent))
        control[1] = h * growth
        control[2] = FASTEST
        control[3], control[4] = math.inf, h
        control[5], control[6] = 0.0, 0.0
        calls.follow(tables, work, t_next, y, K[0])
        if calls.choice_is_poor(tables, work, t_next, y):
            return REPARTITION
    return FINISHED


@inlined
def _stages(tables, work, calls, method, scratch, t, y, h, first, last, on_joints):
    """Write the slopes of some stages after the first; return how they went.

    They may be put on the joints: the equations at the projection of a state are as good as those
    at the state, at a higher price.
    """
    went = CLEAR
    for stage in range(first, last):
        stage_state(method.A[stage], stage, scratch.K, y, h, scratch.y_stage)
        t_stage = t + method.C[stage] * h
        if on_joints:
            if not _on_joints(tables, work, calls, scratch, t_stage):
                return OPEN
            if is_lost(work.holds):
                went = NEAR
        calls.evaluate(tables, work, t_stage, scratch.y_stage, scratch.K[stage], on_joints)
    return went


@jit
def _on_joints(tables, work, calls, scratch, t_stage):
    """Put a stage on the joints and read what rows hold there; return whether that can be done."""
    y_stage = scratch.y_stage
    if not all_finite(y_stage):
        return False
    if not calls.project(tables, work, t_stage, y_stage, scratch.step, scratch.left):
        return False
    read_holds(tables, work)
    return True


@inlined
def _close(tables, work, calls, scratch, t_next):
    """Put the new state on the constraints; return whether that could be done."""
    scratch.left[0] = 0.0
    scratch.left[1] = 0.0
    if not all_finite(scratch.y_next):
        return False
    return calls.project(tables, work, t_next, scratch.y_next, scratch.step, scratch.left)


@inlined
def _prepare_dense(tables, work, calls, method, scratch, t, y, h, on_joints):
    """Write the polynomial F of the step; its first three terms are cubic Hermite.

    Returns whether the joints could be closed.
    """
    K, F = scratch.K, scratch.F
    last = method.B.size
    end = method.C.size
    if _stages(tables, work, calls, method, scratch, t, y, h, last + 1, end, on_joints) == OPEN:
        return False
    for k in range(y.size):
        change = scratch.y_next[k] - y[k]
        F[0, k] = change
        F[1, k] = h * K[0, k] - change
        F[2, k] = 2 * change - h * (K[last, k] + K[0, k])
    for i in range(method.D.shape[0]):
        add_slopes(method.D[i], method.C.size, K, F[3 + i])
        for k in range(y.size):
            F[3 + i, k] *= h
    return True


@inlined
def _report(tables, work, calls, scratch, t, h, t_next, times, frames, y, place, tally):
    """Write all frames whose time lies in the step."""
    while place[0] < times.size and times[place[0]] <= t_next:
        t_report = times[place[0]]
        x = (t_report - t) / h
        _interpolate(scratch.F, y, x, scratch.y_report)
        if not calls.project(tables, work, t_report, scratch.y_report, scratch.step, tally):
            return CANNOT_CLOSE
        frame = frames[place[0]]
        if not record(tables, work, calls, t_report, scratch.y_report, scratch.rates, True, frame):
            return NOT_FINITE
        place[3] += 1
        place[0] += 1
        count = parts(tables, work.between, t_report, scratch.y_report, scratch.rates)
        start = max(t, work.between.since[0])
        remember(work.between, t_report, scratch.y_report, scratch.rates)
        code = _fill(tables, work, calls, scratch, t, h, start, t_report, count, y, place, tally)
        if code != RUNNING:
            return code
    return RUNNING


@inlined
def _report_between(tables, work, calls, scratch, t, h, t_next, slope, count, y, place, tally):
    """Record a frame at the end of the step, and others on the way to it from the last one."""
    start = max(t, work.between.since[0])
    place[3] += 1
    if not record_between(tables, work, calls, t_next, scratch.y_next, scratch.rates, False):
        return NOT_FINITE
    remember(work.between, t_next, scratch.y_next, slope)
    return _fill(tables, work, calls, scratch, t, h, start, t_next, count, y, place, tally)


@jit
def _fill(tables, work, calls, scratch, t, h, start, stop, count, y, place, tally):
    """Record the frames that divide a part of the step into so many parts."""
    for part in range(1, count):
        t_report = start + (stop - start) * part / count
        _interpolate(scratch.F, y, (t_report - t) / h, scratch.y_report)
        if not calls.project(tables, work, t_report, scratch.y_report, scratch.step, tally):
            return CANNOT_CLOSE
        place[3] += 1
        y_report = scratch.y_report
        if not record_between(tables, work, calls, t_report, y_report, scratch.rates, True):
            return NOT_FINITE
    return RUNNING


@jit
def _interpolate(F, y, x, target):
    """Write y + x (F0 + (1 - x) (F1 + x (F2 + (1 - x) (F3 + ...))))."""
    for k in range(y.size):
        total = 0.0
        for i in range(F.shape[0] - 1, -1, -1):
            total = (total + F[i, k]) * (x if i % 2 == 0 else 1.0 - x)
        target[k] = y[k] + total


@inlined
def _first_step(tables, work, calls, method, scratch, rtol, atol, t, y, longest):
    """Guess a first step (section II.4 of the book); K[0] holds y'."""
    K = scratch.K
    motion = motion_size(tables)
    size_y = _scaled_norm(y, y, rtol, atol, motion)
    size_k = _scaled_norm(K[0], y, rtol, atol, motion)
    guess = 1e-6 if size_y < 1e-5 or size_k < 1e-5 else 0.01 * size_y / size_k
    guess = min(guess, longest)
    for k in range(y.size):
        scratch.y_stage[k] = y[k] + guess * K[0, k]
    calls.evaluate(tables, work, t + guess, scratch.y_stage, K[1], False)
    for k in range(y.size):
        K[1, k] = (K[1, k] - K[0, k]) / guess
    curvature = max(_scaled_norm(K[1], y, rtol, atol, motion), size_k)
    other = max(1e-6, guess * 1e-3)
    if curvature > 1e-15:
        other = (0.01 / curvature) ** method.exponent
    return min(100 * guess, other, longest)


@jit
def _scaled_norm(values, y, rtol, atol, count):
    total = 0.0
    for k in range(count):
        total += (values[k] / (atol + rtol * abs(y[k]))) ** 2
    return math.sqrt(total / max(count, 1))

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

from kane.kernels.between import is_full, parts, remember
from kane.kernels.bundle import Bundle
from kane.kernels.codes import (
    CANNOT_CLOSE,
    FINISHED,
    FULL,
    NOT_FINITE,
    REPARTITION,
    RUNNING,
    STEP_TOO_SMALL,
)
from kane.kernels.energy_error import allowed_energy, square_of_energies
from kane.kernels.jit import inlined, jit, public
from kane.kernels.record import all_finite, record, record_between
from kane.kernels.stage import add_slopes, stage_state
from kane.kernels.state import motion_size
from kane.kernels.step_limits import last_step, limited

SAFETY = 0.9
SLOWEST, FASTEST = 0.2, 10.0  # change of step size from one step to the next
SHORTEST = 1e-14  # a step that is a smaller part of the time would be lost in round-off
SMALLEST_REPAIR = 1e-9  # joints that do not close after so short a step will not close at all
ALONG = 0.01  # part of the error along the joints where nearly all of it lies across them
HELPED = 2.0  # a shorter step helps where the error falls by more than this power of the length
SUDDEN = 1e3  # an error that step control does not let grow: something happened within the step
SUDDEN_ALONG = 1e-4  # its part along the joints where they let go for a moment
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

    """

    A: npt.NDArray[np.float64]
    B: npt.NDArray[np.float64]
    C: npt.NDArray[np.float64]
    E3: npt.NDArray[np.float64]
    E5: npt.NDArray[np.float64]
    D: npt.NDArray[np.float64]
    exponent: float


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
        control: (5,) time of y [s]; next step to try [s], 0 where the segment begins; how many
            times as long as that the step after it may be; error and length of the last step that
            was rejected, an infinite error where the last one was taken.
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
        _stages(tables, work, calls, method, scratch, t, y, h, 1, last)
        stage_state(method.B, last, K, y, h, scratch.y_next)
        place[3] += last - 1
        closed = _close(tables, work, calls, scratch, t_next)
        error = math.inf
        if closed:
            calls.evaluate(tables, work, t_next, scratch.y_next, K[last], True)
            place[3] += 1
            error = _error(tables, work, calls, method, scratch, rtol, atol, t_next, y, h, control)
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
        is_due = place[0] < times.size and times[place[0]] <= t_next
        if is_due:
            _prepare_dense(tables, work, calls, method, scratch, t, y, h)
            place[3] += method.C.size - last - 1
            code = _report(
                tables, work, calls, scratch, t, h, t_next, times, frames, y, place, tally
            )
            if code != RUNNING:
                return code
        count = parts(tables, work.between, t_next, scratch.y_next, K[last])
        if count > 0 and t_next < end:  # a frame at the end belongs to the segment after it
            if count > 1 and not is_due:
                _prepare_dense(tables, work, calls, method, scratch, t, y, h)
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
        calls.follow(tables, work, t_next, y, K[0])
        if calls.choice_is_poor(tables, work, t_next, y):
            return REPARTITION
    return FINISHED


@inlined
def _stages(tables, work, calls, method, scratch, t, y, h, first, last):
    """Write the slopes of some stages after the first."""
    for stage in range(first, last):
        stage_state(method.A[stage], stage, scratch.K, y, h, scratch.y_stage)
        t_stage = t + method.C[stage] * h
        calls.evaluate(tables, work, t_stage, scratch.y_stage, scratch.K[stage], False)


@inlined
def _close(tables, work, calls, scratch, t_next):
    """Put the new state on the constraints; return whether that could be done."""
    scratch.left[0] = 0.0
    scratch.left[1] = 0.0
    if not all_finite(scratch.y_next):
        return False
    return calls.project(tables, work, t_next, scratch.y_next, scratch.step, scratch.left)


@inlined
def _error(tables, work, calls, method, scratch, rtol, atol, t_next, y, h, control):
    """Return the error of the step over what is allowed.

    The projection takes away what the joints forbid. Such errors count nevertheless: a motion off
    the joints would go elsewhere along them too. But where joints are about to lose their hold, as
    in the flat position of a parallelogram, they grow without bounds, however short the step. There
    they pass: where they appear suddenly, and where a shorter step has not helped.
    """
    motion = motion_size(tables)
    add_slopes(method.E5, method.B.size + 1, scratch.K, scratch.fifth)
    add_slopes(method.E3, method.B.size + 1, scratch.K, scratch.third)
    error = _size_of_error(scratch, rtol, atol, y, h, motion)
    if error >= 1.0:
        calls.along_joints(tables, work, t_next, scratch.y_next, scratch.fifth, scratch.step)
        calls.along_joints(tables, work, t_next, scratch.y_next, scratch.third, scratch.step)
        along = _size_of_error(scratch, rtol, atol, y, h, motion)
        helped = error <= control[3] * (h / control[4]) ** HELPED
        sudden = error > SUDDEN and along < SUDDEN_ALONG * error
        if sudden or (along < ALONG * error and not helped):
            error = along
            control[2] = FASTEST  # that a longer step failed says nothing of the motion
    return max(error, _error_of_energies(tables, scratch, rtol, atol, y, h))


@inlined
def _error_of_energies(tables, scratch, rtol, atol, y, h):
    """Return the error of the work and of the dissipation over what is allowed."""
    allowed = max(
        allowed_energy(tables, rtol, atol, y), allowed_energy(tables, rtol, atol, scratch.y_next)
    )
    fifth = square_of_energies(tables, scratch.fifth, allowed)
    third = square_of_energies(tables, scratch.third, allowed)
    return _damped(fifth, third, h)


@jit
def _size_of_error(scratch, rtol, atol, y, h, motion):
    """Return the error of the motion over what is allowed, in the mean square."""
    fifth, third = 0.0, 0.0
    for k in range(motion):
        scale = atol + rtol * max(abs(y[k]), abs(scratch.y_next[k]))
        fifth += (scratch.fifth[k] / scale) ** 2
        third += (scratch.third[k] / scale) ** 2
    count = max(motion, 1)
    return _damped(fifth / count, third / count, h)


@inlined
def _damped(fifth, third, h):
    """Return an error from the squares of both estimates (equation II.10.17 of the book)."""
    if fifth == 0.0 and third == 0.0:
        return 0.0
    return h * fifth / math.sqrt(fifth + 0.01 * third)


@inlined
def _prepare_dense(tables, work, calls, method, scratch, t, y, h):
    """Write the polynomial F of the step; its first three terms are cubic Hermite."""
    K, F = scratch.K, scratch.F
    last = method.B.size
    _stages(tables, work, calls, method, scratch, t, y, h, last + 1, method.C.size)
    for k in range(y.size):
        change = scratch.y_next[k] - y[k]
        F[0, k] = change
        F[1, k] = h * K[0, k] - change
        F[2, k] = 2 * change - h * (K[last, k] + K[0, k])
    for i in range(method.D.shape[0]):
        add_slopes(method.D[i], method.C.size, K, F[3 + i])
        for k in range(y.size):
            F[3 + i, k] *= h


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

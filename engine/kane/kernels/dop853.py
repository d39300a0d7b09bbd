"""DOP853: explicit Runge-Kutta method of order 8 with step control and dense output.

Hairer, Norsett, Wanner, Solving Ordinary Differential Equations I (1993), sections II.5 and
II.6. After each accepted step the state is put back on the constraints; report times lie on the
dense output and are put on the constraints too.
"""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.kernels.codes import CANNOT_CLOSE, FINISHED, NOT_FINITE, RUNNING, STEP_TOO_SMALL
from kane.kernels.evaluate import evaluate
from kane.kernels.jit import jit
from kane.kernels.project import along_joints, project
from kane.kernels.record import all_finite, record

STAGES = 12
EXPONENT = -1 / 8  # the error estimate has order 7
SAFETY = 0.9
SLOWEST, FASTEST = 0.2, 10.0  # change of step size from one step to the next
SHORTEST = 1e-14  # a step that is a smaller part of the time would be lost in round-off
SMALLEST_REPAIR = 1e-9  # joints that do not close after so short a step will not close at all
ALONG = 0.01  # part of the error along the joints where nearly all of it lies across them
STRETCH = 1.001  # no crumb of a step is left over at the end
ENERGIES = 2  # they follow from the motion and have no part in the control of its error


class Coefficients(NamedTuple):
    """The method's numbers.

    Attributes:
        A: (16, 16) stages of the step (12), its end (1), of the dense output (3).
        B: (12,) weights.
        C: (16,) times of the stages, as parts of a step.
        E3, E5: (13,) error estimates of orders 3 and 5.
        D: (4, 16) dense output.

    """

    A: npt.NDArray[np.float64]
    B: npt.NDArray[np.float64]
    C: npt.NDArray[np.float64]
    E3: npt.NDArray[np.float64]
    E5: npt.NDArray[np.float64]
    D: npt.NDArray[np.float64]


class Scratch(NamedTuple):
    """Arrays that the method overwrites.

    Attributes:
        K: (16, y) slopes; F: (7, y) dense output; y_next, y_stage, y_report: (y,) states;
        rates: (y,) y' at a report time; step: (u,) correction of positions; fifth, third: (y,)
        the two error estimates over the length of the step.

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


@jit
def run_dop853(
    tables, work, method, scratch, rtol, atol, times, frames, y, control, place, tally, budget
):
    """Go on with a run for at most ``budget`` steps.

    Args:
        tables: the system.
        work: its work arrays.
        method: the method's numbers.
        scratch: arrays that the method overwrites.
        rtol: error allowed in a step, |error| <= atol + rtol |y| in the mean square.
        atol: see rtol.
        times: (frames,) report times [s].
        frames: (frames, y + m) what is reported, written row by row.
        y: state, at the last step taken.
        control: (2,) time of y [s], next step to try [s]; 0 lets the method choose.
        place: (4,) next frame, steps rejected, steps so far, evaluations so far.
        tally: (3,) largest position and velocity violation, time reached [s].
        budget: steps to try at most.

    Returns:
        a code of ``codes``.

    """
    K = scratch.K
    end = times[times.size - 1]
    if place[0] == 0:
        if not record(tables, work, times[0], y, K[0], frames[0]):
            return NOT_FINITE
        place[0] = 1
        control[1] = _first_step(tables, work, scratch, rtol, atol, y, end)
        place[3] += 2
    while place[0] < times.size:
        if budget == 0:
            return RUNNING
        budget -= 1
        t = control[0]
        h = control[1]
        if t + STRETCH * h >= end:
            h = end - t
        elif not h >= SHORTEST * max(t, SHORTEST * end):  # nor a step that is not a number
            return STEP_TOO_SMALL
        t_next = end if h == end - t else t + h
        evaluate(tables, work, t, y, K[0])
        _stages(tables, work, method, scratch, t, y, h)
        place[3] += STAGES
        _errors(method, scratch, y.size - ENERGIES)
        error = _size_of_error(scratch, rtol, atol, y, h)
        if error >= 1.0:
            # Where joints are about to lose their hold, as in the flat position of a
            # parallelogram, errors that they forbid grow without bounds, however short the step.
            # The projection takes them away, so they are no errors of the motion.
            along_joints(tables, work, t_next, scratch.y_next, scratch.fifth, scratch.step)
            along_joints(tables, work, t_next, scratch.y_next, scratch.third, scratch.step)
            along = _size_of_error(scratch, rtol, atol, y, h)
            if along < ALONG * error:
                error = along
        if not error < 1.0:
            place[1] += 1
            shrink = SLOWEST
            if math.isfinite(error):
                shrink = max(SLOWEST, SAFETY * error**EXPONENT)
            control[1] = h * shrink
            continue
        if not all_finite(scratch.y_next):
            return NOT_FINITE
        due = times[place[0]] <= t_next
        if due:
            _prepare_dense(tables, work, method, scratch, t, y, h)
            place[3] += 4
        if not project(tables, work, t_next, scratch.y_next, scratch.step, tally):
            if h < SMALLEST_REPAIR * end:
                return CANNOT_CLOSE
            place[1] += 1
            control[1] = h * SLOWEST
            continue
        if due:
            code = _report(tables, work, scratch, t, h, t_next, times, frames, y, place, tally)
            if code != RUNNING:
                return code
        for k in range(y.size):
            y[k] = scratch.y_next[k]
        place[2] += 1
        control[0] = t_next
        tally[2] = t_next
        growth = FASTEST
        if error > 0.0:
            growth = min(FASTEST, max(SLOWEST, SAFETY * error**EXPONENT))
        # the last step is cut to fit and says nothing about the size of the next
        control[1] = h * growth
    return FINISHED


@jit
def _stages(tables, work, method, scratch, t, y, h):
    """Write the slopes K[1:12] and the new state, not yet projected."""
    for stage in range(1, STAGES):
        _stage_state(method.A[stage], stage, scratch.K, y, h, scratch.y_stage)
        t_stage = t + method.C[stage] * h
        evaluate(tables, work, t_stage, scratch.y_stage, scratch.K[stage])
    _stage_state(method.B, STAGES, scratch.K, y, h, scratch.y_next)


@jit
def _stage_state(weights, count, K, y, h, target):
    for k in range(y.size):
        target[k] = 0.0
    for j in range(count):
        weight = weights[j]
        if weight != 0.0:
            for k in range(y.size):
                target[k] += weight * K[j, k]
    for k in range(y.size):
        target[k] = y[k] + h * target[k]


@jit
def _errors(method, scratch, count):
    """Write the two error estimates of the step, over its length."""
    K, fifth, third = scratch.K, scratch.fifth, scratch.third
    for k in range(count):
        fifth[k] = 0.0
        third[k] = 0.0
        for j in range(STAGES):
            fifth[k] += method.E5[j] * K[j, k]
            third[k] += method.E3[j] * K[j, k]


@jit
def _size_of_error(scratch, rtol, atol, y, h):
    """Return the error of the step over what is allowed (equation II.10.17 of the book)."""
    count = y.size - ENERGIES
    fifth, third = 0.0, 0.0
    for k in range(count):
        scale = atol + rtol * max(abs(y[k]), abs(scratch.y_next[k]))
        fifth += (scratch.fifth[k] / scale) ** 2
        third += (scratch.third[k] / scale) ** 2
    if fifth == 0.0 and third == 0.0:
        return 0.0
    return h * fifth / math.sqrt((fifth + 0.01 * third) * max(count, 1))


@jit
def _prepare_dense(tables, work, method, scratch, t, y, h):
    """Write the polynomial F of the step."""
    K, F = scratch.K, scratch.F
    evaluate(tables, work, t + h, scratch.y_next, K[STAGES])
    for stage in range(STAGES + 1, STAGES + 4):
        _stage_state(method.A[stage], stage, K, y, h, scratch.y_stage)
        evaluate(tables, work, t + method.C[stage] * h, scratch.y_stage, K[stage])
    for k in range(y.size):
        change = scratch.y_next[k] - y[k]
        F[0, k] = change
        F[1, k] = h * K[0, k] - change
        F[2, k] = 2 * change - h * (K[STAGES, k] + K[0, k])
        for i in range(4):
            total = 0.0
            for j in range(STAGES + 4):
                total += method.D[i, j] * K[j, k]
            F[3 + i, k] = h * total


@jit
def _report(tables, work, scratch, t, h, t_next, times, frames, y, place, tally):
    """Write all frames whose time lies in the step."""
    while place[0] < times.size and times[place[0]] <= t_next:
        t_report = times[place[0]]
        x = (t_report - t) / h
        _interpolate(scratch.F, y, x, scratch.y_report)
        if not project(tables, work, t_report, scratch.y_report, scratch.step, tally):
            return CANNOT_CLOSE
        if not record(tables, work, t_report, scratch.y_report, scratch.rates, frames[place[0]]):
            return NOT_FINITE
        place[3] += 1
        place[0] += 1
    return RUNNING


@jit
def _interpolate(F, y, x, target):
    for k in range(y.size):
        total = 0.0
        for i in range(6, -1, -1):
            total = (total + F[i, k]) * (x if i % 2 == 0 else 1.0 - x)
        target[k] = y[k] + total


@jit
def _first_step(tables, work, scratch, rtol, atol, y, longest):
    """Guess a first step (section II.4 of the book); K[0] holds y'."""
    K = scratch.K
    size_y = _scaled_norm(y, y, rtol, atol)
    size_k = _scaled_norm(K[0], y, rtol, atol)
    guess = 1e-6 if size_y < 1e-5 or size_k < 1e-5 else 0.01 * size_y / size_k
    guess = min(guess, longest)
    for k in range(y.size):
        scratch.y_stage[k] = y[k] + guess * K[0, k]
    evaluate(tables, work, guess, scratch.y_stage, K[1])
    for k in range(y.size):
        K[1, k] = (K[1, k] - K[0, k]) / guess
    curvature = max(_scaled_norm(K[1], y, rtol, atol), size_k)
    other = max(1e-6, guess * 1e-3) if curvature <= 1e-15 else (0.01 / curvature) ** 0.125
    return min(100 * guess, other, longest)


@jit
def _scaled_norm(values, y, rtol, atol):
    total = 0.0
    count = y.size - ENERGIES
    for k in range(count):
        total += (values[k] / (atol + rtol * abs(y[k]))) ** 2
    return math.sqrt(total / max(count, 1))

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

from kane.kernels.codes import AGAIN, CANNOT_CLOSE, HOLD_IS_LOST, RUNNING
from kane.kernels.compiling.bundle import Bundle
from kane.kernels.compiling.jit import inlined, jit
from kane.kernels.equations.hold import gives_way, is_lost, is_lost_at_once, read_holds
from kane.kernels.methods.calls import Calls
from kane.kernels.methods.record import all_finite
from kane.kernels.methods.stage import add_slopes, stage_state
from kane.kernels.methods.step_control import (
    SLOWEST,
    Method,
    MethodKernels,
    Traits,
    make_method,
)
from kane.kernels.methods.step_error import (
    CLEAR,
    FASTEST,
    NEAR,
    OPEN,
    error_of_energies,
    error_of_signals,
    estimate_error,
    is_first_try,
    is_too_long,
    judge,
    size_of_error,
    try_elsewhere,
)
from kane.kernels.progress import EVALUATIONS, ON_JOINTS, POSITION_LEFT, VELOCITY_LEFT
from kane.kernels.state import motion_size
from kane.kernels.tables import Tables, Work

MEMORY = 0.4  # of the error before; Gustafsson's
LONGER = 100.0  # than the way on which y' was looked at is a first step at most
MOST_LOOKS = 3  # at y' for it
SMALLEST_REPAIR = 1e-9  # joints that do not close after so short a step will not close at all


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


def explicit(
    numbers: Coefficients, tables: Tables, work: Work, calls: Calls, scratch: Scratch
) -> Method:
    """Return the method with these numbers for a system."""
    traits = Traits(last=numbers.B.size, fastest=FASTEST, memory=MEMORY, failed=SLOWEST)
    return make_method(KERNELS, traits, numbers, tables, work, calls, scratch)


@jit
def _begin(tables, work, calls, method, scratch, rtol, atol, t, end, y, counts):
    """Write the slope at the start, and guess a first step; see ``MethodKernels``."""
    slope = scratch.K[0]
    calls.evaluate(tables, work, t, y, slope, False)
    calls.follow(tables, work, t, y, slope)
    counts[EVALUATIONS] += 1
    return _first_step(tables, work, calls, method, scratch, rtol, atol, t, y, end - t, counts)


@jit
def _attempt(
    tables, work, calls, method, scratch, rtol, atol, t, t_next, end, y, h, control, counts
):
    """Write the state at the end of a step and the slope there; return a code and the error.

    Arguments are those of ``MethodKernels``.
    """
    K, last = scratch.K, method.B.size
    # the new state, and whether the joints close there
    went = _stages(tables, work, calls, method, scratch, t, y, h, 1, last, control[ON_JOINTS] == 1)
    stage_state(method.B, last, K, y, h, scratch.y_next)
    counts[EVALUATIONS] += last - 1
    # a step that is simply too long needs no end on the joints
    motion, tells_early = motion_size(tables), method.E5[last] == 0.0
    if tells_early:
        estimate_error(method, scratch)
        if is_first_try(work.holds, control):
            error = size_of_error(scratch, rtol, atol, y, h, motion)
            if is_too_long(error):
                return RUNNING, error
    if went == OPEN or not _close(tables, work, calls, scratch, t_next):
        hopeless = h < SMALLEST_REPAIR * end and all_finite(scratch.y_next)
        return CANNOT_CLOSE if hopeless else RUNNING, math.inf
    # a step should not end where rows lose their hold, but at the end of the segment
    read_holds(tables, work)
    if t_next < end:
        if method.crosses == 0 and gives_way(work.holds):
            return HOLD_IS_LOST, math.inf
        if is_lost_at_once(work.holds) and try_elsewhere(control):
            return AGAIN, math.inf
    # the error of the motion, looked at closely where it is too large, and that of the energies
    calls.evaluate(tables, work, t_next, scratch.y_next, K[last], True)
    counts[EVALUATIONS] += 1
    if not tells_early:
        estimate_error(method, scratch)
    error = size_of_error(scratch, rtol, atol, y, h, motion)
    if error >= 1.0:
        error, otherwise = judge(
            tables, work, calls, scratch, rtol, atol, t_next, y, h, error, went, control
        )
        if otherwise:
            return AGAIN, error
    error = max(error, error_of_energies(tables, scratch, rtol, atol, y, h))
    if tables.signals.size > 0:
        error = max(error, error_of_signals(tables, scratch, rtol, atol, y, h))
    return RUNNING, error


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
    scratch.left[POSITION_LEFT] = 0.0
    scratch.left[VELOCITY_LEFT] = 0.0
    if not all_finite(scratch.y_next):
        return False
    return calls.project(tables, work, t_next, scratch.y_next, scratch.step, scratch.left)


@jit
def _prepare_dense(tables, work, calls, method, scratch, t, y, h, control, counts):
    """Write the polynomial F of the step; its first three terms are cubic Hermite.

    Returns whether the joints could be closed. Arguments are those of ``MethodKernels``.
    """
    K, F = scratch.K, scratch.F
    last, end = method.B.size, method.C.size
    # the stages of the dense output alone
    on_joints = control[ON_JOINTS] == 1.0
    if _stages(tables, work, calls, method, scratch, t, y, h, last + 1, end, on_joints) == OPEN:
        return False
    counts[EVALUATIONS] += end - last - 1
    # terms through both ends with their slopes, and those beyond
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


@jit
def _interpolate(_tables, _method, scratch, y, x, _h):
    """Write y + x (F0 + (1 - x) (F1 + x (F2 + (1 - x) (F3 + ...)))) to y_report."""
    F = scratch.F
    for k in range(y.size):
        total = 0.0
        for i in range(F.shape[0] - 1, -1, -1):
            total = (total + F[i, k]) * (x if i % 2 == 0 else 1.0 - x)
        scratch.y_report[k] = y[k] + total


@inlined
def _first_step(tables, work, calls, method, scratch, rtol, atol, t, y, longest, counts):
    """Guess a first step (section II.4 of the book); K[0] holds y'.

    How y' changes is looked at on so short a way at first that it may say little of a whole step:
    where numbers of the state are zero that soon will not be, which is so wherever bodies start
    from rest. Where it allows for much longer steps, it is looked at again on a longer way.
    """
    K = scratch.K
    motion = motion_size(tables)
    size_y = _scaled_norm(y, y, rtol, atol, motion)
    size_k = _scaled_norm(K[0], y, rtol, atol, motion)
    guess = 1e-6 if size_y < 1e-5 or size_k < 1e-5 else 0.01 * size_y / size_k
    guess = min(guess, longest)
    for look in range(MOST_LOOKS):
        # the slope there
        for k in range(y.size):
            scratch.y_stage[k] = y[k] + guess * K[0, k]
        calls.evaluate(tables, work, t + guess, scratch.y_stage, K[1], False)
        counts[EVALUATIONS] += 1
        for k in range(y.size):
            K[1, k] = (K[1, k] - K[0, k]) / guess
        # the step for it
        curvature = max(_scaled_norm(K[1], y, rtol, atol, motion), size_k)
        other = max(1e-6, guess * 1e-3)
        if curvature > 1e-15:
            other = (0.01 / curvature) ** method.exponent
        step = min(LONGER * guess, other, longest)
        if step < LONGER * guess or look + 1 == MOST_LOOKS:
            break
        guess = step
    return step


@jit
def _scaled_norm(values, y, rtol, atol, count):
    total = 0.0
    for k in range(count):
        total += (values[k] / (atol + rtol * abs(y[k]))) ** 2
    return math.sqrt(total / max(count, 1))


KERNELS = MethodKernels(_begin, _attempt, _prepare_dense, _interpolate)

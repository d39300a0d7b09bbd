"""A singly diagonally implicit Runge-Kutta method with step control, for stiff models.

Each stage solves the equations of motion at its own state,

    A u' = f(q, u, t) + B^T lambda,  B u' = gamma(q, u, t),  u = U + a u',  q = Q + a C(q) u,

with a = gamma h and what the earlier stages leave, Q and U, by Newton's iterations with the matrix
of ``saddle``, at the stage's own place: a stiff spring that has turned a little would spoil it
(Hairer, Wanner, Solving Ordinary Differential Equations II, 1996, section IV.8). The error estimate
is taken through the same matrix: what a stiff spring takes back at once, and what joints forbid, is
no error (the same book, equation IV.8.19). What a step misses of work and dissipation nothing takes
back: it counts as it is. Each step ends on the constraints. Report times lie on the quintic
polynomial of q, q', q'' at both ends, and are put on the constraints too.
"""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.kernels.codes import (
    HOLD_IS_LOST,
    POSITION,
    RUNNING,
)
from kane.kernels.compiling.bundle import Bundle
from kane.kernels.compiling.jit import inlined, jit
from kane.kernels.equations.across_rates import squares_across_rates
from kane.kernels.equations.assemble import turn_rates
from kane.kernels.equations.body import coordinate_rates, speeds_of
from kane.kernels.equations.hold import gives_way, read_holds
from kane.kernels.equations.signals import allowed, implicit_rates, through_slopes
from kane.kernels.equations.tangent import tangent
from kane.kernels.linear.saddle import Saddle, factor, solve
from kane.kernels.methods.calls import Calls
from kane.kernels.methods.energy_error import allowed_energy, exchanges_energy, square_of_energies
from kane.kernels.methods.hermite import hermite
from kane.kernels.methods.quintic import coordinates_at, prepare
from kane.kernels.methods.record import all_finite
from kane.kernels.methods.step_control import Method, MethodKernels, Traits, make_method
from kane.kernels.primitives import drive
from kane.kernels.progress import (
    EVALUATIONS,
    GROWTH,
    POSITION_LEFT,
    VELOCITY_LEFT,
)
from kane.kernels.state import ENERGIES, motion_size, signals
from kane.kernels.tables import Tables, Work

FASTEST = 5.0  # growth of the step size from one step to the next
FAILED = 0.25  # change where the iterations do not converge
FIRST = 1e-3  # part of the run that the first step is at most
ITERATIONS = 10
WISHED = 0.3  # ratio of two corrections; where they converge more slowly, steps do not grow
CAUTION = 5.0  # the estimate sees what is left along the joints: less than explicit methods count
SOLVED = 0.01  # part of the error allowed that the iterations may leave
ROUND_OFF = 1e-6  # the same of corrections that need not become smaller: they may be round-off


@dataclass(frozen=True, eq=False)
class Coefficients(Bundle):
    """A method's numbers; the last stage is the end of the step.

    Attributes:
        A: (s, s) coefficients, with 0 and then ``diagonal`` on the diagonal.
        C: (s,) times of the stages, as parts of a step.
        E: (s,) error estimate.
        diagonal: gamma.
        exponent: 1 over the order of the local error that is estimated.

    """

    A: npt.NDArray[np.float64]
    C: npt.NDArray[np.float64]
    E: npt.NDArray[np.float64]
    diagonal: float
    exponent: float


@dataclass(frozen=True, eq=False)
class Scratch(Bundle):
    """Arrays that the method overwrites.

    Attributes:
        K: (s, y) slopes of the stages; the first is that at the start of the step.
        base: (y,) what the earlier stages leave; y_next, y_report: (y,) states; rates: (y,).
        x: (6 n + m,) accelerations and multipliers of a stage; r: (6 n + m,) right side.
        error: (y,) error estimate; step: (u,) correction of positions.
        F: (5, q) polynomial of the coordinates.
        left: (2,) largest position and velocity violation of the step that is tried.
        saddle: the equations of a step.

    """

    K: npt.NDArray[np.float64]
    base: npt.NDArray[np.float64]
    y_next: npt.NDArray[np.float64]
    y_report: npt.NDArray[np.float64]
    rates: npt.NDArray[np.float64]
    x: npt.NDArray[np.float64]
    r: npt.NDArray[np.float64]
    error: npt.NDArray[np.float64]
    step: npt.NDArray[np.float64]
    F: npt.NDArray[np.float64]
    left: npt.NDArray[np.float64]
    saddle: Saddle


def implicit(
    numbers: Coefficients, tables: Tables, work: Work, calls: Calls, scratch: Scratch
) -> Method:
    """Return the method with these numbers for a system."""
    traits = Traits(last=numbers.C.size - 1, fastest=FASTEST, memory=0.0, failed=FAILED)
    return make_method(KERNELS, traits, numbers, tables, work, calls, scratch)


@jit
def _begin(tables, work, calls, _method, scratch, rtol, atol, t, end, y, counts):
    """Write the slope at the start, and guess a first step: a short one; steps grow soon.

    Arguments are those of ``MethodKernels``.
    """
    slope = scratch.K[0]
    calls.evaluate(tables, work, t, y, slope, False)
    calls.follow(tables, work, t, y, slope)
    counts[EVALUATIONS] += 1
    # the first stage begins with the multipliers found
    for row in range(work.lam.size):
        scratch.x[scratch.x.size - work.lam.size + row] = work.lam[row]
    # a hundredth of the time in which the state would change by its own size
    size, steepness = 0.0, 0.0
    for k in range(motion_size(tables)):
        scale = atol + rtol * abs(y[k])
        size += (y[k] / scale) ** 2
        steepness += (slope[k] / scale) ** 2
    longest = FIRST * (end - t)
    guess = 0.01 * math.sqrt(size / steepness) if size > 0.0 and steepness > 0.0 else longest
    return min(max(guess, 1e-6 * longest), longest)


@jit
def _attempt(
    tables, work, calls, method, scratch, rtol, atol, t, t_next, end, y, h, control, counts
):
    """Write the state at the end of a step and the slope there; return a code and the error.

    Arguments are those of ``MethodKernels``.
    """
    # the stages, the last of which is the new state
    saddle = scratch.saddle
    slowest = _stages(tables, work, calls, saddle, method, scratch, rtol, atol, t, y, h, counts)
    if not slowest < 1.0:
        return RUNNING, math.inf
    error = _error(tables, work, saddle, method, scratch, rtol, atol, y, h)
    if not error < 1.0:
        return RUNNING, error
    # onto the joints, unless rows lose their hold there
    scratch.left[POSITION_LEFT], scratch.left[VELOCITY_LEFT] = 0.0, 0.0
    if not calls.project(tables, work, t_next, scratch.y_next, scratch.step, scratch.left):
        return RUNNING, math.inf
    read_holds(tables, work)
    if t_next < end and gives_way(work.holds):
        return HOLD_IS_LOST, error
    # the slope there: accelerations are those of the last stage
    speeds, energies = 7 * (tables.bodies.size - 1), motion_size(tables)
    y_next, last = scratch.y_next, scratch.K[method.C.size - 1]
    coordinate_rates(y_next[:speeds], y_next[speeds:energies], last[:speeds])
    if slowest >= WISHED:
        control[GROWTH] = 1.0
    return RUNNING, error


@inlined
def _stages(tables, work, calls, saddle, method, scratch, rtol, atol, t, y, h, counts):
    """Write the slopes of all stages, the last one's state to y_next.

    Returns the largest ratio of two corrections, at least 1 where a stage has not been found.
    Arguments are those of ``MethodKernels``.
    """
    # Newton's iterations begin with the accelerations at the start of the step
    moving = tables.bodies.size - 1
    speeds, energies = 7 * moving, 13 * moving
    a = method.diagonal * h
    rate, slowest = 1.0, 0.0
    for k in range(6 * moving):
        scratch.x[k] = scratch.K[0, speeds + k]
    for stage in range(1, method.C.size):
        # what the earlier stages leave
        for k in range(y.size):
            total = 0.0
            for j in range(stage):
                total += method.A[stage, j] * scratch.K[j, k]
            scratch.base[k] = y[k] + h * total
        # accelerations and multipliers; to begin with, angles do not say how fast they turn
        for k in range(energies + ENERGIES, y.size):
            scratch.K[stage, k] = scratch.K[stage - 1, k]
        t_stage = t + method.C[stage] * h
        rate = _solve_stage(
            tables, work, calls, saddle, scratch, scratch.K[stage], rtol, atol, t_stage, y, a, rate,
            counts,
        )  # fmt: skip
        if not rate < 1.0:
            return math.inf
        slowest = max(slowest, rate)
        # the slope: rates of coordinates, accelerations, powers
        slope, reached = scratch.K[stage], scratch.y_next
        coordinate_rates(reached[:speeds], reached[speeds:energies], slope[:speeds])
        for k in range(6 * moving):
            scratch.K[stage, speeds + k] = scratch.x[k]
        for k in range(ENERGIES):
            scratch.K[stage, energies + k] = work.power[k]
            scratch.y_next[energies + k] = scratch.base[energies + k] + a * work.power[k]
        for k in range(energies + ENERGIES, energies + ENERGIES + tables.signals.size):
            scratch.y_next[k] = scratch.base[k] + a * slope[k]
    return slowest if all_finite(scratch.y_next) else math.inf


@inlined
def _solve_stage(tables, work, calls, saddle, scratch, slope, rtol, atol, t, y, a, rate, counts):
    """Find accelerations and multipliers of a stage, from those in x; return how they converged.

    That is the ratio of two corrections, at least 1 where they do not converge. ``rate`` is that
    of an earlier stage. The angles of ``slope``, (y,), are how fast they turn. y, (y,), is the
    state at the start of the step, t the time of the stage [s], a is gamma h [s].
    """
    speeds, count = 7 * (tables.bodies.size - 1), saddle.moves.size
    before = 0.0
    rate = max(rate, 1e-10) ** 0.8
    for iteration in range(ITERATIONS):
        # a correction, with a new matrix where the old one serves badly
        _residual(tables, work, calls, scratch, saddle, slope, t, a)
        counts[EVALUATIONS] += 1
        if iteration == 0 or rate > WISHED:
            tangent(tables, work, saddle, a)
            factor(work.J, saddle)
        solve(saddle, scratch.r)
        # x with it, and its size over what is allowed
        total = 0.0
        for k in range(count):
            scratch.x[k] += scratch.r[k]
            now = scratch.y_next[speeds + k]
            scale = atol + rtol * max(abs(now), abs(y[speeds + k]))
            total += (a * scratch.r[k] / scale) ** 2
        for k in range(count, scratch.x.size):
            scratch.x[k] -= scratch.r[k]
        # whether they converge, and whether this was the last
        size = math.sqrt(total / max(count, 1))
        if not math.isfinite(size):
            return math.inf
        if iteration > 0:
            rate = size / before if before > 0.0 else 0.0
            if rate >= 1.0 and size > SOLVED:
                return rate
        if size <= ROUND_OFF:  # a ratio of such corrections says nothing
            rate = min(rate, 0.5 * WISHED)
        if rate < 1.0 and size * rate / (1.0 - rate) <= SOLVED:
            # powers and rates of signals are still those before the last correction
            if exchanges_energy(tables) or tables.signals.size > 0:
                _form(tables, work, calls, scratch, slope, t, a, True)
            else:
                _stage_state(tables, scratch, slope, a)
            return min(rate, 0.99)
        before = size
    return math.inf


@inlined
def _residual(tables, work, calls, scratch, saddle, slope, t, a):
    """Write f + B^T lambda - A u' and gamma - B u' of a stage to r, its state to y_next."""
    moving = tables.bodies.size - 1
    count = 6 * moving
    x, r = scratch.x, scratch.r
    _form(tables, work, calls, scratch, slope, t, a, False)
    for i in range(1, moving + 1):
        body = tables.bodies[i]
        for j in range(3):
            k = 6 * i - 6 + j
            r[k] = work.f[i, j] - body["mass"] * x[k]
            r[k + 3] = work.f[i, 3 + j] - body["inertia"][j] * x[k + 3]
    for row in range(work.lam.size):
        total = work.gamma[row]
        for block in range(tables.row_start[row], tables.row_start[row + 1]):
            start = 6 * (tables.block_body[block] - 1)
            if start >= 0:
                for j in range(6):
                    r[start + j] += work.J[block, j] * work.lam[row]
                    total -= work.J[block, j] * x[start + j]
        r[count + row] = total
    for k in range(count):
        if not saddle.moves[k]:
            r[k] = 0.0


@jit
def _form(tables, work, calls, scratch, slope, t, a, powers_alone):
    """Write the state of a stage to y_next, what the angles turn by, and what ``form`` does."""
    _stage_state(tables, scratch, slope, a)
    if tables.signals.size > 0:  # first of all those that go with these places and speeds
        calls.form(tables, work, t, scratch.y_next, True)
        implicit_rates(tables, work, scratch.base, a, slope)
        _stage_state(tables, scratch, slope, a)
    calls.form(tables, work, t, scratch.y_next, powers_alone)
    turn_rates(tables, work, slope)
    first = scratch.x.size - work.lam.size
    for row in range(work.lam.size):
        work.lam[row] = scratch.x[first + row]
    drive.add_power(
        tables.drives, tables.row_start, tables.block_body, work.J, work.v, work.w, work.lam,
        work.power,
    )  # fmt: skip


@jit
def _stage_state(tables, scratch, slope, a):
    """Write u = U + a u' and q = Q + a C(q) u to y_next, and what the angles turn by.

    C(q) is linear in e, e' = W e with W W = -|w|^2 / 4, so that
    e = (1 - a W)^-1 E = (E + a W E) / (1 + a^2 |w|^2 / 4).
    """
    moving = tables.bodies.size - 1
    speeds = 7 * moving
    y, base, u = scratch.y_next, scratch.base, scratch.y_next[speeds : 13 * moving]
    for k in range(6 * moving):
        u[k] = base[speeds + k] + a * scratch.x[k]
    coordinate_rates(base[:speeds], u, y[:speeds])
    for i in range(moving):
        k, w = 7 * i, u[6 * i + 3 : 6 * i + 6]
        square = w[0] ** 2 + w[1] ** 2 + w[2] ** 2
        for j in range(3):
            y[k + j] = base[k + j] + a * y[k + j]
        for j in range(3, 7):
            y[k + j] = (base[k + j] + a * y[k + j]) / (1.0 + 0.25 * a * a * square)
    for k in range(13 * moving + ENERGIES, y.size):
        y[k] = base[k] + a * slope[k]


@inlined
def _error(tables, work, saddle, method, scratch, rtol, atol, y, h):
    """Return the error of the step over what is allowed; arguments as of ``MethodKernels``."""
    moving = tables.bodies.size - 1
    speeds, energies = 7 * moving, 13 * moving
    # what the embedded method finds otherwise
    error = scratch.error
    for k in range(energies + ENERGIES + tables.signals.size):
        total = 0.0
        for stage in range(method.C.size):
            total += method.E[stage] * scratch.K[stage, k]
        error[k] = h * total
    # of the motion: what lies across the rows, and the rest through the matrix
    speeds_of(y[:speeds], error[:speeds], scratch.step)
    total = 0.0
    if tables.highest_level > POSITION:
        total = squares_across_rates(
            tables, work, rtol, atol, scratch.y_next[speeds:energies], scratch.step,
            error[speeds:energies],
        )  # fmt: skip
    _through_matrix(saddle, scratch, error[speeds:energies])
    _through_matrix(saddle, scratch, scratch.step)
    coordinate_rates(y[:speeds], scratch.step, error[:speeds])
    for k in range(energies):
        scale = atol + rtol * max(abs(y[k]), abs(scratch.y_next[k]))
        total += (error[k] / scale) ** 2
    # of work and dissipation, as it is
    allowed = max(
        allowed_energy(tables, rtol, atol, y), allowed_energy(tables, rtol, atol, scratch.y_next)
    )
    of_energies = math.sqrt(square_of_energies(tables, error, allowed))
    largest = max(CAUTION * math.sqrt(total / max(energies, 1)), of_energies)
    if tables.signals.size > 0:
        largest = max(largest, _of_signals(tables, work, method, scratch, rtol, atol, y, h))
    return largest


@jit
def _of_signals(tables, work, method, scratch, rtol, atol, y, h):
    """Return the largest error of the states of signals over what is allowed.

    As of the motion, what they forget at once is none.
    """
    before, after = signals(tables, y), signals(tables, scratch.y_next)
    error = signals(tables, scratch.error)
    through_slopes(work, method.diagonal * h, error)
    largest = 0.0
    for k in range(error.size):
        most = allowed(tables, rtol, atol, k, before[k], after[k])
        largest = max(largest, CAUTION * abs(error[k]) / most)
    return largest


@jit
def _through_matrix(saddle, scratch, change):
    """Replace a change of the speeds by (A + a C + a^2 K)^-1 A times it, along the joints."""
    r = scratch.r
    for k in range(r.size):
        r[k] = 0.0
    for k in range(change.size):
        r[k] = saddle.inertia[1 + k // 6, k % 6] * change[k]
    solve(saddle, r)
    for k in range(change.size):
        change[k] = r[k]


@jit
def _prepare_dense(_tables, _work, _calls, method, scratch, _t, y, h, _control, _counts):
    """Write the polynomial F of the step; return True, as nothing can fail."""
    last = scratch.K[method.C.size - 1]
    prepare(y, scratch.K[0], scratch.y_next, last, h, scratch.error, scratch.F)
    return True


@jit
def _interpolate(tables, method, scratch, y, x, h):
    """Write the state at a part x of the step to y_report; the speeds are those of q'."""
    y_report, q_dot = scratch.y_report, scratch.error
    speeds, energies = 7 * (tables.bodies.size - 1), motion_size(tables)
    coordinates_at(scratch.F, y, x, h, y_report[:speeds], q_dot[:speeds])
    speeds_of(y_report[:speeds], q_dot[:speeds], y_report[speeds:energies])
    last = scratch.K[method.C.size - 1]
    for k in range(energies, y.size):  # energies and angles
        y_report[k] = hermite(y[k], scratch.K[0, k], scratch.y_next[k], last[k], x, h)


KERNELS = MethodKernels(_begin, _attempt, _prepare_dense, _interpolate)

"""The equations in symbols against the engine: the same accelerations at random states.

Coordinates near the start are put onto the constraints by Newton's method, speeds by least squares.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.spatial.transform import Rotation
from sympy import Expr

from kane.kernels.codes import BETWEEN_JUMPS, POSITION, SPEED
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.tables import make_work
from kane.symbolic.derivation import Derivation
from kane.symbolic.tape import ZERO
from kane.symbolic.values import Evaluate, evaluator

Array = npt.NDArray[np.float64]

STATES = 5
SPREAD = 0.2  # of coordinates [rad, m] and speeds about the start, relative to their sizes
CLOSED = 1e-13  # of the size of the mechanism; where Newton's method ends
STEPS = 50
AGREES = 1e-12  # of the largest acceleration: some hundred roundings of double precision


@dataclass(frozen=True)
class Agreement:
    """How well the equations in symbols and the engine agree.

    Attributes:
        states: at how many random states they were compared.
        largest: difference of an acceleration over the largest one.

    """

    states: int
    largest: float

    @property
    def is_good(self) -> bool:
        """Whether they agree but for round-off."""
        return bool(self.largest <= AGREES)


@dataclass(frozen=True)
class State:
    """A state on the constraints: time [s], coordinates and generalized speeds."""

    time: float
    q: Array
    u: Array


class Numeric:
    """The equations of a derivation in numbers.

    Args:
        found: the derivation.

    """

    def __init__(self, found: Derivation) -> None:
        self._found = found
        self.count, self.rows = len(found.speeds), len(found.rows)
        speeds = found.motion.speeds
        self._rates = self._function([*found.rates])
        self._Y = self._function(
            [parts.get(r, ZERO) for parts, _ in speeds.rates for r in range(self.count)]
        )
        self._equations = self._function(
            [
                *(x for row in found.mass for x in row),
                *found.force,
                *(x for row in found.matrix for x in row),
                *(x for row in found.pushes for x in row),
                *(row.bias for row in found.rows),
            ]
        )
        self._constraints = self._function(
            [
                *(row.gap for row in found.rows),
                *(row.rest for row in found.rows),
                *(x for row in found.matrix for x in row),
            ]
        )
        self._levels = np.array([row.level for row in found.rows], dtype=int)

    def _function(self, exprs: list[Expr]) -> Evaluate:
        found = self._found
        return evaluator(found.tape, exprs, found.motion.speeds, found.symbols.values)

    def accelerations(self, state: State) -> tuple[Array, Array]:
        """Return u' and the multipliers."""
        n, m = self.count, self.rows
        values = np.array(self._equations(state.time, state.q.tolist(), state.u.tolist()))
        M, f, B, push, bias = np.split(values, np.cumsum([n * n, n, m * n, m * n]))
        whole = np.zeros((n + m, n + m))
        whole[:n, :n] = M.reshape(n, n)
        whole[:n, n:] = -push.reshape(m, n).T
        whole[n:, :n] = B.reshape(m, n)
        solved = solve(whole, np.concatenate([f, -bias]))
        return solved[:n], solved[n:]

    def on_constraints(self, time: float, q: Array, u: Array) -> State | None:
        """Return a state near coordinates and speeds; None where none is found."""
        n, m = self.count, self.rows
        held, moving = self._levels == POSITION, self._levels <= SPEED
        closed = not held.any()
        for _ in range(STEPS):
            values = np.array(self._constraints(time, q.tolist(), u.tolist()))
            gap, _, B = np.split(values, [m, 2 * m])
            B = B.reshape(m, n)
            if closed:
                break
            closed = np.abs(gap[held]).max() < CLOSED * max(1.0, np.abs(q).max())  # once more
            step = -np.linalg.lstsq(B[held], gap[held], rcond=None)[0]
            Y = np.array(self._Y(time, q.tolist(), u.tolist())).reshape(n, n)
            q = q + Y @ step
        else:
            return None
        values = np.array(self._constraints(time, q.tolist(), u.tolist()))
        _, rest, B = np.split(values, [m, 2 * m])
        B = B.reshape(m, n)
        if moving.any():
            u = u - np.linalg.lstsq(B[moving], B[moving] @ u + rest[moving], rcond=None)[0]
        return State(time, q, u)


def solve(whole: Array, right: Array) -> Array:
    """Return the solution of a linear system, refined once: rows have sizes of their own."""
    solved = np.linalg.solve(whole, right)
    return np.asarray(solved + np.linalg.solve(whole, right - whole @ solved))


def random_states(found: Derivation, seed: int = 1, count: int = STATES) -> Iterator[State]:
    """Yield random states on the constraints."""
    lots, numeric = np.random.default_rng(seed), Numeric(found)
    size = len(found.coordinates)
    start = np.array(found.start)
    span = min(found.drawn.model.solver.duration, 1.0)
    given = 0
    for _ in range(10 * count):
        q = start + SPREAD * lots.uniform(-1, 1, size)
        u = lots.uniform(-1, 1, size)
        time = float(lots.uniform(0.1, 0.9)) * span
        state = numeric.on_constraints(time, q, u)
        if state is not None:
            given += 1
            yield state
        if given == count:
            return


def agreement(found: Derivation, seed: int = 1, count: int = STATES) -> Agreement:
    """Return how well the equations and the engine agree at random states."""
    numeric, largest, states = Numeric(found), 0.0, 0
    bodies = _bodies(found)
    for state in random_states(found, seed, count):
        u_dot, _ = numeric.accelerations(state)
        ours = bodies.accelerations(state, u_dot)
        theirs = bodies.of_engine(state)
        for part in (slice(0, 3), slice(3, 6)):
            scale = max(np.abs(theirs[:, part]).max(initial=0.0), 1e-3)
            difference = np.abs(ours[:, part] - theirs[:, part]).max(initial=0.0)
            largest = max(largest, float(difference / scale))
        states += 1
    return Agreement(states, largest if states else float("inf"))


@dataclass
class _Bodies:
    """Places and motions of the bodies in numbers."""

    found: Derivation
    kinematics: Evaluate

    def _at(self, state: State) -> Array:
        values = np.array(self.kinematics(state.time, state.q.tolist(), state.u.tolist()))
        count = len(self.found.speeds)
        return values.reshape(len(self.found.bodies), -1 if values.size else 24 + 6 * count)

    def accelerations(self, state: State, u_dot: Array) -> Array:
        """Return v' of the mass centres in ground axes and w' in the engine's axes, (n, 6)."""
        system, count = self.found.drawn.start.system, len(self.found.speeds)
        result = np.zeros((system.bodies, 6))
        for body, row in zip(self.found.bodies, self._at(state), strict=True):
            i = system.frames.index[body.name]
            R = row[3:12].reshape(3, 3)
            parts = row[24:].reshape(6, count)
            a = row[18:21] + parts[:3] @ u_dot
            alpha = row[21:24] + parts[3:] @ u_dot
            result[i - 1, :3] = R @ a
            result[i - 1, 3:] = system.frames.axes[i].T @ alpha
        return np.where(system.frames.mobile[1:], result, 0.0)

    def of_engine(self, state: State) -> Array:
        """Return the same from the engine."""
        start = self.found.drawn.start
        system = start.system
        n = system.bodies
        q, u = np.zeros((n, 7)), np.zeros((n, 6))
        for body, row in zip(self.found.bodies, self._at(state), strict=True):
            i = system.frames.index[body.name] - 1
            R = row[3:12].reshape(3, 3)
            q[i] = *row[:3], *Rotation.from_matrix(R).as_quat()
            u[i] = *(R @ row[12:15]), *row[15:18]
        q, u = system.frames.to_solver(q, u)
        u = np.where(system.frames.mobile[1:], u, 0.0)
        y = start.state.copy()
        y[: 7 * n], y[7 * n : 13 * n] = q.ravel(), u.ravel()
        work, y_dot = make_work(system.tables), np.zeros(system.state_size)
        work.clock[BETWEEN_JUMPS] = state.time
        evaluate(system.tables, work, state.time, y, y_dot, False)
        return np.asarray(y_dot[7 * n : 13 * n].reshape(n, 6))


def _bodies(found: Derivation) -> _Bodies:
    """Return the bodies: place, R, v and w, what u' leaves out, and the coefficients of u'."""
    exprs: list[Expr] = []
    count = len(found.speeds)
    for body in found.bodies:
        own = body.motion
        exprs += own.place
        exprs += [x for row in own.rotation for x in row]
        exprs += own.velocity.value(found.motion.speeds.symbols)
        exprs += own.spin.value(found.motion.speeds.symbols)
        exprs += body.center_acceleration
        exprs += own.turning
        for parts in (body.center_velocity, own.spin.parts):
            exprs += [parts[r][k] if r in parts else ZERO for k in range(3) for r in range(count)]
    function = evaluator(found.tape, exprs, found.motion.speeds, found.symbols.values)
    return _Bodies(found, function)

"""The equations in symbols against the engine: the same accelerations at random states.

Coordinates near the start are put onto the constraints by Newton's method, speeds by least squares.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import numpy as np
import numpy.typing as npt
from scipy.spatial.transform import Rotation
from sympy import Expr

from kane.compiled import System, compile_mode
from kane.kernels.codes import BETWEEN_JUMPS, POSITION, SPEED
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.signals import sample
from kane.kernels.tables import make_work
from kane.sentences import say
from kane.solve.changing.features import with_features
from kane.symbolic.derivation import Derivation
from kane.symbolic.in_a_process import SymbolsError
from kane.symbolic.tape import ZERO
from kane.symbolic.values import Evaluate, evaluator

Array = npt.NDArray[np.float64]

STATES = 5
SPREAD = 0.2  # of coordinates [rad, m] and speeds about the start, relative to their sizes
CLOSED = 1e-13  # of the size of the mechanism; where Newton's method ends
STEPS = 50
SETTLED = 1e-9  # of the largest multiplier: the error left is the square of the last step
PARTS = (slice(0, 3), slice(3, 6))  # of accelerations: v' and w'
AGREES = 1e-12  # of the largest acceleration, or weight: some hundred roundings of doubles


@dataclass(frozen=True)
class Agreement:
    """How well the equations in symbols and the engine agree.

    Attributes:
        states: at how many random states they were compared.
        largest: difference of an acceleration over the largest one, that of weight among them.

    """

    states: int
    largest: float

    @property
    def is_good(self) -> bool:
        """Whether they agree but for round-off."""
        return bool(self.largest <= AGREES)


@dataclass(frozen=True)
class State:
    """A state on the constraints.

    Attributes:
        time: [s].
        q: coordinates.
        u: generalized speeds.
        c: states of signals; empty where they are those at the start.

    """

    time: float
    q: Array
    u: Array
    c: Array = field(default_factory=lambda: np.zeros(0))

    @property
    def numbers(self) -> tuple[float | list[float], ...]:
        """What functions of ``values.evaluator`` ask for."""
        motion = self.time, self.q.tolist(), self.u.tolist()
        return (*motion, self.c.tolist()) if self.c.size else motion


@dataclass(frozen=True)
class Equations:
    """M u' = f + P^T lambda, B u' + bias = 0, in numbers."""

    M: Array
    f: Array
    B: Array
    P: Array
    bias: Array

    def of_first(self, count: int) -> Equations:
        """Return those of the first speeds alone."""
        M, B, P = self.M[:count, :count], self.B[:, :count], self.P[:, :count]
        return Equations(M, self.f[:count], B, P, self.bias)

    def solved(self) -> tuple[Array, Array]:
        """Return u' and the multipliers."""
        n, m = self.f.size, self.bias.size
        whole = np.zeros((n + m, n + m))
        whole[:n, :n], whole[:n, n:], whole[n:, :n] = self.M, -self.P.T, self.B
        found = solve(whole, np.concatenate([self.f, -self.bias]))
        return found[:n], found[n:]


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
        self._signals = self._function(
            [each.rate for each in found.states]
            + [each.sampled.value if each.sampled else each.symbol for each in found.states]
        )

    def _function(self, exprs: list[Expr]) -> Evaluate:
        found = self._found
        return evaluator(found.tape, exprs, found.motion.speeds, found.symbols)

    def equations(self, state: State, lam: Array | None = None) -> Equations:
        """Return the matrices of the equations.

        Args:
            state: where.
            lam: multipliers, where friction follows from them; else P is not known there.

        """
        n, m = self.count, self.rows
        known = {} if lam is None else {"_lam": lam.tolist()}
        values = np.array(self._equations(*state.numbers, **known))
        M, f, B, push, bias = np.split(values, np.cumsum([n * n, n, m * n, m * n]))
        return Equations(M.reshape(n, n), f, B.reshape(m, n), push.reshape(m, n), bias)

    def matrix(self, state: State) -> Array:
        """Return B, for which no accelerations are needed."""
        values = np.array(self._constraints(*state.numbers))
        return values[2 * self.rows :].reshape(self.rows, self.count)

    def accelerations(self, state: State) -> tuple[Array, Array]:
        """Return u' and the multipliers; errors as of ``settled``."""
        _, u_dot, lam = self.settled(state, self.count)
        return u_dot, lam

    def settled(self, state: State, count: int) -> tuple[Equations, Array, Array]:
        """Return the equations with friction that fits, and u' and multipliers.

        Args:
            state: where.
            count: how many speeds there are; those behind them stay as they are.

        Raises:
            SymbolsError: no forces fit the friction that they make.

        """
        found = self.equations(state)
        if not self._found.symbols.multipliers:
            return found, *found.of_first(count).solved()
        _, lam = replace(found, P=found.B).of_first(count).solved()  # as if nothing rubbed
        for _ in range(STEPS):
            found = self.equations(state, lam)
            u_dot, better = found.of_first(count).solved()
            change = np.abs(better - lam).max()
            lam = better
            if change <= SETTLED * np.abs(lam).max():
                return found, u_dot, lam
        raise SymbolsError(say("No forces of the joints fit the friction that they make."))

    def of_signals(self, state: State) -> tuple[Array, Array]:
        """Return the rates of the states of signals, and what they become at a sample."""
        rates, after = np.split(np.array(self._signals(*state.numbers), dtype=float), 2)
        return rates, after

    def on_constraints(self, time: float, q: Array, u: Array, still: int = 0) -> State | None:
        """Return a state near coordinates and speeds; None where none is found.

        Args:
            time: [s].
            q: coordinates.
            u: speeds.
            still: how many of the last of both stay as they are.

        """
        n, m = self.count, self.rows
        free = slice(0, n - still)
        held, moving = self._levels == POSITION, self._levels <= SPEED
        closed = not held.any()
        for _ in range(STEPS):
            values = np.array(self._constraints(time, q.tolist(), u.tolist()))
            gap, _, B = np.split(values, [m, 2 * m])
            B = B.reshape(m, n)
            if closed:
                break
            closed = np.abs(gap[held]).max() < CLOSED * max(1.0, np.abs(q).max())  # once more
            step = np.zeros(n)
            step[free] = -np.linalg.lstsq(B[held, free], gap[held], rcond=None)[0]
            Y = np.array(self._Y(time, q.tolist(), u.tolist())).reshape(n, n)
            q = q + Y @ step
        else:
            return None
        values = np.array(self._constraints(time, q.tolist(), u.tolist()))
        _, rest, B = np.split(values, [m, 2 * m])
        B = B.reshape(m, n)
        if moving.any():
            too_fast = B[moving] @ u + rest[moving]
            u[free] -= np.linalg.lstsq(B[moving, free], too_fast, rcond=None)[0]
        return State(time, q, u)


def solve(whole: Array, right: Array) -> Array:
    """Return the solution of a linear system, refined once: rows have sizes of their own."""
    solved = np.linalg.solve(whole, right)
    return np.asarray(solved + np.linalg.solve(whole, right - whole @ solved))


def random_states(
    found: Derivation, seed: int = 1, count: int = STATES, still: int = 0
) -> Iterator[State]:
    """Yield random states on the constraints; the last coordinates and speeds may be zero."""
    lots, numeric = np.random.default_rng(seed), Numeric(found)
    size = len(found.coordinates)
    start, begun = np.array(found.start), np.array(list(found.symbols.states.values()))
    span = min(found.drawn.model.solver.duration, 1.0)
    given = 0
    for _ in range(10 * count):
        q = start + SPREAD * lots.uniform(-1, 1, size)
        u = lots.uniform(-1, 1, size)
        q[size - still :] = u[size - still :] = 0.0
        time = float(lots.uniform(0.1, 0.9)) * span
        state = numeric.on_constraints(time, q, u, still)
        if state is not None:
            given += 1
            c = begun + lots.uniform(-1, 1, begun.size) * np.maximum(np.abs(begun), 1.0)
            yield replace(state, c=c)
        if given == count:
            return


def agreement(found: Derivation, seed: int = 1, count: int = STATES) -> Agreement:
    """Return how well the equations and the engine agree at random states."""
    numeric, largest, states = Numeric(found), 0.0, 0
    bodies = bodies_of(found)
    for state in random_states(found, seed, count):
        theirs = bodies.of_engine(state)
        if found.symbols.multipliers and np.isnan(theirs).any():
            continue  # where friction holds itself fast, no forces fit
        u_dot, _ = numeric.accelerations(state)
        ours = bodies.accelerations(state, u_dot)
        # a force through a centre turns nothing but for round-off, which is no error of a turn
        size = bodies.system.tables.extent
        straight, turning = (np.abs(theirs[:, part]).max(initial=1e-3) for part in PARTS)
        # of what rests what weight gives is taken away again, but for round-off
        straight = max(straight, float(np.linalg.norm(bodies.system.tables.gravity)))
        for part, scale in zip(
            PARTS, (max(straight, turning * size), max(turning, straight / size)), strict=True
        ):
            difference = np.abs(ours[:, part] - theirs[:, part]).max(initial=0.0)
            largest = max(largest, float(difference / scale))
        for mine, engines in zip(numeric.of_signals(state), bodies.signals(state), strict=True):
            scale = np.maximum(np.maximum(np.abs(engines), np.abs(state.c)), 1.0)
            largest = max(largest, float((np.abs(mine - engines) / scale).max(initial=0.0)))
        states += 1
    return Agreement(states, largest if states else float("inf"))


@dataclass
class Bodies:
    """Places and motions of the bodies in numbers.

    Attributes:
        found: the derivation.
        kinematics: their values.
        system: the engine's, in which the state tells which branches laws take.

    """

    found: Derivation
    kinematics: Evaluate
    system: System

    def _at(self, state: State) -> Array:
        values = np.array(self.kinematics(*state.numbers))
        count = len(self.found.speeds)
        return values.reshape(len(self.found.bodies), -1 if values.size else 24 + 6 * count)

    def accelerations(self, state: State, u_dot: Array) -> Array:
        """Return v' of the mass centres in ground axes and w' in the engine's axes, (n, 6)."""
        system, count = self.system, len(self.found.speeds)
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

    def twists(self, state: State) -> Array:
        """Return velocities of the origins in ground axes, and angular ones in body axes, (n, 6).

        Bodies are in the order of the derivation.
        """
        found = np.zeros((len(self.found.bodies), 6))
        for k, row in enumerate(self._at(state)):
            found[k] = *(row[3:12].reshape(3, 3) @ row[12:15]), *row[15:18]
        return found

    def rotation(self, state: State, body: str) -> Array:
        """Return the matrix from the axes of a body to those of the ground."""
        for own, row in zip(self.found.bodies, self._at(state), strict=True):
            if own.name == body:
                return np.asarray(row[3:12].reshape(3, 3))
        return np.eye(3)  # the ground

    def of_engine(self, state: State) -> Array:
        """Return the same from the engine."""
        n = self.system.bodies
        _, y_dot, _ = self.evaluated(state)
        return np.asarray(y_dot[7 * n : 13 * n].reshape(n, 6))

    def evaluated(self, state: State) -> tuple[Array, Array, Array]:
        """Return the state y of the engine, its rates, and the multipliers of its rows."""
        y, system = self._engines(state), self.system
        work, y_dot = make_work(system.tables), np.zeros(system.state_size)
        work.clock[BETWEEN_JUMPS] = state.time
        evaluate(system.tables, work, state.time, y, y_dot, False)
        return y, y_dot, np.array(work.lam)

    def signals(self, state: State) -> tuple[Array, Array]:
        """Return the engine's rates of the states of signals, and what they become at a sample."""
        y, y_dot, _ = self.evaluated(state)
        tables, own = self.system.tables, self.system.signal_places
        places = [each.place for each in self.found.states]
        y[own][tables.samplings["count"]] = (
            -tables.samplings["offset"] / tables.samplings["period"]  # so that all are due
        )
        work = make_work(tables)
        work.clock[BETWEEN_JUMPS] = state.time
        sample(tables, work, state.time, y)
        return y_dot[own][places], y[own][places]

    def _engines(self, state: State) -> Array:
        """Return the state y of the engine."""
        start, system = self.found.drawn.start, self.system
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
        if state.c.size:
            y[system.signal_places][[each.place for each in self.found.states]] = state.c
        return y


def bodies_of(found: Derivation) -> Bodies:
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
    function = evaluator(found.tape, exprs, found.motion.speeds, found.symbols)
    return Bodies(found, function, _branching(found.drawn.start.system))


def _branching(system: System) -> System:
    """Return a system whose laws take the branches that any state tells, not those of the start."""
    if all(each.level is None for each in system.states):
        return system
    states = tuple(replace(each, level=None) for each in system.states)
    plain = compile_mode(system.model, states)
    return with_features(plain.with_path_rows(states, system.tables.path_rows), states)

"""Mechanisms with stops in minimal coordinates, which have nothing in common with the engine.

Lagrange's equations by sympy, events by SciPy, strikes and the choice of what holds by trying all
combinations. Laws: Newton's; where it would create energy, Poisson's.
"""

from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import sympy as sp
from scipy.integrate import solve_ivp

Array = npt.NDArray[np.float64]

TOUCHES = 1e-9  # m, rad: SciPy's events are as sharp as its polynomial
STILL = 1e-9  # m/s, rad/s
LEAVES = 1e-5  # s, in which a gap that has just opened is no event
LEAST_SPEED = 0.05  # of a bounce: faster ones are more than LEAVES apart


class Strike(NamedTuple):
    """A strike, or a gap that opens: time, number of the gap, speeds before and after."""

    time: float
    gap: int
    before: float
    after: float


class Mechanism:
    """A mechanism of which places and gaps are given by coordinates q.

    Args:
        q: coordinates.
        places: of the masses, by q: lengths, or angles times a radius of gyration.
        masses: [kg].
        energy: potential energy by q [J].
        gaps: by q, positive where they are open.

    """

    def __init__(
        self,
        q: Sequence[sp.Symbol],
        places: Sequence[sp.Expr],
        masses: Sequence[float],
        energy: sp.Expr,
        gaps: Sequence[sp.Expr],
    ) -> None:
        self.size = len(q)
        u = sp.symbols(f"u0:{self.size}")

        def bend(expression: sp.Expr) -> sp.Expr:
            pairs = product(zip(q, u, strict=True), repeat=2)
            return sum(sp.diff(expression, a, b) * va * vb for (a, va), (b, vb) in pairs)

        X, G = sp.Matrix(places), sp.Matrix(gaps)
        J, mass = X.jacobian(q), sp.diag(*masses)
        force = -J.T * mass * X.applyfunc(bend) - sp.Matrix([sp.diff(energy, a) for a in q])
        found = [J.T * mass * J, force, G, G.jacobian(q), G.applyfunc(bend)]
        self._numbers = sp.lambdify([q, u], found, "numpy", cse=True)

    def at(self, y: Array) -> tuple[Array, Array, Array, Array, Array]:
        """Return mass matrix, forces, gaps, their Jacobian and what their rates have without u'."""
        n = self.size
        M, f, G, J, b = (np.asarray(x, float) for x in self._numbers(y[:n], y[n:]))
        return M, f.ravel(), G.ravel(), J, b.ravel()

    def rates(self, y: Array, closed: list[int]) -> tuple[Array, Array]:
        """Return u' with some gaps closed, and the forces that hold them."""
        M, f, _, J, b = self.at(y)
        free = np.linalg.solve(M, f)
        A = J[closed]
        back = np.linalg.solve(M, A.T)
        forces = np.linalg.solve(A @ back, -(A @ free + b[closed]))
        return free + back @ forces, forces


def complementary(S: Array, q: Array) -> Array:
    """Return z >= 0 with w = S z + q >= 0 and z w = 0."""
    small = 1e-12 * max(1.0, float(np.abs(q).max()))
    for chosen in product((False, True), repeat=q.size):
        on = np.array(chosen)
        z = np.zeros(q.size)
        z[on] = np.linalg.lstsq(S[np.ix_(on, on)], -q[on], rcond=1e-11)[0]
        w = S @ z + q
        if z.min() >= -small and w.min() >= -small and np.abs(w[on]).max(initial=0.0) <= small:
            return np.maximum(z, 0.0)
    raise AssertionError("no combination fits")


def _impulses(S: Array, v: Array, e: Array) -> Array:
    newton = complementary(S, v + e * np.minimum(v, 0.0))
    if newton @ v + 0.5 * newton @ S @ newton <= 1e-12 * np.abs(newton * v).sum():
        return newton
    pressed = complementary(S, v)
    back = (1.0 + e) * pressed
    return back + complementary(S, v + S @ back)


def integrated(
    mechanism: Mechanism, start: Array, duration: float, e: Sequence[float], times: Array
) -> tuple[list[Strike], list[Strike], Array, float]:
    """Return strikes, what lifted, states at times, (times, 2 q), and until when they hold [s].

    They hold until bounces become so low that they follow each other too fast.
    """
    n, count, restitution = mechanism.size, len(e), np.array(e)
    t, y, closed, fresh = 0.0, start.copy(), list[int](), list[int]()
    strikes, lifts = list[Strike](), list[Strike]()
    states = np.full((times.size, 2 * n), np.nan)
    while t < duration:

        def slope(_t: float, y: Array, closed: list[int] = closed) -> Array:
            return np.concatenate([y[n:], mechanism.rates(y, closed)[0]])

        found = solve_ivp(
            slope, (t, duration), y, method="DOP853", rtol=3e-13, atol=1e-14, max_step=0.02,
            events=_guards(mechanism, count, closed, fresh, t), dense_output=True,
        )  # fmt: skip
        inside = (times >= t) & (times <= found.t[-1])
        if inside.any():
            states[inside] = found.sol(times[inside]).T
        t, y = float(found.t[-1]), found.y[:, -1].copy()
        if found.status != 1:
            break
        M, _, G, J, _ = mechanism.at(y)
        inverse, before = np.linalg.inv(M), J @ y[n:]
        near = [i for i in range(count) if i in closed or abs(G[i]) < TOUCHES]
        # a strike
        struck = [i for i in near if i not in closed and before[i] < -STILL]
        if struck:
            A = J[near]
            v = np.where([i in closed for i in near], 0.0, before[near])
            y[n:] += inverse @ A.T @ _impulses(A @ inverse @ A.T, v, restitution[near])
            after = J @ y[n:]
            strikes += [Strike(t, i, before[i], after[i]) for i in struck]
            if any(restitution[i] > 0.0 and before[i] > -LEAST_SPEED for i in struck):
                return strikes, lifts, states, t
        close = [strike.time for strike in strikes if t - 10 * LEAVES < strike.time < t]
        if close:
            return strikes, lifts, states, min(close)
        # what holds from here on
        M, f, G, J, b = mechanism.at(y)
        touching = [i for i in near if abs((J @ y[n:])[i]) < STILL]
        was, closed = closed, []
        if touching:
            A = J[touching]
            back = np.linalg.solve(M, A.T)
            forces = complementary(A @ back, A @ np.linalg.solve(M, f) + b[touching])
            closed = [i for i, force in zip(touching, forces, strict=True) if force > 1e-12]
        lifts += [Strike(t, i, 0.0, 0.0) for i in was if i not in closed]
        fresh = [i for i in near if i not in closed]
    return strikes, lifts, states, duration


def _guards(
    mechanism: Mechanism, count: int, closed: list[int], fresh: list[int], start: float
) -> list[Any]:
    def of_gap(gap: int) -> Any:
        def guard(t: float, y: Array) -> float:
            value = float(mechanism.at(y)[2][gap])
            return 1.0 if gap in fresh and t - start < LEAVES and abs(value) < 1e-7 else value

        return guard

    def of_force(place: int) -> Any:
        return lambda _t, y: mechanism.rates(y, closed)[1][place]

    guards = [of_gap(i) for i in range(count) if i not in closed]
    guards += [of_force(k) for k in range(len(closed))]
    for guard in guards:
        guard.terminal, guard.direction = True, -1
    return guards

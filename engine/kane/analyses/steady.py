"""Whether a motion is steady: rest, or one in which nothing changes but places and turns.

In a steady motion the whole mechanism turns about a fixed direction with an angular velocity W, or
goes straight on, and each body may besides spin about an axis of its own that is fixed in it and in
the turning mechanism. Then, for each body,

    v' = W x v,    d(omega)/dt = W x omega,    omega - W = its own spin,

(the relative equilibria of Marsden, Ratiu, Introduction to Mechanics and Symmetry, 1999, section
4.4). Seen from frames that turn with W, and of which that of each body does not take part in its
spin, the equations of small deviations have constant coefficients.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.admissible import free_motions
from kane.analyses.going_along import equations_go_along
from kane.analyses.tangents import State
from kane.analyses.timeless import without_time
from kane.compiled import System
from kane.compiled.constraint_matrix import constraint_matrix, placed
from kane.kernels.codes import BETWEEN_JUMPS
from kane.kernels.equations import assemble
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.tables import make_work
from kane.model.poses import rotation_matrices

Array = npt.NDArray[np.float64]

AT_REST = 1e-9  # of the accelerations that gravity or the speeds could make
STEADY = 1e-7  # the same of a motion whose speeds have been found, not typed
ALONG = 1e-6  # of the speeds that joints let pass: what speeds that were found leave of them
# rad that the fastest body turns to where it is looked at again: one look may meet what passes by
ONWARD = (1.0, 2.618, 4.236)
MEANWHILE = (0.137, 0.618)  # of the run: when a mechanism at rest is looked at again


class Steady(NamedTuple):
    """A steady motion.

    Attributes:
        turning: (3,) angular velocity of the mechanism as a whole, in ground axes [rad/s].
        connection: (6 n, 6 n) how fast axes change in which coefficients are constant, as seen
            from ground axes (shifts) and body axes (turns).
        is_rest: whether nothing moves.

    """

    turning: Array
    connection: Array
    is_rest: bool


def steady(state: State) -> Steady | None:
    """Return what is steady in a motion, None where it is not."""
    system, n = state.system, state.system.bodies
    R = rotation_matrices(state.y[: 7 * n].reshape(n, 7)[:, 3:])
    u, rates = state.speeds.reshape(n, 6), state.rates.reshape(n, 6)
    extent = system.tables.extent
    v, omega = u[:, :3], np.einsum("bij,bj->bi", R, u[:, 3:])
    a, alpha = rates[:, :3], np.einsum("bij,bj->bi", R, rates[:, 3:])
    vectors, changes = np.vstack([v / extent, omega]), np.vstack([a / extent, alpha])
    fastest = float(np.abs(vectors).max(initial=0.0))
    weight = float(np.linalg.norm(system.tables.gravity)) / extent
    allowed = AT_REST * max(weight, fastest**2) + STEADY * fastest**2
    for turning in _turnings(vectors, changes, omega):
        left = changes - np.cross(turning, vectors)
        if not np.abs(left).max(initial=0.0) <= max(allowed, 1e-12):
            return None
        spins = u[:, 3:] - np.einsum("bji,j->bi", R, turning)
        spins[np.abs(spins).max(axis=1) <= 1e-9 * max(fastest, 1e-300)] = 0.0
        lasts = _lasts(state, spins) if fastest == 0.0 else _goes_on(state, turning, spins, allowed)
        if lasts:
            return Steady(turning, _connection(turning, spins), fastest == 0.0)
    return None


def _lasts(state: State, still: Array) -> bool:
    """Return whether laws of time leave a place of rest, and its stiffness, what they are."""
    model = state.system.model
    if without_time(model) is model:
        return True
    times = [part * model.solver.duration for part in MEANWHILE]
    found = [_Later(state, still[0], still, time) for time in times]
    return all(equations_go_along(state, later.state, later.carried) for later in found)


def _connection(turning: Array, spins: Array) -> Array:
    n = len(spins)
    connection = np.zeros((6 * n, 6 * n))
    for i in range(n):
        connection[6 * i : 6 * i + 3, 6 * i : 6 * i + 3] = _cross(turning)
        connection[6 * i + 3 : 6 * i + 6, 6 * i + 3 : 6 * i + 6] = -_cross(spins[i])
    return connection


def _turnings(vectors: Array, changes: Array, omega: Array) -> list[Array]:
    """Return all W that may be meant, the shortest first.

    Where all that moves has one direction, as in a governor whose arms hang down, accelerations
    say nothing of a W along it: then it is none, or that of a body.
    """
    shortest = turning_in(vectors, changes)
    sizes, axes = np.linalg.svd(vectors, full_matrices=False)[1:]
    if not sizes[0] > 0.0 or sizes[1] > 1e-9 * sizes[0]:
        return [shortest]
    found = [shortest]
    for own in omega @ axes[0]:
        other = shortest + (own - shortest @ axes[0]) * axes[0]
        if all(np.abs(other - each).max() > 1e-9 * sizes[0] for each in found):
            found.append(other)
    return found


def turning_in(vectors: Array, changes: Array) -> Array:
    """Return the W of changes = W x vectors, the shortest where there are several."""
    matrix = np.vstack([-_cross(vector) for vector in vectors])
    if not matrix.any():
        return np.zeros(3)
    found, *_ = np.linalg.lstsq(matrix, changes.ravel(), rcond=1e-9)
    return np.where(np.abs(found) > 1e-12 * np.abs(vectors).max(), found, 0.0)


def _goes_on(state: State, turning: Array, spins: Array, allowed: float) -> bool:
    """Return whether the motion is as steady later on, where all would have gone by then."""
    system = state.system
    rate = max(np.abs(spins).max(), np.abs(turning).max())
    fastest = np.abs(state.speeds.reshape(-1, 6)[:, :3]).max() / system.tables.extent
    once = 1.0 / rate if rate > 0.0 else 1.0 / max(fastest, 1e-300)
    found = [_Later(state, turning, spins, part * once) for part in ONWARD]
    if not all(later.is_reached(allowed) and later.joints_go_along() for later in found):
        return False
    last = found[-1]
    return equations_go_along(state, last.state, last.carried)


class _Later:
    """Where a motion that is steady comes to in a time [s]."""

    def __init__(self, now: State, turning: Array, spins: Array, time: float) -> None:
        system, n = now.system, now.system.bodies
        y, rates = carried(system, now.y, turning, time), np.zeros(now.y.size)
        self._now, self._work = now, make_work(system.tables)
        self._whole = _exponential(turning * time)
        self._own = [_exponential(spin * time).T for spin in spins]
        work = self._work
        work.clock[BETWEEN_JUMPS] = now.between + time
        assemble.place(system.tables, work, y)
        assemble.keep_turns(system.tables, work, y)
        evaluate(system.tables, work, now.time + time, y, rates, False)
        self.state = State(
            system, now.time + time, now.between + time, y, rates[7 * n : 13 * n], work.lam.copy()
        )

    def carried(self, ways: Array) -> Array:
        """Return displacements (6 n, d), or changes of speeds, as they are seen later."""
        found = np.empty_like(ways)
        for i, own in enumerate(self._own):
            shift, turn = slice(6 * i, 6 * i + 3), slice(6 * i + 3, 6 * i + 6)
            found[shift], found[turn] = self._whole @ ways[shift], own @ ways[turn]
        return found

    def is_reached(self, allowed: float) -> bool:
        """Return whether the accelerations there are those of now, carried there."""
        expected = self.carried(self._now.rates[:, None])[:, 0]
        apart = np.abs(self.state.rates - expected).reshape(-1, 6)
        shift = apart[:, :3].max() / self._now.system.tables.extent
        return bool(max(shift, apart[:, 3:].max()) <= 10.0 * max(allowed, 1e-12))

    def joints_go_along(self) -> bool:
        """Return whether joints leave free there what they leave now, in axes that go along.

        They do not where a body is said to spin about an axis, and a hinge of it goes round, too.
        """
        system = self._now.system
        now = constraint_matrix(system, placed(system, self._now.y))
        free = self.carried(free_motions(system, now))
        later = constraint_matrix(system, self._work)
        size = np.abs(later).max(initial=0.0) * np.abs(free).max(initial=0.0)
        return bool(np.abs(later @ free).max(initial=0.0) <= ALONG * max(size, 1e-300))


def carried(system: System, y: Array, turning: Array, time: float) -> Array:
    """Return the state (state,) to which a motion that is steady from y on comes in a time [s].

    Args:
        system: the compiled model.
        y: (state,) a state; its angles of paths stay as they are.
        turning: (3,) angular velocity of the mechanism as a whole, in ground axes [rad/s].
        time: how long [s].

    """
    n, y = system.bodies, y.copy()
    q, u = y[: 7 * n].reshape(n, 7), y[7 * n : 13 * n].reshape(n, 6)
    spins = u[:, 3:] - np.einsum("bji,j->bi", rotation_matrices(q[:, 3:]), turning)
    whole, along = _exponential(turning * time), _integral(turning, time)
    for i in range(n):
        own = _exponential(spins[i] * time)
        q[i, :3] += along @ u[i, :3]
        q[i, 3:] = _parameters(whole @ rotation_matrices(q[i : i + 1, 3:])[0] @ own)
        u[i, :3] = whole @ u[i, :3]
        u[i, 3:] = own.T @ u[i, 3:]
    return y


def _cross(a: Array) -> Array:
    return np.array([[0.0, -a[2], a[1]], [a[2], 0.0, -a[0]], [-a[1], a[0], 0.0]])


def _exponential(turn: Array) -> Array:
    from scipy.spatial.transform import Rotation

    return np.asarray(Rotation.from_rotvec(turn).as_matrix())


def _parameters(R: Array) -> Array:
    from scipy.spatial.transform import Rotation

    return np.asarray(Rotation.from_matrix(R).as_quat())


def _integral(turning: Array, time: float) -> Array:
    """Return the integral of exp(W t) over a time, which takes a velocity to a way."""
    rate = float(np.linalg.norm(turning))
    angle, K = rate * time, _cross(turning / rate) if rate else np.zeros((3, 3))
    if angle < 1e-8:
        return np.asarray(time * np.eye(3))
    return np.asarray(
        time * np.eye(3) + (1 - np.cos(angle)) / rate * K + (angle - np.sin(angle)) / rate * K @ K
    )

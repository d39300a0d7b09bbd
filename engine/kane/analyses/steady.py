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
from kane.analyses.tangents import State
from kane.compiled import System
from kane.compiled.constraint_matrix import constraint_matrix, placed
from kane.kernels.codes import BETWEEN_JUMPS
from kane.kernels.equations import assemble
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.tables import Work, make_work
from kane.model.poses import rotation_matrices

Array = npt.NDArray[np.float64]

AT_REST = 1e-9  # of the accelerations that gravity or the speeds could make
STEADY = 1e-7  # the same of a motion whose speeds have been found, not typed
ALONG = 1e-6  # of the speeds that joints let pass: what speeds that were found leave of them
ONWARD = 1.0  # rad that the fastest body turns to where it is looked at again


class Steady(NamedTuple):
    """A steady motion.

    Attributes:
        turning: (3,) angular velocity of the mechanism as a whole, in ground axes [rad/s].
        connection: (6 n, 6 n) how fast axes change in which coefficients are constant, as seen
            from ground axes (shifts) and body axes (turns).

    """

    turning: Array
    connection: Array

    @property
    def is_rest(self) -> bool:
        """Whether nothing moves."""
        return not self.connection.any()


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
        if fastest == 0.0 or _goes_on(state, turning, spins, allowed):
            return _with_axes(turning, spins)
    return None


def _with_axes(turning: Array, spins: Array) -> Steady:
    n = len(spins)
    connection = np.zeros((6 * n, 6 * n))
    for i in range(n):
        connection[6 * i : 6 * i + 3, 6 * i : 6 * i + 3] = _cross(turning)
        connection[6 * i + 3 : 6 * i + 6, 6 * i + 3 : 6 * i + 6] = -_cross(spins[i])
    return Steady(turning, connection)


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
    """Return whether the motion is as steady a while later, where all would have gone by then."""
    system, n = state.system, state.system.bodies
    u = state.speeds.reshape(n, 6)
    rate = max(np.abs(spins).max(), np.abs(turning).max())
    fastest = np.abs(u[:, :3]).max() / system.tables.extent
    time = ONWARD / rate if rate > 0.0 else ONWARD / max(fastest, 1e-300)
    y, rates = carried(system, state.y, turning, time), np.zeros(state.y.size)
    work = make_work(system.tables)
    work.clock[BETWEEN_JUMPS] = state.between + time
    assemble.place(system.tables, work, y)
    assemble.keep_turns(system.tables, work, y)
    evaluate(system.tables, work, state.time + time, y, rates, False)
    found, before = rates[7 * n : 13 * n].reshape(n, 6), state.rates.reshape(n, 6)
    extent, whole = system.tables.extent, _exponential(turning * time)
    for i in range(n):
        own = _exponential(spins[i] * time)
        shift = np.abs(found[i, :3] - whole @ before[i, :3]).max() / extent
        turn = np.abs(found[i, 3:] - own.T @ before[i, 3:]).max()
        if not max(shift, turn) <= 10.0 * max(allowed, 1e-12):
            return False
    return _joints_go_along(state, work, turning, spins, time)


def _joints_go_along(state: State, work: Work, turning: Array, spins: Array, time: float) -> bool:
    """Return whether joints leave free later what they leave now, in the axes that go along.

    They do not where a body is said to spin about an axis, and a hinge of it goes round with it.
    """
    system = state.system
    now = constraint_matrix(system, placed(system, state.y))
    free = free_motions(system, now)
    whole = _exponential(turning * time)
    for i in range(system.bodies):
        shift, turn = slice(6 * i, 6 * i + 3), slice(6 * i + 3, 6 * i + 6)
        free[shift] = whole @ free[shift]
        free[turn] = _exponential(spins[i] * time).T @ free[turn]
    later = constraint_matrix(system, work)
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

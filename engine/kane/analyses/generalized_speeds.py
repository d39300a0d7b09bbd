"""A choice of independent generalized speeds, and all speeds as they follow from them.

Generalized speeds are linear in the speeds u of the bodies: u_I = L u. Those that the constraints
leave free are as many as B has null vectors, p, and with r independent rows of B, B u = g,

    [ B ]       [ g   ]
    [ L ] u  =  [ u_I ],      u = Gamma u_I + u_0

(Kane, Levinson, Dynamics: Theory and Applications, 1985, section 2.13). The matrix is sparse: a
choice once made is carried on to other instants by one factorisation. Rates of joints are chosen
before angular velocities of bodies, and these before velocities, as far as they tell the motions
apart: in a QR decomposition with column pivoting (Golub, Van Loan, Matrix Computations, 2013,
section 5.5.7) what comes later counts less.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import scipy.sparse as sp
from scipy.linalg import qr
from scipy.sparse.csgraph import connected_components
from scipy.sparse.linalg import splu

from kane.analyses.instant import Instant
from kane.arguments import checked
from kane.compiled.constraint_matrix import (
    lengths,
    movable,
    placed,
    sparse_constraint_matrix,
)
from kane.elements.changing import States
from kane.errors import KaneError
from kane.kernels.codes import ACCELERATION
from kane.kernels.equations import assemble
from kane.kernels.tables import Indices, make_work
from kane.sentences import say
from kane.solve.rank import rank

Array = npt.NDArray[np.float64]

LATER = 0.1  # weight of a kind of speed against the one that is chosen before it
LARGEST = 2400  # speeds of one mechanism among which a choice is made; it takes seconds
POOR = 1e4  # a speed that is so much faster than all independent ones follows from them badly
OPEN = 1e-6  # of the speeds: rows that were redundant do not let them pass any more
COORDINATES = ("angle", "displacement")


class SpeedChoice(NamedTuple):
    """Which generalized speeds are independent, and the rows of B that determine all others.

    Attributes:
        speeds: their names: ``A.angle_rate`` of a joint, ``crank.wz`` of a body.
        rows: (r,) independent rows of B.
        states: of the contacts: where they are others, so are the rows.

    """

    speeds: tuple[str, ...]
    rows: Indices
    states: States


class GeneralizedSpeeds(NamedTuple):
    """Generalized speeds u_I at an instant: u = Gamma u_I + u_0 for the speeds u of the bodies.

    Attributes:
        names: as ``A.angle_rate`` or ``crank.wz``.
        units: their units, ``m/s`` or ``rad/s``.
        values: (p,) u_I at the instant.
        gamma: (6 n, p) rates of change of the bodies' speeds with them: what partial velocities
            are made of. Sparse where they are the speeds of the bodies themselves.
        rest: (6 n,) u_0, what drivers prescribe.
        choice: what carries independent ones on to other instants.

    """

    names: tuple[str, ...]
    units: tuple[str, ...]
    values: Array
    gamma: Array | sp.csr_array
    rest: Array
    choice: SpeedChoice | None = None

    def of_body(self, body: int) -> Array:
        """Return how the six speeds of a body change with the generalized speeds, (6, p)."""
        block = self.gamma[6 * body : 6 * body + 6]
        return np.asarray(block if isinstance(block, np.ndarray) else block.toarray())

    def of_force(self, force: Array) -> Array:
        """Return a generalized force (6 n,) for the generalized speeds, (p,): Gamma^T F."""
        return np.asarray(self.gamma.T @ force)


class TooLargeError(KaneError):
    """A mechanism is so large that no choice is made."""


@checked
def speeds_of_bodies(instant: Instant) -> GeneralizedSpeeds:
    """Return the speeds of all bodies as generalized speeds, but those that are always zero.

    They are the velocities of mass centres in ground axes and the angular velocities along
    principal axes, as if there were no joints.
    """
    own = np.flatnonzero(movable(instant.system))
    entries, names = (np.ones(own.size), (own, np.arange(own.size))), instant.speed_names
    gamma = sp.csr_array(entries, shape=(6 * instant.system.bodies, own.size))
    return GeneralizedSpeeds(
        names=tuple(names[k] for k in own),
        units=tuple("rad/s" if k % 6 >= 3 else "m/s" for k in own),
        values=instant.speeds[own],
        gamma=gamma,
        rest=np.zeros(gamma.shape[0]),
    )


@checked
def independent_speeds(
    instant: Instant, choice: SpeedChoice | None = None, joints_first: bool = True
) -> GeneralizedSpeeds:
    """Return independent generalized speeds and what follows from them.

    A row that holds accelerations alone determines u' as others do u; for the speeds it counts as
    one that prescribes what they are now.

    Args:
        instant: a state on the constraints.
        choice: an earlier choice for the same model, kept while it serves and the same rows hold.
        joints_first: whether rates of joints may be chosen, and then before speeds of bodies.

    Raises:
        TooLargeError: a mechanism has more speeds than a choice is made among.

    """
    candidates = Candidates(instant, joints_first)
    is_of_these = choice is not None and choice.states == instant.system.states
    if choice is not None and is_of_these and set(choice.speeds) <= candidates.place.keys():
        found = _carried(instant, candidates, choice)
        if found is not None:
            return found
    found = _carried(instant, candidates, _choose(instant, candidates), always=True)
    assert found is not None
    return found


class Candidates:
    """All speeds that may be chosen, as rows of a matrix L for the bodies' speeds.

    Attributes:
        names: (k,) of them.
        units: (k,) of them.
        place: where each name stands.
        matrix: (k, 6 n) sparse.
        weights: (k,) how much each counts in a choice.

    """

    def __init__(self, instant: Instant, joints_first: bool) -> None:
        system, rates = instant.system, _joint_rates(instant) if joints_first else {}
        own = np.flatnonzero(movable(system))
        count = 6 * system.bodies
        names = instant.speed_names
        self.names = [*rates, *(names[k] for k in own)]
        turns = own % 6 >= 3
        self.units = [
            *("rad/s" if name.endswith("angle_rate") else "m/s" for name in rates),
            *np.where(turns, "rad/s", "m/s").tolist(),
        ]
        self.place = {name: i for i, name in enumerate(self.names)}
        entries = sp.csr_array(
            (np.ones(own.size), (np.arange(own.size), own)), shape=(own.size, count)
        )
        self.matrix = sp.vstack([*rates.values(), entries], format="csr")
        self.weights: Array = np.concatenate(
            [np.ones(len(rates)), np.where(turns, LATER, LATER**2)]
        )


def candidate_speeds(instant: Instant, joints_first: bool = True) -> Candidates:
    """Return all speeds among which independent ones are chosen."""
    return Candidates(instant, joints_first)


def _joint_rates(instant: Instant) -> dict[str, sp.csr_array]:
    """Return the rate of each coordinate of a joint as a row (1, 6 n)."""
    system = instant.system
    tables = system.observed
    work, n = make_work(tables), system.bodies
    # of the angles that are no part of the state only the gradients are asked
    assemble.place(tables, work, np.append(instant.state, np.zeros(system.counted_paths.size)))
    rows = {}
    for joint in system.model.joints:
        for key in COORDINATES:
            k = system.path_places.get((joint.name, key))
            if k is None:
                continue
            row = np.zeros((n + 1, 6))
            row[tables.paths[k]["body_a"]] += work.path_gradient[2 * k]
            row[tables.paths[k]["body_b"]] += work.path_gradient[2 * k + 1]
            rows[f"{joint.name}.{key}_rate"] = sp.csr_array(row[1:].reshape(1, -1))
    return rows


def _choose(instant: Instant, candidates: Candidates) -> SpeedChoice:
    """Choose in each mechanism by itself."""
    system = instant.system
    moves, scale = movable(system), lengths(system)
    B = sparse_constraint_matrix(system, instant.work.J).tocsr()
    rows = _independent_rows(instant)
    scaled = (B[rows] * scale).tocsr()
    functionals = (candidates.matrix * scale).tocsr()
    touched = abs(scaled).T @ abs(scaled)
    bodies = sp.kron(sp.eye_array(system.bodies), np.ones((6, 6)))
    _, group_of = connected_components(touched + bodies, directed=False)
    chosen: list[int] = []
    for group in np.unique(group_of[moves]):
        speeds = np.flatnonzero((group_of == group) & moves)
        if speeds.size > LARGEST:
            raise TooLargeError(
                say(
                    "A mechanism of {size} speeds is too large to choose independent ones.",
                    size=speeds.size,
                )
            )
        part = scaled[:, speeds]
        own = np.flatnonzero(np.diff(part.indptr))
        motions = _null_space(part[own].toarray())
        reach = functionals[:, speeds]
        near = np.flatnonzero(np.diff(reach.indptr))
        sizes = reach[near].toarray()
        sizes /= np.linalg.norm(sizes, axis=1)[:, None]  # a rate of turn is as good as a speed
        weighted = (sizes @ motions) * candidates.weights[near, None]
        if motions.shape[1]:
            _, _, order = qr(weighted.T, mode="economic", pivoting=True)
            chosen += near[order[: motions.shape[1]]].tolist()
    names = tuple(candidates.names[k] for k in sorted(chosen))
    return SpeedChoice(names, rows, instant.system.states)


def _independent_rows(instant: Instant) -> Indices:
    """Return independent rows of B that say all that B says.

    For each combination of rows that loads nothing one of them goes.
    """
    system = instant.system
    unloaded = rank(system, placed(system, instant.state), ACCELERATION).unloaded
    if not unloaded.shape[1]:
        return np.arange(system.rows)
    _, _, order = qr(unloaded.T, mode="economic", pivoting=True)
    return np.setdiff1d(np.arange(system.rows), order[: unloaded.shape[1]])


def _null_space(B: Array) -> Array:
    """Return an orthonormal basis of what independent rows (r, c) leave free, (c, c - r)."""
    if not B.shape[0]:
        return np.eye(B.shape[1])
    Q, _ = qr(B.T, mode="full")
    return np.asarray(Q[:, B.shape[0] :], dtype=np.float64)


def _carried(
    instant: Instant, candidates: Candidates, choice: SpeedChoice, always: bool = False
) -> GeneralizedSpeeds | None:
    """Return the speeds of a choice at an instant; None where it serves no more."""
    system = instant.system
    moves, scale = movable(system), lengths(system)
    places = [candidates.place[name] for name in choice.speeds]
    L = candidates.matrix[places]
    B = sparse_constraint_matrix(system, instant.work.J).tocsr()
    p, c = len(places), int(moves.sum())
    if len(choice.rows) + p != c:
        return None
    rows = sp.vstack([B[choice.rows], L], format="csr")
    stacked = rows.multiply(scale).tocsr()[:, np.flatnonzero(moves)]  # COO up to SciPy 1.16
    right = np.zeros((c, p + 1))
    right[c - p :, :p] = np.eye(p)
    right[: c - p, p] = _prescribed(instant, B)[choice.rows]
    try:
        solved = splu(stacked.tocsc()).solve(right) if c else right
    except RuntimeError:  # the matrix is singular
        if always:
            raise
        return None
    scaled = np.zeros((6 * system.bodies, p + 1))
    scaled[moves] = solved
    full = scaled * scale[:, None]
    if not always and not _serves(B, full[:, :p], scaled[:, :p]):
        return None
    return GeneralizedSpeeds(
        names=choice.speeds,
        units=tuple(candidates.units[k] for k in places),
        values=np.asarray(L @ instant.speeds),
        gamma=full[:, :p],
        rest=full[:, p],
        choice=choice,
    )


def _serves(B: sp.csr_array, gamma: Array, scaled: Array) -> bool:
    largest = float(np.abs(scaled).max(initial=0.0))
    left = float(np.abs(B @ gamma).max(initial=0.0))
    return bool(np.isfinite(largest)) and largest < POOR and left <= OPEN * max(largest, 1.0)


def _prescribed(instant: Instant, B: sp.csr_array) -> Array:
    """Return what B u is to be, (m,); of rows that hold accelerations, what it is."""
    level = instant.system.tables.row_level
    return np.where(level == ACCELERATION, B @ instant.speeds, instant.work.g)

"""Directions in which a mechanism can go: bases of small displacements and of changes of speeds.

Displacements obey the rows that hold positions, changes of speeds also those that hold speeds
alone; the latter are fewer where there are nonholonomic joints. A basis is one of coordinates that
people know: rates of joints before turns and shifts of bodies, see ``generalized_speeds``.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import scipy.sparse as sp
from scipy.linalg import qr, svd

from kane.analyses.generalized_speeds import LARGEST, TooLargeError, candidate_speeds
from kane.analyses.instant import Instant
from kane.compiled import System
from kane.compiled.constraint_matrix import RANK_TOLERANCE, lengths, movable
from kane.sentences import say

Array = npt.NDArray[np.float64]


class Directions(NamedTuple):
    """A basis of directions.

    Attributes:
        names: (p,) of the coordinates whose rate alone is not zero in each, as ``A.angle``.
        units: (p,) of the coordinates.
        basis: (6 n, p) directions.
        functionals: (p, 6 n) which give the rates of the coordinates.

    """

    names: tuple[str, ...]
    units: tuple[str, ...]
    basis: Array
    functionals: Array


def directions(instant: Instant, rows: Array, preferred: tuple[str, ...] = ()) -> Directions:
    """Return a basis of what rows leave free.

    Args:
        instant: where.
        rows: (k, 6 n) of B.
        preferred: names of coordinates to be taken before all others, as far as they serve.

    Raises:
        TooLargeError: there are too many speeds.

    """
    system = instant.system
    moves, scale = np.flatnonzero(movable(system)), lengths(system)
    if moves.size > LARGEST:
        raise TooLargeError(
            say(
                "A mechanism of {size} speeds is too large to choose independent ones.",
                size=moves.size,
            )
        )
    free = _null_space((rows * scale)[:, moves])
    candidates = candidate_speeds(instant)
    functionals = np.asarray(sp.csr_array(candidates.matrix).toarray())
    reach = (functionals * scale)[:, moves]
    sizes = np.linalg.norm(reach, axis=1)
    reach = reach / np.where(sizes > 0.0, sizes, 1.0)[:, None]
    weights = np.array(candidates.weights)
    names = [coordinate_of(name) for name in candidates.names]
    weights[[name in preferred for name in names]] *= 1e3
    chosen: list[int] = []
    if free.shape[1]:
        weighted = (reach @ free) * weights[:, None]
        _, _, order = qr(weighted.T, mode="economic", pivoting=True)
        chosen = sorted(order[: free.shape[1]].tolist())
    L = functionals[chosen]
    basis = np.zeros((6 * system.bodies, len(chosen)))
    basis[moves] = free
    basis *= scale[:, None]
    if chosen:
        basis = np.asarray(np.linalg.solve((L @ basis).T, basis.T).T, dtype=np.float64)
    return Directions(
        tuple(names[k] for k in chosen),
        tuple("rad" if candidates.units[k] == "rad/s" else "m" for k in chosen),
        basis,
        L,
    )


def coordinate_of(speed: str) -> str:
    """Return the name of what a speed is the rate of: of ``rod.vx`` it is ``rod.x``."""
    owner, _, key = speed.rpartition(".")
    if key.endswith("_rate"):
        return f"{owner}.{key.removesuffix('_rate')}"
    kind, axis = key[:-1], key[-1]
    return f"{owner}.{'turn_' if kind == 'w' else ''}{axis}"


def independent_rows(rows: Array) -> npt.NDArray[np.int64]:
    """Return as many of the rows (k, c) as are independent, ascending."""
    if not rows.size:
        return np.zeros(0, np.int64)
    _, R, order = qr(rows.T, mode="economic", pivoting=True)
    sizes = np.abs(np.diag(R))
    rank = int((sizes > RANK_TOLERANCE * sizes.max(initial=0.0)).sum())
    return np.sort(order[:rank]).astype(np.int64)


def free_motions(system: System, rows: Array) -> Array:
    """Return a basis of what rows (k, 6 n) of B leave free, (6 n, p), of no coordinates.

    It is orthonormal where turns count with the size of the mechanism.
    """
    moves, scale = np.flatnonzero(movable(system)), lengths(system)
    free = _null_space((rows * scale)[:, moves])
    basis = np.zeros((6 * system.bodies, free.shape[1]))
    basis[moves] = free
    return basis * scale[:, None]


def _null_space(rows: Array) -> Array:
    """Return an orthonormal basis of what rows (k, c) leave free."""
    if not rows.size:
        return np.eye(rows.shape[1])
    _, sizes, right = svd(rows)
    rank = int((sizes > RANK_TOLERANCE * sizes.max(initial=0.0)).sum())
    return np.asarray(right[rank:].T)

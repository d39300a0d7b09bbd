"""Which generalized speeds are independent, and which constraint rows determine the others.

The null space of B holds the motions that the constraints allow; it comes from a singular value
decomposition of B with all rows and speeds as lengths (a turn counts with the size of the
mechanism). The speeds that tell these motions apart best are the independent ones: a QR
decomposition with column pivoting names them (Golub, Van Loan, Matrix Computations, 2013, section
5.5.7; Mani, Haug, Atkinson, Application of singular value decomposition for analysis of mechanical
system dynamics, J. Mech. Transm. Autom. Des. 107, 1985). Another one names the rows.
"""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.linalg import qr

from kane.compiled import System
from kane.compiled.constraint_matrix import constraint_matrix
from kane.kernels import assemble
from kane.kernels.codes import SPEED
from kane.kernels.embedded import IDLE, REGAINED
from kane.kernels.pivot import REDUNDANT
from kane.kernels.tables import (
    CHOSEN,
    DEPENDENT,
    FOR_SPEEDS,
    INDEPENDENT,
    Indices,
    Work,
    make_work,
)

Array = npt.NDArray[np.float64]

# Singular values below this part of the largest are zero. Those of B A^-1 B^T, with which the
# other formulation and the projection find what is redundant, are the squares.
RANK_TOLERANCE = math.sqrt(REDUNDANT)

SPEEDS = ("vx", "vy", "vz", "wx", "wy", "wz")  # of a body, also those that a particle does not have


class Partition(NamedTuple):
    """A choice of independent generalized speeds.

    Attributes:
        dependent: (r,) speeds that follow from the others, those of positions and speeds first.
        independent: (p,) independent speeds.
        fixed: speeds of what cannot move.
        rows: (r,) constraint rows that determine the dependent speeds, those of positions and
            speeds first.
        for_speeds: how many of the dependent speeds and rows are of positions and speeds.

    """

    dependent: Indices
    independent: Indices
    fixed: Indices
    rows: Indices
    for_speeds: int


def choose_partition(system: System, state: Array, work: Work) -> None:
    """Choose independent speeds for a state, and write the choice into work.embedding.

    Args:
        system: the compiled model.
        state: (state,) state on the constraints.
        work: arrays made for the embedded formulation; ``work.clock`` has the time of the state.

    """
    chosen = _partition(system, _scaled_matrix(system, state, work))
    embedding = work.embedding
    order = np.concatenate([chosen.dependent, chosen.independent, chosen.fixed])
    embedding.order[:] = order
    embedding.place[order] = np.arange(order.size)
    embedding.rows[:] = _with_others(chosen.rows, system.rows)
    embedding.inertia[:] = _inertia(system)[order]
    embedding.scale[:] = _scale(system)[order]
    embedding.best[0] = math.inf
    embedding.counts[CHOSEN] = 1
    embedding.counts[DEPENDENT] = chosen.dependent.size
    embedding.counts[FOR_SPEEDS] = chosen.for_speeds
    embedding.counts[INDEPENDENT] = chosen.independent.size


def partial_velocities(
    system: System, state: Array, time: float = 0.0
) -> tuple[tuple[str, ...], Array]:
    """Return the independent generalized speeds and the partial velocities with respect to them.

    Row 6 i + j of the second is the partial velocity of speed j of body i (v in ground axes [m/s],
    w in body axes [rad/s]) with respect to each independent speed: u = Gamma u_I + u_0. Rows that
    hold accelerations alone count too, as they do for u' = Gamma u_I' + u'_0.

    Args:
        system: the compiled model.
        state: (state,) state on the constraints.
        time: its time [s].

    Returns:
        the names of the p independent speeds, as ``crank.wz``, and Gamma, (6 n, p).

    """
    work = make_work(system.tables)
    work.clock[0] = time
    scaled = _scaled_matrix(system, state, work)
    chosen = _partition(system, scaled)
    rows, scale = scaled[chosen.rows], _scale(system)
    gamma = np.zeros((scale.size, chosen.independent.size))
    gamma[chosen.independent] = np.diag(1 / scale[chosen.independent])
    gamma[chosen.dependent] = -np.linalg.solve(
        rows[:, chosen.dependent], rows[:, chosen.independent] / scale[chosen.independent]
    )
    names = _speed_names(system)
    return tuple(names[k] for k in chosen.independent), gamma * scale[:, None]


def _scaled_matrix(system: System, state: Array, work: Work) -> Array:
    """Return B at a state with all speeds as lengths, (m, 6 n)."""
    assemble.place(system.tables, work, np.ascontiguousarray(state))
    assemble.jacobians(system.tables, work)
    return constraint_matrix(system, work) * _scale(system)


def _scale(system: System) -> Array:
    return np.tile([1.0] * 3 + [1 / system.tables.extent] * 3, system.bodies)


def _inertia(system: System) -> Array:
    """Return the diagonal of A, (6 n,), zero for speeds that are fixed."""
    inverse: Array = system.tables.bodies["inverse"][1:].ravel()
    return np.divide(1.0, inverse, out=np.zeros_like(inverse), where=inverse > 0)


def _partition(system: System, B: Array) -> Partition:
    """Choose by the constraint matrix (m, 6 n); rows of accelerations choose among what is left."""
    moving = system.tables.bodies["inverse"][1:].ravel() > 0
    B = _without_idle(system, B, moving)
    speeds, fixed = np.flatnonzero(moving), np.flatnonzero(~moving)
    for_speeds = system.tables.row_level <= SPEED
    early, late = np.flatnonzero(for_speeds), np.flatnonzero(~for_speeds)
    motions = _null_space(B[np.ix_(early, speeds)], np.eye(speeds.size))
    left = speeds[_basis(motions)]
    first = np.setdiff1d(speeds, left)
    rows = early[_basis(B[np.ix_(early, first)])]
    motions = _null_space(B[np.ix_(late, speeds)], motions)
    independent = left[_basis(motions[np.searchsorted(speeds, left)])]
    second = np.setdiff1d(left, independent)
    # what the first rows leave of the others
    rest = B[np.ix_(late, second)] - B[np.ix_(late, first)] @ np.linalg.solve(
        B[np.ix_(rows, first)], B[np.ix_(rows, second)]
    )
    return Partition(
        dependent=np.concatenate([first, second]),
        independent=independent,
        fixed=fixed,
        rows=np.concatenate([rows, late[_basis(rest)]]),
        for_speeds=first.size,
    )


def _without_idle(system: System, B: Array, moving: npt.NDArray[np.bool_]) -> Array:
    """Return B with rows of slack zero where all that they hold is held by the others."""
    idle = system.tables.slack > 1.0
    if not idle.any():
        return B
    motions = _null_space(B[np.ix_(~idle, moving)], np.eye(int(moving.sum())))
    rates = np.abs(B[np.ix_(idle, moving)] @ motions).max(initial=0.0)
    if rates > IDLE * REGAINED * np.abs(B[idle]).max(initial=0.0):
        return B
    return np.where(idle[:, None], 0.0, B)


def _null_space(B: Array, motions: Array) -> Array:
    """Return a basis of what B (rows, k) allows of orthonormal motions (k, c)."""
    if 0 in B.shape or 0 in motions.shape:
        return motions
    _, values, right = np.linalg.svd(B @ motions)
    rank = int(np.sum(values > RANK_TOLERANCE * np.linalg.norm(B, 2)))
    allowed: Array = motions @ right[rank:].T
    return allowed


def _basis(matrix: Array) -> Indices:
    """Return the rows of a matrix (k, c) of rank c that make its best conditioned basis, (c,)."""
    if 0 in matrix.shape:
        return np.zeros(0, np.int64)
    _, _, order = qr(matrix.T, mode="economic", pivoting=True)
    return np.sort(order[: matrix.shape[1]]).astype(np.int64)


def _with_others(rows: Indices, count: int) -> Indices:
    """Return rows followed by all others of ``count``."""
    return np.concatenate([rows, np.setdiff1d(np.arange(count), rows)])


def _speed_names(system: System) -> list[str]:
    return [f"{body.name}.{speed}" for body in system.model.bodies for speed in SPEEDS]

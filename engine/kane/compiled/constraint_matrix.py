"""The constraint matrix B as an array."""

import numpy as np
import numpy.typing as npt
import scipy.sparse as sp

from kane.compiled.system import System
from kane.kernels.equations import assemble
from kane.kernels.tables import Work, make_work

Array = npt.NDArray[np.float64]

# Singular values below this part of the largest are zero: joints are closed to about 1e-13 of the
# size of the mechanism, and its singular values carry that error.
RANK_TOLERANCE = 1e-9


def placed(system: System, state: Array) -> Work:
    """Return work arrays that hold the blocks of B at a state, (state,), of time 0."""
    work = make_work(system.tables)
    assemble.place(system.tables, work, np.array(state))  # of results it is read-only
    assemble.jacobians(system.tables, work)
    return work


def movable(system: System) -> npt.NDArray[np.bool_]:
    """Return which speeds, (6 n,), can differ from zero: a particle, for one, never turns."""
    return np.asarray(system.tables.bodies["inverse"][1:].ravel() > 0)


def lengths(system: System) -> Array:
    """Return what makes all speeds lengths a second, (6 n,): a turn with the mechanism's size."""
    return np.tile([1.0] * 3 + [1 / system.tables.extent] * 3, system.bodies)


def constraint_matrix(system: System, work: Work) -> Array:
    """Return B, (m, 6 n), from the blocks of its rows."""
    tables = system.tables
    B = np.zeros((system.rows, system.bodies + 1, 6))
    block_row = np.repeat(np.arange(system.rows), np.diff(tables.row_start))
    B[block_row, tables.block_body] = work.J
    return B[:, 1:].reshape(system.rows, 6 * system.bodies)


def sparse_constraint_matrix(system: System, blocks: Array) -> sp.csr_array:
    """Return B, (m, 6 n), sparse, from the blocks of its rows, (blocks, 6)."""
    tables = system.tables
    rows = np.repeat(np.arange(system.rows), np.diff(tables.row_start))
    moves = tables.block_body > 0
    columns = 6 * (tables.block_body[moves] - 1)[:, None] + np.arange(6)
    places = np.repeat(rows[moves], 6), columns.ravel()
    return sp.csr_array((blocks[moves].ravel(), places), shape=(system.rows, 6 * system.bodies))

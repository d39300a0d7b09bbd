"""The motions that some rows leave free, for large systems.

Of random speeds the projection takes off what the rows hold: S = 1 - B^T (B B^T)^-1 B, with sparse
B of independent rows alone. As many as there are freedoms then span all free motions, but for a
chance of zero. A second projection takes off what round-off of the first has left.
"""

import numpy as np
import numpy.typing as npt
from scipy.sparse.linalg import splu

from kane.compiled import System
from kane.compiled.constraint_matrix import lengths, movable, sparse_constraint_matrix
from kane.kernels.tables import Work
from kane.solve.rank import rank

Array = npt.NDArray[np.float64]

PROJECTIONS = 2


def null_space(system: System, work: Work, level: int) -> Array:
    """Return a basis of the speeds that rows of ``level`` or less leave free, (6 n, freedoms).

    It is orthonormal where turns count with the size of the mechanism; what cannot move is 0.

    Args:
        system: the compiled model.
        work: holds the placement; blocks of B of rows above the level become 0.
        level: see ``kernels.codes``.

    """
    rows, moves = rank(system, work, level).independent, movable(system)
    scale = lengths(system)[moves]
    B = sparse_constraint_matrix(system, work.J)[rows][:, np.flatnonzero(moves)] * scale
    basis = np.random.default_rng(0).normal(size=(scale.size, scale.size - rows.size))
    factor = splu((B @ B.T).tocsc()) if rows.size else None
    for _ in range(PROJECTIONS):
        if factor:
            basis -= B.T @ factor.solve(B @ basis)
        basis, _ = np.linalg.qr(basis)
    motions = np.zeros((moves.size, basis.shape[1]))
    motions[moves] = basis * scale[:, None]
    return motions

"""How accelerations answer to small changes of the equations of motion."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.analyses.admissible import independent_rows

Array = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Answers:
    """The equations of motion at a state, solved for changes of the accelerations.

    Attributes:
        rows: (m, 6 n) the constraint matrix B.
        friction: (6 n, m) how forces of friction follow the multipliers; None where none does.
        free: (6 n, f) a basis of what all rows leave free.
        inertia: (6 n,) diagonal of the inertia; moves: (6 n,) which speeds can differ from zero.

    """

    rows: Array
    friction: Array | None
    free: Array
    inertia: Array
    moves: Flags

    def to(self, residuals: Array, rows: Array) -> Array:
        """Return how u' changes, (6 n, d), with residuals (6 n, d) and rows (m, d).

        See ``tangents.Slopes``.
        """
        if self.friction is not None:
            return self._sliding(self.friction, residuals, rows)
        particular = solved(self.rows, -rows, self.moves)
        free = self.free
        M = free.T @ (self.inertia[:, None] * free)
        force = free.T @ (self.inertia[:, None] * particular + residuals)
        return np.asarray(particular - free @ np.linalg.solve(M, force))

    def _sliding(self, friction: Array, residuals: Array, rows: Array) -> Array:
        """Return the same where forces of friction follow the multipliers.

        A du' - (B^T + df/dlambda) dlambda = -dr,  B du' = -d(B u' - gamma); it is not symmetric.
        """
        B, moves = self.rows, self.moves
        m, n = len(B), int(moves.sum())
        matrix = np.zeros((n + m, n + m))
        matrix[:n, :n] = np.diag(self.inertia[moves])
        matrix[:n, n:] = -(B.T + friction)[moves]
        matrix[n:, :n] = B[:, moves]
        found = np.zeros_like(residuals)
        found[moves] = np.linalg.solve(matrix, -np.vstack([residuals[moves], rows]))[:n]
        return found


def solved(rows: Array, right: Array, moves: Flags) -> Array:
    """Return a du of B du = right, (6 n, d)."""
    chosen = independent_rows(rows)
    found = np.zeros((rows.shape[1], right.shape[1]))
    matrix = rows[chosen][:, moves]
    if chosen.size and right.shape[1]:
        found[moves] = np.linalg.lstsq(matrix, right[chosen], rcond=None)[0]
    return found

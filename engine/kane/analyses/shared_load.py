"""How multipliers change with what changes the equations.

With A u' = f + P lambda, P = B^T, and with P + df/dlambda in its place where friction follows them,

    P dlambda = A du' - df - dP lambda.

Where joints hold something more than once, lambda is the shortest of all that give the same motion,
lambda = P^+ h. While the rank stays, its change is that of Golub and Pereyra (SIAM Journal on
Numerical Analysis 10, 1973): the shortest dlambda of the equation above, and
(1 - P^+ P) dP^T (P^+)^T lambda.
"""

import numpy as np
import numpy.typing as npt

from kane.analyses.tangents import NoSlopeError, State, turned_rows
from kane.compiled.constraint_matrix import RANK_TOLERANCE
from kane.sentences import say

Array = npt.NDArray[np.float64]

LEFT = 1e-6  # of the forces that change: what no multipliers can hold


class SharedLoad:
    """The rows of a state, solved for multipliers.

    Args:
        state: where.
        B: (m, 6 n).
        friction: (6 n, m) how forces follow the multipliers, None where none do.
        inertia: (6 n,) diagonal of A; moves: (6 n,) which speeds can differ from zero.
        moves: see there.

    """

    def __init__(
        self,
        state: State,
        B: Array,
        friction: Array | None,
        inertia: Array,
        moves: npt.NDArray[np.bool_],
    ) -> None:
        self._state, self._inertia, self._moves = state, inertia, moves
        P = (B.T if friction is None else B.T + friction)[moves]
        self._rows = P
        self._inverse = np.linalg.pinv(P, RANK_TOLERANCE) if P.size else P.T
        self._free = np.eye(len(B)) - self._inverse @ P
        self._shares = friction is None and bool(np.abs(self._free).max(initial=0.0) > LEFT)

    def changes(self, residuals: Array, rates: Array, shifts: Array) -> Array:
        """Return how the multipliers change, (m, d).

        Args:
            residuals: (6 n, d) changes of A u' - f - B^T lambda with u' and lambda as they are.
            rates: (6 n, d) changes of u'.
            shifts: (6 n, d) displacements of the bodies that go with them.

        Raises:
            NoSlopeError: rows lose their rank.

        """
        needed = (self._inertia[:, None] * rates + residuals)[self._moves]
        found = self._inverse @ needed
        left = np.abs(self._rows @ found - needed).max(initial=0.0)
        if not left <= LEFT * max(
            np.abs(needed).max(initial=0.0), np.abs(residuals).max(initial=0.0)
        ):
            raise NoSlopeError(
                say(
                    "The forces of the joints have no derivative here: the mechanism is in a "
                    "change point."
                )
            )
        if self._shares and shifts.any():
            unit = np.zeros((len(self._moves), 1))
            unit[self._moves, 0] = self._inverse.T @ self._state.multipliers
            found = found + self._free @ turned_rows(self._state, shifts, unit)[0]
        return np.asarray(found)

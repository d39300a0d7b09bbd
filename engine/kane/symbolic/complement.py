"""The orthogonal complement of the constraints: a matrix C whose columns B takes to zero.

With independent speeds u_I all speeds are u = C u_I + c, and C^T takes the multipliers out of the
equations: C^T M C u_I' = C^T (f - M c'), for B C = 0 (Huston, Multibody Dynamics, 1990; Angeles and
Lee, 1988, "natural orthogonal complement"). With the independent speeds among all of them, their
rows of C are those of the unit matrix, and the others are -B_D^-1 B_I.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from sympy import Expr

from kane.symbolic.agreement import Numeric, State, random_states
from kane.symbolic.derivation import Derivation
from kane.symbolic.inverse import inverse
from kane.symbolic.tape import ONE, ZERO
from kane.symbolic.values import evaluator

Array = npt.NDArray[np.float64]

LONG = 12  # operations beyond which an entry of B goes into C by a name
STEEP = 1e-3  # of a row of size 1: what the others may leave of it
ROWS = 6  # constraints up to which it is told: beyond, its entries say nothing to a person


@dataclass(frozen=True)
class Complement:
    """The orthogonal complement of the constraints of a derivation.

    Attributes:
        found: the equations, whose tape has the intermediate symbols.
        independent: places of the speeds that the others follow from.
        entries: C, (speeds, independent).

    """

    found: Derivation
    independent: tuple[int, ...]
    entries: tuple[tuple[Expr, ...], ...]

    def at(self, state: State) -> Array:
        """Return C at a state, (speeds, independent)."""
        found = self.found
        flat = [x for row in self.entries for x in row]
        value = evaluator(found.tape, flat, found.motion.speeds, found.symbols)
        numbers = value(state.time, state.q.tolist(), state.u.tolist())
        return np.array(numbers, dtype=float).reshape(len(self.entries), -1)

    @property
    def difference(self) -> float:
        """Largest entry of B C at random states, over that of C with rows of B of size 1."""
        numeric, largest = Numeric(self.found), 0.0
        for state in random_states(self.found):
            B, C = numeric.matrix(state), self.at(state)
            sizes = np.linalg.norm(B, axis=1, keepdims=True)
            product = np.abs(B / np.where(sizes > 0, sizes, 1.0) @ C)
            largest = max(largest, float(product.max(initial=0.0) / np.abs(C).max()))
        return largest


def complement(found: Derivation) -> Complement | None:
    """Return the orthogonal complement; None where there are none, too many, or all is held.

    Raises:
        TooLargeForSymbolsError: there would be more operations than are allowed.

    """
    if not 0 < len(found.rows) <= min(ROWS, len(found.speeds) - 1):
        return None
    from scipy.linalg import qr

    B = _telling_matrix(found)
    *_, order = qr(B, mode="economic", pivoting=True)
    dependent = sorted(int(k) for k in order[: len(found.rows)])
    independent = tuple(k for k in range(len(found.speeds)) if k not in dependent)
    tape = found.tape
    matrix = [
        [tape.always_named(x) if tape.size(x) > LONG else x for x in row] for row in found.matrix
    ]
    own = [[row[k] for k in dependent] for row in matrix]
    solved = inverse(tape, own, B[:, dependent])
    entries: list[tuple[Expr, ...]] = []
    for k in range(len(found.speeds)):
        if k in independent:
            entries.append(tuple(ONE if k == each else ZERO for each in independent))
            continue
        weights = solved[dependent.index(k)]
        entries.append(
            tuple(
                tape.named(
                    -sum((w * row[each] for w, row in zip(weights, matrix, strict=True)), ZERO)
                )
                for each in independent
            )
        )
    return Complement(found, independent, tuple(entries))


def _telling_matrix(found: Derivation) -> Array:
    """Return B at the start, or, where rows are about to say the same there, beside it."""
    numeric = Numeric(found)
    start = State(0.0, np.array(found.start), np.zeros(len(found.speeds)))

    def worst(B: Array) -> float:
        sizes = np.linalg.norm(B, axis=1, keepdims=True)
        values = np.linalg.svd(B / np.where(sizes > 0, sizes, 1.0), compute_uv=False)
        return float(values[-1])

    own = numeric.matrix(start)
    if worst(own) > STEEP:
        return own
    return max([own, *map(numeric.matrix, random_states(found))], key=worst)

"""The inverse of a matrix of expressions, block by block."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt
import sympy
from sympy import Expr

from kane.symbolic.tape import ONE, ZERO, Tape

Array = npt.NDArray[np.float64]
Rows = list[list[Expr]]

SMALL = 3  # size of a block up to which it is inverted by its cofactors
SHORT = 60  # operations up to which rules of sines and cosines are tried
GOOD = 0.1  # of the largest: a pivot that is shorter may be so much smaller


def simplified(tape: Tape, expr: Expr) -> Expr:
    """Return an expression with its sines and cosines put together, where it is short."""
    if expr.is_Atom or tape.size(expr) > SHORT or not expr.has(sympy.sin, sympy.cos):
        return expr
    found = sympy.trigsimp(expr)
    return found if sympy.count_ops(found) <= sympy.count_ops(expr) else expr


def inverse(tape: Tape, rows: Sequence[Sequence[Expr]], numbers: Array) -> Rows:
    """Return the inverse of a matrix that is regular for some numbers of it.

    Args:
        tape: takes intermediate symbols.
        rows: (n, n) of the matrix.
        numbers: (n, n) its values where pivots are chosen.

    """
    count = len(rows)
    found: Rows = [[ZERO] * count for _ in range(count)]
    for of_rows, of_columns in blocks([[x != 0 for x in row] for row in rows]):
        block = [[rows[r][k] for k in of_columns] for r in of_rows]
        own = _inverse(tape, block, numbers[np.ix_(of_rows, of_columns)])
        # what is before in the order is known: x_b = Y_bb^-1 (u_b - Y_ba x_a)
        right: Rows = []
        for r in of_rows:
            line = [ZERO] * count
            line[r] = ONE
            for k in range(count):
                if rows[r][k] != 0 and k not in of_columns:
                    line = [a - rows[r][k] * b for a, b in zip(line, found[k], strict=True)]
            right.append(line)
        for i, k in enumerate(of_columns):
            found[k] = [
                tape.named(
                    simplified(
                        tape, sum((own[i][j] * right[j][c] for j in range(len(of_rows))), ZERO)
                    )
                )
                for c in range(count)
            ]
    return found


def blocks(pattern: Sequence[Sequence[bool]]) -> Iterator[tuple[list[int], list[int]]]:
    """Yield the blocks of a block triangular matrix: rows and columns, each after what it needs.

    By a matching of rows with columns and the strong components of what hangs on what (Duff and
    Reid, 1978).

    Raises:
        ValueError: the matrix is singular, whatever its entries are.

    """
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import connected_components, maximum_bipartite_matching

    own = np.array(pattern, dtype=bool)
    match = maximum_bipartite_matching(csr_array(own), perm_type="column")  # column of each row
    if (match < 0).any():
        raise ValueError("rows and columns do not match")
    hangs = own[:, match]  # row i on row j: on the column that j gives
    count, label = connected_components(csr_array(hangs), directed=True, connection="strong")
    needs = [
        {int(label[j]) for i in np.flatnonzero(label == c) for j in np.flatnonzero(hangs[i])} - {c}
        for c in range(count)
    ]
    done: set[int] = set()
    while len(done) < count:
        c = next(c for c in range(count) if c not in done and needs[c] <= done)
        done.add(c)
        rows = [int(i) for i in np.flatnonzero(label == c)]
        yield rows, [int(match[i]) for i in rows]


def _inverse(tape: Tape, rows: Rows, numbers: Array) -> Rows:
    if len(rows) <= SMALL:
        adjugate = sympy.Matrix(rows).adjugate()
        whole = simplified(tape, sympy.Matrix(rows).det())
        return [
            [simplified(tape, simplified(tape, entry) / whole) for entry in row]
            for row in adjugate.tolist()
        ]
    return _eliminated(tape, rows, numbers)


def _eliminated(tape: Tape, rows: Rows, numbers: Array) -> Rows:
    """Return the inverse by Gauss's and Jordan's elimination, with names for what grows long."""
    count = len(rows)
    left = [list(row) for row in rows]
    right = [[ONE if r == k else ZERO for k in range(count)] for r in range(count)]
    values = np.hstack([numbers, np.eye(count)])
    place: dict[int, int] = {}
    for k in range(count):
        free = [r for r in range(count) if r not in place.values()]
        most = max(abs(values[r, k]) for r in free)
        pivot = min(
            (r for r in free if abs(values[r, k]) >= GOOD * most),
            key=lambda r: tape.size(left[r][k]),
        )
        place[k] = pivot
        factor = left[pivot][k]
        for side in (left, right):
            side[pivot] = [tape.named(x / factor) for x in side[pivot]]
        values[pivot] /= values[pivot, k]
        for r in range(count):
            if r == pivot or left[r][k] == 0:
                continue
            factor = left[r][k]
            for side in (left, right):
                side[r] = [
                    tape.named(a - factor * b) if b != 0 else a
                    for a, b in zip(side[r], side[pivot], strict=True)
                ]
            values[r] -= values[r, k] * values[pivot]
    return [right[place[k]] for k in range(count)]

"""Symbolic part of the factorisation of D = B A^-1 B^T, made once for a system."""

import numpy as np
import numpy.typing as npt
from scipy import sparse
from scipy.sparse.linalg import splu

from kane.kernels.tables import Indices, Pattern


def make_pattern(row_start: Indices, block_body: Indices) -> Pattern:
    """Return order of elimination, structure of L and the products that make up D.

    Two rows are coupled in D where they share a moving body. The order is SciPy's minimum
    degree.

    Args:
        row_start: (m + 1,) first block of each constraint row.
        block_body: (blocks,) body of each block, 0 for the ground; none twice within a row.

    """
    rows = len(row_start) - 1
    products = _products(block_body)
    block_row = np.repeat(np.arange(rows), np.diff(row_start))
    pairs = block_row[products]
    order = _elimination_order(rows, pairs)
    lower = with_fill(rows, order[pairs])
    start, row_column = by_rows(lower)
    column_start, column_row, row_entry = by_columns(len(lower), start, row_column)
    return Pattern(
        order=order,
        row_at=np.argsort(order),
        row_start=start,
        row_column=row_column,
        row_entry=row_entry,
        column_start=column_start,
        column_row=column_row,
        product=_with_targets(products, pairs, order, start, row_column),
    )


def _products(block_body: Indices) -> Indices:
    """Return (block, other block) for each pair of blocks on the same body."""
    blocks: dict[int, list[int]] = {}
    for block, body in enumerate(block_body):
        if body > 0:
            blocks.setdefault(int(body), []).append(block)
    products = [
        (first, second)
        for members in blocks.values()
        for i, first in enumerate(members)
        for second in members[: i + 1]
    ]
    return np.array(products, dtype=np.int64).reshape(-1, 2)


def _elimination_order(rows: int, pairs: Indices) -> Indices:
    if rows == 0:
        return np.zeros(0, np.int64)
    i, j = pairs.T
    # a dominant diagonal keeps the factorisation that comes with the ordering from pivoting
    diagonal = sparse.identity(rows) * (2.0 * rows)
    ones = sparse.coo_matrix((np.ones(len(i)), (i, j)), shape=(rows, rows))
    matrix = (diagonal + ones.sign() + ones.T.sign()).tocsc()
    factors = splu(
        matrix, permc_spec="MMD_AT_PLUS_A", diag_pivot_thresh=0.0, options={"SymmetricMode": True}
    )
    return np.asarray(factors.perm_c, dtype=np.int64)


def with_fill(rows: int, pairs: Indices) -> list[set[int]]:
    """Return the columns below the diagonal of each row of L, fill-in included.

    ``pairs``, (k, 2), says which unknowns are coupled, each by its place of elimination.

    Eliminating column j couples all rows in which it stands: its column joins that of the first
    of them (Davis, Direct Methods for Sparse Linear Systems, 2006, section 4.2).
    """
    columns: list[set[int]] = [set() for _ in range(rows)]
    for i, j in pairs.tolist():
        if i != j:
            columns[min(i, j)].add(max(i, j))
    for below in columns:
        if below:
            parent = min(below)
            columns[parent] |= below - {parent}
    lower: list[set[int]] = [set() for _ in range(rows)]
    for j, below in enumerate(columns):
        for i in below:
            lower[i].add(j)
    return lower


def by_rows(lower: list[set[int]]) -> tuple[Indices, Indices]:
    """Return where each row of L starts, and the columns of its entries."""
    start = np.cumsum([0, *map(len, lower)], dtype=np.int64)
    column = [j for row in lower for j in sorted(row)]
    return start, np.array(column, dtype=np.int64)


def by_columns(
    rows: int, row_start: Indices, row_column: Indices
) -> tuple[Indices, Indices, Indices]:
    """Return start and rows of the columns, and where each entry by rows stands by columns."""
    row_of_entry = np.repeat(np.arange(rows), np.diff(row_start))
    by_column = np.lexsort((row_of_entry, row_column))
    counts = np.bincount(row_column, minlength=rows)
    start = np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
    place = np.empty_like(by_column)
    place[by_column] = np.arange(by_column.size)
    return start, row_of_entry[by_column].astype(np.int64), place.astype(np.int64)


def _with_targets(
    products: Indices, pairs: Indices, order: Indices, row_start: Indices, row_column: Indices
) -> npt.NDArray[np.int64]:
    """Append to each product the entry of D that it adds to."""
    return np.column_stack([products, entry_places(order[pairs], row_start, row_column)])


def entry_places(pairs: Indices, row_start: Indices, row_column: Indices) -> Indices:
    """Return where the entries of some pairs of unknowns stand, (k,).

    That is a place in ``row_column``, or the number of those + k for the diagonal entry k.
    """
    rows = len(row_start) - 1
    i, j = pairs.max(axis=1, initial=-1), pairs.min(axis=1, initial=rows)
    # entries stand row after row with ascending columns, so one search finds all
    entries = np.repeat(np.arange(rows), np.diff(row_start)) * rows + row_column
    found = np.searchsorted(entries, i * rows + j)
    return np.asarray(np.where(i == j, len(row_column) + i, found), dtype=np.int64)

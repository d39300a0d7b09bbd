"""Symbolic part of the factorisation of D = B A^-1 B^T, made once for a system."""

import functools
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from scipy import sparse
from scipy.sparse.linalg import splu

from kane.compiled.fill import with_fill
from kane.kernels.codes import ANY, POINT, TURN
from kane.kernels.tables import Indices, Pattern

KEPT = 8  # patterns, of the structures last compiled


class Tile(NamedTuple):
    """Rows that are eliminated together: consecutive ones that have the same bodies.

    Attributes:
        first: constraint row.
        rows: how many there are.
        linear: what their blocks are like, see ``kernels.codes``.

    """

    first: int
    rows: int
    linear: int


def make_pattern(
    size: int, axes: Indices, tiles: Sequence[Tile], row_start: Indices, block_body: Indices
) -> Pattern:
    """Return order of elimination, structure of the factor and the products that make up D.

    Two tiles are coupled in D where they share a moving body. The order is SciPy's minimum
    degree. It depends on the structure alone: a model with other numbers has the same pattern.

    Args:
        size: rows of a tile.
        axes: (3,) speeds of a body that a planar model leaves it.
        tiles: all rows in tiles of ``size`` rows at most.
        row_start: (m + 1,) first block of each constraint row, tiles filled up.
        block_body: (blocks,) body of each block, 0 for the ground; none twice within a row.

    """
    numbers = (axes, row_start, block_body)
    return _pattern(size, tuple(tiles), *(each.astype(np.int64).tobytes() for each in numbers))


@functools.lru_cache(KEPT)
def _pattern(
    size: int, tiles: tuple[Tile, ...], axes: bytes, row_start: bytes, block_body: bytes
) -> Pattern:
    """Return the same for arrays of whole numbers as bytes, by which it is found again."""
    starts, bodies = np.frombuffer(row_start, np.int64), np.frombuffer(block_body, np.int64)
    table = np.array(tiles, dtype=np.int64).reshape(-1, 3)
    first = starts[table[:, 0]]
    filled = np.diff(np.append(first, starts[-1]))
    blocks = np.column_stack([first, filled // size, table[:, 2]])
    products = _products(blocks, bodies)
    pairs = products[:, :2]
    order = _elements_together(_elimination_order(len(tiles), pairs), blocks, bodies)
    at = np.argsort(order)
    columns = with_fill(len(tiles), order[pairs])
    start = np.cumsum([0, *map(len, columns)], dtype=np.int64)
    row = np.array([i for below in columns for i in below], dtype=np.int64)
    below = _Below(start, row)
    return Pattern(
        size=size,
        axes=np.frombuffer(axes, np.int64).copy(),
        rows=table[at, :2],
        blocks=blocks[at],
        start=start,
        row=row,
        target=np.concatenate([np.zeros(0, np.int64), *map(below.targets, columns)]),
        product=_with_targets(products, order, blocks, below),
    )


class _Below:
    """Where each tile stands in the storage."""

    def __init__(self, start: Indices, row: Indices) -> None:
        self._tiles = len(start) - 1
        self._keys = np.repeat(np.arange(self._tiles), np.diff(start)) * self._tiles + row

    def place(self, i: Indices, j: Indices) -> Indices:
        """Return the places of the tiles in rows i and columns j <= i."""
        entry = np.searchsorted(self._keys, j * self._tiles + i)
        return np.where(i == j, i, self._tiles + entry)

    def targets(self, rows: Sequence[int]) -> Indices:
        """Return the places of the tiles below the diagonal in which these rows meet."""
        first, second = np.tril_indices(len(rows), -1)
        of_column = np.array(rows, dtype=np.int64)
        return self.place(of_column[first], of_column[second])


def _products(blocks: Indices, block_body: Indices) -> Indices:
    """Return for each two tiles that share a moving body: tiles, blocks, body, (products, 5)."""
    members: dict[int, list[tuple[int, int]]] = {}
    for tile, (first, width, _) in enumerate(blocks.tolist()):
        for block in range(first, first + width):
            if block_body[block] > 0:
                members.setdefault(int(block_body[block]), []).append((tile, block))
    products = [
        (tile, other, block, other_block, body)
        for body, own in members.items()
        for i, (tile, block) in enumerate(own)
        for other, other_block in own[: i + 1]
    ]
    return np.array(products, dtype=np.int64).reshape(-1, 5)


def _elimination_order(tiles: int, pairs: Indices) -> Indices:
    if tiles == 0:
        return np.zeros(0, np.int64)
    i, j = pairs.T
    # a dominant diagonal keeps the factorisation that comes with the ordering from pivoting
    diagonal = sparse.identity(tiles) * (2.0 * tiles)
    ones = sparse.coo_matrix((np.ones(len(i)), (i, j)), shape=(tiles, tiles))
    matrix = (diagonal + ones.sign() + ones.T.sign()).tocsc()
    factors = splu(
        matrix, permc_spec="MMD_AT_PLUS_A", diag_pivot_thresh=0.0, options={"SymmetricMode": True}
    )
    return np.asarray(factors.perm_c, dtype=np.int64)


def _elements_together(order: Indices, blocks: Indices, block_body: Indices) -> Indices:
    """Return the order with neighbours on the same bodies together, in the order of their rows.

    It makes no more fill. Points are held before angles then: the other way round, what round-off
    leaves of a redundant row is thousands of times as much.
    """
    if order.size == 0:
        return order
    bodies = [tuple(block_body[first : first + width]) for first, width, _ in blocks]
    begins = [k == 0 or bodies[k] != bodies[k - 1] for k in range(len(bodies))]
    element = np.cumsum(begins) - 1
    earliest = np.minimum.reduceat(order, np.flatnonzero(begins))
    together: Indices = np.argsort(np.argsort(earliest[element], kind="stable"))
    return together


def _with_targets(products: Indices, order: Indices, blocks: Indices, below: _Below) -> Indices:
    """Return the products as ``tables.Pattern`` wants them, tile after tile of D."""
    pairs, sides, bodies = products[:, :2], products[:, 2:4], products[:, 4]
    late = np.argmax(order[pairs], axis=1)  # the tile that is eliminated last is the row of D
    turned = np.column_stack([late, 1 - late])
    tiles = np.take_along_axis(pairs, turned, axis=1)
    block = np.take_along_axis(sides, turned, axis=1)
    width, kind = np.moveaxis(blocks[tiles][..., 1:], -1, 0)
    linear = np.where((kind == POINT).all(axis=1), POINT, ANY)
    linear[(kind == TURN).any(axis=1)] = TURN
    target = below.place(*order[tiles].T)
    table = np.column_stack(
        [target, bodies, block[:, 0], width[:, 0], block[:, 1], width[:, 1], linear]
    )
    return np.ascontiguousarray(table[np.argsort(target, kind="stable")])

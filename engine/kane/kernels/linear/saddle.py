"""The linear equations of an implicit step, for all speeds and multipliers at once.

    [A + a C + a^2 K   B^T] [x]   [r]
    [B                 0  ] [m] = [s]

They are solved by a sparse L D L^T factorisation with a fixed structure (Davis, Direct Methods for
Sparse Linear Systems, 2006, section 4.8). Each constraint row is eliminated after the speeds of its
bodies, so no pivot is zero but where rows are redundant: those get a multiplier of zero.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.kernels.compiling.bundle import Bundle
from kane.kernels.compiling.jit import jit, public

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]

# A row is redundant when elimination leaves less than this part of what it began with.
REDUNDANT = 1e-12


@dataclass(frozen=True, eq=False)
class Saddle(Bundle):
    """Structure of the equations, made once for a system, and the numbers in them.

    Unknowns are the 6 n speeds, then the m multipliers; they are eliminated in another order, in
    which the entries of the matrix below the diagonal are stored by columns, and after them the
    diagonal. L has a unit diagonal.

    Attributes:
        order: (6 n + m,) place in the order of elimination of each unknown.
        row_start: (6 n + m + 1,) where each row of L starts in ``row_column`` and ``row_entry``.
        row_column: (nonzeros,) column of each entry, ascending within a row.
        row_entry: (nonzeros,) where the entry stands in the column storage.
        column_start: (6 n + m + 1,) where each column of L starts in ``column_row``.
        column_row: (nonzeros,) row of each entry, ascending within a column.
        path_pair: (path loads,) the pair of bodies that each load couples, the lower number
            first; -1 where one is the ground.
        cushion_pair: (cushions,) the same.
        own_place: (n + 1, 6, 6) places of a body's own entries, -1 where there is none.
        cross_place: (pairs, 6, 6) places of the entries between two bodies.
        block_place: (blocks, 6) places of the blocks of B.
        slack: (6 n + m,) how many times larger its pivot must be than that of others, lest it be
            redundant, in the order of elimination; see ``tables.Tables``.
        moves: (6 n,) whether a speed can differ from zero.
        inertia: (n + 1, 6) mass or moment of inertia of each speed, and what D has added to those
            of light bodies, for the same reason: see ``equations.light_bodies``.
        own: (n + 1, 6, 6) the tangent matrix of each body.
        cross: (pairs, 6, 6) its parts between two bodies.
        block: (2, 6) scratch.
        entries: (nonzeros + 6 n + m,) entries below the diagonal, and on it.
        L: (nonzeros,) entries of L by columns.
        d_inverse: (6 n + m,) inverse of the diagonal factor; 0 for a redundant row.
        y: (6 n + m,) scratch, in the order of elimination.

    """

    order: Indices
    row_start: Indices
    row_column: Indices
    row_entry: Indices
    column_start: Indices
    column_row: Indices
    path_pair: Indices
    cushion_pair: Indices
    own_place: Indices
    cross_place: Indices
    block_place: Indices
    slack: Array
    moves: npt.NDArray[np.bool_]
    inertia: Array
    own: Array
    cross: Array
    block: Array
    entries: Array
    L: Array
    d_inverse: Array
    y: Array


@public
def factor(J, saddle):
    """Factor the equations for the blocks J of B and the tangent matrix in ``saddle``."""
    _form(J, saddle)
    nonzeros = saddle.row_column.size
    for k in range(saddle.d_inverse.size):
        first, last = saddle.row_start[k], saddle.row_start[k + 1]
        for place in range(first, last):
            saddle.y[saddle.row_column[place]] = saddle.entries[saddle.row_entry[place]]
        pivot = saddle.entries[nonzeros + k]
        size = abs(pivot)
        for place in range(first, last):
            j, entry = saddle.row_column[place], saddle.row_entry[place]
            value = saddle.y[j]
            for above in range(saddle.column_start[j], entry):
                saddle.y[saddle.column_row[above]] -= saddle.L[above] * value
            saddle.L[entry] = value * saddle.d_inverse[j]
            pivot -= saddle.L[entry] * value
            size += abs(saddle.L[entry] * value)
        saddle.d_inverse[k] = (
            1.0 / pivot if abs(pivot) > REDUNDANT * saddle.slack[k] * size else 0.0
        )


@public
def solve(saddle, x):
    """Replace the right side x, (6 n + m,), by the solution."""
    y = saddle.y
    for k in range(x.size):
        y[saddle.order[k]] = x[k]
    for j in range(x.size):
        for entry in range(saddle.column_start[j], saddle.column_start[j + 1]):
            y[saddle.column_row[entry]] -= saddle.L[entry] * y[j]
    for j in range(x.size - 1, -1, -1):
        y[j] *= saddle.d_inverse[j]
        for entry in range(saddle.column_start[j], saddle.column_start[j + 1]):
            y[j] -= saddle.L[entry] * y[saddle.column_row[entry]]
    for k in range(x.size):
        x[k] = y[saddle.order[k]]


@public
def solve_part(saddle, unknowns, first, last, y):
    """Replace a right side that is zero but for a few unknowns by the solution.

    Args:
        saddle: the equations, factored.
        unknowns: (k,) places in the order of elimination, ascending from ``first`` to ``last``;
            with each of them stand there all that it is coupled with.
        first: where in them what is looked at begins.
        last: where it ends.
        y: (6 n + m,) right side and solution, in the order of elimination.

    """
    for place in range(first, last):
        j = unknowns[place]
        if y[j] != 0.0:
            for entry in range(saddle.column_start[j], saddle.column_start[j + 1]):
                y[saddle.column_row[entry]] -= saddle.L[entry] * y[j]
    for place in range(last - 1, first - 1, -1):
        j = unknowns[place]
        y[j] *= saddle.d_inverse[j]
        for entry in range(saddle.column_start[j], saddle.column_start[j + 1]):
            y[j] -= saddle.L[entry] * y[saddle.column_row[entry]]


@jit
def _form(J, saddle):
    entries = saddle.entries
    for k in range(entries.size):
        entries[k] = 0.0
    for i in range(1, saddle.own.shape[0]):
        for j in range(6):
            for k in range(j + 1):
                if saddle.own_place[i, j, k] >= 0:
                    entries[saddle.own_place[i, j, k]] = saddle.own[i, j, k]
            if not saddle.moves[6 * i - 6 + j]:
                entries[saddle.own_place[i, j, j]] = 1.0
    for pair in range(saddle.cross.shape[0]):
        for j in range(6):
            for k in range(6):
                if saddle.cross_place[pair, j, k] >= 0:
                    entries[saddle.cross_place[pair, j, k]] = saddle.cross[pair, j, k]
    for block in range(J.shape[0]):
        for j in range(6):
            if saddle.block_place[block, j] >= 0:
                entries[saddle.block_place[block, j]] = J[block, j]

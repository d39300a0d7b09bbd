"""How many rows are independent, and which combinations of them load nothing, for large systems.

The sparse factorisation of D = B B^T tells: a row that adds nothing to those before it in the
order of elimination leaves no pivot. With L and the diagonal Δ of the factor, D = L Δ L^T, the
vector L^-T e_k of a row k without pivot is a combination of rows that loads no body: L Δ L^T
(L^-T e_k) = L Δ e_k = 0. It has no part in any other row without pivot, so these vectors are the
fundamental circuits of the rows, and rows that share one belong together.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels import assemble as primitives
from kane.kernels.ldlt import factor
from kane.kernels.tables import Tables, Work

Array = npt.NDArray[np.float64]


class Rank(NamedTuple):
    """What the rows up to a level hold.

    Attributes:
        rank: how many of them are independent.
        unloaded: (m, redundant) combinations that load no body, a basis; zero for other rows.

    """

    rank: int
    unloaded: Array


def rank(system: System, work: Work, level: int) -> Rank:
    """Return the rank of the rows that hold ``level`` or less, at the placement in ``work``.

    Speeds count as lengths, whatever the masses: a turn with the size of the mechanism.
    """
    tables = _with_unit_masses(system)
    primitives.jacobians(tables, work)
    counted = tables.row_level <= level
    work.J[np.repeat(~counted, np.diff(tables.row_start))] = 0.0
    left_out = int(np.sum(~counted))
    redundant = factor(tables, work) - left_out
    pattern = tables.pattern
    without_pivot = counted[pattern.row_at] & (work.d_inverse == 0.0)
    return Rank(system.rows - left_out - redundant, _circuits(tables, work, without_pivot))


def _circuits(tables: Tables, work: Work, without_pivot: npt.NDArray[np.bool_]) -> Array:
    """Return L^-T e_k, rows in the order of the constraints, for each row without pivot."""
    pattern, starts = tables.pattern, np.flatnonzero(without_pivot)
    combination = np.zeros((without_pivot.size, starts.size))
    combination[starts, np.arange(starts.size)] = 1.0
    for j in range(starts.max(initial=0) - 1, -1, -1):
        column = slice(pattern.column_start[j], pattern.column_start[j + 1])
        combination[j] -= work.L[column] @ combination[pattern.column_row[column]]
    unloaded: Array = combination[pattern.order]
    return unloaded


def _with_unit_masses(system: System) -> Tables:
    bodies = system.tables.bodies.copy()
    lengths = np.array([1.0] * 3 + [1 / system.tables.extent**2] * 3)
    bodies["inverse"] = np.where(bodies["inverse"] > 0, lengths, 0.0)
    return system.tables._replace(bodies=bodies)

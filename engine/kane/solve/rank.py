"""How many rows are independent, and which combinations of them load nothing, for large systems.

The sparse factorisation of D = B B^T tells: a row that adds nothing to those before it in the
order of elimination leaves no pivot. With L and the diagonal Δ of the factor, D = L Δ L^T, the
vector L^-T e_k of a row k without pivot is a combination of rows that loads no body: L Δ L^T
(L^-T e_k) = L Δ e_k = 0. It has no part in any other row without pivot, so these vectors are the
fundamental circuits of the rows, and rows that share one belong together.
"""

from dataclasses import replace
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.equations import assemble as primitives
from kane.kernels.linear.ldlt import factor
from kane.kernels.tables import Pattern, Tables, Work

Array = npt.NDArray[np.float64]


class Rank(NamedTuple):
    """What the rows up to a level hold.

    Attributes:
        independent: (rank,) as many of them as are independent, ascending.
        unloaded: (m, redundant) combinations that load no body, a basis of unit vectors; zero for
            other rows.

    """

    independent: npt.NDArray[np.int64]
    unloaded: Array

    @property
    def rank(self) -> int:
        """How many of the rows are independent."""
        return len(self.independent)


def rank(system: System, work: Work, level: int) -> Rank:
    """Return the rank of the rows that hold ``level`` or less, at the placement in ``work``.

    Speeds count as lengths, whatever the masses: a turn with the size of the mechanism.
    """
    tables = with_unit_masses(system)
    primitives.jacobians(tables, work)
    counted = tables.row_level <= level
    work.J[np.repeat(~counted, np.diff(tables.row_start))] = 0.0
    factor(tables, work)
    has_pivot = by_rows(tables.pattern, inverse_pivots(tables.pattern, work)) != 0.0
    circuits = _circuits(tables, work, counted & ~has_pivot)
    return Rank(np.flatnonzero(counted & has_pivot), circuits)


def inverse_pivots(pattern: Pattern, work: Work) -> Array:
    """Return the inverse of d, (tiles, size)."""
    return work.L[: len(pattern.rows), :: pattern.size + 1]


def by_rows(pattern: Pattern, of_tiles: Array) -> Array:
    """Return what stands tile by tile, (tiles, size, ...), in the order of the rows, (m, ...)."""
    places = np.arange(pattern.size)
    held = places < pattern.rows[:, 1, None]
    order = np.argsort((pattern.rows[:, 0, None] + places)[held])
    sorted_by_rows: Array = of_tiles[held][order]
    return sorted_by_rows


def _by_tiles(pattern: Pattern, of_rows: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """Return what stands row by row, (m,), tile by tile, (tiles, size), False in the filling."""
    places = np.arange(pattern.size)
    held = places < pattern.rows[:, 1, None]
    target = np.zeros(held.shape, dtype=bool)
    target[held] = of_rows[(pattern.rows[:, 0, None] + places)[held]]
    return target


def _circuits(tables: Tables, work: Work, without_pivot: npt.NDArray[np.bool_]) -> Array:
    """Return L^-T e_k, rows in the order of the constraints, for each row without pivot."""
    pattern, size = tables.pattern, tables.pattern.size
    tiles, pivots = len(pattern.rows), inverse_pivots(pattern, work)
    starts = np.argwhere(_by_tiles(pattern, without_pivot))
    combination = np.zeros((tiles, size, len(starts)))
    combination[starts[:, 0], starts[:, 1], np.arange(len(starts))] = 1.0
    factor_tiles = work.L.reshape(-1, size, size)
    for k in range(starts[:, 0].max(initial=-1), -1, -1):
        column = slice(pattern.start[k], pattern.start[k + 1])
        W, below = factor_tiles[tiles:][column], combination[pattern.row[column]]
        combination[k] -= pivots[k, :, None] * np.einsum("eij,eic->jc", W, below)
        unit = np.tril(factor_tiles[k], -1) + np.eye(size)
        combination[k] = np.linalg.solve(unit.T, combination[k])
    circuits = by_rows(pattern, combination)
    circuits /= np.linalg.norm(circuits, axis=0)
    return circuits


def with_unit_masses(system: System) -> Tables:
    """Return the tables with bodies that all count alike: a turn with the mechanism's size."""
    bodies = system.tables.bodies.copy()
    with np.errstate(over="ignore", divide="ignore"):  # the square of a length may be no double
        turning = 1.0 / np.square(np.float64(system.tables.extent))
    lengths = np.array([1.0] * 3 + [turning] * 3)
    bodies["inverse"] = np.where(bodies["inverse"] > 0, lengths, 0.0)
    return replace(system.tables, bodies=bodies)

"""Bodies without mass, or without inertia about some axis, and whether joints lead them.

A is diagonal, so the kinetic energy of a motion is zero where it moves nothing but speeds without
inertia. The equations [A B^T; B 0] are regular, but for redundant rows, where the rows of B leave
no such motion: where the columns of B that belong to these speeds are independent. Then neither
formulation needs their inertia. Embedded, a speed is eliminated when no row holds it any more; what
those before it have handed on to it is its inertia then, and positive. D counts some inertia, which
conjugate gradients take out again, see ``light_bodies``.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import scipy.sparse as sp
from scipy.sparse.csgraph import connected_components

from kane.compiled.constraint_matrix import RANK_TOLERANCE
from kane.kernels.tables import Indices, Table, Tables, Work

Array = npt.NDArray[np.float64]

ALIKE = 9  # decimals of a motion: of two speeds that differ by less, the first counts
COUNTS = 0.1  # of the largest speed of a motion; what is slower does not name it


class Unheld(NamedTuple):
    """A motion that nothing resists.

    Attributes:
        bodies: that move in it, from 1, those that move most first.
        turns: whether the first one turns in it, rather than being shifted.

    """

    bodies: tuple[int, ...]
    turns: bool


def massless(bodies: Table) -> Indices:
    """Return the speeds that can differ from zero and have no inertia, by their place in u."""
    own = np.column_stack([np.repeat(bodies["mass"][:, None], 3, axis=1), bodies["inertia"]])
    return np.flatnonzero((own == 0.0) & (bodies["inverse"] > 0.0)) - 6


def counted_inertia(bodies: Table) -> Array:
    """Return what resists each speed, (6 n,) [kg, kg m^2].

    Of what has no inertia it is what D counts instead.
    """
    own = np.column_stack([np.repeat(bodies["mass"][:, None], 3, axis=1), bodies["inertia"]])
    counted = np.divide(1.0, bodies["inverse"], out=own.copy(), where=bodies["inverse"] > 0.0)
    return np.asarray(np.where(own > 0.0, own, counted)[1:].ravel())


def unheld(tables: Tables, work: Work) -> tuple[Unheld, ...]:
    """Return the motions of what has no inertia that the rows leave free, none where A and B do.

    Args:
        tables: of a system.
        work: holds the blocks of B at a place.

    """
    speeds = massless(tables.bodies)
    return tuple(_motions(tables, work, speeds)) if speeds.size else ()


def _motions(tables: Tables, work: Work, speeds: Indices) -> Iterator[Unheld]:
    """Yield these motions, for each lot of speeds that rows couple with each other."""
    B = _columns(tables, work, speeds)
    count, lot = connected_components(B.T @ B, directed=False)
    for i in range(count):
        own = np.flatnonzero(lot == i)
        columns = B[:, own]
        rows = np.unique(columns.indices)
        _, sizes, V = np.linalg.svd(columns[rows].toarray(), full_matrices=True)
        rank = int((sizes > RANK_TOLERANCE * sizes.max(initial=0.0)).sum())
        for motion in np.abs(V[rank:]):
            order = np.argsort(-motion.round(ALIKE), kind="stable")
            moving = own[order][: (motion > COUNTS).sum()]
            fastest = speeds[moving]
            bodies = dict.fromkeys((fastest // 6 + 1).tolist())
            yield Unheld(tuple(bodies), bool(fastest[0] % 6 >= 3))


def _columns(tables: Tables, work: Work, speeds: Indices) -> sp.csc_array:
    """Return the columns of B that belong to speeds, turns at the longest of their arms."""
    rows = np.repeat(np.arange(tables.row_level.size), np.diff(tables.row_start))
    moves = tables.block_body > 0
    columns = 6 * (tables.block_body[moves] - 1)[:, None] + np.arange(6)
    scaled = work.J[moves] * np.sqrt(tables.unit_bodies["inverse"][tables.block_body[moves]])
    places = np.repeat(rows[moves], 6), columns.ravel()
    shape = tables.row_level.size, 6 * (tables.bodies.size - 1)
    found = sp.csc_array((scaled.ravel(), places), shape=shape)[:, speeds]
    found.eliminate_zeros()
    return found

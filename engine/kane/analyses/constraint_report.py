"""The constraint matrix B with names, its rank and its singular values."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import scipy.sparse as sp
from scipy.linalg import svdvals

from kane.analyses.instant import Instant
from kane.analyses.redundancy import Redundancy, redundancies
from kane.arguments import checked
from kane.compiled import System
from kane.compiled.constraint_matrix import (
    RANK_TOLERANCE,
    lengths,
    movable,
    placed,
    sparse_constraint_matrix,
)
from kane.compiled.row_names import row_names
from kane.kernels.codes import ACCELERATION, POSITION, SPEED
from kane.results import Result
from kane.results.accelerations import state
from kane.solve.rank import rank

Array = npt.NDArray[np.float64]

LEVELS = {POSITION: "position", SPEED: "speed", ACCELERATION: "acceleration"}
MOST_INSTANTS = 200  # of a run at which singular values are worked out


class Row(NamedTuple):
    """A row of B.

    Attributes:
        element: name of the joint, coupling, driver or lock.
        holds: what it holds of it, as ``along x``.
        level: ``position``, ``speed`` or ``acceleration``: what is prescribed.

    """

    element: str
    holds: str
    level: str


@dataclass(frozen=True)
class ConstraintReport:
    """B u = g at an instant, for the speeds of all bodies that can differ from zero.

    Attributes:
        time: [s].
        rows: what each row holds.
        speeds: names of the speeds, as ``crank.wz``.
        matrix: B, (rows, speeds), sparse; rows that hold angles are lengths: they are multiplied
            by a length of the size of the mechanism.
        prescribed: g, (rows,).
        multipliers: lambda, (rows,).
        rank: how many rows are independent.
        redundancies: elements that hold things twice.

    """

    time: float
    rows: tuple[Row, ...]
    speeds: tuple[str, ...]
    matrix: sp.csr_array
    prescribed: Array
    multipliers: Array
    rank: int
    redundancies: tuple[Redundancy, ...]

    @property
    def freedoms(self) -> int:
        """How many independent speeds there are."""
        return len(self.speeds) - self.rank


class SingularValues(NamedTuple):
    """Singular values of B over a run, with all rows and speeds as lengths.

    Attributes:
        time: (k,) [s].
        values: (k, min(rows, speeds)) from the largest to the smallest.

    """

    time: Array
    values: Array


@checked
def constraint_report(instant: Instant) -> ConstraintReport:
    """Return the constraint matrix at an instant, with the names of its rows."""
    system, moves = instant.system, movable(instant.system)
    matrix = sparse_constraint_matrix(system, instant.work)[:, np.flatnonzero(moves)]
    elements = [
        name for name, rows in system.joint_rows.items() for _ in range(rows.start, rows.stop)
    ]
    levels = [LEVELS[level] for level in system.tables.row_level.tolist()]
    work = placed(system, instant.state)
    found = rank(system, work, ACCELERATION)
    return ConstraintReport(
        time=instant.time,
        rows=tuple(map(Row, elements, row_names(system.model), levels)),
        speeds=tuple(name for name, can in zip(instant.speed_names, moves, strict=True) if can),
        matrix=matrix,
        prescribed=instant.work.g.copy(),
        multipliers=instant.multipliers,
        rank=found.rank,
        redundancies=tuple(redundancies(system, work, found.unloaded)),
    )


def singular_values(system: System, state: Array) -> Array:
    """Return the singular values of B at a state, from the largest, (min(m, speeds),).

    All rows and speeds count as lengths: a turn with the size of the mechanism.
    """
    if not system.rows:
        return np.zeros(0)
    moves = movable(system)
    B = sparse_constraint_matrix(system, placed(system, state))[:, np.flatnonzero(moves)]
    values: Array = svdvals(B.toarray() * lengths(system)[moves])
    return values


def condition(values: Array) -> float:
    """Return the largest singular value over the least that is not zero; 1 without any."""
    present = values[values > RANK_TOLERANCE * values.max(initial=0.0)]
    return float(present.max() / present.min()) if present.size else 1.0


@checked
def singular_values_over(
    result: Result,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> SingularValues:
    """Return the singular values of B over a run, at frames that lie evenly in it.

    Args:
        result: the run.
        progress: called with the part done, 0 to 1.
        stop: set it from any thread to end with what is there.

    """
    count = len(result.time)
    frames = np.unique(np.linspace(0, count - 1, min(count, MOST_INSTANTS)).round().astype(int))
    found = []
    for i, frame in enumerate(frames):
        if stop is not None and stop.is_set():
            break
        found.append(singular_values(result.system, state(result, int(frame))))
        if progress:
            progress((i + 1) / len(frames))
    return SingularValues(np.array(result.time[frames[: len(found)]]), np.array(found))

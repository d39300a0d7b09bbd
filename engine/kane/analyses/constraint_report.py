"""The constraint matrix B with names, its rank and its singular values."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import scipy.sparse as sp
from scipy.linalg import svdvals

from kane.analyses.instant import Instant, instant_of
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
from kane.elements.changing import ContactState
from kane.kernels.codes import ACCELERATION, POSITION, SPEED
from kane.kernels.equations.assemble import residuals
from kane.results import Result
from kane.results.accelerations import state
from kane.sentences import Sentence, say
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
        part: which part of the element, such as ``lower``; mostly empty.

    """

    element: str
    holds: str
    level: str
    part: str = ""


class OffRow(NamedTuple):
    """A row that does not hold now.

    Attributes:
        row: what it holds when it does.
        why: why it does not, a clause.

    """

    row: Row
    why: Sentence


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
        off: rows that do not hold now: of stops that are open, of friction that slides.
        off_matrix: their rows of B, (off, speeds), sparse.

    """

    time: float
    rows: tuple[Row, ...]
    speeds: tuple[str, ...]
    matrix: sp.csr_array
    prescribed: Array
    multipliers: Array
    rank: int
    redundancies: tuple[Redundancy, ...]
    off: tuple[OffRow, ...]
    off_matrix: sp.csr_array

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
    matrix = sparse_constraint_matrix(system, instant.work.J)[:, np.flatnonzero(moves)]
    work = placed(system, instant.state)
    off, off_matrix = _off(instant)
    found = rank(system, work, ACCELERATION)
    return ConstraintReport(
        time=instant.time,
        rows=_rows(system),
        speeds=tuple(name for name, can in zip(instant.speed_names, moves, strict=True) if can),
        matrix=matrix,
        prescribed=instant.work.g.copy(),
        multipliers=instant.multipliers,
        rank=found.rank,
        redundancies=tuple(redundancies(system, work, found.unloaded)),
        off=off,
        off_matrix=off_matrix[:, np.flatnonzero(moves)],
    )


def _rows(system: System) -> tuple[Row, ...]:
    elements = {
        row: name
        for name, rows in system.joint_rows.items()
        for row in range(rows.start, rows.stop)
    }
    parts = {
        row: each.contact.part
        for each, rows in zip(system.contacts, system.contact_rows, strict=True)
        for row in range(rows.start, rows.stop)
    }
    levels = [LEVELS[level] for level in system.tables.row_level.tolist()]
    return tuple(
        Row(elements[row], holds, level, parts.get(row, ""))
        for row, (holds, level) in enumerate(zip(row_names(system), levels, strict=True))
    )


def _off(instant: Instant) -> tuple[tuple[OffRow, ...], sp.csr_array]:
    """Return the rows of contacts that do not hold, with their rows of B for all speeds."""
    whole, system = instant.result.system, instant.system
    work = placed(whole, state(instant.result, 0))
    residuals(whole.tables, work)
    rows, found, places = _rows(whole), list[OffRow](), list[int]()
    for k, own in enumerate(whole.contact_rows):
        on = system.contact_rows[k].stop - system.contact_rows[k].start
        for row in range(own.start + on, own.stop):
            why = _why_off(whole, k, system.states[k], float(work.phi[own.start]))
            found.append(OffRow(rows[row], why))
            places.append(row)
    return tuple(found), sparse_constraint_matrix(whole, work.J)[places]


def _why_off(whole: System, k: int, state: ContactState, gap: float) -> Sentence:
    """Return why rows of a contact do not hold, a clause."""
    name, contact = whole.contacts[k]
    if state.is_closed:
        return say("slides")
    if contact.switch is not None:
        return say("not shut")
    if contact.gap is None:
        return say("at rest by what others hold")
    scale = whole.row_scales[whole.contact_rows[k].start]
    unit = "rad" if name in whole.angular else "m"
    return say("open by {gap:.3g} {unit}", gap=gap / scale, unit=unit)


def singular_values(system: System, state: Array) -> Array:
    """Return the singular values of B at a state, from the largest, (min(m, speeds),).

    All rows and speeds count as lengths: a turn with the size of the mechanism.
    """
    if not system.rows:
        return np.zeros(0)
    moves = movable(system)
    B = sparse_constraint_matrix(system, placed(system, state).J)[:, np.flatnonzero(moves)]
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
        instant = instant_of(result, int(frame))
        found.append(singular_values(instant.system, instant.state))
        if progress:
            progress((i + 1) / len(frames))
    return SingularValues(np.array(result.time[frames[: len(found)]]), _as_many(found))


def _as_many(found: list[Array]) -> Array:
    """Return values of instants as rows, with NaN where others have more rows that hold."""
    most = max((values.size for values in found), default=0)
    together = np.full((len(found), most), np.nan)
    for row, values in zip(together, found, strict=True):
        row[: values.size] = values
    return together

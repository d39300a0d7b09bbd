"""Singular positions of a run: where rows that are independent elsewhere depend on each other.

Elimination leaves of each row of B the part that the rows before it do not hold, its pivot (see
``kernels.equations.hold``). In a singular position one of them is zero, and near it it grows with
the square of the distance: its root is a measure of how near such a place is. There a mechanism
may go on in several ways (change points, dead points), and what drives it may hold nothing.
"""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.linalg import svd
from scipy.optimize import minimize_scalar

from kane.compiled import System
from kane.compiled.constraint_matrix import lengths, movable, placed, sparse_constraint_matrix
from kane.kernels.equations import assemble
from kane.kernels.equations.hold import read_holds
from kane.kernels.linear.ldlt import factor
from kane.kernels.tables import make_work
from kane.results import Result
from kane.results.accelerations import state
from kane.results.interpolate import Interpolation
from kane.sentences import Sentence, listed, say
from kane.solve.rank import with_unit_masses

Array = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

# A root of a pivot, as a part of the largest in the run. Times are found to 1e-9 of the distance of
# frames, and what is left there is round-off; a place that is only near is told by its figure.
SINGULAR = 1e-4
SUSPECT = 0.3  # the least of three frames that is no more may hide a zero between them
NEAR = 1e-2  # of that: where pivots count as zero, singular values still tell the place
FINE = 1e-10  # of the time between frames
HELD = 1e-8  # a pivot that is less in most frames belongs to a row that is redundant everywhere
TAKES_PART = 1e-3  # of a unit vector of rows; the place is known to some 1e-5


class Singular(NamedTuple):
    """A singular position.

    Attributes:
        time: [s].
        elements: whose rows depend on each other there, in the order of the model.

    """

    time: float
    elements: tuple[str, ...]

    @property
    def sentence(self) -> Sentence:
        """What is so there."""
        return say(
            "Singular at {time:.9g} s: {names} do not hold independently there, and the motion "
            "may go on in more than one way.",
            time=self.time,
            names=listed(list(self.elements)),
        )


@dataclass(frozen=True, eq=False)
class Singularity:
    """How near a run comes to singular positions.

    Attributes:
        closeness: (frames,) roots of the least pivots, as parts of the largest: 0 at a singular
            position; ones where no rows are.
        positions: the singular ones, in order of time.
        nearest: time of the frame that is nearest to one [s].

    """

    closeness: Array
    positions: tuple[Singular, ...]
    nearest: float

    @property
    def least(self) -> float:
        """The least of ``closeness``."""
        return float(self.closeness.min())


def singularity(result: Result, stop: threading.Event | None = None) -> Singularity | None:
    """Return how near a run comes to singular positions, and those it goes through.

    They are looked for between frames, too, as far as frames lie close enough to see the way to
    one and back.

    Args:
        result: of a run whose constraints never change.
        stop: an event that any thread may set to give up.

    Returns:
        what is found; None where it was given up.

    """
    holds, times = _Holds(result.system), result.time
    found_parts: list[Array] = []
    for k in range(len(times)):
        if stop is not None and stop.is_set():
            return None
        found_parts.append(holds.at(state(result, k)))
    parts = np.array(found_parts)
    counted = np.median(parts, axis=0) > HELD
    if not counted.any():
        return Singularity(np.ones(len(times)), (), float(times[0]))
    roots = np.sqrt(parts[:, counted].min(axis=1))
    search = _Search(result, holds, counted, roots)
    found: list[Singular] = []
    for k in search.suspects():
        if stop is not None and stop.is_set():
            return None
        first, last = search.around(k)
        time = search.zero(first, float(times[k]), last)
        if time is not None and not (found and time - found[-1].time < last - first):
            found.append(search.singular(first, time, last))
    return Singularity(roots / roots.max(), tuple(found), float(times[roots.argmin()]))


class _Search:
    """Looks between the frames of a run.

    Args:
        result: of the run.
        holds: of its system.
        counted: which pivots are usually not zero.
        roots: (frames,) of the least of them.

    """

    def __init__(self, result: Result, holds: "_Holds", counted: Flags, roots: Array) -> None:
        self._times, self._roots, self._largest = result.time, roots, float(roots.max())
        self._holds, self._counted = holds, counted
        self._rows = _Rows(result.system, state(result, int(roots.argmax())))
        self._interpolation, self._y = Interpolation(result), state(result, 0)
        self._coordinates = 7 * result.system.bodies

    def suspects(self) -> Iterator[int]:
        """Yield frames between whose neighbours a pivot may come to zero."""
        padded = np.pad(self._roots, 1, constant_values=np.inf)
        least = np.minimum(padded[:-2], padded[2:])
        limit = np.minimum(least, SUSPECT * self._largest)
        yield from np.flatnonzero(self._roots <= limit).tolist()

    def around(self, k: int) -> tuple[float, float]:
        """Return the times of the frames beside a frame."""
        last = len(self._times) - 1
        return float(self._times[max(k - 1, 0)]), float(self._times[min(k + 1, last)])

    def zero(self, first: float, middle: float, last: float) -> float | None:
        """Return the time at which the least pivot is zero; None where it is not."""
        time = _least(self._root, first, middle, last)
        return time if self._root(time) <= SINGULAR * self._largest else None

    def singular(self, first: float, time: float, last: float) -> Singular:
        """Return a singular position that pivots tell roughly, as singular values tell it."""
        width = NEAR * (last - first)
        time = _least(self._value, max(time - width, first), time, min(time + width, last))
        return Singular(time, self._rows.lost(self._at(time)))

    def _root(self, time: float) -> float:
        return float(np.sqrt(self._holds.at(self._at(time))[self._counted].min()))

    def _value(self, time: float) -> float:
        return self._rows.least(self._at(time))

    def _at(self, time: float) -> Array:
        self._y[: self._coordinates] = self._interpolation.coordinates(time)
        return self._y


def _least(of: Callable[[float], float], before: float, middle: float, after: float) -> float:
    """Return the time between two others at which a number is least; it may be a frame itself."""
    if not after > before:
        return middle
    best = minimize_scalar(
        of, bounds=(before, after), method="bounded",
        options={"xatol": FINE * (after - before)},
    )  # fmt: skip
    return min((before, middle, after, float(best.x)), key=of)


class _Holds:
    """What each row of a system holds by itself, all bodies counting alike."""

    def __init__(self, system: System) -> None:
        self._tables = with_unit_masses(system)
        self._work = make_work(self._tables)

    def at(self, y: Array) -> Array:
        """Return the part of each row's diagonal entry of B B^T that is its pivot, flat."""
        tables, work = self._tables, self._work
        assemble.place(tables, work, y)
        assemble.jacobians(tables, work)
        factor(tables, work)
        read_holds(tables, work)
        return work.holds.now.ravel().copy()


class _Rows:
    """B at states of a system, all rows and speeds as lengths, with the rank that it usually has.

    Args:
        system: the compiled model.
        usual: a state with the usual rank.

    """

    def __init__(self, system: System, usual: Array) -> None:
        self._system, self._moves = system, np.flatnonzero(movable(system))
        self._lengths = lengths(system)[self._moves]
        _, values = self._decomposed(usual)
        self._rank = int((values > HELD * values[0]).sum())

    def least(self, y: Array) -> float:
        """Return the singular value that usually is not zero and is least [m]."""
        return float(self._decomposed(y)[1][self._rank - 1])

    def lost(self, y: Array) -> tuple[str, ...]:
        """Return the elements whose rows lose that rank at a state."""
        lost = np.abs(self._decomposed(y)[0][:, self._rank - 1]) > TAKES_PART
        named = self._system.joint_rows.items()
        return tuple(name for name, rows in named if lost[rows].any())

    def _decomposed(self, y: Array) -> tuple[Array, Array]:
        """Return the left singular vectors of B in columns, and its singular values."""
        blocks = placed(self._system, y).J
        B = sparse_constraint_matrix(self._system, blocks)[:, self._moves].toarray()
        vectors, values, _ = svd(B * self._lengths, full_matrices=False)
        return vectors, values

"""Courses of efforts over time: cubic splines through frames, from one break to the next.

Breaks are where a law of time jumps, and where constraints or laws change with the state: there an
effort may jump, and no spline goes over it.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.prescribed import fresh_name, with_curve
from kane.model import Model
from kane.results import Result

Array = npt.NDArray[np.float64]

CUBIC = 4  # frames at the end of a table, whose cubic goes on beyond it
BEYOND = 8  # points there: the error of the end has then fallen by 0.27^8


class Piece(NamedTuple):
    """Frames between two breaks.

    Attributes:
        frames: which they are.
        time: of each, rising [s].
        end: when the piece ends: at a break or with the run [s].

    """

    frames: slice
    time: Array
    end: float


def pieces_of(result: Result) -> tuple[Piece, ...]:
    """Return the pieces of a run, in order.

    A frame at a jump of a law tells what is behind it; at an event there are two frames, one before
    it and one behind.
    """
    time, count = result.time, len(result.time)
    breaks = {
        int(np.searchsorted(time, jump)): float(jump)
        for jump in result.frames.jumps
        if time[0] < jump < time[-1]
    }
    breaks |= {int(k) + 1: float(time[k]) for k in np.flatnonzero(np.diff(time) <= 0.0)}
    firsts = [0, *sorted(breaks), count]
    return tuple(
        Piece(slice(first, last), time[first:last], breaks.get(last, float(time[-1])))
        for first, last in pairwise(firsts)
        if last > first
    )


def with_course(
    model: Model, name: str, effort: Array, pieces: Sequence[Piece]
) -> tuple[Model, str]:
    """Return a model with an effort as tables from break to break, and the expression for it.

    Args:
        model: the mechanism.
        name: of the tables, as far as it is not taken.
        effort: (frames,) in SI units.
        pieces: of the run; one of a single frame lasts for no time.

    """
    laws, ends = list[str](), list[float]()
    for piece in pieces:
        if piece.time.size >= 2:
            points = _with_ends(piece.time, effort[piece.frames])
            model, law = with_curve(model, fresh_name(model, name), *points, "smooth")
            laws.append(law)
            ends.append(piece.end)
    whole = laws[-1]
    for law, end in zip(laws[-2::-1], ends[-2::-1], strict=True):
        whole = f"where(t < {end!r}, {law}, {whole})"
    return model, whole


def _with_ends(t: Array, values: Array) -> tuple[list[float], list[float]]:
    """Return times and values that go on beyond both ends, by cubics.

    The second derivative of a natural spline is zero at its ends, which is wrong there, and less so
    by a factor of 0.27 with each point further in.
    """
    few, steps = min(CUBIC, t.size), np.arange(1, BEYOND + 1)
    before, after = t[0] - steps[::-1] * (t[1] - t[0]), t[-1] + steps * (t[-1] - t[-2])
    ahead = _continued(t[:few], values[:few], before)
    behind = _continued(t[-few:], values[-few:], after)
    return np.hstack([before, t, after]).tolist(), np.hstack([ahead, values, behind]).tolist()


def _continued(t: Array, values: Array, at: Array) -> Array:
    """Return the polynomial through points at other times."""
    return np.asarray(np.polynomial.Polynomial.fit(t, values, t.size - 1)(at))

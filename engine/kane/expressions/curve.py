"""Tables of values as piecewise cubic polynomials.

Outside its range a curve keeps its end values. ``linear`` joins the points by straight lines,
``hold`` keeps each value up to the next point, and ``smooth`` is the natural cubic spline: its
second derivative is continuous, and zero at both ends, so that a driven joint sees no jump of its
acceleration between the points. A table that drives a joint should start and end level: where its
slope at an end is not zero, the speed jumps there to that of the constant end value.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

import numpy as np
import numpy.typing as npt

from kane.errors import TableError
from kane.sentences import say

Interpolation = Literal["linear", "smooth", "hold"]


@dataclass(frozen=True)
class Curve:
    """A piecewise polynomial as ``kernels.programs.curve`` describes it.

    Attributes:
        breaks: (n,) where the pieces meet, rising.
        coefficients: (n + 1, 4) of each piece.

    """

    breaks: tuple[float, ...]
    coefficients: tuple[tuple[float, float, float, float], ...]

    def piece_at(self, x: float) -> int:
        """Return the piece that x lies in."""
        return bisect_right(self.breaks, x)

    def value(self, x: float, order: int = 0) -> float:
        """Return the derivative of an order from 0 to 3 (0: the value) at x."""
        if x != x:
            return x
        piece = self.piece_at(x)
        c0, c1, c2, c3 = self.coefficients[piece]
        if piece in {0, len(self.breaks)}:
            return c0 if order == 0 else 0.0
        d = x - self.breaks[piece - 1]
        if order == 0:
            return c0 + d * (c1 + d * (c2 + d * c3))
        if order == 1:
            return c1 + d * (2.0 * c2 + d * (3.0 * c3))
        if order == 2:
            return 2.0 * c2 + d * (6.0 * c3)
        return 6.0 * c3


def make_curve(x: Sequence[float], y: Sequence[float], interpolation: Interpolation) -> Curve:
    """Return the curve through points.

    Raises:
        TableError: fewer than two points, arguments that do not rise, or values without end.

    """
    _check(x, y)
    pieces = np.zeros((len(x) + 1, 4))
    pieces[0, 0], pieces[-1, 0] = y[0], y[-1]
    with np.errstate(all="ignore"):  # what comes of it is looked at
        pieces[1:-1] = {"linear": _lines, "smooth": _spline, "hold": _constants}[interpolation](
            x, y
        )
    if not np.isfinite(pieces).all():
        raise TableError(say("the points of a table lie too close together, or too far apart"))
    return Curve(
        tuple(map(float, x)), tuple((c0, c1, c2, c3) for c0, c1, c2, c3 in pieces.tolist())
    )


def _check(x: Sequence[float], y: Sequence[float]) -> None:
    if len(x) != len(y):
        raise TableError(
            say("a table has a value for each argument, found {x} and {y}", x=len(x), y=len(y))
        )
    if len(x) < 2:
        raise TableError(say("a table has two points or more, found {x}", x=len(x)))
    if not (np.isfinite(x).all() and np.isfinite(y).all()):
        raise TableError(say("the points of a table are finite numbers"))
    for k, (before, after) in enumerate(pairwise(x), start=2):
        if after <= before:
            raise TableError(
                say("the arguments of a table rise, but point {k} has {after:g}", k=k, after=after)
            )


def _lines(x: Sequence[float], y: Sequence[float]) -> npt.NDArray[np.float64]:
    inner = np.zeros((len(x) - 1, 4))
    inner[:, 0] = y[:-1]
    inner[:, 1] = np.diff(y) / np.diff(x)
    return inner


def _spline(x: Sequence[float], y: Sequence[float]) -> npt.NDArray[np.float64]:
    from scipy.interpolate import CubicSpline

    try:
        coefficients = CubicSpline(x, y, bc_type="natural").c
    except ValueError:  # SciPy looks at slopes and matrices on the way
        return np.full((len(x) - 1, 4), np.nan)
    return np.ascontiguousarray(coefficients[::-1].T)


def _constants(x: Sequence[float], y: Sequence[float]) -> npt.NDArray[np.float64]:
    inner = np.zeros((len(x) - 1, 4))
    inner[:, 0] = y[:-1]
    return inner

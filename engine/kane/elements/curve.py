"""Curves in space: through points, or given by expressions of a parameter.

A curve is made of pieces, polynomials of the fifth degree of tau = 0 to 1 that fit together with
their first two derivatives, as ``kernels.primitives.curve_row`` has them.
"""

import functools
import math
from collections.abc import Sequence
from typing import Literal

import numpy as np
import numpy.typing as npt

from kane.elements.primitives.curve_row import Piece
from kane.expressions.derivative import derivative
from kane.expressions.evaluate import function_of_time
from kane.expressions.nodes import Node, Time
from kane.expressions.parse import parse
from kane.expressions.resolve import bound
from kane.fields import Vector

Array = npt.NDArray[np.float64]

PIECES = 200  # of a curve by expressions: quintic, they leave 1e-13 of what bends smoothly
SAMPLES = 8  # of a piece, where a line is drawn or looked at
CHECKED = 300  # samples of a whole curve where it is looked for crossings, each with each
FLAT = 1e-9  # of the size of a curve: what it leaves a plane by is none
SAME = 1e-9  # of the size of a curve: its ends meet


@functools.lru_cache(maxsize=256)
def through(points: tuple[Vector, ...], closed: bool) -> tuple[Piece, ...]:
    """Return a cubic spline through points, whose parameter grows with the way between them.

    Args:
        points: two or more, of which no two that follow each other coincide; of a closed curve
            three or more, the first not repeated.
        closed: whether it goes on from the last to the first.

    """
    from scipy.interpolate import CubicSpline

    places = np.array([*points, points[0]] if closed else points, dtype=float)
    ways = np.linalg.norm(np.diff(places, axis=0), axis=1)
    s = np.concatenate([[0.0], np.cumsum(ways)])
    ends: Literal["periodic", "not-a-knot", "natural"] = (
        "periodic" if closed else "not-a-knot" if len(places) > 3 else "natural"
    )
    c = CubicSpline(s, places, bc_type=ends).c[::-1]  # (powers, pieces, axes)
    scaled = c * np.diff(s)[None, :, None] ** np.arange(4)[:, None, None]
    padded = np.concatenate([scaled, np.zeros((2, *scaled.shape[1:]))])
    return _pieces(padded)


@functools.lru_cache(maxsize=256)
def along(laws: tuple[str, str, str], first: float, last: float) -> tuple[Piece, ...]:
    """Return a curve by expressions of s, from a first to a last value.

    Raises:
        ExpressionError: one cannot be read, or names anything but s.

    Returns:
        Its pieces; none where it, or its slope, is no finite number somewhere.

    """
    nodes = [parameter_law(law) for law in laws]
    slopes = [derivative(node) for node in nodes]
    bends = [derivative(node) for node in slopes]
    s = np.linspace(first, last, PIECES + 1)
    h = (last - first) / PIECES
    orders = [
        h**k * np.array([[function_of_time(node)(x) for node in group] for x in s.tolist()])
        for k, group in enumerate((nodes, slopes, bends))
    ]
    if not all(np.isfinite(order).all() for order in orders):
        return ()
    (a, b), (da, db), (dda, ddb) = ((part[:-1], part[1:]) for part in orders)
    way = b - a - da - dda / 2
    rate, bend = db - da - dda, ddb - dda
    c = np.array(
        [
            a, da, dda / 2, 10 * way - 4 * rate + bend / 2,
            -15 * way + 7 * rate - bend, 6 * way - 3 * rate + bend / 2,
        ]
    )  # fmt: skip
    return _pieces(c)


def parameter_law(text: str) -> Node:
    """Return the tree of an expression of s, in which s stands as the time does elsewhere.

    Raises:
        ExpressionError: it cannot be read, or names anything but s.

    """
    return bound(parse(text), {}, {"s": Time()})


def _pieces(c: Array) -> tuple[Piece, ...]:
    """Return pieces of coefficients (powers, pieces, axes)."""
    found = np.moveaxis(c, 0, -1).tolist()
    return tuple((tuple(x), tuple(y), tuple(z)) for x, y, z in found)


def line(pieces: Sequence[Piece], samples: int = SAMPLES) -> Array:
    """Return points along a curve, (k, 3), its last one too."""
    tau = np.arange(samples) / samples
    c = np.array(pieces)
    inner = np.einsum("pak,kt->pta", c, tau ** np.arange(6)[:, None]).reshape(-1, 3)
    return np.vstack([inner, c[-1].sum(axis=1)])


@functools.lru_cache(maxsize=256)
def normal_of(pieces: tuple[Piece, ...]) -> Vector:
    """Return the unit normal of the plane of a curve; zero where it has none or more than one."""
    points = line(pieces)
    _, sizes, axes = np.linalg.svd(points - points.mean(axis=0), full_matrices=False)
    if sizes[1] <= FLAT * sizes[0] or sizes[2] > FLAT * sizes[0]:
        return (0.0, 0.0, 0.0)
    x, y, z = axes[2].tolist()
    return (x, y, z)


@functools.lru_cache(maxsize=256)
def crossing(pieces: tuple[Piece, ...], closed: bool) -> Vector | None:
    """Return a place at which a flat curve crosses itself; None where it does not."""
    normal = np.array(normal_of(pieces))
    if not normal.any():
        return None
    points = line(pieces, max(CHECKED // len(pieces), 1))
    across = np.eye(3)[np.argmin(np.abs(normal))]
    u = np.cross(normal, across)
    flat = points @ np.column_stack([u, np.cross(normal, u)])
    start, way = flat[:-1], np.diff(flat, axis=0)
    between = start[None] - start[:, None]
    cross = _cross(way[:, None], way[None])
    with np.errstate(divide="ignore", invalid="ignore"):
        here = _cross(between, way[None]) / cross
        there = _cross(between, way[:, None]) / cross
    count = len(way)
    apart = np.arange(count)[None] - np.arange(count)[:, None] > 1
    if closed:
        apart[0, count - 1] = False
    met = apart & (here >= 0) & (here < 1) & (there >= 0) & (there < 1)
    if not met.any():
        return None
    i = int(np.argwhere(met)[0, 0])
    x, y, z = points[i].tolist()
    return (x, y, z)


def _cross(a: Array, b: Array) -> Array:
    return np.asarray(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])


def closes(pieces: Sequence[Piece]) -> bool:
    """Return whether a curve ends where it begins, in the same direction."""
    points = line(pieces)
    size = float(np.ptp(points, axis=0).max())
    first, last = np.array(pieces[0]), np.array(pieces[-1])
    slopes = first[:, 1], last @ np.arange(6)
    turned = np.cross(*slopes)
    lengths = math.prod(float(np.linalg.norm(slope)) for slope in slopes)
    return bool(
        np.linalg.norm(points[-1] - points[0]) <= SAME * size
        and np.linalg.norm(turned) <= 1e-6 * lengths
        and slopes[0] @ slopes[1] > 0
    )


class Feet:
    """Where places are along a curve.

    Args:
        pieces: the curve.
        closed: whether it ends where it begins.

    """

    def __init__(self, pieces: Sequence[Piece], closed: bool) -> None:
        self._c, self._closed = np.array(pieces), closed
        lengths = _lengths(self._c, np.ones(len(self._c)), np.arange(len(self._c)))
        self._before = np.concatenate([[0.0], np.cumsum(lengths)])

    @property
    def length(self) -> float:
        """Length of the curve [m]."""
        return float(self._before[-1])

    def ways(self, places: Array) -> Array:
        """Return the way along the curve to the foot of each place (k, 3), (k,) [m].

        It is negative before an open end, and longer than the curve beyond the other one. Of places
        in dual numbers it is one as well.
        """
        if places.dtype == object:
            from kane.kernels.compiling.dual import values_of

            fixed = values_of(places)
            return np.asarray(
                self.ways(fixed) + (self._slopes(fixed) * (places - fixed)).sum(axis=1)
            )
        piece, tau = self._feet(places)
        inside = np.clip(tau, 0.0, 1.0)
        slope = np.einsum("nak,nk->na", self._c[piece], _slope_powers(inside))
        beyond = (tau - inside) * np.linalg.norm(slope, axis=1)
        return np.asarray(self._before[piece] + _lengths(self._c, inside, piece) + beyond)

    def _slopes(self, places: Array) -> Array:
        """Return how the ways change with the places, (k, 3).

        At the foot (c - r) . c' = 0, so that tau' = c' . r' / (c'^2 + (c - r) . c''), and the way
        goes as fast as |c'| tau'.
        """
        from kane.kernels.compiling.plain import plain
        from kane.kernels.primitives import curve_row

        at = plain(curve_row.at)  # other kernels alone call it compiled
        pieces = np.zeros(len(self._c), curve_row.CURVE_PIECE)
        pieces["c"] = self._c
        found = np.empty_like(places)
        for k, (piece, tau) in enumerate(zip(*self._feet(places), strict=True)):
            c, d, b = (np.array(at(pieces, piece, tau, order)) for order in range(3))
            found[k] = np.linalg.norm(d) * d / (d @ d + (c - places[k]) @ b)
        return found

    def _feet(self, places: Array) -> tuple[npt.NDArray[np.int64], Array]:
        """Return pieces and tau of the feet of places, (k,) each."""
        from kane.kernels.primitives.curve_row import CURVE_PIECE, CURVE_ROW, feet

        pieces = np.zeros(len(self._c), CURVE_PIECE)
        pieces["c"] = self._c
        rows = np.zeros(len(places), CURVE_ROW)
        rows["pieces"], rows["closed"] = len(pieces), int(self._closed)
        piece, tau = np.zeros(len(places), np.int64), np.zeros(len(places))
        x, y, z = np.ascontiguousarray(places.T)
        feet(rows, pieces, x, y, z, piece, tau)
        return piece, tau


POINTS, WEIGHTS = np.polynomial.legendre.leggauss(8)


def _slope_powers(tau: Array) -> Array:
    """Return how the powers of tau change with it, (..., 6)."""
    k = np.arange(1, 6)
    powers = k * tau[..., None] ** (k - 1)
    return np.concatenate([np.zeros((*tau.shape, 1)), powers], axis=-1)


def _lengths(c: Array, tau: Array, piece: npt.NDArray[np.int64]) -> Array:
    """Return lengths of pieces from their start to tau, (k,), by Gauss's rule [m]."""
    at = tau[:, None] * (POINTS + 1) / 2
    slopes = np.einsum("nak,ntk->nta", c[piece], _slope_powers(at))
    return np.asarray(tau / 2 * (np.linalg.norm(slopes, axis=2) @ WEIGHTS))

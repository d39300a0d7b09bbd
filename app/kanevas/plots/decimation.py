"""Curves of a million points in as few as a screen can show. No Qt here."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]
BLOCK = 32  # points in a block of the lowest level
FEWEST_PIXELS = 2 * BLOCK  # for which there is a level
PLENTY = 4  # points for a pixel that are drawn as they are
LONG_PATH = 20_000  # points of a path that is drawn as it is


class Shown(NamedTuple):
    """Points of a curve.

    Attributes:
        x: along the horizontal axis.
        y: values.
        breaks: between which of them it is not known, (points - 1,); None where it is throughout.
        jumps: between which of them it jumps, (points - 1,); None where it does nowhere.

    """

    x: Array
    y: Array
    breaks: Mask | None = None
    jumps: Mask | None = None

    @property
    def joined(self) -> Mask | None:
        """Between which of them a line is drawn; None for all."""
        if self.breaks is None or self.jumps is None:
            found = self.jumps if self.breaks is None else self.breaks
            return None if found is None else ~found
        return ~(self.breaks | self.jumps)


class Decimated:
    """The smallest and largest values of ever larger blocks of a curve over growing x.

    A view of any part of the curve takes the blocks of half a pixel to a whole one, and shows
    each as a stroke from its smallest to its largest value: the picture is that of all points.
    """

    def __init__(
        self, x: Array, y: Array, breaks: Mask | None = None, jumps: Mask | None = None
    ) -> None:
        """Take over a curve.

        Args:
            x: growing; of a path, any.
            y: values.
            breaks: (points - 1,) between which points it is not known; None where it is throughout.
            jumps: (points - 1,) between which points it jumps; None where it does nowhere.

        """
        self.x, self.y = x, y
        self._breaks = breaks if breaks is not None and breaks.any() else None
        self._jumps = jumps if jumps is not None and jumps.any() else None
        self._lows, self._highs = [y], [y]
        factor = BLOCK
        while len(self._lows[-1]) > 2 * BLOCK:
            self._lows.append(_reduced(np.fmin, self._lows[-1], factor))
            self._highs.append(_reduced(np.fmax, self._highs[-1], factor))
            factor = 2

    @property
    def extent(self) -> tuple[float, float]:
        """Smallest and largest value; NaN where there are none."""
        if not self.y.size:
            return np.nan, np.nan
        return float(np.fmin.reduce(self._lows[-1])), float(np.fmax.reduce(self._highs[-1]))

    @property
    def whole(self) -> Shown:
        """All of its points."""
        return Shown(self.x, self.y, self._breaks, self._jumps)

    def between(self, low: float, high: float, pixels: int) -> Shown:
        """Return points that show the curve between two x in a number of pixels.

        One point beyond each end is among them, so that lines reach the edge. Where points stand so
        close that they become strokes, breaks between them cannot be seen; jumps part strokes while
        there are fewer of them than pixels.
        """
        first = max(int(np.searchsorted(self.x, low)) - 1, 0)
        last = min(int(np.searchsorted(self.x, high, side="right")) + 1, len(self.x))
        count = last - first
        if count <= PLENTY * pixels:
            between = slice(first, max(last - 1, first))
            breaks = None if self._breaks is None else self._breaks[between]
            jumps = None if self._jumps is None else self._jumps[between]
            return Shown(self.x[first:last], self.y[first:last], breaks, jumps)
        size, pixels = 1, max(pixels, FEWEST_PIXELS)
        while count / size > 2 * pixels:
            size *= 2
        cuts = self._cuts(first, last)
        if 0 < len(cuts) < pixels:
            return self._parted(first, last, size, cuts)
        begin, end = first // size, -(-last // size)
        x = np.repeat(self.x[begin * size : end * size : size], 2)
        y = np.empty_like(x)
        y[0::2], y[1::2] = self._extremes(begin, end, size)
        x[-1] = self.x[min(end * size, len(self.x)) - 1]
        return Shown(x, y)

    def _cuts(self, first: int, last: int) -> npt.NDArray[np.int64]:
        """Return the points that a jump leads to, among some."""
        if self._jumps is None:
            return np.zeros(0, dtype=np.int64)
        return np.flatnonzero(self._jumps[first : last - 1]) + first + 1

    def _parted(self, first: int, last: int, size: int, cuts: npt.NDArray[np.int64]) -> Shown:
        """Return strokes of blocks that end where the curve jumps."""
        starts = np.union1d(np.arange(first, last, size), cuts)
        y = np.empty(2 * len(starts))
        y[0::2] = np.fmin.reduceat(self.y[:last], starts)
        y[1::2] = np.fmax.reduceat(self.y[:last], starts)
        jumps = np.zeros(len(y) - 1, dtype=bool)
        jumps[2 * np.searchsorted(starts, cuts) - 1] = True
        return Shown(np.repeat(self.x[starts], 2), y, jumps=jumps)

    def _extremes(self, begin: int, end: int, size: int) -> tuple[Array, Array]:
        """Return the smallest and the largest values of blocks of a size."""
        if size < BLOCK:
            values = self.y[begin * size : end * size]
            return _reduced(np.fmin, values, size), _reduced(np.fmax, values, size)
        level = (size // BLOCK).bit_length()
        return self._lows[level][begin:end], self._highs[level][begin:end]


def _reduced(choose: np.ufunc, values: Array, factor: int) -> Array:
    reduced: Array = choose.reduceat(values, np.arange(0, len(values), factor))
    return reduced


def thinned(x: Array, y: Array, cell_x: float, cell_y: float) -> tuple[Array, Array]:
    """Return the points of a path without those that stay in the cell of the one before.

    Args:
        x: along the horizontal axis.
        y: along the vertical axis.
        cell_x: width of a cell, about that of a pixel.
        cell_y: height of a cell.

    """
    if len(x) <= LONG_PATH or not (cell_x > 0 and cell_y > 0):
        return x, y
    column = np.floor((x - x[0]) / cell_x).astype(np.int64)
    row = np.floor((y - y[0]) / cell_y).astype(np.int64)
    moves = np.flatnonzero((np.diff(column) != 0) | (np.diff(row) != 0)) + 1
    kept = np.concatenate([[0], moves, [len(x) - 1]])
    return x[kept], y[kept]

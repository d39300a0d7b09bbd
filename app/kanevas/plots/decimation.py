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
    """Points of a curve, and between which of them it is not known (points - 1,) if any."""

    x: Array
    y: Array
    breaks: Mask | None


class Decimated:
    """The smallest and largest values of ever larger blocks of a curve over growing x.

    A view of any part of the curve takes the blocks of half a pixel to a whole one, and shows
    each as a stroke from its smallest to its largest value: the picture is that of all points.
    """

    def __init__(self, x: Array, y: Array, breaks: Mask | None = None) -> None:
        """Take over a curve.

        Args:
            x: growing; of a path, any.
            y: values.
            breaks: (points - 1,) between which points it is not known; None where it is throughout.

        """
        self.x, self.y = x, y
        self._breaks = breaks if breaks is not None and breaks.any() else None
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
        return Shown(self.x, self.y, self._breaks)

    def between(self, low: float, high: float, pixels: int) -> Shown:
        """Return points that show the curve between two x in a number of pixels.

        One point beyond each end is among them, so that lines reach the edge. Where points stand so
        close that they become strokes, breaks between them cannot be seen.
        """
        first = max(int(np.searchsorted(self.x, low)) - 1, 0)
        last = min(int(np.searchsorted(self.x, high, side="right")) + 1, len(self.x))
        count = last - first
        if count <= PLENTY * pixels:
            breaks = None if self._breaks is None else self._breaks[first : last - 1]
            return Shown(self.x[first:last], self.y[first:last], breaks)
        size, pixels = 1, max(pixels, FEWEST_PIXELS)
        while count / size > 2 * pixels:
            size *= 2
        begin, end = first // size, -(-last // size)
        x = np.repeat(self.x[begin * size : end * size : size], 2)
        y = np.empty_like(x)
        y[0::2], y[1::2] = self._extremes(begin, end, size)
        x[-1] = self.x[min(end * size, len(self.x)) - 1]
        return Shown(x, y, None)

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

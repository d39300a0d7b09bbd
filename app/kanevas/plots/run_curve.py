"""A curve of any length, drawn by as many points as the screen can show."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QPen

from kanevas.plots.decimation import Decimated, thinned

CELL = 0.7  # pixels within which a path does not move
DENSE = 2  # points for a pixel of width
ROUND_OFF = 1e-9  # of a value; a curve that changes by less is shown flat


class RunCurve(pg.PlotCurveItem):
    """A curve whose points are chosen anew whenever the view shows another part of it.

    Attributes:
        points: all of it.
        is_path: whether x may go to and fro, as in a plot of one quantity against another.

    """

    def __init__(self, points: Decimated, pen: QPen, is_path: bool) -> None:
        # what goes by the axis at the right is drawn in the numbers of the left one
        self._scale, self._offset = 1.0, 0.0
        self._shown: tuple[float, ...] = ()
        self.points, self.is_path = points, is_path
        self._pen, self._hairline = QPen(pen), QPen(pen)
        self._hairline.setWidth(0)
        super().__init__(pen=pen, antialias=True, skipFiniteCheck=True)
        # a cursor that moves over it draws nothing of it anew
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)
        # many short lines are drawn ten times as fast as one path; dashes need the whole path
        whole = pen.style() == Qt.PenStyle.SolidLine
        self.setSegmentedLineMode("on" if whole else "off")

    @property
    def extent(self) -> tuple[float, float]:
        """The values that are worth showing, from the least to the greatest, by its own axis."""
        low, high = self.points.extent
        largest = max(abs(low), abs(high))
        if high - low < ROUND_OFF * largest:
            return low - largest / 2, high + largest / 2
        return low, high

    def map_to_left(self, scale: float, offset: float) -> None:
        """Draw each value y at scale * y + offset of the axis at the left."""
        if (scale, offset) != (self._scale, self._offset):
            self._scale, self._offset, self._shown = scale, offset, ()
            self.invalidateBounds()
            self.viewRangeChanged()

    def mapped(self, y: float | np.ndarray) -> float | np.ndarray:
        """Return where values stand by the axis at the left."""
        return y * self._scale + self._offset

    def dataBounds(
        self,
        ax: int,
        frac: float = 1.0,  # noqa: ARG002
        orthoRange: tuple[float, float] | None = None,  # noqa: ARG002
    ) -> tuple[float | None, float | None]:
        if not self.points.x.size:
            return None, None
        if ax == 1:
            low, high = self.extent
            return self.mapped(low), self.mapped(high)
        if self.is_path:
            return float(np.fmin.reduce(self.points.x)), float(np.fmax.reduce(self.points.x))
        return float(self.points.x[0]), float(self.points.x[-1])

    def viewRangeChanged(self) -> None:
        box = self.getViewBox()
        if not isinstance(box, pg.ViewBox):
            return
        (left, right), (bottom, top) = box.viewRange()
        width, height = max(box.width(), 1.0), max(box.height(), 1.0)
        cells = CELL * (right - left) / width, CELL * (top - bottom) / height
        shown = cells if self.is_path else (left, right, width)
        if shown == self._shown:
            return
        self._shown = shown
        if self.is_path:
            x, y = thinned(self.points.x, self.mapped(self.points.y), *cells)
        else:
            x, y = self.points.between(left, right, int(width))
            y = self.mapped(y)
        # where lines stand side by side, soft edges are not seen and take most of the time
        is_dense = len(x) > DENSE * width
        self.setData(x, y, antialias=not is_dense, pen=self._hairline if is_dense else self._pen)

    def prepare_for_paper(self) -> None:
        """Draw lines of any resolution, as one path."""
        self.setCacheMode(self.CacheMode.NoCache)
        self.setSegmentedLineMode("off")
        self.opts["antialias"] = True
        self.setPen(self._pen)

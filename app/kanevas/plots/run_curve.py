"""A curve of any length, drawn by as many points as the screen can show."""

from typing import TypeVar

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from kanevas.plots.decimation import Array, Decimated, Mask, Shown, thinned

CELL = 0.7  # pixels within which a path does not move
DENSE = 2  # points for a pixel of width
POINT = 4.0  # pixels of a point beside which the curve is not known
ROUND_OFF = 1e-9  # of a value; a curve that changes by less is shown flat


Values = TypeVar("Values", float, Array)


class RunCurve(pg.PlotCurveItem):
    """A curve whose points are chosen anew whenever the view shows another part of it.

    Attributes:
        points: all of it.
        is_path: whether x may go to and fro, as in a plot of one quantity against another.

    """

    def __init__(self, points: Decimated, pen: QPen, is_path: bool) -> None:
        # what goes by the axis at the right is drawn in the numbers of the left one
        self._scale, self._offset = 1.0, 0.0
        self._seen: tuple[float, ...] = ()
        self.points, self.is_path = points, is_path
        self._alone = np.zeros(0, dtype=bool)  # points with a break at either side
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

    def set_points(self, points: Decimated) -> None:
        """Draw other points, as of a run that has gone on."""
        self.points, self._seen = points, ()
        self.invalidateBounds()
        self.viewRangeChanged()

    def map_to_left(self, scale: float, offset: float) -> None:
        """Draw each value y at scale * y + offset of the axis at the left."""
        if (scale, offset) != (self._scale, self._offset):
            self._scale, self._offset, self._seen = scale, offset, ()
            self.invalidateBounds()
            self.viewRangeChanged()

    def mapped(self, y: Values) -> Values:
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
        seen = cells if self.is_path else (left, right, width)
        if seen == self._seen:
            return
        self._seen = seen
        shown = self.points.whole if self.is_path else self.points.between(left, right, int(width))
        x, y, between = shown.x, self.mapped(shown.y), shown.joined
        if self.is_path and between is None:
            x, y = thinned(x, y, *cells)
        joined = "all" if between is None else np.append(between, False)
        # where lines stand side by side, soft edges are not seen and take most of the time
        is_dense = len(x) > DENSE * width
        pen = self._hairline if is_dense else self._pen
        self.setData(x, y, connect=joined, antialias=not is_dense, pen=pen)
        self._alone = _alone(shown)

    def paint(self, painter: QPainter, *args: object) -> None:
        super().paint(painter, *args)
        if self._alone.any():
            pen = QPen(self._pen)
            pen.setWidthF(POINT)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            x, y = self.getData()
            places = zip(x[self._alone].tolist(), y[self._alone].tolist(), strict=True)
            painter.drawPoints([QPointF(*place) for place in places])

    def prepare_for_paper(self) -> None:
        """Draw lines of any resolution, as one path."""
        self.setCacheMode(self.CacheMode.NoCache)
        self.setSegmentedLineMode("off")
        self.opts["antialias"] = True
        self.setPen(self._pen)


def _alone(shown: Shown) -> Mask:
    """Return the points beside which the curve is not known."""
    if shown.breaks is None:
        return np.zeros(len(shown.x), dtype=bool)
    alone: Mask = np.append(shown.breaks, False) | np.insert(shown.breaks, 0, False)
    return alone

"""Upright lines in a plot where events of the run are."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kanevas.look.event_looks import Family, color_of_event, marks_at
from kanevas.look.theme import Theme
from kanevas.workspace.run_events import RunEvents

LINE, BAND = 130, 40  # opacity, of 255


class EventLines(pg.GraphicsObject):
    """A thin line for each event; where they crowd, a pale band from the first to the last."""

    def __init__(self, events: RunEvents, theme: Theme) -> None:
        super().__init__()
        self._events, self._theme = events, theme
        self.setZValue(-5)  # behind the curves

    def boundingRect(self) -> QRectF:
        box = self.getViewBox()
        return QRectF(box.viewRect()) if isinstance(box, pg.ViewBox) else QRectF()

    def viewRangeChanged(self) -> None:
        self.prepareGeometryChange()
        self.update()

    def paint(self, painter: QPainter, *_: object) -> None:
        room, box = self.boundingRect(), self.getViewBox()
        width = max(box.width(), 1.0) if isinstance(box, pg.ViewBox) else 1.0
        if room.width() <= 0:
            return
        pixel = room.width() / width
        inside = (self._events.times >= room.left()) & (self._events.times <= room.right())
        seen = np.flatnonzero(inside)
        columns = np.round((self._events.times[seen] - room.left()) / pixel).astype(np.int64)
        marks = marks_at(columns, [self._events.families[i] for i in seen])
        painter.setPen(Qt.PenStyle.NoPen)
        for first, last, family in marks.bands:
            across = QRectF(
                room.left() + first * pixel, room.top(), (last - first) * pixel, room.height()
            )
            painter.fillRect(across, self._color(family, BAND))
        exact = {
            int(column): self._events.times[i] for column, i in zip(columns, seen, strict=True)
        }
        for column, family in marks.ticks:
            pen = QPen(self._color(family, LINE), 0)
            pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            at = exact[column]
            painter.drawLine(QLineF(at, room.top(), at, room.bottom()))

    def _color(self, family: Family, opacity: int) -> QColor:
        color = QColor(color_of_event(self._theme, family))
        color.setAlpha(opacity)
        return color

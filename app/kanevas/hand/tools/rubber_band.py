"""Selecting by a frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kanevas.hand.tools.drag import Drag
from kanevas.hand.tools.pointer import Pointer
from kanevas.look.theme import Theme

if TYPE_CHECKING:
    from kanevas.hand.tools.desk import Desk


class RubberBand(Drag):
    """Selects what a frame encloses, or touches if it is drawn from right to left.

    With Shift that is added to the selection, with Ctrl it is added or taken away. The canvas marks
    it all the time; the selection, and with it all other views, follows in the end.
    """

    snaps = False
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, desk: Desk, start: Pointer) -> None:
        super().__init__(desk)
        self._start = start.view
        self._end = start.view
        self._before = desk.selection.names
        self._names = self._before

    @property
    def holds(self) -> tuple[str, ...]:
        return (*self._before, *self._names)

    @property
    def hint(self) -> str:
        if self.touches:
            return self.tr("Selects all that the frame touches; from left to right what it holds")
        return self.tr("Selects all that the frame holds; from right to left what it touches")

    @property
    def touches(self) -> bool:
        """Whether what lies in the frame with a part of it counts."""
        return self._end.x() < self._start.x()

    def to(self, at: Pointer) -> None:
        self._end = at.view
        found = self.desk.canvas.elements_within(self._rect, self.touches)
        before = self._before
        if at.control:
            kept, new = frozenset(found), frozenset(before)
            self._names = (
                *(n for n in before if n not in kept),
                *(n for n in found if n not in new),
            )
        elif at.shift:
            self._names = (*before, *found)
        else:
            self._names = tuple(found)
        self.desk.canvas.mark_selected(self._names)

    def finish(self, at: Pointer) -> None:
        self.to(at)
        self.desk.selection.set(self._names)

    def cancel(self) -> None:
        self.desk.canvas.mark_selected(self.desk.selection.names)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        fill = QColor(theme.accent)
        fill.setAlphaF(0.10)
        style = Qt.PenStyle.DashLine if self.touches else Qt.PenStyle.SolidLine
        painter.setPen(QPen(theme.accent, 1.2, style))
        painter.setBrush(fill)
        painter.drawRect(self._rect)

    @property
    def _rect(self) -> QRectF:
        return QRectF(QPointF(self._start), QPointF(self._end)).normalized()

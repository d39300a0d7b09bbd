"""An item that is drawn from marks: signs of joints and of what acts in them."""

from collections.abc import Hashable
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from kanevas.canvas.item import Item, polyline, within_reach
from kanevas.canvas.joint_signs import Fill, Mark, Marks, Tone
from kanevas.theme import Theme

REACH = 6.0
MARGIN = 6.0


class Stroke(NamedTuple):
    """A mark of the sign as a path of Qt."""

    path: QPainterPath
    mark: Mark


class MarkedItem(Item):
    """Base of the items that are drawn from marks.

    Args:
        name: name of the element in the model.
        own: colour of the marks that are neither the ground's nor faint.
        theme: the colours.

    """

    def __init__(self, name: str, own: QColor, theme: Theme) -> None:
        super().__init__(name, theme)
        self._own = own
        self._strokes: list[Stroke] = []
        self._marks_look: Hashable = None
        self._bounds = QRectF()
        self._reach: QPainterPath | None = None

    def set_marks(self, marks: Marks, look: Hashable = None) -> None:
        """Draw other marks from now on, in pixels from the item's position.

        Marks with the same look, other than None, are drawn from one picture.
        """
        self._marks_look = look
        self._strokes = [Stroke(_path(mark), mark) for mark in marks]
        bounds = QRectF()
        for stroke in self._strokes:
            bounds |= stroke.path.boundingRect()
        self._bounds = bounds.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        self._reach = None

    def own_color(self) -> QColor:
        """Return the colour of the marks that are neither the ground's nor faint."""
        return self._own

    def look(self) -> Hashable:
        return self._marks_look

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        # Asked for by the pointer only, so it need not be ready for each frame of a film.
        if self._reach is None:
            self._reach = QPainterPath()
            self._reach.setFillRule(Qt.FillRule.WindingFill)
            for path, mark in self._strokes:
                # A link may end on a mass centre: what lies there comes first.
                if mark.tone != Tone.FAINT:
                    self._reach.addPath(within_reach(path, REACH))
                    if mark.closed and mark.fill != Fill.NONE:
                        self._reach.addPath(path)
        return self._reach

    def paint(self, painter: QPainter) -> None:
        if halo := self.halo():
            for path, mark in self._strokes:
                if mark.tone == Tone.JOINT:
                    painter.strokePath(path, halo)
        for stroke in self._strokes:
            self._draw(painter, stroke)

    def _draw(self, painter: QPainter, stroke: Stroke) -> None:
        path, mark = stroke
        pen = self.pen(self._tone_color(mark.tone), mark.width)
        if mark.tone == Tone.FAINT and not mark.closed:
            pen.setStyle(Qt.PenStyle.DashDotLine)
        painter.setPen(pen)
        match mark.fill:
            case Fill.PAPER:
                painter.setBrush(self.theme.background)
            case Fill.INK:
                painter.setBrush(pen.color())
            case Fill.NONE:
                painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _tone_color(self, tone: Tone) -> QColor:
        match tone:
            case Tone.GROUND:
                return self.theme.ground
            case Tone.FAINT:
                return self.theme.muted
            case Tone.JOINT:
                return self.own_color()


def _path(mark: Mark) -> QPainterPath:
    path = QPainterPath()
    for line in mark.lines:
        path.addPath(polyline(line, mark.closed))
    return path

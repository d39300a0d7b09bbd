"""Drag: a small parachute."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from kane.elements.drag import Drag
from kanevas.canvas.items.item import LOADS, Item, within_reach
from kanevas.canvas.items.recipe import alone
from kanevas.look.theme import Theme

RADIUS, CORD = 9.0, 13.0
RIBS = (-1.0, -1 / 3, 1 / 3, 1.0)
SCALLOP = 3.0


class DragItem(Item):
    """A parachute that stands on the point of attack, whatever way the body moves."""

    is_rigid = True

    def __init__(self, drag: Drag, theme: Theme) -> None:
        super().__init__(drag.name, theme)
        self.anchor = drag.body, drag.point
        self._canopy = _canopy()
        self.setZValue(LOADS)

    def look(self) -> Hashable:
        return True

    def boundingRect(self) -> QRectF:
        return QRectF(-RADIUS, -CORD - RADIUS, 2 * RADIUS, CORD + RADIUS).adjusted(-5, -5, 5, 5)

    def shape(self) -> QPainterPath:
        return self._canopy.united(within_reach(_cords()))

    def paint(self, painter: QPainter) -> None:
        if halo := self.halo():
            painter.strokePath(self._canopy, halo)
        painter.strokePath(_cords(), self.pen(self.theme.force, 1.0))
        painter.fillPath(self._canopy, self.theme.background)
        painter.strokePath(self._canopy, self.pen(self.theme.force, 1.6))


def _cords() -> QPainterPath:
    path = QPainterPath()
    for rib in RIBS:
        path.moveTo(0.0, 0.0)
        path.lineTo(rib * RADIUS, -CORD)
    return path


def _canopy() -> QPainterPath:
    """Return half a disc with a scalloped edge below."""
    path = QPainterPath(QPointF(-RADIUS, -CORD))
    path.arcTo(QRectF(-RADIUS, -CORD - RADIUS, 2 * RADIUS, 2 * RADIUS), 180.0, -180.0)
    for start, end in zip(RIBS[::-1], RIBS[-2::-1], strict=False):
        middle = (start + end) / 2 * RADIUS
        path.quadTo(middle, -CORD - SCALLOP, end * RADIUS, -CORD)
    path.closeSubpath()
    return path


RECIPES = {Drag: alone(DragItem)}

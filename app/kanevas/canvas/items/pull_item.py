"""Pull: the ring of a grip around the point that is held."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from kane.elements.pull import Pull
from kanevas.canvas.items.item import LOADS, Item, within_reach
from kanevas.canvas.items.recipe import alone
from kanevas.look.theme import Theme

RADIUS, DOT = 8.0, 2.5
FINGERS = (40.0, 160.0, 280.0)  # degrees at which they begin
FINGER = 80.0  # degrees


class PullItem(Item):
    """Three fingers around a dot, which stand on the point whatever way the body moves."""

    is_rigid = True

    def __init__(self, pull: Pull, theme: Theme) -> None:
        super().__init__(pull.name, theme)
        self.anchor = pull.body, pull.point
        self.setZValue(LOADS)

    def look(self) -> Hashable:
        return True

    def boundingRect(self) -> QRectF:
        return _ring().adjusted(-5, -5, 5, 5)

    def shape(self) -> QPainterPath:
        return within_reach(_fingers())

    def paint(self, painter: QPainter) -> None:
        if halo := self.halo():
            painter.strokePath(_fingers(), halo)
        painter.strokePath(_fingers(), self.pen(self.theme.force, 2.0))
        dot = QPainterPath()
        dot.addEllipse(QPointF(0.0, 0.0), DOT, DOT)
        painter.fillPath(dot, self.theme.force)


def _ring() -> QRectF:
    return QRectF(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS)


def _fingers() -> QPainterPath:
    path = QPainterPath()
    for start in FINGERS:
        path.arcMoveTo(_ring(), start)
        path.arcTo(_ring(), start, FINGER)
    return path


RECIPES = {Pull: alone(PullItem)}

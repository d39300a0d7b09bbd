"""Pull: the spring of a hand, with the head of an arrow."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from kane.elements.pull import Pull
from kanevas.canvas.items.item import LOADS, Item, within_reach
from kanevas.canvas.items.recipe import alone
from kanevas.look.theme import Theme

REACH, WIDTH, TEETH = 22.0, 4.0, 4
HEAD = 6.0
DOT = 3.0


class PullItem(Item):
    """A zigzag up from the point that is held; it stands so whatever way the body moves."""

    is_rigid = True

    def __init__(self, pull: Pull, theme: Theme) -> None:
        super().__init__(pull.name, theme)
        self.anchor = pull.body, pull.point
        self._spring = _spring()
        self.setZValue(LOADS)

    def look(self) -> Hashable:
        return True

    def boundingRect(self) -> QRectF:
        height = REACH + HEAD
        return QRectF(-HEAD, -height, 2 * HEAD, height + DOT).adjusted(-5, -5, 5, 5)

    def shape(self) -> QPainterPath:
        return within_reach(self._spring)

    def paint(self, painter: QPainter) -> None:
        if halo := self.halo():
            painter.strokePath(self._spring, halo)
        painter.strokePath(self._spring, self.pen(self.theme.force, 1.6))
        painter.setBrush(self.theme.force)
        painter.drawEllipse(QPointF(), DOT, DOT)


def _spring() -> QPainterPath:
    path = QPainterPath()
    step = REACH / (TEETH + 1)
    for i in range(TEETH):
        path.lineTo(WIDTH if i % 2 else -WIDTH, -(i + 1) * step)
    path.lineTo(0.0, -REACH - HEAD)
    path.moveTo(-HEAD, -REACH)
    path.lineTo(0.0, -REACH - HEAD)
    path.lineTo(HEAD, -REACH)
    return path


RECIPES = {Pull: alone(PullItem)}

"""A measure point: a small target on its body, with its name."""

import math
from collections.abc import Hashable, Iterator

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from kane.elements.measure_point import MeasurePoint
from kanevas.canvas.items.axes_item import AxesItem
from kanevas.canvas.items.item import MARKS, Item
from kanevas.canvas.items.recipe import Neighbours, Recipe, alone
from kanevas.canvas.naming.name_item import NameItem
from kanevas.canvas.naming.places import Place
from kanevas.look.inscription import Inscription
from kanevas.look.theme import Theme

RADIUS = 4.5
ARM = 8.5
GAP = 2.0
NAME_AT = (9.0, 16.0)
FONT_PIXELS = 12


class PointItem(Item):
    """A ring with four arms."""

    is_rigid = True

    def __init__(self, mark: MeasurePoint, theme: Theme) -> None:
        super().__init__(mark.name, theme)
        self.anchor = mark.body, mark.point
        self.setZValue(MARKS + 0.5)

    def boundingRect(self) -> QRectF:
        side = ARM + 3
        return QRectF(-side, -side, 2 * side, 2 * side)

    def look(self) -> Hashable:
        return PointItem, self.selected, self.hovered

    def paint(self, painter: QPainter) -> None:
        if halo := self.halo():
            painter.setPen(halo)
            painter.drawEllipse(QPointF(), RADIUS, RADIUS)
        painter.setPen(self.pen(self.theme.ink, 1.4))
        painter.setBrush(self.theme.background)
        painter.drawEllipse(QPointF(), RADIUS, RADIUS)
        for quarter in range(4):
            x, y = math.cos(quarter * math.pi / 2), math.sin(quarter * math.pi / 2)
            painter.drawLine(QLineF(GAP * x, GAP * y, ARM * x, ARM * y))


class PointNameItem(NameItem):
    """The name of a measure point, at its lower right: names of bodies stand at the upper."""

    def __init__(self, mark: MeasurePoint, theme: Theme) -> None:
        text = Inscription(mark.name, FONT_PIXELS)
        super().__init__(mark.name, mark.body, mark.point, text, theme)
        self.setZValue(MARKS + 0.5)

    def near(self) -> list[Place]:
        """Return the places below and above, first at the right, then at the left."""
        (x, below), above = NAME_AT, -0.5 * NAME_AT[1]
        left = -x - self._text.width
        return [Place(x, below), Place(x, above), Place(left, below), Place(left, above)]


def _of_point(mark: MeasurePoint, around: Neighbours) -> Iterator[Recipe]:
    """Yield the sign and the name, and the axes of a point that is turned in its body."""
    kinds: tuple[type[Item], ...] = (PointItem, PointNameItem)
    yield from alone(*kinds, *((AxesItem,) if mark.is_turned else ()))(mark, around)


RECIPES = {MeasurePoint: _of_point}

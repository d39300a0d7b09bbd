"""A ruler: a dimension line between two points, with their distance."""

import math

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from kane.elements.ruler import Ruler
from kane.model.poses import Poses
from kanevas.canvas.items.item import LABELS, Item, edges_of, within_reach
from kanevas.canvas.items.recipe import alone
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array, arrow_head
from kanevas.drawing.strokes import polyline
from kanevas.look.inscription import Inscription
from kanevas.look.theme import Theme
from kanevas.units.lengths import distance_text

WIDTH = 1.2
TICK = 6.0  # half the length of the strokes across its ends
ARROW = 9.0
SHORTEST = 4 * ARROW  # pixels; between nearer points the arrows would meet
BESIDE = 9.0  # pixels from the line to the middle of its number
FONT_PIXELS = 12


class RulerItem(Item):
    """An arrow at either end, and the true distance beside the middle."""

    def __init__(self, ruler: Ruler, theme: Theme) -> None:
        super().__init__(ruler.name, theme)
        self._ruler = ruler
        self._ends = np.zeros((2, 2))
        self._lines = QPainterPath()
        self._heads = QPainterPath()
        self._text = ""
        self._number = Inscription("", FONT_PIXELS)
        self._number_at = np.zeros(2)
        self.setZValue(LABELS - 0.5)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put it between its points, and say how far they are apart."""
        a, b = (poses.point(*end) for end in self._ruler.ends())
        self._ends = camera.to_view(np.array([a, b]))
        self._draw_lines()
        text = distance_text(math.dist(a, b), camera.units)
        if text != self._text:
            self._text, self._number = text, Inscription(text, FONT_PIXELS)
        self._number_at = self._beside()

    def boundingRect(self) -> QRectF:
        number = self._number.bounds.translated(*self._number_at.tolist())
        return (self._lines.boundingRect() | number).adjusted(-6, -6, 6, 6)

    def covered(self) -> tuple[float, float, float, float]:
        return edges_of(self._number.letters.translated(*self._number_at.tolist()))

    def shape(self) -> QPainterPath:
        shape = within_reach(polyline(self._ends))
        shape.addRect(self._number.bounds.translated(*self._number_at.tolist()))
        return shape

    def paint(self, painter: QPainter) -> None:
        if halo := self.halo():
            painter.strokePath(self._lines, halo)
        pen = self.pen(self.theme.muted, WIDTH)
        painter.strokePath(self._lines, pen)
        painter.fillPath(self._heads, pen.color())
        painter.save()
        painter.translate(*self._number_at.tolist())
        self._number.draw(painter, self.color(self.theme.ink), self.theme.background)
        painter.restore()

    def _draw_lines(self) -> None:
        self._lines = polyline(self._ends)
        self._heads = QPainterPath()
        way = self._ends[1] - self._ends[0]
        length = math.hypot(*way)
        if not length:
            return
        across = np.array([-way[1], way[0]]) / length * TICK
        for end, outwards in ((self._ends[0], -way), (self._ends[1], way)):
            self._lines.addPath(polyline(np.array([end - across, end + across])))
            if length > SHORTEST:
                self._heads.addPath(polyline(arrow_head(end, outwards, ARROW, 6.0), closed=True))

    def _beside(self) -> Array:
        """Return where the number begins: above the middle of the line, or beside a steep one."""
        middle = self._ends.mean(axis=0)
        way = self._ends[1] - self._ends[0]
        length = math.hypot(*way) or 1.0
        across = np.array([way[1], -way[0]]) / length
        if across[1] > 0 or (across[1] == 0 and across[0] < 0):
            across = -across
        reach = BESIDE + abs(across[0]) * self._number.width / 2
        center = middle + across * reach
        # Text on whole pixels is crisp.
        corner = center + np.array([-self._number.width / 2, 0.35 * FONT_PIXELS])
        return np.asarray(np.round(corner))


RECIPES = {Ruler: alone(RulerItem)}

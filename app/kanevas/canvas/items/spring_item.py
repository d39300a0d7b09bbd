"""A two-point spring: a coil between its ends."""

import math
from collections.abc import Hashable

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from kane.elements.spring import Spring
from kane.fields import GROUND
from kane.model.poses import Poses
from kanevas.canvas.items.item import SPRINGS, Item, within_reach
from kanevas.canvas.items.recipe import alone
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import coil
from kanevas.drawing.signs import draw_ground_line
from kanevas.drawing.strokes import polyline
from kanevas.look.theme import Theme

WIDTH = 18.0
END_RADIUS = 2.6


class SpringItem(Item):
    """A zig-zag of constant width that stretches with its ends; a wall where it meets ground."""

    def __init__(self, spring: Spring, theme: Theme) -> None:
        super().__init__(spring.name, theme)
        self._bodies = spring.body_a, spring.body_b
        self._points = np.array(spring.point_a), np.array(spring.point_b)
        self._ends = np.zeros((2, 2))
        self._path = QPainterPath()
        self._size = 1.0
        self.setZValue(SPRINGS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Stretch the coil between the ends."""
        pairs = zip(self._bodies, self._points, strict=True)
        ends = camera.to_view(np.array([poses.point(*pair) for pair in pairs]))
        self.setPos(*ends[0].tolist())
        self._ends = ends - ends[0]
        self._size = camera.signs
        self._path = polyline(coil(self._ends[0], self._ends[1], WIDTH * self._size))

    def look(self) -> Hashable:
        return self._bodies, np.round(self._ends[1], 2).tobytes(), self._size

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-WIDTH, -WIDTH, WIDTH, WIDTH)

    def shape(self) -> QPainterPath:
        return within_reach(polyline(self._ends), WIDTH)

    def paint(self, painter: QPainter) -> None:
        if halo := self.halo():
            painter.strokePath(self._path, halo)
        # A line not wider than a pixel takes a tenth of the time.
        pen = self.pen(self.theme.spring, 1.5 if self._size == 1.0 else 1.0)
        # Nobody sees whether corners so small are round, which takes twice as long.
        pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
        painter.strokePath(self._path, pen)
        along = self._ends[1] - self._ends[0]
        heading = math.degrees(math.atan2(along[1], along[0]))
        for body, end, turn in zip(self._bodies, self._ends, (90, -90), strict=True):
            if body == GROUND:
                self._draw_wall(painter, end, heading + turn)
            else:
                painter.setPen(pen)
                painter.setBrush(pen.color())
                radius = END_RADIUS * self._size
                painter.drawEllipse(QPointF(*end), radius, radius)

    def _draw_wall(self, painter: QPainter, at: np.ndarray, angle: float) -> None:
        painter.save()
        painter.translate(*at)
        painter.rotate(angle)
        draw_ground_line(painter, self.pen(self.theme.ground, 1.6), 26.0)
        painter.restore()


RECIPES = {Spring: alone(SpringItem)}

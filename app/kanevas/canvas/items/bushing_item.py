"""A bushing: a hatched cushion between two plates."""

import math

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from kane.elements.bushing import Bushing
from kane.elements.directions import triad
from kane.fields import GROUND
from kane.model.poses import Poses
from kanevas.canvas.items.item import SPRINGS, Item, within_reach
from kanevas.canvas.items.recipe import alone
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.signs import draw_ground_line
from kanevas.drawing.strokes import polyline, to_screen
from kanevas.look.theme import Theme

HALF_LENGTH, HALF_WIDTH = 9.0, 8.0
PLATE = 11.0
HATCH = 5.0
END_RADIUS = 2.6
REACH = 24.0
# An axis with less than this share in the plane is seen along its line: the side is drawn then.
SIDEWAYS = 0.1


class BushingItem(Item):
    """A cushion of constant size midway between the ends, in the directions of frame A.

    The ends lie on each other while the bushing is at rest, so their line says no direction.
    """

    def __init__(self, bushing: Bushing, theme: Theme) -> None:
        super().__init__(bushing.name, theme)
        self._bodies = bushing.body_a, bushing.body_b
        self._points = np.array(bushing.point_a), np.array(bushing.point_b)
        self._triad = np.array(triad(bushing.axis_a, bushing.side_a))
        self._ends = np.zeros((2, 2))
        self._heading = 0.0
        self.setZValue(SPRINGS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the cushion between the ends."""
        pairs = zip(self._bodies, self._points, strict=True)
        self._ends = camera.to_view(np.array([poses.point(*pair) for pair in pairs]))
        self._heading = self._direction(poses, camera)

    def _direction(self, poses: Poses, camera: Camera) -> float:
        """Return the angle on screen at which the axis of frame A is seen [deg]."""
        body = self._bodies[0]
        turn = np.eye(3) if body == GROUND else poses.rotation[poses.names.index(body)]
        side, _, axis = to_screen((self._triad @ (camera.axes @ turn).T)[:, :2])
        seen = axis if math.hypot(*axis) >= SIDEWAYS else side
        return math.degrees(math.atan2(seen[1], seen[0]))

    def boundingRect(self) -> QRectF:
        return polyline(self._ends).boundingRect().adjusted(-REACH, -REACH, REACH, REACH)

    def shape(self) -> QPainterPath:
        path = within_reach(polyline(self._ends))
        path.addEllipse(self._middle(), PLATE, PLATE)
        return path

    def _middle(self) -> QPointF:
        return QPointF(*self._ends.mean(axis=0))

    def paint(self, painter: QPainter) -> None:
        pen = self.pen(self.theme.spring, 1.5)
        painter.strokePath(polyline(self._ends), pen)
        painter.setPen(pen)
        painter.setBrush(pen.color())
        for end in self._ends:
            painter.drawEllipse(QPointF(*end), END_RADIUS, END_RADIUS)
        painter.save()
        painter.translate(self._middle())
        painter.rotate(self._heading)
        self._draw_cushion(painter)
        for body, side in zip(self._bodies, (-1, 1), strict=True):
            self._draw_plate(painter, side, body == GROUND)
        painter.restore()

    def _draw_cushion(self, painter: QPainter) -> None:
        area = QPainterPath()
        area.addRect(-HALF_LENGTH, -HALF_WIDTH, 2 * HALF_LENGTH, 2 * HALF_WIDTH)
        if halo := self.halo():
            painter.strokePath(area, halo)
        painter.fillPath(area, self.theme.background)
        painter.save()
        painter.setClipPath(area)
        painter.setPen(self.pen(self.theme.spring, 1.0))
        painter.drawLines(_hatching())
        painter.restore()
        painter.strokePath(area, self.pen(self.theme.spring, 1.2))

    def _draw_plate(self, painter: QPainter, side: int, grounded: bool) -> None:
        painter.save()
        painter.translate(side * HALF_LENGTH, 0.0)
        painter.rotate(-90.0 * side)
        if grounded:
            draw_ground_line(painter, self.pen(self.theme.ground, 1.6), 2 * PLATE)
        else:
            painter.setPen(self.pen(self.theme.spring, 3.0))
            painter.drawLine(QLineF(-PLATE, 0.0, PLATE, 0.0))
        painter.restore()


def _hatching() -> list[QLineF]:
    """Return strokes across the cushion, to be clipped by it."""
    reach = HALF_LENGTH + HALF_WIDTH
    starts = np.arange(-reach, reach, HATCH).tolist()
    return [QLineF(x - HALF_WIDTH, HALF_WIDTH, x + HALF_WIDTH, -HALF_WIDTH) for x in starts]


RECIPES = {Bushing: alone(BushingItem)}

"""The axes of a measure point that has axes of its own."""

import numpy as np
from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from kane.elements.measure_point import MeasurePoint
from kane.model.poses import Poses
from kanevas.canvas.items.item import MARKS, Item
from kanevas.canvas.viewing.camera import Camera
from kanevas.look.theme import Theme

LENGTH = 30.0  # of an axis in the plane of the drawing, in pixels
SHORT = 4.0  # of an axis that looks at the viewer, which the ring of the point hides


class AxesItem(Item):
    """Three lines in the colours of the axes, as long as each of them looks."""

    pickable = False

    def __init__(self, mark: MeasurePoint, theme: Theme) -> None:
        super().__init__(mark.name, theme)
        self.anchor = mark.body, mark.point
        self._body, self._axes = mark.body, np.array(mark.axes())
        self._ends = np.zeros((3, 2))
        self.setZValue(MARKS + 0.4)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Turn the axes with their body."""
        axes = np.array([poses.turned(self._body, axis) for axis in self._axes])
        seen = camera.to_view(np.vstack([np.zeros(3), axes]))
        self._ends = LENGTH * (seen[1:] - seen[0]) / _unit_of(camera)
        self.room = None

    def boundingRect(self) -> QRectF:
        low, high = self._ends.min(axis=0), self._ends.max(axis=0)
        low, high = np.minimum(low, 0.0) - 2.0, np.maximum(high, 0.0) + 2.0
        return QRectF(*low.tolist(), *(high - low).tolist())

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter) -> None:
        for (x, y), color in zip(self._ends.tolist(), self.theme.axes, strict=True):
            if np.hypot(x, y) > SHORT:
                painter.setPen(self.pen(color, 2.0))
                painter.drawLine(QLineF(0.0, 0.0, x, y))


def _unit_of(camera: Camera) -> float:
    """Return how many pixels a metre of the plane has."""
    a, b = camera.plane_to_view(np.array([[0.0, 0.0], [1.0, 0.0]]))
    return float(np.hypot(*(b - a)))

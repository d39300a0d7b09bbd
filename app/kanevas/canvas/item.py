"""What all signs of the canvas have in common."""

from abc import abstractmethod

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from kane.model.poses import Poses
from kanevas.canvas.camera import Camera
from kanevas.canvas.geometry import Array
from kanevas.theme import Theme

# Order of drawing; bodies lie between 0 and 1 by their depth.
WHEELS, SPRINGS, LOADS, MARKS, MOTORS, JOINTS, LOCKS, LABELS = 1.5, 2, 3, 4, 4.8, 5, 5.9, 6
HALO_WIDTH = 7.0
REACH = 8.0


class Item(QGraphicsItem):
    """An element of the model on the canvas. It draws and never edits.

    Items live in pixels: the canvas places them anew for each pose and each move of the camera.

    Attributes:
        name: name of the element in the model.
        selected, hovered: whether it is selected, and whether the pointer is over it.
        pickable: whether the pointer finds it; mere inscriptions leave way to what they cover.

    """

    pickable = True

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self.name = name
        self.theme = theme
        self.selected = False
        self.hovered = False

    @abstractmethod
    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the item where its element stands."""

    def color(self, own: QColor) -> QColor:
        """Return the accent colour while selected or hovered, else the item's own."""
        return self.theme.accent if self.selected or self.hovered else own

    def pen(self, own: QColor, width: float) -> QPen:
        """Return the pen for a line of the item, bolder while selected or hovered."""
        if self.selected or self.hovered:
            width += 0.8
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        return QPen(QBrush(self.color(own)), width, Qt.PenStyle.SolidLine, cap, join)

    def halo(self) -> QPen | None:
        """Return the pen for the glow around a selected item, else None."""
        if not self.selected:
            return None
        glow = QColor(self.theme.accent)
        glow.setAlphaF(0.25)
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        return QPen(QBrush(glow), HALO_WIDTH, Qt.PenStyle.SolidLine, cap, join)


def polyline(points: Array, closed: bool = False) -> QPainterPath:
    """Return the path through points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points.tolist()]))
    if closed:
        path.closeSubpath()
    return path


def within_reach(path: QPainterPath, width: float = REACH) -> QPainterPath:
    """Return the area in which a pointer hits a line."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(path)


def to_screen(vectors: Array) -> Array:
    """Return vectors of the plane (y up) as vectors of the screen (y down)."""
    return vectors * np.array([1.0, -1.0])

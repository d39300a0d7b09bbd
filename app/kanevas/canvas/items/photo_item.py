"""The edge of a photo, by which the hand finds it; the picture itself lies behind the grid."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from kane.model import Photo
from kane.model.poses import Poses
from kanevas.canvas.items.item import Item
from kanevas.canvas.items.recipe import Neighbours, Recipe
from kanevas.canvas.viewing.camera import Camera
from kanevas.look.theme import Theme

BEHIND = -1.0


class PhotoItem(Item):
    """Shows where a photo ends while it is selected; one that is locked lets the pointer through.

    The frame of the hand and what is drawn begin on a locked photo as on empty ground.
    """

    def __init__(self, photo: Photo, is_locked: bool, theme: Theme) -> None:
        super().__init__(photo.name, theme)
        self._plane = photo.plane
        self._corners = np.array(photo.corners())
        self._outline = QPolygonF()
        self.pickable = not is_locked
        self.setZValue(BEHIND)

    def place(self, poses: Poses, camera: Camera) -> None:  # noqa: ARG002
        self.setVisible(camera.plane == self._plane)
        self._outline = QPolygonF([QPointF(*at) for at in camera.to_view(self._corners).tolist()])

    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect().adjusted(-2, -2, 2, 2)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(self._outline)
        path.closeSubpath()
        return path

    def paint(self, painter: QPainter) -> None:
        if not (self.selected or self.hovered):
            return
        painter.setPen(self.pen(self.theme.grid_axis, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(self._outline)


def _recipe(photo: Any, around: Neighbours) -> Iterator[Recipe]:
    is_locked = photo.name in around.model.protected
    yield Recipe(PhotoItem, photo.name, (photo, is_locked, around.theme))


RECIPES = {Photo: _recipe}

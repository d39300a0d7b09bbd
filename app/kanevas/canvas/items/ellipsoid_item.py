"""The inertia ellipsoid of a body, as seen in the plane."""

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from kane.elements.body import Body
from kane.elements.mass_properties import equivalent_ellipsoid
from kane.model.poses import Poses
from kanevas.canvas.items.item import MARKS, Item
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing import geometry
from kanevas.drawing.strokes import polyline, to_screen
from kanevas.look.theme import Theme


class EllipsoidItem(Item):
    """The outline of the ellipsoid of uniform density that has the mass and inertia of a body."""

    pickable = False

    def __init__(self, body: Body, index: int, color: QColor, theme: Theme) -> None:
        super().__init__(body.name, theme)
        self._index, self._color = index, color
        properties = body.mass_properties()
        axes, rotation = equivalent_ellipsoid(properties)
        self.anchor = body.name, properties.center
        self._radii = rotation * axes  # columns, in body axes
        self._path = QPainterPath()
        self.setZValue(MARKS - 0.5)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Draw the outline where the body stands, while it is shown."""
        if not self.isVisible():
            return
        radii = camera.axes[:2] @ poses.rotation[self._index] @ self._radii
        # The shadow of the ellipsoid of these radii is the image of the circle under their length
        # in the plane: the left factor of the singular value decomposition.
        left, sizes, _ = np.linalg.svd(radii, full_matrices=False)
        ring = geometry.circle(np.zeros(2), 1.0) @ (left * sizes).T
        self._path = polyline(to_screen(ring) * camera.scale, closed=True)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter) -> None:
        pen = self.pen(self.theme.outline(self._color), 1.4)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._path)

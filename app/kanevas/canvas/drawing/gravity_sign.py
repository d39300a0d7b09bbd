"""The arrow of gravity in the lower right corner of the canvas."""

import math

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from kane.fields import Vector
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.signs import draw_arrow
from kanevas.look.theme import Theme

CENTER = QPointF(-36.0, -34.0)  # pixels from the lower right corner
HALF = 16.0  # pixels, of the arrow in the plane
LEAST = 0.05  # of gravity; what lies less in the plane is seen end on
RADIUS = 6.0
FONT_PIXELS = 12


def draw_gravity(painter: QPainter, gravity: Vector, camera: Camera, theme: Theme) -> None:
    """Draw which way bodies fall as the plane is seen; nothing where they do not.

    Gravity across the plane is a circle with a cross where it points away from the viewer, with a
    dot where it points at the viewer.
    """
    size = math.hypot(*gravity)
    if not size:
        return
    right, up, towards = (camera.axes @ np.array(gravity) / size).tolist()
    font = QFont()
    font.setPixelSize(FONT_PIXELS)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    painter.translate(QPointF(*camera.size) + CENTER)
    pen = QPen(theme.ink, 1.8)
    if math.hypot(right, up) > LEAST:
        way = np.array([right, -up]) * HALF
        draw_arrow(painter, pen, np.array([-way, way]))
    else:
        _draw_end_on(painter, pen, towards > 0)
    painter.setPen(theme.ink)
    beside = QRectF(RADIUS + 3.0, -9.0, 16.0, 18.0)
    painter.drawText(beside, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, "g")
    painter.restore()


def _draw_end_on(painter: QPainter, pen: QPen, comes: bool) -> None:
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(), RADIUS, RADIUS)
    if comes:
        painter.setBrush(pen.color())
        painter.drawEllipse(QPointF(), 1.5, 1.5)
        return
    reach = RADIUS * math.sqrt(0.5)
    painter.drawLine(QPointF(-reach, -reach), QPointF(reach, reach))
    painter.drawLine(QPointF(-reach, reach), QPointF(reach, -reach))

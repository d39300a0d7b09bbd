"""The arrow of gravity in the lower right corner of the canvas."""

import math

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from kane.fields import Vector
from kanevas.canvas.items.item import edges_of
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array
from kanevas.drawing.signs import draw_arrow
from kanevas.look.theme import Theme

CENTER = QPointF(-36.0, -34.0)  # pixels from the lower right corner
HALF = 16.0  # pixels, of the arrow in the plane
LEAST = 0.05  # of gravity; what lies less in the plane is seen end on
RADIUS = 6.0
AIR = 4.0  # pixels around the arrow
LETTER = QRectF(RADIUS + 3.0, -9.0, 16.0, 18.0)  # of the "g" beside it
FONT_PIXELS = 12


def gravity_room(gravity: Vector, camera: Camera) -> Array:
    """Return left, top, right and bottom of what the arrow takes, (1, 4) [pixels]; (0, 4) of none.

    It is the same whichever way the arrow points.
    """
    if not any(gravity):
        return np.zeros((0, 4))
    middle = QPointF(*camera.size) + CENTER
    reach = HALF + AIR
    room = QRectF(-reach, -reach, 2 * reach, 2 * reach).united(LETTER).translated(middle)
    return np.array([edges_of(room)])


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
    painter.drawText(LETTER, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, "g")
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

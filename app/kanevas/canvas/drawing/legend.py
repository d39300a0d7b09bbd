"""What stands in the corners of the canvas: a scale bar and the directions of the axes."""

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.planes import place_text
from kanevas.drawing.signs import draw_arrow
from kanevas.look.inscription import Inscription
from kanevas.look.theme import Theme
from kanevas.units.lengths import length_text, length_unit, nice_step

MARGIN = 16.0
AXIS_LENGTH = 30.0
BAR_LEAST, BAR_FROM = 56.0, 68.0
FONT_PIXELS = 12


def legend_room(camera: Camera) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of the corner that axes and scale bar take [pixels]."""
    bar = _bar_length(camera) * camera.scale
    bottom = camera.size[1]
    return 0.0, bottom - 2 * MARGIN - AXIS_LENGTH, 2 * MARGIN + BAR_FROM + bar, bottom


def draw_legend(painter: QPainter, camera: Camera, theme: Theme) -> None:
    """Draw axes and scale bar in the lower left corner, and the depth of a plane off the origin."""
    font = QFont()
    font.setPixelSize(FONT_PIXELS)
    painter.setFont(font)
    bottom = camera.size[1] - MARGIN
    _draw_axes(painter, QPointF(MARGIN + 4, bottom - 4), camera.plane, theme)
    right = _draw_scale_bar(painter, QPointF(MARGIN + BAR_FROM, bottom), camera, theme)
    if camera.depth:
        place = place_text(camera.plane, camera.depth, camera.units)
        text = QCoreApplication.translate("Legend", "plane at {}").format(place)
        painter.save()
        painter.translate(right + QPointF(18, 0))
        Inscription(text, FONT_PIXELS).draw(painter, theme.ink, theme.background)
        painter.restore()


def _draw_axes(painter: QPainter, origin: QPointF, plane: str, theme: Theme) -> None:
    painter.save()
    painter.translate(origin)
    for letter, direction in zip(plane, ((1.0, 0.0), (0.0, -1.0)), strict=True):
        color = theme.axes["xyz".index(letter)]
        tip = np.array(direction) * AXIS_LENGTH
        draw_arrow(painter, QPen(color, 1.8), np.array([np.zeros(2), tip]))
        painter.setPen(color)
        at = QPointF(*(tip + np.array(direction) * 9.0))
        box = QRectF(at.x() - 8, at.y() - 8, 16, 16)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.ink)
    painter.drawEllipse(QPointF(), 2.5, 2.5)
    painter.restore()


def _draw_scale_bar(painter: QPainter, left: QPointF, camera: Camera, theme: Theme) -> QPointF:
    """Draw the bar from its left end, and return its right one."""
    length = _bar_length(camera)
    right = left + QPointF(round(length * camera.scale), 0)
    up = QPointF(0, 6)
    bar = QPainterPath(left - up)
    for point in (left, right, right - up):
        bar.lineTo(point)
    painter.strokePath(bar, QPen(theme.background, 4))
    pen = QPen(theme.ink, 1.5)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.strokePath(bar, pen)
    painter.setPen(theme.ink)
    box = QRectF(left.x() - 40, left.y() - 24, right.x() - left.x() + 80, 18)
    painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, length_text(length, camera.units))
    return right


def _bar_length(camera: Camera) -> float:
    """Return the length that the scale bar stands for [m]."""
    unit = length_unit(camera.units)
    return nice_step(BAR_LEAST / (camera.scale * unit)) * unit

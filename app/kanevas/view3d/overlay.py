"""What is written over the 3D view: axes, the step of the grid, lengths of rulers."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from kane.fields import Vector
from kanevas.look.inscription import Inscription
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem
from kanevas.units.lengths import distance_text, length_text
from kanevas.view3d.camera import Camera
from kanevas.view3d.meshes import Array

MARGIN = 16.0
AXIS_ROOM = 42.0  # from the corner to the origin of the axes
AXIS_LENGTH = 26.0
GRAVITY_AT = QPointF(-36.0, -58.0)  # from the lower right corner, above the step of the grid
GRAVITY_HALF, HEAD = 15.0, 6.0  # of its arrow
FONT_PIXELS = 12


class Distance(NamedTuple):
    """A length that is written beside the line that it measures."""

    middle: Array
    metres: float


def draw_overlay(
    painter: QPainter,
    size: QSizeF,
    camera: Camera,
    theme: Theme,
    units: UnitSystem,
    grid_step: float,
    distances: Sequence[Distance],
    gravity: Vector = (0.0, 0.0, 0.0),
) -> None:
    """Write over a picture of a size in logical pixels.

    Args:
        painter: paints on the picture.
        size: of the picture.
        camera: the one through which the picture was seen.
        theme: the colours.
        units: those in which lengths are shown.
        grid_step: distance of the lines on the floor [m].
        distances: lengths to be written into the picture.
        gravity: in ground axes; an arrow in the lower right corner says which way bodies fall.

    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = QFont()
    font.setPixelSize(FONT_PIXELS)
    painter.setFont(font)
    _write_distances(painter, size, camera, theme, units, distances)
    _draw_axes(painter, QPointF(AXIS_ROOM, size.height() - AXIS_ROOM), camera.rotation(), theme)
    at = QPointF(size.width(), size.height()) + GRAVITY_AT
    _draw_gravity(painter, at, gravity, camera.rotation(), theme)
    text = QCoreApplication.translate("Overlay", "grid {}").format(length_text(grid_step, units))
    note = Inscription(text, FONT_PIXELS)
    note_at = QPointF(size.width() - MARGIN - note.width, size.height() - MARGIN)
    _write(painter, note, note_at, theme.muted, theme)
    painter.restore()


def _draw_axes(painter: QPainter, origin: QPointF, rotation: Array, theme: Theme) -> None:
    painter.save()
    painter.translate(origin)
    # Those that point away come first, so that the nearer ones cover them.
    for i in np.argsort(rotation[2]).tolist():
        x, y, _ = rotation[:, i].tolist()
        painter.setPen(QPen(theme.axes[i], 2))
        painter.drawLine(QPointF(), QPointF(x, -y) * AXIS_LENGTH)
        at = QPointF(x, -y) * (AXIS_LENGTH + 9)
        painter.drawText(
            QRectF(at.x() - 8, at.y() - 8, 16, 16), Qt.AlignmentFlag.AlignCenter, "xyz"[i]
        )
    painter.restore()


def _draw_gravity(
    painter: QPainter, middle: QPointF, gravity: Vector, rotation: Array, theme: Theme
) -> None:
    size = math.hypot(*gravity)
    if not size:
        return
    x, y, _ = (rotation @ np.array(gravity) / size).tolist()
    way = QPointF(x, -y) * GRAVITY_HALF
    length = math.hypot(x, y) * GRAVITY_HALF
    painter.save()
    painter.translate(middle)
    painter.setPen(QPen(theme.ink, 2))
    painter.drawLine(-way, way)
    if length > HEAD:
        back = way / length * HEAD
        aside = QPointF(-back.y(), back.x()) * 0.5
        painter.drawPolyline([way - back + aside, way, way - back - aside])
    painter.drawText(QRectF(10, -9, 16, 18), Qt.AlignmentFlag.AlignCenter, "g")
    painter.restore()


def _write_distances(
    painter: QPainter,
    size: QSizeF,
    camera: Camera,
    theme: Theme,
    units: UnitSystem,
    distances: Sequence[Distance],
) -> None:
    if not distances:
        return
    places = camera.on_screen(np.array([distance.middle for distance in distances]))
    for (x, y), distance in zip(places.tolist(), distances, strict=True):
        if abs(x) <= 1 and abs(y) <= 1:  # not so behind the eye
            text = Inscription(distance_text(distance.metres, units), FONT_PIXELS)
            across, down = (x + 1) / 2 * size.width(), (1 - y) / 2 * size.height()
            at = QPointF(across - text.width / 2, down - FONT_PIXELS / 2)
            _write(painter, text, at, theme.ink, theme)


def _write(painter: QPainter, text: Inscription, at: QPointF, color: QColor, theme: Theme) -> None:
    painter.save()
    painter.translate(round(at.x()), round(at.y()))
    text.draw(painter, color, theme.background)
    painter.restore()

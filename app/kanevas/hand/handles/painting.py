"""How handles are drawn."""

from collections.abc import Iterable
from typing import assert_never

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from kanevas.drawing.signs import draw_arrow
from kanevas.drawing.strokes import polyline
from kanevas.hand.handles.handle import Handle
from kanevas.look.theme import Theme

HALF = 4.0  # pixels
FONT_PIXELS = 12
LABEL_AT = QPointF(14, -14)


def draw_handles(
    painter: QPainter,
    theme: Theme,
    handles: Iterable[Handle],
    active: str | None,
    with_label: bool = True,
) -> None:
    """Draw handles; the one that is under the pointer or pulled filled, and with its number."""
    painter.save()
    found = list(handles)
    for handle in found:
        _draw_lines(painter, theme, handle)
    for handle in found:
        _draw_knob(painter, theme, handle, handle.key == active)
    for handle in found:
        if with_label and handle.key == active and handle.label:
            draw_label(painter, theme, handle.label, QPointF(*handle.at.tolist()) + LABEL_AT)
    painter.restore()


def draw_label(painter: QPainter, theme: Theme, text: str, at: QPointF) -> None:
    """Draw a number on a small plate whose left lower corner is at a pixel."""
    font = QFont(painter.font())
    font.setPixelSize(FONT_PIXELS)
    painter.setFont(font)
    box = QFontMetricsF(font).boundingRect(text).adjusted(-6, -3, 6, 3)
    box.moveBottomLeft(at)
    room = painter.viewport()
    box.moveLeft(min(max(box.left(), 4.0), room.width() - box.width() - 4))
    box.moveTop(max(box.top(), 4.0))
    painter.setPen(QPen(theme.grid_axis, 1))
    painter.setBrush(theme.background)
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(theme.ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def tone(theme: Theme, handle: Handle) -> QColor:
    """Return the colour of a handle."""
    match handle.tone:
        case "speed":
            return theme.curves[2]
        case "force":
            return theme.force
        case "torque":
            return theme.torque
        case "shape":
            return theme.accent


def _draw_lines(painter: QPainter, theme: Theme, handle: Handle) -> None:
    color = tone(theme, handle)
    for line in handle.lines:
        if handle.is_arrow:
            if QLineF(QPointF(*line[0]), QPointF(*line[-1])).length() > 1:
                draw_arrow(painter, QPen(color, 2.0), line)
        else:
            pen = QPen(color, 1.2, Qt.PenStyle.DashLine)
            painter.strokePath(polyline(line), pen)


def _draw_knob(painter: QPainter, theme: Theme, handle: Handle, active: bool) -> None:
    at = QPointF(*handle.at.tolist())
    color = tone(theme, handle)
    half = HALF + (1.5 if active else 0.0)
    painter.setPen(QPen(color, 1.6))
    painter.setBrush(color if active else theme.background)
    match handle.look:
        case "square":
            painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))
        case "diamond":
            painter.save()
            painter.translate(at)
            painter.rotate(45)
            painter.drawRect(QRectF(-half, -half, 2 * half, 2 * half))
            painter.restore()
        case "turn":
            _draw_turn(painter, theme, at, active)
        case "pivot":
            _draw_pivot(painter, theme, at, color, active)
        case "round" | "ring":
            painter.drawEllipse(at, half + 0.5, half + 0.5)
        case _:
            assert_never(handle.look)
    if handle.look == "ring" and not active:
        painter.setBrush(color)
        painter.drawEllipse(at, 1.0, 1.0)


def _draw_turn(painter: QPainter, theme: Theme, at: QPointF, active: bool) -> None:
    """Draw a disc with three quarters of a turn in it."""
    painter.drawEllipse(at, 9, 9)
    pen = QPen(painter.pen())
    if active:
        pen.setColor(theme.on_accent)
    pen.setWidthF(1.5)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(at.x() - 4.5, at.y() - 4.5, 9, 9), 60 * 16, 270 * 16)
    tip = at + QPointF(2.3, -3.9)
    painter.drawPolyline([tip + QPointF(-3.2, -1.2), tip, tip + QPointF(-0.8, 3.2)])


def _draw_pivot(painter: QPainter, theme: Theme, at: QPointF, color: QColor, active: bool) -> None:
    """Draw a small circle with a cross, on a halo of the paper."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = 5.5 if active else 4.5
    for pen in (QPen(theme.background, 3.6), QPen(color, 1.4)):
        painter.setPen(pen)
        painter.drawEllipse(at, radius, radius)
        painter.drawLine(at - QPointF(radius + 3, 0), at + QPointF(radius + 3, 0))
        painter.drawLine(at - QPointF(0, radius + 3), at + QPointF(0, radius + 3))

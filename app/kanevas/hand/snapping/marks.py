"""The marker at the point to which the pointer is drawn, and its word."""

import numpy as np
from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from kanevas.drawing.geometry import Array
from kanevas.drawing.planes import place_text
from kanevas.drawing.strokes import polyline
from kanevas.hand.eye import Eye
from kanevas.hand.snapping.snapping import Snap
from kanevas.look.theme import Theme

HALF = 5.5  # pixels
SEEN = 0.1  # pixels that a point is off the work plane, to be worth a word
FONT_PIXELS = 12
WORD_AT = QPointF(12, 20)
NAME_LENGTH = 28  # letters; longer names are cut
MARKS = {
    "end": "square",
    "corner": "square",
    "middle": "triangle",
    "centre": "circle",
    "mass centre": "quarters",
    "joint": "ring",
    "point": "diamond",
    "origin": "quarters",
    "edge": "hourglass",
    "grid": "cross",
    "horizontal": "cross",
    "vertical": "cross",
    "angle": "cross",
    "alignment": "cross",
}


def word(snap: Snap) -> str:
    """Return what the pointer snaps to in the user's language, as ``end of rod 1``."""
    name = snap.owner
    if len(name) > NAME_LENGTH:
        name = f"{name[: NAME_LENGTH - 1]}…"
    match snap.kind:
        case "end":
            return _tr("end of {}").format(name)
        case "corner":
            return _tr("corner of {}").format(name)
        case "middle":
            return _tr("middle of {}").format(name)
        case "centre":
            return _tr("centre of {}").format(name)
        case "mass centre":
            return _tr("mass centre of {}").format(name)
        case "edge":
            return _tr("edge of {}").format(name)
        case "origin":
            return _tr("origin")
        case "grid":
            return _tr("grid")
        case "horizontal":
            return _tr("horizontal")
        case "vertical":
            return _tr("vertical")
        case "alignment":
            return _tr("in line with a point")
        case "joint" | "point" | "angle":
            return name
        case _:
            raise ValueError(f"there is no word for what is {snap.kind}")


def draw_snap(painter: QPainter, snap: Snap, place: Array, camera: Eye, theme: Theme) -> None:
    """Draw the lines that lead to a snap, its marker and its word.

    Args:
        painter: draws on the surface.
        snap: to what the pointer is drawn.
        place: the point that is meant, in ground axes, (3,) [m]; where it is off the work plane,
            the word says so.
        camera: how the surface sees it.
        theme: the colours.

    """
    at = QPointF(*camera.to_view(place).tolist())
    painter.save()
    _draw_guides(painter, at, snap, camera, theme)
    painter.translate(at)
    mark = _mark(MARKS[snap.kind])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(mark, _pen(theme.background, 4.5))
    painter.strokePath(mark, _pen(theme.accent, 1.8))
    off = place_off(place, camera)
    _draw_word(painter, f"{word(snap)}, {off}" if off else word(snap), camera, at, theme)
    painter.restore()


def place_off(place: Array, camera: Eye) -> str:
    """Return where a point lies across the work plane, in words; empty for one in the plane."""
    depth = float(camera.axes[2] @ place)
    if abs(depth - camera.depth) * camera.scale < SEEN:
        return ""
    return place_text(camera.plane, depth, camera.units)


def _draw_guides(painter: QPainter, at: QPointF, snap: Snap, camera: Eye, theme: Theme) -> None:
    pen = QPen(theme.accent, 1.0, Qt.PenStyle.DashLine)
    painter.setPen(pen)
    for guide in snap.guides:
        painter.drawLine(QLineF(QPointF(*camera.to_view(guide).tolist()), at))


def _draw_word(painter: QPainter, text: str, camera: Eye, at: QPointF, theme: Theme) -> None:
    font = QFont(painter.font())
    font.setPixelSize(FONT_PIXELS)
    bounds = QFontMetricsF(font).boundingRect(text)
    x, y = WORD_AT.x(), WORD_AT.y()
    # It goes to the other side of the pointer where the canvas ends.
    if at.x() + x + bounds.width() + 8 > camera.size[0]:
        x = -WORD_AT.x() - bounds.width()
    if at.y() + y + 6 > camera.size[1]:
        y = -10.0
    box = bounds.translated(round(x), round(y)).adjusted(-4, -2, 4, 2)
    paper = QColor(theme.background)
    paper.setAlphaF(0.88)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paper)
    painter.drawRoundedRect(box, 3, 3)
    painter.setFont(font)
    painter.setPen(theme.accent)
    painter.drawText(QPointF(round(x), round(y)), text)


def _pen(color: QColor, width: float) -> QPen:
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


def _mark(look: str) -> QPainterPath:
    path = QPainterPath()
    box = QRectF(-HALF, -HALF, 2 * HALF, 2 * HALF)
    match look:
        case "square":
            path.addRect(box)
        case "triangle":
            corners = np.array([(-HALF - 0.5, HALF - 1), (HALF + 0.5, HALF - 1), (0, -HALF - 0.5)])
            path.addPath(polyline(corners, closed=True))
        case "circle":
            path.addEllipse(box)
        case "ring":
            path.addEllipse(box)
            path.addEllipse(QPointF(), 1.6, 1.6)
        case "quarters":
            path.addEllipse(box)
            path.addPath(_cross(HALF + 2.5))
        case "diamond":
            reach = HALF + 1
            corners = np.array([(-reach, 0), (0, -reach), (reach, 0), (0, reach)])
            path.addPath(polyline(corners, closed=True))
        case "hourglass":
            corners = np.array([(-HALF, -HALF), (HALF, -HALF), (-HALF, HALF), (HALF, HALF)])
            path.addPath(polyline(corners, closed=True))
        case "cross":
            path.addPath(_cross(HALF))
        case _:
            raise ValueError(f"there is no mark that is a {look}")
    return path


def _cross(reach: float) -> QPainterPath:
    path = QPainterPath(QPointF(-reach, 0))
    path.lineTo(reach, 0)
    path.moveTo(0, -reach)
    path.lineTo(0, reach)
    return path


def _tr(text: str) -> str:
    return QCoreApplication.translate("SnapMarks", text)

"""Traces of points on the canvas: solid up to now, faint from now on."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kane.results.traces import Trace
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array
from kanevas.drawing.strokes import polyline
from kanevas.look.theme import Theme
from kanevas.vectors.traces import cut

WIDTH, DOT = 1.4, 2.6
POINT = 2.4  # width of a point between two breaks
FUTURE = 0.3  # opacity
STEP = 1.0  # pixels; nearer points make no difference


def draw_traces(
    painter: QPainter,
    traces: Sequence[Trace],
    colors: Sequence[QColor],
    time: float,
    camera: Camera,
    theme: Theme,
) -> None:
    """Draw the paths, each in its colour, and a dot where it has come to at a time [s]."""
    for path, color in zip(traces, colors, strict=True):
        past, future = ([camera.to_view(stretch) for stretch in part] for part in cut(path, time))
        faint = QColor(color)
        faint.setAlphaF(FUTURE)
        _draw(painter, future, faint)
        _draw(painter, past, color)
        painter.setPen(QPen(theme.background, 1.0))
        painter.setBrush(color)
        painter.drawEllipse(QPointF(*past[-1][-1].tolist()), DOT, DOT)


def _draw(painter: QPainter, stretches: Sequence[Array], color: QColor) -> None:
    """Draw stretches of a path; where it breaks on both sides of a point, the point."""
    lines = QPainterPath()
    for stretch in stretches:
        if len(stretch) > 1:
            lines.addPath(polyline(_thinned(stretch)))
    painter.strokePath(lines, QPen(color, WIDTH))
    points = [QPointF(*stretch[0].tolist()) for stretch in stretches if len(stretch) == 1]
    round_pen = QPen(color, POINT)
    round_pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(round_pen)
    painter.drawPoints(points)


def _thinned(points: Array) -> Array:
    """Return a polyline without points that lie nearer to the one kept before than a pixel."""
    way = np.concatenate(([0.0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))))
    kept = np.concatenate(([True], np.diff(np.floor(way / STEP)) > 0))
    kept[-1] = True
    thinned: Array = points[kept]
    return thinned

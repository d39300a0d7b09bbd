"""Traces of points on the canvas: solid up to now, faint from now on."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen

from kane.results.traces import Trace
from kanevas.canvas.camera import Camera
from kanevas.canvas.geometry import Array
from kanevas.canvas.item import polyline
from kanevas.theme import Theme
from kanevas.vectors.traces import cut

WIDTH, DOT = 1.4, 2.6
FUTURE = 0.3  # opacity
STEP = 1.0  # pixels; nearer points make no difference


def draw_traces(
    painter: QPainter, traces: Sequence[Trace], time: float, camera: Camera, theme: Theme
) -> None:
    """Draw the paths, and a dot where each one has come to at a time [s]."""
    for i, path in enumerate(traces):
        color = theme.curves[i % len(theme.curves)]
        past, future = (_thinned(camera.to_view(part)) for part in cut(path, time))
        faint = QColor(color)
        faint.setAlphaF(FUTURE)
        painter.strokePath(polyline(future), QPen(faint, WIDTH))
        painter.strokePath(polyline(past), QPen(color, WIDTH))
        painter.setPen(QPen(theme.background, 1.0))
        painter.setBrush(color)
        painter.drawEllipse(QPointF(*past[-1].tolist()), DOT, DOT)


def _thinned(points: Array) -> Array:
    """Return a polyline without points that lie nearer to the one kept before than a pixel."""
    way = np.concatenate(([0.0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))))
    kept = np.concatenate(([True], np.diff(np.floor(way / STEP)) > 0))
    kept[-1] = True
    thinned: Array = points[kept]
    return thinned

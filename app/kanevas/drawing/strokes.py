"""Lines of points as paths of Qt."""

import numpy as np
from PySide6.QtGui import QPainterPath, QPolygonF
from shiboken6 import VoidPtr

from kanevas.drawing.geometry import Array


def polyline(points: Array, closed: bool = False) -> QPainterPath:
    """Return the path through points."""
    path, corners = QPainterPath(), QPolygonF()
    if len(points):
        corners.resize(len(points))
        # The stub knows neither how this is made nor that it is a buffer.
        memory = VoidPtr(corners.data(), 16 * len(points), True)  # type: ignore[arg-type, call-arg]
        shared = np.frombuffer(memory)  # type: ignore[call-overload]
        shared.reshape(-1, 2)[:] = points  # a point for Qt is two doubles too
    path.addPolygon(corners)
    if closed:
        path.closeSubpath()
    return path


def to_screen(vectors: Array) -> Array:
    """Return vectors of the plane (y up) as vectors of the screen (y down)."""
    on_screen: Array = vectors * np.array([1.0, -1.0])
    return on_screen

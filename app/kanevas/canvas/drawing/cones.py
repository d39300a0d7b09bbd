"""Cones of friction on the canvas: what of them is seen in the plane, mostly a wedge."""

import math
from collections.abc import Iterator, Sequence

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kanevas.canvas.drawing.arrows import longest
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array, hull
from kanevas.drawing.strokes import polyline, to_screen
from kanevas.look.theme import Theme
from kanevas.vectors.arrow_set import LEAST, ArrowSet

OPACITY, EDGE = 0.14, 0.7
ROUND = 40  # points of the rim


def draw_cones(
    painter: QPainter, arrow_sets: Sequence[ArrowSet], camera: Camera, theme: Theme
) -> None:
    """Draw the cone about each vector that has one, as long as its arrow."""
    for arrows in (each for each in arrow_sets if each.cones is not None):
        fill, edge = (QColor(theme.vectors["friction_force"]) for _ in range(2))
        fill.setAlphaF(OPACITY)
        edge.setAlphaF(EDGE)
        painter.setPen(QPen(edge, 1.0, Qt.PenStyle.DashLine))
        painter.setBrush(fill)
        starts = camera.to_view(arrows.at)
        for i, outline in _outlines(arrows, camera):
            painter.drawPath(polyline(starts[i] + outline, closed=True))


def _outlines(arrows: ArrowSet, camera: Camera) -> Iterator[tuple[int, Array]]:
    """Yield the number of each vector with a cone, and its outline from the tip [pixels]."""
    assert arrows.cones is not None
    sizes = np.linalg.norm(arrows.parts, axis=1)
    ways = arrows.parts @ camera.axes.T * longest(camera)
    for i in np.flatnonzero((arrows.cones > 0) & (sizes > LEAST)).tolist():
        yield i, to_screen(seen_cone(ways[i], float(arrows.cones[i])))


def seen_cone(way: Array, slope: float) -> Array:
    """Return the outline of a cone from its tip at the origin, (n, 2).

    Args:
        way: from the tip to the middle of its base: to the right, up and towards the viewer, (3,).
        slope: radius of its base as a part of its length.

    """
    length = math.hypot(*way)
    helper = np.eye(3)[int(np.argmin(np.abs(way)))]
    first = np.cross(way, helper)
    first *= slope * length / math.hypot(*first)
    second = np.cross(way / length, first)
    turn = np.linspace(0.0, 2 * math.pi, ROUND, endpoint=False)[:, None]
    rim = way + np.cos(turn) * first + np.sin(turn) * second
    return hull(np.concatenate((np.zeros((1, 2)), rim[:, :2])))

"""The outline of a body on the screen: an area, and its edge as a line of any width."""

from collections.abc import Iterable, Sequence
from typing import cast

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from kanevas.canvas.drawing.band import Band
from kanevas.drawing.geometry import Array
from kanevas.drawing.strokes import polyline

# In pixels, at which Qt unites areas; rounded, so that edges on each other are one.
FINE = 1000.0
# For what need not be exact: lines of so few points stay, and others as near as this part of them.
FEW, ROUGH = 16, 0.004


class Outline:
    """Rings that are scaled, and turned from frame to frame by the painter that fills them.

    Args:
        rings: closed lines, (n, 2) each, of any unit, y down; their union is the area.

    """

    def __init__(self, rings: Sequence[Array]) -> None:
        self._radius = max((float(np.hypot(*ring.T).max()) for ring in rings), default=0.0)
        self._bands = [Band(ring) for ring in (rings if len(rings) < 2 else _united(rings))]
        self._scale = 0.0
        self._matrix = np.eye(2)
        self._corners = [_few(band.ring) for band in self._bands]
        self._turn = QTransform()
        self._upright = QPainterPath()
        self._area: QPainterPath | None = None
        self._edges: dict[float, QPainterPath] = {}

    def turn(self, cosine: float, sine: float, scale: float) -> None:
        """Turn the rings as they were given by an angle, counter-clockwise, and scale them."""
        self._turn.setMatrix(cosine, -sine, 0.0, sine, cosine, 0.0, 0.0, 0.0, 1.0)
        self._matrix = np.array([[cosine, -sine], [sine, cosine]]) * scale
        self._area = None
        if scale != self._scale:
            self._scale = scale
            self._edges.clear()
            self._upright = QPainterPath()
            for band in self._bands:
                self._upright.addPath(polyline(band.ring * scale))

    def edges(self) -> Array:
        """Return the edges on the screen, (n, 2, 2); of rounded lines fewer than are drawn."""
        pairs = [np.stack((ring[:-1], ring[1:]), axis=1) for ring in self._corners]
        return np.asarray(np.concatenate([np.zeros((0, 2, 2)), *pairs]) @ self._matrix)

    @property
    def reach(self) -> float:
        """How far the area reaches from the painter's origin [pixels]."""
        return self._radius * self._scale

    @property
    def area(self) -> QPainterPath:
        """The area on the screen."""
        if self._area is None:
            self._area = self._turn.map(self._upright)
        return self._area

    def paint(self, painter: QPainter, fill: QColor, edges: Sequence[tuple[float, QColor]]) -> None:
        """Fill the area, and draw lines of some widths and colours around it.

        Args:
            painter: draws about its origin.
            fill: colour of the area.
            edges: width and colour of each line; those wider than the last come first, below the
                area.

        """
        before = painter.transform()
        painter.setTransform(self._turn * before)
        *glows, line = edges
        for width, color in glows:
            painter.fillPath(self._edge(width), color)
        painter.fillPath(self._upright, fill)
        painter.fillPath(self._edge(line[0]), line[1])
        painter.setTransform(before)

    def paint_quickly(self, painter: QPainter, fill: QColor, edge: QColor) -> None:
        """Fill the area with a line of one pixel around it, in two thirds of the time."""
        before = painter.transform()
        painter.setTransform(self._turn * before)
        painter.setPen(QPen(edge, 1.0))
        painter.setBrush(fill)
        painter.drawPath(self._upright)
        painter.setTransform(before)

    def _edge(self, width: float) -> QPainterPath:
        """Return the line around the area as an area of its own, before the turn."""
        if width not in self._edges:
            edge = self._edges[width] = QPainterPath()
            edge.setFillRule(Qt.FillRule.WindingFill)
            reach = np.concatenate((np.eye(2) * self._scale, np.eye(2) * (width / 2)))
            for band in self._bands:
                edge.addPath(polyline(band.around @ reach))
        return self._edges[width]


def _few(ring: Array) -> Array:
    """Return a closed line without every other point, as often as these lie near their chords."""
    slack = ROUGH * float(np.abs(ring).max(initial=0.0))
    while len(ring) > FEW:
        before, middle, after = ring[:-2:2], ring[1:-1:2], ring[2::2]
        way = after - before
        across = way[:, 0] * (middle - before)[:, 1] - way[:, 1] * (middle - before)[:, 0]
        kept = np.ones(len(ring), dtype=bool)
        kept[1:-1:2] = np.abs(across) > slack * np.hypot(*way.T)
        if kept.all():
            break
        ring = ring[kept]
    return ring


def _united(rings: Sequence[Array]) -> list[Array]:
    """Return the rings around the union of areas, and around the holes in it."""
    scale = FINE / max(float(np.abs(np.concatenate(rings)).max()), 1e-300)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for ring in rings:
        path.addPath(polyline(np.round(ring * scale, 3), closed=True))
    polygons = path.simplified().toSubpathPolygons()
    # The stub does not know that one can go over the points of a polygon.
    points = (cast("Iterable[QPointF]", polygon) for polygon in polygons)
    return [np.array([p.toTuple() for p in ring]) / scale for ring in points]

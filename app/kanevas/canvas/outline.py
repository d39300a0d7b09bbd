"""The outline of a body on the screen: an area, and its edge as a line of any width."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from kanevas.canvas.band import Band, Polygon, write_band
from kanevas.canvas.geometry import Array
from kanevas.canvas.item import polyline

# In pixels, at which Qt unites areas.
FINE = 1000.0


class Outline:
    """Rings that are turned and scaled from frame to frame.

    Args:
        rings: closed lines, (n, 2) each, of any unit, y down; their union is the area.

    """

    def __init__(self, rings: Sequence[Array]) -> None:
        self._bands = [Band(ring) for ring in (rings if len(rings) < 2 else _united(rings))]
        self._lines = [band.points for band in self._bands]
        self._sides = [band.sides for band in self._bands]
        self._areas = [Polygon(len(line)) for line in self._lines]
        self._edges: dict[float, list[Polygon]] = {}
        self._bounds = QRectF()

    def turn(self, matrix: Array, scale: float) -> None:
        """Turn the rings as they were given by a matrix of row vectors, and scale them."""
        self._lines = [band.points @ (matrix * scale) for band in self._bands]
        self._sides = [band.sides @ matrix for band in self._bands]
        self._edges.clear()
        self._bounds = QRectF()
        for area, line in zip(self._areas, self._lines, strict=True):
            area.points[:] = line
            self._bounds |= area.qt.boundingRect()

    @property
    def bounds(self) -> QRectF:
        """The box around the area."""
        return self._bounds

    def path(self) -> QPainterPath:
        """Return the area as a path."""
        path = QPainterPath()
        for area in self._areas:
            path.addPolygon(area.qt)
            path.closeSubpath()
        return path

    def fill(self, painter: QPainter, color: QColor) -> None:
        """Paint the area."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        if len(self._areas) == 1:
            painter.drawPolygon(self._areas[0].qt)
        else:
            painter.drawPath(self.path())

    def draw(self, painter: QPainter, color: QColor, width: float) -> None:
        """Paint the edge."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        for edge in self._edge(width):
            painter.drawPolygon(edge.qt, Qt.FillRule.WindingFill)

    def _edge(self, width: float) -> list[Polygon]:
        if width not in self._edges:
            edges = [Polygon(2 * len(line) + 2) for line in self._lines]
            for line, sides, edge in zip(self._lines, self._sides, edges, strict=True):
                write_band(line, sides, edge, width)
            self._edges[width] = edges
        return self._edges[width]


def _united(rings: Sequence[Array]) -> list[Array]:
    """Return the rings around the union of areas, and around the holes in it."""
    scale = FINE / max(float(np.abs(np.concatenate(rings)).max()), 1e-300)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for ring in rings:
        path.addPath(polyline(ring * scale, closed=True))
    polygons = path.simplified().toSubpathPolygons()
    return [np.array([p.toTuple() for p in polygon]) / scale for polygon in polygons]

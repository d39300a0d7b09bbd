"""The outline of a body on the screen: an area, and its edge as a line of any width."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from kanevas.canvas.band import Band, Polygon
from kanevas.canvas.geometry import Array
from kanevas.canvas.item import polyline

# In pixels, at which Qt unites areas; rounded, so that edges on each other are one.
FINE = 1000.0


class Outline:
    """Rings that are turned and scaled from frame to frame.

    Args:
        rings: closed lines, (n, 2) each, of any unit, y down; their union is the area.

    """

    def __init__(self, rings: Sequence[Array]) -> None:
        self._bands = [Band(ring) for ring in (rings if len(rings) < 2 else _united(rings))]
        self._rings = [Polygon(len(band.ring)) for band in self._bands]
        self._matrix, self._scale = np.eye(2), 1.0
        self._area = QPainterPath()
        self._edges: dict[float, QPainterPath] = {}
        self._edge_rings: dict[float, list[Polygon]] = {}

    def turn(self, matrix: Array, scale: float) -> None:
        """Turn the rings as they were given by a matrix of row vectors, and scale them."""
        self._matrix, self._scale = matrix, scale
        self._edges.clear()
        self._area = QPainterPath()
        for band, ring in zip(self._bands, self._rings, strict=True):
            np.matmul(band.ring, matrix * scale, out=ring.corners)
            self._area.addPolygon(ring.qt)

    @property
    def area(self) -> QPainterPath:
        """The area on the screen."""
        return self._area

    def edge(self, width: float) -> QPainterPath:
        """Return the line around the area as an area of its own."""
        if width not in self._edges:
            edge = self._edges[width] = QPainterPath()
            edge.setFillRule(Qt.FillRule.WindingFill)
            if width not in self._edge_rings:
                self._edge_rings[width] = [Polygon(len(band.around)) for band in self._bands]
            matrix = np.concatenate((self._matrix * self._scale, self._matrix * (width / 2)))
            for band, ring in zip(self._bands, self._edge_rings[width], strict=True):
                np.matmul(band.around, matrix, out=ring.corners)
                edge.addPolygon(ring.qt)
        return self._edges[width]


def _united(rings: Sequence[Array]) -> list[Array]:
    """Return the rings around the union of areas, and around the holes in it."""
    scale = FINE / max(float(np.abs(np.concatenate(rings)).max()), 1e-300)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for ring in rings:
        path.addPath(polyline(np.round(ring * scale, 3), closed=True))
    polygons = path.simplified().toSubpathPolygons()
    return [np.array([p.toTuple() for p in polygon]) / scale for polygon in polygons]

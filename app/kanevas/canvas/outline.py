"""The outline of a body on the screen: an area, and its edge as a line of any width."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from kanevas.canvas.band import Band, band_polygon, polygon
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
        self._lines = [band.points for band in self._bands]
        self._sides = [band.sides for band in self._bands]
        self._area = QPainterPath()
        self._edges: dict[float, QPainterPath] = {}

    def turn(self, matrix: Array, scale: float) -> None:
        """Turn the rings as they were given by a matrix of row vectors, and scale them."""
        self._lines = [band.points @ (matrix * scale) for band in self._bands]
        self._sides = [band.sides @ matrix for band in self._bands]
        self._edges.clear()
        self._area = QPainterPath()
        for line in self._lines:
            self._area.addPolygon(polygon(line))

    @property
    def area(self) -> QPainterPath:
        """The area on the screen."""
        return self._area

    def edge(self, width: float) -> QPainterPath:
        """Return the line around the area as an area of its own."""
        if width not in self._edges:
            edge = QPainterPath()
            edge.setFillRule(Qt.FillRule.WindingFill)
            for line, sides in zip(self._lines, self._sides, strict=True):
                edge.addPolygon(band_polygon(line, sides, width))
            self._edges[width] = edge
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

"""Signs of the textbooks, drawn in pixels about the painter's origin."""

import math

import numpy as np
from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kanevas.drawing.geometry import Array, arrow_head
from kanevas.drawing.ground import hatching
from kanevas.drawing.strokes import polyline


def draw_ground_line(painter: QPainter, pen: QPen, width: float) -> None:
    """Draw a line of ground about the origin, hatched below."""
    painter.setPen(pen)
    half = width / 2
    painter.drawLine(QLineF(-half, 0, half, 0))
    thin = QPen(pen)
    thin.setWidthF(1.0)
    painter.setPen(thin)
    painter.drawLines([QLineF(*stroke.ravel().tolist()) for stroke in hatching(width)])


def draw_arrow(painter: QPainter, pen: QPen, points: Array, heads: int = 1) -> None:
    """Draw a line with one head at its end, or two behind each other (a moment's vector)."""
    tip = points[-1]
    direction = tip - points[-2]
    ahead = direction / math.hypot(*direction)
    # The line ends inside the head so that its blunt end does not blur the tip.
    line = np.concatenate((points[:-1], [tip - ahead * 6.0]))
    painter.strokePath(polyline(line), pen)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pen.color())
    for i in range(heads):
        painter.drawPath(polyline(arrow_head(tip - ahead * 7.0 * i, direction), closed=True))


def draw_end_on(
    painter: QPainter, pen: QPen, paper: QColor, towards: bool, radius: float = 8.0
) -> None:
    """Draw an arrow seen along its line: its point (a dot) or its feathers (a cross)."""
    painter.setPen(pen)
    painter.setBrush(paper)
    painter.drawEllipse(QPointF(), radius, radius)
    if towards:
        painter.setBrush(pen.color())
        painter.drawEllipse(QPointF(), 2.2, 2.2)
    else:
        reach = radius * math.sqrt(0.5)
        painter.drawLine(QLineF(-reach, -reach, reach, reach))
        painter.drawLine(QLineF(-reach, reach, reach, -reach))

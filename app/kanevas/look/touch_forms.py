"""Marks where shapes touch: a dot where they stick, a ring where they slide, else a diamond.

The form says it beside the colour. A place at which they are apart has none.
"""

import math
from typing import Literal

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kane.reading.holds import Hold
from kanevas.look.event_looks import color_of_hold
from kanevas.look.theme import Theme

Form = Literal["dot", "ring", "diamond"]
Array = npt.NDArray[np.float64]

RADIUS = 4.0  # pixels
LEAST = 0.4  # of its size, where many are crowded: bodies are to be seen under their marks
LINE = 2.0
PAPER_EDGE = 1.5
WINGS = (1.3, 2.3)  # of a place that slides, along the surfaces, in radii
TIP = 1.5  # of a diamond, in radii
FACING = 0.3  # of a normal in the drawing: one that points at the viewer has no surface to see


def form(hold: Hold) -> Form:
    """Return the form of the mark of a place that is not open."""
    match hold:
        case "sticks":
            return "dot"
        case "slides":
            return "ring"
        case "closed" | "locked":
            return "diamond"
        case "open":
            raise ValueError(hold)


def draw_touch(
    painter: QPainter,
    at: QPointF,
    hold: Hold,
    theme: Theme,
    way: Array | None = None,
    part: float = 1.0,
) -> None:
    """Draw the mark of a place.

    Args:
        painter: paints on the picture.
        at: where [pixels].
        hold: how it is there.
        theme: the colours.
        way: the normal as it is seen, (2,); None where nothing is to be said of it.
        part: of its size, where it is crowded.

    """
    painter.save()
    painter.translate(at)
    painter.scale(part, part)
    _draw_mark(painter, hold, theme, way)
    painter.restore()


def _draw_mark(painter: QPainter, hold: Hold, theme: Theme, way: Array | None) -> None:
    """Draw a mark of full size about the origin."""
    color = color_of_hold(theme, hold)
    path = QPainterPath()
    match form(hold):
        case "dot" | "ring":
            path.addEllipse(QPointF(), RADIUS, RADIUS)
        case "diamond":
            reach = TIP * RADIUS
            path.moveTo(0.0, -reach)
            for x, y in ((reach, 0.0), (0.0, reach), (-reach, 0.0)):
                path.lineTo(x, y)
            path.closeSubpath()
    painter.setPen(QPen(theme.background, LINE + 2 * PAPER_EDGE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    if form(hold) == "ring":
        _draw_wings(painter, way, color, theme)
        painter.setPen(QPen(color, LINE))
        painter.setBrush(theme.background)
    else:
        painter.setPen(QPen(color, 1.0))
        painter.setBrush(color)
    painter.drawPath(path)


def _draw_wings(painter: QPainter, way: Array | None, color: QColor, theme: Theme) -> None:
    """Draw two strokes along the surfaces, which slide there."""
    along = np.array([1.0, 0.0]) if way is None else np.array([-way[1], way[0]])
    size = math.hypot(*along)
    if size < FACING:
        return
    along = along / size
    for pen in (QPen(theme.background, LINE + 2 * PAPER_EDGE), QPen(color, LINE)):
        painter.setPen(pen)
        for side in (-1.0, 1.0):
            ends = [QPointF(*(side * share * RADIUS * along).tolist()) for share in WINGS]
            painter.drawLine(*ends)

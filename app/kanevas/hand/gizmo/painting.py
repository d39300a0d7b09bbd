"""How the gizmo is drawn."""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from kanevas.drawing.geometry import Array
from kanevas.drawing.signs import draw_arrow
from kanevas.drawing.strokes import polyline
from kanevas.hand.eye import Eye
from kanevas.hand.gizmo.parts import Gizmo, Part
from kanevas.look.theme import Theme

Flags = npt.NDArray[np.bool_]

WIDTH, HOT_WIDTH = 2.2, 3.6  # pixels
HALO = 2.6  # pixels of paper around a line
BEHIND = 0.28  # opacity of what of a ring lies behind its middle


def draw_gizmo(
    painter: QPainter, theme: Theme, gizmo: Gizmo, eye: Eye, hot: Part | None, pulled: Part | None
) -> None:
    """Draw the parts that can be followed; while one is pulled that one alone.

    Args:
        painter: draws on the surface.
        theme: the colours; each axis has its own.
        gizmo: where it stands.
        eye: how it is seen.
        hot: the part under the pointer.
        pulled: the part that is pulled.

    """
    painter.save()
    _, away = eye.line_of_sight(*eye.to_view(gizmo.pivot).tolist())
    for part, pixels in sorted(gizmo.seen(eye), key=lambda seen: seen[0].kind, reverse=True):
        if pulled is not None and part != pulled:
            continue
        is_hot = part in (hot, pulled)
        color = QColor(theme.accent if is_hot else theme.axes[part.axis])
        match part.kind:
            case "ring":
                behind = (gizmo.outline(part) - gizmo.pivot) @ away > 0
                _draw_ring(painter, theme, color, pixels, behind, is_hot)
            case "plane":
                _draw_square(painter, color, pixels, is_hot)
            case "axis":
                pen = QPen(theme.background, WIDTH + HALO)
                painter.strokePath(polyline(pixels), pen)
                draw_arrow(painter, QPen(color, HOT_WIDTH if is_hot else WIDTH), pixels)
    painter.restore()


def _draw_ring(
    painter: QPainter, theme: Theme, color: QColor, pixels: Array, behind: Flags, is_hot: bool
) -> None:
    faint = QColor(color)
    faint.setAlphaF(BEHIND)
    width = HOT_WIDTH if is_hot else WIDTH - 0.6
    for first, last in _runs(behind):
        path = polyline(pixels[first : last + 1])
        if not behind[first]:
            painter.strokePath(path, QPen(theme.background, width + HALO))
        painter.strokePath(path, QPen(faint if behind[first] else color, width))


def _runs(flags: Flags) -> list[tuple[int, int]]:
    """Return from where to where neighbours are alike, each to the first of the next."""
    starts = [0, *(np.flatnonzero(np.diff(flags.astype(int))) + 1).tolist()]
    return list(zip(starts, [*starts[1:], len(flags) - 1], strict=True))


def _draw_square(painter: QPainter, color: QColor, pixels: Array, is_hot: bool) -> None:
    filled = QColor(color)
    filled.setAlphaF(0.65 if is_hot else 0.3)
    painter.setPen(QPen(color, 1.2))
    painter.setBrush(filled)
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in pixels.tolist()]))
    painter.setBrush(Qt.BrushStyle.NoBrush)

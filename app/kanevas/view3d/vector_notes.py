"""What is written over the 3D view: what its arrows mean, and their sizes."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from kane.reading.vector_kind import TURNING, VectorKind
from kanevas.look.theme import Theme
from kanevas.vectors.legend import LegendLine
from kanevas.view3d.camera import Camera
from kanevas.view3d.meshes import Array

FONT_PIXELS = 12
MARGIN, PADDING, ROW = 10.0, 8.0, 19.0
SIGN, HEAD = 26.0, 7.0  # of the arrow before a line
GAP = 8.0
BUTTONS, BELOW_BUTTONS = 140.0, 38.0  # what the buttons in the other corner take
OPACITY = 0.82
BESIDE = 5.0  # pixels from the tip of an arrow to its size
MOST_LABELS = 60


class Label(NamedTuple):
    """A text at a point of space.

    Attributes:
        at: in ground axes, (3,) [m].
        text: what it says.
        kind: of the vector beside which it stands, for its colour.

    """

    at: Array
    text: str
    kind: VectorKind


class VectorNotes:
    """Writes over a picture of the view what its arrows mean, and how large they are."""

    def __init__(self) -> None:
        self.legend: Sequence[LegendLine] = []
        self.labels: Sequence[Label] = ()

    def draw(self, painter: QPainter, size: QSizeF, camera: Camera, theme: Theme) -> None:
        """Write over a picture.

        Args:
            painter: paints on the picture.
            size: of the picture in logical pixels.
            camera: the one through which the picture was seen.
            theme: the colours.

        """
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont()
        font.setPixelSize(FONT_PIXELS)
        painter.setFont(font)
        if self.labels:
            _draw_labels(painter, size, camera, theme, self.labels[:MOST_LABELS])
        if self.legend:
            _draw_legend(painter, size, theme, self.legend)
        painter.restore()


def _draw_labels(
    painter: QPainter, size: QSizeF, camera: Camera, theme: Theme, labels: Sequence[Label]
) -> None:
    """Write the labels, but not over those before them."""
    metrics = QFontMetricsF(painter.font())
    places = camera.on_screen(np.array([label.at for label in labels]))
    pixels = (places * (1, -1) + 1) / 2 * (size.width(), size.height())
    taken: list[QRectF] = []
    for label, (x, y) in zip(labels, pixels.tolist(), strict=True):
        if math.isnan(x):
            continue
        room = QRectF(x + BESIDE, y - 8, metrics.horizontalAdvance(label.text) + 6, 16)
        if any(room.intersects(other) for other in taken):
            continue
        taken.append(room)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_paper(theme))
        painter.drawRoundedRect(room, 3, 3)
        painter.setPen(theme.vectors[label.kind])
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, label.text)


def _draw_legend(
    painter: QPainter, size: QSizeF, theme: Theme, lines: Sequence[LegendLine]
) -> None:
    metrics = QFontMetricsF(painter.font())
    widths = [
        metrics.horizontalAdvance(line.text) + (SIGN + GAP if line.kind else 0) for line in lines
    ]
    wide = min(max(widths) + 2 * PADDING, size.width() - 2 * MARGIN)
    top = MARGIN if 2 * MARGIN + wide < size.width() - BUTTONS else BELOW_BUTTONS
    box = QRectF(MARGIN, top, wide, ROW * len(lines) + PADDING)
    painter.setPen(QPen(theme.grid_major, 1))
    painter.setBrush(_paper(theme))
    painter.drawRoundedRect(box, 5, 5)
    for i, line in enumerate(lines):
        left, middle = box.left() + PADDING, box.top() + PADDING / 2 + (i + 0.5) * ROW
        if line.kind is not None:
            _draw_sign(painter, QPointF(left, middle), line, theme.vectors[line.kind])
            left += SIGN + GAP
        words = QRectF(left, middle - ROW / 2, box.right() - PADDING - left, ROW)
        painter.setPen(theme.ink if line.kind else theme.muted)
        text = metrics.elidedText(line.text, Qt.TextElideMode.ElideRight, words.width() + 1)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)


def _paper(theme: Theme) -> QColor:
    paper = QColor(theme.background)
    paper.setAlphaF(OPACITY)
    return paper


def _draw_sign(painter: QPainter, start: QPointF, line: LegendLine, color: QColor) -> None:
    """Draw a small arrow as those in the view: with two heads where something turns."""
    pen = QPen(color, 2.2)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if line.is_dashed:
        pen.setDashPattern([1.6, 1.0])
    heads = [0.0, HEAD * 0.7] if line.kind in TURNING else [0.0]
    painter.setPen(pen)
    painter.drawLine(start, start + QPointF(SIGN - heads[-1] - HEAD, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    for back in heads:
        tip = start + QPointF(SIGN - back, 0)
        corners = tip, tip - QPointF(HEAD, HEAD * 0.5), tip - QPointF(HEAD, -HEAD * 0.5)
        painter.drawPolygon(QPolygonF(corners))

"""What is written over the 3D view: what its arrows mean, and their sizes."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from kane.model.vector_kind import TURNING, VectorKind
from kanevas.theme import Theme
from kanevas.vectors.legend import LegendLine
from kanevas.view3d.camera import Camera
from kanevas.view3d.meshes import Array

FONT_PIXELS = 12
MARGIN, PADDING, ROW = 10.0, 8.0, 19.0
SIGN, HEAD = 26.0, 7.0  # of the arrow before a line
GAP = 8.0
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


class Inscriptions(QWidget):
    """Writes over the view; the mouse goes through it."""

    def __init__(self, camera: Camera, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._camera = camera
        self._theme = theme
        self._lines: Sequence[LegendLine] = ()
        self._labels: Sequence[Label] = ()

    def set_theme(self, theme: Theme) -> None:
        """Write in other colours."""
        self._theme = theme
        self.update()

    def show_legend(self, lines: Sequence[LegendLine]) -> None:
        """Tell what the arrows mean."""
        self._lines = lines
        self.update()

    def show_labels(self, labels: Sequence[Label]) -> None:
        """Write texts at points of space, the most important first."""
        self._labels = labels[:MOST_LABELS]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        self.draw(painter, QSizeF(self.size()))
        painter.end()

    def draw(self, painter: QPainter, size: QSizeF) -> None:
        """Write over a picture of the view of a size in pixels of the painter."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont()
        font.setPixelSize(FONT_PIXELS)
        painter.setFont(font)
        self._draw_labels(painter, size)
        self._draw_legend(painter, size)

    def _draw_labels(self, painter: QPainter, size: QSizeF) -> None:
        if not self._labels:
            return
        metrics = QFontMetricsF(painter.font())
        places = self._camera.on_screen(np.array([label.at for label in self._labels]))
        pixels = (places * (1, -1) + 1) / 2 * (size.width(), size.height())
        paper = QColor(self._theme.background)
        paper.setAlphaF(OPACITY)
        taken: list[QRectF] = []
        for label, (x, y) in zip(self._labels, pixels.tolist(), strict=True):
            if np.isnan(x):
                continue
            room = QRectF(x + BESIDE, y - ROW / 2, metrics.horizontalAdvance(label.text) + 6, 16)
            if any(room.intersects(other) for other in taken):
                continue
            taken.append(room)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(paper)
            painter.drawRoundedRect(room, 3, 3)
            painter.setPen(self._theme.vectors[label.kind])
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, label.text)

    def _draw_legend(self, painter: QPainter, size: QSizeF) -> None:
        if not self._lines:
            return
        metrics = QFontMetricsF(painter.font())
        widths = [
            metrics.horizontalAdvance(line.text) + (SIGN + GAP if line.kind else 0)
            for line in self._lines
        ]
        room = size.width() - 2 * MARGIN
        wide = min(max(widths) + 2 * PADDING, room)
        box = QRectF(MARGIN, MARGIN, wide, ROW * len(self._lines) + PADDING)
        paper = QColor(self._theme.background)
        paper.setAlphaF(OPACITY)
        painter.setPen(QPen(self._theme.grid_major, 1))
        painter.setBrush(paper)
        painter.drawRoundedRect(box, 5, 5)
        for i, line in enumerate(self._lines):
            left, middle = box.left() + PADDING, box.top() + PADDING / 2 + (i + 0.5) * ROW
            if line.kind is not None:
                _draw_sign(painter, QPointF(left, middle), line, self._theme.vectors[line.kind])
                left += SIGN + GAP
            words = QRectF(left, middle - ROW / 2, box.right() - PADDING - left, ROW)
            painter.setPen(self._theme.ink if line.kind else self._theme.muted)
            text = metrics.elidedText(line.text, Qt.TextElideMode.ElideRight, words.width() + 1)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)


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

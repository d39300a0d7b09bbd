"""What is written over a picture with arrows, in any view: what they mean, how large they are."""

import math
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from kane.reading.holds import Hold
from kane.reading.vector_kind import TURNING, VectorKind
from kanevas.look.theme import Theme
from kanevas.look.touch_forms import draw_touch

FONT_PIXELS = 12
MARGIN, PADDING, ROW = 10.0, 8.0, 19.0
SIGN, HEAD = 26.0, 7.0  # of the arrow before a line
GAP = 8.0
OPACITY = 0.82
BESIDE = 5.0  # pixels from the tip of an arrow to its size
MOST_LABELS = 60


class Meaning(Protocol):
    """A line that tells what arrows mean, see ``kanevas.vectors.legend.LegendLine``."""

    @property
    def kind(self) -> VectorKind | None:
        """Kind of the vectors; None for a line without an arrow."""

    @property
    def text(self) -> str:
        """What it says."""

    @property
    def is_dashed(self) -> bool:
        """Whether its arrow is dashed."""

    @property
    def hold(self) -> Hold | None:
        """Whose mark stands before it, where shapes touch; None for none."""


class SizeLabel(NamedTuple):
    """The size of a vector at the tip of its arrow.

    Attributes:
        x, y: of the tip [pixels]; not a number where it cannot be seen.
        text: what it says.
        kind: of the vector, for its colour.

    """

    x: float
    y: float
    text: str
    kind: VectorKind


def draw_sizes(painter: QPainter, labels: Sequence[SizeLabel], theme: Theme) -> None:
    """Write the sizes of vectors, but none over those before it, and not too many."""
    painter.setFont(_font())
    metrics = QFontMetricsF(painter.font())
    taken: list[QRectF] = []
    for label in labels[:MOST_LABELS]:
        if math.isnan(label.x):
            continue
        wide = metrics.horizontalAdvance(label.text) + 6
        room = QRectF(label.x + BESIDE, label.y - 8, wide, 16)
        if any(room.intersects(other) for other in taken):
            continue
        taken.append(room)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_paper(theme))
        painter.drawRoundedRect(room, 3, 3)
        painter.setPen(theme.vectors[label.kind])
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, label.text)


def draw_meanings(
    painter: QPainter,
    size: QSizeF,
    theme: Theme,
    lines: Sequence[Meaning],
    kept: QSizeF | None = None,
) -> None:
    """Tell in the upper left corner what arrows mean.

    Args:
        painter: paints on the picture.
        size: of the picture in logical pixels.
        theme: the colours.
        lines: what is told.
        kept: what other things take in the upper right corner.

    """
    if not lines:
        return
    painter.setFont(_font())
    metrics = QFontMetricsF(painter.font())
    widths = [
        metrics.horizontalAdvance(line.text) + (SIGN + GAP if line.kind or line.hold else 0)
        for line in lines
    ]
    wide = min(max(widths) + 2 * PADDING, size.width() - 2 * MARGIN)
    is_free = kept is None or 2 * MARGIN + wide < size.width() - kept.width()
    top = MARGIN if is_free or kept is None else kept.height()
    box = QRectF(MARGIN, top, wide, ROW * len(lines) + PADDING)
    painter.setPen(QPen(theme.grid_major, 1))
    painter.setBrush(_paper(theme))
    painter.drawRoundedRect(box, 5, 5)
    for i, line in enumerate(lines):
        left, middle = box.left() + PADDING, box.top() + PADDING / 2 + (i + 0.5) * ROW
        if line.kind is not None:
            _draw_sign(painter, QPointF(left, middle), line, theme.vectors[line.kind])
            left += SIGN + GAP
        elif line.hold is not None:
            draw_touch(painter, QPointF(left + SIGN / 2, middle), line.hold, theme)
            left += SIGN + GAP
        words = QRectF(left, middle - ROW / 2, box.right() - PADDING - left, ROW)
        painter.setPen(theme.ink if line.kind else theme.muted)
        text = metrics.elidedText(line.text, Qt.TextElideMode.ElideRight, words.width() + 1)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)


def _font() -> QFont:
    font = QFont()
    font.setPixelSize(FONT_PIXELS)
    return font


def _paper(theme: Theme) -> QColor:
    paper = QColor(theme.background)
    paper.setAlphaF(OPACITY)
    return paper


def _draw_sign(painter: QPainter, start: QPointF, line: Meaning, color: QColor) -> None:
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

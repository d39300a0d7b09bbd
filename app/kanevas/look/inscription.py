"""A short text that stays readable over whatever it stands."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

HALO_WIDTH = 3.5
MARGIN = 4.0


class Inscription:
    """A line of text with a halo in the colour of the paper, from its base line's left end.

    Attributes:
        letters: what its letters cover, in pixels.
        bounds: the same with the halo.

    """

    def __init__(self, text: str, pixels: int, bold: bool = False) -> None:
        self._text = text
        self._font = QFont()
        self._font.setPixelSize(pixels)
        if bold:
            self._font.setWeight(QFont.Weight.DemiBold)
        self._outline = QPainterPath()
        self._outline.addText(QPointF(), self._font, text)
        self.letters = QFontMetricsF(self._font).boundingRect(text)
        self.width = self.letters.width()
        self.bounds: QRectF = self.letters.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def draw(self, painter: QPainter, ink: QColor, paper: QColor) -> None:
        """Draw it at the painter's origin."""
        halo = QPen(paper, HALO_WIDTH)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(self._outline, halo)
        painter.setFont(self._font)
        painter.setPen(ink)
        painter.drawText(QPointF(), self._text)

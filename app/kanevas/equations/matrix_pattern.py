"""A picture of which entries of the mass matrix are filled."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from kane.symbolic.speed_choices import CONSTANT, NONE
from kanevas.look.theme import Theme

Pattern = tuple[tuple[int, ...], ...]

MARGIN = 6  # pixels
LARGEST = 18  # pixels of an entry
ICON = 40  # pixels of a picture in a table
PALE = 90  # opacity of what is constant, of 255


class MatrixPattern(QWidget):
    """Draws a square for each entry: empty where it is zero, pale where it is constant."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pattern: Pattern = ()
        self.setToolTip(
            self.tr(
                "The mass matrix: empty fields are zero, pale ones constant, dark ones change "
                "with the pose"
            )
        )

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.update()

    def show_pattern(self, pattern: Pattern) -> None:
        """Show another matrix."""
        self._pattern = pattern
        self.update()

    @property
    def words(self) -> str:
        """How many entries are filled."""
        filled = sum(entry != NONE for row in self._pattern for entry in row)
        text = self.tr("M: {filled} of {all} filled")
        return text.format(filled=filled, all=len(self._pattern) ** 2)

    def sizeHint(self) -> QSize:
        return QSize(120, 110)

    def minimumSizeHint(self) -> QSize:
        return QSize(90, 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._theme.background)
        if self._pattern:
            painter.setPen(self._theme.muted)
            above = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            written = painter.drawText(above, Qt.TextFlag.TextWordWrap, self.words)
            top = written.bottom() + MARGIN
            room = min(self.width() - 2 * MARGIN, self.height() - top - MARGIN)
            size = min(room, LARGEST * len(self._pattern))
            if size > 0:
                draw(painter, QRectF(MARGIN, top, size, size), self._pattern, self._theme)
        painter.end()


def icon(pattern: Pattern, theme: Theme, ratio: float) -> QIcon:
    """Return a small picture of a pattern."""
    picture = QPixmap(round(ICON * ratio), round(ICON * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(0, 0, 0, 0))
    painter = QPainter(picture)
    draw(painter, QRectF(1, 1, ICON - 2, ICON - 2), pattern, theme)
    painter.end()
    return QIcon(picture)


def draw(painter: QPainter, area: QRectF, pattern: Pattern, theme: Theme) -> None:
    """Draw a pattern into a square."""
    step = area.width() / len(pattern)
    gap = 1.0 if step > 5 else 0.0
    constant = QColor(theme.accent)
    constant.setAlpha(PALE)
    painter.setPen(Qt.PenStyle.NoPen)
    for r, row in enumerate(pattern):
        for s, entry in enumerate(row):
            color = theme.grid_major
            if entry != NONE:
                color = constant if entry == CONSTANT else theme.accent
            corner = QPointF(area.x() + s * step, area.y() + r * step)
            cell = QRectF(corner.x(), corner.y(), step - gap, step - gap)
            if entry == NONE and not gap:
                continue
            painter.fillRect(cell, color)
    painter.setPen(theme.muted)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area.adjusted(-0.5, -0.5, 0.5, 0.5))

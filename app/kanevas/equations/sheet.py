"""A sheet of equations: words, and beneath them each equation as a drawing."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QScrollArea, QWidget

from kane.symbolic.equations import WrittenLine
from kanevas.assets.told import told
from kanevas.look.theme import Theme

MARGIN, GAP, INDENT = 12, 10, 16  # pixels around, between lines, and before an equation
LEAST_WIDTH = 240  # pixels for words, which are broken into lines
ROOM = 24  # pixels for an equation that is not drawn yet


class Sheet(QWidget):
    """Draws the lines of a step; equations come one after the other.

    Signals:
        menu_wanted: the LaTeX of the line under the pointer, and where on the screen.
    """

    menu_wanted = Signal(str, QPoint)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._lines: tuple[WrittenLine, ...] = ()
        self._drawn: list[QSvgRenderer | None] = []
        self._tops: list[int] = []
        self._seen = LEAST_WIDTH  # pixels of its width

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours; equations are drawn anew by who has the lines."""
        self._theme = theme
        self.update()

    def show_lines(self, lines: tuple[WrittenLine, ...]) -> None:
        """Show other lines, none of whose equations is drawn yet."""
        self._lines, self._drawn = lines, []
        self._lay_out()

    def add_drawings(self, drawings: tuple[bytes, ...]) -> None:
        """Take the drawings of the next equations."""
        for each in drawings:
            self._drawn.append(QSvgRenderer(each, self) if each else None)
        self._lay_out()

    @property
    def drawn(self) -> int:
        """How many lines have their drawing."""
        return len(self._drawn)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = event.rect()
        painter.fillRect(seen, self._theme.background)
        for k, line in enumerate(self._lines):
            top = self._tops[k]
            if top > seen.bottom() or self._tops[k + 1] < seen.top():
                continue
            if text := told(line.text):
                painter.setPen(self._theme.muted)
                room = self._room(text)
                painter.drawText(room.translated(MARGIN, top), Qt.TextFlag.TextWordWrap, text)
                top += room.height() + 2
            drawing = self._drawn[k] if k < len(self._drawn) else None
            if drawing is not None:
                size = drawing.defaultSize()
                drawing.render(painter, QRectF(MARGIN + INDENT, top, size.width(), size.height()))
            elif line.latex and k >= len(self._drawn):
                painter.setPen(self._theme.muted)
                painter.drawText(MARGIN + INDENT, top + self.fontMetrics().ascent(), "…")
        painter.end()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        for k, line in enumerate(self._lines):
            if self._tops[k] <= event.pos().y() < self._tops[k + 1] and line.latex:
                self.menu_wanted.emit(line.latex, event.globalPos())

    def fit(self, seen: int) -> None:
        """Break words into lines that are seen without scrolling, in so many pixels."""
        if seen != self._seen:
            self._seen = seen
            self._lay_out()

    def _room(self, text: str) -> QRect:
        """Return the room that words take, from 0, 0."""
        wide = QRect(0, 0, max(self._seen - 2 * MARGIN, LEAST_WIDTH), 1)
        return self.fontMetrics().boundingRect(wide, Qt.TextFlag.TextWordWrap, text)

    def _lay_out(self) -> None:
        """Find where each line begins; the last number is where all end."""
        top, width, tops = MARGIN, LEAST_WIDTH - 2 * MARGIN, []
        for k, line in enumerate(self._lines):
            tops.append(top)
            if text := told(line.text):
                top += self._room(text).height() + 2
            drawing = self._drawn[k] if k < len(self._drawn) else None
            if drawing is not None:
                width = max(width, INDENT + drawing.defaultSize().width())
                top += drawing.defaultSize().height()
            elif line.latex and k >= len(self._drawn):
                top += ROOM
            top += GAP
        self._tops = [*tops, top]
        self.setMinimumSize(width + 2 * MARGIN, top)
        self.resize(max(self.width(), width + 2 * MARGIN), top)
        self.update()


class Paper(QScrollArea):
    """Where a sheet is seen, and scrolled where its equations are wider."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet
        self.setWidget(sheet)
        self.setWidgetResizable(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._sheet.fit(self.viewport().width())

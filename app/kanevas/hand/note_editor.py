"""The text of a note while it is typed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit

from kanevas.hand.surface import Surface

FONT_PIXELS = 13
LEAST_WIDTH = 120
MARGIN = 6


class NoteEditor(QPlainTextEdit):
    """Takes a text at its place, in the letters in which it will stand there.

    Signals:
        written: the text is ended, by Enter or by going elsewhere.
        dropped: Escape was pressed.
    """

    written = Signal()
    dropped = Signal()

    def __init__(self, surface: Surface, text: str = "") -> None:
        super().__init__(surface.viewport())
        self._surface = surface
        font = QFont(self.font())
        font.setPixelSize(FONT_PIXELS)
        self.setFont(font)
        self.document().setDocumentMargin(0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("Text of the note"))
        theme = surface.theme
        self.setStyleSheet(
            f"background: {theme.background.name()}; color: {theme.ink.name()};"
            f"border: 1px solid {theme.accent.name()}; padding: {MARGIN - 1}px;"
        )
        self.setPlainText(text)
        self.selectAll()
        self.textChanged.connect(self._make_room)
        self._make_room()
        self.show()
        self.setFocus()

    def text(self) -> str:
        """Return what is typed, without blanks around it."""
        return self.toPlainText().strip()

    def move_to(self, x: float, y: float) -> None:
        """Put the first letter at a pixel of the surface."""
        self.move(round(x) - MARGIN, round(y) - self._line_height() // 2 - MARGIN)

    def put_away(self) -> None:
        """Go, and give the keys back to the surface."""
        self.blockSignals(True)
        if self.hasFocus():
            self._surface.take_keys()
        self.hide()
        self.deleteLater()

    def _line_height(self) -> int:
        return round(QFontMetricsF(self.font()).lineSpacing())

    def _make_room(self) -> None:
        lines = self.toPlainText().split("\n")
        metrics = QFontMetricsF(self.font())
        width = max(metrics.horizontalAdvance(line) for line in lines) + 2 * MARGIN + 8
        height = len(lines) * self._line_height() + 2 * MARGIN + 2
        self.resize(round(max(width, LEAST_WIDTH)), height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_Escape:
            self.dropped.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not shift:
            self.written.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        ):
            self.written.emit()

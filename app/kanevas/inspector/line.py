"""A line for a value, with its unit at the right and its fault in red."""

from PySide6.QtCore import QEvent, QMargins, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLineEdit, QStyleOptionFrame, QWidget

from kanevas.look.theme import Theme
from kanevas.units import shortened

NARROWEST = 34  # pixels
MARGIN = 5  # pixels between text, unit and frame
INSIDE = 3  # pixels that the text keeps from its frame


class ValueLine(QLineEdit):
    """A line that undoes its own typing, and leaves undo to the program where there is none.

    While nothing is typed into it, a value for which it is too narrow is told by fewer digits, with
    a mark: it never reads as another number.

    Attributes:
        fault: what is wrong with the text; empty where nothing is.

    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._before = self._after = ""
        self._fitted: tuple[object, ...] = ()
        self.fault = ""
        self.textChanged.connect(lambda _: self._make_room())

    def set_theme(self, theme: Theme) -> None:
        """Draw unit and fault in other colours."""
        self._theme = theme
        self.update()

    def set_ends(self, before: str, after: str) -> None:
        """Show a word before the value, such as x, and one after it, such as its unit."""
        self._before, self._after = before, after
        self._make_room()

    def set_fault(self, fault: str) -> None:
        """Show what is wrong by a red frame; the reason is for tips and the form to tell."""
        if fault != self.fault:
            self.fault = fault
            self.update()

    def set_formula(self, is_formula: bool) -> None:
        """Show by slanted letters that the text is a formula."""
        font = self.font()
        if font.italic() != is_formula:
            font.setItalic(is_formula)
            self.setFont(font)

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride:
            return super().event(event)
        assert isinstance(event, QKeyEvent)
        if self.takes_key(event.key()):
            event.accept()
            return True
        keys = QKeySequence.StandardKey
        if not self.isModified() and (event.matches(keys.Undo) or event.matches(keys.Redo)):
            event.ignore()
            return False
        return super().event(event)

    def takes_key(self, _key: int) -> bool:
        """Whether a key without letters is for the line and not for the program's menus."""
        return False

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROWEST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        # A new margin lays out the whole form anew, at each step of a drag.
        shown = self._before, self._after, self.text(), self.placeholderText(), self.width()
        if shown == self._fitted:
            return
        self._fitted = shown
        left, right = self._width(self._before) or 2, self._width(self._after)
        value = self._metrics().horizontalAdvance(self.text() or self.placeholderText())
        if left + value + right + 2 * MARGIN > self.width():
            right = 0  # rather the value than its unit
        margins = QMargins(left, 0, right, 0)
        if margins != self.textMargins():
            self.setTextMargins(margins)
        self.update()

    def _width(self, text: str) -> int:
        return self._metrics().horizontalAdvance(text) + MARGIN if text else 0

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._upright())

    def _upright(self) -> QFont:
        font = self.font()
        font.setItalic(False)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        shortened = "" if self.hasFocus() else self.shortened()
        if not shortened:
            super().paintEvent(event)
        with QPainter(self) as painter:
            if shortened:
                self._paint_shortened(painter, shortened)
            self._paint_over(painter)

    def shortened(self) -> str:
        """Return what stands in place of a text that is too long; empty where there is room."""
        text, metrics = self.text(), QFontMetrics(self.font())
        margins = self.textMargins()
        room = self.contentsRect().width() - margins.left() - margins.right() - 2 * INSIDE
        found = shortened(text, lambda each: metrics.horizontalAdvance(each) <= room)
        return "" if found == text else found

    def _paint_shortened(self, painter: QPainter, text: str) -> None:
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        style = self.style()
        style.drawPrimitive(style.PrimitiveElement.PE_PanelLineEdit, option, painter, self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.setFont(self.font())
        place = self.contentsRect().marginsRemoved(self.textMargins())
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place.adjusted(INSIDE, 0, 0, 0), Qt.AlignmentFlag.AlignLeft | middle, text)

    def _paint_over(self, painter: QPainter) -> None:
        painter.setFont(self._upright())
        painter.setPen(self._theme.muted)
        inside = self.rect().adjusted(MARGIN, 0, -MARGIN, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inside, Qt.AlignmentFlag.AlignLeft | middle, self._before)
        if self.textMargins().right():
            painter.drawText(inside, Qt.AlignmentFlag.AlignRight | middle, self._after)
        if self.fault:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.error, 1.6))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8), 2, 2)

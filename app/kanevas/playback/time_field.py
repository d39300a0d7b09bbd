"""Where in time the playback stands, as text that can be typed over."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QToolTip, QWidget

from kanevas.assets.told import told_of
from kanevas.look.theme import Theme
from kanevas.playback.time_text import moment_text, time_text, typed_time


class TimeField(QLineEdit):
    """Shows time and length of the run; a time that is typed and ended with Enter is gone to.

    Signals:
        time_typed: a time was typed [s].
        left: Enter or Escape gave the focus away.
    """

    time_typed = Signal(float)
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._time = self._end = 0.0
        self._is_untouched = True
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFixedWidth(self.fontMetrics().horizontalAdvance("000.00 / 000.00 ms") + 18)
        self.setAccessibleName(self.tr("Time shown"))
        self.setToolTip(self.tr("Type a time and press Enter to go there"))
        self.returnPressed.connect(self._go)
        self.set_theme(theme)
        self.show_time(0.0, 0.0)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.setStyleSheet(
            "QLineEdit { background: transparent; border: 1px solid transparent;"
            f" border-radius: 4px; padding: 2px 6px; color: {theme.ink.name()}; }}"
            f"QLineEdit:hover:enabled {{ border-color: {theme.grid_axis.name()}; }}"
            f"QLineEdit:focus {{ border-color: {theme.accent.name()};"
            f" background: {theme.background.name()}; }}"
        )

    def show_time(self, time: float, end: float) -> None:
        """Show a time of a run of some length [s], but not over what is being typed."""
        self._time, self._end = time, end
        self.setEnabled(end > 0)
        if not self.hasFocus():
            self.setText(time_text(time, end))

    def _go(self) -> None:
        try:
            time = typed_time(self.text(), self._end)
        except ValueError as error:
            QToolTip.showText(self.mapToGlobal(self.rect().topLeft()), told_of(error), self)
            self.selectAll()
            return
        self.time_typed.emit(time)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._is_untouched and not self.hasSelectedText():
            self.selectAll()
        self._is_untouched = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._is_untouched = True
        self.setText(moment_text(self._time, self._end))
        super().focusInEvent(event)
        self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setText(time_text(self._time, self._end))

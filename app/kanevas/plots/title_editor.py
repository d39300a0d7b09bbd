"""The line in which the title of a plot is typed, in its place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

LONGEST = 80


class TitleEditor(QLineEdit):
    """Return takes the title over, and so does a click elsewhere; Escape leaves it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._take: Callable[[str], None] | None = None
        self.setMaxLength(LONGEST)
        self.setPlaceholderText(self.tr("Title of the plot"))
        self.setAccessibleName(self.tr("Title of the plot"))
        self.editingFinished.connect(self._end)
        self.hide()

    def begin(self, place: QRect, title: str, take: Callable[[str], None]) -> None:
        """Let a title be typed.

        Args:
            place: the line, in the parent's pixels.
            title: as it is.
            take: is called with the new one.

        """
        self._take = take
        self.setGeometry(place)
        self.setText(title)
        self.selectAll()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def drop(self) -> None:
        """Leave the title as it is."""
        self._take = None
        self.hide()

    def _end(self) -> None:
        take, self._take = self._take, None
        self.hide()
        if take is not None:
            take(self.text())

    def event(self, event: QEvent) -> bool:
        # Escape is for the line, not for the window, while one types here
        if event.type() == QEvent.Type.ShortcutOverride and _is_escape(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_escape(event):
            self.drop()
        else:
            super().keyPressEvent(event)


def _is_escape(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape

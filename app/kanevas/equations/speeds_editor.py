"""Where a person writes generalized speeds."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QPlainTextEdit, QWidget

PAUSE = 700  # ms without a key, after which what is written is taken

EXAMPLE = "u1 = omega(C, 1)\nu2 = q2_dot"  # as one writes it in any language


class SpeedsEditor(QPlainTextEdit):
    """Takes a definition a line.

    Signals:
        written: nobody has typed for a while.
    """

    written = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        self.setPlaceholderText(EXAMPLE)
        self.setToolTip(
            self.tr(
                "A line for each generalized speed: coordinates q1, their rates q1_dot, "
                "omega(body, axis), omega(body, axis, other), velocity(body, axis) and the "
                "measures of expressions. What is not written is the rate of its coordinate."
            )
        )
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self.written)
        self.textChanged.connect(self._pause.start)

    @property
    def text(self) -> str:
        """What is written."""
        return self.toPlainText().strip()

    def begin_with(self, text: str) -> None:
        """Show a choice that is in force; it is taken already."""
        self.setPlainText(text)
        self._pause.stop()

    def stop(self) -> None:
        """Take nothing any more."""
        self._pause.stop()

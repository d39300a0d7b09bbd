"""The panel with the console, pyqtgraph's, which is made when it is first seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import (
    QFontDatabase,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QShowEvent,
    QTextBlockFormat,
    QTextCharFormat,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kanevas.look.theme import Theme

if TYPE_CHECKING:
    from pyqtgraph.console.repl_widget import ReplWidget

PROMPT = ">>> "


class ConsolePanel(QWidget):
    """What is typed, what it gives, and the lines of edits.

    Signals:
        begun: the console is there now.
        asked: a line is about to be worked out.
        answered: it has been, or has failed.

    """

    begun = Signal()
    asked = Signal()
    answered = Signal()

    def __init__(self, theme: Theme, names: Callable[[], dict[str, Any]]) -> None:
        """Args: names: gives the names that are known, once, when the console is first seen."""
        super().__init__()
        self._theme, self._names = theme, names
        self._repl: ReplWidget | None = None
        self._lines: list[str] = []
        self.copy = QPushButton(self.tr("Copy the lines"))
        self.copy.clicked.connect(self._copy)
        self.copy.setToolTip(self.tr("All lines that were typed or that edits gave, as a script"))
        self.clear = QPushButton(self.tr("Clear"))
        self.clear.clicked.connect(self._clear)
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self.copy)
        row.addWidget(self.clear)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(row)

    @property
    def has_begun(self) -> bool:
        """Whether the console is there."""
        return self._repl is not None

    @property
    def lines(self) -> tuple[str, ...]:
        """All lines since the console was there, or was cleared."""
        return tuple(self._lines)

    @property
    def text(self) -> str:
        """All that stands in the console."""
        return self._repl.output.toPlainText() if self._repl else ""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._repl is None:
            self._begin()

    def enter(self, line: str) -> None:
        """Work a line out as if it had been typed."""
        if self._repl is not None:
            self._repl.handleCommand(line)

    def tell(self, line: str) -> None:
        """Add the line of an edit."""
        if self._repl is not None:
            self._lines.append(line)
            self._repl.write(f"{PROMPT}{line}\n", "told")

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        if self._repl is not None:
            self._set_styles(self._repl)

    def _begin(self) -> None:
        from pyqtgraph.console.repl_widget import ReplWidget  # with what it needs, when wanted

        names = self._names()
        self._repl = repl = ReplWidget(lambda: names, lambda: names, self)
        self._layout.insertWidget(0, repl)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        for part in (repl.output, repl.input):
            part.setFont(font)
        repl.output.setAccessibleName(self.tr("What was typed, and what it gave"))
        repl.input.setAccessibleName(self.tr("Line of Python"))
        repl.input.setPlaceholderText(self.tr("Python; help(edit) tells how a model is changed"))
        self._set_styles(repl)
        repl.input.installEventFilter(self)
        thread = repl._thread
        thread.sigCommandEntered.connect(self._note)
        thread.sigCommandExecuted.connect(self.answered)
        thread.sigCommandRaisedException.connect(lambda _: self.answered.emit())
        thread.sigMultilineChanged.connect(self._wait)
        self.begun.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a script be pasted, of which a field of one line would make one line."""
        if isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Paste):
            text = QGuiApplication.clipboard().text()
            if "\n" in text.strip():
                self.enter(text.strip())
                return True
        return super().eventFilter(watched, event)

    def _note(self, _: object, line: str) -> None:
        self._lines.append(line)
        self.asked.emit()

    def _wait(self, waits: bool) -> None:
        """Let edits be told while a line is not ended."""
        if waits:
            self.answered.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("".join(f"{line}\n" for line in self._lines))

    def _clear(self) -> None:
        self._lines.clear()
        if self._repl is not None:
            self._repl.output.clear()

    def _set_styles(self, repl: ReplWidget) -> None:
        """Set what was typed apart from what edits gave, and both from answers."""
        for name, color in (("command", self._theme.ink), ("told", self._theme.muted)):
            letters = QTextCharFormat()
            letters.setForeground(color)
            repl.textStyles[name] = (letters, QTextBlockFormat())

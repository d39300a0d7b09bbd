"""Messages that do not stand in the way."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from kanevas.icons import icon
from kanevas.theme import Theme

Choice = Callable[[], object]


class NoticeBar(QFrame):
    """A line of text above the views, with the ways to go on, until it is closed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_error = False
        self._is_refusal = False
        self._buttons: list[QPushButton] = []
        self.label = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.label.setMinimumWidth(1)  # a long path must not widen the window
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = QToolButton(autoRaise=True)
        self._close.setToolTip(self.tr("Close this message"))
        self._close.clicked.connect(self.hide)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(12, 6, 6, 6)
        self._layout.addWidget(self.label, 1)
        self._layout.addWidget(self._close)
        self.set_theme(theme)
        self.hide()

    def tell(
        self, text: str, action_text: str = "", action: Callable[[], object] | None = None
    ) -> None:
        """Show a piece of news."""
        self._show(text, False, [(action_text, action)] if action else [])

    def warn(self, text: str) -> None:
        """Show that something went wrong."""
        self._show(text, True, [])

    def warn_of_surprise(self, error: str) -> None:
        """Show that there was an error that nobody foresaw."""
        advice = self.tr("Something went wrong inside Kanevas. Save your work under a new name.")
        self.warn(f"{advice} ({error})")

    def refuse(self, text: str) -> None:
        """Show why the hand cannot do something, until it does something else."""
        self.warn(text)
        self._is_refusal = True

    def end_refusal(self) -> None:
        """Put away why the hand could not do something; other messages stay."""
        if self._is_refusal:
            self.hide()

    def ask(self, text: str, *choices: tuple[str, Choice]) -> None:
        """Show what asks for a decision; choosing or closing ends it."""
        self._show(text, True, [(label, self._ended_by(choose)) for label, choose in choices])

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._close.setIcon(icon("close", theme.ink))
        self._paint()

    def _show(self, text: str, is_error: bool, choices: Sequence[tuple[str, Choice]]) -> None:
        self._is_error = is_error
        self._is_refusal = False
        self.label.setText(text)
        self.label.setToolTip(text)
        while self._buttons:
            self._buttons.pop().deleteLater()
        for label, choose in choices:
            button = QPushButton(label)
            button.clicked.connect(lambda _=False, choose=choose: choose())
            self._layout.insertWidget(self._layout.count() - 1, button)
            self._buttons.append(button)
        self._paint()
        self.show()

    def _ended_by(self, choose: Choice) -> Choice:
        def choose_and_hide() -> None:
            self.hide()
            choose()

        return choose_and_hide

    def _paint(self) -> None:
        color = (self._theme.error if self._is_error else self._theme.accent).name()
        self.setStyleSheet(
            f"NoticeBar {{ background: {self._theme.background.name()};"
            f" border: none; border-left: 4px solid {color}; }}"
        )

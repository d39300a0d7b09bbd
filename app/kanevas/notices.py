"""Messages that do not stand in the way."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from kanevas.icons import icon
from kanevas.theme import Theme


class NoticeBar(QFrame):
    """A line of text above the views, with at most one action, until it is closed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_error = False
        self._action: Callable[[], object] | None = None
        self.label = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.label.setMinimumWidth(1)  # a long path must not widen the window
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._button = QPushButton()
        self._button.clicked.connect(lambda: self._action and self._action())
        self._close = QToolButton(autoRaise=True)
        self._close.setToolTip(self.tr("Close this message"))
        self._close.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 6, 6, 6)
        layout.addWidget(self.label, 1)
        layout.addWidget(self._button)
        layout.addWidget(self._close)
        self.set_theme(theme)
        self.hide()

    def tell(
        self, text: str, action_text: str = "", action: Callable[[], object] | None = None
    ) -> None:
        """Show a piece of news."""
        self._show(text, False, action_text, action)

    def warn(self, text: str) -> None:
        """Show that something went wrong."""
        self._show(text, True, "", None)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._close.setIcon(icon("close", theme.ink))
        self._paint()

    def _show(
        self, text: str, is_error: bool, action_text: str, action: Callable[[], object] | None
    ) -> None:
        self._is_error, self._action = is_error, action
        self.label.setText(text)
        self.label.setToolTip(text)
        self._button.setText(action_text)
        self._button.setVisible(action is not None)
        self._paint()
        self.show()

    def _paint(self) -> None:
        color = (self._theme.error if self._is_error else self._theme.accent).name()
        self.setStyleSheet(
            f"NoticeBar {{ background: {self._theme.background.name()};"
            f" border: none; border-left: 4px solid {color}; }}"
        )

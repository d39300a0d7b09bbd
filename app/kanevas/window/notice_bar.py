"""The bar over the views in which messages stand."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from kanevas.assets.icons import icon
from kanevas.look.theme import Theme
from kanevas.workspace.notices import Notice, Notices, Way


class NoticeBar(QFrame):
    """A line of text above the views, with the ways to go on, until it is closed."""

    def __init__(self, notices: Notices, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notices, self._theme = notices, theme
        self._is_error = False
        self._buttons: list[QPushButton] = []
        self.label = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.label.setMinimumWidth(1)  # a long path must not widen the window
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = QToolButton(autoRaise=True)
        self._close.setToolTip(self.tr("Close this message"))
        self._close.setAccessibleName(self.tr("Close this message"))
        self._close.clicked.connect(notices.clear)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(12, 6, 6, 6)
        self._layout.addWidget(self.label, 1)
        self._layout.addWidget(self._close)
        self.set_theme(theme)
        self.hide()
        notices.shown.connect(self._show)
        notices.cleared.connect(self.hide)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._close.setIcon(icon("close", theme.ink))
        self._paint()

    def _show(self, notice: Notice) -> None:
        self._is_error = notice.is_error
        self.label.setText(notice.text)
        self.label.setToolTip(notice.text)
        while self._buttons:
            self._buttons.pop().deleteLater()
        for way in notice.ways:
            button = QPushButton(way.text)
            button.clicked.connect(lambda _=False, way=way: self._take(way))
            self._layout.insertWidget(self._layout.count() - 1, button)
            self._buttons.append(button)
        self._paint()
        self.show()

    def _take(self, way: Way) -> None:
        if way.ends:
            self._notices.clear()
        way.go()

    def _paint(self) -> None:
        color = (self._theme.error if self._is_error else self._theme.accent).name()
        self.setStyleSheet(
            f"NoticeBar {{ background: {self._theme.background.name()};"
            f" border: none; border-left: 4px solid {color}; }}"
        )

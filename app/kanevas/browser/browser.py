"""The tree with the search above it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from kanevas.assets.icons import icon
from kanevas.browser.tree import ModelTree
from kanevas.look.theme import Theme


class Browser(QWidget):
    """The model tree, and a line that narrows it to what one looks for.

    Signals:
        wanted: something is to be typed here, so it has to be seen.
    """

    wanted = Signal()

    def __init__(self, tree: ModelTree, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tree = tree
        self.line = _SearchLine()
        self.line.setPlaceholderText(self.tr("Search by name or type"))
        self.line.setAccessibleName(self.tr("Search the model"))
        self.line.setToolTip(
            self.tr("Shows elements whose name, type or group has all these words; Escape clears")
        )
        self._glass = QAction(self)
        self.line.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        self._nothing = QLabel(self.tr("Nothing has this name or type."), wordWrap=True)
        self._nothing.setMargin(8)
        self._nothing.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for part in (self.line, self._nothing):
            layout.addWidget(part)
        layout.addWidget(tree, 1)
        self.setTabOrder(self.line, tree)
        self.line.textChanged.connect(self._search)
        self.line.returnPressed.connect(tree.setFocus)
        self.line.left.connect(tree.setFocus)
        self.set_theme(theme)

    def start_search(self) -> None:
        """Let the user type what is looked for."""
        self.wanted.emit()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def rename(self, name: str) -> None:
        """Let the user type another name for an element, also for one that a search leaves out."""
        self.wanted.emit()
        if not self.tree.is_shown(name):
            self.line.clear()
        self.tree.rename(name)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._glass.setIcon(icon("search", theme.muted))
        self.tree.set_theme(theme)

    def _search(self, text: str) -> None:
        found = self.tree.search(text)
        self._nothing.setVisible(bool(text.strip()) and not found)


class _SearchLine(QLineEdit):
    """A line that Escape clears, and leaves when it is empty."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setClearButtonEnabled(True)

    def event(self, event: QEvent) -> bool:
        # Escape is for the line, not for the window, while one types here
        if event.type() == QEvent.Type.ShortcutOverride and _is_escape(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _is_escape(event):
            super().keyPressEvent(event)
        elif self.text():
            self.clear()
        else:
            self.left.emit()


def _is_escape(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape

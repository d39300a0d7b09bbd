"""The panel that shows help: a page, the way back, and a search."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kanevas.assets.icons import icon
from kanevas.help.contents import Fill, page, style
from kanevas.help.pages import INDEX, found, page_names, title
from kanevas.look.theme import Theme


class _Browser(QTextBrowser):
    """Shows pages by their names; their marks are filled in when they are shown."""

    def __init__(self, theme: Theme, fills: Mapping[str, Fill]) -> None:
        super().__init__()
        self.theme, self._fills = theme, fills
        self.setOpenExternalLinks(False)

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        name = QUrl(url).path()
        if kind == QTextDocument.ResourceType.HtmlResource.value and name in page_names():
            return f"<style>{style(self.theme)}</style>{self.text_of(name)}"
        return None

    def text_of(self, name: str) -> str:
        """Return a page as HTML, with the keys of the window."""
        return page(name, self._fills)


class HelpPanel(QWidget):
    """Help beside the work."""

    def __init__(
        self, theme: Theme, fills: Mapping[str, Fill], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.browser = _Browser(theme, fills)
        self.browser.setAccessibleName(self.tr("Help page"))
        self.search = QLineEdit(clearButtonEnabled=True)
        self.search.setPlaceholderText(self.tr("Search in help"))
        self.search.setAccessibleName(self.tr("Search in help"))
        self.hits = QListWidget()
        self.hits.setAccessibleName(self.tr("Pages found"))
        self._pages = QStackedWidget()
        self._pages.addWidget(self.browser)
        self._pages.addWidget(self.hits)
        self._buttons = {
            "back": self._button(self.tr("Back"), self.browser.backward),
            "forward": self._button(self.tr("Forward"), self.browser.forward),
            "start": self._button(self.tr("Contents"), lambda: self.show_page(INDEX)),
        }
        row = QHBoxLayout()
        for button in self._buttons.values():
            row.addWidget(button)
        row.addWidget(self.search, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addLayout(row)
        layout.addWidget(self._pages, 1)
        self.setMinimumWidth(280)
        self.browser.backwardAvailable.connect(self._buttons["back"].setEnabled)
        self.browser.forwardAvailable.connect(self._buttons["forward"].setEnabled)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(lambda: self._open(self.hits.item(0)))
        self.hits.itemActivated.connect(self._open)
        self.hits.itemClicked.connect(self._open)
        self.set_theme(theme)

    @property
    def page(self) -> str:
        """Name of the page that is shown."""
        return self.browser.source().path()

    def show_page(self, name: str) -> None:
        """Show a page."""
        self.search.clear()
        self.browser.setSource(QUrl(name))

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.browser.theme = theme
        self.renew()
        for name, button in self._buttons.items():
            button.setIcon(icon(name, theme.ink, theme.grid_axis))

    def renew(self) -> None:
        """Show the page anew, as something in it has changed."""
        if self.page:
            self.browser.reload()

    def _button(self, text: str, press: Callable[[], object]) -> QToolButton:
        button = QToolButton(autoRaise=True)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.clicked.connect(lambda _=False: press())
        return button

    def _search(self, words: str) -> None:
        self._pages.setCurrentWidget(self.hits if words.strip() else self.browser)
        self.hits.clear()
        for name in found(words):
            item = QListWidgetItem(title(name), self.hits)
            item.setData(Qt.ItemDataRole.UserRole, name)
        if not self.hits.count():
            nothing = QListWidgetItem(self.tr("No page has these words"), self.hits)
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)

    def _open(self, item: QListWidgetItem | None) -> None:
        name = item and item.data(Qt.ItemDataRole.UserRole)
        if name:
            self.show_page(name)

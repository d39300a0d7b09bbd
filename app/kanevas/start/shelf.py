"""A shelf: a list of pictures with their names below them, as high as it needs to be."""

from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QWidget

from kanevas.look.theme import Theme
from kanevas.start.card_delegate import LESSON, CardDelegate, text_height
from kanevas.start.pictures import SIZE

WIDTH = SIZE.width() + 24  # pixels of a cell
AROUND = 26  # pixels of a cell above, below and between its picture and its words


class Shelf(QListWidget):
    """Shows model files by their pictures; one click or Return takes one.

    Signals:
        chosen: the file that the user took.
        pointed: the file on whose card the pointer is.
        left: the pointer is on no card any more.
    """

    chosen = Signal(Path)
    pointed = Signal(Path)
    left = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setIconSize(SIZE)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self._words = 0  # pixels of the highest words of a card
        self._cards = CardDelegate(self)
        self.setItemDelegate(self._cards)
        self._stills: dict[Path, QPixmap] = {}
        self.itemClicked.connect(self._choose)
        self.itemEntered.connect(lambda item: self.pointed.emit(_path_of(item)))
        self.viewportEntered.connect(self.left)

    def add(self, path: Path, name: str, hint: str, lesson: str = "") -> None:
        """Add a file, and what it teaches; its picture may follow."""
        item = QListWidgetItem(name, self)
        item.setData(Qt.ItemDataRole.UserRole, path)
        item.setData(LESSON, lesson)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, lesson)
        self._words = max(self._words, text_height(self.font(), name, lesson))
        self.setGridSize(self._cell)
        for row in range(self.count()):
            self.item(row).setSizeHint(self._cell - QSize(6, 6))
        item.setToolTip(hint)
        blank = QPixmap(SIZE)
        blank.fill(Qt.GlobalColor.transparent)
        item.setIcon(QIcon(blank))
        self._take_room()

    @property
    def _cell(self) -> QSize:
        return QSize(WIDTH, SIZE.height() + AROUND + self._words)

    def paths(self) -> list[Path]:
        """Return the files in their order."""
        return [_path_of(self.item(row)) for row in range(self.count())]

    def show_picture(self, path: Path, picture: QPixmap) -> None:
        """Show the picture of a file."""
        if path in self.paths():
            self._stills[path] = picture
            self.show_moving(path, picture)

    def show_moving(self, path: Path, picture: QPixmap) -> None:
        """Show a picture of a file for a moment, until ``show_still``."""
        if path in self.paths():
            self.item(self.paths().index(path)).setIcon(QIcon(picture))

    def show_still(self) -> None:
        """Show the files again as they are."""
        for path, picture in self._stills.items():
            self.show_moving(path, picture)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.setStyleSheet(
            f"QListWidget {{ border: none; background: transparent; color: {theme.ink.name()}; }}"
        )
        self._cards.ink, self._cards.muted = theme.ink, theme.muted
        self._cards.accent = theme.accent

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentItem():
            self._choose(self.currentItem())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_room()

    def _take_room(self) -> None:
        columns = max(1, self.viewport().width() // WIDTH)
        rows = -(-self.count() // columns)
        self.setFixedHeight(rows * self._cell.height() + 8)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(_path_of(item))


def _path_of(item: QListWidgetItem) -> Path:
    path: Path = item.data(Qt.ItemDataRole.UserRole)
    return path

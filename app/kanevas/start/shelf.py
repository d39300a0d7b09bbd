"""A shelf: a list of pictures with their names below them, as high as it needs to be."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QWidget

from kanevas.look.theme import Theme
from kanevas.start.pictures import SIZE

CELL = QSize(SIZE.width() + 24, SIZE.height() + 50)


class Shelf(QListWidget):
    """Shows model files by their pictures; one click or Return takes one.

    Signals:
        chosen: the file that the user took.
    """

    chosen = Signal(Path)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setIconSize(SIZE)
        self.setGridSize(CELL)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._choose)

    def add(self, path: Path, name: str, hint: str) -> None:
        """Add a file; its picture may follow."""
        item = QListWidgetItem(name, self)
        item.setData(Qt.ItemDataRole.UserRole, path)
        item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        item.setSizeHint(CELL - QSize(6, 6))
        item.setToolTip(hint)
        blank = QPixmap(SIZE)
        blank.fill(Qt.GlobalColor.transparent)
        item.setIcon(QIcon(blank))
        self._take_room()

    def paths(self) -> list[Path]:
        """Return the files in their order."""
        return [self.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.count())]

    def show_picture(self, path: Path, picture: QPixmap) -> None:
        """Show the picture of a file."""
        if path in self.paths():
            icon = QIcon(picture)
            icon.addPixmap(picture, QIcon.Mode.Selected)  # without a tint
            self.item(self.paths().index(path)).setIcon(icon)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.setStyleSheet(
            f"QListWidget {{ border: none; background: transparent; color: {theme.ink.name()}; }}"
            f"QListWidget::item {{ border: 1px solid transparent; padding-top: 6px;"
            f" border-radius: 4px; color: {theme.ink.name()}; }}"
            f"QListWidget::item:hover {{ border-color: {theme.accent.name()}; }}"
            f"QListWidget::item:selected {{ border: 2px solid {theme.accent.name()};"
            " background: transparent; }"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentItem():
            self._choose(self.currentItem())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_room()

    def _take_room(self) -> None:
        columns = max(1, self.viewport().width() // CELL.width())
        rows = -(-self.count() // columns)
        self.setFixedHeight(rows * CELL.height() + 8)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))

"""The gallery: new, open, recent files, templates and examples on one page."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from kanevas.start.examples import examples
from kanevas.start.lessons import lesson_of
from kanevas.start.motion import Mover
from kanevas.start.pictures import Draw, Painter
from kanevas.start.shelf import Shelf
from kanevas.start.templates import templates

if TYPE_CHECKING:
    from kanevas.look.theme import Theme
    from kanevas.settings import Settings

RECENT_SHOWN = 6
SIZE = QSize(1190, 800)
FRAME = QSize(16, 48)  # what desktops put around a window, at most


class Wish(Enum):
    """How the user wants to begin."""

    NEW = auto()
    OPEN = auto()
    FIRST_STEPS = auto()
    FILE = auto()
    COPY = auto()


class Gallery(QDialog):
    """Lets the user choose where to begin; one click does it.

    Attributes:
        wish: what was chosen; None if nothing was.
        path: the file that goes with it.

    """

    def __init__(
        self,
        settings: Settings,
        theme: Theme,
        draw: Draw,
        mover: Mover,
        parent: QWidget | None = None,
    ) -> None:
        """Take what draws the pictures of files, and what lets them move, once that can be."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Start"))
        self.resize(SIZE.boundedTo(self.screen().availableSize() - FRAME))
        self._settings, self._theme = settings, theme
        self.wish: Wish | None = None
        self.path = Path()
        self._painter = Painter(draw, self)
        self._painter.painted.connect(self._show_picture)
        self.shelves: list[Shelf] = []
        self._mover = mover
        mover.setParent(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._side())
        layout.addWidget(self._page(), 1)
        self.finished.connect(self._painter.stop)
        mover.moved.connect(self._show_moving)
        self.finished.connect(mover.stop)

    @property
    def is_drawn(self) -> bool:
        """Whether all pictures are there."""
        return not self._painter.busy

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        paths = [path for shelf in self.shelves for path in shelf.paths()]
        self._painter.paint(paths, self._theme, self.devicePixelRatioF())

    def _side(self) -> QWidget:
        side = QFrame()
        layout = QVBoxLayout(side)
        layout.setContentsMargins(16, 16, 16, 16)
        for text, wish in (
            (self.tr("&New"), Wish.NEW),
            (self.tr("&Open …"), Wish.OPEN),
            (self.tr("&First steps"), Wish.FIRST_STEPS),
        ):
            button = QPushButton(text)
            button.setMinimumWidth(150)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, wish=wish: self._end_with(wish))
            layout.addWidget(button)
        layout.addStretch(1)
        self.at_start = QCheckBox(self.tr("Show at every start"))
        self.at_start.setChecked(self._settings.gallery_at_start())
        self.at_start.toggled.connect(self._settings.set_gallery_at_start)
        layout.addWidget(self.at_start)
        close = QPushButton(self.tr("&Close"))
        close.setAutoDefault(False)
        close.clicked.connect(self.reject)
        layout.addWidget(close)
        return side

    def _page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(8, 12, 8, 12)
        recent = [(path, path.stem) for path in self._settings.recent_files()[:RECENT_SHOWN]]
        self._add_shelf(layout, self.tr("Recent"), recent, Wish.FILE)
        self._add_shelf(layout, self.tr("Templates"), templates(), Wish.COPY)
        self._add_shelf(layout, self.tr("Examples"), examples(), Wish.COPY)
        layout.addStretch(1)
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(page)
        self._area = area
        return area

    def _add_shelf(
        self,
        layout: QVBoxLayout,
        title: str,
        entries: Sequence[tuple[Path, str]],
        wish: Wish,
    ) -> None:
        if not entries:
            return
        heading = QLabel(title)
        font = heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.25)
        font.setBold(True)
        heading.setFont(font)
        heading.setContentsMargins(8, 4, 0, 0)
        shelf = Shelf(title)
        shelf.set_theme(self._theme)
        for path, name in entries:
            own = wish is Wish.FILE
            shelf.add(path, name, str(path) if own else "", "" if own else lesson_of(path))
        shelf.pointed.connect(self._move)
        shelf.left.connect(self._rest)
        shelf.chosen.connect(lambda path: self._end_with(wish, path))
        shelf.currentItemChanged.connect(lambda item: self._bring_into_view(shelf, item))
        heading.setBuddy(shelf)
        layout.addWidget(heading)
        layout.addWidget(shelf)
        self.shelves.append(shelf)

    def _bring_into_view(self, shelf: Shelf, item: QListWidgetItem | None) -> None:
        shelves = self._area.widget()
        if item is None or shelves is None:
            return
        spot = shelf.visualItemRect(item)
        corner = shelf.mapTo(shelves, spot.bottomRight())
        self._area.ensureVisible(corner.x(), corner.y(), 0, spot.height())

    def _show_picture(self, path: Path, picture: QPixmap | None) -> None:
        if picture is not None:
            for shelf in self.shelves:
                shelf.show_picture(path, picture)

    def _move(self, path: Path) -> None:
        if path != self._mover.path and not self._settings.less_motion():
            self._rest()
            self._mover.go(path)

    def _rest(self) -> None:
        self._mover.stop()
        for shelf in self.shelves:
            shelf.show_still()

    def _show_moving(self, path: Path, picture: QPixmap) -> None:
        for shelf in self.shelves:
            shelf.show_moving(path, picture)

    def _end_with(self, wish: Wish, path: Path | None = None) -> None:
        self.wish, self.path = wish, path or Path()
        self.accept()

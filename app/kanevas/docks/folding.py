"""Panels at a side of the window that fold away together, and come back as they were."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolButton
from shiboken6 import isValid

from kanevas.assets.icons import icon
from kanevas.docks.dock import docks_of
from kanevas.look.theme import Theme
from kanevas.widgets.keyed import give_tip

Area = Qt.DockWidgetArea
PICTURE = 18


class Side(QObject):
    """The docks at one side of a window.

    Attributes:
        action: shows them or folds them away, and has a tick while any is seen.
        picture: name of the icon.
        folded: names of those that come back.

    """

    def __init__(
        self, window: QMainWindow, area: Area, text: str, key: str, picture: str, first: str
    ) -> None:
        """Make the side.

        Args:
            window: which has the docks.
            area: where they stand in it.
            text: what the action says.
            key: its shortcut.
            picture: name of its icon.
            first: name of the dock that is shown where none was folded away.

        """
        super().__init__(window)
        self._window, self._area, self._first = window, area, first
        self.picture = picture
        self.folded: frozenset[str] = frozenset()
        self._sizes: dict[str, QSize] = {}  # of those in front
        self.action = QAction(text, self)
        self.action.setCheckable(True)
        self.action.setShortcut(key)
        self.action.setObjectName(f"fold: {first}")
        give_tip(self.action, text)
        self.action.triggered.connect(lambda wanted: self.unfold() if wanted else self.fold())

    def follow(self) -> None:
        """Tick whether anything is seen at this side; what is seen is folded no more."""
        shown = self._shown()
        self.folded -= {dock.objectName() for dock in shown}
        self.action.setChecked(bool(shown))

    def fold(self) -> None:
        """Put the docks away."""
        shown = self._shown()
        front = [dock for dock in shown if not dock.visibleRegion().isEmpty()]
        if front:
            self._sizes = {dock.objectName(): dock.size() for dock in front}
        for dock in shown:
            dock.hide()
        self.folded |= {dock.objectName() for dock in shown}
        self.action.setChecked(False)

    @property
    def is_folded(self) -> bool:
        """Whether docks wait to come back, and none is seen."""
        return bool(self.folded) and not self._shown()

    def keep(self, dock: QDockWidget, wanted: bool) -> None:
        """Show a dock or hide it; one of a side that is folded comes back with the others."""
        name = frozenset({dock.objectName()})
        if wanted and self.is_folded:
            self.folded |= name
            return
        self.folded -= name
        dock.setVisible(wanted)

    def unfold(self) -> None:
        """Bring the docks back as they were."""
        wanted = self.folded or {self._first}
        back = [dock for dock in docks_of(self._window) if dock.objectName() in wanted]
        for dock in back:
            dock.show()
        front = {dock: self._sizes.get(dock.objectName()) for dock in back}
        wanted_sizes = {dock: size for dock, size in front.items() if size is not None}
        for dock in wanted_sizes or [dock for dock in back if dock.objectName() == self._first]:
            dock.raise_()
        # beside a dock there may be tabs, which Qt counts with it: the second time makes up for it
        self._resize(wanted_sizes, wanted_sizes)
        missing = {dock: size + size - dock.size() for dock, size in wanted_sizes.items()}
        self._resize(wanted_sizes, missing)
        self.follow()

    def _resize(self, docks: Collection[QDockWidget], sizes: Mapping[QDockWidget, QSize]) -> None:
        """Give docks their sizes, as far as there is room."""
        widths = [sizes[dock].width() for dock in docks]
        heights = [sizes[dock].height() for dock in docks]
        self._window.resizeDocks([*docks], widths, Qt.Orientation.Horizontal)
        self._window.resizeDocks([*docks], heights, Qt.Orientation.Vertical)
        layout = self._window.layout()
        assert layout is not None  # a main window has one
        layout.activate()

    def restore(self, names: Collection[str]) -> None:
        """Know again which docks were folded away when the window was closed."""
        self.folded = frozenset(
            dock.objectName()
            for dock in docks_of(self._window)
            if dock.objectName() in names and dock.isHidden() and self._has(dock)
        )
        self.follow()

    def _shown(self) -> list[QDockWidget]:
        return [
            dock
            for dock in docks_of(self._window)
            if not (dock.isHidden() or dock.isFloating()) and self._has(dock)
        ]

    def _has(self, dock: QDockWidget) -> bool:
        return self._window.dockWidgetArea(dock) == self._area


class Folding(QObject):
    """The sides of a window.

    Attributes:
        left, below, right: the sides.
        buttons: one for each, for the status bar.

    """

    def __init__(self, window: QMainWindow) -> None:
        """Take a window that has all its docks."""
        super().__init__(window)
        self.left = Side(
            window, Area.LeftDockWidgetArea, self.tr("Panels at the left"), "F7",
            "panels_left", "model",
        )  # fmt: skip
        self.below = Side(
            window, Area.BottomDockWidgetArea, self.tr("Panels below"), "F8",
            "panels_bottom", "plots",
        )  # fmt: skip
        self.right = Side(
            window, Area.RightDockWidgetArea, self.tr("Panels at the right"), "F9",
            "panels_right", "inspector",
        )  # fmt: skip
        self.sides = (self.left, self.below, self.right)
        self.buttons = [self._button(side) for side in self.sides]
        for dock in docks_of(window):
            dock.visibilityChanged.connect(lambda _: self.follow())
            dock.dockLocationChanged.connect(lambda _: self.follow())
            dock.topLevelChanged.connect(lambda _: self.follow())

    @property
    def folded(self) -> list[str]:
        """Names of the docks that are folded away."""
        return sorted(name for side in self.sides for name in side.folded)

    def follow(self) -> None:
        """Tick the sides at which anything is seen."""
        if isValid(self.parent()):  # docks still tell of themselves while the window goes
            for side in self.sides:
                side.follow()

    def restore(self, names: Collection[str]) -> None:
        """Know again which docks were folded away when the window was closed."""
        for side in self.sides:
            side.restore(names)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        for side in self.sides:
            side.action.setIcon(icon(side.picture, theme.ink, theme.grid_axis))

    @staticmethod
    def _button(side: Side) -> QToolButton:
        button = QToolButton(autoRaise=True)
        button.setDefaultAction(side.action)
        button.setIconSize(QSize(PICTURE, PICTURE))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(side.action.text())
        return button

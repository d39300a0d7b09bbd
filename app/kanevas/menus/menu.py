"""What all menus have in common."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from kanevas.assets.icons import icon
from kanevas.look.theme import Theme
from kanevas.widgets.offer import offer
from kanevas.workspace import Workspace

__all__ = ["Menu", "offer"]


class Menu(QObject):
    """Base of the menus of the window.

    Attributes:
        name: what it is called in the settings.
        window: the window to which it belongs.
        workspace: what its entries act on.
        menu: the menu as Qt has it.

    """

    def __init__(self, window: QMainWindow, workspace: Workspace, title: str) -> None:
        super().__init__(window)
        self.window, self.workspace = window, workspace
        self.menu = window.menuBar().addMenu(title)
        self.name = type(self).__name__.removesuffix("Menu").lower()
        self._icons: dict[QAction, str] = {}

    def update_offers(self) -> None:
        """Enable what is possible now; what is grey says why."""

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in other colours."""
        for action, name in self._icons.items():
            action.setIcon(icon(name, theme.ink, theme.grid_axis))

    def add(
        self,
        name: str,
        text: str,
        call: Callable[[], object] | None,
        key: str | QKeySequence.StandardKey | None = None,
        picture: str = "",
        menu: QMenu | None = None,
    ) -> QAction:
        """Add an entry, by default to the menu itself.

        Args:
            name: what it is called in the settings, in no language of people.
            text: what it says.
            call: what it does; None where its group or its tick does it.
            key: its shortcut.
            picture: name of its icon.
            menu: a submenu.

        """
        action = QAction(text, self)
        action.setObjectName(f"{self.name}: {name}")
        if call is not None:
            # without the tick that Qt would hand over
            action.triggered.connect(lambda _=False: call())
        if key is not None:
            action.setShortcut(QKeySequence(key))
        if picture:
            self.give_icon(action, picture)
        (menu or self.menu).addAction(action)
        return action

    def give_icon(self, action: QAction, picture: str) -> None:
        """Draw an action with an icon in the ink of the theme."""
        self._icons[action] = picture

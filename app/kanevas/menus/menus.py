"""All menus of the window, and its tool bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QToolBar

from kanevas.menus.edit_menu import EditMenu
from kanevas.menus.file_menu import FileMenu
from kanevas.menus.help_menu import HelpMenu
from kanevas.menus.insert_menu import InsertMenu
from kanevas.menus.plane_bar import PlaneBar
from kanevas.menus.simulate_menu import SimulateMenu
from kanevas.menus.snap_menu import SnapMenu
from kanevas.menus.view_menu import ViewMenu
from kanevas.theme import Theme

if TYPE_CHECKING:
    from kanevas.window import MainWindow


class Menus(QObject):
    """The menus, from left to right."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.file = FileMenu(window)
        self.edit = EditMenu(window)
        self.insert = InsertMenu(window)
        self.simulate = SimulateMenu(window)
        self.view = ViewMenu(window)
        self.help = HelpMenu(window)
        self._all = (self.file, self.edit, self.insert, self.simulate, self.view, self.help)
        self.plane = PlaneBar(window, self.view.planes)
        self.snap = SnapMenu(window)
        self._make_tool_bar()
        self.set_theme(window.theme)
        for happening in (
            window.document.opened,
            window.document.changed,
            window.runner.started,
            window.runner.finished,
            window.runner.failed,
            window.preparation.ready,
            window.player.state_changed,
            window.plots.curves_changed,
        ):
            happening.connect(self.update_offers)

    def update_offers(self) -> None:
        """Enable what is possible now; what is grey says why."""
        for menu in self._all:
            menu.update_offers()

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in other colours."""
        for part in (*self._all, self.plane, self.snap):
            part.set_theme(theme)

    def _make_tool_bar(self) -> None:
        bar = QToolBar(self.tr("Tools"), self._window)
        bar.setObjectName("tools")
        bar.setMovable(False)
        bar.addActions([self.file.new, self.file.open, self.file.save])
        bar.addSeparator()
        bar.addActions([self.edit.undo, self.edit.redo])
        bar.addSeparator()
        bar.addAction(self.view.fit)
        bar.addSeparator()
        bar.addWidget(self.plane.button)
        bar.addWidget(self.plane.depth)
        bar.addSeparator()
        bar.addWidget(self.snap.button)
        self._window.addToolBar(bar)

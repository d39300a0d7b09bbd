"""All menus of the window, and its tool bar."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QToolBar

from kanevas.commands.keys import Keys
from kanevas.commands.keys_dialog import KeysDialog, Line
from kanevas.look.theme import Theme
from kanevas.menus.edit_menu import EditMenu
from kanevas.menus.file_menu import FileMenu
from kanevas.menus.help_menu import HelpMenu
from kanevas.menus.insert_menu import InsertMenu
from kanevas.menus.parts import Parts
from kanevas.menus.plane_bar import PlaneBar
from kanevas.menus.simulate_menu import SimulateMenu
from kanevas.menus.snap_menu import SnapMenu
from kanevas.menus.view_menu import ViewMenu
from kanevas.widgets.entries import entries, keys_of
from kanevas.workspace import Workspace


class Menus(QObject):
    """The menus, from left to right.

    Attributes:
        window: the window in which they stand.
        workspace: what they act on.
        plots: what the menu of the selection plots in.
        keys: which keys do what.

    """

    def __init__(self, window: QMainWindow, workspace: Workspace, parts: Parts) -> None:
        super().__init__(window)
        self.window, self.workspace, self.plots = window, workspace, parts.plots
        exports, canvas = parts.exports, parts.canvas
        self.file = FileMenu(window, workspace, parts.files, parts.keeping, exports, parts.plots)
        self.edit = EditMenu(window, workspace, canvas, parts.browser, exports)
        self.insert = InsertMenu(window, workspace, parts.toolbox)
        self.simulate = SimulateMenu(window, workspace, parts.studying)
        self.view = ViewMenu(
            window,
            workspace,
            canvas,
            parts.view3d,
            parts.browser.tree,
            parts.health,
            parts.folding,
        )
        self.help = HelpMenu(window, workspace, parts.assistance)
        self._all = (self.file, self.edit, self.insert, self.simulate, self.view, self.help)
        self.plane = PlaneBar(workspace, canvas, self.view.planes, self)
        self.snap = SnapMenu(workspace.settings, canvas.snapper, self)
        self._make_tool_bar()
        self.keys = Keys(window, workspace.settings)
        self.keys.changed.connect(parts.assistance.follow_keys)
        self.edit.keys_wanted.connect(self._show_keys)
        self.set_theme(workspace.colors.theme)
        for happening in (
            workspace.document.opened,
            workspace.document.changed,
            workspace.runner.started,
            workspace.runner.finished,
            workspace.runner.failed,
            workspace.live.changed,
            workspace.preparation.ready,
            workspace.player.state_changed,
            parts.plots.curves_changed,
        ):
            happening.connect(self.update_offers)

    def update_offers(self) -> None:
        """Enable what is possible now; what is grey says why."""
        for menu in self._all:
            menu.update_offers()
        if self.view.name_planes():
            self.plane.show_plane()

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in other colours."""
        for part in (*self._all, self.plane, self.snap):
            part.set_theme(theme)

    def keys_of(self, name: str) -> str:
        """Return the keys of a tool, or of an action by a short name; empty if it has none."""
        named = {action.data(): action for action in self.insert.tools.actions()}
        named |= {
            "run": self.simulate.run,
            "live": self.simulate.live,
            "play": self.simulate.playback[0],
            "help": self.help.contents,
            "find": self.help.find,
            "pointer": self.view.key_pointer,
        }
        return keys_of(named[name]) if name in named else ""

    def _show_keys(self) -> None:
        named = [each for each in entries(self.window.menuBar()) if each.action.objectName()]
        lines = [Line(each.action.objectName(), each.text, each.path) for each in named]
        dialog = KeysDialog(self.keys, lines, self.window)
        dialog.exec()
        dialog.deleteLater()

    def _make_tool_bar(self) -> None:
        bar = QToolBar(self.tr("Tools"), self.window)
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
        self.window.addToolBar(bar)

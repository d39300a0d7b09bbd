"""The console in the window: its dock, what it knows by name, and the lines of edits."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QMainWindow

from kanevas.console import ConsolePanel, EditLines, names_for
from kanevas.docks.dock import add_behind
from kanevas.look.theme import Theme
from kanevas.workspace import Workspace


class ConsoleDock(QObject):
    """Puts the console behind the plots, hidden until it is wanted, and connects it.

    Known by name are ``document``, ``model`` and ``result`` as they are now, ``kane``, the types
    of elements, and what edits are made of. Each edit of the window is told as the line that
    repeats it, the earlier ones when the console is first seen; what is typed stands there already.
    """

    def __init__(self, window: QMainWindow, workspace: Workspace, plot_dock: QDockWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._names: dict[str, Any] = {}
        self.panel = panel = ConsolePanel(workspace.colors.theme, self._all_names)
        self.dock = add_behind(window, plot_dock, self.tr("Console"), "console", panel)
        self.dock.hide()
        self.lines = EditLines(workspace.document, self)
        self.lines.told.connect(panel.tell)
        panel.begun.connect(self._begin)
        panel.asked.connect(lambda: self._ask(True))
        panel.answered.connect(lambda: self._ask(False))
        workspace.document.opened.connect(self._refresh)
        workspace.document.changed.connect(self._refresh)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.panel.set_theme(theme)

    def _all_names(self) -> dict[str, Any]:
        # Python's own ways out would end the program without a question
        ways_out = {"exit": self.dock.hide, "quit": self.dock.hide}
        self._names.update(names_for(self._workspace.document), **ways_out)
        self._refresh()
        return self._names

    def _refresh(self) -> None:
        self._names["model"] = self._workspace.document.model
        self._names["result"] = self._workspace.presenter.result

    def _begin(self) -> None:
        for line in self.lines.earlier():
            self.panel.tell(line)
        self.lines.listens = True

    def _ask(self, is_asked: bool) -> None:
        self.lines.listens = not is_asked
        self._refresh()

"""Questions about the model for class, in the window: the dock, and what passes to and fro."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QMainWindow

from kane.model import Model
from kanevas.docks.dock import add_behind, bring_up
from kanevas.edits.answering import answered
from kanevas.look.theme import Theme
from kanevas.worksheet import WorksheetPanel
from kanevas.workspace import Workspace


class WorksheetDock(QObject):
    """Puts the worksheet beside the plots, hidden until it is wanted, and connects it."""

    def __init__(self, window: QMainWindow, workspace: Workspace, plot_dock: QDockWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self.panel = WorksheetPanel(workspace.colors.theme)
        self.dock = add_behind(window, plot_dock, self.tr("Worksheet"), "worksheet", self.panel)
        self.dock.hide()
        workspace.preparation.ready.connect(self.panel.set_ready)
        self.panel.answered.connect(self._keep)

    def begin(self) -> None:
        """Ask about the model as drawn."""
        self._workspace.settle()
        bring_up(self.dock)
        self.panel.begin()

    def follow_model(self, model: Model) -> None:
        """Follow the model."""
        self.panel.show_model(model)

    def _keep(self, asked: str, text: str) -> None:
        """Keep an answer in the model, so that it is saved with it."""
        self._workspace.document.apply(
            self.tr("Answer"), lambda model: answered(model, asked, text), f"answer {asked}"
        )

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.panel.set_theme(theme)

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
        self.panel.stop()

"""Whether a run is right, in the window: the dock, and what passes to and fro."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QMainWindow

from kane.model import Model
from kanevas.docks.dock import add_behind, bring_up
from kanevas.look.theme import Theme
from kanevas.proof import ProofPanel
from kanevas.workspace import Workspace


class ProofDock(QObject):
    """Puts the panel of the proof beside the plots, hidden until it is wanted, and connects it."""

    def __init__(self, window: QMainWindow, workspace: Workspace, plot_dock: QDockWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self.panel = panel = ProofPanel(workspace.colors.theme)
        self.dock = add_behind(window, plot_dock, self.tr("Proof"), "proof", panel)
        self.dock.hide()
        panel.run_wanted.connect(self._hand_over)
        workspace.preparation.ready.connect(panel.set_ready)

    def look(self) -> None:
        """Look whether the model is right."""
        self._workspace.settle()
        bring_up(self.dock)
        self.panel.look()

    def verify(self) -> None:
        """Run the published problems."""
        bring_up(self.dock)
        self.panel.verify_all()

    def follow_model(self, model: Model) -> None:
        """Follow the model."""
        self.panel.show_model(model)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.panel.set_theme(theme)

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
        self.panel.stop()

    def _hand_over(self) -> None:
        self.panel.take_run(self._workspace.presenter.result)

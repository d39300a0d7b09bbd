"""Small deviations in the window: their dock, and what passes to and fro."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QMainWindow

from kanevas.canvas import Canvas
from kanevas.docks.dock import add_behind, bring_up
from kanevas.docks.preview import Preview
from kanevas.exports.saving import Saving
from kanevas.look.theme import Theme
from kanevas.modes import ModesPanel
from kanevas.view3d import View3D
from kanevas.workspace import Workspace
from kanevas.workspace.presenter import Moment


class ModesDock(QObject):
    """Puts the panel of modes beside the plots, hidden until it is wanted, and connects it."""

    def __init__(
        self,
        window: QMainWindow,
        workspace: Workspace,
        plot_dock: QDockWidget,
        canvas: Canvas,
        view3d: View3D,
    ) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._saving = Saving(window, workspace)
        self.panel = panel = ModesPanel(workspace.colors.theme)
        self.dock = add_behind(window, plot_dock, self.tr("Modes"), "modes", panel)
        self.dock.hide()
        self._preview = Preview(panel, workspace, canvas, view3d)
        panel.export_wanted.connect(self._export)
        workspace.preparation.ready.connect(panel.set_ready)
        workspace.units.changed.connect(panel.set_units)
        panel.set_units(workspace.units.system)

    def linearise(self) -> None:
        """Bring the modes of what is shown up."""
        self._workspace.settle()
        bring_up(self.dock)
        self.panel.linearise()

    def show_moment(self, moment: Moment) -> None:
        """Follow what is shown."""
        model = self._workspace.document.model
        self.panel.show_moment(model, moment.result, moment.frame)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.panel.set_theme(theme)

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
        self.panel.stop()

    def _export(self, what: str) -> None:
        if what == "matrices" and self.panel.found is not None:
            from kane.analyses.mode_table import write_modes

            found = self.panel.found
            self._saving.write_chosen(
                self.tr("Export modes (CSV) or matrices"),
                {
                    ".csv": lambda path: write_modes(found.linear, path, found.shares),
                    ".mat": found.linear.to_mat,
                    ".npz": found.linear.to_numpy,
                },
            )
        shown = {
            "response": self.panel.response,
            "locus": self.panel.locus,
            "samples": self.panel.sampled,
        }.get(what)
        if shown is not None:
            self._saving.write_chosen(
                self.tr("Export curves"),
                {".csv": shown.to_csv, ".mat": shown.to_mat, ".npz": shown.to_numpy},
            )

"""Equilibria in the window: their dock, and what passes to and fro."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QMainWindow

from kane.model import Model
from kanevas.canvas import Canvas
from kanevas.docks.dock import add_behind, bring_up
from kanevas.docks.preview import Preview
from kanevas.exports.saving import Saving
from kanevas.look.theme import Theme
from kanevas.modes import StaticsPanel
from kanevas.view3d import View3D
from kanevas.workspace import Workspace


class StaticsDock(QObject):
    """Puts the panel of statics beside the plots, hidden until it is wanted, and connects it."""

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
        self.panel = panel = StaticsPanel(workspace.colors.theme)
        self.dock = add_behind(window, plot_dock, self.tr("Statics"), "statics", panel)
        self.dock.hide()
        self._preview = Preview(panel, workspace, canvas, view3d)
        panel.move_wanted.connect(self._move)
        panel.export_wanted.connect(self._export)
        workspace.preparation.ready.connect(panel.set_ready)
        workspace.units.changed.connect(panel.set_units)
        panel.set_units(workspace.units.system)

    def look(self) -> None:
        """Bring equilibria of the model up."""
        self._workspace.settle()
        bring_up(self.dock)
        self.panel.look()

    def follow_model(self, model: Model) -> None:
        """Follow the model."""
        self.panel.show_model(model)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.panel.set_theme(theme)

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
        self.panel.stop()

    def _move(self, model: Model, turned: tuple[str, ...]) -> None:
        self._preview.keep()
        self._workspace.document.apply(self.tr("Draw in equilibrium"), lambda _: model)
        if turned:
            self._workspace.notices.tell(
                self.tr(
                    "No drawing shows more than half a turn: springs and laws at {} count from "
                    "what is drawn now."
                ).format(", ".join(f"'{name}'" for name in turned))
            )

    def _export(self, what: str) -> None:
        if what == "rests" and self.panel.found is not None:
            from kane.analyses.rest_table import write_rests

            rests = self.panel.found.rests
            self._saving.write_chosen(
                self.tr("Export what was found"), {".csv": lambda path: write_rests(rests, path)}
            )
        shown = self.panel.path
        if what == "path" and shown is not None:
            self._saving.write_chosen(
                self.tr("Export load steps"),
                {".csv": shown.to_csv, ".mat": shown.to_mat, ".npz": shown.to_numpy},
            )

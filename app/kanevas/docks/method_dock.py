"""The tables of Kane's method in the window: their dock, and what passes to and fro."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QMainWindow

from kane.files.csv_table import write_texts
from kanevas.canvas import Canvas
from kanevas.docks.dock import add_behind, bring_up
from kanevas.exports.saving import Saving
from kanevas.look.theme import Theme
from kanevas.method import MethodPanel
from kanevas.plots import PlotPanel
from kanevas.units import UnitSystem
from kanevas.view3d import View3D
from kanevas.workspace import Workspace
from kanevas.workspace.presenter import Moment


class MethodDock(QObject):
    """Puts the panel of the method beside the plots, and connects it."""

    def __init__(
        self,
        window: QMainWindow,
        workspace: Workspace,
        plots: PlotPanel,
        plot_dock: QDockWidget,
        canvas: Canvas,
        view3d: View3D,
    ) -> None:
        super().__init__(window)
        self._document, self._plots, self._plot_dock = workspace.document, plots, plot_dock
        self._saving = Saving(window, workspace)
        self.panel = panel = MethodPanel(workspace.selection, workspace.colors.theme)
        self.dock = add_behind(window, plot_dock, self.tr("Kane's method"), "method", panel)
        self.dock.visibilityChanged.connect(panel.set_in_front)
        panel.select_wanted.connect(workspace.selection.set)
        panel.plot_wanted.connect(self._plot)
        panel.export_wanted.connect(self._export)
        panel.time_picked.connect(workspace.player.seek)
        panel.vectors_wanted.connect(canvas.show_vectors)
        panel.vectors_wanted.connect(view3d.show_vectors)
        panel.free_motion_wanted.connect(view3d.show_free_motion)
        workspace.preparation.ready.connect(panel.set_ready)

    def show_moment(self, moment: Moment) -> None:
        """Follow what is shown."""
        self.panel.show_moment(self._document.model, moment.result, moment.time, moment.frame)

    def show_strike(self) -> None:
        """Bring up the strike of the time that is shown, worked out."""
        self.panel.show_strike()
        bring_up(self.dock)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.panel.set_theme(theme)

    def set_units(self, system: UnitSystem) -> None:
        """Show numbers in other units."""
        self.panel.set_units(system)

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
        self.panel.stop()

    def _plot(self, quantity: str) -> None:
        self._plots.set_plotted(quantity, True)
        bring_up(self._plot_dock)

    def _export(self) -> None:
        path = self._saving.choose_path(self.tr("Export table"), ".csv", "CSV (*.csv)")
        if path is not None:
            self._saving.write(path, lambda path: write_texts(path, self.panel.view.lines()))

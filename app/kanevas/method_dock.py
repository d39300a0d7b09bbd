"""The tables of Kane's method in the window: their dock, and what passes to and fro."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt

from kane.files.csv_table import write_texts
from kanevas.exports.saving import Saving
from kanevas.method import MethodPanel
from kanevas.theme import Theme
from kanevas.units import UnitSystem

if TYPE_CHECKING:
    from kane.results import Result
    from kanevas.window import MainWindow


class MethodDock(QObject):
    """Puts the panel of the method beside the plots, and connects it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._saving = Saving(window)
        self.panel = panel = MethodPanel(window.selection, window.theme)
        bottom = Qt.DockWidgetArea.BottomDockWidgetArea
        self.dock = window.add_dock(self.tr("Kane's method"), "method", panel, bottom)
        window.tabifyDockWidget(window.plot_dock, self.dock)
        window.plot_dock.raise_()
        self.dock.visibilityChanged.connect(panel.set_in_front)
        panel.select_wanted.connect(window.selection.set)
        panel.plot_wanted.connect(self._plot)
        panel.export_wanted.connect(self._export)
        panel.time_picked.connect(window.player.seek)
        panel.vectors_wanted.connect(window.view3d.show_vectors)
        panel.free_motion_wanted.connect(window.view3d.show_free_motion)
        window.preparation.ready.connect(panel.set_ready)

    def show_moment(self, result: Result | None, time: float) -> None:
        """Follow what stands on the stage: a result at a time [s], or the model as drawn."""
        self.panel.show_moment(self._window.document.model, result, time)

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
        window = self._window
        window.plots.set_plotted(quantity, True)
        window.plot_dock.show()
        window.plot_dock.raise_()

    def _export(self) -> None:
        path = self._saving.choose_path(self.tr("Export table"), ".csv", "CSV (*.csv)")
        if path is not None:
            self._saving.write(path, lambda path: write_texts(path, self.panel.view.lines()))

    def tr(self, text: str) -> str:
        return QCoreApplication.translate("MethodDock", text)

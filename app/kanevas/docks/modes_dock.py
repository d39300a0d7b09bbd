"""Small deviations in the window: their dock, and what passes to and fro."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow

from kanevas.canvas import Canvas
from kanevas.docks.dock import add_dock, bring_up
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
        bottom = Qt.DockWidgetArea.BottomDockWidgetArea
        self.dock = add_dock(window, self.tr("Modes"), "modes", panel, bottom)
        window.tabifyDockWidget(plot_dock, self.dock)
        self.dock.hide()
        plot_dock.raise_()
        panel.poses_wanted.connect(canvas.show_poses)
        panel.poses_wanted.connect(view3d.show_poses)
        panel.still_wanted.connect(self._show_still)
        panel.export_wanted.connect(self._export)
        workspace.preparation.ready.connect(panel.set_ready)

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

    def _show_still(self) -> None:
        self._workspace.presenter.show_time(self._workspace.player.clock.time)

    def _export(self, what: str) -> None:
        if what == "matrices" and self.panel.found is not None:
            linear = self.panel.found.linear
            self._write(
                self.tr("Export matrices"), {".mat": linear.to_mat, ".npz": linear.to_numpy}
            )
        shown = {"response": self.panel.response, "locus": self.panel.locus}.get(what)
        if shown is not None:
            self._write(
                self.tr("Export curves"),
                {".csv": shown.to_csv, ".mat": shown.to_mat, ".npz": shown.to_numpy},
            )

    def _write(self, title: str, kinds: dict[str, Callable[[Path], None]]) -> None:
        names = {".csv": "CSV (*.csv)", ".mat": "MATLAB (*.mat)", ".npz": "NumPy (*.npz)"}
        offered = ";;".join(names[suffix] for suffix in kinds)
        path = self._saving.choose_path(title, next(iter(kinds)), offered)
        if path is None:
            return
        if path.suffix.lower() not in kinds:
            path = path.with_name(f"{path.name}{next(iter(kinds))}")
        self._saving.write(path, kinds[path.suffix.lower()])

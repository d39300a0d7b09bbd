"""What the Export menu does."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QWidget

from kane.exchange.findings import Exported
from kane.exchange.formats import Writer, export
from kane.files.atomic import write_atomically
from kane.files.script import script
from kanevas.assets.told import told
from kanevas.canvas import Canvas
from kanevas.exports.animation import Animation
from kanevas.exports.dialogs import answer
from kanevas.exports.mechanics import Mechanics
from kanevas.exports.pictures import Pictures
from kanevas.exports.quantities_dialog import QuantitiesDialog, QuantityChoice
from kanevas.exports.report import Contents, write_report
from kanevas.exports.saving import Saving
from kanevas.look.chart_outlet import ChartExport, ChartOutlet
from kanevas.plots import PlotPanel
from kanevas.view3d import View3D
from kanevas.view3d.availability import opengl_available
from kanevas.widgets.findings_page import FindingsPage
from kanevas.workspace import Workspace

if TYPE_CHECKING:
    from kane.results import Result

REPORTED = QSize(1440, 900)  # pixels of the pictures in a report


class Exports(QObject):
    """Asks what is wanted and where it goes, and writes it."""

    def __init__(
        self,
        parent: QWidget,
        workspace: Workspace,
        canvas: Canvas,
        view3d: View3D,
        plots: PlotPanel,
    ) -> None:
        """Take the views whose pictures are written, and the parent of all dialogs."""
        super().__init__(parent)
        self._parent, self._workspace, self._plots = parent, workspace, plots
        self._saving = Saving(parent, workspace)
        outlet = ChartOutlet(parent)
        outlet.export_wanted.connect(self._write_of_chart)
        self.mechanics = Mechanics(parent, workspace, self._saving)
        self.pictures = Pictures(parent, workspace, canvas, view3d, self._saving)
        self.animation = Animation(parent, workspace, canvas, view3d, self._saving)

    def _write_of_chart(self, wanted: ChartExport) -> None:
        self._saving.write_chosen(wanted.title, wanted.kinds)

    @property
    def has_drawing(self) -> bool:
        """Whether there is anything on the canvas."""
        model = self._workspace.document.model
        return bool(model.bodies or model.notes or model.photos)

    def stop(self) -> None:
        """Give up what is being written, and wait until nothing runs any more."""
        self.animation.stop()
        self._saving.stop()

    # --- numbers

    @property
    def _result(self) -> Result:
        result = self._workspace.presenter.result
        assert result is not None  # without a run the menu offers none of what asks for it
        return result

    def csv(self) -> None:
        """Write chosen quantities as CSV."""
        self._chosen(self.tr("Export numbers as CSV"), ".csv", "to_csv")

    def events(self) -> None:
        """Write what changed the constraints in the run as CSV."""
        result = self._result
        path = self._saving.choose_path(self.tr("Export events"), ".csv", "CSV (*.csv)")
        if path:
            self._saving.write(path, result.events_to_csv)

    def mat(self) -> None:
        """Write chosen quantities as MAT, for Matlab and Octave."""
        self._chosen(self.tr("Export numbers as MAT"), ".mat", "to_mat")

    def numpy(self) -> None:
        """Write chosen quantities as NumPy's NPZ."""
        self._chosen(self.tr("Export numbers for NumPy"), ".npz", "to_numpy")

    def hdf5(self) -> None:
        """Write the whole run with its model as HDF5."""
        result = self._result
        path = self._saving.choose_path(
            self.tr("Export the run as HDF5"), ".h5", "HDF5 (*.h5 *.hdf5)"
        )
        if path:
            self._saving.write_beside(path, lambda p, go_on: result.to_hdf5(p, progress=go_on))

    def _chosen(self, title: str, suffix: str, method: str) -> None:
        result = self._result
        choices = (QuantityChoice(*signal) for signal in result.signals())
        dialog = QuantitiesDialog(title, choices, self._plots.curves, self._parent)
        names = answer(dialog, lambda: dialog.names)
        if names and (path := self._saving.choose_path(title, suffix)):
            write = getattr(result, method)
            self._saving.write_beside(path, lambda p, go_on: write(p, names, progress=go_on))

    # --- plots

    def plots(self, kind: str, plot: int | None = None) -> None:
        """Write plots as "png", "svg" or "pdf": one of them, or all."""
        title = self.tr("Export plots") if plot is None else self.tr("Export plot")
        path = self._saving.choose_path(title, f".{kind}")
        if path:
            paper = self._plots.on_paper(plot)
            write = {"png": paper.export_png, "svg": paper.export_svg, "pdf": paper.export_pdf}
            self._saving.write(path, write[kind])

    # --- texts

    def report(self) -> None:
        """Write a page about the model and its run."""
        path = self._saving.choose_path(self.tr("Export a report"), ".html", "HTML (*.html)")
        if path is None:
            return
        contents = self.report_contents()
        self._saving.write_beside(path, lambda p, go_on: write_report(p, contents, go_on))

    def report_contents(self) -> Contents:
        """Return what a report would say now, with pictures of what is shown."""
        workspace, plots = self._workspace, self._plots
        workspace.settle()
        workspace.player.pause()
        return Contents(
            name=workspace.document.name,
            model=workspace.document.model,
            units=workspace.units.system,
            canvas=self.pictures.svg_of_canvas(REPORTED),
            space=self.pictures.png_of_space(REPORTED) if opengl_available() else None,
            plots=None if plots.empty else plots.on_paper().svg(workspace.document.name),
            time=workspace.player.clock.time,
            result=None if workspace.presenter.is_stale else workspace.presenter.result,
        )

    def other(self, writer: Writer) -> None:
        """Write the model, or its run, for another program, and say what has no place there."""
        words = told(writer.words)
        path = self._saving.choose_path(words, writer.suffix, f"{words} (*{writer.suffix})")
        if path is None:
            return
        self._workspace.settle()
        what = self._result if writer.of_run else self._workspace.document.model
        made: list[Exported] = []

        def told_after() -> None:
            if findings := made[-1].findings:
                title = self.tr("Written to {}").format(path.name)
                page = FindingsPage(title, findings, parent=self._parent)
                page.exec()
                page.deleteLater()

        self._saving.write_beside(
            path, lambda p, _: made.append(export(writer, what, p)), told_after
        )

    def script(self) -> None:
        """Write the model as a Python script."""
        path = self._saving.choose_path(self.tr("Export a Python script"), ".py", "Python (*.py)")
        if path is None:
            return
        self._workspace.settle()
        text = script(self._workspace.document.model)

        def write(path: Path) -> None:
            with write_atomically(path) as stream:
                stream.write(text)

        self._saving.write(path, write)

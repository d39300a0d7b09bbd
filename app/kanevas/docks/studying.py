"""The windows of studies: they are made when they are wanted, and get their files here."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMainWindow

from kane.errors import FileError, KaneError
from kane.model import with_parameters
from kanevas.assets.told import told_of
from kanevas.exports.saving import Saving
from kanevas.workspace import Workspace

if TYPE_CHECKING:
    from kane.analyses.best import Best
    from kane.analyses.fit import Fit
    from kane.analyses.inverse import InverseDynamics, Kinematics
    from kane.analyses.overlay import Overlay
    from kane.analyses.study import Study
    from kanevas.studies import BestWindow, FitWindow, InverseWindow, SweepWindow
    from kanevas.studies.study_window import StudyWindow

SUFFIX = ".study"


class Studying(QObject):
    """Opens the windows of studies, and makes edits and files of what they found."""

    def __init__(self, window: QMainWindow, workspace: Workspace) -> None:
        super().__init__(window)
        self._window, self._workspace = window, workspace
        self._saving = Saving(window, workspace)
        self._sweep: SweepWindow | None = None
        self._best: BestWindow | None = None
        self._fit: FitWindow | None = None
        self._inverse: InverseWindow | None = None

    def show_sweep(self) -> SweepWindow:
        """Bring up the window of sweeps."""
        if self._sweep is None:
            from kanevas.studies import SweepWindow  # which draws with pyqtgraph

            self._sweep = sweep = SweepWindow(self._workspace, self._window)
            sweep.save_wanted.connect(self._save)
            sweep.open_wanted.connect(self._open)
            sweep.table_wanted.connect(
                lambda study: self._export(self.tr("Export table"), study.to_csv)
            )
            sweep.curves_wanted.connect(lambda write: self._export(self.tr("Export curves"), write))
            sweep.take_wanted.connect(
                lambda values: self._take(self.tr("Take over a case"), values)
            )
        _bring_up(self._sweep)
        return self._sweep

    def show_best(self) -> BestWindow:
        """Bring up the window of best values."""
        if self._best is None:
            from kanevas.studies import BestWindow  # which draws with pyqtgraph

            self._best = best = BestWindow(self._workspace, self._window)
            best.table_wanted.connect(
                lambda found: self._write(self.tr("Export all that was tried"), found)
            )
            text = self.tr("Take over best values")
            best.take_wanted.connect(lambda values: self._take(text, values))
        _bring_up(self._best)
        return self._best

    def show_fit(self) -> FitWindow:
        """Bring up the window of fits to measurements."""
        if self._fit is None:
            from kanevas.studies import FitWindow  # which draws with pyqtgraph

            self._fit = fit = FitWindow(self._workspace, self._window)
            fit.data_wanted.connect(lambda: self._open_data(fit, self.tr("Open measured data")))
            fit.table_wanted.connect(
                lambda found: self._write(self.tr("Export data and fit"), found)
            )
            fit.errors_wanted.connect(
                lambda found: self._export(self.tr("Export values"), found.errors_to_csv)
            )
            text = self.tr("Take over fitted values")
            fit.take_wanted.connect(lambda values: self._take(text, values))
        _bring_up(self._fit)
        return self._fit

    def show_inverse(self) -> InverseWindow:
        """Bring up the window of forces that motions need."""
        if self._inverse is None:
            from kanevas.studies import InverseWindow  # which draws with pyqtgraph

            self._inverse = inverse = InverseWindow(self._workspace, self._window)
            inverse.data_wanted.connect(
                lambda: self._open_data(inverse, self.tr("Open table of motions"))
            )
            inverse.table_wanted.connect(self._write_inverse)
            inverse.take_wanted.connect(self._drive_by_loads)
        _bring_up(self._inverse)
        return self._inverse

    def _write_inverse(self, found: InverseDynamics | Kinematics) -> None:
        self._write(self.tr("Export forces of a motion"), found)

    def _write(
        self, title: str, found: InverseDynamics | Kinematics | Best | Fit | Overlay
    ) -> None:
        self._saving.write_chosen(
            title, {".csv": found.to_csv, ".mat": found.to_mat, ".npz": found.to_numpy}
        )

    def _drive_by_loads(self, found: InverseDynamics) -> None:
        """Put forces as tables in place of drivers; one step of undo."""
        try:
            model = found.forward()
            text = self.tr("Forces in place of drivers")
            self._workspace.document.apply(text, lambda _: model)
        except KaneError as error:
            self._workspace.notices.refuse(told_of(error))

    def _open_data(self, window: FitWindow | InverseWindow, title: str) -> None:
        name, _ = QFileDialog.getOpenFileName(
            window,
            title,
            self._workspace.settings.folder("exports"),
            self.tr("Tables (*.csv *.txt *.tsv *.dat);;All files (*)"),
        )
        if name:
            window.open_data(Path(name))

    def stop(self) -> None:
        """End what is under way, and wait until nothing runs any more."""
        for window in (self._sweep, self._best, self._fit, self._inverse):
            if window is not None:
                window.stop()

    def _take(self, text: str, values: dict[str, float]) -> None:
        """Give parameters other values; one step of undo."""
        try:
            self._workspace.document.apply(text, lambda model: with_parameters(model, values))
        except KaneError as error:
            self._workspace.notices.refuse(told_of(error))

    def _save(self, study: Study) -> None:
        from kane.analyses.study_file import save_study

        kinds = self.tr("Studies (*{})").format(SUFFIX)
        path = self._saving.choose_path(self.tr("Save study"), SUFFIX, kinds)
        if path is not None:
            self._saving.write(path, lambda path: save_study(study, path))

    def _open(self) -> None:
        sweep = self._sweep
        assert sweep is not None  # which has asked for it
        name, _ = QFileDialog.getOpenFileName(
            sweep,
            self.tr("Open study"),
            self._workspace.settings.folder("exports"),
            self.tr("Studies (*{})").format(SUFFIX),
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Show the study of a file."""
        from kane.analyses.study_file import load_study

        sweep = self.show_sweep()
        try:
            sweep.open_study(load_study(path), path.name)
        except FileError as error:
            sweep.warn(told_of(error))

    def _export(self, title: str, write: object) -> None:
        path = self._saving.choose_path(title, ".csv", "CSV (*.csv)")
        if path is not None:
            assert callable(write)
            self._saving.write(path, write)


def _bring_up(window: StudyWindow) -> None:
    window.show()
    window.raise_()
    window.activateWindow()

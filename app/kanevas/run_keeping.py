"""The list of runs in the window: what comes into it, what is shown of it, files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from kane.files.model_json import dumps, loads
from kanevas.exports.saving import Saving
from kanevas.plots.other_run import OtherRun
from kanevas.run_list import KeptRun, RunList, RunListPanel
from kanevas.runs.result_files import ResultReader

if TYPE_CHECKING:
    from kane.results import Result
    from kanevas.window import MainWindow


class RunKeeping(QObject):
    """Keeps the runs of the document, and lets stage and plots show those that are wanted.

    Attributes:
        list: the runs.
        panel: the view of them.
        reader: reads results from files.

    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.list = RunList(self)
        self.panel = RunListPanel(self.list, window.theme)
        self.reader = ResultReader(self)
        self._saving = Saving(window)
        self._compared: tuple[KeptRun, ...] = ()
        self.list.changed.connect(self._compare)
        self.list.chosen.connect(self._show)
        self.list.let_go.connect(self._tell_of_room)
        self.panel.save_wanted.connect(self._save)
        self.panel.removed.connect(self._offer_back)
        self.reader.began.connect(self._tell_of_reading)
        self.reader.finished.connect(self._take)
        self.reader.failed.connect(self._refuse)
        window.document.opened.connect(self._start_over)
        window.document.changed.connect(self._follow)

    def add(self, result: Result) -> None:
        """Keep the run that has just ended."""
        self._follow()
        self.list.add(result)

    def ask_open(self) -> None:
        """Let the user choose a file with a result, and open it."""
        window = self._window
        name, _ = QFileDialog.getOpenFileName(
            window, self.tr("Open result"), window.settings.folder("exports"),
            self.tr("Results (*.h5 *.hdf5);;All files (*)"),
        )  # fmt: skip
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Read a result from a file, and show it."""
        self._window.settings.remember_folder("exports", path.absolute().parent)
        self.reader.start(path)

    def stop(self) -> None:
        """Wait until no file is at hand any more."""
        self.reader.stop()
        self._saving.stop()

    # --- what is shown

    def _show(self, result: Result) -> None:
        """Show a run at the time at which the one before stood."""
        window = self._window
        time = window.player.clock.time
        window.stage.show_result(result)
        window.player.load(float(result.time[-1]))
        window.player.seek(min(time, float(result.time[-1])))

    def _compare(self) -> None:
        compared = self.list.overlaid
        if compared != self._compared:
            self._compared = compared
            self._window.plots.show_runs(
                [OtherRun(run.name, run.result, run.style) for run in compared]
            )

    def _follow(self) -> None:
        if self.list.runs or self._window.result is not None:
            document = self._window.document
            self.list.watch(document.model, document.digest)
            self.panel.follow(document.digest)

    def _start_over(self) -> None:
        self.reader.stop()
        self.list.clear()

    # --- files

    def _save(self, run: KeptRun) -> None:
        path = self._saving.choose_path(
            self.tr("Save “{}”").format(run.name), ".h5", self.tr("Results (*.h5 *.hdf5)")
        )
        if path:
            self._saving.write_beside(
                path, lambda path, go_on: run.result.to_hdf5(path, progress=go_on)
            )

    def _tell_of_reading(self, path: Path) -> None:
        self._window.statusBar().showMessage(self.tr("Reading {} …").format(path.name))

    def _take(self, result: Result, path: Path) -> None:
        """Show a result that was read; one of another model as the user wants it."""
        window = self._window
        window.statusBar().clearMessage()
        if result.digest == window.document.digest:
            self._show_read(result, path)
        elif not window.document.model.bodies and not window.document.modified:
            self._open_model(result, path)
        else:
            self._ask(result, path)

    def _ask(self, result: Result, path: Path) -> None:
        box = QMessageBox(
            QMessageBox.Icon.Question,
            self.tr("Run of another model"),
            self.tr("“{}” is not a run of the model that is open.").format(path.name),
            parent=self._window,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(
            self.tr("Open the model that is kept in it, or only compare the run with those here?")
        )
        roles = QMessageBox.ButtonRole
        wanted: dict[object, Callable[[Result, Path], None]] = {
            box.addButton(self.tr("Open its model"), roles.AcceptRole): self._open_model,
            box.addButton(self.tr("Only compare"), roles.ActionRole): self._keep_beside,
        }
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        answer = wanted.get(box.clickedButton())
        box.deleteLater()
        if answer:
            answer(result, path)

    def _open_model(self, result: Result, path: Path) -> None:
        if self._window.files.may_discard():
            self._window.document.recover(loads(dumps(result.model), unfinished=True), None)
            self._show_read(result, path)

    def _show_read(self, result: Result, path: Path) -> None:
        self.panel.follow(self._window.document.digest)
        self.list.add(result, path.stem)
        self._show(result)

    def _keep_beside(self, result: Result, path: Path) -> None:
        shown = self.list.shown
        run = self.list.add(result, path.stem)
        if shown is None:
            self._show(result)
        else:
            self.list.overlay(run, True)
            self.list.choose(shown)

    def _refuse(self, text: str) -> None:
        self._window.statusBar().clearMessage()
        self._window.notices.warn(text)

    # --- room

    def _offer_back(self, run: KeptRun, place: int) -> None:
        notices = self._window.notices

        def put_back() -> None:
            notices.hide()
            self.list.put_back(run, place)

        notices.tell(self.tr("“{}” was deleted.").format(run.name), self.tr("Undo"), put_back)

    def _tell_of_room(self, names: list[str]) -> None:
        self._window.notices.tell(
            self.tr("To spare memory, the list let go of: {}. Save runs that you want to keep.")
            .format(", ".join(names))
        )  # fmt: skip

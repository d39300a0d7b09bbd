"""The list of runs in the window: what comes into it, what is shown of it, files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from kane.files.model_json import dumps, loads
from kanevas.exports.saving import Saving
from kanevas.plots import PlotPanel
from kanevas.plots.other_run import OtherRun
from kanevas.run_list import RunListPanel
from kanevas.runs.result_files import ResultReader
from kanevas.runs.run_list import KeptRun
from kanevas.widgets.question import give_letters
from kanevas.workspace import Workspace

if TYPE_CHECKING:
    from kane.results import Result


class RunKeeping(QObject):
    """Lets plots show the kept runs that are wanted, reads and saves them.

    Attributes:
        panel: the view of them.
        reader: reads results from files.

    """

    def __init__(
        self,
        parent: QWidget,
        workspace: Workspace,
        plots: PlotPanel,
        may_discard: Callable[[], bool],
    ) -> None:
        """Take the parent of all dialogs, and what asks whether the document may go."""
        super().__init__(parent)
        self._parent, self._workspace, self._plots = parent, workspace, plots
        self._may_discard = may_discard
        self._list = workspace.runs
        self.panel = RunListPanel(workspace.runs, workspace.colors.theme)
        self.reader = ResultReader(self)
        self._saving = Saving(parent, workspace)
        self._compared: tuple[KeptRun, ...] = ()
        self._list.changed.connect(self._compare)
        self._list.let_go.connect(self._tell_of_room)
        self.panel.save_wanted.connect(self._save)
        self.panel.removed.connect(self._offer_back)
        self.reader.began.connect(self._tell_of_reading)
        self.reader.finished.connect(self._take)
        self.reader.failed.connect(self._refuse)
        workspace.document.opened.connect(self.reader.stop)
        workspace.document.changed.connect(self._follow)
        workspace.presenter.result_changed.connect(self._follow)

    def ask_open(self) -> None:
        """Let the user choose a file with a result, and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._parent, self.tr("Open result"), self._workspace.settings.folder("exports"),
            self.tr("Results (*.h5 *.hdf5);;All files (*)"),
        )  # fmt: skip
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Read a result from a file, and show it."""
        self._workspace.settings.remember_folder("exports", path.absolute().parent)
        self.reader.start(path)

    def stop(self) -> None:
        """Wait until no file is at hand any more."""
        self.reader.stop()
        self._saving.stop()

    # --- what is shown

    def _compare(self) -> None:
        compared = self._list.overlaid
        if compared != self._compared:
            self._compared = compared
            self._plots.show_runs([OtherRun(run.name, run.result, run.style) for run in compared])

    def _follow(self) -> None:
        if self._list.runs or self._workspace.presenter.result is not None:
            document = self._workspace.document
            self._list.watch(document.model, document.digest)
            self.panel.follow(document.digest)

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
        self._workspace.notices.remark(self.tr("Reading {} …").format(path.name))

    def _take(self, result: Result, path: Path) -> None:
        """Show a result that was read; one of another model as the user wants it."""
        document = self._workspace.document
        self._workspace.notices.remark("")
        if result.digest == document.digest:
            self._show_read(result, path)
        elif not document.model.bodies and not document.modified:
            self._open_model(result, path)
        else:
            self._ask(result, path)

    def _ask(self, result: Result, path: Path) -> None:
        box = QMessageBox(
            QMessageBox.Icon.Question,
            self.tr("Run of another model"),
            self.tr("“{}” is not a run of the model that is open.").format(path.name),
            parent=self._parent,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(
            self.tr("Open the model that is kept in it, or only compare the run with those here?")
        )
        roles = QMessageBox.ButtonRole
        wanted: dict[object, Callable[[Result, Path], None]] = {
            box.addButton(self.tr("&Open its model"), roles.AcceptRole): self._open_model,
            box.addButton(self.tr("Only co&mpare"), roles.ActionRole): self._keep_beside,
        }
        box.addButton(QMessageBox.StandardButton.Cancel)
        give_letters(box)
        box.exec()
        answer = wanted.get(box.clickedButton())
        box.deleteLater()
        if answer:
            answer(result, path)

    def _open_model(self, result: Result, path: Path) -> None:
        if self._may_discard():
            self._workspace.document.recover(loads(dumps(result.model), unfinished=True), None)
            self._show_read(result, path)

    def _show_read(self, result: Result, path: Path) -> None:
        self.panel.follow(self._workspace.document.digest)
        self._list.add(result, path.stem)
        self._workspace.show_result(result)

    def _keep_beside(self, result: Result, path: Path) -> None:
        shown = self._list.shown
        run = self._list.add(result, path.stem)
        if shown is None:
            self._workspace.show_result(result)
        else:
            self._list.overlay(run, True)
            self._list.choose(shown)

    def _refuse(self, text: str) -> None:
        self._workspace.notices.remark("")
        self._workspace.notices.warn(text)

    # --- room

    def _offer_back(self, run: KeptRun, place: int) -> None:
        notices = self._workspace.notices

        def put_back() -> None:
            notices.clear()
            self._list.put_back(run, place)

        notices.tell(self.tr("“{}” was deleted.").format(run.name), self.tr("Undo"), put_back)

    def _tell_of_room(self, names: list[str]) -> None:
        self._workspace.notices.tell(
            self.tr("To spare memory, the list let go of: {}. Save runs that you want to keep.")
            .format(", ".join(names))
        )  # fmt: skip

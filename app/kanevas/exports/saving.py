"""Where a file goes, the writing of it, and the word that it is there."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from kane.errors import FileError
from kanevas.assets.told import told_of
from kanevas.runs.task import Task
from kanevas.widgets.progress_dialog import ProgressDialog
from kanevas.workspace import Workspace

Progress = Callable[[float], None]
Write = Callable[[Path], object]
WriteOn = Callable[[Path, Progress], object]

KINDS = {
    ".csv": "CSV (*.csv)",
    ".mat": "MATLAB (*.mat)",
    ".npz": "NumPy (*.npz)",
    ".png": "PNG (*.png)",
    ".svg": "SVG (*.svg)",
}


class _GivenUpError(Exception):
    """The user wants no more of a file."""


class Saving(QObject):
    """Asks for a file, writes it, names it when it is there and offers to open its folder."""

    def __init__(self, parent: QWidget, workspace: Workspace) -> None:
        super().__init__(parent)
        self._parent, self._workspace = parent, workspace
        self._task: Task | None = None
        self._progress: ProgressDialog | None = None
        self._after: Callable[[], object] | None = None

    def choose_path(self, title: str, suffix: str, kinds: str = "") -> Path | None:
        """Let the user choose a file, in the folder of the last export.

        Args:
            title: of the dialog.
            suffix: what the name ends with where the user types no other end.
            kinds: of files, as Qt's dialog has them; by default that of the suffix.

        """
        stem = Path(self._workspace.document.name).stem
        folder = self._workspace.settings.folder("exports")
        kinds = kinds or f"{suffix[1:].upper()} (*{suffix})"
        dialog = QFileDialog(self._parent, title, folder, kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(f"{stem}{suffix}")
        path = Path(dialog.selectedFiles()[0]) if dialog.exec() else None
        dialog.deleteLater()  # with the thread in which it watches folders
        return path

    def write_chosen(self, title: str, kinds: Mapping[str, Write]) -> None:
        """Let the user choose a file of one of some kinds, and write it at once.

        Args:
            title: of the dialog.
            kinds: what writes a file, by its suffix; the first one where no other is typed.

        """
        first = next(iter(kinds))
        path = self.choose_path(title, first, ";;".join(KINDS[suffix] for suffix in kinds))
        if path is None:
            return
        if path.suffix.lower() not in kinds:
            path = path.with_name(f"{path.name}{first}")
        self.write(path, kinds[path.suffix.lower()])

    def write(self, path: Path, write: Write) -> None:
        """Write a file at once."""
        try:
            write(path)
        except FileError as error:
            self._workspace.notices.warn(told_of(error))
            return
        self.tell(path)

    def write_beside(
        self, path: Path, write: WriteOn, after: Callable[[], object] | None = None
    ) -> None:
        """Write a file in a thread, while a dialog tells how far it is and can end it.

        Args:
            path: the file.
            write: writes it, and is told when to give up by what its second argument raises.
            after: called when the file is there.

        """

        def writing(progress: Progress, stop: threading.Event) -> Path | None:
            def go_on(done: float) -> None:
                if stop.is_set():
                    raise _GivenUpError
                progress(done)

            try:
                write(path, go_on)
            except _GivenUpError:
                return None
            return path

        self._end()
        self._task, self._after = (task := Task(writing, self)), after
        text = self.tr("Writing {} …").format(path.name)
        self._progress = ProgressDialog(self.tr("Export"), text, self._parent)
        self._progress.given_up.connect(task.cancel)
        task.progressed.connect(self._progress.show_progress)
        task.succeeded.connect(self._succeed)
        task.failed.connect(self._fail)
        task.start()

    def tell(self, path: Path) -> None:
        """Name a file that is there now, and offer to open its folder."""
        self._workspace.settings.remember_folder("exports", path.parent)
        self._workspace.notices.tell(
            self.tr("Wrote {}").format(path),
            self.tr("Show folder"),
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent))),
        )

    def _succeed(self, path: Path | None) -> None:
        self._end()
        if path:
            self.tell(path)
            if self._after:
                self._after()
        else:
            self._workspace.notices.tell(self.tr("Nothing was written."))

    def _fail(self, text: str) -> None:
        self._end()
        self._workspace.notices.warn(text)

    def _end(self) -> None:
        if self._task and self._progress:
            self._task.wait()
            self._task.deleteLater()
            self._progress.end()
            self._task = self._progress = None

    def stop(self) -> None:
        """Give up what is being written, and wait until nothing runs any more."""
        if self._task:
            self._task.cancel()
        self._end()

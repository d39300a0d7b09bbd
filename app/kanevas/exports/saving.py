"""Where a file goes, the writing of it, and the word that it is there."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QProgressDialog

from kane.errors import FileError
from kanevas.runs.task import Task

if TYPE_CHECKING:
    from kanevas.window import MainWindow

Write = Callable[[Path], object]
PATIENCE = 400  # ms until a person wants to see that something is under way


class Saving(QObject):
    """Asks for a file, writes it, names it when it is there and offers to open its folder."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._task: Task | None = None
        self._path = Path()

    def ask(self, title: str, suffix: str, kinds: str = "") -> Path | None:
        """Let the user choose a file, in the folder of the last export.

        Args:
            title: of the dialog.
            suffix: what the name ends with where the user types no other end.
            kinds: of files, as Qt's dialog has them; by default that of the suffix.

        """
        window = self._window
        stem = Path(window.document.name).stem
        folder = window.settings.folder("exports")
        kinds = kinds or f"{suffix[1:].upper()} (*{suffix})"
        dialog = QFileDialog(window, title, folder, kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(f"{stem}{suffix}")
        path = Path(dialog.selectedFiles()[0]) if dialog.exec() else None
        dialog.deleteLater()  # with the thread in which it watches folders
        return path

    def write(self, path: Path, write: Write) -> None:
        """Write a file at once."""
        try:
            write(path)
        except FileError as error:
            self._window.notices.warn(str(error))
            return
        self.tell(path)

    def write_beside(self, path: Path, write: Write) -> None:
        """Write a file in a thread, while the window says so and waits."""

        def writing(_progress: Callable[[float], None], _stop: threading.Event) -> Path:
            write(path)
            return path

        self._wait = QProgressDialog(
            self.tr("Writing {} …").format(path.name), "", 0, 0, self._window
        )
        self._wait.setWindowTitle(self.tr("Export"))
        self._wait.setCancelButton(None)
        self._wait.setWindowModality(Qt.WindowModality.WindowModal)
        self._wait.setMinimumDuration(PATIENCE)
        self._wait.setValue(0)
        self._task = Task(writing, self)
        self._task.succeeded.connect(self._succeed)
        self._task.failed.connect(self._fail)
        self._task.start()

    def tell(self, path: Path) -> None:
        """Name a file that is there now, and offer to open its folder."""
        self._window.settings.remember_folder("exports", path.parent)
        self._window.notices.tell(
            self.tr("Wrote {}").format(path),
            self.tr("Show folder"),
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent))),
        )

    def _succeed(self, path: Path) -> None:
        self._end()
        self.tell(path)

    def _fail(self, text: str) -> None:
        self._end()
        self._window.notices.warn(text)

    def _end(self) -> None:
        if self._task:
            self._task.wait()
            self._task.deleteLater()
            self._task = None
            self._wait.reset()
            self._wait.deleteLater()

    def stop(self) -> None:
        """Wait until nothing is written any more."""
        self._end()

"""Results from files, in the background."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kanevas.runs.task import Task

if TYPE_CHECKING:
    from kane.results import Result

SUFFIXES = (".h5", ".hdf5")


def is_result(path: Path) -> bool:
    """Whether a file is called as results are."""
    return path.suffix.lower() in SUFFIXES


class ResultReader(QObject):
    """Reads one result at a time.

    Signals:
        began: the path of a file that is being read.
        finished: a ``kane.Result`` and the path that it came from.
        failed: a sentence for the user.
    """

    began = Signal(object)
    finished = Signal(object, object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: Task | None = None
        self._path = Path()

    def start(self, path: Path) -> None:
        """Read a file; one that is still being read is given up."""
        self.stop()
        self._path = path

        def read(_progress: Callable[[float], None], stop: threading.Event) -> Result:
            from kane.results.hdf5 import load_result

            result = load_result(path, stop)
            _ = result.doubts  # a long one takes a while, which the window must not
            return result

        self._task = Task(read, self)
        self._task.succeeded.connect(self._succeed)
        self._task.failed.connect(self._fail)
        self._task.start()
        self.began.emit(path)

    def stop(self) -> None:
        """Give up what is being read, and wait for its end; no signal follows."""
        if self._task:
            self._task.cancel()
            self._task.wait()
            self._task.deleteLater()
            self._task = None

    def _succeed(self, result: Result) -> None:
        if self.sender() is self._task:  # not one that was given up
            self.stop()
            self.finished.emit(result, self._path)

    def _fail(self, text: str) -> None:
        if self.sender() is self._task:
            self.stop()
            self.failed.emit(text)

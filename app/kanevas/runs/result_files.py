"""Results to and from files, in the background."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from kane.results import Result
from kanevas.runs.task import Task


class ResultFiles(QObject):
    """Writes and reads one result at a time.

    Signals:
        progressed: the part done, 0 to 1.
        saved: the path of a file that is written.
        loaded: a ``kane.Result`` and the path that it came from.
        failed: a sentence for the user.
    """

    progressed = Signal(float)
    saved = Signal(object)
    loaded = Signal(object, object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: Task | None = None

    @property
    def busy(self) -> bool:
        """Whether a file is being written or read."""
        return self._task is not None

    def save(self, result: Result, path: Path) -> None:
        """Write a whole result; nothing happens while another file is at hand."""

        def write(progress: Callable[[float], None], stop: Any) -> Path:
            def go_on(done: float) -> None:
                if stop.is_set():
                    raise InterruptedError
                progress(done)

            result.to_hdf5(path, progress=go_on)
            return path

        self._start(write, self.saved.emit)

    def load(self, path: Path) -> None:
        """Read a result; nothing happens while another file is at hand."""

        def read(*_: Any) -> Result:
            from kane.results.hdf5 import load_result

            return load_result(path)

        self._start(read, lambda result: self.loaded.emit(result, path))

    def stop(self) -> None:
        """Give up and wait until nothing runs any more; no signal follows."""
        if self._task:
            self._task.cancel()
            self._end()

    def _start(self, work: Callable[..., Any], done: Callable[[Any], object]) -> None:
        if self.busy:
            return
        task = self._task = Task(work, self)
        task.progressed.connect(self.progressed)
        task.succeeded.connect(lambda value: self._finish(task, lambda: done(value)))
        task.failed.connect(lambda text: self._finish(task, lambda: self.failed.emit(text)))
        task.start()

    def _finish(self, task: Task, tell: Callable[[], object]) -> None:
        if task is self._task:  # not one that was stopped
            self._end()
            tell()

    def _end(self) -> None:
        if self._task:
            self._task.wait()
            self._task.deleteLater()
            self._task = None

"""Get the solver ready from the moment that the window opens."""

import subprocess
import sys
import threading
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from kane.errors import KaneError
from kane.kernels.compiling.cache import cache_folder, is_prepared
from kane.sentences import say
from kanevas.runs.task import Task

LOOK = 0.1  # s between two looks at the compiling process


class Preparation(QObject):
    """Compiles the solver's kernels once, and loads them at every start.

    Compiling keeps Python busy for tens of seconds, so it is done by a second process, which
    leaves its work in the user's cache; this one only loads it.

    Signals:
        ready: runs can start.
        failed: a sentence for the user.
        waiting: seconds that a first compilation has taken so far.
    """

    ready = Signal()
    failed = Signal(str)
    waiting = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_ready = False
        self._watch = QElapsedTimer()
        self._tick = QTimer(self)
        self._tick.setInterval(1000)
        self._tick.timeout.connect(lambda: self.waiting.emit(round(self._watch.elapsed() / 1000)))
        self._task: Task | None = None
        self._users = 0

    def use(self) -> None:
        """Count somebody among those who need the solver; ``leave`` follows."""
        self._users += 1

    def leave(self) -> None:
        """Let somebody need the solver no more; with the last one it is given up."""
        self._users -= 1
        if self._users <= 0:
            self.stop()

    def start(self) -> None:
        """Begin; ``ready`` follows."""
        if not is_prepared():
            self._watch.start()
            self._tick.start()
            self.waiting.emit(0)
        self._task = Task(_prepare, self)
        self._task.succeeded.connect(self._finish)
        self._task.failed.connect(self._fail)
        self._task.start()

    def stop(self) -> None:
        """Give up and wait until nothing runs any more."""
        self._tick.stop()
        if self._task:
            self._task.cancel()
            self._task.wait()

    def _finish(self, complete: bool) -> None:
        self._tick.stop()
        if complete:
            self.is_ready = True
            self.ready.emit()

    def _fail(self, text: str) -> None:
        self._tick.stop()
        self.failed.emit(text)


def _prepare(_: Callable[[float], None], stop: threading.Event) -> bool:
    """Compile in a second process if need be, then load; return whether that was completed."""
    if not is_prepared() and cache_folder() is not None:
        _compile(stop)
    if stop.is_set():
        return False
    from kane.analyses.preparation import prepare

    prepare()
    return True


def _compile(stop: threading.Event) -> None:
    command = [sys.executable, "-m", "kane", "prepare"]
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as process:
        while process.poll() is None:
            if stop.wait(LOOK):
                process.kill()
                return
        if process.returncode != 0 and process.stderr:
            last = process.stderr.read().decode(errors="replace").strip().splitlines()[-1:]
            raise KaneError(
                say("The solver could not be prepared: {reason}", reason=" ".join(last))
            )

"""Get the solver ready from the moment that the window opens."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kane.errors import KaneError
from kane.kernels.compiling.cache import cache_folder, is_prepared, needed_by
from kane.model import SolverSettings
from kane.sentences import say
from kanevas.runs.task import Task

if TYPE_CHECKING:
    from kane.analyses.plain_run import PlainRuns

LOOK = 0.1  # s between two looks at the compiling process
TELL = 10  # looks between two words on how long it will take
COMPILE = (
    "from kane.analyses.preparation import prepare_for_program; prepare_for_program({!r}, {!r})"
)
ENOUGH = 0.9  # part of the kernels that are there when the first run can be made
FEWEST = 0.1  # part of them from which on one can tell how long it will take


class Preparation(QObject):
    """Compiles the solver's kernels once, and loads them at every start.

    Compiling keeps Python busy for tens of seconds, so it is done by other processes, which leave
    their work in the user's cache; this one only loads it. Until then, what is asked of kernels
    here runs as plain Python, and so do whole runs, in a process of their own.

    Signals:
        ready: runs by the method asked for can start, and all else that uses kernels.
        complete: runs by any method can.
        failed: a sentence for the user.
        settled: much is in memory now that stays there to the end.
        waiting: about how many seconds a first compilation will still take; negative where
            that cannot be told yet.
    """

    ready = Signal()
    complete = Signal()
    failed = Signal(str)
    settled = Signal()
    waiting = Signal(int)
    _loaded = Signal()

    def __init__(
        self, besides: Callable[[], None] = lambda: None, parent: QObject | None = None
    ) -> None:
        """Make one that has not begun.

        Args:
            besides: loads what else a first run needs; called in the thread that loads kernels.
            parent: owner of the object.

        """
        super().__init__(parent)
        self._besides = besides
        self.is_ready = self._is_complete = self._has_failed = False
        self._first = SolverSettings()
        self._task: Task | None = None
        self._users = 0
        self.plain_runs: PlainRuns | None = None
        self._loaded.connect(self._tell_ready)

    def use(self) -> None:
        """Count somebody among those who need the solver; ``leave`` follows."""
        self._users += 1

    def leave(self) -> None:
        """Let somebody need the solver no more; with the last one it is given up."""
        self._users -= 1
        if self._users <= 0:
            self.stop()

    def start(self, first: SolverSettings | None = None) -> None:
        """Begin; ``ready`` follows.

        Args:
            first: settings of the run that is likely to come first.

        """
        self._first = first or SolverSettings()
        self._has_failed = False
        if not is_prepared():
            self.waiting.emit(-1)
        self._task = Task(self._prepare, self)
        self._task.succeeded.connect(self._finish)
        self._task.failed.connect(self._fail)
        self._task.start()

    def retry(self, first: SolverSettings) -> None:
        """Begin anew for a run that is to come, where it failed before; nothing happens else."""
        if self._has_failed and self._task:
            self._task.wait()
            self._task.deleteLater()
            self.start(first)

    def stop(self) -> None:
        """Give up and wait until nothing runs any more."""
        if self._task:
            self._task.cancel()
            self._task.wait()
        self.end_plain_runs()

    def is_ready_for(self, settings: SolverSettings) -> bool:
        """Return whether a run with these settings can start."""
        return self._is_complete or (self.is_ready and _needs(settings) == _needs(self._first))

    def _tell_ready(self) -> None:
        if not self.is_ready:
            self.is_ready = True
            self.settled.emit()
            self.ready.emit()

    def _finish(self, complete: bool) -> None:
        if complete:
            self._is_complete = True
            self._tell_ready()
            self.settled.emit()
            self.complete.emit()
            self.end_plain_runs()

    def _fail(self, text: str) -> None:
        self.end_plain_runs()
        self._has_failed = True
        self.failed.emit(text)

    def end_plain_runs(self) -> None:
        """Let no run go as plain Python any more."""
        if self.plain_runs is not None:
            self.plain_runs.end()
            self.plain_runs = None

    def _prepare(self, _: Callable[[float], None], stop: threading.Event) -> bool:
        """Compile in other processes if need be, then load; return whether that was completed."""
        compiles = not is_prepared() and cache_folder() is not None
        if compiles:
            if not self._wait_for_compiler(stop):
                return False
        else:
            self._besides()
        from kane.analyses.preparation import load_all, prepare

        prepare(self._first)
        self._loaded.emit()
        load_all()
        return True

    def _wait_for_compiler(self, stop: threading.Event) -> bool:
        """Let other processes compile, and tell how long they will take; False if stopped."""
        from kane.analyses.plain_run import PlainRuns

        with _compiler(self._first) as process:
            self.plain_runs = PlainRuns()
            self._besides()
            from kane.analyses.preparation import load, part_done  # it takes a while
            from kane.kernels.compiling.jit import get_ready_to_load, leave_compiling_to_others

            get_ready_to_load()
            self.settled.emit()
            leave_compiling_to_others(True)
            begun, looks, loaded = time.monotonic(), 0, False
            while process.poll() is None:
                if stop.wait(LOOK):
                    return False
                looks += 1
                if not loaded and looks % TELL == 0:
                    self.waiting.emit(_seconds_left(time.monotonic() - begun, part_done() / ENOUGH))
                if not loaded and is_prepared(_needs(self._first)):
                    load(self._first)
                    loaded = True
                    self._loaded.emit()
            leave_compiling_to_others(False)
            if process.returncode != 0 and process.stderr:
                last = process.stderr.read().decode(errors="replace").strip().splitlines()[-1:]
                raise KaneError(
                    say("The solver could not be prepared: {reason}", reason=" ".join(last))
                )
        return not stop.is_set()


def _needs(settings: SolverSettings) -> str:
    return needed_by(settings.method, settings.formulation)


def _seconds_left(elapsed: float, part: float) -> int:
    if part < FEWEST:
        return -1
    return max(1, round(elapsed * (1.0 - part) / part))


@contextlib.contextmanager
def _compiler(first: SolverSettings) -> Iterator[subprocess.Popen[bytes]]:
    """Give the process that compiles; it ends with this program, however that ends."""
    command = [sys.executable, "-c", COMPILE.format(first.method, first.formulation)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as process:
        try:
            yield process
        finally:
            process.kill()

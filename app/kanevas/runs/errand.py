"""One piece of work at a time beside the window."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from kanevas.runs.task import Task

Progress = Callable[[float], None]
Tell = Callable[[Any], None]
Work = Callable[[Progress, Tell, threading.Event], Any]

PATIENCE = 80  # ms that work may take to end once it is cancelled, before nobody waits for it


class Errand(QObject):
    """Does what it was asked for in a thread; the next one is asked for when it has ended.

    Who cancels does not wait: work that is in the middle of something goes on to where it can end,
    while other work may begin. What it has so far still comes, unless other work has begun.

    Signals:
        changed: it has begun, or ended, or is waited for no more.
        released: it was cancelled and is waited for no more.
        progressed: the part done, 0 to 1.
        told: how it stands, an immutable value that the work hands out on its way.
        succeeded: what the work returned.
        failed: a sentence for the user.
    """

    changed = Signal()
    released = Signal()
    progressed = Signal(float)
    told = Signal(object)
    succeeded = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: Task | None = None
        self._late: list[Task] = []  # cancelled, and not at an end yet; the last one counts
        self._news: list[Any] = []
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._release)

    @property
    def busy(self) -> bool:
        """Whether it is at work that somebody waits for."""
        return self._task is not None

    def start(self, work: Work) -> None:
        """Begin; nothing happens while it is at work."""
        if self._task is not None:
            return
        news: list[Any] = []

        def tell(value: Any) -> None:
            news[:] = [value]  # of several that nobody has looked at, the last counts
            task.arrived.emit()

        self._news = news
        self._task = task = Task(lambda progress, stop: work(progress, tell, stop), self)
        task.progressed.connect(self._progress)
        task.arrived.connect(self._arrive)
        task.succeeded.connect(self._succeed)
        task.failed.connect(self._fail)
        task.start()
        self.changed.emit()

    def cancel(self) -> None:
        """Ask the work to end; it says by itself what it has so far."""
        if self._task:
            self._task.cancel()
            self._patience.start()

    def stop(self) -> None:
        """End and wait until nothing runs any more; no signal of the work follows."""
        self.cancel()
        self._end()
        for task in self._late:
            _put_away(task)
        self._late.clear()

    def _release(self) -> None:
        if self._task:
            self._late.append(self._task)
            self._task = None
            self.released.emit()
            self.changed.emit()

    def _is_present(self) -> bool:
        return self._task is not None and self.sender() is self._task

    def _progress(self, part: float) -> None:
        if self._is_present():
            self.progressed.emit(part)

    def _arrive(self) -> None:
        if self._is_present() and self._news:
            self.told.emit(self._news.pop())

    def _succeed(self, value: object) -> None:
        if self._is_wanted():
            self.succeeded.emit(value)

    def _fail(self, text: str) -> None:
        if self._is_wanted():
            self.failed.emit(text)

    def _is_wanted(self) -> bool:
        """Put the task away that has ended, and return whether anybody wants to hear of it."""
        task = self.sender()
        if self._is_present():
            self._end()
            return True
        if task not in self._late:
            return False
        is_last = task is self._late[-1]
        self._late.remove(task)
        _put_away(task)
        return is_last and self._task is None

    def _end(self) -> None:
        self._patience.stop()
        if self._task:
            _put_away(self._task)
            self._task = None
            self.changed.emit()


def _put_away(task: Task) -> None:
    task.wait()
    task.deleteLater()

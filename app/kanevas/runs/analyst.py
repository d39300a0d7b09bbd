"""Looks closely at one instant at a time, in a thread."""

import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from kanevas.runs.task import Task

Look = Callable[[Callable[[float], None], threading.Event], Any]


class Analyst(QObject):
    """Works out what it was asked for last; what was asked for before that is passed over.

    Signals:
        found: the key of a question, and its answer.
        failed: the key of a question, and a sentence for the user.
        progressed: the part done of the present question, 0 to 1.
    """

    found = Signal(object, object)
    failed = Signal(object, str)
    progressed = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: Task | None = None
        self._key: Any = None
        self._next: tuple[Any, Look] | None = None

    @property
    def busy(self) -> bool:
        """Whether a question is being worked on."""
        return self._task is not None

    def ask(self, key: Any, look: Look) -> None:
        """Ask a question; its answer comes with the key, unless another one is asked by then."""
        if self._task and key == self._key:
            self._next = None
            return
        self._next = key, look
        if self._task is None:
            self._begin()

    def drop(self) -> None:
        """Want no answer any more; what is being worked on is asked to end early."""
        self._next = None
        if self._task and self._key is not None:
            self._task.cancel()
            self._task.progressed.disconnect(self.progressed)  # it is on its way out
            self._key = None

    def stop(self) -> None:
        """End and wait until nothing runs any more; no signal follows."""
        self.drop()
        self._end()

    def _begin(self) -> None:
        assert self._next is not None
        (self._key, look), self._next = self._next, None
        self._task = Task(look, self)
        self._task.progressed.connect(self.progressed)
        self._task.succeeded.connect(self._tell)
        self._task.failed.connect(self._fail)
        self._task.start()

    def _tell(self, answer: object) -> None:
        if (key := self._finish()) is not None:
            self.found.emit(key, answer)

    def _fail(self, text: str) -> None:
        if (key := self._finish()) is not None:
            self.failed.emit(key, text)

    def _finish(self) -> Any:
        """End the present question and begin the next; return its key if it is still wanted."""
        if self.sender() is not self._task:
            return None
        key = self._key
        self._end()
        if self._next is not None:
            self._begin()
        return key

    def _end(self) -> None:
        if self._task:
            self._task.wait()
            self._task.deleteLater()
            self._task = None

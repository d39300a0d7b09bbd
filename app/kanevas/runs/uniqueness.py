"""Which reactions of a run are unique, worked out beside the views."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kanevas.runs.task import Task

if TYPE_CHECKING:
    from kane.results import Result


class Uniqueness(QObject):
    """Lets a result find its open reactions, which takes seconds for hundreds of joints.

    Signals:
        found: ``open_reactions`` of a result is at hand from now on; comes with the result.
    """

    found = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: Task | None = None
        self._waiting: list[Result] = []

    def look(self, result: Result) -> None:
        """Find the open reactions of a result, after those that were asked for before."""
        if not any(result is other for other in self._waiting):
            self._waiting.append(result)
            if self._task is None:
                self._begin()

    def stop(self) -> None:
        """Wait until nothing runs any more, and forget what was asked for."""
        self._waiting = []
        self._end_task()

    def _begin(self) -> None:
        self._task = Task(_look(self._waiting[0]), self)
        self._task.succeeded.connect(self._tell)
        self._task.failed.connect(self._go_on)
        self._task.start()

    def _tell(self, result: Result) -> None:
        if self.sender() is self._task:  # not one that was stopped
            self._go_on()
            self.found.emit(result)

    def _go_on(self) -> None:
        self._end_task()
        self._waiting = self._waiting[1:]
        if self._waiting:
            self._begin()

    def _end_task(self) -> None:
        if self._task:
            self._task.wait()
            self._task.deleteLater()
            self._task = None


def _look(result: Result) -> Callable[[Callable[[float], None], threading.Event], Result]:
    def look(_progress: Callable[[float], None], _stop: threading.Event) -> Result:
        result.open_reactions  # noqa: B018 - the result keeps it
        return result

    return look

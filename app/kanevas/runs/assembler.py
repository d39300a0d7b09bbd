"""Closing the joints of the document's model, beside its editing."""

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from kane.model import Model
from kanevas.document.document import Document
from kanevas.runs.task import Task

NOTICEABLE = 300  # ms

Placing = Callable[[Callable[[float], None], threading.Event], Model]


class Assembler(QObject):
    """Moves the bodies so that all joints close, as one edit of the document.

    What is edited meanwhile stays: the newest model is assembled then, and none that the hand still
    moves.

    Signals:
        slow: it takes so long that one should know of it.
        ended: the joints are closed, or cannot be; nothing is under way any more.
        failed: a sentence for the user; nothing was moved.
    """

    slow = Signal()
    ended = Signal()
    failed = Signal(str)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._task: Task | None = None
        self._model = document.model
        self._waits = False  # for the hand to let go
        self._patience = QTimer(self, singleShot=True, interval=NOTICEABLE)
        self._patience.timeout.connect(self.slow)
        document.opened.connect(self.stop)
        document.rested.connect(self._go_on)

    def title(self) -> str:
        """Return what the edit is called."""
        return self.tr("Assemble")

    def placing(self, model: Model) -> Placing:
        """Return what works out the model with its bodies elsewhere, in a thread."""
        return _assembly(model)

    @property
    def busy(self) -> bool:
        """Whether joints are being closed."""
        return self._task is not None or self._waits

    def start(self) -> None:
        """Close the joints of the model as it is now; nothing happens while this is under way."""
        if not self.busy:
            self._patience.start()
            self._begin()

    def stop(self) -> None:
        """Wait until nothing runs any more, and leave the model alone."""
        if self.busy:
            self._end()
            self.ended.emit()

    def _begin(self) -> None:
        self._waits = self._document.in_hand
        if self._waits:
            return
        self._model = self._document.model
        self._task = Task(self.placing(self._model), self)
        self._task.succeeded.connect(self._succeed)
        self._task.failed.connect(self._fail)
        self._task.start()

    def _go_on(self) -> None:
        if self._waits:
            self._begin()

    def _succeed(self, closed: Model) -> None:
        if self.sender() is not self._task:  # one that was stopped
            return
        if self._document.in_hand or self._model is not self._document.model:
            self._end_task()
            self._begin()
            return
        self._end()
        self._document.apply(self.title(), lambda _: closed)
        self.ended.emit()

    def _fail(self, text: str) -> None:
        if self.sender() is self._task:
            self._end()
            self.failed.emit(text)
            self.ended.emit()

    def _end(self) -> None:
        self._patience.stop()
        self._end_task()

    def _end_task(self) -> None:
        self._waits = False
        if self._task:
            self._task.cancel()
            self._task.wait()
            self._task.deleteLater()
            self._task = None


def _assembly(model: Model) -> Placing:
    def assembly(_progress: Callable[[float], None], _stop: threading.Event) -> Model:
        from kane.analyses.assembling import assembled

        return assembled(model)

    return assembly

"""The health of the document's model, worked out beside its editing."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, QTimer, Signal

from kane.errors import Fault
from kane.model import Model, faults, owner
from kane.sentences import as_it_is
from kanevas.document.document import Document
from kanevas.runs.preparation import Preparation
from kanevas.runs.task import Task

if TYPE_CHECKING:
    from kane.analyses.health import Health

# Together with the time of a look, these keep the answer younger than half a second.
QUIET = 100  # ms without an edit before a look
LONGEST_QUIET = 300  # ms after an edit, however many follow
MOST_FAULTS = 1000  # of a model, that are told; what each may have meant is looked for
LONG_LOOK = 200  # ms after which a look at an older model is given up


class Examination(NamedTuple):
    """What a look at a model has found.

    Attributes:
        model: the model looked at.
        faults: (name of the element, fault); the name is empty where the model has the fault.
        health: freedoms and joints; None while the solver is not ready to count them.

    """

    model: Model
    faults: tuple[tuple[str, Fault], ...]
    health: Health | None


class Examiner(QObject):
    """Looks at the model after each edit, in the background, one look at a time.

    Signals:
        began: what was found last is of an older model now.
        examined: an ``Examination``; of the newest model unless ``began`` follows.
        failed: a sentence for the user; nothing was found.
    """

    began = Signal()
    examined = Signal(object)
    failed = Signal(str)

    def __init__(
        self, document: Document, preparation: Preparation, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._preparation = document, preparation
        self._task: Task | None = None
        self._given_up = False
        self._waits = False
        self._since_edit, self._since_look = QElapsedTimer(), QElapsedTimer()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._look)
        document.opened.connect(self._look_at_another)
        document.changed.connect(self.look_again)
        preparation.ready.connect(self.look_again)

    @property
    def is_behind(self) -> bool:
        """Whether the model has changed since it was looked at last."""
        return self._waits or self._task is not None

    def look_again(self) -> None:
        """Look at the model soon: when the hand rests, or after a while."""
        if not self._waits:
            self._waits = True
            self._since_edit.start()
            self.began.emit()
        if self._task is None:
            left = max(LONGEST_QUIET - self._since_edit.elapsed(), 0)
            self._pause.start(min(QUIET, left))
        elif self._since_look.elapsed() > LONG_LOOK:
            self._given_up = True
            self._task.cancel()

    def _look_at_another(self) -> None:
        """Tell nothing of the document that was open before."""
        if self._task:
            self._given_up = True
            self._task.cancel()
        self.look_again()

    def stop(self) -> None:
        """End and wait until nothing runs any more; no signal follows."""
        self._pause.stop()
        self._waits = False
        if self._task:
            self._task.cancel()
            self._end()

    def _look(self) -> None:
        self._waits = self._given_up = False
        self._since_look.start()
        look = _look_at(self._document.model, self._preparation.is_ready)
        self._task = Task(look, self)
        self._task.succeeded.connect(self._tell)
        self._task.failed.connect(self._fail)
        self._task.start()

    def _tell(self, examination: Examination) -> None:
        if self._finish() and not self._given_up:
            self.examined.emit(examination)
            self._go_on()

    def _fail(self, text: str) -> None:
        if self._finish():
            self.failed.emit(text)
            self._go_on()

    def _finish(self) -> bool:
        """End the present look; return whether the news is of it, not of one that was stopped."""
        if self._task is None or self.sender() is not self._task:
            return False
        self._end()
        if self._given_up:
            self._pause.start(0)
        return True

    def _go_on(self) -> None:
        if self._waits:
            self.began.emit()
            self._pause.start(0)

    def _end(self) -> None:
        if self._task:
            self._task.wait()
            self._task.deleteLater()
            self._task = None


def _look_at(
    model: Model, solver_is_ready: bool
) -> Callable[[Callable[[float], None], threading.Event], Examination]:
    def look(_: Callable[[float], None], stop: threading.Event) -> Examination:
        if not solver_is_ready:
            found = tuple((owner(model, fault) or "", fault) for fault in faults(model))
            return Examination(model, _worded(found), None)
        from kane.analyses.health import examine

        health = examine(model, stop)
        found = tuple((each.element, each.fault) for each in health.faults)
        return Examination(model, _worded(found), health)

    return look


def _worded(found: tuple[tuple[str, Fault], ...]) -> tuple[tuple[str, Fault], ...]:
    """Return faults whose words are worked out, which takes long; of a great many the first."""
    told, more = found[:MOST_FAULTS], len(found) - MOST_FAULTS
    for _, fault in told:
        _ = fault.text
    if more > 0:
        text = QCoreApplication.translate("Examiner", "there are {} more faults").format(more)
        told += (("", Fault("", as_it_is(text))),)
    return told

"""A copy of the document, written some seconds after an edit while it has unsaved changes."""

import platform
import threading
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from kane.files.model_json import dumps
from kane.model import Model
from kanevas.document.document import Document
from kanevas.recovery.copies import Copy, remove_copy, write_copy
from kanevas.recovery.session import Session
from kanevas.runs.task import Task
from kanevas.settings import Settings


class Autosave(QObject):
    """Keeps a copy of unsaved work; there is none while all is saved.

    Signals:
        failed: no copy can be written, and why; told once until one can be written again.
    """

    failed = Signal(str)

    def __init__(
        self,
        document: Document,
        session: Session,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._document, self._session = document, session
        self._task: Task | None = None
        self._has_copy = False
        self._is_told = False
        self._timer = QTimer(self, singleShot=True)
        self._follow("copy_after")
        settings.changed.connect(self._follow)
        self._timer.timeout.connect(self._start)
        document.changed.connect(self._wait)
        document.state_changed.connect(self._wait)
        document.opened.connect(self.forget)
        document.saved.connect(self.forget)

    def write_now(self) -> None:
        """Write a copy and wait for it."""
        self._start()
        self._finish()

    def forget(self) -> None:
        """Remove the copy: all is saved, or the user has dropped it."""
        self._timer.stop()
        self._finish()
        if self._has_copy:
            remove_copy(self._session, self._session.name)
            self._has_copy = False

    def _follow(self, setting: str) -> None:
        if setting == "copy_after":
            self._timer.setInterval(1000 * self._settings.copy_after())

    def _wait(self) -> None:
        if not self._document.modified:
            self.forget()
        elif not self._timer.isActive():
            self._timer.start()

    def _start(self) -> None:
        self._timer.stop()
        if not self._document.modified:
            return
        if self._task is not None:  # a slow disk; the timer asks again
            self._timer.start()
            return
        self._has_copy = True
        self._task = Task(_writing(self._document, self._session), self)
        self._task.succeeded.connect(self._take)
        self._task.failed.connect(self._fail)
        self._task.start()

    def _take(self) -> None:
        if self.sender() is self._task:
            self._is_told = False
            self._finish()

    def _fail(self, text: str) -> None:
        if self.sender() is self._task:
            self._finish()
            if not self._is_told:
                self._is_told = True
                self.failed.emit(text)

    def _finish(self) -> None:
        if self._task is not None:
            self._task.wait()
            self._task.deleteLater()
            self._task = None


def _writing(
    document: Document, session: Session
) -> Callable[[Callable[[float], None], threading.Event], Path]:
    model, path, name = document.model, document.path, document.name

    def writing(_progress: Callable[[float], None], _stop: threading.Event) -> Path:
        return write_copy(_copy(model, path, name, session), session)

    return writing


def _copy(model: Model, path: Path | None, name: str, session: Session) -> Copy:
    return Copy(
        session=session.name,
        host=platform.node(),
        file=str(path or ""),
        name=name,
        written=time.time(),
        model=dumps(model),
    )

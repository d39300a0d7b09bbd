"""Models from files, read beside the window, which goes on while it waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QMessageBox, QWidget

from kane.errors import KaneError, ModelError
from kane.sentences import as_it_is
from kanevas.assets.told import told_of
from kanevas.runs.task import Task
from kanevas.widgets.progress_dialog import PATIENCE, ProgressDialog
from kanevas.widgets.question import give_letters

if TYPE_CHECKING:
    from kane.model import Model

Reading = Callable[[], "Model"]

FAULTS_SHOWN = 12


class ModelReader(QObject):
    """Reads one model at a time; who asked for it waits, and the window does not.

    Nobody can use the window meanwhile, as nobody knows yet which model it will show. What takes
    longer than a moment says so, and can be given up.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._task: Task | None = None
        self._left: list[Task] = []  # given up, but not at their end yet
        self._found: Model | KaneError | None = None
        self._loop = QEventLoop(self)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._loop.quit)

    def read(self, name: str, reading: Reading) -> Model | None:
        """Return a model; None where the user has given it up, or the window closes.

        Args:
            name: of the file, to be shown.
            reading: reads it, in a thread.

        Raises:
            KaneError: what ``reading`` raises.

        """
        if self._task:
            return None
        self._found = None
        self._task = Task(lambda *_: _tried(reading), self)
        self._task.succeeded.connect(self._take)
        self._task.failed.connect(self._fail)
        self._task.start()
        self._patience.start()
        self._loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self._patience.stop()
        if self._task and self._found is None:
            self._wait_for(name)
        self._leave()
        if isinstance(self._found, KaneError):
            raise self._found
        return self._found

    def stop(self) -> None:
        """Give up what is being read, and wait until nothing is read any more."""
        self._leave()
        self._loop.quit()
        for task in self._left:
            task.wait()
            task.deleteLater()
        self._left.clear()

    def refuse(self, name: str, error: KaneError) -> None:
        """Tell why something is not opened."""
        box = QMessageBox(
            QMessageBox.Icon.Warning,
            self.tr("Not opened"),
            self.tr("“{}” cannot be opened. What was open stays open.").format(name),
            QMessageBox.StandardButton.Ok,
            self._window,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        lines = told_of(error).splitlines()
        box.setInformativeText("\n".join(lines[:FAULTS_SHOWN]))
        if isinstance(error, ModelError) and len(error.faults) > FAULTS_SHOWN:
            rest = len(error.faults) + error.more - FAULTS_SHOWN
            box.setInformativeText(
                f"{box.informativeText()}\n" + self.tr("… and {} more").format(rest)
            )
            box.setDetailedText(told_of(error))
        give_letters(box)
        box.exec()

    def _wait_for(self, name: str) -> None:
        dialog = ProgressDialog(
            self.tr("Opening"), self.tr("Reading {} …").format(name), self._window
        )
        dialog.bar.setMaximum(0)  # nobody knows how far it is
        dialog.given_up.connect(self._loop.quit)
        dialog.show()
        self._loop.exec()
        dialog.end()

    def _leave(self) -> None:
        """Let a task go on to its end, which nobody waits for but the end of the program."""
        task, self._task = self._task, None
        self._left = [left for left in self._left if not _ended(left)]
        if task and not _ended(task):
            self._left.append(task)

    def _take(self, found: Model | KaneError) -> None:
        if self.sender() is self._task:  # not one that was given up
            self._found = found
            self._loop.quit()

    def _fail(self, text: str) -> None:
        if self.sender() is self._task:
            self._found = KaneError(as_it_is(text))
            self._loop.quit()


def _ended(task: Task) -> bool:
    if task.isFinished():
        task.deleteLater()
        return True
    return False


def _tried(reading: Reading) -> Model | KaneError:
    """Return what a task would make a mere text of, too: an error that knows its faults."""
    try:
        return reading()
    except KaneError as error:
        return error

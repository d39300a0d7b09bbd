"""Work in a thread of its own."""

import threading
import traceback
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal

from kane.errors import KaneError
from kanevas.assets.told import told_of


class Task(QThread):
    """Calls a function in a thread; what goes in and comes out is immutable.

    The function gets ``progress`` (call it with 0 to 1) and ``stop`` (an event to look at).

    Signals:
        progressed: the part done, 0 to 1.
        arrived: there is something newer to be looked at, where the function has such.
        told: a sentence on how it goes, where the function has one.
        succeeded: what the function returned.
        failed: a sentence for the user.
    """

    progressed = Signal(float)
    told = Signal(str)
    arrived = Signal()
    succeeded = Signal(object)
    failed = Signal(str)

    def __init__(
        self,
        function: Callable[[Callable[[float], None], threading.Event], Any],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._function = function
        self._stop = threading.Event()

    def cancel(self) -> None:
        """Ask the function to stop; it ends with ``succeeded`` or ``failed`` as it sees fit."""
        self._stop.set()

    @property
    def cancelled(self) -> bool:
        """Whether it was asked to stop."""
        return self._stop.is_set()

    def run(self) -> None:
        try:
            value = self._function(self.progressed.emit, self._stop)
        except KaneError as error:
            self.failed.emit(told_of(error))
        except MemoryError:
            self.failed.emit(self.tr("There is not enough memory for this. Record less often."))
        except Exception as error:  # it must be told in the GUI's thread, and the task must end
            traceback.print_exc()
            text = self.tr("Something went wrong inside Kanevas.")
            self.failed.emit(f"{text} ({type(error).__name__}: {error})")
        else:
            self.succeeded.emit(value)

"""The moment from which on a window is seen."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class FirstSight(QObject):
    """Calls what can wait until all of a window has been painted once."""

    def __init__(self, window: QWidget, call: Callable[[], object]) -> None:
        super().__init__(window)
        self._window, self._call = window, call
        window.installEventFilter(self)

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            window.removeEventFilter(self)
            QTimer.singleShot(0, self, self._tell)  # its parts are painted after it
        return False

    def _tell(self) -> None:
        if self._window.isVisible():  # not closed at once, when nothing should begin any more
            self._call()

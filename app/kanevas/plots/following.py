"""When the plots of a live run are drawn anew: so often that it is seen, and no oftener."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

FRAME = 33  # ms
SHARE = 4  # times as long as drawing takes it rests: the motion comes first


class Following(QObject):
    """Calls what draws, some time after it was wanted; many wishes meanwhile are one."""

    def __init__(self, draw: Callable[[], int], parent: QObject) -> None:
        """Take what draws and returns how long it took to paint that the last time [ms]."""
        super().__init__(parent)
        self._draw = draw
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go)
        self._rest = FRAME

    @property
    def is_due(self) -> bool:
        """Whether it is going to be drawn."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Draw soon."""
        if not self._timer.isActive():
            self._timer.start(self._rest)

    def end(self) -> None:
        """Draw no more of what was wanted."""
        self._timer.stop()

    def _go(self) -> None:
        watch = QElapsedTimer()
        watch.start()
        painting = self._draw()
        self._rest = max(FRAME, SHARE * (watch.elapsed() + painting))

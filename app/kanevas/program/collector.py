"""The garbage collector of Python, in the thread of the window alone.

Python looks for circles of objects in whatever thread it is in when there are enough new ones. In
such circles stand objects of Qt, as plots do that were put away, and one that goes in another
thread than its own takes the program along: its timers, menus and windows belong to that thread.
"""

import gc
import time

from PySide6.QtCore import QObject, QTimer

INTERVAL = 200  # ms; so long, new garbage waits
SHARE = 0.05  # of the time, at most, that looks at all objects may take


class Collector(QObject):
    """Looks for garbage now and then, as often as Python would, from when it is made.

    Args:
        parent: in whose thread it looks, and which ends it.

    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._rounds = [0, 0]  # of looks at new objects, since the last ones at older and at all
        self._rested_until = 0.0
        timer = QTimer(self)
        timer.timeout.connect(self.look)
        timer.start(INTERVAL)

    def look(self) -> None:
        """Look at as many objects as it is time for: at new ones, older ones, or all."""
        first, second, third = gc.get_threshold()
        rounds = gc.get_count()[0] // max(first, 1)
        if not rounds:
            return
        self._rounds = [so_far + rounds for so_far in self._rounds]
        begun = time.perf_counter()
        if self._rounds[1] > second * third and begun >= self._rested_until:
            gc.collect()
            ended = time.perf_counter()
            self._rounds, self._rested_until = [0, 0], ended + (ended - begun) / SHARE
        elif self._rounds[0] > second:
            gc.collect(1)
            self._rounds[0] = 0
        else:
            gc.collect(0)

"""When work is done that the user does not wait for."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

FRAME = 33  # ms
QUICK = 0.012  # s; what takes longer waits for a rest of the hand
MOST = 0.022  # s, two thirds of a frame: what takes no longer is done with each one of a film
REST = 180  # ms
UNKNOWN = 0.03  # s, of work that is another: more than is done with each frame
FORGETTING = 0.7


class Pace(QTimer):
    """Does work soon after it is asked for, however often: quick work thirty times a second.

    Work that would make the hand stumble is done when nobody has asked for a moment. A film has
    it done with each of its frames, or as often as it takes a third of the time.
    """

    def __init__(self, work: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self._work = work
        self._cost = 0.0
        self._is_other = False
        self.timeout.connect(self._do)

    def ask(self, may_rest: bool) -> None:
        """Have the work done soon, for a film at once where it is quick.

        Args:
            may_rest: whether slow work may wait until nobody asks any more, as it may not in a
                film, which asks all the time.

        """
        cost = max(self._cost, UNKNOWN) if self._is_other else self._cost
        if may_rest and cost > QUICK:
            self.start(REST)
        elif not may_rest and cost <= MOST:
            self._do()
        elif not self.isActive():
            self.start(max(FRAME, round(2000 * cost)))

    def add(self, cost: float) -> None:
        """Count the time of what follows the work, as painting does [s]."""
        self._cost = max(self._cost, cost)

    def expect_much(self) -> None:
        """Let work that is another now wait, until it has shown how long it takes."""
        self._is_other = True

    def _do(self) -> None:
        self.stop()
        start = time.perf_counter()
        self._work()
        self._is_other = False
        # Now and then there is little to do; what comes next may be as long as what was before.
        self._cost = max(time.perf_counter() - start, FORGETTING * self._cost)

"""Which of the elements under the pointer a click means; no Qt here."""

import math
from collections.abc import Sequence

SAME_SPOT = 4.0


class Picker:
    """Gives the topmost element, and on repeated clicks at one spot those below it in turn."""

    def __init__(self) -> None:
        self._spot = (math.inf, math.inf)
        self._stack: tuple[str, ...] = ()
        self._turn = 0

    def pick(self, x: float, y: float, names: Sequence[str]) -> str | None:
        """Return the element that a click at a pixel means, None on empty ground.

        Args:
            x: pixels to the right.
            y: pixels down.
            names: elements under the pointer, the topmost first.

        """
        stack = tuple(dict.fromkeys(names))
        near = math.hypot(x - self._spot[0], y - self._spot[1]) <= SAME_SPOT
        if near and stack == self._stack:
            self._turn += 1
        else:
            self._spot, self._stack, self._turn = (x, y), stack, 0
        return stack[self._turn % len(stack)] if stack else None

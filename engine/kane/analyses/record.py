"""What was set and pulled in a simulation so far: knots, with straight lines between them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from kane.analyses.grip import Knot

Key = str | int  # of an input its name, of a grab its number

_versions = count()


class Record:
    """Knots of inputs and of grabs, each a time [s] and numbers; the latest can be forgotten.

    Attributes:
        version: another one after each change.

    """

    def __init__(self) -> None:
        self._knots: dict[Key, list[Knot]] = {}
        self._order: list[Key | None] = []  # None where a knot was there already
        self.version = next(_versions)

    def __len__(self) -> int:
        """How often something was recorded."""
        return len(self._order)

    def add(self, key: Key, knot: Knot) -> None:
        """Record a knot; of two of the same time the first one counts."""
        own = self._knots.setdefault(key, [])
        is_new = not own or own[-1][0] != knot[0]
        if is_new:
            own.append(knot)
        self._order.append(key if is_new else None)
        self.version = next(_versions)

    def cut(self, count: int) -> None:
        """Forget what was recorded after so many times."""
        while len(self._order) > count:
            key = self._order.pop()
            if key is not None:
                self._knots[key].pop()
            self.version = next(_versions)

    def knots(self, key: Key) -> Sequence[Knot]:
        """Return the knots of an input or a grab."""
        return self._knots.get(key, ())

    @property
    def inputs(self) -> list[str]:
        """The inputs that were set, in the order in which they were."""
        return [key for key, own in self._knots.items() if isinstance(key, str) and own]

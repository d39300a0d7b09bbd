"""Names of other programs as names of a model."""

import re
from collections.abc import Iterable

from kane.fields import GROUND, LONGEST_NAME, SYSTEM


class Names:
    """Gives each thing of a file a name that a model may have, and no other thing has."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = {GROUND, SYSTEM, *taken}
        self._next: dict[str, int] = {}  # number that is tried for one more of a name

    def take(self, wanted: str, otherwise: str) -> str:
        """Return a name like the one that is wanted.

        Args:
            wanted: any text.
            otherwise: a word that says what it is: the name where nothing is left of the wanted
                one, and what stands behind one that something else has.

        """
        name = re.sub(r"[^\w \-+#()]", "_", wanted).strip(" ")
        name = re.sub(r"^[\W_]+", "", name)[: LONGEST_NAME - 8].strip(" ") or otherwise
        free, number = name, self._next.get(name, 2)
        if free in self._taken and otherwise != name:
            free = f"{name} {otherwise}"[:LONGEST_NAME]
        while free in self._taken:
            free, number = f"{name} {number}", number + 1
            self._next[name] = number
        self._taken.add(free)
        return free

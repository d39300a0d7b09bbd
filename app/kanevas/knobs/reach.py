"""From where to where a knob goes. No Qt here."""

from __future__ import annotations

import math
from typing import NamedTuple


class Reach(NamedTuple):
    """The numbers that a knob can have.

    Attributes:
        least: at its left end.
        largest: at its right end.

    """

    least: float
    largest: float

    def part(self, value: float) -> float:
        """Return where a value is, 0 to 1; at an end where it is beyond."""
        return min(max((value - self.least) / (self.largest - self.least), 0.0), 1.0)

    def value(self, part: float) -> float:
        """Return the value at a part of the way, 0 to 1, with no more digits than are seen."""
        span = self.largest - self.least
        digits = 3 - math.floor(math.log10(span))
        return round(self.least + part * span, digits)

    def holds(self, value: float) -> bool:
        """Whether a value is within."""
        return self.least <= value <= self.largest


def around(value: float) -> Reach:
    """Return the reach of a parameter, which has no limits: from nothing to twice as much."""
    if value == 0.0 or not math.isfinite(value):
        return Reach(-1.0, 1.0)
    return Reach(min(0.0, 2.0 * value), max(0.0, 2.0 * value))

"""Distances that are watched."""

from collections.abc import Iterator
from typing import ClassVar

from kane.elements.ends import TwoPointElement
from kane.elements.primitives import DistancePath, Path
from kane.elements.quantity import Quantity
from kane.errors import Fault


class Ruler(TwoPointElement, frozen=True, kw_only=True):
    """Measures the distance of two points, of one body or of two; it exerts no force."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        Quantity("length", "m", "distance between the ends"),
        Quantity("length_rate", "m/s", "rate of the length"),
    )

    def coordinates(self) -> dict[str, Path]:
        """Return the distance of the ends."""
        return {
            "length": DistancePath(self.body_a, self.point_a, self.body_b, self.point_b),
        }

    def faults(self, _path: str) -> Iterator[Fault]:
        """Yield what makes the ruler meaningless: nothing does."""
        yield from ()

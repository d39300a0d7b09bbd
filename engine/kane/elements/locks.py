"""Locks: a coordinate of a joint held where it is."""

from collections.abc import Iterator
from typing import ClassVar

from kane.elements.on_joint import Coordinates, OnAngle, OnDisplacement
from kane.elements.primitives import PathRow
from kane.elements.quantity import Quantity, effort
from kane.sentences import say


class AngleLock(OnAngle, frozen=True, kw_only=True, tag="angle"):
    """Holds the angle of a joint as placed."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("torque", "N m", say("torque on body_b about the axis")),
    )

    def rows(self, coordinates: Coordinates) -> Iterator[PathRow]:
        """Yield the primitive constraints that make up the lock."""
        yield PathRow(((1.0, self.path(coordinates)),), angular=True)


class DisplacementLock(OnDisplacement, frozen=True, kw_only=True, tag="displacement"):
    """Holds the displacement of a joint as placed."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("force", "N", say("force on body_b along the axis")),
    )

    def rows(self, coordinates: Coordinates) -> Iterator[PathRow]:
        """Yield the primitive constraints that make up the lock."""
        yield PathRow(((1.0, self.path(coordinates)),))


Lock = AngleLock | DisplacementLock

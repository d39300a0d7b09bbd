"""Shape turning: how bodies turn against each other where a ball touches a core."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal, Self

import numpy as np

from kane.elements.primitives.constraint import Between, Held
from kane.elements.primitives.shape_contact import ShapeContact
from kane.elements.primitives.surroundings import Entry, Normal, RowTables
from kane.kernels.codes import SPEED
from kane.sentences import say

ROWS = {
    "rolls": (Held(say("rolling 1"), SPEED), Held(say("rolling 2"), SPEED)),
    "spins": (Held(say("spinning"), SPEED),),
}


@dataclass(frozen=True)
class ShapeTurning(Between):
    """Rows t . (w_B - w_A) along two directions across the normal of a contact, or along it.

    Attributes:
        place: the contact; no edges cross in it.
        tells: whether of rolling or of spinning.

    """

    table: ClassVar[str] = ShapeContact.table

    body_a: str
    body_b: str
    place: ShapeContact
    tells: Literal["rolls", "spins"]

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry: that of the contact."""
        return ShapeContact.dtype()

    def holds(self) -> tuple[Held, ...]:
        """Return what its rows are like."""
        return ROWS[self.tells]

    def entry(self, rows: RowTables) -> Entry:
        """Return what stands in its entry beside bodies and row."""
        from kane.kernels.primitives.shape_contact import ROLLS, SPINS

        tells = ROLLS if self.tells == "rolls" else SPINS
        return {**self.place.entry(rows), "tells": tells, "held": len(self.holds())}

    def in_plane(self, _normal: Normal, _across: int) -> Iterator[Self]:
        """Yield nothing: in a plane the axis of all turns is known, and a velocity row says it."""
        yield from ()

    def gap(self) -> None:
        """Return None: it holds no position."""

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks: both turn."""
        return frozenset(self.ends)

    def contradicts_plane(self, _normal: Normal) -> bool:
        """Whether it asks for what no motion in a plane can have: nothing turns across a plane."""
        return False

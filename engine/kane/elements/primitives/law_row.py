"""Law row: an expression of coordinates and time is zero, or keeps its value."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np

from kane.elements.primitives.constraint import Constraint, Held
from kane.elements.primitives.surroundings import Normal, RowTables
from kane.kernels.codes import POSITION
from kane.sentences import say


@dataclass(frozen=True)
class LawRow(Constraint):
    """One row: an expression is zero, or keeps the value that it has at the start.

    Attributes:
        law: the expression, of measures and the time.
        keeps: whether it keeps its value, rather than being zero.
        level: SPEED where it speaks of speeds, in which it is linear.

    """

    table: ClassVar[str] = "law_rows"

    law: str
    keeps: bool
    level: int = POSITION

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.law_row import LAW_ROW

        return LAW_ROW

    def holds(self) -> tuple[Held, ...]:
        """Return what its row is like."""
        return (Held(say("expression"), self.level),)

    def enter(self, name: str, rows: RowTables) -> None:
        """Add its entry, its terms and its row."""
        rows.place_law(name, self)

    def in_plane(self, normal: Normal, across: int) -> Iterator[Self]:
        """Yield it as it is."""
        yield self

    def gap(self) -> None:
        """Return None: it speaks of coordinates, not of points."""

    def needs_axes_of(self) -> frozenset[str]:
        """Return no body: which axes it speaks of stands in its measures, which hold anywhere."""
        return frozenset()

    def contradicts_plane(self, normal: Normal) -> bool:
        """Return False: in a plane it asks for no more than it says."""
        return False

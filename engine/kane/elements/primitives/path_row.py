"""Path row: a sum of paths keeps a value, or follows a function of time."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np

from kane.elements.primitives.constraint import ANYHOW, Constraint, Held
from kane.elements.primitives.path import Path
from kane.elements.primitives.surroundings import Normal, RowTables
from kane.fields import Varying
from kane.kernels.codes import POSITION
from kane.sentences import say


@dataclass(frozen=True)
class PathRow(Constraint):
    """One row: the sum of factors times paths keeps a value, or follows a function of time.

    Without an ``offset`` the value is that of the placement in the model. ``angular`` says that
    the sum is an angle, not a length.
    """

    table: ClassVar[str] = "path_rows"

    terms: tuple[tuple[float, Path], ...]
    offset: float | None = None
    drive: Varying | None = None
    level: int = POSITION
    angular: bool = False

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.path_row import PATH_ROW

        return PATH_ROW

    def holds(self) -> tuple[Held, ...]:
        """Return what its row is like."""
        many = len(self.terms) > 1
        return (Held(say("sum of coordinates") if many else self.terms[0][1].words(), self.level),)

    def enter(self, name: str, rows: RowTables) -> None:
        """Add its terms and its row; an angle becomes a length by the extent of the model."""
        scale = rows.extent if self.angular else 1.0
        bodies = rows.place_sum(name, self, scale)
        if self.drive is not None:
            rows.prescribe(name, self.drive, self.level, scale)
        rows.append(bodies, self.level, ANYHOW, scale)

    def in_plane(self, normal: Normal, across: int) -> Iterator[Self]:
        """Yield it as it is."""
        yield self

    def gap(self) -> None:
        """Return None: it speaks of coordinates, not of points."""

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks."""
        return frozenset[str]().union(*(path.needs_axes_of() for _, path in self.terms))

    def contradicts_plane(self, normal: Normal) -> bool:
        """Return False: in a plane it asks for no more than it says."""
        return False

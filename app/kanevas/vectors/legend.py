"""Lines that tell what arrows mean."""

from typing import NamedTuple

from kane.reading.holds import Hold
from kane.reading.vector_kind import VectorKind


class LegendLine(NamedTuple):
    """A line of the legend.

    Attributes:
        kind: of the vectors; None for a line without an arrow.
        text: what it says.
        is_dashed: whether its arrow is dashed.
        hold: whose mark stands before it, where shapes touch; None for none.

    """

    kind: VectorKind | None
    text: str
    is_dashed: bool = False
    hold: Hold | None = None

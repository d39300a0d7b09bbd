"""What a table shows: lines with names, cells with numbers, vectors behind them."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kanevas.assets.decimals import with_mark
from kanevas.vectors.arrow import Arrow

NOTHING = 1e-12  # of the largest number beside it: round-off
DIGITS = 4


class Line(NamedTuple):
    """The head of a row or a column.

    Attributes:
        text: what it says.
        names: elements that a click on it selects.
        tip: what it means.
        strong: whether it is a sum.
        parts: names of the parts of its cells, as x, y and z.
        muted: whether it does not count now.

    """

    text: str
    names: tuple[str, ...] = ()
    tip: str = ""
    strong: bool = False
    parts: tuple[str, ...] = ()
    muted: bool = False


class Cell(NamedTuple):
    """What a cell shows.

    Attributes:
        parts: texts side by side: one of a number or a sentence, three of a vector.
        values: the numbers, for copies; none of a sentence.
        doubtful: whether the equations leave it open.
        tip: what it means.
        quantity: name of the result's quantity that it is, as ``A.fx``.
        prose: whether it is a sentence.
        muted: whether it does not count now.

    """

    parts: tuple[str, ...] = ()
    values: tuple[float, ...] = ()
    doubtful: bool = False
    tip: str = ""
    quantity: str = ""
    prose: bool = False
    muted: bool = False

    @property
    def copied(self) -> str:
        """The cell as text for the clipboard and for files: all digits."""
        if not self.values:
            return " ".join(self.parts)
        return " ".join(f"{value or 0.0:.17g}" for value in self.values)


class Sheet:
    """Base of what tables show.

    Attributes:
        rows: heads of the rows.
        columns: heads of the columns.
        note: units and axes, in a few words.

    """

    rows: Sequence[Line] = ()
    columns: Sequence[Line] = ()
    note: str = ""

    def cell(self, row: int, column: int) -> Cell:
        """Return what a cell shows."""
        raise NotImplementedError

    def arrows(self, row: int, column: int) -> tuple[Arrow, ...]:  # noqa: ARG002
        """Return the vectors behind a cell."""
        return ()


def number(value: float, scale: float = 0.0) -> str:
    """Return a number for the eye; what is round-off beside ``scale`` is 0."""
    if value == 0.0 or abs(value) < NOTHING * scale:
        return "0"
    mantissa, sign, power = f"{value:.{DIGITS}g}".partition("e")
    text = f"{mantissa}e{int(power)}" if sign else mantissa
    return with_mark(text.replace("-", "−"))


def number_cell(value: float, scale: float = 0.0, tip: str = "") -> Cell:
    """Return the cell of a number."""
    return Cell((number(float(value), scale),), (float(value),), tip=tip)


def vector_cell(values: Iterable[float], scale: float = 0.0, tip: str = "") -> Cell:
    """Return the cell of a vector."""
    components = tuple(float(value) for value in values)
    return Cell(tuple(number(v, scale) for v in components), components, tip=tip)

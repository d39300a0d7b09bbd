"""The table that an analysis of another package makes."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kane.analyses.array_files import ArrayFiles, Named
from kane.arguments import checked
from kane.errors import ArgumentError
from kane.files.csv_table import write_texts
from kane.sentences import say


@dataclass(frozen=True)
class Column:
    """A column of a table.

    Attributes:
        name: its title.
        values: numbers or texts, one for each row, (n,).
        unit: of the numbers; empty where they have none.

    """

    name: str
    values: Sequence[float] | Sequence[str] | npt.NDArray[np.float64]
    unit: str = ""

    @property
    def title(self) -> str:
        """Name with the unit."""
        return f"{self.name} [{self.unit}]" if self.unit else self.name


@dataclass(frozen=True)
class Table(ArrayFiles):
    """What an analysis found.

    Attributes:
        columns: of equal length.
        note: a sentence above the table, or none.

    """

    columns: tuple[Column, ...]
    note: str = ""

    def __post_init__(self) -> None:
        """Refuse columns of different lengths, and titles that stand twice."""
        titles = [column.name for column in self.columns]
        if len({len(column.values) for column in self.columns}) != 1:
            raise ArgumentError(say("The columns of a table must be of one length."))
        if len(set(titles)) != len(titles):
            raise ArgumentError(say("The columns of a table must have different names."))

    @property
    def rows(self) -> int:
        """Number of rows."""
        return len(self.columns[0].values)

    def texts(self, row: int) -> tuple[str, ...]:
        """Return a row as it is read, numbers with six digits."""
        return tuple(_read(column.values[row]) for column in self.columns)

    @checked
    def to_csv(self, path: str | Path) -> None:
        """Write the table with its titles, exact to the last digit; raises FileError."""
        rows = ([str(column.values[i]) for column in self.columns] for i in range(self.rows))
        write_texts(path, [[column.title for column in self.columns], *rows])

    def _arrays(self) -> Named:
        return [(column.name, np.asarray(column.values)) for column in self.columns]


def _read(value: float | str) -> str:
    return value if isinstance(value, str) else f"{value:.6g}"

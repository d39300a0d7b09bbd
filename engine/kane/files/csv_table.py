"""Tables as CSV, readable by any spreadsheet and exact to the last digit."""

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kane.files.atomic import write_atomically

ROWS_AT_ONCE = 4096

Array = npt.NDArray[np.float64]


def write_csv(path: str | Path, header: Sequence[str], blocks: Iterable[Sequence[Array]]) -> None:
    """Write columns under a header; raises FileError.

    Each number is the shortest text that reads back as the same double.

    Args:
        path: the file.
        header: titles of the columns.
        blocks: columns of equal length, those of one block after those of the other.

    """
    with write_atomically(Path(path)) as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow(header)
        for columns in blocks:
            for first in range(0, len(columns[0]), ROWS_AT_ONCE):
                rows = [column[first : first + ROWS_AT_ONCE] for column in columns]
                writer.writerows(np.stack(rows, axis=1).tolist())


def write_texts(path: str | Path, lines: Iterable[Sequence[str]]) -> None:
    """Write lines of texts as they are; raises FileError."""
    with write_atomically(Path(path)) as stream:
        csv.writer(stream, lineterminator="\n").writerows(lines)

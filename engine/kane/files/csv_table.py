"""Tables as CSV, readable by any spreadsheet and exact to the last digit."""

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kane.files.atomic import write_atomically

ROWS_AT_ONCE = 4096


def write_csv(
    path: str | Path, header: Sequence[str], columns: Sequence[npt.NDArray[np.float64]]
) -> None:
    """Write columns of equal length under a header; raises FileError.

    Each number is the shortest text that reads back as the same double.
    """
    with write_atomically(Path(path)) as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow(header)
        for first in range(0, len(columns[0]), ROWS_AT_ONCE):
            block = np.stack([column[first : first + ROWS_AT_ONCE] for column in columns], axis=1)
            writer.writerows(block.tolist())


def write_texts(path: str | Path, lines: Iterable[Sequence[str]]) -> None:
    """Write lines of texts as they are; raises FileError."""
    with write_atomically(Path(path)) as stream:
        csv.writer(stream, lineterminator="\n").writerows(lines)

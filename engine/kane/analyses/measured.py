"""Measured data: tables of numbers as instruments write them, over time."""

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kane.arguments import checked
from kane.errors import FileError
from kane.files.ordinary import read_ordinary
from kane.sentences import say

Array = npt.NDArray[np.float64]

LARGEST_FILE = 256 * 2**20
UNIT = re.compile(r"\s*(.*?)\s*[\[(]\s*([^\[\]()]*?)\s*[\])]\s*")


@dataclass(frozen=True, eq=False)
class Table:
    """Columns of numbers as a file has them.

    Attributes:
        names: of the columns, without their units.
        units: as the file writes them, in brackets behind the name; empty where it does not.
        values: (lines, columns); not a number where a cell is empty.

    """

    names: tuple[str, ...]
    units: tuple[str, ...]
    values: Array


@dataclass(frozen=True, eq=False)
class Series:
    """Values of a quantity that were measured.

    Attributes:
        quantity: of the result, such as ``K1.x``.
        times: when [s]; rising or not.
        values: what was measured, in SI units.
        deviation: standard deviation of each value; None where it is to be found from what a fit
            leaves over.

    """

    quantity: str
    times: Array
    values: Array
    deviation: float | None = None


@checked
def read_table(path: str | Path) -> Table:
    """Read a table of text: commas, semicolons or tabs between cells, points or commas in numbers.

    The first line names the columns, each with its unit in brackets, as in ``x [mm]``.

    Raises:
        FileError: there is no such file, or it holds no table of numbers.

    """
    path = Path(path)
    content = read_ordinary(path, LARGEST_FILE)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = content.decode("latin-1")  # of instruments: at worst a unit is misread
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if len(lines) < 2:
        raise FileError(say("{path} has no line of numbers below one of names.", path=path))
    mark = max(";\t,", key=lambda each: (lines[0].count(each), lines[1].count(each)))
    comma = mark != ","
    heads, *rows = csv.reader(lines, delimiter=mark)
    found = [UNIT.fullmatch(head) for head in heads]
    numbers = [_numbers(row, len(heads), number, path, comma) for number, row in enumerate(rows, 2)]
    return Table(
        names=tuple(m[1] if m else h.strip() for m, h in zip(found, heads, strict=True)),
        units=tuple(m[2] if m else "" for m in found),
        values=np.array(numbers, dtype=float),
    )


def _numbers(cells: Sequence[str], count: int, line: int, path: Path, comma: bool) -> list[float]:
    if len(cells) != count:
        raise FileError(
            say(
                "Line {line} of {path} has {found} cells, the first line has {count}.",
                line=line,
                path=path,
                found=len(cells),
                count=count,
            )
        )
    try:
        return [_number(cell.replace(",", ".") if comma else cell) for cell in cells]
    except ValueError as error:
        raise FileError(
            say(
                "Line {line} of {path} is not of numbers: {error}",
                line=line,
                path=path,
                error=error,
            )
        ) from error


def _number(cell: str) -> float:
    return float(cell) if cell.strip() else float("nan")

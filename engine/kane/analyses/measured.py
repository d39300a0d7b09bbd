"""Measured data: tables of numbers as instruments write them, over time."""

import csv
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kane.arguments import checked
from kane.errors import FileError, SettingsError
from kane.files.ordinary import read_ordinary
from kane.model import Model, quantities
from kane.sentences import say
from kane.units import compound, fits, of_an_instrument

Array = npt.NDArray[np.float64]

LARGEST_FILE = 256 * 2**20
NO_UNIT = ("", "1", "-")
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

    @checked
    def series(
        self,
        column: str,
        quantity: str,
        model: Model,
        *,
        unit: str | None = None,
        time: str | None = None,
        time_unit: str | None = None,
        deviation: float | None = None,
    ) -> "Series":
        """Return a column as what was measured of a quantity, in SI units.

        Args:
            column: its name.
            quantity: of the result, such as ``K1.x``.
            model: whose result.
            unit: of the numbers, where it is not as the file has it; without any they are in SI.
            time: name of the column of the times; the first one where none is given.
            time_unit: their unit, as above.
            deviation: standard deviation of each value, in SI units.

        Raises:
            SettingsError: there is no such column, or no such unit of the quantity.

        """
        place = self.place(column)
        first = 0 if time is None else self.place(time)
        of_times = self.units[first] if time_unit is None else time_unit
        of_values = self.units[place] if unit is None else unit
        seconds = factor(of_times, say("the time"), "s")
        size = factor(of_values, say("'{name}'", name=quantity), units_of(model).get(quantity))
        times, values = self.values[:, first], self.values[:, place]
        return Series(quantity, seconds * times, size * values, deviation)

    def place(self, column: str) -> int:
        """Return where a column stands; raises SettingsError."""
        if column in self.names:
            return self.names.index(column)
        raise SettingsError(
            say(
                "There is no column '{column}'; there are {names}.",
                column=column,
                names=", ".join(self.names),
            )
        )


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

    The first line names the columns, each with its unit in brackets, as in ``x [mm]``; or the
    units stand in a line of their own below. Without such a line columns are called by numbers.

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
    first = 2  # line of numbers, as an editor counts
    if all(_is_number(cell, comma) for cell in heads):
        rows, first = [heads, *rows], 1
        heads = [f"column {i + 1}" for i in range(len(heads))]
    found = [UNIT.fullmatch(head) for head in heads]
    units = tuple(m[2] if m else "" for m in found)
    if not any(units) and len(rows[0]) == len(heads) and _are_units(rows[0], comma):
        units, rows, first = tuple(cell.strip(" []()") for cell in rows[0]), rows[1:], 3
    if not rows:
        raise FileError(say("{path} has no line of numbers below one of names.", path=path))
    numbers = [
        _numbers(row, len(heads), number, path, comma) for number, row in enumerate(rows, first)
    ]
    return Table(
        names=tuple(m[1] if m else h.strip() for m, h in zip(found, heads, strict=True)),
        units=units,
        values=np.array(numbers, dtype=float),
    )


@checked
def units_of(model: Model) -> Mapping[str, str]:
    """Return the SI units of all quantities that a result of a model has, by name."""
    return {f"{owner}.{entry.key}": entry.unit for owner, entry in quantities(model)}


@checked
def factor(text: str, name: str, unit: str | None = None) -> float:
    """Return what makes SI numbers of those in a unit.

    Args:
        text: the unit as a file or a person has it; nothing where the numbers are in SI units.
        name: of what they are, for people.
        unit: the SI unit of that; None where it is not known.

    Raises:
        SettingsError: there is no such unit, or it is one of something else.

    """
    text = text.strip()
    if text in NO_UNIT or text == unit:
        return 1.0
    wanted = None if unit is None else compound("" if unit in NO_UNIT else unit)
    given = of_an_instrument(text, wanted.dimension if wanted else None)
    if given is None:
        raise SettingsError(say("'{unit}' is no unit that is known here.", unit=text))
    if wanted is not None and not fits(given.dimension, wanted.dimension):
        raise SettingsError(
            say("'{given}' is no unit of {name}, which is in {unit}.",
                given=text, name=name, unit=unit or "1")
        )  # fmt: skip
    return given.factor


def _is_number(cell: str, comma: bool) -> bool:
    try:
        return not np.isnan(_number(cell.replace(",", ".") if comma else cell))
    except ValueError:
        return False


def _are_units(cells: Sequence[str], comma: bool) -> bool:
    """Whether a line below that of the names says in which units the numbers are."""
    bare = [cell.strip(" []()") for cell in cells]
    known = [of_an_instrument(cell) is not None for cell in bare]
    return any(bare) and all(known) and not any(_is_number(cell, comma) for cell in cells)


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

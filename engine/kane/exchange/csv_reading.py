"""Measured values as text: columns over time become tables, and measures that show them."""

import array
import csv
import io
import itertools
import math
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.errors import FileError
from kane.exchange.findings import Findings, Imported
from kane.exchange.names import Names
from kane.files.ordinary import read_ordinary
from kane.model import Measure, Model, ValueTable
from kane.sentences import Sentence, as_it_is, joined, say

LARGEST_FILE = 32 * 2**20
MOST_COLUMNS = 200
MOST_POINTS = 20_000  # of a table, which stands in the model file
LOOK = 20  # lines in which the separator is looked for
Array = npt.NDArray[np.float64]

TIMES = frozenset({"t", "time", "zeit"})

TURN = math.pi / 180
# What common units are in SI: kg, m, s, rad, N and so on.
UNITS: dict[str, tuple[float, str]] = {
    "": (1.0, "1"), "1": (1.0, "1"), "-": (1.0, "1"), "%": (0.01, "1"),
    "s": (1.0, "s"), "ms": (1e-3, "s"), "us": (1e-6, "s"), "µs": (1e-6, "s"), "min": (60.0, "s"),
    "m": (1.0, "m"), "mm": (1e-3, "m"), "cm": (1e-2, "m"), "km": (1e3, "m"), "in": (0.0254, "m"),
    "rad": (1.0, "rad"), "mrad": (1e-3, "rad"), "deg": (TURN, "rad"), "°": (TURN, "rad"),
    "m/s": (1.0, "m/s"), "mm/s": (1e-3, "m/s"), "km/h": (1 / 3.6, "m/s"),
    "m/s^2": (1.0, "m/s^2"), "m/s²": (1.0, "m/s^2"), "g": (9.80665, "m/s^2"),
    "rad/s": (1.0, "rad/s"), "deg/s": (TURN, "rad/s"), "°/s": (TURN, "rad/s"),
    "rpm": (2 * math.pi / 60, "rad/s"), "1/min": (2 * math.pi / 60, "rad/s"),
    "N": (1.0, "N"), "kN": (1e3, "N"), "mN": (1e-3, "N"),
    "Nm": (1.0, "N m"), "N m": (1.0, "N m"), "N*m": (1.0, "N m"), "kNm": (1e3, "N m"),
    "kg": (1.0, "kg"), "W": (1.0, "W"), "kW": (1e3, "W"), "J": (1.0, "J"), "kJ": (1e3, "J"),
    "Hz": (1.0, "Hz"),
}  # fmt: skip
WITH_UNIT = re.compile(r"(?P<name>.*?)\s*[\[(](?P<unit>[^\])]*)[\])]\s*")


class _Column(NamedTuple):
    name: str
    factor: float
    unit: str


def read_csv(path: Path) -> Imported:
    """Return a model of tables, one for each column over the time, and a measure for each.

    The first line names the columns, with units in brackets. A comma, a semicolon or a tab stands
    between them; where it is no comma, decimals may have one. A column called time or t is the
    time, else the first one.

    Raises:
        FileError: there is no such file, or no two columns of numbers stand in it.

    """
    findings = Findings()
    content = read_ordinary(path, LARGEST_FILE)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = content.decode("latin-1")
    first = list(itertools.islice(_lines(text), LOOK))
    separator = max(";\t,", key=lambda each: sum(line.count(each) for line in first))
    rows = csv.reader(_lines(text), delimiter=separator)  # one after another: there may be millions
    try:
        top = next(rows, [])
        has_head = any(_number(cell, separator) is None for cell in top)
        head = top if has_head else [f"column {i + 1}" for i in range(len(top))]
        columns = [_column(cell, path, findings) for cell in head]
        if not 2 <= len(columns) <= MOST_COLUMNS:
            raise _refused(path, say("needs 2 to {most} columns of numbers", most=MOST_COLUMNS))
        all_rows = rows if has_head else itertools.chain([top], rows)
        numbers = _numbers(all_rows, len(columns), separator, path, findings)
    except csv.Error as error:
        raise _refused(path, say("no table of numbers: {error}", error=error)) from error
    time = next((i for i, each in enumerate(columns) if each.name.lower() in TIMES), 0)
    if columns[time].name.lower() not in TIMES:
        findings.guessed(say("is taken for the time"), columns[time].name)
    rising = _rising(numbers, time, path, findings)
    if len(rising) < 2:
        raise _refused(path, say("holds no two times with numbers"))
    return Imported(_model(path, columns, rising, time, findings), tuple(findings))


def _lines(text: str) -> Iterator[str]:
    """Yield the lines that say something."""
    return (line for line in io.StringIO(text, None) if line.strip() and not line.startswith("#"))


def _refused(path: Path, text: Sentence) -> FileError:
    return FileError(joined(": ", (as_it_is(path.name), text)))


def _number(cell: str, separator: str) -> float | None:
    if separator != ",":
        cell = cell.replace(",", ".")
    try:
        value = float(cell)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def _column(cell: str, path: Path, findings: Findings) -> _Column:
    cell = cell.strip()[:200]
    found = WITH_UNIT.fullmatch(cell)
    name, unit = (found["name"], found["unit"].strip()) if found else (cell, "")
    if unit not in UNITS:
        text = say("the unit {unit} is not known: numbers stay as they are", unit=unit)
        findings.guessed(text, name)
        return _Column(name, 1.0, "1")
    factor, si = UNITS[unit]
    if not found and name.lower() in TIMES:
        findings.guessed(say("times are seconds"), path.name)
        si = "s"
    return _Column(name, factor, si)


def _numbers(
    rows: Iterable[Sequence[str]], count: int, separator: str, path: Path, findings: Findings
) -> Array:
    """Return the lines that are all numbers, shape (n, count)."""
    found, missing = array.array("d"), 0
    for row in rows:
        values = [_number(cell, separator) for cell in row[:count]]
        complete = [value for value in values if value is not None]
        if len(complete) == count:
            found.extend(complete)
        else:
            missing += 1
    if missing:
        findings.dropped(say("{count} lines that are not all numbers", count=missing), path.name)
    return np.array(found).reshape(-1, count)


def _rising(numbers: Array, time: int, path: Path, findings: Findings) -> list[list[float]]:
    """Return the lines whose time is later than all before, of very many some."""
    times = numbers[:, time]
    before = np.maximum.accumulate(np.concatenate(([-np.inf], times[:-1])))
    found = numbers[times > before]
    if back := len(numbers) - len(found):
        findings.dropped(say("{count} lines whose time does not rise", count=back), path.name)
    every = math.ceil(len(found) / MOST_POINTS)
    if every > 1:
        findings.dropped(say("all but each line of {count}", count=every), path.name)
    rows: list[list[float]] = found[:: max(every, 1)].tolist()
    return rows


def _model(
    path: Path, columns: list[_Column], rows: list[list[float]], time: int, findings: Findings
) -> Model:
    names = Names()
    tables, measures = [], []
    for i, column in enumerate(columns):
        if i == time:
            continue
        name = names.take(column.name, "column")
        points = tuple((row[time] * columns[time].factor, row[i] * column.factor) for row in rows)
        tables.append(ValueTable(name=name, points=points))
        shown = names.take(f"{name} measured", "measure")
        expression = f"table('{name}', t)"
        measures.append(Measure(name=shown, expression=expression, unit=column.unit))
    findings.taken(
        say("columns: as tables, and as measures that show them beside a run"),
        *(table.name for table in tables),
    )
    return Model(title=path.stem, tables=tuple(tables), measures=tuple(measures))

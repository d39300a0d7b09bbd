"""The numbers of a plot as a table in the units that it shows. No Qt here."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.model import PlotLayout
from kanevas.plots.recorded import Recorded
from kanevas.plots.specification import Axes, kind_of_plot
from kanevas.units import Display


class Column(NamedTuple):
    """A column of a table, with its name and unit as header."""

    header: str
    values: npt.NDArray[np.float64]


def columns_of(
    layout: PlotLayout,
    runs: Sequence[tuple[Recorded, str]],
    axes: Axes,
) -> list[Column]:
    """Return the columns of a plot: of each run what is along the horizontal axis, and its curves.

    Args:
        layout: the plot; curves that its legend has switched off are left out.
        runs: the runs that are drawn, each with its label; empty for the present one.
        axes: as they are shown.

    """
    across = {"time": "time", "spectrum": "frequency", "path": layout.against}[kind_of_plot(layout)]
    columns = []
    for recorded, label in runs:
        of_run = f", {label}" if label else ""
        shown = [c for c in layout.curves if c not in layout.hidden and recorded.has(c)]
        if not shown or (layout.against and not recorded.has(layout.against)):
            continue
        x = recorded.drawn(layout, shown[0]).x
        columns.append(_column(f"{across}{of_run}", x, axes.bottom.unit))
        for curve in shown:
            unit = axes.right.unit if axes.right and curve in layout.right else axes.left.unit
            note = ", not unique" if recorded.is_open(curve) else ""
            y = recorded.drawn(layout, curve).y
            columns.append(_column(f"{curve}{of_run}", y, unit, note))
    return columns


def text_of(columns: Sequence[Column]) -> str:
    """Return a table as CSV; columns of shorter runs end early."""
    return "\n".join(_lines(columns)) + "\n"


def _lines(columns: Sequence[Column]) -> Iterator[str]:
    yield ",".join(_quoted(column.header) for column in columns)
    for row in zip_longest(*(column.values.tolist() for column in columns)):
        yield ",".join("" if value is None else repr(value) for value in row)


def _column(name: str, values: npt.NDArray[np.float64], unit: Display, note: str = "") -> Column:
    words = f"{unit.unit or '1'}{note}"
    return Column(f"{name} [{words}]", values / unit.factor if unit.factor != 1.0 else values)


def _quoted(header: str) -> str:
    return '"{}"'.format(header.replace('"', '""')) if set(header) & set('",\n') else header

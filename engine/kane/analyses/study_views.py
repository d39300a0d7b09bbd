"""What a study shows: families of lines, a map over two parameters, bands of quantiles."""

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kane.analyses.study import Study
from kane.arguments import checked
from kane.errors import SettingsError
from kane.files.atomic import write_atomically
from kane.sentences import say

Array = npt.NDArray[np.float64]

MOST_TIMES = 400  # at which quantiles are taken: more than a screen tells apart
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True, eq=False)
class Line:
    """A measure over a parameter, at one value of another.

    Attributes:
        value: of the other parameter; not a number where there is none.
        x: values of the parameter, rising.
        y: the measure there; the mean of all cases that have these values.

    """

    value: float
    x: Array
    y: Array


@dataclass(frozen=True, eq=False)
class Heat:
    """A measure over two parameters.

    Attributes:
        x, y: values of the parameters, rising.
        values: (x, y) the measure, the mean of all cases there; not a number where there is none.

    """

    x: Array
    y: Array
    values: Array


@dataclass(frozen=True, eq=False)
class Bands:
    """How a curve is spread over all cases.

    Attributes:
        times: from the start to the end of the longest case [s].
        quantiles: parts of the cases, 0 to 1, that lie below.
        values: (quantiles, times); of the cases that last as long.

    """

    times: Array
    quantiles: tuple[float, ...]
    values: Array

    @checked
    def to_csv(self, path: str | Path) -> None:
        """Write times and quantiles, one line a time; raises FileError."""
        with write_atomically(Path(path)) as stream:
            writer = csv.writer(stream, lineterminator="\n")
            writer.writerow(["time", *self.quantiles])
            writer.writerows(np.vstack([self.times, self.values]).T.tolist())


@checked
def column(study: Study, name: str) -> Array:
    """Return a parameter, or a measure, of all cases; raises SettingsError for another name."""
    if name in study.measures:
        return study.measured[:, study.measures.index(name)]
    if name in study.parameters:
        return study.values[:, study.parameters.index(name)]
    raise SettingsError(say("The study has no parameter and no measure '{name}'.", name=name))


@checked
def lines(study: Study, x: str, measure: str, family: str | None = None) -> tuple[Line, ...]:
    """Return a measure over a parameter, a line for each value of another one.

    Raises:
        SettingsError: the study has no parameter or measure of such a name.

    """
    across, up = column(study, x), column(study, measure)
    values = np.zeros(len(up)) if family is None else column(study, family)
    good = np.isfinite(across) & np.isfinite(up)
    found = []
    for value in np.unique(values[good]):
        own = good & (values == value)
        places, which = np.unique(across[own], return_inverse=True)
        means = np.bincount(which, up[own]) / np.bincount(which)
        found.append(Line(float("nan") if family is None else float(value), places, means))
    return tuple(found)


@checked
def heat(study: Study, x: str, y: str, measure: str) -> Heat:
    """Return a measure over two parameters; raises SettingsError for a name that is not there."""
    across, up, of = column(study, x), column(study, y), column(study, measure)
    good = np.isfinite(of)
    xs, i = np.unique(across, return_inverse=True)
    ys, j = np.unique(up, return_inverse=True)
    sums, counts = np.zeros((xs.size, ys.size)), np.zeros((xs.size, ys.size))
    np.add.at(sums, (i[good], j[good]), of[good])
    np.add.at(counts, (i[good], j[good]), 1.0)
    values = np.divide(sums, counts, out=np.full_like(sums, np.nan), where=counts > 0)
    return Heat(xs, ys, values)


@checked
def is_grid(study: Study, x: str, y: str) -> bool:
    """Return whether the values of two parameters form a grid, each with more than one line."""
    across, up = column(study, x), column(study, y)
    there = {*zip(across.tolist(), up.tolist(), strict=True)}
    counts = np.unique(across).size, np.unique(up).size
    return min(counts) > 1 and len(there) == counts[0] * counts[1]


@checked
def bands(study: Study, curve: str, quantiles: Sequence[float] = QUANTILES) -> Bands:
    """Return quantiles of a curve over time, between frames along straight lines.

    Raises:
        SettingsError: the study has not kept this curve, or no case of it has come to its end.

    """
    if curve not in study.curves:
        raise SettingsError(say("The study has not kept the curve '{curve}'.", curve=curve))
    row = study.curves.index(curve)
    there = [
        (times, traces[row])
        for times, traces in zip(study.times, study.traces, strict=True)
        if times.size
    ]
    if not there:
        raise SettingsError(say("No case of the study has a curve."))
    longest = max((times for times, _ in there), key=lambda times: (times[-1], times.size))
    grid = np.linspace(longest[0], longest[-1], min(longest.size, MOST_TIMES))
    values = np.array([np.interp(grid, *each, right=np.nan) for each in there])
    # the longest case lasts to the end, so there is a number at each time
    found = np.nanquantile(values, list(quantiles), axis=0)
    return Bands(grid, tuple(quantiles), np.asarray(found, dtype=float))

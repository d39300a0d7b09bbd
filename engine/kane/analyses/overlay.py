"""Measured values beside those of a run, at the same times."""

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kane.analyses.array_files import ArrayFiles, Named
from kane.analyses.fit import curve_at
from kane.analyses.measured import Series
from kane.arguments import checked
from kane.files.atomic import write_atomically
from kane.results import Result

Array = npt.NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Overlay(ArrayFiles):
    """What was measured, and what a run has there.

    Attributes:
        series: what was measured.
        moved: of each series the values of the run at its times; not a number outside the run.

    """

    series: tuple[Series, ...]
    moved: tuple[Array, ...]

    @property
    def gaps(self) -> tuple[float, ...]:
        """Of each series the root of the mean square of its gaps, where there is a run."""
        pairs = zip(self.series, self.moved, strict=True)
        return tuple(_spread(each.values - own) for each, own in pairs)

    @checked
    def to_csv(self, path: str | Path) -> None:
        """Write what was measured and the run, one line a value; raises FileError."""
        with write_atomically(Path(path)) as stream:
            writer = csv.writer(stream, lineterminator="\n")
            writer.writerow(["quantity", "time", "measured", "run"])
            for series, moved in zip(self.series, self.moved, strict=True):
                lines = zip(
                    series.times.tolist(), series.values.tolist(), moved.tolist(), strict=True
                )
                for time, measured, own in lines:
                    cell = own if np.isfinite(own) else ""
                    writer.writerow([series.quantity, time, measured, cell])

    def _arrays(self) -> Named:
        counts = [each.times.size for each in self.series]
        return [
            ("quantities", np.array([each.quantity for each in self.series], dtype=str)),
            ("series", np.repeat(np.arange(len(counts)), counts)),  # whose each of these is
            ("times", np.concatenate([each.times for each in self.series])),
            ("measured", np.concatenate([each.values for each in self.series])),
            ("run", np.concatenate(self.moved)),
        ]


@checked
def overlay(result: Result, series: Sequence[Series]) -> Overlay:
    """Lay measured values over a run.

    Args:
        result: of the run.
        series: what was measured, see ``measured.Series``; of quantities that the result has.

    Raises:
        UnknownSignalError: the result has no such quantity.

    """
    return Overlay(tuple(series), tuple(_moved(result, each) for each in series))


def _moved(result: Result, series: Series) -> Array:
    times = series.times
    found = curve_at(result.time, result[series.quantity], times)
    is_inside = (times >= result.time[0]) & (times <= result.time[-1])
    return np.where(is_inside, found, np.nan)


def _spread(gaps: Array) -> float:
    there = gaps[np.isfinite(gaps)]
    return float(np.sqrt(np.mean(there**2))) if there.size else float("nan")

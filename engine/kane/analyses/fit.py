"""Fits: parameters for which a model moves as was measured, and how well the data tell them."""

import csv
import functools
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from kane.analyses.array_files import ArrayFiles, Named
from kane.analyses.best import MOST, Best, EnoughError, Search
from kane.analyses.case_runs import Outcome
from kane.analyses.measured import Series
from kane.arguments import checked
from kane.errors import SettingsError
from kane.files.atomic import write_atomically
from kane.model import Model, with_parameters
from kane.sentences import NOTHING, Sentence, joined, say

Array = npt.NDArray[np.float64]
FitWay = Literal["least-squares", "differential-evolution"]
FIT_WAYS: tuple[FitWay, ...] = get_args(FitWay)

ROUNDS = 5  # in which the deviations of several series are found from what a fit leaves over
SETTLED = 0.01  # change of a deviation in a round that is none: it is known to some per cent
UNKNOWN = 0.5  # of the bounds: a direction whose deviation is larger is not told by the data
NOISE = 1e-7  # of the best told direction: what is told less is lost in the noise of differences
FRAMES = 400  # of a run at least: a spline between them errs by 1e-8 of ten full swings
PART = 0.01  # of a direction that is not told, from which a parameter has a part in it
MOST_CHOICES = 1000  # of parameters that might be kept, among which the simplest is looked for
NEIGHBOURS = 0.3  # correlation of neighbouring gaps at least, from which they are no noise
CHANCE = 4.0  # standard deviations of what noise alone would do, beyond which it is none
SMALL = 1e-4  # of the size of a series: gaps below it are told by no one, whatever their pattern
ALIKE = 0.98  # correlation from which two parameters are hardly told apart


@dataclass(frozen=True, eq=False)
class Fit(ArrayFiles):
    """The values with which a model moves most like what was measured.

    Attributes:
        parameters: names.
        values: (parameters,) in SI units.
        covariance: (parameters, parameters) of the values; infinite on the diagonal, and zero
            beside it, for what the data do not tell.
        deviations: (series,) standard deviation of the data from the fitted motion, or as given.
        untold: sentences on what the data cannot tell, or hardly tell apart.
        doubts: sentences on what speaks against the fit: gaps that are no noise, or larger than
            the deviations that were given. The errors of the values are too small then.
        reached: whether the search ended by itself.
        ending: how it ended, in a sentence.
        series: what was measured.
        fitted: of each series the values of the model at its times.
        runs: how many there were.

    """

    parameters: tuple[str, ...]
    values: Array
    covariance: Array
    deviations: Array
    untold: tuple[Sentence, ...]
    doubts: tuple[Sentence, ...]
    reached: bool
    ending: Sentence
    series: tuple[Series, ...]
    fitted: tuple[Array, ...]
    runs: int

    @property
    def case(self) -> dict[str, float]:
        """The values by name."""
        return dict(zip(self.parameters, self.values.tolist(), strict=True))

    @property
    def errors(self) -> Array:
        """(parameters,) standard deviations of the values."""
        errors: Array = np.sqrt(np.diagonal(self.covariance))
        return errors

    @property
    def correlation(self) -> Array:
        """(parameters, parameters) correlations of the errors; not a number where not told."""
        told = np.isfinite(np.diagonal(self.covariance))
        found: Array = np.full(self.covariance.shape, np.nan)
        errors = self.errors[told]
        found[np.ix_(told, told)] = self.covariance[np.ix_(told, told)] / np.outer(errors, errors)
        return found

    @checked
    def errors_to_csv(self, path: str | Path) -> None:
        """Write the values with deviations and covariance, one line each; raises FileError."""
        with write_atomically(Path(path)) as stream:
            writer = csv.writer(stream, lineterminator="\n")
            heads = (f"covariance with {name}" for name in self.parameters)
            writer.writerow(["parameter", "value", "deviation", *heads])
            for name, *numbers in zip(
                self.parameters, self.values.tolist(), self.errors.tolist(), strict=True
            ):
                place = self.parameters.index(name)
                writer.writerow([name, *numbers, *self.covariance[place].tolist()])

    @checked
    def to_csv(self, path: str | Path) -> None:
        """Write what was measured and the fitted motion, one line a value; raises FileError."""
        with write_atomically(Path(path)) as stream:
            writer = csv.writer(stream, lineterminator="\n")
            writer.writerow(["quantity", "time", "measured", "fitted"])
            for series, fitted in zip(self.series, self.fitted, strict=True):
                lines = zip(
                    series.times.tolist(), series.values.tolist(), fitted.tolist(), strict=True
                )
                writer.writerows([series.quantity, *line] for line in lines)

    def _arrays(self) -> Named:
        counts = [each.times.size for each in self.series]
        return [
            ("parameters", np.array(self.parameters, dtype=str)),
            *(
                (name, getattr(self, name))
                for name in ("values", "errors", "covariance", "correlation")
            ),
            ("quantities", np.array([each.quantity for each in self.series], dtype=str)),
            ("deviations", self.deviations),
            ("series", np.repeat(np.arange(len(counts)), counts)),  # whose each of these is
            ("times", np.concatenate([each.times for each in self.series])),
            ("measured", np.concatenate([each.values for each in self.series])),
            ("fitted", np.concatenate(self.fitted)),
        ]


class _Misfit:
    """How far a run is from what was measured, in standard deviations of the data."""

    is_of_squares = True
    measures: tuple[str, ...] = ()

    def __init__(self, series: Sequence[Series], deviations: Array) -> None:
        self._series, self._deviations = series, deviations
        self.curves = tuple(dict.fromkeys(each.quantity for each in series))

    def fitted(self, outcome: Outcome) -> tuple[Array, ...]:
        """Return the values of a run where something was measured."""
        return tuple(
            curve_at(outcome.times, outcome.traces[self.curves.index(each.quantity)], each.times)
            for each in self._series
        )

    def residuals(self, outcome: Outcome) -> Array:
        """Return all gaps, by the deviation of their series."""
        found = zip(self._series, self.fitted(outcome), self._deviations.tolist(), strict=True)
        return np.concatenate([(fit - each.values) / size for each, fit, size in found])

    def number(self, outcome: Outcome) -> float:
        """Return the root of their mean square."""
        return float(np.sqrt(np.mean(self.residuals(outcome) ** 2)))

    def missed(self, _outcome: Outcome) -> Sentence:
        """Return nothing: what is left over is told as the deviation of the data."""
        return NOTHING


@checked
def fit(
    model: Model,
    series: Sequence[Series],
    bounds: Mapping[str, Sequence[float]],
    *,
    way: FitWay = "least-squares",
    most: int = MOST,
    progress: Callable[[float], None] | None = None,
    tell: Callable[[Best], None] | None = None,
    stop: threading.Event | None = None,
    **settings: Any,
) -> Fit:
    """Find the parameters with which a model moves most like what was measured.

    Least squares, each gap by the standard deviation of its series. Where that is not given, it is
    the one that is left over, found in rounds: so series of other sizes and units count alike by
    what they tell. Runs last as long as the data, unless it is said otherwise.

    Args:
        model: the mechanism, at the start of the measurement.
        series: what was measured, see ``measured.Series``.
        bounds: lowest and highest value of each parameter that may change, in SI units.
        way: ``least-squares`` goes downhill from where the parameters are;
            ``differential-evolution`` looks everywhere within the bounds before, which takes many
            more runs, and is for motions that swing often, where a fit from a wrong frequency ends
            in a hollow of its own.
        most: runs, after which the search ends.
        progress: called with the part of these runs that are done, 0 to 1, in this thread.
        tell: called now and then in this thread with how the search stands.
        stop: an event that any thread may set: the search ends with what it has.
        settings: those of ``simulate``.

    Raises:
        SettingsError: there are too few data, or times before the start, or as ``best``.
        ModelError: there is no such parameter, or the model has faults.

    """
    series = tuple(_cleaned(each) for each in series)
    _check(series, bounds)
    end = max(float(each.times.max()) for each in series)
    duration = settings.get("duration") or end
    every = settings.get("record_every") or _between_frames(series, model, duration)
    settings = {**settings, "duration": duration, "record_every": every}
    deviations = np.array([each.deviation or _size(each) for each in series])
    runs, ending, reached = 0, NOTHING, False
    at = model
    for _ in range(ROUNDS):
        misfit = _Misfit(series, deviations)
        left = max(1, most - runs)
        part = functools.partial(_scaled, progress, runs / most) if progress else None
        search = Search(at, misfit, bounds, left, part, tell, stop, settings)
        best = search.run(way, 0)
        way = "least-squares"  # the later rounds begin where the first has ended
        runs += len(best.tried)
        ending, reached = best.ending, best.reached
        at = with_parameters(at, best.case)
        before, deviations = deviations, _deviations(series, misfit, search, len(bounds))
        if not reached or np.abs(deviations / before - 1.0).max() < SETTLED:
            break
        if len(series) == 1:
            break  # its size changes nothing but the covariance
    covariance = np.diag(np.full(len(bounds), np.inf))
    untold: tuple[Sentence, ...] = ()
    try:
        slopes = _slopes(search, best, before / deviations, series)
        covariance, untold = _told(best.parameters, slopes, search.spans)
    except EnoughError as enough:
        ending, reached = enough.args[0], False
    return Fit(
        parameters=best.parameters,
        values=best.values,
        covariance=covariance,
        deviations=deviations,
        untold=untold,
        doubts=tuple(_doubts(series, misfit.fitted(search.best_outcome))),
        reached=reached,
        ending=ending,
        series=series,
        fitted=misfit.fitted(search.best_outcome),
        runs=runs,
    )


def _between_frames(series: Sequence[Series], model: Model, duration: float) -> float:
    """Return a time between frames [s] with which nothing is lost between them.

    Data at equal distances fall on frames; between frames there is a spline.
    """
    times = np.unique(np.concatenate([each.times for each in series]))
    data = float(np.median(np.diff(times))) if times.size > 1 else duration
    coarse = min(data, model.solver.record_every or duration)
    return data / float(np.ceil(data / min(coarse, duration / FRAMES)))


def _scaled(progress: Callable[[float], None], done: float, part: float) -> None:
    progress(done + (1.0 - done) * part)


def _cleaned(series: Series) -> Series:
    """Return a series without the values that are none."""
    good = np.isfinite(series.times) & np.isfinite(series.values)
    return Series(series.quantity, series.times[good], series.values[good], series.deviation)


def _check(series: Sequence[Series], bounds: Mapping[str, Sequence[float]]) -> None:
    count = sum(each.values.size for each in series)
    if count <= len(bounds) or any(each.values.size == 0 for each in series):
        raise SettingsError(
            say(
                "There are too few measured values, {count}, for {parameters} parameters.",
                count=count,
                parameters=len(bounds),
            )
        )
    for each in series:
        if each.times.min() < 0.0:
            raise SettingsError(
                say(
                    "'{quantity}' was measured before the run begins: times must count from its "
                    "start.",
                    quantity=each.quantity,
                )
            )
        if each.deviation is not None and not each.deviation > 0.0:
            raise SettingsError(
                say("The deviation of '{quantity}' must be more than 0.", quantity=each.quantity)
            )


def _size(series: Series) -> float:
    return float(np.ptp(series.values)) or abs(float(series.values[0])) or 1.0


def _deviations(
    series: Sequence[Series], misfit: _Misfit, search: Search, parameters: int
) -> Array:
    """Return the deviation of each series: as given, or what the fit leaves over."""
    total = sum(each.values.size for each in series)
    share = total / (total - parameters)  # what the parameters have taken, each series alike
    found = []
    for each, fitted in zip(series, misfit.fitted(search.best_outcome), strict=True):
        rest = float(np.sqrt(share * np.mean((fitted - each.values) ** 2)))
        # what is left over of data without noise is the rounding of both
        least = np.finfo(float).eps * float(np.abs(each.values).max() or 1.0)
        found.append(each.deviation or max(rest, least))
    return np.array(found)


def _slopes(search: Search, best: Best, sizes: Array, series: Sequence[Series]) -> Array:
    """Return (values, parameters) slopes in the unit cube, by the deviations that were found."""
    search.allow_more()
    rows = np.repeat(sizes, [each.values.size for each in series])
    slopes: Array = rows[:, None] * search.slopes(search.inside(best.values))
    return slopes


def _doubts(series: Sequence[Series], fitted: Sequence[Array]) -> Iterator[Sentence]:
    """Yield what speaks against a fit."""
    for each, own in zip(series, fitted, strict=True):
        gaps = (own - each.values)[np.argsort(each.times, kind="stable")]
        rest, count = float(np.sqrt(np.mean(gaps**2))), gaps.size
        by_chance = CHANCE / np.sqrt(count)
        if each.deviation and rest > each.deviation * (1.0 + by_chance):
            yield say(
                "'{quantity}' misses the data by {ratio:.3g} of the deviations that were given.",
                quantity=each.quantity,
                ratio=rest / each.deviation,
            )
        alike = float(gaps[1:] @ gaps[:-1]) / max(float(gaps @ gaps), np.finfo(float).tiny)
        if rest > SMALL * _size(each) and alike > max(NEIGHBOURS, by_chance):
            yield say(
                "What is left over of '{quantity}' is no noise: neighbouring values miss alike, "
                "with a correlation of {alike:.2f}. The model lacks something, or other values fit "
                "better: look everywhere, or begin elsewhere. The errors are larger than told.",
                quantity=each.quantity,
                alike=alike,
            )


def _told(names: Sequence[str], slopes: Array, spans: Array) -> tuple[Array, tuple[Sentence, ...]]:
    """Return the covariance of the values, and what the data do not tell."""
    _, strengths, ways = np.linalg.svd(slopes)
    strengths = np.pad(strengths, (0, len(names) - len(strengths)))
    strengths = np.where(strengths > NOISE * strengths.max(initial=0.0), strengths, 0.0)
    is_told = strengths > 1.0 / UNKNOWN
    inverse = np.divide(1.0, strengths**2, out=np.zeros_like(strengths), where=is_told)
    inside = (ways.T * inverse) @ ways
    covariance = inside * np.outer(spans, spans)
    # what moves along with what is not told is not told either, however little it moves beside that
    free = ways[~is_told]
    lost = np.linalg.norm(free, axis=0) > np.maximum(PART, np.sqrt(np.diagonal(inside)))
    untold = [_sentence(each) for each in _together(names, free)]
    covariance[lost, :] = 0.0
    covariance[:, lost] = 0.0
    covariance[lost, lost] = np.inf
    return covariance, (*untold, *_alike(names, inside, lost))


def _together(names: Sequence[str], free: Array) -> Iterator[list[str]]:
    """Yield names of parameters that can change together, as few at a time as can be.

    Each group has one that is in no other: if one of each is kept, the data tell the rest.

    Args:
        names: of all parameters.
        free: (ways, parameters) directions, orthonormal, of which the data tell nothing.

    """
    count, total = free.shape
    best: Array = free
    least = np.inf
    for own in islice(combinations(range(total), count), MOST_CHOICES):
        block = free[:, own]
        if count == 0 or np.linalg.cond(block) > 1.0 / PART:
            continue
        ways: Array = np.asarray(np.linalg.solve(block, free), dtype=np.float64)
        parts = np.sum(np.abs(ways) > PART * np.abs(ways).max(axis=1, keepdims=True))
        if parts < least:
            best, least = ways, parts
    for way in best:
        yield [
            name
            for name, part in zip(names, np.abs(way) > PART * np.abs(way).max(), strict=True)
            if part
        ]


def _sentence(names: Sequence[str]) -> Sentence:
    quoted = joined(", ", [say("'{name}'", name=name) for name in names])
    if len(names) == 1:
        return say("The data do not tell {names}: the motion hardly depends on it.", names=quoted)
    return say(
        "The data cannot tell {names} apart: they can change together and the motion stays the "
        "same. Keep one of them, or measure something else.",
        names=quoted,
    )


def _alike(names: Sequence[str], inside: Array, lost: npt.NDArray[np.bool_]) -> list[Sentence]:
    found = []
    for i, one in enumerate(names):
        for j in range(i):
            if lost[i] or lost[j]:
                continue
            alike = inside[i, j] / np.sqrt(inside[i, i] * inside[j, j])
            if abs(alike) > ALIKE:
                found.append(
                    say(
                        "'{one}' and '{other}' are hardly told apart: their errors go together, "
                        "with a correlation of {alike:.3f}.",
                        one=names[j],
                        other=one,
                        alike=alike,
                    )
                )
    return found


def curve_at(times: Array, values: Array, at: Array) -> Array:
    """Return a recorded curve at other times [s]; after its end the last value.

    Between frames it is a cubic spline, which begins anew where the curve may jump: where two
    frames have the same time.

    Args:
        times: (frames,) of the frames [s].
        values: (frames,) there.
        at: (n,) wanted times [s].

    """
    from scipy.interpolate import CubicSpline

    found = np.interp(at, times, values)
    ends = np.flatnonzero(np.diff(times) <= 0.0) + 1
    for piece in np.split(np.arange(times.size), ends):
        inside = (at >= times[piece[0]]) & (at <= times[piece[-1]])
        if piece.size > 3 and inside.any():
            found[inside] = CubicSpline(times[piece], values[piece])(at[inside])
    return found

"""Best values: parameters within bounds for which a goal is reached as well as can be."""

import csv
import functools
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Any, Literal, Protocol, get_args

import numpy as np
import numpy.typing as npt

from kane.analyses.array_files import ArrayFiles, Named
from kane.analyses.case_runs import Outcome, runner
from kane.analyses.dynamics import changed_settings
from kane.analyses.goal import Gauge, Goal
from kane.analyses.hands import Lost, answers
from kane.analyses.study import check
from kane.arguments import checked
from kane.errors import SettingsError
from kane.files.atomic import write_atomically
from kane.files.model_json import dumps
from kane.model import Model, parameter_values
from kane.sentences import NOTHING, Sentence, joined, say

Array = npt.NDArray[np.float64]
Way = Literal[
    "automatic", "least-squares", "nelder-mead", "powell", "l-bfgs-b", "differential-evolution"
]
WAYS: tuple[Way, ...] = get_args(Way)
Bounds = Mapping[str, tuple[float, float]]

MOST = 1000  # runs, unless it is said otherwise
FAILED = 1e30  # what a run that failed counts: worse than any other, and finite for line searches
CLOSE = 1e-10  # of the bounds, in which parameters, and of the goal, in which it is measured
CLOSE_BY = 1e-7  # of the bounds, in which ways without slopes end: the goal is flat there
BROAD = 0.8  # of the runs that look everywhere, before the best place is looked at closely
DIFFERENCE = 1e-4  # of the bounds, over which slopes are taken: far above the noise of a run
UNMOVED = 1e-12  # of a goal: it is the same whatever was tried
OFTEN = 0.1  # s between two reports of how it stands
FRAMES = 200  # of a run at least, between which paths are splines and peaks parabolas
AT_BOUND = 1e-6  # of the bounds: what is as near to one is at it


@dataclass(frozen=True)
class Best(ArrayFiles):
    """The best values that were found, and all that were tried.

    Attributes:
        parameters: names.
        values: (parameters,) the best values, in SI units.
        number: the goal's expression there, or the mean distance of the path to its points [m].
        reached: whether the search ended by itself.
        ending: how it ended, and what has to be said of it, in sentences.
        tried: (runs, parameters) values in the order in which they were tried.
        numbers: (runs,) the number of each; not a number where the run failed.
        places: (runs,) of the squares or numbers that the search made least; infinite where it
            failed.
        trace: (coordinates, frames) the best path, where the goal is one.

    """

    parameters: tuple[str, ...]
    values: Array
    number: float
    reached: bool
    ending: Sentence
    tried: Array
    numbers: Array
    places: Array
    trace: Array

    @property
    def case(self) -> dict[str, float]:
        """The best values by name."""
        return dict(zip(self.parameters, self.values.tolist(), strict=True))

    @checked
    def to_csv(self, path: str | FilePath) -> None:
        """Write all that was tried, one line a run; raises FileError."""
        with write_atomically(FilePath(path)) as stream:
            writer = csv.writer(stream, lineterminator="\n")
            writer.writerow(["run", *self.parameters, "goal"])
            for number, (values, goal) in enumerate(
                zip(self.tried.tolist(), self.numbers.tolist(), strict=True), 1
            ):
                writer.writerow([number, *values, goal if np.isfinite(goal) else ""])

    def _arrays(self) -> Named:
        return [
            ("parameters", np.array(self.parameters, dtype=str)),
            *((name, getattr(self, name)) for name in ("values", "tried", "numbers", "trace")),
            ("number", np.array([self.number])),
        ]


class EnoughError(Exception):
    """The search is over before it has ended by itself."""


@checked
def best(
    model: Model,
    goal: Goal,
    bounds: Mapping[str, Sequence[float]],
    *,
    way: Way = "automatic",
    most: int = MOST,
    seed: int = 0,
    progress: Callable[[float], None] | None = None,
    tell: Callable[[Best], None] | None = None,
    stop: threading.Event | None = None,
    **settings: Any,
) -> Best:
    """Look for the values of parameters with which a goal is reached best.

    The search begins with the values that the parameters have, within the bounds. A run that fails
    counts as worse than all others. What is found is the best of all that was tried; but for
    ``differential-evolution``, it may be the best of its neighbourhood alone.

    Args:
        model: the mechanism.
        goal: see ``goal.Expression`` and ``goal.Path``.
        bounds: lowest and highest value of each parameter that may change, in SI units.
        way: ``least-squares`` (trust region, for values and paths), ``nelder-mead``, ``powell``,
            ``l-bfgs-b`` (all from where they are), ``differential-evolution`` (everywhere, on all
            cores, and downhill from the best place at the end); ``automatic`` takes the first where
            it fits, else the second.
        most: runs, after which the search ends.
        seed: of the random numbers of ``differential-evolution``.
        progress: called with the part of all runs that are done, 0 to 1, in this thread.
        tell: called now and then in this thread with how it stands.
        stop: an event that any thread may set: the search ends with what it has.
        settings: those of ``simulate``.

    Raises:
        SettingsError: nothing may change, bounds make no sense, the goal cannot be read, the way
            does not fit the goal, or no run at all reached its end.
        ModelError: there is no such parameter, or the model has faults.

    """
    chosen_settings = changed_settings(model.solver, **settings)
    fine = chosen_settings.duration / FRAMES
    settings = {**settings, "record_every": min(chosen_settings.record_every or fine, fine)}
    search = Search(model, Gauge(goal), bounds, most, progress, tell, stop, settings)
    chosen = way
    if way == "automatic":
        chosen = "least-squares" if search.gauge.is_of_squares else "nelder-mead"
    if chosen == "least-squares" and not search.gauge.is_of_squares:
        raise SettingsError(
            say("Least squares are for goals that are to have a value, and for paths.")
        )
    return search.run(chosen, seed)


class Measuring(Protocol):
    """What says of a run how far it is from where it is to be.

    Attributes:
        measures, curves: what has to be kept of each run.

    """

    measures: tuple[str, ...]
    curves: tuple[str, ...]

    @property
    def is_of_squares(self) -> bool:
        """Whether all of several numbers are to become zero."""

    def residuals(self, outcome: Outcome) -> Array:
        """Return what is to become zero, or the one number that is to become least."""

    def number(self, outcome: Outcome) -> float:
        """Return what a person is told."""

    def missed(self, outcome: Outcome) -> Sentence:
        """Return by how much a goal that may be reached is missed; nothing where it is reached."""


class Search:
    """A search under way: it runs cases, and keeps what came of them."""

    def __init__(
        self,
        model: Model,
        gauge: Measuring,
        bounds: Mapping[str, Sequence[float]],
        most: int,
        progress: Callable[[float], None] | None,
        tell: Callable[[Best], None] | None,
        stop: threading.Event | None,
        settings: Mapping[str, Any],
    ) -> None:
        """Take what ``best`` takes; raises as it does."""
        self.gauge = gauge
        self.names = tuple(bounds)
        self._low, self._high = _limits(bounds)
        known = parameter_values(model)
        at = [known.get(name, low) for name, low in zip(self.names, self._low, strict=True)]
        self._start = np.clip(at, self._low, self._high)
        case = dict(zip(self.names, self._start.tolist(), strict=True))
        check(model, [case], gauge.measures, gauge.curves, settings)
        if most < 1:
            raise SettingsError(say("There must be a run at least, not {most}.", most=most))
        self._make = functools.partial(
            runner, dumps(model), gauge.measures, gauge.curves, dict(settings), between=True
        )
        self._work = self._make()
        self._most, self._progress, self._tell, self._stop = most, progress, tell, stop
        self._tried: list[Array] = []
        self._numbers: list[float] = []
        self._places: list[float] = []
        self._size = 1  # of the residuals
        self._best: Outcome | None = None
        self._least = np.inf
        self._failure = ""
        self._ending = NOTHING
        self._told = 0.0

    # --- the search

    def run(self, way: Way, seed: int) -> Best:
        """Search, and return what was found; raises SettingsError."""
        start = self.inside(self._start)
        self._ending, reached = say("The search has ended: nothing near is better."), True
        try:
            self.residuals([start])
            if way == "differential-evolution":
                start = self._everywhere(start, seed)
                way = "least-squares" if self.gauge.is_of_squares else "nelder-mead"
            reached = self._from_there(way, start)
        except EnoughError as enough:
            self._ending, reached = enough.args[0], False
        if self._best is None:
            why = self._failure or self._ending
            raise SettingsError(say("No run has reached its end: {why}", why=why))
        return self._standing(self._ending, reached)

    def _from_there(self, way: Way, start: Array) -> bool:
        """Go downhill from a place; return whether an end was reached."""
        import scipy.optimize

        optimize: Any = scipy.optimize  # its stubs refuse bounds that it takes
        box, runs = [(0.0, 1.0)] * len(self.names), 10 * self._most  # the search counts itself
        match way:
            case "least-squares":
                # its first steps are as long as x: one that begins at zero would creep
                found = optimize.least_squares(
                    lambda x: self.residuals([x - 1.0])[0], start + 1.0,
                    jac=lambda x: self.slopes(x - 1.0), bounds=(1.0, 2.0),
                    xtol=CLOSE, ftol=CLOSE, gtol=CLOSE,
                )  # fmt: skip
                return bool(found.status > 0)
            case "nelder-mead":
                options = {"xatol": CLOSE_BY, "fatol": CLOSE, "maxfev": runs, "maxiter": runs}
                found = optimize.minimize(
                    self._place, start, method="Nelder-Mead", bounds=box, options=options
                )
            case "powell":
                options = {"xtol": CLOSE_BY, "ftol": CLOSE, "maxfev": runs, "maxiter": runs}
                found = optimize.minimize(
                    self._place, start, method="Powell", bounds=box, options=options
                )
            case "l-bfgs-b":
                options = {"ftol": CLOSE, "gtol": CLOSE}
                found = optimize.minimize(
                    self._place, start, method="L-BFGS-B", bounds=box, jac=self._gradient,
                    options=options,
                )  # fmt: skip
            case _:
                raise AssertionError(way)
        if not found.success and len(self._tried) < self._most:
            self._ending = say("The search has ended: this way finds no step that is better.")
        return bool(found.success)

    def _everywhere(self, start: Array, seed: int) -> Array:
        """Look all over the bounds; return where it is best."""
        import scipy.optimize

        optimize: Any = scipy.optimize  # its stubs refuse maps that it takes
        whole, self._most = self._most, max(1, round(BROAD * self._most))
        try:
            optimize.differential_evolution(
                self._place, [(0.0, 1.0)] * len(self.names), x0=start, seed=seed,
                workers=self._map, updating="deferred", polish=False, tol=1e-6, maxiter=whole,
            )  # fmt: skip
        except EnoughError:
            if self._is_stopped:
                raise
        finally:
            self._most = whole
        return self.inside(self._tried[int(np.argmin(self._places))])

    @property
    def best_outcome(self) -> Outcome:
        """The run that came nearest; there is one once ``run`` has returned."""
        assert self._best is not None
        return self._best

    def allow_more(self) -> None:
        """Allow the runs that slopes take after the search."""
        self._most = len(self._tried) + 1

    @property
    def spans(self) -> Array:
        """How far the bounds of each parameter are apart."""
        spans: Array = self._high - self._low
        return spans

    @property
    def _is_stopped(self) -> bool:
        return self._stop is not None and self._stop.is_set()

    def _standing(self, ending: Sentence, reached: bool) -> Best:
        place = int(np.argmin(self._places))
        values = self._tried[place]
        ends = [
            name
            for name, value, low, high in zip(
                self.names, values, self._low, self._high, strict=True
            )
            if min(value - low, high - value) <= AT_BOUND * (high - low)
        ]
        if ends and reached:
            at_bounds = say(
                "At a bound are: {names}. Beyond it may be better.",
                names=joined(", ", [say("'{name}'", name=name) for name in ends]),
            )
            ending = say("{ending} {more}", ending=ending, more=at_bounds)
        if reached and (more := self._what_it_means()):
            ending = say("{ending} {more}", ending=ending, more=more)
        assert self._best is not None
        return Best(
            parameters=self.names,
            values=values,
            number=self._numbers[place],
            reached=reached,
            ending=ending,
            tried=np.array(self._tried),
            numbers=np.array(self._numbers),
            places=np.array(self._places),
            trace=self._best.traces,
        )

    def _what_it_means(self) -> Sentence:
        """Return what has to be said of the goal where the search has ended by itself."""
        places = np.array(self._places)
        known = places[np.isfinite(places)]
        if known.size > 1 and np.ptp(known) <= UNMOVED * np.abs(known).max():
            return say("The goal hangs on none of these parameters.")
        assert self._best is not None
        return self.gauge.missed(self._best)

    # --- what SciPy's methods call

    def _place(self, x: Array) -> float:
        return min(self._sum(self.residuals([x])[0]), FAILED)

    def slopes(self, x: Array) -> Array:
        """Return (residuals, parameters) slopes in the unit cube, by differences to both sides.

        They stay within the bounds.
        """
        up = np.minimum(x + DIFFERENCE * np.eye(x.size), 1.0)
        down = np.maximum(x - DIFFERENCE * np.eye(x.size), 0.0)
        found = self.residuals([*up, *down])
        steps = np.diagonal(up - down)
        return np.array([(found[i] - found[i + x.size]) / step for i, step in enumerate(steps)]).T

    def _gradient(self, x: Array) -> Array:
        """Return the slopes of what is to be least."""
        slopes = self.slopes(x)
        if not self.gauge.is_of_squares:
            return np.asarray(slopes[0])
        return np.asarray(2.0 * slopes.T @ self.residuals([x])[0])

    def _map(self, _: Callable[[Array], float], points: Sequence[Array]) -> list[float]:
        """Do what ``map`` does for ``_place``, on all cores."""
        return [min(self._sum(each), FAILED) for each in self.residuals([*points])]

    def _sum(self, residuals: Array) -> float:
        return float(residuals @ residuals if self.gauge.is_of_squares else residuals[0])

    # --- runs

    def residuals(self, points: Sequence[Array]) -> list[Array]:
        """Run the model at places in the unit cube and keep what came of it; raises EnoughError."""
        if len(self._tried) >= self._most:
            raise EnoughError(say("The search was ended after {most} runs.", most=self._most))
        outcomes = self._outcomes([self._outside(point) for point in points])
        found = [self._keep(point, each) for point, each in zip(points, outcomes, strict=True)]
        if self._progress:
            self._progress(min(len(self._tried) / self._most, 1.0))
        if self._tell and self._best is not None and time.monotonic() - self._told > OFTEN:
            self._told = time.monotonic()
            self._tell(self._standing(say("The search goes on."), False))
        return found

    def _outcomes(self, places: Sequence[Array]) -> list[Outcome]:
        cases = [dict(zip(self.names, place.tolist(), strict=True)) for place in places]
        if len(cases) == 1:
            found = [self._work(cases[0], self._stop)]
        else:
            found = [Outcome((), "")] * len(cases)
            with closing(answers(lambda: self._work, cases, by="threads", stop=self._stop)) as all_:
                for number, answer in all_:
                    assert not isinstance(answer, Lost)  # no thread is
                    found[number] = answer
        if self._is_stopped:
            raise EnoughError(say("The search was stopped."))
        return found

    def _keep(self, point: Array, outcome: Outcome) -> Array:
        """Note a run; return its residuals."""
        self._tried.append(self._outside(point))
        residuals = None if outcome.failure else self.gauge.residuals(outcome)
        if residuals is None or not np.isfinite(residuals).all():
            self._failure = self._failure or outcome.failure
            self._numbers.append(np.nan)
            self._places.append(np.inf)
            each = np.sqrt(FAILED / self._size) if self.gauge.is_of_squares else FAILED
            return np.full(self._size, each)
        self._size = residuals.size
        place = self._sum(residuals)
        self._numbers.append(self.gauge.number(outcome))
        self._places.append(place)
        if place < self._least:
            self._least, self._best = place, outcome
        return residuals

    def inside(self, values: Array) -> Array:
        """Return where values stand between their bounds, 0 to 1."""
        inside: Array = (values - self._low) / (self._high - self._low)
        return inside

    def _outside(self, point: Array) -> Array:
        values = self._low + (self._high - self._low) * np.asarray(point)
        clipped: Array = np.clip(values, self._low, self._high)
        return clipped


def _limits(bounds: Mapping[str, Sequence[float]]) -> tuple[Array, Array]:
    if not bounds:
        raise SettingsError(say("Nothing may change: give bounds of a parameter at least."))
    for name, each in bounds.items():
        if len(each) != 2 or not np.isfinite(each).all() or not each[0] < each[1]:
            raise SettingsError(
                say("The bounds of '{name}' must be two numbers, the lower one first.", name=name)
            )
    low, high = np.array([[float(value) for value in each] for each in bounds.values()]).T
    return low, high

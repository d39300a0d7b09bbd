"""Load steps: an equilibrium that is followed while a parameter changes, also through limit points.

The parameter p and the place z are both unknown; along the path the length ds in both together is
given (Crisfield, Computers & Structures 13, 1981; Allgower, Georg, Introduction to Numerical
Continuation Methods, 2003). At a limit point, where a toggle snaps through, p turns back, and the
path goes on. Where two paths cross, as where a column buckles, the determinant of what both
unknowns solve changes its sign (Allgower, Georg, chapter 8).
"""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kane.analyses.array_files import ArrayFiles, Named
from kane.analyses.care import by_one_thread
from kane.analyses.load_steps import rests_over
from kane.analyses.outputs import units_of
from kane.analyses.path_follower import STEPS, Branching, Follower
from kane.analyses.regulated import is_regulated
from kane.analyses.rest_place import Place
from kane.analyses.resting_place import Equilibrium, settled
from kane.analyses.statics import equilibrium
from kane.arguments import checked
from kane.compiled import compile_model
from kane.errors import ArgumentError
from kane.files.csv_table import write_csv
from kane.files.model_json import validate
from kane.model import Model, Parametric
from kane.model.model import may_change
from kane.sentences import say

Array = npt.NDArray[np.float64]

MOST = 1500  # points of a path


@dataclass(frozen=True)
class LoadPath(ArrayFiles):
    """Equilibria over a parameter, in the order in which they follow each other.

    Attributes:
        parameter: its name.
        values: (k,) of it.
        outputs: names of quantities, and units.
        output_units: see there.
        measured: (k, o) what they are.
        stable: (k,) whether each equilibrium is.
        points: the equilibria.
        branchings: (b,) values at which other paths go off, as where a column buckles.
        branches: these paths, where they were asked for: two of each branching, as a rule.
        is_whole: whether it came to the end of the range; else it was stopped, or has too many
            points, or goes far back behind its beginning.

    """

    parameter: str
    values: Array
    outputs: tuple[str, ...]
    output_units: tuple[str, ...]
    measured: Array
    stable: npt.NDArray[np.bool_]
    points: tuple[Equilibrium, ...]
    branchings: Array
    branches: tuple["LoadPath", ...]
    is_whole: bool

    @property
    def limits(self) -> Array:
        """Values at limit points: the largest and smallest loads on the way, (l,)."""
        return np.asarray(self.values[self.turns])

    @property
    def turns(self) -> npt.NDArray[np.int64]:
        """Limit points among the points, where the parameter turns back."""
        ahead = np.sign(np.diff(self.values))
        return np.flatnonzero(ahead[1:] * ahead[:-1] < 0).astype(np.int64) + 1

    @property
    def stable_pieces(self) -> npt.NDArray[np.bool_]:
        """Whether equilibria between each point and the next are stable, (k - 1,).

        What lies between a stable point and one in which stability ends, a branching or a limit
        point, is stable; where it ends between two points, as by flutter, nothing is promised.
        """
        ends = np.isin(self.values, self.branchings)
        ends[self.turns] = True
        lasts, some = self.stable | ends, self.stable[1:] | self.stable[:-1]
        return np.asarray(lasts[1:] & lasts[:-1] & some)

    @checked
    def to_csv(self, path: str | Path) -> None:
        """Write parameter, stability and quantities, one line a point; raises FileError.

        Where branches were followed, a column before these has the number of the path, 0 for the
        first.
        """
        titles = [f"{n} [{u}]" for n, u in zip(self.outputs, self.output_units, strict=True)]
        paths = (self, *self.branches)
        columns = [
            np.concatenate([each.values for each in paths]),
            np.concatenate([each.stable.astype(float) for each in paths]),
            *np.concatenate([each.measured for each in paths]).T,
        ]
        titles = [self.parameter, "stable", *titles]
        if self.branches:
            numbers = [np.full(len(each.values), float(k)) for k, each in enumerate(paths)]
            columns, titles = [np.concatenate(numbers), *columns], ["path", *titles]
        write_csv(path, titles, [columns])

    def _arrays(self) -> Named:
        paths = (self, *self.branches)
        return [
            ("path", np.concatenate([np.full(len(p.values), k) for k, p in enumerate(paths)])),
            ("values", np.concatenate([each.values for each in paths])),
            ("stable", np.concatenate([each.stable for each in paths])),
            ("measured", np.concatenate([each.measured for each in paths])),
            ("branchings", self.branchings),
            ("limits", np.concatenate([each.limits for each in paths])),
            ("outputs", np.array(self.outputs, dtype=str)),
            ("output_units", np.array(self.output_units, dtype=str)),
        ]


@checked
@by_one_thread()
def load_path(
    model: Model,
    parameter: str,
    start: float,
    end: float,
    outputs: Sequence[str] = (),
    *,
    branches: bool = False,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> LoadPath:
    """Return the equilibria of a model while a parameter goes from a value to another.

    Where constraints change, as by stops and friction, and where signals have states of their own,
    the parameter goes in equal steps, and each equilibrium is that which is come to from the one
    before: it is followed through no limit point, but leaps there, and no other paths are looked
    for.

    Args:
        model: the mechanism, drawn near its equilibrium at the start.
        parameter: its name.
        start: first value of it.
        end: last value of it; the path ends where it gets there, or a whole range behind the start.
        outputs: names of quantities to be looked at.
        branches: whether paths that go off from this one are followed, too; theirs are not.
        progress: called with the part done, 0 to 1, in this thread.
        stop: an event that any thread may set; what is done until then is returned.

    Raises:
        ArgumentError: both values are the same.
        NoRestError: there is no equilibrium at the start.
        UnknownSignalError: there is no such quantity.
        ModelError: there is no such parameter, or the model has faults.

    """
    validate(model)
    if start == end:
        raise ArgumentError(say("The parameter of a load path must change."))
    first_of_all = Parametric(model).at({parameter: start})
    if may_change(model) or is_regulated(compile_model(first_of_all)):
        return _stepped(model, parameter, start, end, outputs, progress, stop)
    path = Follower(model, parameter, start, end)
    first = equilibrium(path.parametric.at({parameter: start}), stop=stop)
    for name in outputs:
        first.instant.result[name]  # which says what is wrong with a name
    place = Place(first.instant.system, first.instant.state)
    onward = _Way(path, first, outputs, place, start)
    found = onward.followed(progress, stop)
    if not branches:
        return found
    own = []
    for each in onward.branchings:
        for way, change in each.ways:
            for side in (1.0, -1.0):
                if stop is not None and stop.is_set():
                    break
                path.begin(side * way, side * change)
                own.append(_Way(path, first, outputs, each.place, each.value).followed(None, stop))
    return replace(found, branches=tuple(each for each in own if len(each.values) > 1))


def _stepped(
    model: Model,
    parameter: str,
    start: float,
    end: float,
    outputs: Sequence[str],
    progress: Callable[[float], None] | None,
    stop: threading.Event | None,
) -> LoadPath:
    values = np.linspace(start, end, STEPS + 1)
    points = rests_over(Parametric(model), parameter, values.tolist(), progress, stop)
    return LoadPath(
        parameter,
        values[: len(points)],
        tuple(outputs),
        units_of(points[0].instant, outputs),
        np.array([[each.instant.result[name][0] for name in outputs] for each in points]),
        np.array([each.is_stable for each in points], dtype=bool),
        tuple(points),
        np.zeros(0),
        (),
        len(points) == len(values),
    )


class _Way:
    """A path that is being followed from a place."""

    def __init__(
        self,
        path: Follower,
        first: Equilibrium,
        outputs: Sequence[str],
        place: Place,
        value: float,
    ) -> None:
        self._path, self._first, self._outputs = path, first, outputs
        self._place, self._value = place, value
        self._points = [settled(place.system, first.instant.state, place, 0)]
        self._values = [value]
        self.branchings: list[Branching] = []

    def followed(
        self, progress: Callable[[float], None] | None, stop: threading.Event | None
    ) -> LoadPath:
        """Return the path from here on."""
        path, whole = self._path, False
        for _ in range(MOST):
            if stop is not None and stop.is_set():
                break
            moved = path.onward(self._place, self._value)
            if moved is None or (stop is not None and stop.is_set()):
                break
            if path.turned and (limit := path.limit()) is not None:
                self._put_before_last(*limit)
            if path.crossed:
                self.branchings += path.branchings(stop)
            self._place, self._value = moved
            part = self._take()
            if progress:
                progress(min(max(part, 0.0), 1.0))
            whole = part >= 1.0
            if whole or part < -1.0:
                break
        return self._made(whole)

    def _take(self) -> float:
        """Take the place as the next point; return which part of the range it has come to."""
        path = self._path
        start, end = path.start, path.end
        past = (self._value - end) * (end - start) > 0.0
        if past and (landed := path.landed(self._place, end)) is not None:
            self._place, self._value = landed, end
        self._values.append(self._value)
        self._points.append(settled(self._place.system, self._first.instant.state, self._place, 0))
        _ = self._points[-1].is_stable  # worked out on the way, or a cancel would wait for all
        return (self._value - start) / (end - start)

    def _put_before_last(self, place: Place, value: float) -> None:
        """Put the limit point among the others, in which the last step went over it."""
        point = settled(place.system, self._first.instant.state, place, 0)
        _ = point.is_stable
        self._values.insert(-1, value)
        self._points.insert(-1, point)

    def _made(self, whole: bool) -> LoadPath:
        points, names = self._points, self._outputs
        return LoadPath(
            self._path.parameter,
            np.array(self._values),
            tuple(names),
            units_of(self._first.instant, names),
            np.array([[each.instant.result[name][0] for name in names] for each in points]),
            np.array([each.is_stable for each in points], dtype=bool),
            tuple(points),
            np.array([each.value for each in self.branchings]),
            (),
            whole,
        )

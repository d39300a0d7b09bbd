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
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.array_files import ArrayFiles, Named
from kane.analyses.care import by_one_thread
from kane.analyses.load_steps import rests_over
from kane.analyses.outputs import units_of
from kane.analyses.regulated import is_regulated
from kane.analyses.rest_place import NoRestError, Place
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

STEPS = 25  # of the parameter over its whole range, at first and at most
MOST = 1500  # points of a path
NEWTON = 20
SLOPE = 1e-4  # of the range: half a difference for the slope of the forces over the parameter
SHORTEST = 1e-5  # of a step, as part of the first
BISECTIONS = 16  # of a step in which paths cross: its place is known to 1e-6 of the range
EQUAL = 1e-6  # of the largest eigenvalue: a root of round-off apart
NEAR_ZERO = 1e-3  # of the largest at the beginning of a step: what is left of one that is lost


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
    def turns(self) -> npt.NDArray[np.int64]:
        """Points nearest to limit points, where the parameter turns back."""
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

    Where constraints change, as by stops and friction, the parameter goes in equal steps, and each
    equilibrium is that which is come to from the one before: it is followed through no limit point,
    but leaps there, and no other paths are looked for.

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
    if may_change(model):
        return _stepped(model, parameter, start, end, outputs, progress, stop)
    path = _Follower(model, parameter, start, end)
    first = equilibrium(path.parametric.at({parameter: start}), stop=stop)
    if is_regulated(first.instant.system):
        raise NoRestError(
            say("A load path is not to be had of a model whose signals have states of their own.")
        )
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


class _Branching(NamedTuple):
    """A place where other paths go off, with the directions of these, as many as there are modes.

    Where a column may buckle to all sides alike, there are two, across each other.
    """

    place: Place
    value: float
    ways: tuple[tuple[Array, float], ...]


class _Way:
    """A path that is being followed from a place."""

    def __init__(
        self,
        path: "_Follower",
        first: Equilibrium,
        outputs: Sequence[str],
        place: Place,
        value: float,
    ) -> None:
        self._path, self._first, self._outputs = path, first, outputs
        self._place, self._value = place, value
        self._points = [settled(place.system, first.instant.state, place, 0)]
        self._values = [value]
        self.branchings: list[_Branching] = []

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


class _Mark(NamedTuple):
    """What tells on which side of a crossing of paths a place is.

    Attributes:
        side: a sign that changes where one path crosses, and at no limit point; 0 for unknown.
        values: the real eigenvalues of the stiffness.

    """

    side: float
    values: Array

    @property
    def nearest(self) -> float:
        """The eigenvalue that is nearest to zero."""
        return float(self.values[np.abs(self.values).argmin()]) if self.values.size else np.inf

    def lost(self, other: "_Mark") -> int:
        """Return how many eigenvalues change their sign, where these are no limit points.

        One of them shows in the side, two only in their number; a limit point has one, too.
        """
        count = abs(int((self.values < 0.0).sum()) - int((other.values < 0.0).sum()))
        crosses = self.side * other.side < 0.0
        if crosses == (count % 2 == 1):
            return count if crosses or count else 0
        return 1 if crosses else 0


def _mark(place: Place, slope: Array, way: Array, change: float) -> _Mark:
    K, across = place.stiffness(), np.append(place.free.T @ way, change)
    matrix = np.vstack([np.hstack([K, -slope[:, None]]), across])
    values = np.linalg.eigvals(K)
    # two that are equal come out as a pair of round-off
    is_real = np.abs(values.imag) <= EQUAL * np.abs(values).max(initial=0.0)
    return _Mark(float(np.linalg.slogdet(matrix)[0]), values.real[is_real])


UNKNOWN = _Mark(0.0, np.zeros(0))


class _Step(NamedTuple):
    """A step along a path: from where, in which direction, how far, on which side of a crossing."""

    place: Place
    value: float
    way: Array
    change: float
    slope: Array
    length: float
    mark: _Mark


class _Between(NamedTuple):
    """A part of a step in which paths cross: from one place and mark to another."""

    low: float
    before: tuple[Place, float, _Mark]
    high: float
    after: tuple[Place, float, _Mark]


class _Follower:
    """Goes along a path of equilibria."""

    def __init__(self, model: Model, parameter: str, start: float, end: float) -> None:
        self.parametric, self.parameter = Parametric(model), parameter
        self.start, self.end, self.range = start, end, abs(end - start)
        self._ahead: tuple[Array, float] | None = None
        self._length = 1.0 / STEPS
        self._last: _Step | None = None
        self._crossing: tuple[_Step, _Between] | None = None
        self._given: tuple[Array, float] | None = None

    @property
    def crossed(self) -> bool:
        """Whether paths crossed in the step before the last."""
        return self._crossing is not None

    def begin(self, way: Array, change: float) -> None:
        """Begin a path in a direction."""
        self._given, self._length, self._last = (way, change), 1.0 / STEPS, None

    def at(self, place: Place, value: float) -> Place:
        """Return a place with another value of the parameter, joints closed."""
        system = compile_model(self.parametric.at({self.parameter: value}))
        return Place(system, place.state).moved(np.zeros(6 * system.bodies))

    def onward(self, place: Place, value: float) -> tuple[Place, float] | None:
        """Return the next place and value; None where no step comes to an equilibrium."""
        slope = self._slope(place, value)
        if self._given is not None:  # from a crossing, where both directions change nothing
            (way, change), mark, self._given = self._given, UNKNOWN, None
            slope = self._slope(place.moved(way * self._length), value)
        else:
            way, change, mark = self._tangent(place, slope)
        last, self._crossing = self._last, None
        if last is not None and last.mark is not UNKNOWN and last.mark.lost(mark):
            start, end = (last.place, last.value, last.mark), (place, value, mark)
            self._crossing = last, _Between(0.0, start, last.length, end)
        while self._length > SHORTEST / STEPS:
            found = self._corrected(place, value, way, change, slope)
            if found is not None:
                self._last = _Step(place, value, way, change, slope, self._length, mark)
                self._ahead = way, change
                self._length = min(1.3 * self._length, 1.0 / STEPS)
                return found
            self._length *= 0.5
        return None

    def branchings(self, stop: threading.Event | None) -> list[_Branching]:
        """Return where other paths went off in the step before the last, as far as not stopped."""
        assert self._crossing is not None
        step, whole = self._crossing
        found, parts = list[_Branching](), [whole]
        while parts and not (stop is not None and stop.is_set()):
            part = parts.pop()
            if part.high - part.low <= step.length * 0.5**BISECTIONS:
                if (one := self._branching(step, part)) is not None:
                    found.append(one)
                continue
            middle = self._middle(step, part)
            if middle is not None:
                parts += [each for each in reversed(middle) if each.before[2].lost(each.after[2])]
        return found

    def _middle(self, step: _Step, part: _Between) -> tuple[_Between, _Between] | None:
        """Return both halves of a part of a step; None where there is no equilibrium between."""
        length = (part.low + part.high) / 2.0
        at = self._corrected(step.place, step.value, step.way, step.change, step.slope, length)
        if at is None:
            return None
        here = *at, _mark(at[0], self._slope(*at), step.way, step.change)
        return _Between(part.low, part.before, length, here), _Between(
            length, here, part.high, part.after
        )

    def _branching(self, step: _Step, part: _Between) -> _Branching | None:
        """Return where paths cross in a short part; None where eigenvalues meet and none is zero.

        Between its ends the eigenvalue is all but a straight line.
        """
        (place, value, before), (_, end, after) = part.before, part.after
        count, low, high = before.lost(after), before.nearest, after.nearest
        largest = float(np.abs(step.mark.values).max(initial=0.0))
        if count > 1 and not max(abs(low), abs(high)) <= NEAR_ZERO * largest:
            return None
        if low * high < 0.0:
            value += low / (low - high) * (end - value)
        return _Branching(place, value, self._across(place, value, step, count))

    def _across(
        self, place: Place, value: float, step: "_Step", count: int
    ) -> tuple[tuple[Array, float], ...]:
        """Return directions of other paths: of all that change nothing, those across the first."""
        slope = self._slope(place, value)
        _, _, right = np.linalg.svd(np.hstack([place.stiffness(), -slope[:, None]]))
        free = right[-1 - count :] if len(right) > count else right
        along = free @ np.append(place.free.T @ step.way, step.change)
        others = np.linalg.svd(along[None, :])[2][1:] @ free
        ways = []
        for other in others:
            way, change = place.free @ other[:-1], float(other[-1])
            size = float(np.hypot(place.size_of(way), change))
            ways.append((way / size, change / size))
        return tuple(ways)

    def landed(self, place: Place, value: float) -> Place | None:
        """Return the equilibrium near a place at a value itself; None where there is none."""
        try:
            now = self.at(place, value)
            for _ in range(NEWTON):
                if now.rests:
                    return now
                found = np.linalg.lstsq(now.stiffness(), now.force, rcond=1e-14)[0]
                now = self.at(now, value).moved(now.free @ found)
        except NoRestError:
            return None
        return None

    def _tangent(self, place: Place, slope: Array) -> tuple[Array, float, _Mark]:
        """Return the direction of the path: a displacement, and a change in parts of the range.

        And on which side of a crossing it is.
        """
        whole = np.hstack([place.stiffness(), -slope[:, None]])
        _, _, right = np.linalg.svd(whole)
        z, change = right[-1, :-1], float(right[-1, -1])
        way = place.free @ z
        size = float(np.hypot(place.size_of(way), change))
        way, change = way / size, change / size
        if self._ahead is None:
            sign = 1.0 if change * (self.end - self.start) > 0.0 else -1.0
        else:
            before = self._ahead
            sign = np.sign(float(way @ before[0]) + change * before[1])
        way, change = sign * way, sign * change
        return way, change, _mark(place, slope, way, change)

    def _slope(self, place: Place, value: float) -> Array:
        """Return how the generalized forces change with a part of the range, (p,)."""
        step = SLOPE * self.range
        sides = [self.at(place, value + side * step) for side in (1.0, -1.0)]
        return (place.free.T @ (sides[0].f - sides[1].f)) / (2.0 * SLOPE)

    def _corrected(
        self,
        place: Place,
        value: float,
        way: Array,
        change: float,
        slope: Array,
        length: float | None = None,
    ) -> tuple[Place, float] | None:
        """Return the equilibrium across the end of a step; None where there is none near.

        The slope over the parameter is that of the step's beginning: a change of it costs two
        compilations of the model, and steps of Newton a tenth of that.
        """
        length = self._length if length is None else length
        gone = value + change * length * self.range
        try:
            now = self.at(place, gone).moved(way * length)
            for _ in range(NEWTON):
                if now.rests:
                    return now, gone
                across = np.append(now.free.T @ way, change)
                matrix = np.vstack([np.hstack([now.stiffness(), -slope[:, None]]), across])
                found = np.linalg.lstsq(matrix, np.append(now.force, 0.0), rcond=1e-14)[0]
                gone += float(found[-1]) * self.range
                now = self.at(now, gone).moved(now.free @ found[:-1])
        except NoRestError:
            return None
        return None

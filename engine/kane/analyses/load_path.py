"""Load steps: an equilibrium that is followed while a parameter changes, also through limit points.

The parameter p and the place z are both unknown; along the path the length ds in both together is
given (Crisfield, Computers & Structures 13, 1981; Allgower, Georg, Introduction to Numerical
Continuation Methods, 2003). At a limit point, where a toggle snaps through, p turns back, and the
path goes on.
"""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kane.analyses.array_files import ArrayFiles, Named
from kane.analyses.care import by_one_thread
from kane.analyses.outputs import units_of
from kane.analyses.regulated import is_regulated
from kane.analyses.rest_place import NoRestError, Place
from kane.analyses.resting_place import Equilibrium, settled
from kane.analyses.statics import equilibrium
from kane.arguments import checked
from kane.compiled import compile_model
from kane.errors import ArgumentError, SettingsError
from kane.files.csv_table import write_csv
from kane.model import Model, Parametric
from kane.model.model import may_change
from kane.sentences import say

Array = npt.NDArray[np.float64]

STEPS = 25  # of the parameter over its whole range, at first and at most
MOST = 1500  # points of a path
NEWTON = 20
SLOPE = 1e-4  # of the range: half a difference for the slope of the forces over the parameter
SHORTEST = 1e-5  # of a step, as part of the first


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
    is_whole: bool

    @property
    def turns(self) -> npt.NDArray[np.int64]:
        """Points nearest to limit points, where the parameter turns back."""
        ahead = np.sign(np.diff(self.values))
        return np.flatnonzero(ahead[1:] * ahead[:-1] < 0).astype(np.int64) + 1

    @checked
    def to_csv(self, path: str | Path) -> None:
        """Write parameter, stability and quantities, one line a point; raises FileError."""
        titles = [f"{n} [{u}]" for n, u in zip(self.outputs, self.output_units, strict=True)]
        columns = [self.values, self.stable.astype(float), *self.measured.T]
        write_csv(path, [self.parameter, "stable", *titles], [columns])

    def _arrays(self) -> Named:
        return [
            ("values", self.values),
            ("stable", self.stable),
            ("measured", self.measured),
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
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> LoadPath:
    """Return the equilibria of a model while a parameter goes from a value to another.

    Args:
        model: the mechanism, drawn near its equilibrium at the start.
        parameter: its name.
        start: first value of it.
        end: last value of it; the path ends where it gets there, or a whole range behind the start.
        outputs: names of quantities to be looked at.
        progress: called with the part done, 0 to 1, in this thread.
        stop: an event that any thread may set; what is done until then is returned.

    Raises:
        ArgumentError: both values are the same.
        NoRestError: there is no equilibrium at the start.
        SettingsError: constraints change in the model.
        UnknownSignalError: there is no such quantity.
        ModelError: there is no such parameter, or the model has faults.

    """
    if start == end:
        raise ArgumentError(say("The parameter of a load path must change."))
    if may_change(model):
        raise SettingsError(
            say(
                "Load steps follow no stops, friction or latches: what holds may change on the "
                "way. Look for the equilibrium at each value by itself."
            )
        )
    path = _Follower(model, parameter, start, end)
    first = equilibrium(path.parametric.at({parameter: start}), stop=stop)
    if is_regulated(first.instant.system):
        raise NoRestError(
            say("A load path is not to be had of a model whose signals have states of their own.")
        )
    for name in outputs:
        first.instant.result[name]  # which says what is wrong with a name
    points, values, stable, whole = [first], [start], [first.is_stable], False
    place = Place(first.instant.system, first.instant.state)
    for _ in range(MOST):
        if stop is not None and stop.is_set():
            break
        moved = path.onward(place, values[-1])
        if moved is None:
            break
        place, value = moved
        past = (value - end) * (end - start) > 0.0
        if past and (landed := path.landed(place, end)) is not None:
            place, value = landed, end
        values.append(value)
        points.append(settled(place.system, first.instant.state, place, 0))
        stable.append(points[-1].is_stable)
        part = (value - start) / (end - start)
        if progress:
            progress(min(max(part, 0.0), 1.0))
        whole = part >= 1.0
        if whole or part < -1.0:
            break
    return LoadPath(
        parameter,
        np.array(values),
        tuple(outputs),
        units_of(first.instant, outputs),
        np.array([[each.instant.result[name][0] for name in outputs] for each in points]),
        np.array(stable, dtype=bool),
        tuple(points),
        whole,
    )


class _Follower:
    """Goes along a path of equilibria."""

    def __init__(self, model: Model, parameter: str, start: float, end: float) -> None:
        self.parametric, self.parameter = Parametric(model), parameter
        self.start, self.end, self.range = start, end, abs(end - start)
        self._ahead: tuple[Array, float] | None = None
        self._length = 1.0 / STEPS

    def at(self, place: Place, value: float) -> Place:
        """Return a place with another value of the parameter, joints closed."""
        system = compile_model(self.parametric.at({self.parameter: value}))
        return Place(system, place.state).moved(np.zeros(6 * system.bodies))

    def onward(self, place: Place, value: float) -> tuple[Place, float] | None:
        """Return the next place and value; None where no step comes to an equilibrium."""
        slope = self._slope(place, value)
        way, change = self._tangent(place, slope)
        while self._length > SHORTEST / STEPS:
            found = self._corrected(place, value, way, change, slope)
            if found is not None:
                self._ahead = way, change
                self._length = min(1.3 * self._length, 1.0 / STEPS)
                return found
            self._length *= 0.5
        return None

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

    def _tangent(self, place: Place, slope: Array) -> tuple[Array, float]:
        """Return the direction of the path: a displacement, and a change in parts of the range."""
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
        return sign * way, sign * change

    def _slope(self, place: Place, value: float) -> Array:
        """Return how the generalized forces change with a part of the range, (p,)."""
        step = SLOPE * self.range
        sides = [self.at(place, value + side * step) for side in (1.0, -1.0)]
        return (place.free.T @ (sides[0].f - sides[1].f)) / (2.0 * SLOPE)

    def _corrected(
        self, place: Place, value: float, way: Array, change: float, slope: Array
    ) -> tuple[Place, float] | None:
        """Return the equilibrium across the end of a step; None where there is none near.

        The slope over the parameter is that of the step's beginning: a change of it costs two
        compilations of the model, and steps of Newton a tenth of that.
        """
        gone = value + change * self._length * self.range
        try:
            now = self.at(place, gone).moved(way * self._length)
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

"""The path of an equilibrium over a parameter: its steps, and where other paths cross it.

The parameter and the place are both unknown; the length of a step in both together is given. Where
two paths cross, the determinant of what both unknowns solve changes its sign; where two modes are
lost at once, the number of negative eigenvalues of the stiffness tells. See ``load_path``.
"""

import threading
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.rest_place import NoRestError, Place
from kane.compiled import compile_model
from kane.model import Model, Parametric

Array = npt.NDArray[np.float64]

STEPS = 25  # of the parameter over its whole range, at first and at most
NEWTON = 20
SLOPE = 1e-4  # of the range: half a difference for the slope of the forces over the parameter
SHORTEST = 1e-5  # of a step, as part of the first
BISECTIONS = 16  # of a step in which paths cross: its place is known to 1e-6 of the range
EQUAL = 1e-6  # of the largest eigenvalue: a root of round-off apart
LIMIT = 1e-7  # of a step: the value at a limit point is then known to the square of that
NEAR_ZERO = 1e-3  # of the largest at the beginning of a step: what is left of one that is lost


class Branching(NamedTuple):
    """A place where other paths go off, with the directions of these, as many as there are modes.

    Where a column may buckle to all sides alike, there are two, across each other.
    """

    place: Place
    value: float
    ways: tuple[tuple[Array, float], ...]


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


def _root_between(low: tuple[float, float], high: tuple[float, float]) -> float:
    """Return where a straight line between two points is zero, well within them."""
    part = low[1] / (low[1] - high[1])
    return low[0] + min(max(part, 0.02), 0.98) * (high[0] - low[0])


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


class Follower:
    """Goes along a path of equilibria."""

    def __init__(self, model: Model, parameter: str, start: float, end: float) -> None:
        self.parametric, self.parameter = Parametric(model), parameter
        self.start, self.end, self.range = start, end, abs(end - start)
        self._ahead: tuple[Array, float] | None = None
        self._length = 1.0 / STEPS
        self._last: _Step | None = None
        self._crossing: tuple[_Step, _Between] | None = None
        self._given: tuple[Array, float] | None = None
        self._turned: tuple[_Step, float] | None = None

    @property
    def crossed(self) -> bool:
        """Whether paths crossed in the step before the last."""
        return self._crossing is not None

    @property
    def turned(self) -> bool:
        """Whether the parameter turned back in the step before the last."""
        return self._turned is not None

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
        last, self._crossing, self._turned = self._last, None, None
        if (
            last is not None
            and last.mark is not UNKNOWN
            and mark is not UNKNOWN
            and last.change * change < 0.0
        ):
            self._turned = last, change
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

    def limit(self) -> tuple[Place, float] | None:
        """Return where the parameter turned back in the step before the last.

        None where there is no equilibrium between its ends.
        """
        assert self._turned is not None
        step, behind = self._turned
        low, high = (0.0, step.change), (step.length, behind)
        found: tuple[Place, float] | None = None
        for _ in range(NEWTON):
            length = _root_between(low, high)
            found = self._corrected(
                step.place, step.value, step.way, step.change, step.slope, length
            )
            if found is None:
                return None
            change = self._tangent(found[0], self._slope(*found))[1]
            side = (length, change)
            if abs(change) <= LIMIT:
                break
            low, high = (side, high) if change * low[1] > 0.0 else (low, side)
        return found

    def branchings(self, stop: threading.Event | None) -> list[Branching]:
        """Return where other paths went off in the step before the last, as far as not stopped."""
        assert self._crossing is not None
        step, whole = self._crossing
        found, parts = list[Branching](), [whole]
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

    def _branching(self, step: _Step, part: _Between) -> Branching | None:
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
        return Branching(place, value, self._across(place, value, step, count))

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

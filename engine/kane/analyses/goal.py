"""What best values are to reach: an expression of measures, or a path through points."""

import re
from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from kane.analyses.case_runs import Outcome
from kane.analyses.reduction import REDUCTIONS
from kane.arguments import checked
from kane.errors import ExpressionError, SettingsError
from kane.expressions.constant import constant
from kane.expressions.nodes import Node
from kane.expressions.parse import parse
from kane.sentences import NOTHING, Sentence, either, say

Array = npt.NDArray[np.float64]
Aim = Literal["least", "largest", "value"]
AIMS: tuple[Aim, ...] = get_args(Aim)

STAND_IN = "kanevas_measure_{}"
CALL = re.compile(rf"\b({'|'.join(REDUCTIONS)})\s*\(")
FINER = 8  # places between two frames at which the nearest point of a path is looked for
REACHED = 1e-6  # of a value that is wanted
NEWTON = 4  # steps from there, each of which squares what is left


@dataclass(frozen=True)
class Expression:
    """A number that is to be least, largest, or a value.

    Attributes:
        text: an expression of measures, as in ``max(rod.x) - 2*rms(vx('slider'))``.
        aim: what it is to be.
        value: which value, where the aim is one.

    """

    text: str
    aim: Aim = "least"
    value: float = 0.0


@dataclass(frozen=True)
class Path:
    """Points that the path of a point is to go through, in one motion without a break.

    A run never leaps from one way to assemble a linkage to the other, so whatever comes near the
    points in it does so within one circuit and one branch.

    Attributes:
        coordinates: two or three quantities of the result, such as ``P.x`` and ``P.y``.
        points: (points, coordinates) [m].
        in_order: whether it comes to them one after the other, from whichever on, as a path that is
            closed has no first point.

    """

    coordinates: tuple[str, ...]
    points: tuple[tuple[float, ...], ...]
    in_order: bool = False


Goal = Expression | Path


class Gauge:
    """Says of a run how far it is from a goal.

    Attributes:
        measures, curves: what has to be kept of each run.

    """

    def __init__(self, goal: Goal) -> None:
        """Take a goal.

        Raises:
            SettingsError: it makes no sense, or says an aim that is none.

        """
        self.measures: tuple[str, ...] = ()
        self.curves: tuple[str, ...] = ()
        self._goal = goal
        if isinstance(goal, Path):
            self.curves = goal.coordinates
            _check_path(goal)
        else:
            if goal.aim not in AIMS:
                aims = either([f"'{each}'" for each in AIMS])
                raise SettingsError(
                    say("The aim of a goal is {aims}, not '{aim}'.", aims=aims, aim=str(goal.aim))
                )
            self._node, self.measures = read_goal(goal.text)

    @property
    def is_of_squares(self) -> bool:
        """Whether the goal is that all of several numbers become zero."""
        return isinstance(self._goal, Path) or self._goal.aim == "value"

    def residuals(self, outcome: Outcome) -> Array:
        """Return what is to become zero, or the one number that is to become least."""
        if isinstance(self._goal, Path):
            return self._gaps(self._goal, outcome).ravel()
        number = self.number(outcome)
        match self._goal.aim:
            case "least":
                return np.array([number])
            case "largest":
                return np.array([-number])
            case "value":
                return np.array([number - self._goal.value])
        raise AssertionError(self._goal.aim)

    def number(self, outcome: Outcome) -> float:
        """Return what a person is told: the expression, or the mean distance to the points [m]."""
        if isinstance(self._goal, Path):
            gaps = self._gaps(self._goal, outcome)
            return float(np.sqrt(np.mean(np.sum(gaps**2, axis=1))))
        known = {STAND_IN.format(i): value for i, value in enumerate(outcome.measured)}
        return constant(self._node, known)

    @staticmethod
    def _gaps(path: Path, outcome: Outcome) -> Array:
        points = np.array(path.points)
        return nearest(outcome.times, outcome.traces, points, path.in_order)

    def missed(self, outcome: Outcome) -> Sentence:
        """Return by how much a value is missed; nothing where it is reached, or none is wanted."""
        if isinstance(self._goal, Path) or self._goal.aim != "value":
            return NOTHING
        number, wanted = self.number(outcome), self._goal.value
        if abs(number - wanted) <= REACHED * max(abs(wanted), abs(number)):
            return NOTHING
        return say(
            "The value {wanted:.6g} is not reached: it is missed by {gap:.3g}.",
            wanted=wanted,
            gap=abs(number - wanted),
        )


def _check_path(path: Path) -> None:
    count = len(path.coordinates)
    if count not in (2, 3) or not path.points:
        raise SettingsError(say("A path needs two or three coordinates, and a point at least."))
    if any(len(point) != count for point in path.points):
        raise SettingsError(
            say("Each point of the path must have {count} coordinates.", count=count)
        )


@checked
def read_goal(text: str) -> tuple[Node, tuple[str, ...]]:
    """Return the tree of an expression of measures, and the measures that stand in it.

    ``max`` and ``min`` of several numbers are those of expressions; of one thing, measures.

    Raises:
        SettingsError: the text cannot be read, or has no measure.

    """
    measures: list[str] = []
    rest, begin = "", 0
    while found := CALL.search(text, begin):
        end = _closing(text, found.end())
        inner = text[found.end() : end - 1]
        if _has_comma(inner):
            rest += text[begin : found.end()]
            begin = found.end()
            continue
        measure = f"{found[1]}({inner.strip()})"
        if measure not in measures:
            measures.append(measure)
        rest += text[begin : found.start()] + STAND_IN.format(measures.index(measure))
        begin = end
    rest += text[begin:]
    if not measures:
        raise SettingsError(
            say(
                "The goal '{text}' has no measure: write it as in max(rod.x) - 2*last(rod.y).",
                text=text,
            )
        )
    try:
        node = parse(rest)
        constant(node, {STAND_IN.format(i): 1.0 for i in range(len(measures))})
    except ExpressionError as error:
        raise SettingsError(
            say("Cannot read the goal '{text}': {why}.", text=text, why=error.text)
        ) from error
    return node, tuple(measures)


def _closing(text: str, start: int) -> int:
    """Return the place behind the bracket that closes; raises SettingsError."""
    depth, quote = 1, ""
    for place in range(start, len(text)):
        letter = text[place]
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"":
            quote = letter
        elif letter in "()":
            depth += 1 if letter == "(" else -1
            if depth == 0:
                return place + 1
    raise SettingsError(say("A bracket of the goal '{text}' is not closed.", text=text))


def _has_comma(inner: str) -> bool:
    """Return whether a text has a comma outside all brackets and quotes."""
    depth, quote = 0, ""
    for letter in inner:
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"":
            quote = letter
        elif letter in "()":
            depth += 1 if letter == "(" else -1
        elif letter == "," and depth == 0:
            return True
    return False


def nearest(times: Array, traces: Array, points: Array, in_order: bool = False) -> Array:
    """Return how a path misses points.

    Between frames it is a cubic spline, so its error goes with the fourth power of their distance.

    Args:
        times: (frames,) [s].
        traces: (coordinates, frames) the path [m].
        points: (points, coordinates) [m].
        in_order: whether the path must come to them one after the other, from whichever on.

    Returns:
        (points, coordinates) from each point to the nearest one of the path [m].

    """
    from scipy.interpolate import CubicSpline

    times, first = np.unique(times, return_index=True)  # events have several frames at a time
    places = traces[:, first].T
    if times.size < 2:
        gap: Array = places[0] - points
        return gap
    path = CubicSpline(times, places)
    fine = np.interp(np.arange(FINER * (times.size - 1) + 1) / FINER, np.arange(times.size), times)
    seen = path(fine)
    gaps = np.sum((seen[:, None, :] - points[None, :, :]) ** 2, axis=2)
    chosen = _one_after_the_other(gaps) if in_order else np.argmin(gaps, axis=0)
    t = fine[chosen]
    step = np.diff(fine).max()
    velocity, acceleration = path.derivative(1), path.derivative(2)
    for _ in range(NEWTON):
        gap, v = path(t) - points, velocity(t)
        slope = np.sum(gap * v, axis=1)
        bend = np.sum(v * v + gap * acceleration(t), axis=1)
        change = np.divide(slope, bend, out=np.zeros_like(t), where=bend > 0.0)
        t = np.clip(t - np.clip(change, -step, step), times[0], times[-1])
    best = path(t) - points
    plain = seen[chosen] - points
    # where Newton's steps have led away, as beside a cusp, the place they began at is nearer
    is_worse = np.sum(best**2, axis=1) > np.sum(plain**2, axis=1)
    found: Array = np.where(is_worse[:, None], plain, best)
    return found


def _one_after_the_other(gaps: Array) -> npt.NDArray[np.int64]:
    """Return which places of a path are nearest to points in their order, (points,).

    With the least sum of squares, from the best of all first points on.

    Args:
        gaps: (places, points) squares of distances.

    """
    count = gaps.shape[1]
    best, least = np.zeros(count, dtype=np.int64), np.inf
    for first in range(count):
        order = np.roll(np.arange(count), -first)
        whole = np.zeros(len(gaps))  # the least sum up to the last point, which is at this place
        ways = np.empty((count, len(gaps)), dtype=np.int64)
        for k, point in enumerate(order):
            before = np.minimum.accumulate(whole)
            is_new = np.r_[True, whole[1:] < before[:-1]]  # places at which it becomes less
            ways[k] = np.maximum.accumulate(np.where(is_new, np.arange(len(gaps)), 0))
            whole = before + gaps[:, point]
        place = int(np.argmin(whole))
        if whole[place] < least:
            least = float(whole[place])
            for k in range(count - 1, -1, -1):
                best[order[k]] = place
                place = int(ways[k, place])
    return best

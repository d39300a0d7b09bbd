"""How fast a law of time goes, all over a run.

The run is cut into intervals until none is left within which a part of the law could go a good
part of its whole way: bounds over intervals (``enclosure``) miss nothing, where samples might.
"""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.expressions.curve import Curve
from kane.expressions.enclosure import distinct_parts, enclosures
from kane.expressions.gentle import gentle
from kane.expressions.jumps import SAME_TIME
from kane.expressions.nodes import Call, Node, is_constant

Array = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Places = npt.NDArray[np.int64]

WAY = 1 / 8  # of its whole way, which a part may go within an interval
STILL = 1e-12  # of its whole way, what is none
COARSEST = 32  # intervals of a run
PIECES = 8  # of an interval that is cut
SHORTEST = 1e-10  # of the run: what happens within is a jump to any step
MOST_NUMBERS = 300_000  # bounds worked out together; beyond that a few intervals stand for all
FEW = 64


class Pace(NamedTuple):
    """A run in intervals, in order.

    Attributes:
        start: (n,) [s].
        end: (n,) [s].
        taken: (parts, n) the time that each part of a law takes for its whole way, if it goes on
            as in the interval; infinite where it rests, or has no part in the law [s].
        alike: (k, 2) start and end of what was too much to look at [s].
        tried: places of the intervals that stand for these.

    """

    start: Array
    end: Array
    taken: Array
    alike: Array
    tried: Places


def pace(law: Node, stops: Sequence[float], curves: Mapping[str, Curve]) -> Pace:
    """Return how fast a law goes that is not gentle.

    Args:
        law: a tree without names and without measures of the state.
        stops: start and end of the run, and between them all times at which laws jump [s].
        curves: the tables that occur, by name.

    """
    parts = distinct_parts(law)
    watched = [law, *(part for part in parts if _may_hurry(part, curves))]
    most = max(MOST_NUMBERS // len(parts), FEW)
    low, high = _between(stops)
    kept = np.zeros((2, 0)), np.zeros((2, len(watched), 0))
    alike, before = np.zeros((0, 2)), None
    while low.size:
        count = kept[0].shape[1]
        if before is None and count + low.size > most:
            few = np.linspace(0, low.size - 1, min(FEW, low.size)).astype(int)
            alike, before = np.delete(np.column_stack([low, high]), few, axis=0), count
            low, high = low[few], high[few]
        elif before is not None and count + low.size - before > most:
            break
        found = enclosures(parts, low, high, curves)
        bounds = np.array([found[id(part)] for part in watched]).transpose(1, 0, 2)
        spans = np.append(kept[0], [low, high], axis=1)
        bounds = np.append(kept[1], bounds, axis=2)
        cut = _goes_far(bounds) & (spans[1] - spans[0] > SHORTEST * stops[-1])
        if before is not None:
            before -= int(cut[:before].sum())
        low, high = _cut(*spans[:, cut])
        kept = spans[:, ~cut], bounds[:, :, ~cut]
    order = np.argsort(kept[0][0], kind="stable")
    start, end = kept[0][:, order]
    tried = np.flatnonzero(order >= (order.size if before is None else before))
    return Pace(start, end, _taken(parts, watched, start, end, curves), alike, tried)


def _may_hurry(part: Node, curves: Mapping[str, Curve]) -> bool:
    """Whether a part may have short features that those have not which it is made of."""
    if not part.has_time or gentle(part, curves) is not None:
        return False
    match part:
        case Call("+" | "-" | "negate", _):
            return False
        case Call("*", (a, b)) if is_constant(a) or is_constant(b):
            return False
        case Call("/", (_, b)) if is_constant(b):
            return False
    return True


def _between(stops: Sequence[float]) -> tuple[Array, Array]:
    """Return the first intervals: none goes over a jump."""
    start, end = np.array(stops[:-1]), np.array(stops[1:])
    gap = np.minimum(SAME_TIME * stops[-1], (end - start) / 4)
    start, end = start + gap, end - gap
    counts = np.maximum(1, np.ceil(COARSEST * (end - start) / stops[-1])).astype(int)
    piece = np.repeat(np.arange(start.size), counts)
    place = np.arange(piece.size) - np.repeat(np.cumsum(counts) - counts, counts)
    width = ((end - start) / counts)[piece]
    return start[piece] + place * width, start[piece] + (place + 1) * width


def _cut(low: Array, high: Array) -> tuple[Array, Array]:
    edges = np.linspace(low, high, PIECES + 1)
    return edges[:-1].T.ravel(), edges[1:].T.ravel()


def _goes_far(bounds: Array) -> Flags:
    """Return in which intervals a part may go far, for bounds (2, parts, n), the law's first.

    Where the law rests, none does. A part whose values themselves are infinite somewhere has no
    way that could be told.
    """
    low, high = bounds
    endless = (np.isinf(low) & (low == high)).any(axis=1)
    with np.errstate(invalid="ignore", over="ignore"):
        reach = np.where(low == high, 0.0, high - low)
        least = np.where(np.isfinite(low), low, math.inf).min(axis=1)
        largest = np.where(np.isfinite(high), high, -math.inf).max(axis=1)
        way = (largest - least)[:, None]
    far = (np.isinf(reach) | (reach > WAY * way))[~endless].any(axis=0)
    rests: Flags = reach[0] <= STILL * way[0]
    return np.asarray(far & (~rests | endless[0]))


def _taken(
    parts: Sequence[Node], watched: Sequence[Node], start: Array, end: Array,
    curves: Mapping[str, Curve],
) -> Array:  # fmt: skip
    """Return the time in which each part would go its whole way as in each interval."""
    times = np.array([start, 0.5 * (start + end), end])
    found = enclosures(parts, times.ravel(), times.ravel(), curves)
    taken = np.full((len(watched), start.size), math.inf)
    moves = np.full(start.size, True)
    for k, part in enumerate(watched):
        values = found[id(part)].low.reshape(3, -1)
        if not np.isfinite(values).all():
            continue
        way = values.max(initial=-math.inf) - values.min(initial=math.inf)
        gone = np.abs(np.diff(values, axis=0)).max(axis=0)
        goes = gone > STILL * way
        if part is watched[0]:
            moves = goes
        goes = goes & moves & (gone <= WAY * way)  # more is a jump, in the shortest interval
        taken[k, goes] = 0.5 * (end - start)[goes] * (way / gone[goes])
    return taken

"""Short features of laws of time: pulses, smooth steps, bursts, wherever they are in a run.

Step control sees a law at the stages of a step alone. Where a law rests for long and then does
something for a short while, all stages of a step may lie beside it, and no tolerance helps. So a
step that comes there may be as long as the law then takes for its whole way (``pace``).

What goes on all the time needs no such care, as each step meets it: steps are limited where
something short begins, and for as long as its past is a rest.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from kane.expressions.curve import Curve
from kane.expressions.evaluate import NO_CURVES
from kane.expressions.gentle import gentle, gentle_parts
from kane.expressions.nodes import Node
from kane.expressions.pace import Pace, pace

Array = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

PAST = 32.0  # times its own length, over which a feature looks back for a rest
BUSY = 0.6  # of the past: what goes on for longer is met by each step; of a sine it is 0.84
ALIKE = 4.0  # times its own length, what is no rest
SHORT = 0.1  # of the run; a longer feature is met by some stages of any step


def short_pieces(
    nodes: Iterable[Node], stops: Sequence[float], curves: Mapping[str, Curve] = NO_CURVES
) -> Array:
    """Return pieces of a run in which laws do something short after a rest, (k, 3).

    Of each its start, its end and the longest step that meets what happens there [s]; in order
    and without overlap. A law that hangs on the state as well is looked at in those parts that
    hang on the time alone.

    Args:
        nodes: trees without names, see ``bound``.
        stops: start and end of the run, and between them all times at which laws jump [s].
        curves: the tables that occur, by name.

    """
    found = [
        pieces
        for law in lively(nodes, curves)
        for pieces in _limited(pace(law, stops, curves), stops[-1])
    ]
    return _without_overlap(np.concatenate(found)) if found else np.zeros((0, 3))


def lively(nodes: Iterable[Node], curves: Mapping[str, Curve] = NO_CURVES) -> tuple[Node, ...]:
    """Return the laws of time in them that may have short features, each once.

    Arguments are those of ``short_pieces``.
    """
    return tuple(law for law in _laws_of_time(nodes) if gentle(law, curves) is None)


def shortest_time(
    nodes: Iterable[Node], stops: Sequence[float], curves: Mapping[str, Curve] = NO_CURVES
) -> float:
    """Return the time that laws take at their fastest for the way between their extremes [s].

    It is 1/w for sin(w t) and for exp(w t), and infinite where there are but powers of the time.
    Arguments as of ``short_pieces``.
    """
    shortest = math.inf
    for law in _laws_of_time(nodes):
        rates = [part.rate for part in gentle_parts(law, curves) if part.rate]
        shortest = min(shortest, *(1 / rate for rate in rates), math.inf)
        if gentle(law, curves) is None:
            shortest = min(shortest, float(pace(law, stops, curves).taken.min()))
    return shortest


def _laws_of_time(nodes: Iterable[Node]) -> Iterable[Node]:
    """Return the largest parts that hang on the time alone, each once."""
    return dict.fromkeys(law for node in nodes for law in _of_time(node))


def _of_time(node: Node) -> Iterator[Node]:
    if node.has_time and not node.has_state:
        yield node
    elif node.has_time:
        for part in node.arguments:
            yield from _of_time(part)


def _limited(found: Pace, end_of_run: float) -> Iterator[Array]:
    """Yield pieces in which something short follows a rest, with the step that meets it, (k, 3)."""
    of_part = _limited_alike if len(found.alike) else _limited_of_part
    for taken in found.taken:
        yield from of_part(found, taken, SHORT * end_of_run)


def _limited_of_part(found: Pace, taken: Array, long: float) -> Iterator[Array]:
    start, end = found.start, found.end
    short = np.flatnonzero(taken < long)
    octave = np.ceil(np.log2(taken[short]))
    for length in np.unique(octave):
        which = short[octave == length]
        until = start[which]
        since = np.maximum(until - PAST * taken[which], -end[-1])
        is_busy = taken <= ALIKE * 2.0**length
        busy = _busy_within(start, end, is_busy, since, until)
        limited = which[busy <= BUSY * (until - since)]
        yield np.column_stack([start, end, taken])[limited]


def _limited_alike(found: Pace, taken: Array, long: float) -> Iterator[Array]:
    """Yield the same where a few intervals stand for all: one step for all of them."""
    tried = np.column_stack([found.start, found.end])[found.tried]
    width, taken = np.diff(tried)[:, 0], taken[found.tried]
    shortest = float(taken.min(initial=math.inf))
    busy = width[taken <= ALIKE * shortest].sum()
    if shortest < long and busy <= BUSY * width.sum():
        spans = np.concatenate([found.alike, tried])
        yield np.column_stack([spans, np.full(len(spans), shortest)])


def _busy_within(start: Array, end: Array, busy: Flags, since: Array, until: Array) -> Array:
    """Return for how long something was busy in spans of time; before the run, as after its start.

    A start amid something that goes on is no rest.
    """
    edges = np.append(start, end[-1])
    spent = np.append(0.0, np.cumsum(np.where(busy, end - start, 0.0)))

    def spent_until(time: Array) -> Array:
        return np.asarray(np.sign(time) * np.interp(np.abs(time), edges, spent))

    return spent_until(until) - spent_until(since)


def _without_overlap(pieces: Array) -> Array:
    """Return pieces in order; where several lie over each other, the shortest step counts.

    Steps differ by powers of two, so that there are few pieces.
    """
    start, end, longest = pieces.T
    octave = np.floor(np.log2(longest / longest.min(initial=math.inf)))
    edges = np.unique(np.append(start, end))
    limit = np.full(max(edges.size - 1, 0), math.inf)
    for k in np.unique(octave)[::-1]:
        own = octave == k
        begun = np.zeros(edges.size)
        np.add.at(begun, np.searchsorted(edges, start[own]), 1)
        np.add.at(begun, np.searchsorted(edges, end[own]), -1)
        limit[np.cumsum(begun)[:-1] > 0] = longest.min() * 2.0**k
    begins = np.flatnonzero(np.diff(limit, prepend=math.nan) != 0)
    ends = edges[np.append(begins[1:], limit.size)[: begins.size]]
    table = np.column_stack([edges[begins], ends, limit[begins]])
    return np.ascontiguousarray(table[np.isfinite(table[:, 2])])

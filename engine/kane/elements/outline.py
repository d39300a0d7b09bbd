"""Outline of a plate: a simple polygon, one that encloses an area and never meets itself."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from kane.errors import Fault
from kane.sentences import say

PlanePoint = tuple[float, float]

# Width over length of what is no plate but a line, given the round-off of its corners.
LINE = 1e-12


class Edge(NamedTuple):
    """The edge from a corner, counted from 0, to the next one."""

    corner: int
    start: PlanePoint
    end: PlanePoint


def outline_faults(points: Sequence[PlanePoint], path: str) -> Iterator[Fault]:
    """Yield what keeps corners from being those of a simple polygon; the first finding only."""
    count = len(points)
    found = list(repeated(points, path))
    yield from found
    if found:
        return
    if _on_a_line(points):
        yield Fault(path, say("enclose no area, they lie on one line; for a bar take a rod"))
    elif meeting := meeting_edges(points):
        first, second = sorted(meeting)
        yield Fault(
            path,
            say(
                "the outline must not cross or touch itself, but the edges {first}-{after_first} "
                "and {second}-{after_second} (corners counted from 0) meet; put the corners in "
                "their order around the plate, or make it of several polygons",
                first=first,
                after_first=(first + 1) % count,
                second=second,
                after_second=(second + 1) % count,
            ),
        )


def repeated(points: Sequence[PlanePoint], path: str) -> Iterator[Fault]:
    """Yield the first corner that is where the one before it is."""
    count = len(points)
    for i, point in enumerate(points):
        if point == points[i - 1]:
            before = (i - 1) % count
            yield Fault(
                f"{path}[{max(i, before)}]",
                say(
                    "repeats corner {i}; leave it out, the outline closes by itself",
                    i=min(i, before),
                ),
            )
            return


def _on_a_line(points: Sequence[PlanePoint]) -> bool:
    first = points[0]
    farthest = max(points, key=lambda point: math.dist(first, point))
    length = math.dist(first, farthest)
    # Divided one by one, so that the squares of tiny lengths do not vanish.
    dx, dy = (farthest[0] - first[0]) / length, (farthest[1] - first[1]) / length
    return all(
        abs((x - first[0]) / length * dy - (y - first[1]) / length * dx) <= LINE for x, y in points
    )


def meeting_edges(points: Sequence[PlanePoint]) -> tuple[int, int] | None:
    """Return the first corners of two edges that meet but do not follow one another.

    Edges are swept from left to right, so only those whose extents in x overlap are compared.
    Of two edges in line that follow one another back, the third one meets the first.
    """
    edges = sorted(
        (Edge(i, *ends) for i, ends in enumerate(pairwise((*points, points[0])))),
        key=lambda edge: min(edge.start[0], edge.end[0]),
    )
    for k, edge in enumerate(edges):
        right = max(edge.start[0], edge.end[0])
        for j in range(k + 1, len(edges)):
            other = edges[j]
            if min(other.start[0], other.end[0]) > right:
                break
            if edge.end != other.start and other.end != edge.start and _intersect(edge, other):
                return edge.corner, other.corner
    return None


def _intersect(a: Edge, b: Edge) -> bool:
    """Tell whether two segments share a point (Cormen et al., Algorithms, section 33.1)."""
    a1, a2 = _side(b.start, b.end, a.start), _side(b.start, b.end, a.end)
    b1, b2 = _side(a.start, a.end, b.start), _side(a.start, a.end, b.end)
    return (
        (a1 * a2 < 0 and b1 * b2 < 0)
        or (a1 == 0 and _within(a.start, b))
        or (a2 == 0 and _within(a.end, b))
        or (b1 == 0 and _within(b.start, a))
        or (b2 == 0 and _within(b.end, a))
    )


def _side(start: PlanePoint, end: PlanePoint, point: PlanePoint) -> float:
    """Return 1 for a point left of the line from start to end, -1 right of it, 0 on it."""
    left = (end[0] - start[0]) * (point[1] - start[1])
    right = (end[1] - start[1]) * (point[0] - start[0])
    return float(left > right) - float(left < right)


def _within(point: PlanePoint, edge: Edge) -> bool:
    """Tell whether a point on the line of an edge lies between its ends."""
    return all(
        min(start, end) <= value <= max(start, end)
        for value, start, end in zip(point, edge.start, edge.end, strict=True)
    )

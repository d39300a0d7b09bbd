"""Where an edge touches the side or the rim of something round, as drawn.

See ``kernels.primitives.round_pair``, whose formulas these are.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from kane.elements.primitives.surroundings import Array, Placement

PARALLEL, ALONG, AT_END = 1e-9, 1e-12, 2e-9  # as in the kernel
NOWHERE = -math.inf
MOST_HALVINGS = 80
DONE = 1e-16  # rad


class Line(NamedTuple):
    """An edge: its start, direction, length and what of the normals beside it is across."""

    start: Array
    along: Array
    length: float
    left: Array
    right: Array


class Meets(NamedTuple):
    """Where a round feature touches an edge.

    Attributes:
        depth: how far it is from the edge, negative where they are in each other [m].
        point: on what is round, in ground axes, (3,) [m].
        normal: from the edge to it, a unit vector, (3,).
        room: how far from the ends of both, negative beyond [m].

    """

    depth: float
    point: Array
    normal: Array
    room: float


def meets(
    edge: Line, body: str, feature: Any, at: Placement, sign: float, reach: float
) -> Meets | None:
    """Return where an edge touches a side or a rim, None where it nowhere does.

    Args:
        edge: of the other body, in ground axes.
        body: of the round feature.
        feature: a side or a rim, see ``shape_contact.Feature``.
        at: where the bodies stand.
        sign: 1 or -1, which of two places.
        reach: a size of both bodies [m].

    """
    point, along = at.point(body, feature.point), at.turned(body, feature.along)
    found = _on_side if feature.kind == "side" else _on_rim
    return counting(list(found(edge, feature, point, along, sign, AT_END * reach)))


def _on_side(
    edge: Line, side: Any, point: Array, along: Array, sign: float, at_end: float
) -> Iterator[Meets]:
    cosine, sine = side.lean
    c, g = float(edge.along @ along), np.cross(edge.along, along)
    square = float(g @ g)
    left = square - sine * sine
    if square < PARALLEL**2 or left <= 0.0:
        return
    n = (sine * (c * edge.along - along) + sign * math.sqrt(left) * g) / square
    start, line, radius, length = point, along, side.radius, side.length
    if sine > 0.0:
        m = -(n + sine * along) / cosine
        start = point + side.radius * cosine / sine * along
        line, radius, length = sine * m - cosine * along, 0.0, side.radius / sine
    w = start - edge.start
    a, b, c = float(w @ line), float(w @ edge.along), float(line @ edge.along)
    left = float(np.linalg.norm(np.cross(line, edge.along))) ** 2
    s, t = (c * b - a) / left, (b - c * a) / left
    room = min(s, length - s, t, edge.length - t) - at_end
    room = min(room, _between(edge, n, side.radius))
    yield Meets(float(n @ w) - radius, start + s * line - radius * n, n, room)


def _on_rim(
    edge: Line, rim: Any, point: Array, along: Array, sign: float, at_end: float
) -> Iterator[Meets]:
    r, (cosine, sine) = rim.radius, rim.lean
    for m in _nearest(edge, r, point, along):
        x, t = point + r * m, np.cross(along, m)
        d = x - edge.start
        s = float(d @ edge.along)
        g = np.cross(t, edge.along)
        size = float(np.linalg.norm(g))
        if size < PARALLEL:
            continue
        n = sign * g / size
        if not edge.left.any():
            y = d - s * edge.along
            far = float(np.linalg.norm(y))
            if far < PARALLEL * r or n @ y < 0.0:
                continue
            n = y / far
        steepest = max(float(n @ m), float(n @ (cosine * along + sine * m)))
        room = min(s - at_end, edge.length - s - at_end, -r * steepest, _between(edge, n, r))
        yield Meets(float(n @ d), x, n, room)


def _between(edge: Line, n: Array, length: float) -> float:
    if not edge.left.any():
        return math.inf
    return length * min(float(n @ edge.left), float(n @ edge.right))


def _nearest(edge: Line, r: float, point: Array, along: Array) -> Iterator[Array]:
    """Yield the ways from the centre of a rim to where it is nearest to a line."""
    k = np.cross(along, edge.along)
    flat = float(np.linalg.norm(k))
    k = k / flat if flat >= ALONG else across(along)
    w, v = np.cross(along, k), np.cross(edge.along, k)
    thin = float(along @ edge.along)
    if thin < 0.0:
        thin, v = -thin, -v
    way = edge.start - point
    for half in (1.0, -1.0):
        phi = _angle(float(way @ k), half * float(way @ v) * thin, r * flat * flat)
        if phi is not None:
            yield math.cos(phi) * k + half * math.sin(phi) * w


def across(along: Array) -> Array:
    """Return a unit vector across an axis."""
    k = np.cross(np.eye(3)[int(np.argmin(np.abs(along)))], along)
    return np.asarray(k / np.linalg.norm(k))


def _angle(x: float, y: float, curve: float) -> float | None:
    """Return the root of x sin p - y cos p - c sin p cos p at which that grows, 0 <= p <= pi."""
    if y == 0.0:
        if abs(x) >= curve:
            return 0.0 if x > 0.0 else math.pi
        return math.acos(x / curve)

    def value(p: float) -> float:
        return x * math.sin(p) - y * math.cos(p) - curve * math.sin(p) * math.cos(p)

    low, high = 0.0, math.pi
    if y < 0.0:
        if -y >= curve:
            return None
        low = math.asin((-y / curve) ** (1.0 / 3.0))
        high = math.pi - low
        if value(low) >= 0.0 or value(high) <= 0.0:
            return None
    return root(
        value,
        lambda p: x * math.cos(p) + y * math.sin(p) - curve * math.cos(2.0 * p),
        low,
        high,
    )


def root(
    value: Callable[[float], float], slope: Callable[[float], float], low: float, high: float
) -> float:
    """Return where a function is zero, between bounds between which it grows through it.

    By steps of Newton, and by halves where these leave the bounds.
    """
    p = 0.5 * (low + high)
    for _ in range(MOST_HALVINGS):
        here = value(p)
        if here == 0.0:
            break
        low, high = (p, high) if here < 0.0 else (low, p)
        steep = slope(p)
        then = p - here / steep if steep > 0.0 else low
        if not low < then < high:
            then = 0.5 * (low + high)
        if abs(then - p) <= DONE:
            return then
        p = then
    return p


def counting(places: Sequence[Meets]) -> Meets | None:
    """Return which of several places counts: the nearest that touches, or what is next to do so."""
    touching = [each for each in places if each.room >= 0.0]
    if touching:
        return min(touching, key=lambda each: abs(each.depth))
    return max(places, key=lambda each: each.room, default=None)

"""Where sides and rims of two round bodies touch, as drawn.

See ``kernels.primitives.two_rounds``, whose formulas these are.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from kane.elements.primitives.round_pairs import (
    AT_END,
    PARALLEL,
    Meets,
    across,
    counting,
    root,
)
from kane.elements.primitives.surroundings import Array, Placement

SOUGHT, FAR = 24, 2.0  # as in the kernel


@dataclass(frozen=True)
class Turned:
    """A side or a rim in ground axes: its point, axis, radius, length, and how it narrows."""

    kind: str
    point: Array
    along: Array
    radius: float
    length: float
    cosine: float
    sine: float

    @classmethod
    def of(cls, body: str, feature: Any, at: Placement) -> "Turned":
        """Return a feature where its body stands, see ``shape_contact.Feature``."""
        point, along = at.point(body, feature.point), at.turned(body, feature.along)
        return cls(feature.kind, point, along, feature.radius, feature.length, *feature.lean)

    def line(self, n: Array) -> tuple[Array, Array, float]:
        """Return start, direction and radius of the line of a side with a normal."""
        if self.sine == 0.0:
            return self.point, self.along, self.radius
        m = (n - self.sine * self.along) / self.cosine
        tip = self.point + self.radius * self.cosine / self.sine * self.along
        return tip, self.sine * m - self.cosine * self.along, 0.0

    def seen(self, x: Array) -> tuple[Array, float, float]:
        """Return the way across the axis to a point, how far it is, and how far along."""
        y = x - self.point
        h = float(self.along @ y)
        out = y - h * self.along
        rho = float(np.linalg.norm(out))
        least = PARALLEL * self.radius
        return (across(self.along), least, h) if rho < least else (out / rho, rho, h)

    def foot(self, u: Array) -> Array:
        """Return the place of a rim in a direction across its axis."""
        return np.asarray(self.point + self.radius * u)


def meet_each_other(a: Turned, b: Turned, sign: float, reach: float) -> Meets | None:
    """Return where two round features touch, None where they nowhere do.

    Args:
        a: of body A.
        b: a side or a rim of body B; of a side, that of A is one.
        sign: 1 or -1, which of two places.
        reach: a size of both bodies [m].

    """
    if b.kind == "side":
        return _sides(a, b, sign, AT_END * reach)
    places = list(_at_rim(a, b, sign, AT_END * reach))
    if a.kind == "side":  # two are at the ends of a chord
        places = [each for each in places if _is_of(a, b, sign, each)] or places
    return counting(places)


def _is_of(a: Turned, b: Turned, sign: float, place: Meets) -> bool:
    return sign * float((place.point - b.point) @ a.along) >= 0.0


def _sides(a: Turned, b: Turned, sign: float, at_end: float) -> Meets | None:
    c, g = float(a.along @ b.along), np.cross(a.along, b.along)
    square = float(g @ g)
    left = square - a.sine**2 - b.sine**2 - 2.0 * a.sine * b.sine * c
    if square < PARALLEL**2 or left <= 0.0:
        return None
    n = (a.sine + b.sine * c) * a.along - (b.sine + a.sine * c) * b.along
    n = (n + sign * math.sqrt(left) * g) / square
    (start_a, line_a, radius_a), (start, line, radius) = a.line(n), b.line(-n)
    size = float(np.linalg.norm(np.cross(line, line_a))) ** 2
    if size < PARALLEL**2:
        return None
    w = start - start_a
    k, i, j = float(line @ line_a), float(w @ line), float(w @ line_a)
    s, t = (k * j - i) / size, (j - k * i) / size
    room = min(s, b.length - s, t, a.length - t) - at_end
    return Meets(float(n @ w) - radius - radius_a, start + s * line - radius * n, n, room)


def _at_rim(a: Turned, b: Turned, sign: float, at_end: float) -> Iterator[Meets]:
    r, way = b.radius, b.point - a.point
    if a.kind == "rim" and float(np.linalg.norm(way)) > FAR * (r + a.radius):
        return
    first = float(b.along @ a.along) * b.along - a.along
    if first @ first < PARALLEL:
        first = float(b.along @ way) * b.along - way
        if first @ first < PARALLEL * r * r:
            first = across(b.along)
    first = first / np.linalg.norm(first)
    second = np.cross(b.along, first)

    def place(phi: float) -> tuple[Array, Array]:
        cosine, sine = math.cos(phi), math.sin(phi)
        return cosine * first + sine * second, cosine * second - sine * first

    def slope(phi: float) -> float:
        m, t = place(phi)
        x = b.point + r * m
        u, _, _ = a.seen(x)
        if a.kind == "side":
            return float((a.cosine * u + a.sine * a.along) @ t)
        return float((x - a.foot(u)) @ t)

    def bend(phi: float) -> float:
        m, t = place(phi)
        x = b.point + r * m
        u, rho, _ = a.seen(x)
        turns = _triple(a.along, u, t)
        if a.kind == "side":
            n = a.cosine * u + a.sine * a.along
            return float(a.cosine * r / rho * turns**2 - n @ m)
        return float(r - r * a.radius / rho * turns**2 - (x - a.foot(u)) @ m)

    angles = [2.0 * math.pi * k / SOUGHT for k in range(SOUGHT + 1)]
    slopes = [slope(phi) for phi in angles[:-1]]
    slopes.append(slopes[0])
    scale = 1.0 if a.kind == "side" else r
    for own in zip(pairwise(angles), pairwise(slopes), strict=True):
        for low, high in _bounds(slope, bend, *own, scale):
            m, _ = place(root(slope, bend, low, high))
            found = _of_place(a, b, sign, at_end, m)
            if found is not None:
                yield found


def _triple(a: Array, b: Array, c: Array) -> float:
    """Return a x b . c; ``np.cross`` takes ten times as long for one of each."""
    (a1, a2, a3), (b1, b2, b3), (c1, c2, c3) = a, b, c
    return float((a2 * b3 - a3 * b2) * c1 + (a3 * b1 - a1 * b3) * c2 + (a1 * b2 - a2 * b1) * c3)


def _bounds(
    slope: Callable[[float], float],
    bend: Callable[[float], float],
    ends: tuple[float, float],
    slopes: tuple[float, float],
    scale: float,
) -> Iterator[tuple[float, float]]:
    """Yield angles between which a slope grows through zero, once; it changes by about ``scale``.

    ends: two angles between which it may do so twice; slopes: there.
    """
    low, high = ends
    angles, values = [low, high], list(slopes)
    if min(map(abs, slopes)) <= (high - low) * scale:
        middle = 0.5 * (low + high)
        between = [_turns_at(bend, low, middle), _turns_at(bend, middle, high)]
        angles[1:1] = between
        values[1:1] = [slope(angle) if angle > low else slopes[0] for angle in between]
    for own, (before, after) in zip(pairwise(angles), pairwise(values), strict=True):
        if before < 0.0 <= after:
            yield own


def _turns_at(bend: Callable[[float], float], low: float, high: float) -> float:
    """Return where a slope is greatest or least between two angles, the first if nowhere."""
    if (bend(low) > 0.0) == (bend(high) > 0.0):
        return low
    from scipy.optimize import brentq

    return float(brentq(bend, low, high))


def _of_place(a: Turned, b: Turned, sign: float, at_end: float, m: Array) -> Meets | None:
    x, t = b.point + b.radius * m, np.cross(b.along, m)
    u, rho, h = a.seen(x)
    if a.kind == "side":
        n = a.cosine * u + a.sine * a.along
        depth = a.cosine * (rho - a.radius) + a.sine * h
        s = a.cosine * h - a.sine * (rho - a.radius)
        room = min(s, a.length - s) - at_end
    else:
        g = np.cross(t, np.cross(a.along, u))
        size = float(np.linalg.norm(g))
        if size < PARALLEL:
            return None
        n = sign * g / size
        depth = float(n @ (x - a.foot(u)))
        room = a.radius * min(float(n @ u), float(n @ (a.cosine * a.along + a.sine * u)))
    steepest = max(float(n @ m), float(n @ (b.cosine * b.along + b.sine * m)))
    return Meets(depth, x, n, min(room, -b.radius * steepest))

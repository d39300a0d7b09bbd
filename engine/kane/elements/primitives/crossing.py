"""Where edges of two cores cross, as drawn: see ``kernels.primitives.crossing``."""

import math
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from kane.elements.primitives.round_pairs import Line, across, meets
from kane.elements.primitives.surroundings import Array, Placement
from kane.elements.primitives.two_rounds import Turned, meet_each_other

PARALLEL, WITHIN, LEANS, DEEPER = 1e-9, 1e-9, 1e-9, 4.0  # as in the kernel
ROUND = ("side", "rim")
STEPS, FIRST_ANGLE = 40, 0.3  # as in ``kernels.primitives.two_cores``
AROUND = [0.25 * math.pi * k for k in range(8)]


class Crossing(NamedTuple):
    """Two edges that cross.

    Attributes:
        depth: how far the one of B is from the one of A, negative where they are in each other [m].
        point: on the edge of B, in ground axes, (3,) [m].
        normal: from A to B, a unit vector in ground axes, (3,).
        room: how far they are from touching at their ends, negative beyond: parts of a length, or
            angles [rad] of arcs.
        pair: its number, see ``shape_contact.ShapeContact.pair``.

    """

    depth: float
    point: Array
    normal: Array
    room: float
    pair: int


def crossings(
    body_a: str,
    features_a: Sequence[Any],
    body_b: str,
    features_b: Sequence[Any],
    at: Placement,
    pair: int | None = None,
) -> list[Crossing]:
    """Return edges of two cores that cross, the nearest first.

    Args:
        body_a: the body of the one core.
        features_a: of it, see ``shape_contact.Feature``.
        body_b: the body of the other one.
        features_b: of it.
        at: where the bodies stand.
        pair: number of a pair that touches: that alone, as it is.

    """
    signs: tuple[float, ...] = (1.0, -1.0)
    if pair is not None:
        of_b, of_a = divmod(pair // 2, len(features_a))
        features_a, features_b = (features_a[of_a],), (features_b[of_b],)
        signs = (signs[pair % 2],)
    edges_a, edges_b = list(_edges(body_a, features_a, at)), list(_edges(body_b, features_b, at))
    found = list[Crossing]()

    def number(i: int, j: int, sign: float) -> int:
        """Return that of the features i of B and j of A, of the place with a sign."""
        return pair if pair is not None else 2 * (i * len(features_a) + j) + (sign < 0.0)

    reach = _reach(features_a, features_b)
    slack = LEANS * reach

    @cache
    def most() -> float:
        return deepest(body_a, features_a, body_b, features_b, at, slack)

    def touches(depth: float, on_a: Array, on_b: Array) -> bool:
        """Whether edges so far apart do: those that are in each other have a foot in a core."""
        if depth >= -slack:
            return True
        is_within = _is_in(body_a, features_a, on_b, at, -slack) or (
            _is_in(body_b, features_b, on_a, at, -slack)
        )
        return is_within and depth >= -most()

    for i, feature in ((i, each) for i, each in enumerate(features_b) if each.kind in ROUND):
        is_whole = pair is not None or any(each.kind == "side" for each in features_b)
        own = Turned.of(body_b, feature, at)
        others: list[tuple[int, Line | Turned]] = [*edges_a]
        others += _beside(body_a, features_a, feature, at, is_whole)
        for j, round_a in others:
            for sign in signs:
                if isinstance(round_a, Line):
                    met = meets(round_a, body_b, feature, at, sign, reach)
                else:
                    met = meet_each_other(round_a, own, sign, reach)
                if met is None or (found and np.array_equal(met.point, found[-1].point)):
                    continue  # both numbers of one place
                crossing = Crossing(*met, number(i, j, sign))
                if pair is not None:
                    return [crossing]
                foot = met.point - met.depth * met.normal
                if met.room >= -LEANS * reach and touches(met.depth, foot, met.point):
                    found.append(crossing)
    for i, b in edges_b:
        for j, a in edges_a:
            n = np.cross(b.along, a.along)
            size = float(np.linalg.norm(n))
            if size < PARALLEL:
                continue
            w = b.start - a.start
            out = float(n @ (a.left + a.right - b.left - b.right)) or float(n @ w)
            n = n / size if out >= 0.0 else -n / size
            c, wb, wa = float(b.along @ a.along), float(w @ b.along), float(w @ a.along)
            s, t = (c * wa - wb) / (1 - c * c), (wa - c * wb) / (1 - c * c)
            room = min(s / b.length, 1 - s / b.length, t / a.length, 1 - t / a.length)
            place = b.start + s * b.along
            crossing = Crossing(float(n @ w), place, n, room, number(i, j, 1.0))
            if pair is not None:
                return [crossing]
            if min(n @ a.left, n @ a.right, -n @ b.left, -n @ b.right) < -LEANS:
                continue
            if not (_is_on(s, b.length) and _is_on(t, a.length)):
                continue
            if touches(crossing.depth, a.start + t * a.along, crossing.point):
                found.append(crossing)
    return sorted(found, key=lambda each: each.depth)


def _beside(
    body_a: str,
    features_a: Sequence[Any],
    feature: Any,
    at: Placement,
    is_whole: bool,
) -> Iterator[tuple[int, Turned]]:
    """Yield what is round of A, and its number, where it may touch a side or a rim of B.

    is_whole: whether the core of B has its side, too: else rims touch in another contact.
    """
    for j, each in enumerate(features_a):
        touches_rim = each.kind == "side" or (each.kind == "rim" and is_whole)
        if each.kind == "side" if feature.kind == "side" else touches_rim:
            yield j, Turned.of(body_a, each, at)


def _edges(body: str, features: Sequence[Any], at: Placement) -> Iterator[tuple[int, Line]]:
    for k, each in enumerate(features):
        if each.kind == "edge":
            left, right = each.between()
            yield (
                k,
                Line(
                    at.point(body, each.point),
                    at.turned(body, each.along),
                    each.length,
                    at.turned(body, left),
                    at.turned(body, right),
                ),
            )


def _reach(features_a: Sequence[Any], features_b: Sequence[Any]) -> float:
    """Return a size of two cores, of which tolerances are parts [m]."""
    return sum(
        max((max(each.length, each.radius) for each in of), default=0.0)
        for of in (features_a, features_b)
    )


def _is_on(s: float, length: float) -> bool:
    return WITHIN * length < s < (1.0 - WITHIN) * length


def _is_in(body: str, features: Sequence[Any], x: Array, at: Placement, deep: float = 0.0) -> bool:
    heights = [_height(body, each, x, at) for each in features if each.is_face()]
    return bool(heights) and max(heights) <= -deep


def deepest(
    body_a: str,
    features_a: Sequence[Any],
    body_b: str,
    features_b: Sequence[Any],
    at: Placement,
    slack: float,
) -> float:
    """Return how deep features of two cores may be in each other that touch [m].

    That is ``slack`` where some direction parts the cores, else DEEPER times as much as they are in
    each other; see ``kernels.primitives.two_cores``.
    """
    ends_a, ends_b = _Ends.of(body_a, features_a, at), _Ends.of(body_b, features_b, at)

    def overlap(n: Array) -> float:
        return ends_a.reach(n) + ends_b.reach(-n)

    normals = [
        sense * plane_towards(body, face, other.middle(), at)[0]
        for sense, body, own, other in (
            (1.0, body_a, features_a, ends_b),
            (-1.0, body_b, features_b, ends_a),
        )
        for face in own
        if face.is_face()
    ]
    if not normals:
        return math.inf
    best = min(normals, key=overlap)
    least, angle = overlap(best), FIRST_ANGLE
    for _ in range(STEPS):
        if least <= slack:
            return slack
        one = np.cross(across(best), best)
        one /= np.linalg.norm(one)
        other = np.cross(best, one)
        ways = [math.cos(phi) * one + math.sin(phi) * other for phi in AROUND]
        tried = [math.cos(angle) * best + math.sin(angle) * way for way in ways]
        leads = next((n for n in tried if overlap(n) < least), None)
        if leads is None:
            angle *= 0.5
        else:
            best, least = leads, overlap(leads)
    return DEEPER * least


class _Ends(NamedTuple):
    """What of a core is farthest along a direction: vertices, and rims with axis and radius."""

    points: Array
    axes: Array
    radii: Array

    @classmethod
    def of(cls, body: str, features: Sequence[Any], at: Placement) -> "_Ends":
        ends = [each for each in features if each.kind in ("vertex", "rim")]
        points = [at.point(body, each.point) for each in ends]
        axes = [at.turned(body, each.along) for each in ends]
        radii = [each.radius if each.kind == "rim" else 0.0 for each in ends]
        return cls(*(np.array(rows, dtype=float) for rows in (points, axes, radii)))

    def middle(self) -> Array:
        return np.asarray(self.points.mean(axis=0))

    def reach(self, n: Array) -> float:
        """Return the largest n . x of it; -inf without any ends."""
        off = self.radii * np.linalg.norm(np.cross(n, self.axes), axis=1)
        return float((self.points @ n + off).max(initial=-math.inf))


def plane_towards(body: str, face: Any, towards: Array, at: Placement) -> tuple[Array, float]:
    """Return n and n . x of the plane of a face, or of that of a side towards a point."""
    point, along = at.point(body, face.point), at.turned(body, face.along)
    if face.kind == "face":
        return along, float(along @ point)
    out = (towards - point) - float(along @ (towards - point)) * along
    size = float(np.linalg.norm(out))
    out = out / size if size > PARALLEL * face.radius else across(along)
    cosine, sine = face.lean
    n = cosine * out + sine * along
    return n, float(n @ point) + cosine * face.radius


def _height(body: str, face: Any, x: Array, at: Placement) -> float:
    """Return how far a point is beyond a face, or a side [m]."""
    along, way = at.turned(body, face.along), x - at.point(body, face.point)
    height = float(along @ way)
    if face.kind == "face":
        return height
    cosine, sine = face.lean
    across = float(np.linalg.norm(way - height * along))
    return float(cosine * (across - face.radius) + sine * height)

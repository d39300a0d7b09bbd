"""Where edges of two cores cross, as drawn: see ``kernels.primitives.crossing``."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from kane.elements.primitives.surroundings import Array, Placement

PARALLEL, WITHIN, LEANS = 1e-9, 1e-9, 1e-9  # as in the kernel


class _Edge(NamedTuple):
    start: Array
    along: Array
    length: float
    left: Array
    right: Array


class Crossing(NamedTuple):
    """Two edges that cross.

    Attributes:
        depth: how far the one of B is from the one of A, negative where they are in each other [m].
        point: on the edge of B, in ground axes, (3,) [m].
        normal: from A to B, a unit vector in ground axes, (3,).
        room: how far they are from touching at their ends, negative beyond: parts of a length, or
            angles [rad] of arcs.

    """

    depth: float
    point: Array
    normal: Array
    room: float


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
    if pair is not None:
        of_b, of_a = divmod(pair, len(features_a))
        features_a, features_b = (features_a[of_a],), (features_b[of_b],)
    edges_a, edges_b = list(_edges(body_a, features_a, at)), list(_edges(body_b, features_b, at))
    found = []
    for b in edges_b:
        for a in edges_a:
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
            crossing = Crossing(float(n @ w), b.start + s * b.along, n, room)
            if pair is not None:
                return [crossing]
            if min(n @ a.left, n @ a.right, -n @ b.left, -n @ b.right) < -LEANS:
                continue
            if not (_is_on(s, b.length) and _is_on(t, a.length)):
                continue
            is_within = crossing.depth >= 0.0 or (
                _is_in(body_a, features_a, crossing.point, at)
                or _is_in(body_b, features_b, a.start + t * a.along, at)
            )
            if is_within:
                found.append(crossing)
    return sorted(found, key=lambda each: each.depth)


def _edges(body: str, features: Sequence[Any], at: Placement) -> Iterator[_Edge]:
    for each in features:
        if each.kind == "edge":
            left, right = each.between()
            yield _Edge(
                at.point(body, each.point),
                at.turned(body, each.along),
                each.length,
                at.turned(body, left),
                at.turned(body, right),
            )


def _is_on(s: float, length: float) -> bool:
    return WITHIN * length < s < (1.0 - WITHIN) * length


def _is_in(body: str, features: Sequence[Any], x: Array, at: Placement) -> bool:
    heights = [
        float(at.turned(body, each.along) @ (x - at.point(body, each.point)))
        for each in features
        if each.kind == "face"
    ]
    return bool(heights) and max(heights) <= 0.0

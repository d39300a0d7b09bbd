"""Where parts of two outlines touch, as drawn: see ``kernels.primitives.outline_pair``."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from kane.elements.primitives.crossing import Crossing
from kane.elements.primitives.surroundings import Array, Placement

WITHIN, SHALLOW, AS_DEEP = 1e-9, 1e-6, 1.0 - 1e-6  # as in the kernel


class _Part(NamedTuple):
    """A part in coordinates of the plane: as ``Feature``, with its direction."""

    is_straight: bool
    point: Array
    along: Array
    side: Array
    length: float
    radius: float


class _Meeting(NamedTuple):
    normal: Array
    gap: float
    room: float
    point: Array


def parts_that_meet(
    body_a: str,
    features_a: Sequence[Any],
    body_b: str,
    features_b: Sequence[Any],
    is_hollow: bool,
    at: Placement,
    out: Array,
    pair: int | None = None,
) -> list[Crossing]:
    """Return the parts of two outlines that may touch, the nearest first.

    Args:
        body_a: the body of the one outline.
        features_a: its parts, see ``shape_contact.Feature``.
        body_b: the body of the other one.
        features_b: its parts.
        is_hollow: whether body A is around its outline.
        at: where the bodies stand.
        out: normal of the plane in ground axes, (3,); zero where both lie at one height.
        pair: number of a pair that touches: that alone, as it is.

    """
    if pair is not None:
        of_b, of_a = divmod(pair, len(features_a))
        features_a, features_b = (features_a[of_a],), (features_b[of_b],)
    parts_a = [_part(body_a, each, at, out) for each in features_a]
    parts_b = [_part(body_b, each, at, out) for each in features_b]
    reach = sum(
        max(math.dist(part.point, parts[0].point) + abs(part.radius) for part in parts)
        for parts in (parts_a, parts_b)
    )
    found, within = [], []
    for i, b in enumerate(parts_b):
        for j, a in enumerate(parts_a):
            meeting = _meet(a, b)
            if meeting is None:
                continue
            if pair is None and meeting.room < -WITHIN:
                continue
            number = pair if pair is not None else i * len(parts_a) + j
            one = Crossing(meeting.gap, meeting.point, meeting.normal, meeting.room, number)
            if pair is None and meeting.gap < -SHALLOW * reach:
                foot = meeting.point - meeting.gap * meeting.normal
                depth = max(
                    _depth_in(parts_a, meeting.point, is_hollow), _depth_in(parts_b, foot, False)
                )
                if SHALLOW * reach < depth < -meeting.gap * AS_DEEP:
                    within.append(one)
                if depth < -meeting.gap * AS_DEEP:
                    continue
            found.append(one)
    found.sort(key=lambda each: each.depth)
    if within and (not found or found[0].depth > 0.0):
        # one goes right through the other: all are nearer to parts that do not face each other
        found.insert(0, max(within, key=lambda each: each.depth))
    return found


def _part(body: str, feature: Any, at: Placement, out: Array) -> _Part:
    point = at.point(body, feature.point)
    side = at.turned(body, feature.faces[0]) if feature.faces else np.zeros(3)
    return _Part(
        feature.kind == "segment",
        point - out * (out @ point),
        at.turned(body, feature.along),
        side,
        feature.length,
        feature.radius,
    )


def _meet(a: _Part, b: _Part) -> _Meeting | None:
    """Return the normal from A to B, the gap, how far it is from the ends, and the point of B."""
    way = b.point - a.point
    if a.is_straight and b.is_straight:
        return None
    if a.is_straight:
        if b.radius < 0.0:
            return None
        room = min(_on(a, b.point), _among(b, -a.along))
        gap = float(a.along @ way) - b.radius
        return _Meeting(a.along, gap, room, b.point - b.radius * a.along)
    if b.is_straight:
        if a.radius < 0.0:
            return None
        room = min(_on(b, a.point), _among(a, -b.along))
        height = float(-b.along @ way)
        return _Meeting(-b.along, height - a.radius, room, a.point - height * b.along)
    both, d = a.radius + b.radius, float(np.linalg.norm(way))
    one_is_hollow = (a.radius < 0.0) != (b.radius < 0.0)
    if (a.radius < 0.0 and b.radius < 0.0) or (one_is_hollow and both >= 0.0) or d == 0.0:
        return None
    sense = -1.0 if one_is_hollow else 1.0
    n = sense * way / d
    room = min(_among(a, n), _among(b, -n))
    return _Meeting(n, sense * d - both, room, b.point - b.radius * n)


def _on(part: _Part, point: Array) -> float:
    """Return how far a foot is from the ends of a segment, as a part of its length."""
    if math.isinf(part.length):
        return math.inf
    s = float(part.side @ (point - part.point)) / part.length
    return min(s, 1.0 - s)


def _among(part: _Part, n: Array) -> float:
    """Return how far a direction is from the last normals of an arc [rad]."""
    if part.length >= math.pi:
        return math.inf
    sine = float(np.linalg.norm(np.cross(part.along, n)))
    return part.length - math.atan2(sine, float(part.along @ n))


def _depth_in(parts: Sequence[_Part], x: Array, is_hollow: bool) -> float:
    """Return how deep a point is in what an outline bounds, 0 outside [m]."""
    return _depth(parts, x) if _is_in(parts, x) != is_hollow else 0.0


def _depth(parts: Sequence[_Part], x: Array) -> float:
    least = math.inf
    for part in parts:
        way = x - part.point
        if part.is_straight:
            if _on(part, x) >= 0.0:
                least = min(least, abs(float(part.along @ way)))
        elif _among(part, math.copysign(1.0, part.radius) * way) >= 0.0:
            least = min(least, abs(float(np.linalg.norm(way)) - abs(part.radius)))
    return least


def _is_in(parts: Sequence[_Part], x: Array) -> bool:
    """Return whether a point is within a ring: by how its parts turn as seen from there."""
    first = parts[0]
    if len(parts) == 1 and first.is_straight:
        return float(first.along @ (x - first.point)) < 0.0
    if len(parts) == 1:  # a circle, which tells of no second direction of its plane
        return float(np.linalg.norm(x - first.point)) < abs(first.radius)
    u = first.along
    v = _across(parts, u)
    crossings = 0
    for part in parts:
        way = part.point - x
        a, b = float(u @ way), float(v @ way)
        if part.is_straight:
            end = way + part.length * part.side
            a1, b1 = float(u @ end), float(v @ end)
            crossings += (b > 0.0) != (b1 > 0.0) and a + (a1 - a) * b / (b - b1) > 0.0
            continue
        square = part.radius**2 - b * b
        for sense in (-1.0, 1.0) if square > 0.0 else ():
            hit = sense * math.sqrt(square)
            n = math.copysign(1.0, part.radius) * (hit * u - b * v)
            crossings += a + hit > 0.0 and _among(part, n) >= 0.0
    return crossings % 2 == 1


def _across(parts: Sequence[_Part], u: Array) -> Array:
    """Return a unit vector of the plane across another one."""
    found = [each - u * (u @ each) for part in parts for each in (part.side, part.along)]
    best = max(found, key=lambda each: float(each @ each))
    return np.asarray(best / np.linalg.norm(best))

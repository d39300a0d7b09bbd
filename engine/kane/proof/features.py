"""Features of shapes that touch: how high something is above one, and which one that is."""

from __future__ import annotations

import math
from typing import TypeGuard

import numpy as np

from kane.elements.primitives import Constraint, Feature, ShapeContact
from kane.proof.motion import Array, Places, dot
from kane.proof.paths import NotCoveredError
from kane.proof.round_pairs import RoundPair, round_pair
from kane.proof.two_rounds import two_rounds

INSIDE = 1e-9  # of the size of a convex part: a point on its rim is on the face


def has_pairs(constraint: Constraint | None) -> TypeGuard[ShapeContact]:
    """Return whether pairs of edges or of parts touch in it."""
    return isinstance(constraint, ShapeContact) and bool(constraint.features_b)


def height(row: ShapeContact, feature: int | None, at: Places) -> Array:
    """Return how far a contact is from touching one of its features, (..., frames) [m].

    Args:
        row: the contact.
        feature: number of the one that is touched, or of a pair of edges or parts; None where there
            is one.
        at: where the bodies are.

    Raises:
        NotCoveredError: there are several, and none is told.

    """
    if row.is_of_outlines():
        return _over_part(row, feature, at)
    if row.features_b:
        if _is_round(row, feature):
            return _round(row, _number(row, feature, 0), at).gap
        return _over_edge(row, feature, at)
    a, kind = row.body_a, row.features[_number(row, feature, len(row.features))]
    away = at.point(row.body_b, row.point_b) - at.point(a, kind.point)
    out, along = at.direction(a, row.out), at.direction(a, kind.along)
    away = away - dot(out, away)[..., None] * out
    side = -1.0 if row.hollow else 1.0
    return np.asarray(side * (_distance(kind, along, away) - row.grown) - row.ball)


def touching_point(row: ShapeContact, feature: int | None, at: Places) -> Array:
    """Return the point of the core of B, from which the ball reaches out, (..., frames, 3) [m]."""
    if not row.features_b:
        return at.point(row.body_b, row.point_b)
    if row.is_of_outlines():
        return _on_part(row, feature, at)
    if _is_round(row, feature):
        return _round(row, _number(row, feature, 0), at).point
    e, f, w, _, start = _edges(row, feature, at)
    c = dot(e, f)
    foot = (c * dot(w, f) - dot(w, e)) / (1 - c * c)
    return np.asarray(start + foot[..., None] * e)


def _round(row: ShapeContact, number: int, at: Places) -> RoundPair:
    if row.pair(number)[0].kind == "edge":
        return round_pair(row, number, at)
    return two_rounds(row, number, at)


def _is_round(row: ShapeContact, feature: int | None) -> bool:
    """Return whether it is the side or the rim of something round that touches."""
    return row.pair(_number(row, feature, 0))[1].kind in ("side", "rim")


def _number(row: ShapeContact, feature: int | None, count: int) -> int:
    if feature is not None:
        return feature
    if count != 1:
        raise NotCoveredError(type(row).__name__)
    return 0


def _distance(kind: Feature, along: Array, away: Array) -> Array:
    """Return how far a place is from a feature, of a face or a side negative behind it."""
    up = dot(along, away)
    match kind.kind:
        case "face":
            return up
        case "vertex":
            return np.asarray(np.sqrt(dot(away, away)))
    across = away - up[..., None] * along
    radius = np.sqrt(dot(across, across))
    match kind.kind:
        case "edge":
            return np.asarray(radius)
        case "side":
            cosine, sine = kind.lean
            return np.asarray(cosine * (radius - kind.radius) + sine * up)
        case "rim":
            return np.asarray(np.sqrt((radius - kind.radius) ** 2 + up * up))
    raise NotCoveredError(kind.kind)


def _over_edge(row: ShapeContact, feature: int | None, at: Places) -> Array:
    """Return how far an edge of B is above one of A, along what is across both."""
    e, f, w, out, _ = _edges(row, feature, at)
    across = np.cross(e, f)
    ahead = np.where(np.real(dot(across, out)) >= 0.0, 1.0, -1.0)
    return np.asarray(ahead * dot(across, w) / np.sqrt(dot(across, across)) - row.grown - row.ball)


def _edges(
    row: ShapeContact, feature: int | None, at: Places
) -> tuple[Array, Array, Array, Array, Array]:
    """Return directions of both edges, the way from A's start to B's, what is out of A, and that.

    Between two round edges, of which neither has faces beside it, the way itself is out.
    """
    one, other = row.pair(_number(row, feature, len(row.features) * len(row.features_b)))
    if (one.kind, other.kind) != ("edge", "edge"):
        raise NotCoveredError(other.kind)
    start = at.point(row.body_b, other.point)
    w = start - at.point(row.body_a, one.point)
    out = sum(at.direction(row.body_a, each) for each in one.between()) - sum(
        at.direction(row.body_b, each) for each in other.between()
    )
    if not (one.faces or other.faces):
        out = w
    e, f = at.direction(row.body_b, other.along), at.direction(row.body_a, one.along)
    return e, f, w, np.asarray(out), start


def _over_part(row: ShapeContact, feature: int | None, at: Places) -> Array:
    """Return how far a part of B's outline is from one of A's: see ``_parts``."""
    one, other, away = _parts(row, feature, at)
    if one.kind == "segment":
        return np.asarray(dot(at.direction(row.body_a, one.along), away) - other.radius)
    if other.kind == "segment":
        return np.asarray(-dot(at.direction(row.body_b, other.along), away) - one.radius)
    both = one.radius + other.radius
    return np.asarray(math.copysign(1.0, both) * np.sqrt(dot(away, away)) - both)


def _on_part(row: ShapeContact, feature: int | None, at: Places) -> Array:
    """Return where the parts of two outlines touch: on that of B, or on the arc of A."""
    one, other, away = _parts(row, feature, at)
    if other.kind == "segment":
        along = at.direction(row.body_b, other.along)
        return np.asarray(at.point(row.body_a, one.point) - one.radius * along)
    if one.kind == "segment":
        normal = at.direction(row.body_a, one.along)
    else:
        sense = math.copysign(1.0, one.radius + other.radius)
        normal = sense * away / np.sqrt(dot(away, away))[..., None]
    return np.asarray(at.point(row.body_b, other.point) - other.radius * normal)


def _parts(row: ShapeContact, feature: int | None, at: Places) -> tuple[Feature, Feature, Array]:
    """Return the parts of both outlines, and the way in the plane from the point of A's to B's."""
    one, other = row.pair(_number(row, feature, len(row.features) * len(row.features_b)))
    away = at.point(row.body_b, other.point) - at.point(row.body_a, one.point)
    out = at.direction(row.body_a, row.out)
    return one, other, np.asarray(away - dot(out, away)[..., None] * out)


def nearest(contact: ShapeContact, point: Array, inner: Array | None = None) -> int:
    """Return which feature of a convex part is nearest to a point, in the axes of its body.

    That is the face below which the point lies, if there is one, else an edge, a rim or a vertex.

    Args:
        contact: of the part.
        point: where a ball or a corner is, (3,) [m].
        inner: of a corner a point of what it belongs to, (3,) [m]: it does not touch a face that it
            is level with and that this point is behind.

    """
    features, out = contact.features, np.array(contact.out)
    faces = [k for k, each in enumerate(features) if each.is_face()]
    if faces:
        heights = {k: _beside(features[k], point, out) for k in faces}
        size = max(float(np.abs(each.point).max()) + each.radius for each in features)
        if inner is not None:
            behind = [k for k in faces if _beside(features[k], inner, out) < heights[k]]
            faces = [k for k in faces if k not in behind or heights[k] > INSIDE * size]
        top = max(faces, key=lambda k: heights[k])
        foot = point - heights[top] * _steepest(features[top], point, out)
        if all(_beside(features[k], foot, out) <= INSIDE * size for k in faces if k != top):
            return top
    ways = {k: _beside(each, point, out) for k, each in enumerate(features) if not each.is_face()}
    return min(ways, key=lambda k: ways[k])


def _beside(feature: Feature, point: Array, out: Array) -> float:
    """Return how far a point is from a feature; endless where one end of an edge is nearer."""
    away = point - np.array(feature.point)
    away = away - out * (out @ away)
    along = np.array(feature.along)
    if feature.kind == "edge" and not 0.0 <= along @ away <= feature.length:
        return math.inf
    return float(_distance(feature, along, away))


def _steepest(face: Feature, point: Array, out: Array) -> Array:
    """Return along which way the height above a face or a side grows, by complex steps."""
    tiny = 1e-30
    away = point - np.array(face.point)
    away = away - out * (out @ away)
    steps = away + 1j * tiny * np.eye(3)
    along = np.broadcast_to(np.array(face.along), steps.shape)
    return np.asarray(_distance(face, along, steps).imag / tiny)

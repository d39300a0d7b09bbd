"""Shape contact: a ball of one body, or a corner of it, on a core of another; edges that cross."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal, NamedTuple, Self

import numpy as np

from kane.elements.directions import dot
from kane.elements.primitives.constraint import TILTED, Between, Held
from kane.elements.primitives.crossing import Crossing, crossings
from kane.elements.primitives.gap import Gap
from kane.elements.primitives.outline_pairs import parts_that_meet
from kane.elements.primitives.surroundings import (
    Array,
    Entry,
    Frames,
    Normal,
    Placement,
    RowTables,
)
from kane.fields import Vector
from kane.kernels.codes import SPEED
from kane.sentences import say

NONE: Vector = (0.0, 0.0, 0.0)
KINDS = ("face", "edge", "vertex", "side", "rim", "arc", "segment")  # as the kernels number them
MOST_CROSSINGS = 16  # of the edges of two cores, see ``kernels.primitives.shape_contact``
FAR_BELOW = 1e30  # m
BESIDE = 0.01  # of the reach of two cores: a rim that rocks on both its places
AS_NEAR = 1e-9  # of the reach of two cores: which of two pairs is the nearer one is round-off
LEVEL = 1e-9  # of the size of a part: a corner is level with a face, see the kernels
ROWS = (Held(say("contact")), Held(say("slip 1"), SPEED), Held(say("slip 2"), SPEED))


@dataclass(frozen=True)
class Feature:
    """A part of the surface of a core, in the axes of its body.

    Attributes:
        kind: face, edge, vertex, the side of a cylinder or a cone, or the rim of one; of an outline
            in a plane an arc or a segment.
        point: of it, of an edge or a segment its start, of an arc its centre [m].
        along: unit normal of a face or a segment, outwards, or unit direction of an edge or an
            axis, outwards at a rim; zero for a vertex; of an arc the outward normal of its middle.
        length: of an edge or a segment, of a side from its point to its end [m]; of an arc half its
            angle [rad].
        radius: of a side or a rim at the point [m]; of an arc, negative where it is hollow.
        lean: cosine and sine of the angle by which a side becomes narrower along its axis; of a rim
            the angle of the side beside it.
        faces: unit normals of the two faces beside an edge; none where it is round; of a segment
            its direction.

    """

    kind: Literal["face", "edge", "vertex", "side", "rim", "arc", "segment"]
    point: Vector
    along: Vector = NONE
    length: float = 0.0
    radius: float = 0.0
    lean: tuple[float, float] = (1.0, 0.0)
    faces: tuple[Vector, ...] = ()

    def is_face(self) -> bool:
        """Whether it bounds its core as a face does."""
        return self.kind in ("face", "side")

    def entry(self, frames: Frames, body: str, out: Vector) -> Entry:
        """Return its entry, in the solver's frame of a body; without its height along ``out``."""
        left, right = self.between()
        return {
            "kind": KINDS.index(self.kind),
            "point": _in_plane(frames.point(body, self.point), out),
            "along": frames.axis(body, self.along),
            "length": self.length,
            "radius": self.radius,
            "lean": self.lean,
            "left": frames.axis(body, left),
            "right": frames.axis(body, right),
        }

    def ends(self) -> tuple[Vector, ...]:
        """Return its end or ends, where it is no face."""
        match self.kind:
            case "vertex":
                return (self.point,)
            case "edge":
                return self.point, _further(self.point, self.length, self.along)
            case "segment":
                if math.isinf(self.length):
                    return (self.point,)
                return self.point, _further(self.point, self.length, self.faces[0])
            case "arc" if self.length <= math.pi / 2:
                return (_further(self.point, self.radius, self.along),)
            case "arc":
                there = _further(self.point, self.radius, self.along)
                return there, _further(self.point, -self.radius, self.along)
            case "rim":
                return (self.point,)
            case "face" | "side":
                return ()
            case _:
                raise ValueError(self.kind)

    def between(self) -> tuple[Vector, Vector]:
        """Return what of the normals of the faces beside it is across each other's.

        Of a segment its direction.
        """
        if not self.faces:
            return NONE, NONE
        if self.kind == "segment":
            return self.faces[0], NONE
        one, other = self.faces
        c = dot(one, other)
        return _further(one, -c, other), _further(other, -c, one)


@dataclass(frozen=True)
class ShapeContact(Between):
    """Three rows: a ball of ``body_b`` touches a core of ``body_a`` and does not slip on it.

    With features of body B it is an edge of theirs that crosses one of body A.

    Attributes:
        body_a: the body of the core.
        features: of the core.
        grown: radius by which the core is grown [m]; of a hollow one, its own.
        hollow: whether the core is hollow, a ball about its one vertex or a capsule, and B in it.
        body_b: the body of the ball.
        point_b: its centre, in the axes of body B [m].
        ball: its radius [m]; 0 for a corner.
        out: normal of a planar model in the axes of body A; zero in space.
        held: how many rows hold: the gap, and directions of slip.
        features_b: of the core of body B, whose edges cross those of body A; ``ball`` is by how
            much it is grown, ``point_b`` a point in its middle.
        rank: how many contacts of edges of these cores come before this one.
        inner: of a corner a point in the convex part of body B that it belongs to [m].

    """

    table: ClassVar[str] = "shape_contacts"

    body_a: str
    features: tuple[Feature, ...]
    grown: float
    hollow: bool
    body_b: str
    point_b: Vector
    ball: float
    out: Vector = NONE
    held: int = 3
    features_b: tuple[Feature, ...] = ()
    rank: int = 0
    inner: Vector | None = None

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.shape_contact import SHAPE_CONTACT

        return SHAPE_CONTACT

    def holds(self) -> tuple[Held, ...]:
        """Return what its rows are like."""
        return ROWS[: self.held]

    def entry(self, rows: RowTables) -> Entry:
        """Return what stands in its entry beside bodies and row."""
        from kane.kernels.primitives.shape_feature import NEAREST

        a, b, of_b = self.body_a, self.body_b, self.features_b
        frames = rows.frames
        out = frames.axis(a, self.out)
        return {
            "first": rows.list_features(a, self.features, lambda f: f.entry(frames, a, out)),
            "count": len(self.features),
            "feature": NEAREST,
            "point_b": frames.point(b, self.point_b),
            "ball": self.ball,
            "radius": self.ball - self.grown if self.hollow else self.ball + self.grown,
            "side": -1.0 if self.hollow else 1.0,
            "out": out,
            "held": self.held,
            "first_b": rows.list_features(b, of_b, lambda f: f.entry(frames, b, NONE)),
            "count_b": len(of_b),
            "rank": self.rank,
            "middle": self._amid(frames),
            "reach": self.reach() if of_b else 0.0,
            "barred": [0] * MOST_CROSSINGS,
            "bars": 0,
            "tells": 0,
            "axis": NONE,
            "flat": 0.0,
        }

    def _amid(self, frames: Frames) -> Vector:
        """Return the middle of the core of A, or a point of what a ball or a corner belongs to."""
        if self.features_b:
            return frames.point(self.body_a, middle(self.features))
        return frames.point(self.body_b, self.inner) if self.inner else NONE

    def reach(self) -> float:
        """Return how far apart the middles of both cores are where edges may touch [m]."""
        spread = sum(
            max(
                math.dist(middle(of), end) + (each.radius if each.kind == "rim" else 0.0)
                for each in of
                for end in each.ends()
            )
            for of in (self.features, self.features_b)
        )
        return spread + self.grown + self.ball

    def pair(self, number: int) -> tuple[Feature, Feature]:
        """Return the features of A and B that a pair of this number is of."""
        both = number if self.is_of_outlines() else number // 2
        of_b, of_a = divmod(both, len(self.features))
        return self.features[of_a], self.features_b[of_b]

    def is_of_outlines(self) -> bool:
        """Whether outlines in a plane touch, see ``kernels.primitives.outline_pair``."""
        return bool(self.features_b) and self.features_b[0].kind in ("arc", "segment")

    def in_plane(self, normal: Normal, across: int) -> Iterator[Self]:
        """Yield it with its slip along the plane alone."""
        yield replace(self, out=normal(self.body_a), held=min(self.held, 2))

    def has_features(self) -> bool:
        """Whether it may touch another feature than the one that it touches."""
        return len(self.features) > 1 or bool(self.features_b)

    def gap(self) -> Gap | None:
        """Return None: no joint is drawn open by it."""
        return None

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks."""
        return frozenset(self.ends)

    def height(self, bodies: Placement) -> float:
        """Return its gap, see ``kernels.primitives.shape_contact`` [m].

        Args:
            bodies: where they stand.

        """
        if self.features_b:
            return self.heights(bodies, self.rank + 1)[self.rank]
        at = self._nearest(bodies)
        if self.hollow:
            return self.grown - self.ball - at.distance
        return at.distance - self.ball - self.grown

    def touched(self, bodies: Placement, feature: int | None = None) -> tuple[Array, Array]:
        """Return the point of the ball that touches, (3,) [m], and the normal there, (3,).

        The normal is a unit vector from the core to the ball; both are in ground axes. Where no
        edges cross there is none: it is zero.

        Args:
            bodies: where they stand.
            feature: the one that is touched, or the pair of edges, counted from 0; None for the
                nearest.

        """
        center = bodies.point(self.body_b, self.point_b)
        if self.features_b:
            found = self._crossings(bodies)[self.rank :] if feature is None else []
            if feature is not None:
                found = self._meeting(bodies, feature)
            if not found:
                return center, np.zeros(3)
            return found[0].point - self.ball * found[0].normal, found[0].normal
        at = self._nearest(bodies) if feature is None else self._seen(bodies)[feature]
        normal = at.way * (-1.0 if self.hollow else 1.0)
        return center - self.ball * normal, normal

    def _nearest(self, bodies: Placement) -> "_Seen":
        """Return the feature that is seen."""
        seen = self._seen(bodies)
        faces = [each for each in seen if each.feature.is_face()]
        is_corner = self.ball + self.grown == 0.0
        if is_corner and self.inner:
            center = bodies.point(self.body_b, self.point_b)
            inwards = bodies.point(self.body_b, self.inner) - center
            level = LEVEL * float(np.linalg.norm(inwards))
            faces = [each for each in faces if each.distance >= level or inwards @ each.way >= 0.0]
        farthest = max(faces, key=lambda each: each.distance, default=None)
        if farthest is not None and not self.hollow and (farthest.distance <= 0.0 or is_corner):
            return farthest
        out = bodies.turned(self.body_a, self.out)
        beside = [
            each
            for each in seen
            if self.hollow
            or (each.distance >= 0.0 and self._has(each.feature, each.foot, bodies, out))
        ]
        return min(beside, key=lambda each: each.distance)

    def _seen(self, bodies: Placement) -> list["_Seen"]:
        out = bodies.turned(self.body_a, self.out)
        center = bodies.point(self.body_b, self.point_b)
        return [_way(each, self.body_a, bodies, center, out) for each in self.features]

    def heights(self, bodies: Placement, count: int) -> list[float]:
        """Return the gaps of so many contacts of its two cores, the nearest first [m].

        Args:
            bodies: where they stand.
            count: how many pairs of edges or parts are asked for.

        """
        found = self._crossings(bodies)[:count]
        gaps = [each.depth - self.grown - self.ball for each in found]
        return gaps + [self._far(bodies)] * (count - len(gaps))

    def has_one_pair(self) -> bool:
        """Return whether there is one pair of edges or of parts alone, the one with number 0."""
        return len(self.features) == len(self.features_b) == 1

    def nearest_pair(self, bodies: Placement, shift: float = 0.0, turn: float = 0.0) -> int | None:
        """Return the number of the pair that it touches, see ``pair``.

        That is the only one there is, or the next one for its rank; None where there is none, or
        where another is as near, or the other place of a rim, which may be the one that touches, is
        nearly so.

        Args:
            bodies: where they stand.
            shift: how far off they may stand [m].
            turn: by how much they may be turned from there [rad].

        """
        if self.has_one_pair():
            return 0
        found = self._crossings(bodies)
        if len(found) <= self.rank:
            return None
        own, near = found[self.rank], shift + (turn + AS_NEAR) * self.reach()
        others = [each.depth for each in found if each is not own]
        is_alone = all(abs(depth - own.depth) > near for depth in others)
        if self.pair(own.pair)[1].kind == "rim":
            beside = self._meeting(bodies, own.pair ^ 1)
            is_alone &= all(abs(each.depth - own.depth) > BESIDE * self.reach() for each in beside)
        return own.pair if is_alone else None

    def _far(self, bodies: Placement) -> float:
        """Return a gap where nothing crosses [m]."""
        if not self.is_of_outlines():
            return 2.0 * self.reach()
        middle_b = bodies.point(self.body_b, self.point_b)
        apart = middle_b - bodies.point(self.body_a, middle(self.features))
        return 2.0 * self.reach() + float(np.linalg.norm(apart))

    def _crossings(self, bodies: Placement) -> list[Crossing]:
        """Return where edges cross, the nearest first; none where the cores are far apart."""
        middle_b = bodies.point(self.body_b, self.point_b)
        if self.is_of_outlines():
            return self._meeting(bodies)
        apart = middle_b - bodies.point(self.body_a, middle(self.features))
        if float(np.linalg.norm(apart)) > self.reach():
            return []
        return crossings(*self._cores(), bodies)

    def parts(self, bodies: Placement, pair: int) -> Crossing | None:
        """Return how a pair of edges, or of parts of two outlines, touches; None if it never does.

        Args:
            bodies: where they stand.
            pair: its number, see ``pair``.

        """
        found = self._meeting(bodies, pair)
        return found[0] if found else None

    def _meeting(self, bodies: Placement, pair: int | None = None) -> list[Crossing]:
        if self.is_of_outlines():
            out = bodies.turned(self.body_a, self.out)
            return parts_that_meet(*self._cores(), self.hollow, bodies, out, pair)
        return crossings(*self._cores(), bodies, pair)

    def _cores(self) -> tuple[str, tuple[Feature, ...], str, tuple[Feature, ...]]:
        return self.body_a, self.features, self.body_b, self.features_b

    def _has(self, feature: Feature, foot: Array, bodies: Placement, out: Array) -> bool:
        """Return whether the point of a feature's plane or line that is nearest lies on it."""
        if feature.kind == "edge":
            way = foot - bodies.point(self.body_a, feature.point)
            along = float(way @ bodies.turned(self.body_a, feature.along))
            return 0.0 <= along <= feature.length
        number = self.features.index(feature)
        return not feature.is_face() or is_within(
            self.features, number, self.body_a, bodies, foot, 0.0, out
        )

    def contradicts_plane(self, normal: Normal) -> bool:
        """Whether a face of it faces out of the plane."""
        return any(
            abs(dot(each.along, normal(self.body_a))) > TILTED
            for each in self.features
            if each.kind in ("face", "segment")
        )


def is_within(
    features: Sequence[Feature],
    but: int,
    body: str,
    bodies: Placement,
    x: Array,
    allowed: float,
    out: Array | None = None,
) -> bool:
    """Return whether a point is behind all faces of a core but one.

    Args:
        features: of the core.
        but: number of that face.
        body: of the core.
        bodies: where they stand.
        x: the point, in ground axes, (3,) [m].
        allowed: how far it may be beyond one [m].
        out: normal of a planar model, in ground axes; None in space.

    """
    across = np.zeros(3) if out is None else out
    return not any(
        _way(each, body, bodies, x, across).distance > allowed
        for k, each in enumerate(features)
        if each.is_face() and k != but
    )


def middle(features: Sequence[Feature]) -> Vector:
    """Return a point amid the ends of features [m]."""
    ends = [end for each in features for end in each.ends()]
    return mean(ends) if ends else NONE


def mean(points: Sequence[Vector]) -> Vector:
    """Return the mean of points [m]."""
    x, y, z = (math.fsum(each) / len(points) for each in zip(*points, strict=True))
    return (x, y, z)


def _further(point: Vector, by: float, along: Vector) -> Vector:
    return (point[0] + by * along[0], point[1] + by * along[1], point[2] + by * along[2])


def _in_plane(point: Vector, out: Vector) -> Vector:
    """Return a point without its height along a normal, which may be zero."""
    height = dot(point, out)
    return (point[0] - height * out[0], point[1] - height * out[1], point[2] - height * out[2])


class _Seen(NamedTuple):
    """A feature as a point sees it.

    Attributes:
        feature: the feature.
        distance: how far the point is from it, negative behind a face [m].
        foot: the nearest point of its plane or line, in ground axes, (3,) [m].
        way: unit vector from there to the point, (3,); zero where the point is on it.

    """

    feature: Feature
    distance: float
    foot: Array
    way: Array


def _way(feature: Feature, body: str, bodies: Placement, center: Array, out: Array) -> _Seen:
    """Return how a point sees a feature."""
    along = bodies.turned(body, feature.along)
    away = center - bodies.point(body, feature.point)
    away = away - out * (out @ away)
    height = float(away @ along)
    if feature.kind == "face":
        return _Seen(feature, height, center - height * along, along)
    if feature.kind in ("side", "rim"):
        across = away - height * along
        radius = float(np.linalg.norm(across))
        outwards = across / radius if radius > 0.0 else np.zeros(3)
        off = radius - feature.radius
        if feature.kind == "rim":
            to = off * outwards + height * along
            distance = math.hypot(off, height)
            return _Seen(feature, distance, center - to, to / (distance or 1.0))
        cosine, sine = feature.lean
        distance, way = cosine * off + sine * height, cosine * outwards + sine * along
        # beyond the tip of a cone the foot is on no side: far below the base, which tells so
        is_beyond = distance * cosine > radius
        foot = center - (FAR_BELOW * along if is_beyond else distance * way)
        return _Seen(feature, distance, foot, way)
    if feature.kind == "edge":
        away = away - along * height
    distance = float(np.linalg.norm(away))
    return _Seen(feature, distance, center - away, away / (distance or 1.0))

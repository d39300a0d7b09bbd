"""Shape contact: a ball of one body, or a corner of it, on a core of another."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Literal, Self

import numpy as np

from kane.elements.directions import dot
from kane.elements.primitives.constraint import TILTED, Between, Held
from kane.elements.primitives.gap import Gap
from kane.elements.primitives.surroundings import Array, Entry, Normal, Placement, RowTables
from kane.fields import Vector
from kane.kernels.codes import SPEED
from kane.sentences import say

ROWS = (Held(say("contact")), Held(say("slip 1"), SPEED), Held(say("slip 2"), SPEED))


@dataclass(frozen=True)
class Feature:
    """A part of the surface of a core, in the axes of its body.

    Attributes:
        kind: face, edge or vertex.
        point: of it, of an edge its start [m].
        along: unit normal of a face, outwards, or unit direction of an edge; zero for a vertex.
        length: of an edge [m].

    """

    kind: Literal["face", "edge", "vertex"]
    point: Vector
    along: Vector = (0.0, 0.0, 0.0)
    length: float = 0.0


@dataclass(frozen=True)
class ShapeContact(Between):
    """Three rows: a ball of ``body_b`` touches a core of ``body_a`` and does not slip on it.

    Attributes:
        body_a: the body of the core.
        features: of the core.
        grown: radius by which the core is grown [m]; of a hollow ball, its radius.
        hollow: whether the core is a hollow ball about its one vertex, with body B in it.
        body_b: the body of the ball.
        point_b: its centre, in the axes of body B [m].
        ball: its radius [m]; 0 for a corner.
        out: normal of a planar model in the axes of body A; zero in space.
        held: how many rows hold: the gap, and directions of slip.

    """

    table: ClassVar[str] = "shape_contacts"

    body_a: str
    features: tuple[Feature, ...]
    grown: float
    hollow: bool
    body_b: str
    point_b: Vector
    ball: float
    out: Vector = (0.0, 0.0, 0.0)
    held: int = 3

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
        from kane.kernels.primitives.shape_contact import EDGE, FACE, NEAREST, VERTEX

        kinds = {"face": FACE, "edge": EDGE, "vertex": VERTEX}
        frames, a = rows.frames, self.body_a
        out = frames.axis(a, self.out)
        features: list[Entry] = [
            {
                "kind": kinds[each.kind],
                "point": _in_plane(frames.point(a, each.point), out),
                "along": frames.axis(a, each.along),
                "length": each.length,
            }
            for each in self.features
        ]
        return {
            "first": rows.list_features(features),
            "count": len(features),
            "feature": NEAREST,
            "point_b": frames.point(self.body_b, self.point_b),
            "ball": self.ball,
            "radius": self.ball - self.grown if self.hollow else self.ball + self.grown,
            "side": -1.0 if self.hollow else 1.0,
            "out": out,
            "held": self.held,
        }

    def in_plane(self, normal: Normal, across: int) -> Iterator[Self]:
        """Yield it with its slip along the plane alone."""
        yield replace(self, out=normal(self.body_a), held=min(self.held, 2))

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
        a, out = self.body_a, bodies.turned(self.body_a, self.out)
        center = bodies.point(self.body_b, self.point_b)
        grown = self.grown
        seen = [(each, *_way(each, a, bodies, center, out)) for each in self.features]
        if self.hollow:
            return grown - self.ball - seen[0][1]
        faces = [each for each in seen if each[0].kind == "face"]
        farthest = max((distance for _, distance, _ in faces), default=-math.inf)
        if faces and (farthest <= 0.0 or self.ball + grown == 0.0):
            return farthest - self.ball - grown
        beside = [
            distance
            for each, distance, foot in seen
            if distance >= 0.0 and self._has(each, foot, bodies, out)
        ]
        return min(beside) - self.ball - grown

    def _has(self, feature: Feature, foot: Array, bodies: Placement, out: Array) -> bool:
        """Return whether the point of a feature's plane or line that is nearest lies on it."""
        if feature.kind == "edge":
            way = foot - bodies.point(self.body_a, feature.point)
            along = float(way @ bodies.turned(self.body_a, feature.along))
            return 0.0 <= along <= feature.length
        return feature.kind == "vertex" or not any(
            _way(each, self.body_a, bodies, foot, out)[0] > 0.0
            for each in self.features
            if each.kind == "face" and each is not feature
        )

    def contradicts_plane(self, normal: Normal) -> bool:
        """Whether a face of it faces out of the plane."""
        return any(
            abs(dot(each.along, normal(self.body_a))) > TILTED
            for each in self.features
            if each.kind == "face"
        )


def _in_plane(point: Vector, out: Vector) -> Vector:
    """Return a point without its height along a normal, which may be zero."""
    height = dot(point, out)
    return (point[0] - height * out[0], point[1] - height * out[1], point[2] - height * out[2])


def _way(
    feature: Feature, body: str, bodies: Placement, center: Array, out: Array
) -> tuple[float, Array]:
    """Return how far a point is from a feature [m], and the nearest point of its plane or line."""
    along = bodies.turned(body, feature.along)
    away = center - bodies.point(body, feature.point)
    away = away - out * (out @ away)
    if feature.kind == "face":
        distance = float(away @ along)
        return distance, center - distance * along
    if feature.kind == "edge":
        away = away - along * (along @ away)
    return float(np.linalg.norm(away)), center - away

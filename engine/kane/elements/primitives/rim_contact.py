"""Rim contact: the rim of a disc or a cone touches a face of a core."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Self

import numpy as np

from kane.elements.primitives.constraint import Between, Constraint, Held
from kane.elements.primitives.crossing import deepest, plane_towards
from kane.elements.primitives.rolling_contact import ROWS, RollingContact
from kane.elements.primitives.shape_contact import Feature, ShapeContact, is_within, middle
from kane.elements.primitives.surroundings import Array, Entry, Normal, Placement, RowTables
from kane.fields import Vector

WAYS = 3  # in which a rim touches a face: on its edge, just tipping over it, and lying
TIPS, LIES = 1, 2  # numbers of the last two of them
FLAT = 1.5e-7  # sine: what leans by less lies, see ``kernels.primitives.rolling_contact``
WITHIN, SHALLOW = 1e-9, 1e-6  # as in the kernel
BEYOND = 3e-8  # of the radius: three times as far as a rim goes beyond a face before it leaves it


class _Over(NamedTuple):
    """A face, and the rim above it.

    Attributes:
        number: of the face among the features.
        height: of the point that is nearest to it [m].
        point: that point, in ground axes, (3,) [m].
        normal: of the face, (3,).

    """

    number: int
    height: float
    point: Array
    normal: Array


@dataclass(frozen=True)
class RimContact(Between):
    """Three rows: a rim of ``body_b`` touches a face of a core of ``body_a`` and rolls on it.

    It is a ``RollingContact`` on the plane of that face which its nearest point is above. Where
    there is none, it is another place at which the bodies touch.

    Attributes:
        body_a: the body of the core.
        features: of the core.
        body_b: the body of the rim.
        point_b: its centre, in the axes of body B [m].
        axis: of the rim, a unit vector.
        radius: [m].
        features_b: of the core that the rim belongs to.
        held: how many rows hold: the gap, and directions of slip.

    """

    table: ClassVar[str] = RollingContact.table

    body_a: str
    features: tuple[Feature, ...]
    body_b: str
    point_b: Vector
    axis: Vector
    radius: float
    features_b: tuple[Feature, ...]
    held: int = 3

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry: that of a rolling contact."""
        return RollingContact.dtype()

    def holds(self) -> tuple[Held, ...]:
        """Return what its rows are like."""
        return ROWS[: self.held]

    def entry(self, rows: RowTables) -> Entry:
        """Return what stands in its entry beside bodies and row."""
        from kane.kernels.primitives.rolling_contact import EDGE
        from kane.kernels.primitives.shape_feature import NEAREST

        frames, a, b = rows.frames, self.body_a, self.body_b
        out = (0.0, 0.0, 0.0)
        return {
            "point_a": out,
            "point_b": frames.point(b, self.point_b),
            "directions": [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)],
            "axis": frames.axis(b, self.axis),
            "radius": self.radius,
            "flat": EDGE,
            "leans": 0.0,
            "held": self.held,
            "first": rows.list_features(a, self.features, lambda f: f.entry(frames, a, out)),
            "count": len(self.features),
            "face": NEAREST,
            "middle": frames.point(a, middle(self.features)),
            "first_b": rows.list_features(b, self.features_b, lambda f: f.entry(frames, b, out)),
            "count_b": len(self.features_b),
        }

    @classmethod
    def on_plane(cls, rim: RollingContact) -> Self:
        """Return the contact of a rim with a plane as one with a core that has this face alone."""
        plane = (Feature("face", rim.point_a, rim.directions[0]),)
        return cls(
            rim.body_a, plane, rim.body_b, rim.point_b, rim.axis, rim.radius, (), held=rim.held
        )

    def entry_of_crowd(self, rows: RowTables) -> Entry:
        """Return what stands in its entry among the contacts of a crowd, beside bodies and row."""
        own = self.entry(rows)
        ball = ShapeContact(self.body_a, self.features, 0.0, False, self.body_b, self.point_b, 0.0)
        taken = ("radius", "axis", "flat", "held", "middle", "first_b", "count_b")
        return {**ball.entry(rows), **{name: own[name] for name in taken}}

    def in_plane(self, _normal: Normal, _across: int) -> Iterator[Self]:
        """Yield nothing: in a plane there are outlines."""
        yield from ()

    def gap(self) -> None:
        """Return None: no joint is drawn open by it."""

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks."""
        return frozenset(self.ends)

    def contradicts_plane(self, _normal: Normal) -> bool:
        """Whether it asks for what no motion in a plane can have."""
        return False

    def is_beside(self, other: Constraint | None) -> bool:
        """Return whether another place is one at which its two cores touch."""
        match other:
            case RimContact():
                return self._has_cores_of(other)
            case ShapeContact() if other.features_b:
                return self._has_cores_of(other)
            case ShapeContact():
                return _is_same(other.features, self.features_b) and any(
                    each.kind == "vertex" and each.point == other.point_b for each in self.features
                )
            case _:
                return False

    def _has_cores_of(self, other: Self | ShapeContact) -> bool:
        """Return whether a contact is one of the same two cores, whichever is that of body A."""
        own, theirs = (self.features, self.features_b), (other.features, other.features_b)
        return any(
            _is_same(own[0], one) and _is_same(own[1], two) for one, two in (theirs, theirs[::-1])
        )

    def height(self, bodies: Placement) -> float:
        """Return its gap; where it is above no face, more than how far the cores are apart [m].

        Args:
            bodies: where they stand.

        """
        over = self._over(bodies)
        return over.height if over is not None else self.far(bodies)

    def far(self, bodies: Placement) -> float:
        """Return what its gap is where it is above no face, or another place holds [m]."""
        center = bodies.point(self.body_b, self.point_b)
        return self.radius + math.dist(center, bodies.point(self.body_a, self.features[0].point))

    def touched(self, bodies: Placement, feature: int | None = None) -> tuple[Array, Array]:
        """Return the point of the rim that touches, (3,) [m], and the normal there, (3,).

        Of a rim that lies it is the middle. Where it is above no face the normal is zero.

        Args:
            bodies: where they stand.
            feature: the face that is touched, with how it is, see ``WAYS``; None for the nearest.

        """
        number = None if feature is None else feature // WAYS
        over = self._over(bodies, number)
        if over is None:
            return bodies.point(self.body_b, self.point_b), np.zeros(3)
        return over.point, over.normal

    def is_on(self, bodies: Placement, feature: int) -> bool:
        """Return whether the lowest point of the rim is on the face that it is said to touch.

        Of a rim that lies on it, or just tips over its edge, it may be anywhere.

        Args:
            bodies: where they stand.
            feature: the face, with how it is, see ``WAYS``.

        """
        number, way = divmod(feature, WAYS)
        over = self._over(bodies, number)
        if way in (TIPS, LIES) or over is None:
            return True
        most = BEYOND * self.radius
        return is_within(self.features, number, self.body_a, bodies, over.point, most)

    def _over(self, bodies: Placement, number: int | None = None) -> _Over | None:
        center = bodies.point(self.body_b, self.point_b)
        axis = bodies.turned(self.body_b, self.axis)
        best: _Over | None = None
        slack, deep = SHALLOW * self.radius, -1.0
        for k, each in enumerate(self.features):
            if each.kind != "face" or number not in (None, k):
                continue
            n = bodies.turned(self.body_a, each.along)
            across = np.cross(n, axis)
            sine = float(np.linalg.norm(across))
            x, lies = center, sine < FLAT
            if not lies:
                x = center - self.radius / sine * np.cross(axis, across)
            over = _Over(k, float(n @ (x - bodies.point(self.body_a, each.point))), x, n)
            if number is not None:
                return over
            is_above = (
                self._reaches(bodies, over)
                if lies
                else self._has(bodies, k, x - max(over.height, 0.0) * n)
            )
            if not is_above or (best is not None and over.height <= best.height):
                continue
            if over.height < -slack:
                if deep < 0.0:
                    deep = deepest(*self._cores(), bodies, slack)
                if over.height < -deep:
                    continue
            best = over
        return best

    def _cores(self) -> tuple[str, tuple[Feature, ...], str, tuple[Feature, ...]]:
        return self.body_a, self.features, self.body_b, self.features_b

    def _has(self, bodies: Placement, face: int, x: Array) -> bool:
        most = WITHIN * self.radius
        return is_within(self.features, face, self.body_a, bodies, x, most)

    def _reaches(self, bodies: Placement, over: _Over) -> bool:
        """Return whether something of the disc within the rim is above a face."""
        middle = over.point - over.height * over.normal
        places = [middle]
        for k, each in enumerate(self.features):
            point = bodies.point(self.body_a, each.point)
            if each.kind == "vertex" and abs(over.normal @ (point - middle)) < WITHIN * self.radius:
                places.append(point)
            elif each.kind == "face" and k != over.number:
                n = bodies.turned(self.body_a, each.along)
                u = n - over.normal * (over.normal @ n)
                if u @ u > WITHIN:
                    places.append(middle - (n @ (middle - point)) / (u @ u) * u)
            elif each.kind == "side":
                n, level = plane_towards(self.body_a, each, middle, bodies)
                u = n - over.normal * (over.normal @ n)
                if u @ u > WITHIN:
                    places.append(middle - (n @ middle - level) / (u @ u) * u)
        return any(
            math.dist(x, middle) <= self.radius and self._has(bodies, over.number, x)
            for x in places
        )


def _is_same(one: Sequence[Feature], other: Sequence[Feature]) -> bool:
    """Return whether two tuples are features of one core: some contacts know a part of them."""
    return one[0] is other[0]

"""Convex parts of bodies by how far they reach, and how far two are in each other or apart.

A part reaches h(n) = max over its points of x · n along a direction n (its support function). Of A
and B, with n from A to B, the separation is s(n) = -h_A(n) - h_B(-n): they are apart where that is
positive for some n. It is concave, and homogeneous of degree one (Rockafellar, Convex Analysis,
section 13).
"""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple, Self

import numpy as np
import numpy.typing as npt

from kane.elements.primitives import RimContact, ShapeContact
from kane.elements.primitives.shape_contact import Feature
from kane.model.poses import Poses

Array = npt.NDArray[np.float64]

# Directions in which the way out is looked for at first, all round. Between two of them, d apart,
# the overlap f rises over its lesser end by f d² / 8 at most, as f'' + f >= 0: less than 0.05 %.
ROUND = 128
GOLDEN = 0.5 * (math.sqrt(5.0) - 1.0)
PARALLEL = 1e-12  # 1 - cosine: edges as those of a box are tried once
QUARTER = 0.5 * math.pi - 1e-9  # rad: a direction that is almost along a surface
PARTS = 16  # of an interval, of which the two beside the best are parted again
MOST_PARTINGS = 17  # each leaves an eighth: the rest is 4e-16 of the interval
MOST_CUTS = 72  # each leaves 0.618: the rest is 1e-15 of an interval
# Directions all round of which the least is sought near by: between them, 0.08 rad apart, an
# overlap rises by 0.1 % at most. In the end they are 6e-9 apart: of a least that is round-off.
ALL_ROUND, HALF, MOST_HALVINGS = 2000, 0.6, 32
STENCIL = np.array(
    [(i, j) for i in (-1.0, -0.5, 0.0, 0.5, 1.0) for j in (-1.0, -0.5, 0.0, 0.5, 1.0)]
)


class Convex(NamedTuple):
    """A convex part, in ground axes.

    Attributes:
        points: (k, 3) its corners and ends [m].
        centers: (r, 3) of its rims [m].
        axes: (r, 3) of them, unit vectors.
        radii: (r,) [m].
        grown: radius by which all that is grown [m].
        faces: (f, 3) outward unit normals.
        edges: (e, 3) directions of its edges.
        sides: axis, cosine and sine of the lean of what is round.

    """

    points: Array
    centers: Array
    axes: Array
    radii: Array
    grown: float
    faces: Array
    edges: Array
    sides: tuple[tuple[Array, float, float], ...]

    @classmethod
    def of(cls, features: Sequence[Feature], grown: float, body: str, poses: Poses) -> Self:
        """Return the part that has these features."""
        points = [
            poses.point(body, end)
            for each in features
            if each.kind in ("vertex", "edge")
            for end in each.ends()
        ]
        rims = [each for each in features if each.kind == "rim"]
        along = {
            kind: [poses.turned(body, each.along) for each in features if each.kind == kind]
            for kind in ("face", "edge")
        }
        return cls(
            _rows(points),
            _rows([poses.point(body, each.point) for each in rims]),
            _rows([poses.turned(body, each.along) for each in rims]),
            np.array([each.radius for each in rims]),
            grown,
            _rows(along["face"]),
            _rows(along["edge"]),
            tuple(
                (poses.turned(body, each.along), *each.lean)
                for each in features
                if each.kind == "side"
            ),
        )

    def reaches(self, n: Array) -> Array:
        """Return how far it reaches along directions, (m,) [m].

        Args:
            n: (m, 3) unit vectors.

        """
        found = []
        if len(self.points):
            found.append((n @ self.points.T).max(axis=1))
        if len(self.centers):
            sine = np.sqrt(np.maximum(1.0 - (n @ self.axes.T) ** 2, 0.0))
            found.append((n @ self.centers.T + self.radii * sine).max(axis=1))
        return np.asarray(np.max(found, axis=0) + self.grown)


class Pair(NamedTuple):
    """Two convex parts with rims or sides, which touch at several places at most.

    Attributes:
        body_a: the body of the one.
        features_a: of it.
        grown: radius by which both together are grown [m].
        body_b: the body of the other.
        features_b: of it.

    """

    body_a: str
    features_a: tuple[Feature, ...]
    grown: float
    body_b: str
    features_b: tuple[Feature, ...]

    @classmethod
    def of(cls, row: object) -> Self | None:
        """Return the parts whose place a row is; None where no rim nor side is among them."""
        match row:
            case RimContact():
                return cls(row.body_a, row.features, 0.0, row.body_b, row.features_b)
            case ShapeContact() if any(each.kind == "side" for each in row.features_b):
                grown = row.grown + row.ball
                return cls(row.body_a, row.features, grown, row.body_b, row.features_b)
            case _:
                return None

    def parts(self, poses: Poses) -> tuple[Convex, Convex]:
        """Return both as they stand, the first one grown."""
        return (
            Convex.of(self.features_a, self.grown, self.body_a, poses),
            Convex.of(self.features_b, 0.0, self.body_b, poses),
        )


class WayOut(NamedTuple):
    """The smallest way that takes B out of A.

    Attributes:
        far: its length, negative where they are apart [m].
        along: unit vector, (3,).

    """

    far: float
    along: Array


def separation(a: Convex, b: Convex, n: Array) -> Array:
    """Return how far B is beyond A along directions, (m,) [m].

    Args:
        a: the one.
        b: the other.
        n: (m, 3) unit vectors.

    """
    return np.asarray(-a.reaches(n) - b.reaches(-n))


def way_out(a: Convex, b: Convex) -> WayOut:
    """Return the smallest way that takes B out of A.

    It is along a normal that the surface of A - B has alone: of a face, across an edge, or of a
    side (van den Bergen, Collision Detection in Interactive 3D Environments, section 4.3.8). Across
    an edge and about an axis it is the least of a circle of directions, across two rims it is one
    of a sphere. Of parts that are apart the length is negative, and no distance.
    """

    def overlap(n: Array) -> Array:
        return -separation(a, b, n)

    found = _least_of(_circles(a, b), overlap)
    n = np.concatenate([a.faces, -b.faces, found, *_between_ends(a, b)])
    far = overlap(n)
    if far.min() > 0.0 and len(a.centers) and len(b.centers):  # what is parted already is so
        n = np.concatenate([n, _least_of_all(overlap)])
        far = overlap(n)
    least = int(np.argmin(far))
    return WayOut(float(far[least]), n[least])


def way_until(a: Convex, b: Convex, way: Array) -> float:
    """Return how far B goes until it touches A; infinite where it passes [m].

    It is the greatest of s(n) / (-n · way) over all n against the way. With n · way = -1 these
    are a plane in which that is concave, so there is one maximum, which is found along one axis and
    in it along the other, in ever smaller parts: no step that could leap over a thin edge. Negative
    where they are in each other, as they stand.
    """
    e1 = np.cross(way, np.eye(3)[int(np.argmin(np.abs(way)))])
    e1 /= np.linalg.norm(e1)
    e2 = np.cross(way, e1)
    if _passes(a, b, e1, e2):
        return math.inf

    def value(n: Array) -> Array:
        size = np.sqrt((n * n).sum(axis=1))[:, None]
        return np.asarray(separation(a, b, n / size) * size[:, 0])

    def best_beside(x: Array) -> Array:
        """Return the greatest over one coordinate, for values of the other (m,)."""

        def along(y: Array) -> Array:
            tangent = np.repeat(np.tan(x), len(y) // len(x))
            return value(-way + tangent[:, None] * e1 + np.tan(y)[:, None] * e2)

        return _greatest(along, np.full(len(x), -QUARTER), np.full(len(x), QUARTER))

    quarter = np.array([QUARTER])
    return float(_greatest(best_beside, -quarter, quarter)[0])


def _passes(a: Convex, b: Convex, e1: Array, e2: Array) -> bool:
    """Return whether a direction across the way parts both, so that they never meet.

    On each quarter of the circle, n = p + x q, the separation is concave in x.
    """
    quarters = [(e1, e2), (e2, -e1), (-e1, -e2), (-e2, e1)]
    p, q = (np.array([pair[k] for pair in quarters]) for k in (0, 1))

    def parted(x: Array) -> Array:
        each = np.arange(len(x)) // (len(x) // 4)
        n = p[each] + x[:, None] * q[each]
        size = np.sqrt((n * n).sum(axis=1))
        return np.asarray(separation(a, b, n / size[:, None]) * size)

    return bool((_greatest(parted, -np.ones(4), np.ones(4)) > 0.0).any())


def _greatest(value: Callable[[Array], Array], low: Array, high: Array) -> Array:
    """Return the greatest values of functions with one maximum each between two ends, (m,)."""
    parts = np.linspace(0.0, 1.0, PARTS + 1)
    best = np.full(len(low), -math.inf)
    each = np.arange(len(low))
    for _ in range(MOST_PARTINGS):
        x = low[:, None] + (high - low)[:, None] * parts
        found = value(x.ravel()).reshape(x.shape)
        top = found.argmax(axis=1)
        best = np.maximum(best, found[each, top])
        low, high = x[each, np.maximum(top - 1, 0)], x[each, np.minimum(top + 1, PARTS)]
    return best


def _between_ends(a: Convex, b: Convex) -> Iterator[Array]:
    """Yield directions from ends to ends and rims, (k, 3): where these are grown they touch."""
    if a.grown + b.grown == 0.0:
        return
    for sense, one, other in ((1.0, a, b), (-1.0, b, a)):
        for point in one.points:
            ways = [*(other.points - point)]
            for center, axis, radius in zip(other.centers, other.axes, other.radii, strict=True):
                way = center - point
                across = (axis @ way) * axis - way
                size = float(np.linalg.norm(across))
                ways.append(way + radius / size * across if size > 0.0 else way)
            lengths = [float(np.linalg.norm(way)) for way in ways]
            yield _rows(
                [sense / far * way for way, far in zip(ways, lengths, strict=True) if far > 0.0]
            )


class _Circles(NamedTuple):
    """Circles of directions, middle + cos(p) x + sin(p) y, each (c, 3)."""

    middle: Array
    x: Array
    y: Array

    def at(self, number: npt.NDArray[np.intp], p: Array) -> Array:
        """Return a direction of each circle of these numbers, (m, 3)."""
        x, y = self.x[number], self.y[number]
        return self.middle[number] + np.cos(p)[:, None] * x + np.sin(p)[:, None] * y


def _circles(a: Convex, b: Convex) -> _Circles:
    """Return the directions across each edge, and those of the normals of sides."""
    found = list[tuple[Array, Array, Array]]()
    edges = list[Array]()
    for edge in (*a.edges, *b.edges):
        if not any(abs(edge @ other) > 1.0 - PARALLEL for other in edges):
            edges.append(edge)
            found.append(_about(edge, 1.0, 0.0))
    for sense, part in ((1.0, a), (-1.0, b)):
        for axis, cosine, sine in part.sides:
            found.append(_about(sense * axis, cosine, sine))
    return _Circles(*(_rows([each[k] for each in found]) for k in range(3)))


def _about(axis: Array, cosine: float, sine: float) -> tuple[Array, Array, Array]:
    x = np.cross(axis, np.eye(3)[int(np.argmin(np.abs(axis)))])
    x /= np.linalg.norm(x)
    return sine * axis, cosine * x, cosine * np.cross(axis, x)


def _least_of(circles: _Circles, overlap: Callable[[Array], Array]) -> Array:
    """Return the directions of circles at which an overlap is least near by, (m, 3)."""
    count, apart = len(circles.x), 2.0 * math.pi / ROUND
    number, angle = np.repeat(np.arange(count), ROUND), np.tile(apart * np.arange(ROUND), count)
    found = overlap(circles.at(number, angle)).reshape(count, ROUND)
    is_least = (found <= np.roll(found, 1, axis=1)) & (found <= np.roll(found, -1, axis=1))
    number, middle = number[is_least.ravel()], angle[is_least.ravel()]
    low, high = middle - apart, middle + apart
    for _ in range(MOST_CUTS):
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        goes_left = overlap(circles.at(number, left)) <= overlap(circles.at(number, right))
        low, high = np.where(goes_left, low, left), np.where(goes_left, right, high)
    # a drawing often has its normals among the first directions, to the last digit
    return np.concatenate([circles.at(number, 0.5 * (low + high)), circles.at(number, middle)])


def _least_of_all(overlap: Callable[[Array], Array]) -> Array:
    """Return the direction in which an overlap is least, of all there are, (1, 3)."""
    n = _all_round()
    best = n[int(np.argmin(overlap(n)))]
    apart = math.sqrt(4.0 * math.pi / ALL_ROUND)  # from each direction to its neighbours
    x = np.cross(best, np.eye(3)[int(np.argmin(np.abs(best)))])
    x /= np.linalg.norm(x)
    across = np.stack([x, np.cross(best, x)])
    for _ in range(MOST_HALVINGS):
        tried = best + apart * STENCIL @ across
        tried /= np.linalg.norm(tried, axis=1)[:, None]
        best = tried[int(np.argmin(overlap(tried)))]
        apart *= HALF
    return np.asarray(best[None])


@cache
def _all_round() -> Array:
    """Return directions all round, on a spiral from pole to pole, (ALL_ROUND, 3)."""
    z = 1.0 - (2.0 * np.arange(ALL_ROUND) + 1.0) / ALL_ROUND
    angle, radius = 2.0 * math.pi * GOLDEN * np.arange(ALL_ROUND), np.sqrt(1.0 - z * z)
    return np.column_stack([radius * np.cos(angle), radius * np.sin(angle), z])


def _rows(vectors: Sequence[Array]) -> Array:
    return np.array(vectors, dtype=float).reshape(-1, 3)

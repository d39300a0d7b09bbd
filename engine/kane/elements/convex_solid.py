"""Convex solids: the hull of points in space, with its faces as polygons."""

import functools
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.fields import Vector

Array = npt.NDArray[np.float64]

FLAT = 1e-9  # of the size of the points: what is nearer to a plane is on it
EVEN = 1e-7  # of unit normals: two faces with that difference are one


class ConvexSolid(NamedTuple):
    """A convex solid.

    Attributes:
        corners: those of the points that are corners of it, in their order [m].
        faces: numbers of the corners around each face, counter-clockwise seen from outside.
        normals: of the faces, unit vectors outwards.

    """

    corners: tuple[Vector, ...]
    faces: tuple[tuple[int, ...], ...]
    normals: tuple[Vector, ...]


@functools.lru_cache(maxsize=256)
def hull_of(points: tuple[Vector, ...]) -> ConvexSolid | None:
    """Return the convex hull of points in space; None where they lie in a plane.

    Points are added one after the other, each of which puts new triangles in the place of those
    that it sees (the incremental algorithm of de Berg et al., Computational Geometry, chapter 11);
    triangles in one plane make a face then.
    """
    given = np.array(points, dtype=float).reshape(-1, 3)
    if len(given) < 4 or not np.isfinite(given).all():
        return None
    size = float(np.ptp(given, axis=0).max())
    start = _simplex(given, FLAT * size)
    if start is None:
        return None
    triangles = [
        tuple(start[i] for i in face) for face in ((0, 1, 2), (0, 3, 1), (1, 3, 2), (2, 3, 0))
    ]
    # the farthest first: few triangles are made in vain
    far = np.argsort(-np.linalg.norm(given - given[start].mean(axis=0), axis=1), kind="stable")
    for k in far.tolist():
        if k not in start:
            triangles = _with_point(given, triangles, k, FLAT * size)
    return _of_triangles(given, triangles, points)


def _simplex(points: Array, flat: float) -> list[int] | None:
    """Return four points that span a tetrahedron, the last one behind the first three."""
    a = int(points[:, 0].argmin())
    b = int(np.linalg.norm(points - points[a], axis=1).argmax())
    along = points[b] - points[a]
    length = float(np.linalg.norm(along))
    if length <= flat:
        return None
    across = np.linalg.norm(np.cross(points - points[a], along / length), axis=1)
    c = int(across.argmax())
    if across[c] <= flat:
        return None
    normal = np.cross(along, points[c] - points[a])
    heights = (points - points[a]) @ (normal / np.linalg.norm(normal))
    d = int(np.abs(heights).argmax())
    if abs(heights[d]) <= flat:
        return None
    return [a, b, c, d] if heights[d] < 0.0 else [a, c, b, d]


def _with_point(
    points: Array, triangles: list[tuple[int, ...]], k: int, flat: float
) -> list[tuple[int, ...]]:
    corners = points[np.array(triangles)]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    heights = ((points[k] - corners[:, 0]) * normals).sum(axis=1)
    seen = heights > flat * np.linalg.norm(normals, axis=1)
    if not seen.any():
        return triangles
    sides = {
        (t[i], t[(i + 1) % 3]) for t, is_seen in zip(triangles, seen, strict=True) if is_seen
        for i in range(3)
    }  # fmt: skip
    kept = [t for t, is_seen in zip(triangles, seen, strict=True) if not is_seen]
    return kept + [(a, b, k) for a, b in sorted(sides) if (b, a) not in sides]


def _of_triangles(
    points: Array, triangles: list[tuple[int, ...]], given: tuple[Vector, ...]
) -> ConvexSolid:
    """Return the solid of triangles, those in one plane put together."""
    corners = points[np.array(triangles)]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    areas = np.linalg.norm(normals, axis=1)
    units = normals / areas[:, None]
    left, found = list(np.argsort(-areas, kind="stable").tolist()), []
    while left:
        own = [t for t in left if np.abs(units[t] - units[left[0]]).max() < EVEN]
        left = [t for t in left if t not in own]
        ring = _around([triangles[t] for t in own])
        found.append(_straightened(points, ring))
    used = sorted({k for ring in found for k in ring})
    number = {k: i for i, k in enumerate(used)}
    faces = sorted(tuple(number[k] for k in _from_least(ring)) for ring in found if len(ring) > 2)
    kept = tuple(given[k] for k in used)
    at = np.array(kept, dtype=float)
    return ConvexSolid(kept, tuple(faces), tuple(_normal(at[list(face)]) for face in faces))


def _around(triangles: list[tuple[int, ...]]) -> list[int]:
    """Return the corners around triangles that lie beside each other."""
    sides = {(t[i], t[(i + 1) % 3]) for t in triangles for i in range(3)}
    after = dict(sorted(side for side in sides if side[::-1] not in sides))
    first = min(after)
    ring, k = [first], after[first]
    while k != first and len(ring) <= len(after):
        ring.append(k)
        k = after[k]
    return ring


def _straightened(points: Array, ring: list[int]) -> list[int]:
    """Return a ring without corners that lie on a side of it."""
    found = []
    for i, k in enumerate(ring):
        before, after = points[ring[i - 1]], points[ring[(i + 1) % len(ring)]]
        one, other = points[k] - before, after - points[k]
        sine = np.linalg.norm(np.cross(one, other))
        if sine > FLAT * np.linalg.norm(one) * np.linalg.norm(other):
            found.append(k)
    return found


def _from_least(ring: list[int]) -> list[int]:
    first = ring.index(min(ring))
    return ring[first:] + ring[:first]


def _normal(corners: Array) -> Vector:
    """Return the normal of a polygon, by the areas of its projections (Newell)."""
    away = corners - corners[0]
    x, y, z = np.cross(away, np.roll(away, -1, axis=0)).sum(axis=0)
    length = float(np.sqrt(x * x + y * y + z * z))
    return (float(x / length), float(y / length), float(z / length))

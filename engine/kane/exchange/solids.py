"""Shapes as triangles with normals."""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.convex_solid import ConvexSolid, hull_of
from kane.elements.directions import triad
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Shape, Sphere
from kane.elements.triangulation import triangulate
from kane.exchange.linkage import Frame
from kane.exchange.shape_frames import along_z

Array = npt.NDArray[np.float64]

AROUND = 32  # sides of what is round
Profile = list[tuple[float, float]]


class Solid(NamedTuple):
    """Triangles that each have their three corners to themselves.

    Attributes:
        corners: (3 n, 3), three for each triangle, counter-clockwise seen from outside [m].
        normals: (3 n, 3), outward, of length 1.

    """

    corners: Array
    normals: Array


def solid(shape: Shape) -> Solid:
    """Return a shape as triangles, in the axes of its body."""
    match shape:
        case Box():
            x, y, z = (each / 2 for each in shape.size)
            corners = np.array([(-x, -y), (x, -y), (x, y), (-x, y)])
            return _placed(_prism(corners, -z, z), Frame(np.eye(3), np.array(shape.center)))
        case Polygon():
            corners = np.array(shape.outline())
            a, b = corners.T
            if a @ np.roll(b, -1) < np.roll(a, -1) @ b:
                corners = corners[::-1]
            half = shape.thickness / 2
            return _prism(corners, shape.z - half, shape.z + half)
        case Sphere():
            pieces = _round(shape.radius, 0.0)
            return _placed(_revolved(pieces), Frame(np.eye(3), np.array(shape.center)))
        case Disc():
            axes = np.array(triad(shape.axis)).T
            pieces = _cylinder(shape.radius, shape.thickness)
            return _placed(_revolved(pieces), Frame(axes, np.array(shape.center)))
        case Rod() | Capsule():
            frame, length = along_z(shape.start, shape.end)
            is_rod = isinstance(shape, Rod)
            pieces = _cylinder(shape.radius, length) if is_rod else _round(shape.radius, length)
            return _placed(_revolved(pieces), frame)
        case Cone():
            frame, length = along_z(shape.base, shape.apex)
            low, high = -length / 2, length / 2
            pieces = [[(0.0, low), (shape.radius, low)], [(shape.radius, low), (0.0, high)]]
            return _placed(_revolved(pieces), frame)
        case Polyhedron():
            return _faceted(hull_of(shape.points))


def _faceted(hull: ConvexSolid | None) -> Solid:
    """Return the faces of a convex solid; none of points in a plane."""
    if hull is None:
        return Solid(np.zeros((0, 3)), np.zeros((0, 3)))
    corners, normals = [], []
    for face, normal in zip(hull.faces, hull.normals, strict=True):
        for i in range(1, len(face) - 1):
            corners += [hull.corners[k] for k in (face[0], face[i], face[i + 1])]
            normals += [normal] * 3
    return Solid(np.array(corners), np.array(normals))


def _placed(given: Solid, frame: Frame) -> Solid:
    R = frame.rotation.T
    return Solid(given.corners @ R + frame.origin, given.normals @ R)


def _cylinder(radius: float, length: float) -> list[Profile]:
    low, high = -length / 2, length / 2
    return [
        [(0.0, low), (radius, low)],
        [(radius, low), (radius, high)],
        [(radius, high), (0.0, high)],
    ]


def _round(radius: float, length: float) -> list[Profile]:
    """Return the profile of a capsule whose half balls are a length apart."""
    angles = np.linspace(-math.pi / 2, math.pi / 2, AROUND // 2 + 1)
    lower, upper = angles[: AROUND // 4 + 1], angles[AROUND // 4 :]
    found = [(radius * math.cos(a), radius * math.sin(a) - length / 2) for a in lower]
    above = [(radius * math.cos(a), radius * math.sin(a) + length / 2) for a in upper]
    found += above if length else above[1:]
    found[0], found[-1] = (0.0, found[0][1]), (0.0, found[-1][1])
    return [found]


def _revolved(pieces: list[Profile]) -> Solid:
    """Return what profiles sweep about z; each is smooth in itself, going up on the outside."""
    corners, normals = [], []
    turns = np.arange(AROUND + 1) * (2 * math.pi / AROUND)
    ways = np.column_stack((np.cos(turns), np.sin(turns)))
    for piece in pieces:
        r, z = np.array(piece).T
        slopes = np.gradient(np.array(piece), axis=0, edge_order=1)
        out = np.column_stack((slopes[:, 1], -slopes[:, 0]))
        out /= np.hypot(*out.T)[:, None]
        points = np.concatenate(
            (r[:, None, None] * ways, np.broadcast_to(z[:, None, None], (len(r), AROUND + 1, 1))), 2
        )
        around = np.concatenate(
            (
                out[:, :1, None] * ways,
                np.broadcast_to(out[:, 1, None, None], (len(r), AROUND + 1, 1)),
            ),
            2,
        )
        for i in range(len(r) - 1):
            for k in range(AROUND):
                quad = ((i, k), (i, k + 1), (i + 1, k + 1), (i + 1, k))
                for triangle in (quad[:3], (quad[0], *quad[2:])):
                    ends = [j for j, _ in triangle if r[j] == 0.0]
                    if len(ends) < 2:  # else two corners are one point of the axis
                        corners += [points[at] for at in triangle]
                        normals += [around[at] for at in triangle]
    return Solid(np.array(corners), np.array(normals))


def _prism(corners: Array, low: float, high: float) -> Solid:
    """Return what stands on a counter-clockwise polygon between two heights."""
    lid = corners[triangulate(corners).ravel()]
    count = len(lid)
    top = np.column_stack((lid, np.full(count, high)))
    bottom = np.column_stack((lid, np.full(count, low))).reshape(-1, 3, 3)[:, ::-1].reshape(-1, 3)
    up = np.tile((0.0, 0.0, 1.0), (count, 1))
    after = np.roll(corners, -1, axis=0)
    out = np.column_stack(((after - corners)[:, 1], -(after - corners)[:, 0]))
    out /= np.hypot(*out.T)[:, None]
    walls = [
        (*point, height)
        for a, b in zip(corners, after, strict=True)
        for point, height in ((a, low), (b, low), (b, high), (a, low), (b, high), (a, high))
    ]
    sides = np.repeat(np.column_stack((out, np.zeros(len(out)))), 6, axis=0)
    return Solid(np.concatenate((top, bottom, np.array(walls))), np.concatenate((up, -up, sides)))

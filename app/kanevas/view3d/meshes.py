"""Triangle meshes of shapes and signs; no Qt here.

All of them are closed, with faces that run counter-clockwise seen from outside.
"""

import functools
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.convex_solid import ConvexSolid
from kane.elements.triangulation import triangulate

Array = npt.NDArray[np.float64]
Faces = npt.NDArray[np.int64]
AROUND = 28
# Radius on the screen up to which fewer vertices do, and which share of them [pixels].
TINY = 0.14
LEVELS = ((1.1, TINY), (4.3, 0.29), (9.7, 0.43), (25.0, 0.72))
THINNEST = 1e-3  # of the radius of a wire; a flat ring would have points in one place
MOST = 4096  # meshes that are kept, so that an edit makes anew only what it changes
CORNERS = np.array([(x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)])


@dataclass(frozen=True, eq=False)
class Mesh:
    """Vertices (n, 3), their outward unit normals (n, 3), and faces as indices (m, 3).

    What is drawn many times shares one mesh, by identity: keep meshes, and size them by a `Form`.

    Attributes:
        along: for each vertex the share of the mesh's length at which it stands, to be added to
            its z; None in a mesh that does not stretch.
        coarser: the same with fewer vertices, for small pictures of it, the smallest first.

    """

    vertices: Array
    normals: Array
    faces: Faces
    along: Array | None = None
    coarser: "tuple[Level, ...]" = ()

    def moved(self, rotation: Array, offset: Array) -> "Mesh":
        """Return a mesh that does not stretch, turned about the origin and then shifted."""
        return Mesh(self.vertices @ rotation.T + offset, self.normals @ rotation.T, self.faces)

    @functools.cached_property
    def shares(self) -> Array:
        """For each vertex the share of the length at which it stands, (n,)."""
        return np.zeros(len(self.vertices)) if self.along is None else self.along

    @functools.cached_property
    def radius(self) -> float:
        """How far it reaches from its z axis."""
        return float(np.hypot(*self.vertices[:, :2].T).max())

    def for_radius(self, radius: float) -> "Mesh":
        """Return the coarsest mesh that does for a radius on the screen [pixels]."""
        return next((level.mesh for level in self.coarser if radius <= level.radius), self)

    @functools.cached_property
    def box(self) -> tuple[Array, Array]:
        """Lower and upper corner of a box around the mesh at no length, as (x, y, z, share).

        The last two are those of the mesh's start and end.
        """
        share, z = self.shares, self.vertices[:, 2]
        start, end = share.min(), share.max()
        low, high = self.vertices.min(axis=0), self.vertices.max(axis=0)
        low[2], high[2] = z[share == start].min(), z[share == end].max()
        return np.append(low, start), np.append(high, end)


class Level(NamedTuple):
    """A mesh that does up to a radius on the screen [pixels]."""

    radius: float
    mesh: Mesh


def in_levels(make: Callable[[float], Mesh], slack: float = 1.0) -> Mesh:
    """Return a mesh with coarser ones for where it looks small.

    A polygon in place of a circle lies within a third of a pixel of it.

    Args:
        make: makes the mesh with so many times the usual number of vertices around.
        slack: how many times as far from the circle the polygon may lie, as in a thin wire.

    """
    levels = tuple(Level(slack * radius, make(share)) for radius, share in LEVELS)
    return replace(make(1.0), coarser=levels)


def joined(meshes: list[Mesh]) -> Mesh:
    """Return several meshes as one."""
    if len(meshes) == 1:
        return meshes[0]
    starts = np.cumsum([0, *(len(mesh.vertices) for mesh in meshes[:-1])])
    stretches = any(mesh.along is not None for mesh in meshes)
    return Mesh(
        np.concatenate([mesh.vertices for mesh in meshes]),
        np.concatenate([mesh.normals for mesh in meshes]),
        np.concatenate([mesh.faces + i for mesh, i in zip(meshes, starts, strict=True)]),
        np.concatenate([mesh.shares for mesh in meshes]) if stretches else None,
    )


def at_share(mesh: Mesh, share: float) -> Mesh:
    """Return a mesh as a part of one that stretches, at a share of the length."""
    return Mesh(mesh.vertices, mesh.normals, mesh.faces, np.full(len(mesh.vertices), share))


def frame(direction: Array) -> Array:
    """Return a rotation that takes z to a direction; a zero direction stays with z."""
    length = math.hypot(*direction)
    if length == 0:
        return np.eye(3)
    z = direction / length
    helper = np.eye(3)[np.argmin(np.abs(z))]
    x = np.cross(helper, z)
    x /= math.hypot(*x)
    return np.column_stack((x, np.cross(z, x), z))


def directions(vectors: Array) -> Array:
    """Return vectors (n, 3) with a length of 1; one without any has no direction and stays."""
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    return np.asarray(vectors / np.where(lengths > 0, lengths, 1.0))


def revolved(profile: list[tuple[float, float, float, float]], around: int = AROUND) -> Mesh:
    """Return the solid swept by a profile about z.

    Args:
        profile: (r, z, normal r, normal z) of points from the lower to the upper end of the
            axis, in pairs: each pair is the start and the end of one strip.
        around: number of vertices around the axis.

    """
    rings = list(dict.fromkeys(profile))  # smooth strips share the one between them
    r, z, nr, nz = np.array(rings).T[:, :, None]
    angle = np.arange(around) * (2 * math.pi / around)
    cosine, sine = np.cos(angle), np.sin(angle)
    flat = np.ones(around)
    vertices = np.stack((r * cosine, r * sine, z * flat), axis=-1).reshape(-1, 3)
    normals = np.stack((nr * cosine, nr * sine, nz * flat), axis=-1).reshape(-1, 3)
    starts = [rings.index(point) * around for point in profile]
    faces = [_strip(starts[i], starts[i + 1], around) for i in range(0, len(profile), 2)]
    return _without_slivers(Mesh(vertices, normals, np.concatenate(faces)))


def _strip(lower: int, upper: int, around: int) -> Faces:
    here = np.arange(around)
    after = (here + 1) % around
    return np.concatenate(
        (
            np.column_stack((lower + here, lower + after, upper + after)),
            np.column_stack((lower + here, upper + after, upper + here)),
        )
    )


def sides(count: int, share: float) -> int:
    """Return how many vertices go around, a multiple of 4, when only a share of them is wanted."""
    return max(4 * round(count * share / 4), 8 if share > TINY else 4)


def _without_slivers(mesh: Mesh) -> Mesh:
    a, b, c = (mesh.vertices[mesh.faces[:, i]] for i in range(3))
    double_area = np.linalg.norm(np.cross(b - a, c - a), axis=1)
    kept = mesh.faces[double_area > 1e-9 * double_area.max()]
    return Mesh(mesh.vertices, mesh.normals, kept)


def cylinder(length: float, radius: float, around: int = 2 * AROUND) -> Mesh:
    """Return a cylinder about z, centred on the origin."""
    low, high = -length / 2, length / 2
    return revolved(
        [
            *((0.0, low, 0.0, -1.0), (radius, low, 0.0, -1.0)),
            *((radius, low, 1.0, 0.0), (radius, high, 1.0, 0.0)),
            *((radius, high, 0.0, 1.0), (0.0, high, 0.0, 1.0)),
        ],
        around,
    )


def cone(length: float, radius: float, around: int = AROUND) -> Mesh:
    """Return a cone about z with its base at the origin."""
    slant = math.hypot(length, radius)
    side = (length / slant, radius / slant)
    return revolved(
        [
            *((0.0, 0.0, 0.0, -1.0), (radius, 0.0, 0.0, -1.0)),
            *((radius, 0.0, *side), (0.0, length, *side)),
        ],
        around,
    )


def capsule(length: float, radius: float, around: int = AROUND) -> Mesh:
    """Return a bar with round ends about z, its end centres at 0 and ``length``; or a ball."""
    angle = np.linspace(-math.pi / 2, 0.0, around // 4 + 1)
    arc = np.column_stack((np.cos(angle), np.sin(angle)))
    arc[0, 0] = 0.0
    lower = [(radius * r, radius * z, r, z) for r, z in arc.tolist()]
    upper = [(r, length - z, nr, -nz) for r, z, nr, nz in reversed(lower)]
    points = lower + upper[1:] if length == 0 else lower + upper
    pairs = [point for pair in pairwise(points) for point in pair]
    return revolved(pairs, around)


def box(size: Array) -> Mesh:
    """Return a box about the origin."""
    vertices: list[Array] = []
    normals: list[Array] = []
    faces: list[Faces] = []
    for axis in range(3):
        for side in (-1.0, 1.0):
            corners = CORNERS[CORNERS[:, axis] * side > 0]
            first = 4 * len(vertices)
            vertices.append(corners * size)
            normals.append(np.tile(np.eye(3)[axis] * side, (4, 1)))
            quad = np.array([(0, 2, 3), (0, 3, 1)])
            outward = np.cross(corners[2] - corners[0], corners[3] - corners[0])[axis] * side
            faces.append(first + (quad if outward > 0 else quad[:, ::-1]))
    return Mesh(np.concatenate(vertices), np.concatenate(normals), np.concatenate(faces))


def plate(corners: Array, z: float, thickness: float) -> Mesh:
    """Return a plate parallel to x-y, bounded by a simple polygon."""
    x, y = corners.T
    if np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y) < 0:
        corners = corners[::-1]
    count = len(corners)
    lid = triangulate(corners)
    low = np.column_stack((corners, np.full(count, z - thickness / 2)))
    high = np.column_stack((corners, np.full(count, z + thickness / 2)))
    up = np.tile((0.0, 0.0, 1.0), (count, 1))
    return joined([Mesh(high, up, lid), Mesh(low, -up, lid[:, ::-1]), _rim(low, high)])


def faceted(solid: ConvexSolid | None) -> Mesh:
    """Return a convex solid with flat faces; nothing where its points lie in a plane."""
    if solid is None:
        return Mesh(
            np.zeros((1, 3)), np.array([[0.0, 0.0, 1.0]]), np.zeros((1, 3), dtype=np.uint32)
        )
    pieces = []
    for face, normal in zip(solid.faces, solid.normals, strict=True):
        count = len(face)
        fan = np.array([(0, i, i + 1) for i in range(1, count - 1)])
        corners = np.array([solid.corners[k] for k in face])
        pieces.append(Mesh(corners, np.tile(normal, (count, 1)), fan))
    return joined(pieces)


def _rim(low: Array, high: Array) -> Mesh:
    next_low, next_high = np.roll(low, -1, axis=0), np.roll(high, -1, axis=0)
    along = next_low - low
    outward = np.column_stack((along[:, 1], -along[:, 0], np.zeros(len(low))))
    outward = directions(outward)  # an unfinished plate may repeat a corner
    vertices = np.stack((low, next_low, next_high, high), axis=1).reshape(-1, 3)
    first = 4 * np.arange(len(low))[:, None]
    faces = np.concatenate((first + np.array([0, 1, 2]), first + np.array([0, 2, 3])))
    return Mesh(vertices, np.repeat(outward, 4, axis=0), faces)


def rim(outline: Array, back: Array, axis: Array, thickness: float, closed: bool) -> Mesh:
    """Return the plate between two lines across an axis, as a rim between its teeth and its back.

    Args:
        outline: one line, shape (n, 3).
        back: the other, each of its points opposite one of the outline, shape (n, 3).
        axis: unit vector across the plate.
        thickness: of the plate along the axis.
        closed: whether the lines go around.

    """
    half = axis * thickness / 2
    corners = np.stack((outline + half, back + half, back - half, outline - half), axis=1)
    here, after = corners, np.roll(corners, -1, axis=0)
    middle = (outline + back) / 2
    if not closed:
        here, after = here[:-1], after[:-1]
    inner = (middle + np.roll(middle, -1, axis=0))[: len(here)] / 2
    walls = [
        _quads(here[:, i], after[:, i], after[:, j], here[:, j], inner)
        for i, j in ((0, 1), (1, 2), (2, 3), (3, 0))
    ]
    if not closed:
        for end, inside in ((0, 1), (-1, -2)):
            a, b, c, d = corners[[end]].swapaxes(0, 1)
            walls.append(_quads(a, b, c, d, middle[[inside]]))
    return joined(walls)


def _quads(a: Array, b: Array, c: Array, d: Array, inner: Array) -> Mesh:
    """Return flat faces with corners (n, 3) in turn, that face away from points of the inside."""
    normals = directions(np.cross(c - a, d - b))  # a rack along the axle of its pinion is flat
    is_inward = np.einsum("ij,ij->i", normals, (a + b + c + d) / 4 - inner) < 0
    normals[is_inward] *= -1
    first = 4 * np.arange(len(a))[:, None]
    faces = np.stack((first + np.array([0, 1, 2]), first + np.array([0, 2, 3])), axis=1)
    faces[is_inward] = faces[is_inward][:, :, ::-1]
    vertices = np.stack((a, b, c, d), axis=1).reshape(-1, 3)
    return Mesh(vertices, np.repeat(normals, 4, axis=0), faces.reshape(-1, 3))


def tube(points: Array, radius: float, sides: int = 10) -> Mesh:
    """Return a round wire along a line of points, with closed ends."""
    ahead = np.gradient(points, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    across = _carried(ahead)
    angle = np.arange(sides) * (2 * math.pi / sides)
    ring = (
        np.cos(angle)[None, :, None] * across[:, None]
        + np.sin(angle)[None, :, None] * np.cross(ahead, across)[:, None]
    )
    vertices = (points[:, None] + radius * ring).reshape(-1, 3)
    side = Mesh(
        vertices,
        ring.reshape(-1, 3),
        np.concatenate([_strip(i * sides, (i + 1) * sides, sides) for i in range(len(points) - 1)]),
    )
    last = vertices[-sides:]
    fan = np.array([(0, i, i + 1) for i in range(1, sides - 1)])
    return joined(
        [
            side,
            Mesh(vertices[:sides], np.tile(-ahead[0], (sides, 1)), fan[:, ::-1]),
            Mesh(last, np.tile(ahead[-1], (sides, 1)), fan),
        ]
    )


def ellipsoid_rings(axes: Array, radius: float) -> Mesh:
    """Return round wires along the sections of an ellipsoid with its planes of symmetry.

    One that is smaller than the wire is a ball of it.

    Args:
        axes: semi-axes, shape (3,).
        radius: of the wire.

    """
    angle = np.linspace(0.0, 2 * math.pi, 2 * AROUND + 1)
    axes = np.maximum(axes, THINNEST * radius)
    rings = []
    for i, j in ((0, 1), (1, 2), (2, 0)):
        points = np.zeros((len(angle), 3))
        points[:, i], points[:, j] = axes[i] * np.cos(angle), axes[j] * np.sin(angle)
        if max(axes[i], axes[j]) > radius:
            rings.append(tube(points, radius))
    return joined(rings) if rings else capsule(0.0, radius)


def _carried(ahead: Array) -> Array:
    """Return unit vectors across a line, each the one before carried along without twist."""
    across = np.empty_like(ahead)
    across[0] = frame(ahead[0])[:, 0]
    for i in range(1, len(ahead)):
        vector = across[i - 1] - ahead[i] * (across[i - 1] @ ahead[i])
        across[i] = vector / math.hypot(*vector)
    return across

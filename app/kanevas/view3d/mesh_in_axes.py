"""Meshes of unit size that are sized, turned and placed; no Qt here."""

import functools
import math
from typing import NamedTuple

import numpy as np

from kane.elements.convex_solid import hull_of
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Shape, Sphere
from kanevas.view3d import meshes
from kanevas.view3d.meshes import AROUND, CORNERS, Array, Mesh, directions, sides

UPRIGHT = np.eye(3)
ORIGIN = np.zeros(3)
BALL_AROUND = 20
THINNEST = 1e-12  # m; the normals of what has no thickness are those of something very thin


class MeshInAxes(NamedTuple):
    """A mesh with its size and its place in the axes of what carries it.

    Attributes:
        mesh: what it is made of; forms of all sizes share it.
        size: factors of x, y and z, (3,).
        turn: rotation (3, 3) of the sized mesh.
        offset: where the mesh's origin stands, (3,) [m].
        length: of a mesh that stretches along its z [m].

    """

    mesh: Mesh
    size: Array = np.ones(3)
    turn: Array = UPRIGHT
    offset: Array = ORIGIN
    length: float = 0.0

    def moved(self, rotation: Array, offset: Array) -> "MeshInAxes":
        """Return the form turned about the origin and then shifted."""
        return self._replace(turn=rotation @ self.turn, offset=rotation @ self.offset + offset)

    def enlarged(self, factor: float) -> "MeshInAxes":
        """Return the form so many times as large, seen from the origin."""
        return self._replace(
            size=self.size * factor, offset=self.offset * factor, length=self.length * factor
        )

    def baked(self) -> Mesh:
        """Return a mesh of the form as it stands."""
        stretched = self.mesh.vertices * self.size
        stretched[:, 2] += self.mesh.shares * self.length
        normals = directions(self.mesh.normals / np.maximum(self.size, THINNEST))
        return Mesh(stretched, normals, self.mesh.faces).moved(self.turn, self.offset)

    def corners(self) -> Array:
        """Return the corners of a box around the form, (8, 3)."""
        low, high = sized_box(self.mesh, self.size, self.length)
        middle, half = (low + high) / 2, high - low
        corners: Array = (middle + CORNERS * half) @ self.turn.T + self.offset
        return corners


def sized_box(mesh: Mesh, size: Array, length: float) -> tuple[Array, Array]:
    """Return the lower and the upper corner of the box around a mesh of a size and a length."""
    low, high = (corner[:3] * size for corner in mesh.box)
    low[2] += mesh.box[0][3] * length
    high[2] += mesh.box[1][3] * length
    return low, high


@functools.lru_cache(maxsize=meshes.MOST)
def of_shape(shape: Shape) -> MeshInAxes:
    """Return the form of a shape in body axes."""
    match shape:
        case Rod() | Capsule():
            start = np.array(shape.start)
            along = np.array(shape.end) - start
            length, size = math.hypot(*along), np.full(3, shape.radius)
            return MeshInAxes(
                bar() if length else globe(), size, meshes.frame(along), start, length
            )
        case Box():
            return MeshInAxes(cube(), np.array(shape.size), offset=np.array(shape.center))
        case Disc():
            size = np.array([shape.radius, shape.radius, shape.thickness])
            return MeshInAxes(
                drum(), size, meshes.frame(np.array(shape.axis)), np.array(shape.center)
            )
        case Sphere():
            return MeshInAxes(globe(), np.full(3, shape.radius), offset=np.array(shape.center))
        case Cone():
            base = np.array(shape.base)
            axis = np.array(shape.apex) - base
            size = np.array([shape.radius, shape.radius, math.hypot(*axis)])
            return MeshInAxes(pointed(), size, meshes.frame(axis), base)
        case Polygon():
            return MeshInAxes(meshes.plate(np.array(shape.outline()), shape.z, shape.thickness))
        case Polyhedron():
            return MeshInAxes(meshes.faceted(hull_of(shape.points)))


@functools.cache
def bar() -> Mesh:
    """Return a bar of radius 1 with round ends along z, which stretches."""
    return meshes.in_levels(lambda f: _with_ends(meshes.capsule(1.0, 1.0, sides(AROUND, f))))


@functools.cache
def globe() -> Mesh:
    """Return a smooth sphere of radius 1, for bodies."""
    return meshes.in_levels(lambda f: meshes.capsule(0.0, 1.0, sides(AROUND, f)))


@functools.cache
def ball() -> Mesh:
    """Return a ball of radius 1, for signs."""
    return meshes.in_levels(ball_of)


def ball_of(share: float) -> Mesh:
    """Return a ball of radius 1 with a share of the usual vertices."""
    return meshes.capsule(0.0, 1.0, sides(BALL_AROUND, share))


@functools.cache
def cube() -> Mesh:
    """Return a box with edges of 1 about the origin."""
    return meshes.box(np.ones(3))


@functools.cache
def cube_without_bottom() -> Mesh:
    """Return the same without its face towards -z: from there one sees through it."""
    whole = cube()
    downwards = whole.normals[whole.faces[:, 0], 2] < 0.0
    return Mesh(whole.vertices, whole.normals, whole.faces[~downwards])


@functools.cache
def drum() -> Mesh:
    """Return a cylinder of radius 1 and height 1 about the origin."""
    return meshes.in_levels(lambda f: meshes.cylinder(1.0, 1.0, _around_rim(f)))


@functools.cache
def pointed() -> Mesh:
    """Return a cone of radius 1 and height 1 on the origin."""
    return meshes.in_levels(lambda f: meshes.cone(1.0, 1.0, _around_rim(f)))


def _around_rim(share: float) -> int:
    """Return how many vertices a rim has, which is seen from above: twice as many where large."""
    return 2 * AROUND if share == 1.0 else sides(AROUND, share)


def _with_ends(mesh: Mesh) -> Mesh:
    """Return a mesh from 0 to 1 along z, so that what is above the middle stretches away."""
    far = mesh.vertices[:, 2] > 0.5
    shrunk = mesh.vertices - np.outer(far, (0.0, 0.0, 1.0))
    return Mesh(shrunk, mesh.normals, mesh.faces, far.astype(float))

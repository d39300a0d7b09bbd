"""What a ray meets first; no Qt here."""

from collections.abc import Iterable

import numpy as np

from kanevas.view3d.meshes import Array, Mesh


def nearest(meshes: Iterable[Mesh], origin: Array, direction: Array) -> tuple[int, float] | None:
    """Return which mesh a ray meets first, and how far away; None where it meets nothing.

    Args:
        meshes: in the axes of the ray.
        origin: start of the ray, (3,).
        direction: unit vector, (3,).

    """
    ways = [(first_meeting(mesh, origin, direction), i) for i, mesh in enumerate(meshes)]
    way, index = min(ways, default=(np.inf, 0))
    return (index, way) if np.isfinite(way) else None


def first_meeting(mesh: Mesh, origin: Array, direction: Array) -> float:
    """Return how far along a ray a mesh begins, infinity where the ray misses it.

    Ray and triangle after Möller and Trumbore (1997), for all triangles at once.
    """
    a, b, c = (mesh.vertices[mesh.faces[:, i]] for i in range(3))
    edge1, edge2, offset = b - a, c - a, origin - a
    across, turned = np.cross(direction, edge2), np.cross(offset, edge1)
    with np.errstate(divide="ignore", invalid="ignore"):
        scale = 1 / np.einsum("ij,ij->i", edge1, across)
        u = scale * np.einsum("ij,ij->i", offset, across)
        v = scale * (turned @ direction)
        far = scale * np.einsum("ij,ij->i", edge2, turned)
        met = (u >= 0) & (v >= 0) & (u + v <= 1) & (far > 0)
    return float(far[met].min()) if met.any() else np.inf

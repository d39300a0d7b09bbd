"""Meshes of the arrows that stand for vectors: their heads keep their size; no Qt here."""

import functools

import numpy as np

from kanevas.view3d import meshes
from kanevas.view3d.meshes import Array, Mesh, sides

# In lengths of a head.
SHAFT_RADIUS, HEAD_RADIUS = 0.11, 0.36
SECOND_HEAD = 0.62  # how far the second head of a turning vector stands behind the first
DASHES = 6
AROUND = 14
# Share of the length of the arrow, and from there along z.
Place = tuple[float, float]


@functools.cache
def vector_arrow(is_turning: bool, is_dashed: bool) -> Mesh:
    """Return an arrow along z with a head of length 1, which stretches.

    Args:
        is_turning: whether it has two heads, as moments and angular velocities have.
        is_dashed: whether its shaft is broken.

    """
    return meshes.in_levels(lambda share: _arrow(is_turning, is_dashed, sides(AROUND, share)))


def _arrow(is_turning: bool, is_dashed: bool, around: int) -> Mesh:
    heads = [0.0, -SECOND_HEAD] if is_turning else [0.0]
    end = heads[-1] - 0.9
    parts = [_head(z, around) for z in heads]
    if is_dashed:
        shares = np.linspace(0.0, 1.0, 2 * DASHES).tolist()
        spans = zip(shares[::2], shares[1::2], strict=True)
        parts += [_shaft((a, a * end), (b, b * end), around) for a, b in spans]
    else:
        parts.append(_shaft((0.0, 0.0), (1.0, end), around))
    return meshes.joined(parts)


def _head(z: float, around: int) -> Mesh:
    tip = meshes.cone(1.0, HEAD_RADIUS, around).moved(np.eye(3), np.array([0.0, 0.0, z - 1.0]))
    return meshes.at_share(tip, 1.0)


def _shaft(start: Place, end: Place, around: int) -> Mesh:
    mesh = meshes.cylinder(1.0, SHAFT_RADIUS, around)
    upper = mesh.vertices[:, 2] > 0
    vertices: Array = mesh.vertices.copy()
    vertices[:, 2] = np.where(upper, end[1], start[1])
    shares = np.where(upper, end[0], start[0])
    return Mesh(vertices, mesh.normals, mesh.faces, shares)

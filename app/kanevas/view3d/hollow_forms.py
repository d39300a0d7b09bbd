"""Forms of bodies that are hollow: one sees what is in them; no Qt here."""

import functools

import numpy as np

from kane.elements.shapes import Disc, Shape, Sphere
from kanevas.view3d import mesh_in_axes, meshes
from kanevas.view3d.mesh_in_axes import MeshInAxes
from kanevas.view3d.meshes import AROUND, Mesh

WALL = 0.05  # thickness of a wall, in radii; it stands outside of what is touched


def of_hollow(shape: Shape) -> MeshInAxes:
    """Return the form of a shape in body axes: a hoop of a disc, a cage of a sphere."""
    solid = mesh_in_axes.of_shape(shape)
    match shape:
        case Disc():
            return solid._replace(mesh=_hoop())
        case Sphere():
            return solid._replace(mesh=_cage())
        case _:
            return solid  # which is touched from outside alone


@functools.cache
def _hoop() -> Mesh:
    """Return a wall of height 1 around a cylinder of radius 1."""
    far, low, high = 1.0 + WALL, -0.5, 0.5
    return meshes.revolved(
        [
            *((1.0, low, 0.0, -1.0), (far, low, 0.0, -1.0)),
            *((far, low, 1.0, 0.0), (far, high, 1.0, 0.0)),
            *((far, high, 0.0, 1.0), (1.0, high, 0.0, 1.0)),
            *((1.0, high, -1.0, 0.0), (1.0, low, -1.0, 0.0)),
        ],
        2 * AROUND,
    )


@functools.cache
def _cage() -> Mesh:
    """Return three hoops of wire around a ball of radius 1."""
    return meshes.ellipsoid_rings(np.full(3, 1.0 + WALL / 2), WALL / 2)

"""Solids of a model where they stand, as arrays of vertices."""

from typing import NamedTuple

import numpy as np

from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kanevas.look.theme import LIGHT
from kanevas.view3d.meshes import Mesh
from kanevas.view3d.solids import Solids

NOTHING = Mesh(np.zeros((0, 3)), np.zeros((0, 3)), np.zeros((0, 3), dtype=int))


class Placed(NamedTuple):
    """Some solids and the meshes of each in ground axes."""

    solids: Solids
    meshes: list[Mesh]

    @property
    def vertices(self):
        return np.concatenate([NOTHING.vertices, *(mesh.vertices for mesh in self.meshes)])

    @property
    def normals(self):
        return np.concatenate([NOTHING.normals, *(mesh.normals for mesh in self.meshes)])

    def of(self, name):
        """The vertices of one element."""
        return np.concatenate(self.each(name))

    def each(self, name):
        """The vertices of each solid of one element."""
        pairs = zip(self.solids.names, self.meshes, strict=True)
        return [mesh.vertices for owner, mesh in pairs if owner == name]


def placed(some, model: Model, poses: Poses | None = None) -> Placed:
    """Place some of the solids that `Parts` yields for a model."""
    solids = Solids(some, tuple(body.name for body in model.bodies), LIGHT)
    solids.place(poses or initial_poses(model))
    return Placed(solids, [solids.mesh(i) for i in range(len(solids.names))])

"""Solids of a model where they stand, as arrays of vertices."""

from typing import NamedTuple

import numpy as np

from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kane.reading.holds import Holds, holds_as_drawn
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
        """The vertices of each solid of one element that is there."""
        solids = self.solids
        every = zip(solids.names, solids.is_shown.tolist(), self.meshes, strict=True)
        return [mesh.vertices for owner, is_shown, mesh in every if owner == name and is_shown]

    def colors(self, name):
        """The colours of the solids of one element that are there."""
        names = np.array(self.solids.names)
        return {tuple(c) for c in self.solids.colors[(names == name) & self.solids.is_shown]}


def placed(some, model: Model, poses: Poses | None = None, holds: Holds | None = None) -> Placed:
    """Place some of the solids that `Parts` yields for a model."""
    solids = Solids(some, tuple(body.name for body in model.bodies), LIGHT)
    poses = poses or initial_poses(model)
    solids.follow(holds_as_drawn(model, poses) if holds is None else holds)
    solids.place(poses)
    return Placed(solids, [solids.mesh(i) for i in range(len(solids.names))])

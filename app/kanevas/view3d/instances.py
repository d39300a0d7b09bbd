"""Meshes that are drawn many times, each with a place, size and colour; no Qt here."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kanevas.view3d.meshes import Array, Mesh

LARGEST = float(np.finfo(np.float32).max)  # what the graphics card can hold
# Of one instance: the rows of its frame and origin; its size and length; its colour with opacity.
INSTANCE = np.dtype([("frame", "f4", (3, 4)), ("size", "f4", 4), ("color", "f4", 4)])


def in_single(numbers: Array) -> Array:
    """Return numbers that the graphics card can hold: what lies farther than that is cut off."""
    near: Array = np.clip(numbers, -LARGEST, LARGEST)
    return near


class Group(NamedTuple):
    """Instances that follow each other and share a mesh."""

    mesh: Mesh
    start: int
    number: int


class Instances:
    """What one `InstancedItem` draws: for each instance a mesh, a place, a size and a colour.

    Instances keep the order in which their meshes are given; only ``data`` is sorted by mesh,
    as the graphics card wants it. Share meshes by identity: each further one costs a call to draw.

    Attributes:
        meshes: the mesh of each instance.
        groups: runs of ``data`` that share a mesh.
        data: one row an instance, of type ``INSTANCE``.

    """

    def __init__(self, meshes: Sequence[Mesh]) -> None:
        self.meshes = list(meshes)
        kinds = {id(mesh): mesh for mesh in self.meshes}
        number = {key: i for i, key in enumerate(kinds)}
        kind = np.array([number[id(mesh)] for mesh in self.meshes], dtype=int)
        self._order = np.argsort(kind, kind="stable")
        counts = np.bincount(kind, minlength=len(kinds)).tolist()
        starts = np.cumsum([0, *counts]).tolist()
        self.groups = [
            Group(mesh, start, count)
            for mesh, start, count in zip(kinds.values(), starts, counts, strict=False)
        ]
        self.data = np.zeros(len(self.meshes), dtype=INSTANCE)
        self.data["size"][:, :3] = 1.0
        self.data["color"] = 1.0

    def __len__(self) -> int:
        return len(self.meshes)

    def place(self, frames: Array, origins: Array) -> None:
        """Put the instances into place.

        Args:
            frames: rotations from the meshes' axes to ground axes, (n, 3, 3).
            origins: where the meshes' origins stand, in ground axes, (n, 3) [m].

        """
        self.data["frame"][:, :, :3] = frames[self._order]
        self.data["frame"][:, :, 3] = in_single(origins[self._order])

    def size(self, sizes: Array, lengths: Array) -> None:
        """Give the factors of x, y and z, (n, 3), and the lengths of meshes that stretch, (n,)."""
        self.data["size"][:, :3] = in_single(sizes[self._order])
        self.data["size"][:, 3] = in_single(lengths[self._order])

    def paint(self, colors: npt.ArrayLike) -> None:
        """Give the colours: red, green, blue and opacity from 0 to 1, (n, 4) or one for all."""
        self.data["color"] = np.broadcast_to(colors, (len(self), 4))[self._order]

    def radii(self) -> Array:
        """Return how far the thickest instance of each group reaches from its z axis [m]."""
        if not self.groups:
            return np.zeros(0)
        across = self.data["size"][:, :2].max(axis=1)
        thickest: Array = np.maximum.reduceat(across, [group.start for group in self.groups])
        return thickest * [group.mesh.radius for group in self.groups]

"""Solids in one set of arrays, moved by the poses; no Qt but its colours here."""

from collections.abc import Collection, Iterable
from itertools import pairwise

import numpy as np

from kane.model.poses import Poses
from kanevas.theme import Theme
from kanevas.view3d.meshes import Array, Faces
from kanevas.view3d.moving import Solid, StretchedSolid


class Solids:
    """Vertices, normals, faces and colours of solids, all in one buffer.

    Attributes:
        vertices, normals: in ground axes, shape (n, 3).
        faces: triangles as indices of vertices, shape (m, 3).
        colors: red, green and blue of each vertex, 0 to 1, shape (n, 3).

    """

    def __init__(self, solids: Iterable[Solid | StretchedSolid], theme: Theme) -> None:
        self._theme = theme
        self._solids = list(solids)
        ends = np.cumsum([0, *(len(solid.mesh.vertices) for solid in self._solids)]).tolist()
        self._spans = [slice(start, end) for start, end in pairwise(ends)]
        self.vertices, self.normals, self.colors = np.zeros((3, ends[-1], 3))
        self.faces: Faces = np.concatenate(
            [np.zeros((0, 3), dtype=np.int64)]
            + [s.mesh.faces + span.start for s, span in zip(self._solids, self._spans, strict=True)]
        )
        self.mark_selected(())

    def place(self, poses: Poses) -> None:
        """Move the solids to where the bodies stand."""
        for solid, span in zip(self._solids, self._spans, strict=True):
            solid.write(poses, self.vertices[span], self.normals[span])

    def mark_selected(self, names: Collection[str]) -> None:
        """Give these elements the accent colour and all others their own."""
        for solid, span in zip(self._solids, self._spans, strict=True):
            color = self._theme.accent if solid.name in names else solid.color
            self.colors[span] = (color.redF(), color.greenF(), color.blueF())

    def hit(self, origin: Array, direction: Array) -> str | None:
        """Return the name of the first element on a ray, None where the ray meets nothing.

        Ray and triangle after Möller and Trumbore (1997), for all triangles at once.
        """
        a, b, c = (self.vertices[self.faces[:, i]] for i in range(3))
        edge1, edge2, offset = b - a, c - a, origin - a
        across, turned = np.cross(direction, edge2), np.cross(offset, edge1)
        with np.errstate(divide="ignore", invalid="ignore"):
            scale = 1 / np.einsum("ij,ij->i", edge1, across)
            u = scale * np.einsum("ij,ij->i", offset, across)
            v = scale * (turned @ direction)
            far = scale * np.einsum("ij,ij->i", edge2, turned)
            met = (u >= 0) & (v >= 0) & (u + v <= 1) & (far > 0)
        if not met.any():
            return None
        vertex = self.faces[np.argmin(np.where(met, far, np.inf)), 0]
        owner = next(i for i, span in enumerate(self._spans) if vertex < span.stop)
        return self._solids[owner].name

"""The room that bodies and elements take in the work plane; no Qt here."""

from collections.abc import Iterable

import numpy as np

from kane.model import Model
from kane.model.poses import Poses
from kanevas.canvas import geometry
from kanevas.canvas.geometry import Array
from kanevas.edits.arranging import Extent
from kanevas.edits.elements import find
from kanevas.edits.space import points


def extents(model: Model, poses: Poses, axes: Array, names: Iterable[str]) -> dict[str, Extent]:
    """Return the room of each that takes some; axes are the rows right, up, towards the viewer."""
    found = {name: _points(model, poses, axes, name) for name in names}
    return {
        name: Extent(cloud.min(axis=0), cloud.max(axis=0))
        for name, cloud in found.items()
        if len(cloud)
    }


def _points(model: Model, poses: Poses, axes: Array, name: str) -> Array:
    """Return points of the plane that bound something, (n, 2)."""
    if name in poses.names:
        i = poses.names.index(name)
        turn = axes @ poses.rotation[i]
        rings = [ring for s in model.bodies[i].shapes for ring in geometry.rings(s, turn)]
        center = turn[:2] @ model.bodies[i].mass_properties().center
        return np.concatenate(rings or [center[None]]) + axes[:2] @ poses.position[i]
    element = find(model, name)
    ends = [axes[:2] @ poses.point(p.body, getattr(element, p.field)) for p in points(element)]
    return np.array(ends).reshape(-1, 2)

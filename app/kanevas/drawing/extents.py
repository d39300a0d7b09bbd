"""The room that bodies and elements take in the work plane; no Qt here."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from kane.elements.body import Body
from kane.elements.spatial import points
from kane.model import Model, Photo
from kane.model.poses import Poses
from kanevas.drawing import geometry
from kanevas.drawing.geometry import Array
from kanevas.edits.arranging import Extent
from kanevas.edits.elements import by_name


def extents(model: Model, poses: Poses, axes: Array, names: Iterable[str]) -> dict[str, Extent]:
    """Return the room of each that takes some; axes are the rows right, up, towards the viewer."""
    elements = by_name(model)
    index = {name: i for i, name in enumerate(poses.names)}
    found = {
        name: _of_body(elements[name], poses, axes, index[name])
        if name in index
        else _of_element(elements[name], poses, axes)
        for name in names
        if name in elements
    }
    return {
        name: Extent(cloud.min(axis=0), cloud.max(axis=0))
        for name, cloud in found.items()
        if len(cloud)
    }


def _of_body(body: Body, poses: Poses, axes: Array, index: int) -> Array:
    """Return points of the plane that bound a body, (n, 2)."""
    turn = axes @ poses.rotation[index]
    rings = [ring for shape in body.shapes for ring in geometry.rings(shape, turn)]
    center = turn[:2] @ body.mass_properties().center
    points: Array = np.concatenate(rings or [center[None]]) + axes[:2] @ poses.position[index]
    return points


def _of_element(element: Any, poses: Poses, axes: Array) -> Array:
    """Return the points of an element in the plane, (n, 2)."""
    if isinstance(element, Photo):
        return np.array(element.corners()) @ axes[:2].T
    ends = [axes[:2] @ poses.point(p.body, getattr(element, p.field)) for p in points(element)]
    return np.array(ends).reshape(-1, 2)

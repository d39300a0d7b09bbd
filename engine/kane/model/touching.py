"""The contacts between the shapes of a model's bodies."""

from collections.abc import Iterator

import numpy as np

from kane.elements.changing import Contact
from kane.elements.contacts import AnyContact
from kane.elements.primitives.surroundings import Normal
from kane.fields import Vector
from kane.model.model import Model
from kane.model.planes import normal_of_plane
from kane.model.poses import initial_poses


def contacts_of_shapes(model: Model, element: AnyContact) -> Iterator[Contact]:
    """Yield the contacts of an element; none where it has faults.

    Args:
        model: any model whose references resolve.
        element: of it.

    """
    bodies = {body.name: body for body in model.bodies}
    normal = normals(model) if model.planar else None
    yield from element.contacts_between(bodies, normal)


def normals(model: Model) -> Normal:
    """Return what gives the normal of a planar model in the axes of a body."""
    poses = initial_poses(model)
    normal = np.array(normal_of_plane(model.work_plane))

    def in_body(body: str) -> Vector:
        if body not in poses.names:
            return normal_of_plane(model.work_plane)
        x, y, z = (poses.rotation[poses.names.index(body)].T @ normal).tolist()
        return (x, y, z)

    return in_body

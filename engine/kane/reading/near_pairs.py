"""Contacts of two bodies that are near as drawn, those of groups among them."""

import itertools
import math
from collections.abc import Iterator, Mapping

import numpy as np

from kane.elements.body import Body
from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import ORIGIN, AnyContact, touching_shapes
from kane.elements.directions import unit
from kane.elements.plane_shapes import has_arcs
from kane.elements.touching import feelers
from kane.model import Model
from kane.model.planes import normal_of_plane
from kane.model.poses import Poses, initial_poses
from kane.model.touching import kept_apart


def near_pairs(model: Model) -> Iterator[AnyContact]:
    """Yield the contacts of two bodies, or of a body and a plane; of groups those that are near.

    Args:
        model: any model whose references resolve.

    """
    groups = [each for each in model.contacts if isinstance(each, ContactGroup)]
    yield from (each for each in model.contacts if not isinstance(each, ContactGroup))
    if not groups:
        return
    apart, poses = kept_apart(model), initial_poses(model)
    bodies = {body.name: body for body in model.bodies if body.name in poses.names}
    for group in groups:
        names = group.members(bodies)
        reach = {name: _reach(bodies[name]) for name in names}
        found = itertools.chain(
            _on_plane(group, reach, poses) if group.has_plane else (),
            _each_other(model, group, reach, poses) if group.is_mutual else (),
        )
        for each in found:
            if frozenset((each.body_a, each.body_b)) not in apart:
                yield each


def _on_plane(
    group: ContactGroup, reach: Mapping[str, float], poses: Poses
) -> Iterator[AnyContact]:
    up, point = poses.turned(group.body_a, unit(group.axis_a)), group.point_a
    base = poses.point(group.body_a, point)
    for name, radius in reach.items():
        height = float((poses.point(name, ORIGIN) - base) @ up)
        if height < radius and name != group.body_a:
            yield group.on_plane(name)


def _each_other(
    model: Model, group: ContactGroup, reach: Mapping[str, float], poses: Poses
) -> Iterator[AnyContact]:
    from scipy.spatial import KDTree  # takes long to load

    names, radii = tuple(reach), np.array([*reach.values()])
    if len(names) < 2:
        return
    at = np.array([poses.point(name, ORIGIN) for name in names])
    if model.planar:
        normal = np.array(normal_of_plane(model.work_plane))
        at -= np.outer(at @ normal, normal)
    for i, j in KDTree(at).query_pairs(2.0 * float(radii.max()), output_type="ndarray").tolist():
        if math.dist(at[i], at[j]) < radii[i] + radii[j]:
            yield group.between(names[i], names[j])


def _reach(body: Body) -> float:
    """Return how far what touches of a body is from its origin at most [m]."""
    shapes = touching_shapes(body)
    ends = [end for shape in shapes for end in feelers(shape, None)]
    found = [math.hypot(*end.center) + end.radius for end in ends]
    # an arc reaches farther than its ends, by no more than they are apart from each other
    if any(map(has_arcs, shapes)):
        found = [2.0 * max(found)]
    return max(found, default=0.0)

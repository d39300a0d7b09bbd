"""Joints between bodies as they are drawn."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.axes import AxisJoint
from kane.elements.bushing import Bushing
from kane.elements.ends import OnePointElement, TwoPointElement
from kane.elements.fixed import Fixed
from kane.elements.knife_edge import KnifeEdge
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.elements.shapes import Disc
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint
from kane.fields import GROUND, Vector
from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kanevas.edits.drawing import vector
from kanevas.edits.elements import find

Array = npt.NDArray[np.float64]

ABOUT_NORMAL = (Revolute, Planar, ParallelAxes, Fixed, Bushing)
"""Joints whose axis lies across the plane in which they are drawn; other axes lie in it."""
HOLD_TURN = (Fixed, Prismatic, Bushing)
"""Joints that hold the turn about their axis: their sides agree as drawn."""
PITCH = 0.01  # m
DEFAULT_RADIUS = 0.1  # m


class Place(NamedTuple):
    """Where a joint is drawn.

    Attributes:
        body_a, body_b: names of the bodies, of which one may be the ground.
        point_a, point_b: the points to be joined, in ground axes, (3,) [m].
        along: direction in the plane for joints that have one, in ground axes, (3,).
        plane: directions to the right, up and towards the viewer, as rows in ground axes.

    """

    body_a: str
    body_b: str
    point_a: Array
    point_b: Array
    along: Array
    plane: Array


def in_order(model: Model, place: Place) -> Place:
    """Return the place with the ground first, or else the body that comes first in the model.

    So a joint is the same from whichever side it is drawn.
    """
    names = [GROUND, *(body.name for body in model.bodies)]
    if names.index(place.body_a) <= names.index(place.body_b):
        return place
    return place._replace(
        body_a=place.body_b, body_b=place.body_a, point_a=place.point_b, point_b=place.point_a
    )


def joint(model: Model, kind: type, name: str, place: Place, **fields: Any) -> Any:
    """Return a joint of a type at a place.

    Args:
        model: the model as it is drawn.
        kind: the type, or ``Bushing``.
        name: its name.
        place: where it is drawn.
        fields: further fields, such as the pitch of a screw.

    """
    place = in_order(model, place)
    poses = initial_poses(model)
    given: dict[str, Any] = {"name": name, "body_a": place.body_a, "body_b": place.body_b}
    if issubclass(kind, TwoPointElement):
        given["point_a"] = local(poses, place.body_a, place.point_a)
    if issubclass(kind, TwoPointElement | OnePointElement):
        given["point_b"] = local(poses, place.body_b, place.point_b)
    if issubclass(kind, AxisJoint):
        axis_a, axis_b = _axes(kind, place)
        given["axis_a"] = turned_back(poses, place.body_a, axis_a)
        given["axis_b"] = turned_back(poses, place.body_b, axis_b)
    if issubclass(kind, HOLD_TURN):
        side = place.plane[2] if kind is Prismatic else place.plane[0]
        given["side_a"] = turned_back(poses, place.body_a, side)
        given["side_b"] = turned_back(poses, place.body_b, side)
    return kind(**given | _own(model, kind, poses, place) | fields)


def local(poses: Poses, body: str, point: Array) -> Vector:
    """Return a point of ground axes in the axes of a body, from its origin [m]."""
    if body == GROUND:
        return vector(point)
    i = poses.names.index(body)
    return vector(poses.rotation[i].T @ (point - poses.position[i]))


def turned_back(poses: Poses, body: str, direction: Array) -> Vector:
    """Return a direction of ground axes in the axes of a body."""
    if body == GROUND:
        return vector(direction)
    return vector(poses.rotation[poses.names.index(body)].T @ direction)


def _axes(kind: type, place: Place) -> tuple[Array, Array]:
    """Return the axes of a joint on both bodies, in ground axes."""
    right, up, normal = place.plane
    across = np.cross(normal, place.along)
    if kind in ABOUT_NORMAL:
        return normal, normal
    if kind is RollingDisc:
        return up, normal
    if kind in (Universal, PerpendicularAxes):
        return place.along, across
    if kind is PointInPlaneJoint:
        return across, across
    return place.along, place.along


def _own(model: Model, kind: type, poses: Poses, place: Place) -> dict[str, Any]:
    """Return the fields that joints of a type have alone."""
    across = np.cross(place.plane[2], place.along)
    if kind is RodJoint:
        return {"length": float(np.linalg.norm(place.point_b - place.point_a))}
    if kind is Screw:
        return {"pitch": PITCH}
    if kind is KnifeEdge:
        return {"across": turned_back(poses, place.body_b, across)}
    if kind is VelocityJoint:
        return {"linear": turned_back(poses, place.body_b, place.along)}
    if kind is RollingDisc:
        radius = _radius(model, place)
        floor = place.point_b - radius * place.plane[1]
        return {"radius": radius, "point_a": local(poses, place.body_a, floor)}
    return {}


def _radius(model: Model, place: Place) -> float:
    """Return the radius of the disc that rolls: its shape's, or else its height above point A."""
    discs = [shape.radius for shape in find(model, place.body_b).shapes if isinstance(shape, Disc)]
    height = float(place.plane[1] @ (place.point_b - place.point_a))
    return max(discs, default=abs(height) or DEFAULT_RADIUS)

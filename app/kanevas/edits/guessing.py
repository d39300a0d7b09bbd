"""What is most likely meant where a joint is drawn: its type, and its direction."""

import math
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.cylindrical import Cylindrical
from kane.elements.fixed import Fixed
from kane.elements.joints import JOINTS
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.shapes import Box, Disc
from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kanevas.edits.elements import find
from kanevas.edits.joining import Place, in_order, without_axes

Array = npt.NDArray[np.float64]

# A body whose moments in the plane differ by less has no long axis.
ROUND = 0.95
ON_RIM = 0.03  # of the radius

AT_ONE_POINT = tuple(kind for kind in JOINTS if not kind.points_apart)
BETWEEN_POINTS = (RodJoint, Revolute, Prismatic, PointOnLine, Ball, Fixed, Cylindrical)


def fitting(model: Model, place: Place) -> tuple[type, ...]:
    """Return the types of joints that fit at a place, the most likely first."""
    if math.dist(place.point_a, place.point_b) > 0:
        kinds: tuple[type, ...] = BETWEEN_POINTS
    else:
        likely = tuple(speaking_for(model, place))
        kinds = (*likely, *(kind for kind in AT_ONE_POINT if kind not in likely))
    return tuple(kind for kind in kinds if without_axes(model, kind, place) is None)


def direction(model: Model, kind: type, place: Place) -> Array:
    """Return the direction in the plane that a joint most likely has, in ground axes, (3,).

    A disc rolls on the body that carries it, or on level ground. Else it is the way between two
    points that are apart, or the long axis of the more slender body, or to the right.
    """
    place = in_order(model, kind, place)
    right, _, normal = place.plane
    poses = initial_poses(model)
    if kind is RollingDisc:
        along = _long_axis(poses, find(model, place.body_a), place.plane)[1]
        carrier = poses.point(place.body_a, (0.0, 0.0, 0.0))
        below = np.cross(normal, along) @ (place.point_b - carrier) < 0
        return -along if below and find(model, place.body_a) else along
    way = place.point_b - place.point_a
    way = way - normal * (normal @ way)
    if np.linalg.norm(way) > 0:
        return np.asarray(way / np.linalg.norm(way))
    bodies = [find(model, name) for name in (place.body_a, place.body_b)]
    slenderness, along = min(
        (_long_axis(poses, body, place.plane) for body in bodies), key=lambda entry: entry[0]
    )
    return along if slenderness < ROUND else right


def speaking_for(model: Model, place: Place) -> Iterator[type]:
    """Yield the types of joints that the shapes of the bodies speak for."""
    poses = initial_poses(model)
    for name in (place.body_a, place.body_b):
        body = find(model, name)
        shapes = body.shapes if body else ()
        for shape in shapes:
            if isinstance(shape, Disc) and _is_on_rim(poses, body, shape, place.point_b):
                yield RollingDisc
            if isinstance(shape, Box):
                yield Prismatic


def _is_on_rim(poses: Poses, body: Body, disc: Disc, point: Array) -> bool:
    away = math.dist(poses.point(body.name, disc.center), point)
    return abs(away - disc.radius) <= ON_RIM * disc.radius


def _long_axis(poses: Poses, body: Body | None, plane: Array) -> tuple[float, Array]:
    """Return (least over greatest moment in the plane, the axis of the least one)."""
    right = plane[0]
    if body is None or body.particle:
        return 1.0, right
    turn = plane[:2] @ poses.rotation[poses.names.index(body.name)]
    moments, axes = np.linalg.eigh(turn @ body.mass_properties().inertia @ turn.T)
    if not moments[1] > 0:
        return 1.0, right
    across, up = axes[:, 0].tolist()
    sign = -1.0 if (round(across, 9), up) < (0.0, 0.0) else 1.0  # to the right, or else up
    return float(moments[0] / moments[1]), sign * axes[:, 0] @ plane[:2]

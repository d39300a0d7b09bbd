"""Bodies and marks as they are drawn in the work plane."""

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from kane.elements.body import Body
from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.orientation import UPRIGHT, AxisAngle, Orientation
from kane.elements.outline import outline_faults
from kane.elements.ruler import Ruler
from kane.elements.shapes import Box, Capsule, Disc, Polygon, Rod, Sphere
from kane.fields import Vector

Array = npt.NDArray[np.float64]

STEEL = 7850.0  # kg/m^3
SLENDERNESS = 25.0  # length over radius of a rod that is drawn
CAPSULE_SLENDERNESS = 8.0
FLATNESS = 5.0  # radius over thickness of a disc
BOX_DEPTH = 0.5  # of the shorter side
PLATE_THICKNESS = 0.1  # of the side of a square of the same area
PARTICLE_MASS = 1.0  # kg
IN_PLANE = 1e-12  # of a rod's length; less is round-off
ROUND_OFF = 1e-14  # of the largest number of a vector


def vector(point: Array) -> Vector:
    """Return a point as the model holds it, with zeros that are zero in spite of round-off."""
    x, y, z = np.where(np.abs(point) < ROUND_OFF * np.abs(point).max(), 0.0, point + 0.0).tolist()
    return (x, y, z)


def rod(name: str, start: Array, end: Array, plane: Array) -> Body:
    """Return a rod of steel between two points.

    In the work plane its body axes are the ground axes turned about the normal of the plane by the
    rod's angle, so that the normal has the same components in both.

    Args:
        name: its name.
        start: its first end in ground axes, (3,) [m].
        end: its other end.
        plane: directions to the right, up and towards the viewer, as rows in ground axes.

    """
    half = _half(start, end, plane)
    radius = math.dist(start, end) / SLENDERNESS
    return _bar(name, start, end, plane, Rod(start=vector(-half), end=vector(half), radius=radius))


def capsule(name: str, start: Array, end: Array, plane: Array) -> Body:
    """Return a capsule of steel whose half balls have their centres at two points; as ``rod``."""
    half = _half(start, end, plane)
    radius = math.dist(start, end) / CAPSULE_SLENDERNESS
    shape = Capsule(start=vector(-half), end=vector(half), radius=radius)
    return _bar(name, start, end, plane, shape)


def box(name: str, corner: Array, other: Array, plane: Array) -> Body:
    """Return a box of steel with two opposite corners of its middle plane, as ``rod``."""
    width, height = np.abs(plane[:2] @ (other - corner)).tolist()
    depth = BOX_DEPTH * min(width, height)
    size = vector(np.abs(plane.T @ (width, height, depth)))
    # The work plane goes through the first corner.
    middle = (corner + other) / 2
    middle = middle + plane[2] * float(plane[2] @ (corner - middle))
    return Body(name=name, density=STEEL, position=vector(middle), shapes=(Box(size=size),))


def disc(name: str, center: Array, radius: float, plane: Array) -> Body:
    """Return a disc of steel that lies in the work plane, as ``rod``; radius in metres."""
    shape = Disc(axis=vector(plane[2]), radius=radius, thickness=radius / FLATNESS)
    return Body(name=name, density=STEEL, position=vector(center), shapes=(shape,))


def sphere(name: str, center: Array, radius: float, plane: Array) -> Body:  # noqa: ARG001
    """Return a ball of steel; radius in metres."""
    return Body(name=name, density=STEEL, position=vector(center), shapes=(Sphere(radius=radius),))


def plate(name: str, corners: Sequence[Array], plane: Array) -> Body:
    """Return a plate of steel with corners in the work plane, as ``rod``.

    Its origin is the centre of its area, and its body axes are those of the plane, since a polygon
    lies in the x-y plane of its body.
    """
    flat = np.array(corners) @ plane[:2].T
    center, area = _centroid(flat)
    points = tuple((x, y) for x, y in (flat - center + 0.0).tolist())
    shape = Polygon(points=points, thickness=PLATE_THICKNESS * math.sqrt(abs(area)))
    depth = float(plane[2] @ corners[0])
    return Body(
        name=name,
        density=STEEL,
        position=vector(plane.T @ (*center, depth)),
        orientation=_turn_to(plane),
        shapes=(shape,),
    )


def plate_fault(corners: Sequence[Array], plane: Array) -> str:
    """Return what keeps corners from being those of a plate; empty where nothing does."""
    flat = np.array(corners) @ plane[:2].T
    points = tuple((x, y) for x, y in flat.tolist())
    return next((fault.text for fault in outline_faults(points, "")), "")


def particle(name: str, place: Array) -> Body:
    """Return a point of mass at a place in ground axes [m]."""
    return Body(name=name, mass=PARTICLE_MASS, particle=True, position=vector(place))


def measure_point(name: str, body: str, point: Vector) -> MeasurePoint:
    """Return a point of a body, in its axes from its origin [m], whose motion is watched."""
    return MeasurePoint(name=name, body=body, point=point)


def ruler(name: str, start: tuple[str, Vector], end: tuple[str, Vector]) -> Ruler:
    """Return a ruler between two points, each with its body and in the axes of that [m]."""
    return Ruler(name=name, body_a=start[0], point_a=start[1], body_b=end[0], point_b=end[1])


def note(name: str, text: str, place: Array) -> Note:
    """Return a text at a place in ground axes [m]."""
    return Note(name=name, text=text, position=vector(place))


def _half(start: Array, end: Array, plane: Array) -> Array:
    half: Array = plane[0] * (math.dist(start, end) / 2)
    return half


def _bar(name: str, start: Array, end: Array, plane: Array, shape: Rod | Capsule) -> Body:
    return Body(
        name=name,
        density=STEEL,
        position=vector((start + end) / 2),
        orientation=_heading(plane @ (end - start), plane),
        shapes=(shape,),
    )


def _heading(way: Array, plane: Array) -> Orientation:
    """Return the turn of the direction to the right into a way, given in axes of the plane."""
    right, up, ahead = way.tolist()
    if abs(ahead) <= IN_PLANE * math.hypot(right, up, ahead):
        return AxisAngle(axis=vector(plane[2]), angle=math.atan2(up, right))
    # The shortest turn out of the plane: about the axis across both directions.
    axis = vector(plane.T @ (0.0, -ahead, up))
    return AxisAngle(axis=axis, angle=math.atan2(math.hypot(up, ahead), right))


def _turn_to(plane: Array) -> Orientation:
    """Return the orientation of a body with the axes of a plane."""
    cosine = (np.trace(plane) - 1) / 2
    if cosine > 1 - IN_PLANE:
        return UPRIGHT
    axis = np.array(
        [plane[1, 2] - plane[2, 1], plane[2, 0] - plane[0, 2], plane[0, 1] - plane[1, 0]]
    )
    axis = axis / np.abs(axis).max()
    return AxisAngle(axis=vector(axis), angle=math.acos(cosine))


def _centroid(ring: Array) -> tuple[Array, float]:
    """Return the centre of the area in a ring of points, and the area, signed."""
    first = ring[0]  # counted from there, small plates far away lose no digits
    x, y = (ring - first).T
    cross = x * np.roll(y, -1) - np.roll(x, -1) * y
    area = float(cross.sum()) / 2
    center = np.array(
        [np.sum((x + np.roll(x, -1)) * cross), np.sum((y + np.roll(y, -1)) * cross)]
    ) / (6 * area)
    return first + center, area

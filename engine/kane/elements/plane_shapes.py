"""Shapes as they are seen along the normal of a planar model: convex parts, and outlines."""

import math

from kane.elements.arc_outline import Side
from kane.elements.arc_outline import sides as sides_of
from kane.elements.convex_parts import convex_parts, hull
from kane.elements.convex_solid import ConvexSolid, hull_of
from kane.elements.directions import cross, dot, triad, unit
from kane.elements.outline import PlanePoint
from kane.elements.plane_outline import PlaneOutline, circle, outline_parts, stadium
from kane.elements.rounded_outline import inner_corners
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Shape, Sphere
from kane.fields import Vector

ALONG = 1e-9  # sine of the angle between an axis and a normal along which it is

Normal = Vector | None
"""Normal of a planar model in the axes of a body; None in space."""


def plane_outline(shape: Shape, normal: Vector, hollow: bool = False) -> PlaneOutline:
    """Return the outline of a shape in the plane of a model.

    Args:
        shape: any.
        normal: of the plane, in the axes of the body.
        hollow: whether the body is around the outline.

    """
    x, y, _ = triad(normal)
    origin = (0.0, 0.0, 0.0)

    def seen(point: Vector) -> PlanePoint:
        return dot(x, point), dot(y, point)

    match shape:
        case Sphere():
            return circle(shape.center, shape.radius, x, hollow)
        case Disc() if is_along(shape.axis, normal):
            return circle(shape.center, shape.radius, x, hollow)
        case Cone() if is_along(way_between(shape.base, shape.apex), normal):
            return circle(shape.base, shape.radius, x, hollow)
        case Capsule() | Rod() if math.dist(seen(shape.start), seen(shape.end)) == 0.0:
            return circle(shape.start, shape.radius, x, hollow)
        case Capsule() | Rod():
            sides = stadium(seen(shape.start), seen(shape.end), shape.radius)
            return outline_parts(sides, x, y, origin, hollow)
        case Polygon() if is_along((0.0, 0.0, 1.0), normal):
            # its own axes, as the plane sees them, mirrored where its z points the other way
            sign = math.copysign(1.0, normal[2])
            own = [
                Side((sign * u0, v0), (sign * u1, v1), sign * bulge)
                for (u0, v0), (u1, v1), bulge in shape.sides()
            ]
            if sign < 0.0:
                own = [Side(each.end, each.start, -each.bulge) for each in reversed(own)]
            return outline_parts(
                own, (sign, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, shape.z), hollow
            )
        case _:
            (corners,) = parts_in_plane(shape, normal)
            return outline_parts(sides_of(list(map(seen, corners)), ()), x, y, origin, hollow)


def can_be_hollow(shape: Shape, normal: Normal) -> bool:
    """Whether a body may be within a shape: of a sphere, a capsule or a rod, in a plane of all."""
    return normal is not None or isinstance(shape, Sphere | Capsule | Rod)


def has_arcs(shape: Shape) -> bool:
    """Whether a shape is a plate with arcs."""
    return isinstance(shape, Polygon) and shape.has_arcs()


def are_outlines(a: Shape, b: Shape, hollow: bool) -> bool:
    """Whether two shapes of a planar model touch by parts of their outlines.

    Those that are convex, or made of convex parts, do so by their corners and round ends.
    """
    is_hollow_plate = hollow and not isinstance(a, Sphere | Capsule | Rod | Disc)
    return has_arcs(a) or has_arcs(b) or is_hollow_plate


def parts_in_plane(shape: Shape, normal: Vector) -> list[list[Vector]]:
    """Return the convex parts of the outline of a solid, seen along a normal."""
    x, y, z = triad(normal)

    def seen(point: Vector) -> PlanePoint:
        return dot(x, point), dot(y, point)

    def back(point: PlanePoint) -> Vector:
        u, v = point
        return u * x[0] + v * y[0], u * x[1] + v * y[1], u * x[2] + v * y[2]

    match shape:
        case Polygon() if is_along((0.0, 0.0, 1.0), normal):
            is_round = shape.rounding > 0.0
            corners = inner_corners(shape.points, shape.rounding) if is_round else shape.points
            parts = convex_parts([seen((*point, shape.z)) for point in corners])
        case Box() | Polygon() | Polyhedron():
            parts = (hull(map(seen, corners_of(shape))),)
        case Disc():
            across = unit(cross(z, shape.axis))
            axis, half = unit(shape.axis), shape.thickness / 2
            ends = [moved(shape.center, axis, s * half) for s in (1, -1)]
            rim = [moved(end, across, s * shape.radius) for end in ends for s in (1, -1)]
            parts = (hull(map(seen, rim)),)
        case Cone():
            across = unit(cross(z, way_between(shape.base, shape.apex)))
            rim = [moved(shape.base, across, s * shape.radius) for s in (1, -1)]
            parts = (hull(map(seen, [shape.apex, *rim])),)
        case _:
            raise TypeError(shape)
    return [[back(corner) for corner in part] for part in parts]


def corners_of(shape: Shape) -> list[Vector]:
    """Return the corners of a solid: those of its bottom, then those of its top."""
    match shape:
        case Box(center=(x, y, z), size=(a, b, c)):
            around = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
            return [
                (x + i * a / 2, y + j * b / 2, z + k * c / 2) for k in (-1, 1) for i, j in around
            ]
        case Polygon():
            heights = (shape.z - shape.thickness / 2, shape.z + shape.thickness / 2)
            return [(x, y, z) for z in heights for x, y in shape.points]
        case Polyhedron():
            return list(solid_of(shape).corners)
        case _:
            raise TypeError(shape)


def solid_of(shape: Polyhedron) -> ConvexSolid:
    """Return the hull of a polyhedron without faults."""
    found = hull_of(shape.points)
    if found is None:
        raise ValueError(shape)
    return found


def is_along(axis: Vector, normal: Vector) -> bool:
    """Whether an axis is along another one."""
    return length_of(cross(unit(axis), unit(normal))) < ALONG


def way_between(start: Vector, end: Vector) -> Vector:
    """Return the way from a point to another one."""
    return (end[0] - start[0], end[1] - start[1], end[2] - start[2])


def moved(point: Vector, along: Vector, by: float) -> Vector:
    """Return a point so much further along a direction."""
    return (point[0] + by * along[0], point[1] + by * along[1], point[2] + by * along[2])


def length_of(vector: Vector) -> float:
    """Return how long a vector is."""
    return float(dot(vector, vector) ** 0.5)

"""Where a line of sight goes through the solid of a body; no Qt here."""

import math
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from kane.elements.body import Body
from kane.elements.convex_solid import ConvexSolid, hull_of
from kane.elements.directions import unit
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Shape, Sphere
from kanevas.drawing.geometry import Array, middle, on_segment

Interval = tuple[float, float]
EVERYWHERE = -math.inf, math.inf

# Of the distance of a line's points from a solid, which has one least value, so many parts in the
# golden ratio find that to 1e-7 of the solid's size; so many halves find where it ends to 1e-12.
PARTS, HALVES = 36, 42
GOLDEN = (math.sqrt(5) - 1) / 2
INSIDE = 1e-11  # of the size of a solid: a point as near is in it
NEARLY = 1e-7  # of the same: what is as much farther than the nearest counts as near as that
ALONG = 1e-24  # of the square of a sine: a line goes along an axis


class Stretch(NamedTuple):
    """A piece of a line of sight, by its distances from where that starts [m]."""

    near: float
    far: float

    @property
    def middle(self) -> float:
        """Half way through."""
        return (self.near + self.far) / 2

    def gap(self, other: "Stretch") -> float:
        """Return how far it is from another one; 0 where they overlap [m]."""
        return max(0.0, other.near - self.far, self.near - other.far)


def stretch(body: Body, start: Array, direction: Array) -> Stretch:
    """Return where a line goes through a body, or where it passes nearest to it.

    Of a body with several shapes it is the one that the line meets first, or misses by the least.

    Args:
        body: the body; one without shapes is its mass centre.
        start: a point of the line in body axes, (3,) [m].
        direction: unit vector in body axes, away from the viewer, (3,).

    """
    if not body.shapes:
        at = float((np.array(body.mass_properties().center) - start) @ direction)
        return Stretch(at, at)
    found = (_through(shape, start, direction) for shape in body.shapes)
    return min(found, key=lambda entry: (entry[0], entry[1].near))[1]


def _through(shape: Shape, start: Array, direction: Array) -> tuple[float, Stretch]:
    """Return by how much a line misses a shape, 0 where it meets it, and where that is."""
    reach = _reach(shape)
    across = float((middle(shape) - start) @ direction)

    def missed(t: float) -> float:
        point = start + t * direction
        return math.dist(nearest(shape, point), point)

    if found := _met(shape, start, direction):
        return 0.0, Stretch(*found)
    low, high = across - 2 * reach, across + 2 * reach
    at = _least(missed, low, high)
    by = missed(at)
    # Beside a flat face all of its depth is as near.
    level = INSIDE * reach if by <= INSIDE * reach else by + NEARLY * reach
    is_near = partial(_is_below, missed, level)
    return by, Stretch(_border(is_near, low, at), _border(is_near, high, at))


def _met(shape: Shape, start: Array, direction: Array) -> Interval | None:
    """Return where a line is in a shape that has a formula for it; None where it misses it."""
    match shape:
        case Sphere():
            return _in_sphere(start - np.array(shape.center), direction, shape.radius)
        case Rod() | Capsule():
            first, second = np.array(shape.start), np.array(shape.end)
            length = math.dist(first, second)
            parts = [_in_sphere(start - end, direction, shape.radius) for end in (first, second)]
            if length:
                axis = (second - first) / length
                parts.append(_in_tube(start - first, direction, axis, shape.radius, (0.0, length)))
            found = [part for part in parts if part is not None]
            return (min(low for low, _ in found), max(high for _, high in found)) if found else None
        case Box():
            away, half = (start - np.array(shape.center)).tolist(), np.array(shape.size) / 2
            rates = zip(away, direction.tolist(), half.tolist(), strict=True)
            return _common(*(_between(at, rate, (-size, size)) for at, rate, size in rates))
        case Disc():
            axis, half_thick = np.array(unit(shape.axis)), shape.thickness / 2
            from_centre = start - np.array(shape.center)
            return _in_tube(from_centre, direction, axis, shape.radius, (-half_thick, half_thick))
        case Cone() | Polygon():
            return None
        case Polyhedron():
            return _in_hull(hull_of(shape.points), start, direction)


def _in_hull(solid: ConvexSolid | None, start: Array, direction: Array) -> Interval | None:
    """Return where a line is behind all faces of a convex solid."""
    if solid is None:
        return None
    low, high = -math.inf, math.inf
    for face, normal in zip(solid.faces, solid.normals, strict=True):
        outwards = np.array(normal)
        height = float((start - np.array(solid.corners[face[0]])) @ outwards)
        rate = float(direction @ outwards)
        if abs(rate) <= ALONG:
            if height > 0.0:
                return None
        elif rate > 0.0:
            high = min(high, -height / rate)
        else:
            low = max(low, -height / rate)
    return (low, high) if low <= high else None


def _in_sphere(start: Array, direction: Array, radius: float) -> Interval | None:
    """Return where a line is in a ball about the origin."""
    half, rest = float(start @ direction), float(start @ start) - radius**2
    return _roots(1.0, half, rest)


def _in_tube(
    start: Array, direction: Array, axis: Array, radius: float, ends: Interval
) -> Interval | None:
    """Return where a line is in a cylinder about an axis through the origin, between two ends."""
    along, rate = float(start @ axis), float(direction @ axis)
    out, way = start - along * axis, direction - rate * axis
    square, rest = float(way @ way), float(out @ out) - radius**2
    if square <= ALONG:
        around: Interval | None = EVERYWHERE if rest <= 0 else None
    else:
        around = _roots(square, float(out @ way), rest)
    return _common(around, _between(along, rate, ends))


def _roots(square: float, half: float, rest: float) -> Interval | None:
    """Return between which numbers ``square t² + 2 half t + rest`` is not positive."""
    inside = half**2 - square * rest
    if inside < 0:
        return None
    root = math.sqrt(inside)
    return (-half - root) / square, (-half + root) / square


def _between(at: float, rate: float, ends: Interval) -> Interval | None:
    """Return when a place that moves at a rate is between two ends."""
    if abs(rate) <= math.sqrt(ALONG):
        return EVERYWHERE if ends[0] <= at <= ends[1] else None
    first, second = sorted((end - at) / rate for end in ends)
    return first, second


def _common(*intervals: Interval | None) -> Interval | None:
    """Return what intervals have in common."""
    found = [interval for interval in intervals if interval is not None]
    low, high = (
        max(low for low, _ in found or [EVERYWHERE]),
        min(h for _, h in found or [EVERYWHERE]),
    )
    return (low, high) if len(found) == len(intervals) and low <= high else None


def _least(missed: Callable[[float], float], low: float, high: float) -> float:
    """Return where a line is nearest to a shape, or any place in it (golden section search)."""
    first, second = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_first, at_second = missed(first), missed(second)
    for _ in range(PARTS):
        if at_first < at_second:
            high, second, at_second = second, first, at_first
            first = high - GOLDEN * (high - low)
            at_first = missed(first)
        else:
            low, first, at_first = first, second, at_second
            second = low + GOLDEN * (high - low)
            at_second = missed(second)
    return first if at_first <= at_second else second


def _is_below(function: Callable[[float], float], level: float, at: float) -> bool:
    return function(at) <= level


def _border(is_near: Callable[[float], bool], outside: float, inside: float) -> float:
    """Return where a line comes near or goes away, between a place outside and one inside."""
    for _ in range(HALVES):
        half = (outside + inside) / 2
        if is_near(half):
            inside = half
        else:
            outside = half
    return inside


def nearest(shape: Shape, point: Array) -> Array:
    """Return the point of a shape that is nearest to one in body axes, (3,) [m]."""
    match shape:
        case Rod() | Capsule():
            return _in_ball(on_segment(np.array(shape.start), np.array(shape.end), point),
                            shape.radius, point)  # fmt: skip
        case Sphere():
            return _in_ball(np.array(shape.center), shape.radius, point)
        case Box():
            reach = np.array(shape.size) / 2
            return np.clip(point, shape.center - reach, shape.center + reach)
        case Disc():
            half = shape.thickness / 2
            corners = np.array([(-half, 0), (half, 0), (half, shape.radius), (-half, shape.radius)])
            return _of_turned(corners, np.array(shape.center), np.array(unit(shape.axis)), point)
        case Cone():
            base, apex = np.array(shape.base), np.array(shape.apex)
            way = apex - base
            height = float(np.linalg.norm(way))
            corners = np.array([(0.0, 0.0), (height, 0.0), (0.0, shape.radius)])
            return _of_turned(corners, base, np.array(unit(way)), point)
        case Polygon():
            half = shape.thickness / 2
            flat = _in_polygon(np.array(shape.outline()), point[:2])
            return np.array([*flat, min(max(point[2], shape.z - half), shape.z + half)])
        case Polyhedron():
            return _in_solid(hull_of(shape.points), point)


def _in_solid(solid: ConvexSolid | None, point: Array) -> Array:
    """Return the point of a convex solid that is nearest: on a face of it, from outside."""
    if solid is None:
        return point
    feet = list[Array]()
    for face, normal in zip(solid.faces, solid.normals, strict=True):
        corners, outwards = np.array([solid.corners[k] for k in face]), np.array(normal)
        height = float((point - corners[0]) @ outwards)
        if height <= 0.0:
            continue
        # in the plane of the face
        x = np.array(unit(tuple((corners[1] - corners[0]).tolist())))
        axes = np.array([x, np.cross(outwards, x)])
        flat = _in_polygon((corners - corners[0]) @ axes.T, (point - corners[0]) @ axes.T)
        feet.append(corners[0] + flat @ axes)
    return min(feet, key=lambda foot: math.dist(foot, point), default=point)


def _in_ball(center: Array, radius: float, point: Array) -> Array:
    away = point - center
    length = math.hypot(*away)
    return point if length <= radius else center + away * (radius / length)


def _of_turned(profile: Array, origin: Array, axis: Array, point: Array) -> Array:
    """Return the nearest point of a solid of revolution; its profile is along the axis and out."""
    away = point - origin
    along = float(away @ axis)
    out = away - along * axis
    radius = math.hypot(*out)
    x, r = _in_polygon(profile, np.array([along, radius])).tolist()
    return np.asarray(origin + x * axis + (out * (r / radius) if radius else 0.0))


def _in_polygon(corners: Array, point: Array) -> Array:
    """Return the point of a polygon, also one that is not convex, that is nearest to another."""
    after = np.roll(corners, -1, axis=0)
    if _is_inside(corners, after, point):
        return point
    feet = [on_segment(a, b, point) for a, b in zip(corners, after, strict=True)]
    return min(feet, key=lambda foot: math.dist(foot, point))


def _is_inside(corners: Array, after: Array, point: Array) -> bool:
    """Whether a ray from a point to the right crosses the border an odd number of times."""
    inside = False
    for (x1, y1), (x2, y2) in zip(corners.tolist(), after.tolist(), strict=True):
        x, y = point.tolist()
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            inside = not inside
    return inside


def _reach(shape: Shape) -> float:
    """Return a length that the shape does not reach beyond, from its middle."""
    match shape:
        case Rod() | Capsule():
            return math.dist(shape.start, shape.end) / 2 + shape.radius
        case Cone():
            return math.dist(shape.base, shape.apex) / 2 + shape.radius
        case Sphere():
            return shape.radius
        case Disc():
            return math.hypot(shape.radius, shape.thickness / 2)
        case Box():
            return math.hypot(*shape.size) / 2
        case Polygon():
            centre = np.mean(shape.points, axis=0)
            far = max(math.dist(corner, centre) for corner in shape.outline())
            return math.hypot(far, shape.thickness / 2)
        case Polyhedron():
            centre = np.mean(shape.points, axis=0)
            return max(math.dist(corner, centre) for corner in shape.points)

"""What bodies touch with: balls and corners of one shape, cores of another, rims of discs.

A convex solid is touched by its corners, a ball or a capsule by balls, and each of them is on a
core of the other body, see ``ShapeContact``. In a plane that is all: where two convex outlines
touch, a corner or a round end of one of them does. In space two edges may cross, which is not seen.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from kane.elements.convex_parts import convex_parts, hull
from kane.elements.directions import cross, dot, triad, unit
from kane.elements.outline import PlanePoint
from kane.elements.primitives import Feature, RollingContact, ShapeContact
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Rod, Shape, Sphere
from kane.fields import Vector

ALONG = 1e-9  # sine of the angle between an axis and a normal along which it is


class Ball(NamedTuple):
    """A ball, in the axes of its body [m]; of radius 0 a corner."""

    center: Vector
    radius: float


class Rim(NamedTuple):
    """A circle, in the axes of its body [m]."""

    center: Vector
    axis: Vector
    radius: float


class Core(NamedTuple):
    """What is touched, grown by a radius, see ``ShapeContact``; hollow if touched from within."""

    features: tuple[Feature, ...]
    grown: float = 0.0
    hollow: bool = False


Normal = Vector | None
"""Normal of a planar model in the axes of a body; None in space."""
Touching = ShapeContact | RollingContact


def feelers(shape: Shape, normal: Normal) -> tuple[Ball | Rim, ...]:
    """Return what a shape touches with: round ends, corners and, in space, rims."""
    match shape:
        case Sphere(center=center, radius=radius):
            return (Ball(center, radius),)
        case Capsule() | Rod():
            return Ball(shape.start, shape.radius), Ball(shape.end, shape.radius)
        case Disc() if normal is not None and _is_along(shape.axis, normal):
            return (Ball(shape.center, shape.radius),)
        case Disc() if normal is None:
            axis, half = unit(shape.axis), shape.thickness / 2
            ends = (_moved(shape.center, axis, sign * half) for sign in (1.0, -1.0))
            return tuple(Rim(end, axis, shape.radius) for end in ends)
        case Cone() if normal is not None and _is_along(_way(shape.base, shape.apex), normal):
            return (Ball(shape.base, shape.radius),)
        case Cone() if normal is None:
            axis = unit(_way(shape.base, shape.apex))
            return Ball(shape.apex, 0.0), Rim(shape.base, axis, shape.radius)
        case _ if normal is not None:
            corners = dict.fromkeys(c for part in _parts(shape, normal) for c in part)
            return tuple(Ball(corner, 0.0) for corner in corners)
        case _:
            return tuple(Ball(corner, 0.0) for corner in _corners(shape))


def cores(shape: Shape, normal: Normal, hollow: bool = False) -> tuple[Core, ...]:
    """Return what of a shape is touched: convex parts, grown by a radius.

    In space discs and cones are none.
    """
    match shape:
        case Sphere(center=center, radius=radius):
            return (Core((Feature("vertex", center),), radius, hollow),)
        case Capsule() | Rod():
            return (Core(_edge(shape.start, shape.end), shape.radius),)
        case Disc() if normal is not None and _is_along(shape.axis, normal):
            return (Core((Feature("vertex", shape.center),), shape.radius, hollow),)
        case Cone() if normal is not None and _is_along(_way(shape.base, shape.apex), normal):
            return (Core((Feature("vertex", shape.base),), shape.radius),)
        case Disc() | Cone() if normal is None:
            return ()
        case _ if normal is not None:
            return tuple(Core(_sides(part, normal)) for part in _parts(shape, normal))
        case Box():
            return (Core(_prism(_corners(shape)[:4], (0.0, 0.0, 1.0), shape.size[2])),)
        case Polygon():
            bottom = shape.z - shape.thickness / 2
            return tuple(
                Core(_prism([(x, y, bottom) for x, y in part], (0.0, 0.0, 1.0), shape.thickness))
                for part in convex_parts(shape.points)
            )
        case _:
            raise TypeError(shape)


def on_plane(body_a: str, point: Vector, axis: Vector, body_b: str, feeler: Ball | Rim) -> Touching:
    """Return the rows of what touches a plane of body A."""
    x, y, normal = triad(axis)
    if isinstance(feeler, Rim):
        center, own, radius = feeler
        return RollingContact(body_a, point, (normal, x, y), body_b, center, own, radius)
    plane = (Feature("face", point, normal),)
    return ShapeContact(body_a, plane, 0.0, False, body_b, feeler.center, feeler.radius)


def between(
    body_a: str,
    shapes_a: Sequence[Shape],
    normal_a: Normal,
    body_b: str,
    shapes_b: Sequence[Shape],
    normal_b: Normal,
    hollow: bool,
) -> Iterator[ShapeContact]:
    """Yield the rows of all that touches between two bodies: B in A where this is hollow.

    Where one of two shapes is a ball, it is that which touches the other.
    """
    for a in shapes_a:
        for b in shapes_b:
            of_a, of_b = feelers(a, normal_a), feelers(b, normal_b)
            if hollow or len(of_b) == 1 or len(of_a) > 1:
                yield from _on(body_a, cores(a, normal_a, hollow), body_b, of_b)
            if not hollow and len(of_b) > 1:
                yield from _on(body_b, cores(b, normal_b), body_a, of_a)


def _on(
    body_a: str, touched: Sequence[Core], body_b: str, touching: Sequence[Ball | Rim]
) -> Iterator[ShapeContact]:
    for core in touched:
        for ball in touching:
            if isinstance(ball, Ball):
                yield ShapeContact(body_a, *core, body_b, ball.center, ball.radius)


def _corners(shape: Shape) -> list[Vector]:
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
        case _:
            raise TypeError(shape)


def _parts(shape: Shape, normal: Vector) -> list[list[Vector]]:
    """Return the convex parts of the outline of a solid, seen along a normal."""
    x, y, z = triad(normal)

    def seen(point: Vector) -> PlanePoint:
        return dot(x, point), dot(y, point)

    def back(point: PlanePoint) -> Vector:
        u, v = point
        return u * x[0] + v * y[0], u * x[1] + v * y[1], u * x[2] + v * y[2]

    match shape:
        case Polygon() if _is_along((0.0, 0.0, 1.0), normal):
            parts = convex_parts([seen((*point, shape.z)) for point in shape.points])
        case Box() | Polygon():
            parts = (hull(map(seen, _corners(shape))),)
        case Disc():
            across = unit(cross(z, shape.axis))
            axis, half = unit(shape.axis), shape.thickness / 2
            ends = [_moved(shape.center, axis, s * half) for s in (1, -1)]
            rim = [_moved(end, across, s * shape.radius) for end in ends for s in (1, -1)]
            parts = (hull(map(seen, rim)),)
        case Cone():
            across = unit(cross(z, _way(shape.base, shape.apex)))
            rim = [_moved(shape.base, across, s * shape.radius) for s in (1, -1)]
            parts = (hull(map(seen, [shape.apex, *rim])),)
        case _:
            raise TypeError(shape)
    return [[back(corner) for corner in part] for part in parts]


def _edge(start: Vector, end: Vector) -> tuple[Feature, ...]:
    ends = (Feature("vertex", start), Feature("vertex", end))
    length = _length(_way(start, end))
    if not length:
        return ends[:1]
    return (Feature("edge", start, unit(_way(start, end)), length), *ends)


def _sides(corners: Sequence[Vector], normal: Vector) -> tuple[Feature, ...]:
    """Return the sides and corners of a convex outline, which goes round its normal."""
    around = [*corners, corners[0]]
    sides = [Feature("face", a, unit(cross(_way(a, b), normal))) for a, b in pairwise(around)]
    return (*sides, *(Feature("vertex", corner) for corner in corners))


def _prism(bottom: Sequence[Vector], up: Vector, height: float) -> tuple[Feature, ...]:
    """Return faces, edges and corners of a prism over a convex outline, which goes round ``up``."""
    top = [_moved(corner, up, height) for corner in bottom]
    down = (-up[0], -up[1], -up[2])
    faces = [Feature("face", bottom[0], down), Feature("face", top[0], up)]
    faces += [each for each in _sides(bottom, up) if each.kind == "face"]
    rings = [pairwise([*ring, ring[0]]) for ring in (bottom, top)]
    lines = [*(pair for ring in rings for pair in ring), *zip(bottom, top, strict=True)]
    edges = [Feature("edge", a, unit(_way(a, b)), _length(_way(a, b))) for a, b in lines]
    return (*faces, *edges, *(Feature("vertex", corner) for corner in (*bottom, *top)))


def _is_along(axis: Vector, normal: Vector) -> bool:
    return _length(cross(unit(axis), unit(normal))) < ALONG


def _way(start: Vector, end: Vector) -> Vector:
    return (end[0] - start[0], end[1] - start[1], end[2] - start[2])


def _moved(point: Vector, along: Vector, by: float) -> Vector:
    return (point[0] + by * along[0], point[1] + by * along[1], point[2] + by * along[2])


def _length(vector: Vector) -> float:
    return float(dot(vector, vector) ** 0.5)

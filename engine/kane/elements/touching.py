"""What bodies touch with: balls and corners of one shape, cores of another, rims of discs.

A convex solid is touched by its corners, a ball or a capsule by balls, and each of them is on a
core of the other body, see ``ShapeContact``. In a plane that is all: where two convex outlines
touch, a corner or a round end of one of them does. In space edges may cross, too: of solids, and
the axes of capsules. Where two faces lie on each other they do at several places, so a pair of
cores has as many contacts of edges as there may be places. Sides and rims of discs and cones touch
such edges, too, and each other, and rims faces, see ``RimContact``.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from kane.elements.convex_parts import convex_parts
from kane.elements.convex_solid import ConvexSolid
from kane.elements.directions import cross, triad, unit
from kane.elements.plane_outline import (
    line,
    places_of_outlines,
)
from kane.elements.plane_shapes import (
    Normal,
    are_outlines,
    corners_of,
    has_arcs,
    is_along,
    length_of,
    moved,
    parts_in_plane,
    plane_outline,
    solid_of,
    way_between,
)
from kane.elements.primitives import Feature, RimContact, RollingContact, ShapeContact
from kane.elements.primitives.shape_contact import MOST_CROSSINGS, mean, middle
from kane.elements.shapes import (
    Box,
    Capsule,
    Cone,
    Disc,
    Polygon,
    Polyhedron,
    Rod,
    Shape,
    Sphere,
)
from kane.fields import Vector

# Where a round shape that does not lie touches edges of another one: at the ends of a line. Over
# the end of a face it does at two places of each edge, of which the nearest count.
MOST_OF_ROUND = 4


class Ball(NamedTuple):
    """A ball, in the axes of its body [m]; of radius 0 a corner, with a point in its part."""

    center: Vector
    radius: float
    inner: Vector | None = None


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


Touching = ShapeContact | RollingContact | RimContact
Mutual = ShapeContact | RimContact  # of two bodies


def feelers(shape: Shape, normal: Normal) -> tuple[Ball | Rim, ...]:
    """Return what a shape touches with: round ends, corners and, in space, rims."""
    match shape:
        case Sphere(center=center, radius=radius):
            return (Ball(center, radius),)
        case Capsule() | Rod():
            return Ball(shape.start, shape.radius), Ball(shape.end, shape.radius)
        case Disc() if normal is not None and is_along(shape.axis, normal):
            return (Ball(shape.center, shape.radius),)
        case Disc() if normal is None:
            axis, half = unit(shape.axis), shape.thickness / 2
            ends = (moved(shape.center, axis, sign * half) for sign in (1.0, -1.0))
            return tuple(Rim(end, axis, shape.radius) for end in ends)
        case Cone() if normal is not None and is_along(way_between(shape.base, shape.apex), normal):
            return (Ball(shape.base, shape.radius),)
        case Cone() if normal is None:
            axis = unit(way_between(shape.base, shape.apex))
            return Ball(shape.apex, 0.0, shape.base), Rim(shape.base, axis, shape.radius)
        case _ if normal is not None:
            corners = _corners(parts_in_plane(shape, normal))
            return tuple(Ball(at, _rounding(shape), inner) for at, inner in corners.items())
        case _:
            return tuple(Ball(at, 0.0, inner) for at, inner in _corners(_solids(shape)).items())


def cores(shape: Shape, normal: Normal, hollow: bool = False) -> tuple[Core, ...]:
    """Return what of a shape is touched: convex parts, grown by a radius."""
    match shape:
        case Sphere(center=center, radius=radius):
            return (Core((Feature("vertex", center),), radius, hollow),)
        case Capsule() | Rod():
            return (Core(_edge(shape.start, shape.end), shape.radius, hollow),)
        case Disc() if normal is not None and is_along(shape.axis, normal):
            return (Core((Feature("vertex", shape.center),), shape.radius, hollow),)
        case Cone() if normal is not None and is_along(way_between(shape.base, shape.apex), normal):
            return (Core((Feature("vertex", shape.base),), shape.radius),)
        case Disc() if normal is None:
            return (_cylinder(shape),)
        case Cone() if normal is None:
            return (_cone(shape),)
        case _ if normal is not None:
            grown = _rounding(shape)
            return tuple(
                Core(_sides(part, normal), grown) for part in parts_in_plane(shape, normal)
            )
        case Box():
            return (Core(_prism(corners_of(shape)[:4], (0.0, 0.0, 1.0), shape.size[2])),)
        case Polygon():
            bottom = shape.z - shape.thickness / 2
            return tuple(
                Core(_prism([(x, y, bottom) for x, y in part], (0.0, 0.0, 1.0), shape.thickness))
                for part in convex_parts(shape.points)
            )
        case Polyhedron():
            return (Core(_polyhedron(solid_of(shape))),)
        case _:
            raise TypeError(shape)


def shape_on_plane(
    body_a: str, point: Vector, axis: Vector, body_b: str, shape: Shape, out: Normal
) -> Iterator[Touching]:
    """Yield the rows of a shape that touches a plane of body A.

    Args:
        body_a: its name.
        point: of the plane, in its axes [m].
        axis: normal of the plane, to the side of body B, in its axes.
        body_b: the body of the shape.
        shape: what touches.
        out: normal of a planar model in the axes of body B.

    """
    if out is None or not has_arcs(shape):
        for feeler in feelers(shape, out):
            yield on_plane(body_a, point, axis, body_b, feeler)
        return
    along, _, normal = triad(axis)
    ground = line(point, normal, along)
    yield from places_of_outlines(body_a, ground, body_b, plane_outline(shape, out))


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
) -> Iterator[Mutual]:
    """Yield the rows of all that touches between two bodies: B in A where this is hollow.

    Where one of two shapes is a ball, it is that which touches the other.
    """
    cores_a = [(a, cores(a, normal_a, hollow)) for a in shapes_a]
    cores_b = [(b, cores(b, normal_b)) for b in shapes_b]
    for a, of_a in cores_a:
        for b, of_b in cores_b:
            if normal_a is not None and normal_b is not None and are_outlines(a, b, hollow):
                lines_a, lines_b = plane_outline(a, normal_a, hollow), plane_outline(b, normal_b)
                yield from places_of_outlines(body_a, lines_a, body_b, lines_b)
                continue
            if not hollow and normal_a is None:
                yield from _crossing(body_a, of_a, body_b, of_b)
            felt_a, felt_b = feelers(a, normal_a), feelers(b, normal_b)
            if hollow or len(felt_b) == 1 or len(felt_a) > 1:
                yield from _on(body_a, of_a, body_b, felt_b, of_b)
            if not hollow and len(felt_b) > 1:
                yield from _on(body_b, of_b, body_a, felt_a, of_a)


def misses_rounding(shape: Shape, normal: Normal) -> bool:
    """Whether a shape has round corners that are known only in the plane of its plate."""
    is_round = isinstance(shape, Polygon) and (shape.rounding > 0.0 or shape.has_arcs())
    return is_round and (normal is None or not is_along((0.0, 0.0, 1.0), normal))


def misses_rims(b: Shape, inside: bool) -> bool:
    """Whether a shape may touch another one in space where that is not seen: rims within it."""
    return isinstance(b, Disc | Cone) and inside


def touch_with_rims(a: Shape, b: Shape) -> bool:
    """Whether two shapes may touch in space with a rim, or with the side of something round."""
    return (isinstance(a, Disc | Cone) and not isinstance(b, Sphere)) or (
        isinstance(b, Disc | Cone) and not isinstance(a, Sphere)
    )


def _on(
    body_a: str,
    touched: Sequence[Core],
    body_b: str,
    touching: Sequence[Ball | Rim],
    of_b: Sequence[Core],
) -> Iterator[Mutual]:
    for core in touched:
        has_faces = any(each.kind == "face" for each in core.features)
        for felt in touching:
            if isinstance(felt, Ball):
                yield ShapeContact(
                    body_a, core.features, core.grown, core.hollow,
                    body_b, felt.center, felt.radius, inner=felt.inner,
                )  # fmt: skip
            elif has_faces:
                (own,) = of_b  # what has a rim is one core
                yield RimContact(
                    body_a, core.features,
                    body_b, felt.center, felt.axis, felt.radius, own.features,
                )  # fmt: skip


def _corners(parts: Sequence[Sequence[Vector]]) -> dict[Vector, Vector]:
    """Return the corners of convex parts, each with a point amid those that it belongs to."""
    amid = dict[Vector, list[Vector]]()
    for part in parts:
        for corner in part:
            amid.setdefault(corner, []).append(mean(part))
    return {corner: mean(middles) for corner, middles in amid.items()}


def _solids(shape: Shape) -> list[list[Vector]]:
    """Return the corners of the convex parts of a solid."""
    if not isinstance(shape, Polygon):
        return [corners_of(shape)]
    heights = (shape.z - shape.thickness / 2, shape.z + shape.thickness / 2)
    return [[(x, y, z) for z in heights for x, y in part] for part in convex_parts(shape.points)]


def _crossing(
    body_a: str, cores_a: Sequence[Core], body_b: str, cores_b: Sequence[Core]
) -> Iterator[ShapeContact]:
    """Yield the contacts of the edges of two bodies, and of what is round with edges."""
    for a in cores_a:
        for b in cores_b:
            of_a, of_b = a.features, b.features
            if _is_round(a) or _is_round(b):
                yield from _round_on_edges(body_a, a, body_b, b)
                continue
            most = min(MOST_CROSSINGS, 2 * min(_sides_at_most(of_a), _sides_at_most(of_b)))
            if not any(each.faces for each in (*of_a, *of_b)):
                most = min(most, 1)  # two axes
            for rank in range(most):
                yield ShapeContact(
                    body_a, of_a, a.grown, False, body_b, middle(of_b), b.grown,
                    features_b=of_b, rank=rank,
                )  # fmt: skip


def _round_on_edges(body_a: str, a: Core, body_b: str, b: Core) -> Iterator[ShapeContact]:
    """Yield the contacts of a disc or a cone with the edges of another shape, or with another one.

    Of two that are round one knows how sides, and how rims, meet each other, and rims of B the side
    of A; one more how rims of A meet the side of B, which it leaves out of the core of A.
    """
    if _is_round(a) and _is_round(b):
        rims = tuple(each for each in a.features if each.kind != "side")
        pairs = ((body_a, a.features, body_b, b.features), (body_b, b.features, body_a, rims))
        for one, features, other, of_other in pairs:
            for rank in range(MOST_OF_ROUND):
                yield ShapeContact(
                    one, features, 0.0, False, other, middle(of_other), 0.0,
                    features_b=of_other, rank=rank,
                )  # fmt: skip
        return
    if _is_round(a):
        (body_a, a), (body_b, b) = (body_b, b), (body_a, a)
    if not any(each.kind == "edge" for each in a.features):
        return
    for rank in range(MOST_OF_ROUND):
        yield ShapeContact(
            body_a, a.features, a.grown, False, body_b, middle(b.features), 0.0,
            features_b=b.features, rank=rank,
        )  # fmt: skip


def _is_round(core: Core) -> bool:
    return any(each.kind == "side" for each in core.features)


def _sides_at_most(features: Sequence[Feature]) -> int:
    """Return how many edges go round the face that has the most; 1 for an axis, 0 without edges."""
    around = [face for each in features if each.kind == "edge" for face in each.faces]
    if around:
        return max(around.count(face) for face in set(around))
    return int(any(each.kind == "edge" for each in features))


def _cylinder(disc: Disc) -> Core:
    axis, half, radius = unit(disc.axis), disc.thickness / 2, disc.radius
    back = (-axis[0], -axis[1], -axis[2])
    ends = [moved(disc.center, axis, sign * half) for sign in (-1.0, 1.0)]
    outwards = (back, axis)
    rims = [
        Feature("rim", end, out, radius=radius) for end, out in zip(ends, outwards, strict=True)
    ]
    return Core(
        (
            Feature("face", ends[0], back),
            Feature("face", ends[1], axis),
            Feature("side", ends[0], axis, disc.thickness, radius),
            *rims,
        )
    )


def _cone(cone: Cone) -> Core:
    way = way_between(cone.base, cone.apex)
    axis, height = unit(way), length_of(way)
    slant = (height * height + cone.radius * cone.radius) ** 0.5
    lean = height / slant, cone.radius / slant
    back = (-axis[0], -axis[1], -axis[2])
    return Core(
        (
            Feature("face", cone.base, back),
            Feature("side", cone.base, axis, slant, cone.radius, lean),
            Feature("rim", cone.base, back, radius=cone.radius, lean=lean),
            Feature("vertex", cone.apex),
        )
    )


def _rounding(shape: Shape) -> float:
    """Return by how much the inner corners of an outline are grown, see ``rounded_outline`` [m]."""
    return shape.rounding if isinstance(shape, Polygon) else 0.0


def _edge(start: Vector, end: Vector) -> tuple[Feature, ...]:
    ends = (Feature("vertex", start), Feature("vertex", end))
    length = length_of(way_between(start, end))
    if not length:
        return ends[:1]
    return (Feature("edge", start, unit(way_between(start, end)), length), *ends)


def _sides(corners: Sequence[Vector], normal: Vector) -> tuple[Feature, ...]:
    """Return the sides and corners of a convex outline, which goes round its normal."""
    around = [*corners, corners[0]]
    sides = [
        Feature("face", a, unit(cross(way_between(a, b), normal))) for a, b in pairwise(around)
    ]
    return (*sides, *(Feature("vertex", corner) for corner in corners))


def _prism(bottom: Sequence[Vector], up: Vector, height: float) -> tuple[Feature, ...]:
    """Return faces, edges and corners of a prism over a convex outline, which goes round ``up``."""
    top = [moved(corner, up, height) for corner in bottom]
    down = (-up[0], -up[1], -up[2])
    faces = [Feature("face", bottom[0], down), Feature("face", top[0], up)]
    faces += [each for each in _sides(bottom, up) if each.kind == "face"]
    sides = faces[2:]
    corners = (*bottom, *top)
    n = len(bottom)
    lines = [(k, (k + 1) % n, down, sides[k].along) for k in range(n)]
    lines += [(n + k, n + (k + 1) % n, up, sides[k].along) for k in range(n)]
    lines += [(k, n + k, sides[k - 1].along, sides[k].along) for k in range(n)]
    edges = [straight(corners[i], corners[j], one, other) for i, j, one, other in lines]
    return (*faces, *edges, *(Feature("vertex", corner) for corner in corners))


def _polyhedron(solid: ConvexSolid) -> tuple[Feature, ...]:
    """Return faces, edges and corners of a convex solid."""
    faces = [
        Feature("face", solid.corners[face[0]], normal)
        for face, normal in zip(solid.faces, solid.normals, strict=True)
    ]
    beside = {
        (a, b): normal
        for face, normal in zip(solid.faces, solid.normals, strict=True)
        for a, b in pairwise([*face, face[0]])
    }
    edges = [
        straight(solid.corners[a], solid.corners[b], normal, beside[b, a])
        for (a, b), normal in beside.items()
        if a < b
    ]
    return (*faces, *edges, *(Feature("vertex", corner) for corner in solid.corners))


def straight(start: Vector, end: Vector, one: Vector, other: Vector) -> Feature:
    """Return the edge between two faces with these normals."""
    way = way_between(start, end)
    return Feature("edge", start, unit(way), length_of(way), faces=(one, other))

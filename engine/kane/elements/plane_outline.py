"""Outlines of shapes in the plane of a model, as parts that touch: segments, arcs and corners."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kane.elements.arc_outline import SMOOTH, Side, sides, turn_between
from kane.elements.outline import PlanePoint
from kane.elements.primitives import Feature, ShapeContact
from kane.elements.primitives.shape_contact import MOST_CROSSINGS, middle
from kane.fields import Vector

FLUSH = 4  # places at which two convex outlines may touch at once: sides that are as long


class PlaneOutline(NamedTuple):
    """An outline as parts.

    Attributes:
        parts: its segments and arcs; a corner that points outwards is an arc without a radius.
        hollows: how many corners and arcs point inwards.
        is_hollow: whether the body is around it.

    """

    parts: tuple[Feature, ...]
    hollows: int
    is_hollow: bool

    def has_sides(self) -> bool:
        """Whether a part of it is straight."""
        return any(part.kind == "segment" for part in self.parts)

    def middle(self) -> Vector:
        """Return a point amid its parts, in axes of the body [m]."""
        return middle(self.parts)


def outline_parts(
    outline: Sequence[Side], x: Vector, y: Vector, origin: Vector, hollow: bool = False
) -> PlaneOutline:
    """Return the parts of an outline that goes round counter-clockwise.

    Args:
        outline: its sides.
        x: unit vector of the plane along which its first coordinate counts, in axes of the body.
        y: that of the second one.
        origin: where both are zero, in axes of the body [m].
        hollow: whether the body is around it, so that its normals point inwards.

    """
    if hollow:
        outline = [Side(each.end, each.start, -each.bulge) for each in reversed(outline)]

    def way(u: float, v: float) -> Vector:
        return (u * x[0] + v * y[0], u * x[1] + v * y[1], u * x[2] + v * y[2])

    def point(at: PlanePoint) -> Vector:
        a, b, c = way(*at)
        return (origin[0] + a, origin[1] + b, origin[2] + c)

    found = list[Feature]()
    befores = [outline[-1], *outline[:-1]]
    turns = list(map(turn_between, befores, outline))
    for before, side, turn in zip(befores, outline, turns, strict=True):
        if turn > SMOOTH:
            u, v = (a + b for a, b in zip(before.way(1.0), side.way(0.0), strict=True))
            size = math.hypot(u, v)
            normal = (v / size, -u / size) if size > SMOOTH else before.way(1.0)
            found.append(Feature("arc", point(side.start), way(*normal), length=turn / 2))
        u, v = side.way(0.5)
        if not side.bulge:
            start, faces = point(side.start), (way(u, v),)
            found.append(Feature("segment", start, way(v, -u), side.chord, faces=faces))
            continue
        half, center = abs(side.angle) / 2, point(side.center)
        found.append(Feature("arc", center, way(v, -u), half, side.radius))
    hollows = sum(each.bulge < 0.0 for each in outline)
    hollows += sum(turn < -SMOOTH for turn in turns)
    return PlaneOutline(tuple(found), hollows, hollow)


def circle(center: Vector, radius: float, x: Vector, hollow: bool = False) -> PlaneOutline:
    """Return the outline of a circle; ``x`` is any unit vector of its plane."""
    arc = Feature("arc", center, x, math.pi, -radius if hollow else radius)
    return PlaneOutline((arc,), int(hollow), hollow)


def stadium(start: PlanePoint, end: PlanePoint, radius: float) -> list[Side]:
    """Return the outline of a capsule seen from beside."""
    length = math.dist(start, end)
    u, v = (end[0] - start[0]) / length * radius, (end[1] - start[1]) / length * radius
    corners = [
        (start[0] + v, start[1] - u),
        (end[0] + v, end[1] - u),
        (end[0] - v, end[1] + u),
        (start[0] - v, start[1] + u),
    ]
    return sides(corners, (0.0, 1.0, 0.0, 1.0))


def line(point: Vector, normal: Vector, along: Vector) -> PlaneOutline:
    """Return the outline of a plane that is seen from beside."""
    return PlaneOutline((Feature("segment", point, normal, math.inf, faces=(along,)),), 0, False)


def places_of_outlines(
    body_a: str, of_a: PlaneOutline, body_b: str, of_b: PlaneOutline
) -> Iterator[ShapeContact]:
    """Yield the contacts of two outlines: as many as places at which they may touch at once."""
    middle_b = of_b.middle()
    for rank in range(_most_at_once(of_a, of_b)):
        yield ShapeContact(
            body_a, of_a.parts, 0.0, of_a.is_hollow, body_b, middle_b, 0.0,
            features_b=of_b.parts, rank=rank,
        )  # fmt: skip


def _most_at_once(of_a: PlaneOutline, of_b: PlaneOutline) -> int:
    most = FLUSH if of_a.has_sides() and of_b.has_sides() else 1
    return min(most + 2 * (of_a.hollows + of_b.hollows), MOST_CROSSINGS)

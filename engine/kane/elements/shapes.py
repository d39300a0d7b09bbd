"""Shapes of a body: by them it is drawn, and weighed where it has a density."""

from collections.abc import Iterator
from typing import Annotated

import msgspec

from kane.elements.arc_outline import Side, arc_faults, drawn, sides
from kane.elements.convex_solid import hull_of
from kane.elements.outline import PlanePoint, outline_faults
from kane.elements.rounded_outline import FULL, is_roundable, largest_rounding, rounded
from kane.errors import Fault
from kane.fields import NotNegative, Positive, Record, Vector, quantity
from kane.sentences import say

Touches = Annotated[
    bool,
    msgspec.Meta(
        description="Whether it touches where a contact lets its body touch; else it is only "
        "drawn and weighed."
    ),
]
Density = Annotated[Positive | None, quantity("kg/m^3", "ρ", "Density; by default the body's")]


class Rod(Record, frozen=True, kw_only=True, tag="rod"):
    """A straight bar between two points of the body, a solid cylinder.

    It is drawn with round ends, which have no mass; those of a capsule have.
    """

    start: Annotated[Vector, quantity("m", "a", "First end, in body axes")]
    end: Annotated[Vector, quantity("m", "b", "Second end, in body axes")]
    radius: Annotated[float, quantity("m", "r", "Radius", gt=0)]
    density: Density = None
    touches: Touches = True


class Box(Record, frozen=True, kw_only=True, tag="box"):
    """A box with its edges along the body axes."""

    center: Annotated[Vector, quantity("m", "c", "Centre, in body axes")] = (0.0, 0.0, 0.0)
    size: Annotated[
        tuple[
            Annotated[float, msgspec.Meta(gt=0)],
            Annotated[float, msgspec.Meta(gt=0)],
            Annotated[float, msgspec.Meta(gt=0)],
        ],
        quantity("m", "s", "Lengths of the edges along the body axes"),
    ]
    density: Density = None
    touches: Touches = True


class Disc(Record, frozen=True, kw_only=True, tag="disc"):
    """A disc or cylinder about an axis of the body."""

    center: Annotated[Vector, quantity("m", "c", "Centre, in body axes")] = (0.0, 0.0, 0.0)
    axis: Annotated[Vector, quantity("1", "n", "Axis of symmetry, in body axes")] = (0.0, 0.0, 1.0)
    radius: Annotated[float, quantity("m", "r", "Radius", gt=0)]
    thickness: Annotated[float, quantity("m", "h", "Length along the axis", gt=0)]
    density: Density = None
    touches: Touches = True


class Sphere(Record, frozen=True, kw_only=True, tag="sphere"):
    """A solid sphere."""

    center: Annotated[Vector, quantity("m", "c", "Centre, in body axes")] = (0.0, 0.0, 0.0)
    radius: Annotated[float, quantity("m", "r", "Radius", gt=0)]
    density: Density = None
    touches: Touches = True


class Capsule(Record, frozen=True, kw_only=True, tag="capsule"):
    """A cylinder between two points of the body with a half ball on either end."""

    start: Annotated[Vector, quantity("m", "a", "Centre of the first half ball, in body axes")]
    end: Annotated[Vector, quantity("m", "b", "Centre of the second half ball, in body axes")]
    radius: Annotated[float, quantity("m", "r", "Radius", gt=0)]
    density: Density = None
    touches: Touches = True


class Cone(Record, frozen=True, kw_only=True, tag="cone"):
    """A right circular cone."""

    base: Annotated[Vector, quantity("m", "b", "Centre of the base, in body axes")]
    apex: Annotated[Vector, quantity("m", "a", "Apex, in body axes")]
    radius: Annotated[float, quantity("m", "r", "Radius of the base", gt=0)]
    density: Density = None
    touches: Touches = True


class Polygon(Record, frozen=True, kw_only=True, tag="polygon"):
    """A plate parallel to the x-y plane of the body, bounded by a simple polygon.

    Its corners may be round: those that point outwards have the radius ``rounding``. Its sides may
    be arcs: ``bulges`` has a number for each side, from each corner to the next one. It is the
    tangent of a quarter of the angle of the arc, positive where the side turns to the left, as in
    files of CAD: 0 is straight, 1 a half circle.
    """

    points: Annotated[
        Annotated[tuple[PlanePoint, ...], msgspec.Meta(min_length=3)],
        quantity("m", "P", "Corners in order, x and y in body axes"),
    ]
    z: Annotated[float, quantity("m", "z", "Height of the middle plane, in body axes")] = 0.0
    thickness: Annotated[float, quantity("m", "h", "Thickness along body z", gt=0)]
    rounding: Annotated[
        NotNegative, quantity("m", "r", "Radius of the corners that point outwards")
    ] = 0.0
    bulges: Annotated[
        tuple[float, ...],
        quantity("1", "b", "Bulge of each side, tan of a quarter of its angle; none: straight"),
    ] = ()
    density: Density = None
    touches: Touches = True

    def outline(self) -> tuple[PlanePoint, ...]:
        """Return its corners as drawn, [m]: round ones and arcs by short chords."""
        if self.has_arcs():
            return drawn(self.sides())
        return rounded(self.points, self.rounding) if self.rounding else self.points

    def has_arcs(self) -> bool:
        """Whether one of its sides is an arc."""
        return len(self.bulges) == len(self.points) and any(self.bulges)

    def side(self, number: int) -> Side:
        """Return the side from a corner to the next one, as it is told: without round corners."""
        start, end = self.points[number], self.points[(number + 1) % len(self.points)]
        return Side(start, end, self.bulges[number] if self.has_arcs() else 0.0)

    def sides(self) -> list[Side]:
        """Return its sides, straight or arcs, counter-clockwise, and those of round corners."""
        bulges = self.bulges if self.has_arcs() else ()
        rounding = self.rounding if bulges else min(self.rounding, largest_rounding(self.points))
        return sides(self.points, bulges, rounding)


class Polyhedron(Record, frozen=True, kw_only=True, tag="polyhedron"):
    """A convex solid with flat faces: the hull of points.

    Points within the hull of the others do no harm, and make no difference.
    """

    points: Annotated[
        Annotated[tuple[Vector, ...], msgspec.Meta(min_length=4)],
        quantity("m", "P", "Corners in any order, in body axes"),
    ]
    density: Density = None
    touches: Touches = True


Shape = Rod | Box | Disc | Sphere | Capsule | Cone | Polygon | Polyhedron


def shape_faults(shape: Shape, path: str) -> Iterator[Fault]:
    """Yield what makes a shape meaningless, with the way out."""
    match shape:
        case Rod() if shape.start == shape.end:
            yield Fault(f"{path}.end", say("must differ from start; for a ball take a sphere"))
        case Cone() if shape.base == shape.apex:
            yield Fault(f"{path}.apex", say("must differ from base; for a flat plate take a disc"))
        case Disc() if not any(shape.axis):
            yield Fault(f"{path}.axis", say("must not be zero"))
        case Polygon() if shape.bulges:
            yield from arc_faults(shape.points, shape.bulges, shape.rounding, path)
        case Polygon():
            faults = list(outline_faults(shape.points, f"{path}.points"))
            yield from faults
            if not faults:
                yield from _rounding_faults(shape, f"{path}.rounding")
        case Polyhedron() if hull_of(shape.points) is None:
            yield Fault(
                f"{path}.points",
                say("must span a solid: they lie in a plane; for a flat plate take a polygon"),
            )


def _rounding_faults(plate: Polygon, path: str) -> Iterator[Fault]:
    if not plate.rounding or is_roundable(plate.points, plate.rounding):
        return
    most = largest_rounding(plate.points)
    if plate.rounding < FULL * most:
        yield Fault(path, say("the plate is too narrow for corners so round: two sides would meet"))
        return
    yield Fault(
        path,
        say(
            "must be less than {most:.6g} m: there the arcs of two corners meet; for a bar with "
            "round ends take a capsule",
            most=most,
        ),
    )

"""Shapes of a body: by them it is drawn, and weighed where it has a density."""

from collections.abc import Iterator
from typing import Annotated

import msgspec

from kane.elements.outline import PlanePoint, outline_faults
from kane.errors import Fault
from kane.fields import Positive, Record, Vector, quantity
from kane.sentences import say

Density = Annotated[Positive | None, quantity("kg/m^3", "ρ", "Density; by default the body's")]


class Rod(Record, frozen=True, kw_only=True, tag="rod"):
    """A straight bar between two points of the body, a solid cylinder.

    It is drawn with round ends, which have no mass; those of a capsule have.
    """

    start: Annotated[Vector, quantity("m", "a", "First end, in body axes")]
    end: Annotated[Vector, quantity("m", "b", "Second end, in body axes")]
    radius: Annotated[float, quantity("m", "r", "Radius", gt=0)]
    density: Density = None


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


class Disc(Record, frozen=True, kw_only=True, tag="disc"):
    """A disc or cylinder about an axis of the body."""

    center: Annotated[Vector, quantity("m", "c", "Centre, in body axes")] = (0.0, 0.0, 0.0)
    axis: Annotated[Vector, quantity("1", "n", "Axis of symmetry, in body axes")] = (0.0, 0.0, 1.0)
    radius: Annotated[float, quantity("m", "r", "Radius", gt=0)]
    thickness: Annotated[float, quantity("m", "h", "Length along the axis", gt=0)]
    density: Density = None


class Sphere(Record, frozen=True, kw_only=True, tag="sphere"):
    """A solid sphere."""

    center: Annotated[Vector, quantity("m", "c", "Centre, in body axes")] = (0.0, 0.0, 0.0)
    radius: Annotated[float, quantity("m", "r", "Radius", gt=0)]
    density: Density = None


class Capsule(Record, frozen=True, kw_only=True, tag="capsule"):
    """A cylinder between two points of the body with a half ball on either end."""

    start: Annotated[Vector, quantity("m", "a", "Centre of the first half ball, in body axes")]
    end: Annotated[Vector, quantity("m", "b", "Centre of the second half ball, in body axes")]
    radius: Annotated[float, quantity("m", "r", "Radius", gt=0)]
    density: Density = None


class Cone(Record, frozen=True, kw_only=True, tag="cone"):
    """A right circular cone."""

    base: Annotated[Vector, quantity("m", "b", "Centre of the base, in body axes")]
    apex: Annotated[Vector, quantity("m", "a", "Apex, in body axes")]
    radius: Annotated[float, quantity("m", "r", "Radius of the base", gt=0)]
    density: Density = None


class Polygon(Record, frozen=True, kw_only=True, tag="polygon"):
    """A plate parallel to the x-y plane of the body, bounded by a simple polygon."""

    points: Annotated[
        Annotated[tuple[PlanePoint, ...], msgspec.Meta(min_length=3)],
        quantity("m", "P", "Corners in order, x and y in body axes"),
    ]
    z: Annotated[float, quantity("m", "z", "Height of the middle plane, in body axes")] = 0.0
    thickness: Annotated[float, quantity("m", "h", "Thickness along body z", gt=0)]
    density: Density = None


Shape = Rod | Box | Disc | Sphere | Capsule | Cone | Polygon


def shape_faults(shape: Shape, path: str) -> Iterator[Fault]:
    """Yield what makes a shape meaningless, with the way out."""
    match shape:
        case Rod() if shape.start == shape.end:
            yield Fault(f"{path}.end", say("must differ from start; for a ball take a sphere"))
        case Cone() if shape.base == shape.apex:
            yield Fault(f"{path}.apex", say("must differ from base; for a flat plate take a disc"))
        case Disc() if not any(shape.axis):
            yield Fault(f"{path}.axis", say("must not be zero"))
        case Polygon():
            yield from outline_faults(shape.points, f"{path}.points")

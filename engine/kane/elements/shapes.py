"""Shapes by which a body is drawn; they carry no mass."""

from typing import Annotated

import msgspec

from kane.fields import Record, Vector, quantity

PlanePoint = tuple[float, float]


class Rod(Record, frozen=True, kw_only=True, tag="rod"):
    """A straight bar between two points of the body."""

    start: Annotated[Vector, quantity("m", "a", "First end, in body axes")]
    end: Annotated[Vector, quantity("m", "b", "Second end, in body axes")]
    radius: Annotated[float, quantity("m", "r", "Radius", gt=0)]


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


class Disc(Record, frozen=True, kw_only=True, tag="disc"):
    """A disc or cylinder about an axis of the body."""

    center: Annotated[Vector, quantity("m", "c", "Centre, in body axes")] = (0.0, 0.0, 0.0)
    axis: Annotated[Vector, quantity("1", "n", "Axis of symmetry, in body axes")] = (0.0, 0.0, 1.0)
    radius: Annotated[float, quantity("m", "r", "Radius", gt=0)]
    thickness: Annotated[float, quantity("m", "h", "Length along the axis", gt=0)]


class Sphere(Record, frozen=True, kw_only=True, tag="sphere"):
    """A sphere."""

    center: Annotated[Vector, quantity("m", "c", "Centre, in body axes")] = (0.0, 0.0, 0.0)
    radius: Annotated[float, quantity("m", "r", "Radius", gt=0)]


class Polygon(Record, frozen=True, kw_only=True, tag="polygon"):
    """A plate parallel to the x-y plane of the body, bounded by a simple polygon."""

    points: Annotated[
        Annotated[tuple[PlanePoint, ...], msgspec.Meta(min_length=3)],
        quantity("m", "P", "Corners in order, x and y in body axes"),
    ]
    z: Annotated[float, quantity("m", "z", "Height of the middle plane, in body axes")] = 0.0
    thickness: Annotated[float, quantity("m", "h", "Thickness along body z", gt=0)]


Shape = Rod | Box | Disc | Sphere | Polygon

"""What of an element is a place or a direction in space, and in the axes of which body.

The fields say it themselves, by the ``vector`` of their description.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, NamedTuple, get_args, get_type_hints

import msgspec

from kane.fields import AXES, GROUND, VectorOf

Kind = Literal["point", "direction", "turn"]


class SpatialField(NamedTuple):
    """A field that is a vector.

    Attributes:
        field: its name.
        body: the body from whose origin or in whose axes it counts.
        kind: a point; a direction, as of a force; or the axis of a turn, as of a torque, which in
            a mirror turns the other way round.

    """

    field: str
    body: str
    kind: Kind


def points(element: Any) -> Iterator[SpatialField]:
    """Yield the points of an element: ends of joints and springs, points of attack and so on."""
    yield from (field for field in spatial_fields(element) if field.kind == "point")


def spatial_fields(element: Any, slides: bool = False) -> Iterator[SpatialField]:
    """Yield all vectors of an element that is not a body; fields that are None are left out.

    Args:
        element: anything with a name but a body.
        slides: whether of a joint that slides and turns the displacement is what counts.

    """
    kind_of_element: type = type(element)
    for field, vector in declared(kind_of_element).items():
        if getattr(element, field) is not None:
            kind = element.axis_kind(slides) if vector.kind == "axis" else vector.kind
            yield SpatialField(field, _body(element, vector.body), kind)


@cache
def declared(kind: type) -> dict[str, VectorOf]:
    """Return what the fields of a type of elements say of themselves, points first."""
    found: dict[str, VectorOf] = {}
    for field, hint in get_type_hints(kind, include_extras=True).items():
        for meta in get_args(hint)[1:]:
            vector = (meta.extra or {}).get("vector") if isinstance(meta, msgspec.Meta) else None
            if vector is not None:
                found[field] = vector
    return dict(sorted(found.items(), key=lambda entry: entry[1].kind != "point"))


def _body(element: Any, said: str) -> str:
    """Return the body that a description means by the name of a field."""
    if said == GROUND:
        return GROUND
    value: str = getattr(element, said)
    if said != AXES:
        return value
    return GROUND if value == GROUND else str(getattr(element, value))

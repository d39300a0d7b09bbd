"""What of an element is a place or a direction in space, and in the axes of which body."""

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from kane.elements.axes import AxisJoint
from kane.elements.body import Body
from kane.elements.joints import (
    Cylindrical,
    PerpendicularAxes,
    PointInPlaneJoint,
    PointOnLine,
    Prismatic,
    RollingDisc,
    Screw,
    Universal,
)
from kane.elements.knife_edge import KnifeEdge
from kane.elements.loads import Force, Torque
from kane.elements.note import Note
from kane.elements.velocity_joint import VelocityJoint
from kane.fields import GROUND
from kane.model import Model, named

Kind = Literal["point", "direction", "turn"]

# A mirror image of these has the image of the axis; of the others the axis about which the image
# of a turn goes, so that their angles count the same way.
ALONG_AXIS = (
    Prismatic,
    PointOnLine,
    PointInPlaneJoint,
    PerpendicularAxes,
    Universal,
    RollingDisc,
)


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
    if isinstance(element, Note):
        yield SpatialField("position", GROUND, "point")
    for field, body in (("point_a", "body_a"), ("point_b", "body_b"), ("point", "body")):
        if hasattr(element, field):
            yield SpatialField(field, getattr(element, body), "point")


def spatial_fields(element: Any, slides: bool = False) -> Iterator[SpatialField]:
    """Yield all vectors of an element that is not a body; fields that are None are left out.

    Args:
        element: anything with a name but a body.
        slides: whether of a joint that slides and turns the displacement is what counts.

    """
    yield from points(element)
    match element:
        case AxisJoint():
            along = isinstance(element, ALONG_AXIS)
            along = along or (isinstance(element, Cylindrical | Screw) and slides)
            kind: Kind = "direction" if along else "turn"
            for end in ("a", "b"):
                body = getattr(element, f"body_{end}")
                yield SpatialField(f"axis_{end}", body, kind)
                if getattr(element, f"side_{end}", None) is not None:
                    yield SpatialField(f"side_{end}", body, "direction")
        case KnifeEdge():
            yield SpatialField("across", element.body_b, "direction")
        case VelocityJoint():
            body = getattr(element, element.axes)
            yield SpatialField("linear", body, "direction")
            yield SpatialField("angular", body, "turn")
        case Force():
            yield SpatialField("force", _axes_of(element), "direction")
        case Torque():
            yield SpatialField("torque", _axes_of(element), "turn")


def _axes_of(load: Force | Torque) -> str:
    return load.body if load.axes == "body" else GROUND


def bodies_of(element: Any) -> tuple[str, ...]:
    """Return the bodies on which an element stands, the ground included."""
    if isinstance(element, Body) or not hasattr(element, "references"):
        return ()
    return tuple(name for _, name in element.references())


def holding(model: Model, names: frozenset[str]) -> str | None:
    """Return a joint that holds some of these bodies to others, and is not among the names."""
    for joint in model.joints:
        if joint.name not in names and (joint.body_a in names) != (joint.body_b in names):
            return joint.name
    return None


def joint_to_slide(model: Model) -> frozenset[str]:
    """Return the joints of which elements need the displacement and none needs the angle."""
    needed: dict[str, set[str]] = {"angle": set(), "displacement": set()}
    for _, element in named(model):
        if hasattr(element, "joint_references"):
            for _, joint, coordinate in element.joint_references():
                needed[coordinate].add(joint)
    return frozenset(needed["displacement"] - needed["angle"])

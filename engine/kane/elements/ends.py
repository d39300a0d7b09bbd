"""Elements that act on one body, or between two bodies at a point of one or of both."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, NamedTuple

from kane.elements.primitives import Path
from kane.elements.quantity import Quantity
from kane.errors import Fault
from kane.fields import GROUND, BodyName, Name, Record, Vector, VectorOf, quantity
from kane.sentences import say


class End(NamedTuple):
    """A body by its name, and a point in its axes from its origin [m]."""

    body: str
    point: Vector


class Rim(NamedTuple):
    """A circle that touches a plane at its lowest point above it.

    Attributes:
        body_a: the body of the plane.
        normal: of the plane, to the side of the circle, in the axes of body_a; of any length.
        body_b: the body of the circle.
        center: of the circle, in the axes of body_b from its origin [m].
        axis: of the circle, in the axes of body_b; of any length.
        radius: of the circle [m].

    """

    body_a: str
    normal: Vector
    body_b: str
    center: Vector
    axis: Vector
    radius: float


Attack = tuple[str, Vector | None]
"""Where an element acts: the name of a body, and the point, or None for its mass centre.

An element names a body at most once: what it does to the body as a whole is told there.
"""


class OneBodyElement(Record, frozen=True, kw_only=True):
    """Base of the elements that act on one body."""

    name: Name
    body: BodyName

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to)."""
        yield "body", self.body

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the element meaningless."""
        if self.body == GROUND:
            yield Fault(f"{path}.body", say("must be a body that can move, is 'ground'"))


Lie = Literal["along", "across", "normal"]
"""How a direction lies in a plane drawing: along a line of it, across that line in the plane, or
normal to the plane."""


class TwoBodyElement(Record, frozen=True, kw_only=True):
    """Base of the elements between two bodies.

    Those that follow declare the fields, since their order there is the one in files.

    Attributes:
        lies: how its directions lie in a mechanism that is drawn in a plane, by the names of their
            fields; other axes are normal to it.
        points_apart: whether its two points are apart where it is closed.

    """

    derived: ClassVar[tuple[Quantity, ...]] = ()
    lies: ClassVar[Mapping[str, Lie]] = {}
    points_apart: ClassVar[bool] = False

    if TYPE_CHECKING:
        name: Name
        body_a: BodyName
        body_b: BodyName
        point_b: Vector

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to)."""
        yield "body_a", self.body_a
        yield "body_b", self.body_b

    def reaction_end(self, _joints: "Joints") -> End:
        """Return where its reaction is told: at point B of body_b."""
        return End(self.body_b, self.point_b)

    def rim(self) -> Rim | None:
        """Return the circle at whose lowest point it acts; None where it acts at point B."""
        return None

    def coordinates(self) -> dict[str, Path]:
        """Return the joint's coordinates by name: 'angle', 'displacement' or 'length'."""
        return {}

    def leading_rates(self) -> dict[str, float]:
        """Return the rates that a run begins with, by the names of their coordinates."""
        rates = {name: getattr(self, f"{name}_rate", None) for name in ("angle", "displacement")}
        return {name: rate for name, rate in rates.items() if rate is not None}

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the element meaningless."""
        if self.body_a == self.body_b:
            yield Fault(
                f"{path}.body_b",
                say("must differ from body_a, both are '{body_a}'", body_a=self.body_a),
            )


class OnePointElement(TwoBodyElement, frozen=True, kw_only=True):
    """Base of the elements at a point of ``body_b``, wherever that is on ``body_a``."""

    name: Name
    body_a: BodyName
    body_b: BodyName
    point_b: Annotated[
        Vector,
        quantity(
            "m", "b", "Point, in the axes of body_b from its origin", VectorOf("point", "body_b")
        ),
    ] = (0.0, 0.0, 0.0)

    def ends(self) -> tuple[tuple[str, Vector], ...]:
        """Return (body, point) of its ends."""
        return ((self.body_b, self.point_b),)

    def moving_end(self) -> End:
        """Return the end on body_b."""
        return End(self.body_b, self.point_b)


class TwoPointElement(TwoBodyElement, frozen=True, kw_only=True):
    """Base of the elements with two ends: point A on ``body_a``, point B on ``body_b``."""

    name: Name
    body_a: BodyName
    point_a: Annotated[
        Vector,
        quantity(
            "m", "a", "End A, in the axes of body_a from its origin", VectorOf("point", "body_a")
        ),
    ] = (0.0, 0.0, 0.0)
    body_b: BodyName
    point_b: Annotated[
        Vector,
        quantity(
            "m", "b", "End B, in the axes of body_b from its origin", VectorOf("point", "body_b")
        ),
    ] = (0.0, 0.0, 0.0)

    def ends(self) -> tuple[tuple[str, Vector], ...]:
        """Return (body, point) of its ends."""
        return ((self.body_a, self.point_a), (self.body_b, self.point_b))

    def moving_end(self) -> End:
        """Return the end on body_b, or on body_a where body_b is the ground."""
        if self.body_b == GROUND:
            return End(self.body_a, self.point_a)
        return End(self.body_b, self.point_b)


Joints = Mapping[str, OnePointElement | TwoPointElement]
"""The joints of a model by name."""

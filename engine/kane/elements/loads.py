"""Constant force and constant torque on a body."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

import msgspec

from kane.elements.primitives import Wrench
from kane.elements.quantity import Quantity
from kane.errors import Fault
from kane.fields import GROUND, BodyName, Name, Record, Vector, quantity

Axes = Annotated[
    Literal["ground", "body"],
    msgspec.Meta(description="Axes in which the vector is constant."),
]


class LoadOnBody(Record, frozen=True, kw_only=True):
    """Base of the loads that act on one body."""

    quantities: ClassVar[tuple[Quantity, ...]] = ()

    name: Name
    body: BodyName
    axes: Axes = "ground"

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to)."""
        yield "body", self.body

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the load meaningless."""
        if self.body == GROUND:
            yield Fault(f"{path}.body", "must be a body that can move, is 'ground'")


class Force(LoadOnBody, frozen=True, kw_only=True):
    """A constant force at a point of a body."""

    point: Annotated[
        Vector, quantity("m", "P", "Point of attack, in body axes from the mass centre")
    ] = (0.0, 0.0, 0.0)
    force: Annotated[Vector, quantity("N", "F", "Force")]

    def loads(self) -> Iterator[Wrench]:
        """Yield the primitive loads that make up the force."""
        yield Wrench(self.body, self.point, self.force, (0.0, 0.0, 0.0), self.axes == "body")


class Torque(LoadOnBody, frozen=True, kw_only=True):
    """A constant torque on a body."""

    torque: Annotated[Vector, quantity("N m", "T", "Torque")]

    def loads(self) -> Iterator[Wrench]:
        """Yield the primitive loads that make up the torque."""
        zero = (0.0, 0.0, 0.0)
        yield Wrench(self.body, zero, zero, self.torque, self.axes == "body")

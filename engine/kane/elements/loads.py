"""Constant force and constant torque on a body."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

import msgspec

from kane.elements.ends import OneBodyElement
from kane.elements.primitives import Wrench
from kane.elements.quantity import Quantity
from kane.fields import Vector, quantity

Axes = Annotated[
    Literal["ground", "body"],
    msgspec.Meta(description="Axes in which the vector is constant."),
]


class LoadOnBody(OneBodyElement, frozen=True, kw_only=True):
    """Base of the loads that are constant in ground or body axes."""

    quantities: ClassVar[tuple[Quantity, ...]] = ()

    axes: Axes = "ground"


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

"""Force and torque on a body, constant or by expressions."""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar, Literal

import msgspec

from kane.elements.ends import Attack, Joints, OneBodyElement
from kane.elements.law import Law, laws_of_vector
from kane.elements.on_joint import Coordinates
from kane.elements.primitives import Wrench
from kane.elements.quantity import POWER, Quantity
from kane.fields import AXES, VaryingVector, Vector, VectorOf, quantity

Axes = Annotated[
    Literal["ground", "body"],
    msgspec.Meta(description="Axes in which the vector is given."),
]


class LoadOnBody(OneBodyElement, frozen=True, kw_only=True):
    """Base of the loads that are constant in ground or body axes."""

    quantities: ClassVar[tuple[Quantity, ...]] = ()
    derived: ClassVar[tuple[Quantity, ...]] = (POWER,)

    axes: Axes = "ground"


class Force(LoadOnBody, frozen=True, kw_only=True):
    """A force at a point of a body, constant or by expressions.

    It stands in ground axes or in those of the body.

    It adds to the generalized active forces of its body, with the partial velocities of its point:

        F_r = **v**_r · **F**

    In the rows of the body that is **F** for the velocity of the mass centre, and its moment about
    the mass centre for the angular velocity.

    Each component is a number or an [expression](expressions), such as `where(t < 0.5, 3, 0) -
    2*vy('rod')`.

    See also [torque](torque), [drag](drag).
    """

    point: Annotated[
        Vector,
        quantity(
            "m", "P", "Point of attack, in body axes from the origin", VectorOf("point", "body")
        ),
    ] = (0.0, 0.0, 0.0)
    force: Annotated[VaryingVector, quantity("N", "F", "Force", VectorOf("direction", AXES))]

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the force."""
        yield from laws_of_vector("force", self.force)

    def loads(self, _: Coordinates) -> Iterator[Wrench]:
        """Yield the primitive loads that make up the force."""
        yield Wrench(self.body, self.point, self.force, (0.0, 0.0, 0.0), self.axes == "body")

    def attacks(self, _joints: Joints, _bodies: Sequence[str]) -> Iterator[Attack]:
        """Yield where it acts on bodies: at its point."""
        yield self.body, self.point


class Torque(LoadOnBody, frozen=True, kw_only=True):
    """A torque on a body, constant or by expressions, in ground axes or in those of the body.

    It adds to the generalized active forces of its body, with the partial angular velocities:

        F_r = **ω**_r · **T**

    Each component is a number or an [expression](expressions). A [particle](particle) takes no
    torque.

    See also [force](force), [springs in joints](joint_spring).
    """

    torque: Annotated[VaryingVector, quantity("N m", "T", "Torque", VectorOf("turn", AXES))]

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the torque."""
        yield from laws_of_vector("torque", self.torque)

    def loads(self, _: Coordinates) -> Iterator[Wrench]:
        """Yield the primitive loads that make up the torque."""
        zero = (0.0, 0.0, 0.0)
        yield Wrench(self.body, zero, zero, self.torque, self.axes == "body")

    def attacks(self, _joints: Joints, _bodies: Sequence[str]) -> Iterator[Attack]:
        """Yield where it acts on bodies: at the mass centre."""
        yield self.body, None

"""Two-point spring with damping and an actuator."""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from kane.elements.ends import Attack, Joints, TwoPointElement
from kane.elements.law import Law
from kane.elements.on_joint import Coordinates
from kane.elements.primitives import DistancePath, Path, PathLoad
from kane.elements.quantity import DISSIPATION, LENGTH, POTENTIAL_ENERGY, POWER, Quantity
from kane.errors import Fault
from kane.expressions.nodes import StateMeasure
from kane.fields import GROUND, Varying, quantity
from kane.sentences import say


class Spring(TwoPointElement, frozen=True, kw_only=True):
    """A spring, a damper and an actuator between two points.

    With the length *l* = |**r**_B − **r**_A| the ends are pulled together with

        F = k (l − l_0) + c l′ + ``pull``

    A negative force pushes them apart. Ends that coincide have no direction and exert nothing on
    each other. In the expression of ``pull`` the names `length` and `rate` are the spring's own *l*
    and *l*′.

    See also [springs in joints](joint_spring), [bushing](bushing), [expressions](expressions).
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()
    derived: ClassVar[tuple[Quantity, ...]] = (
        *LENGTH,
        Quantity(
            "force",
            "force",
            "N",
            say("force in the spring, damper and actuator, pulling positive"),
            lambda run, spring: -run.force_along(spring.name),
        ),
        POTENTIAL_ENERGY,
        POWER,
        DISSIPATION,
    )

    stiffness: Annotated[float, quantity("N/m", "k", "Stiffness", ge=0)] = 0.0
    damping: Annotated[float, quantity("N s/m", "c", "Damping", ge=0)] = 0.0
    free_length: Annotated[float, quantity("m", "l0", "Length without force", ge=0)] = 0.0
    pull: Annotated[
        Varying,
        quantity(
            "N",
            "F",
            "Further force, pulling positive; in an expression 'length' and 'rate' are its own",
        ),
    ] = 0.0

    def loads(self, _: Coordinates) -> Iterator[PathLoad]:
        """Yield the primitive loads that make up the spring."""
        yield PathLoad(
            self.coordinates()["length"],
            self.stiffness,
            self.damping,
            self.free_length,
            law=self.pull,
            sign=-1.0,
        )

    def coordinates(self) -> dict[str, Path]:
        """Return the distance of the ends."""
        return {
            "length": DistancePath(self.body_a, self.point_a, self.body_b, self.point_b),
        }

    def attacks(self, _joints: Joints, _bodies: Sequence[str]) -> Iterator[Attack]:
        """Yield where it acts on bodies: at both ends."""
        yield from (end for end in self.ends() if end[0] != GROUND)

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the spring."""
        if isinstance(self.pull, str):
            own = {
                "length": StateMeasure("length", (self.name,)),
                "rate": StateMeasure("rate", (self.name,)),
            }
            yield Law("pull", self.pull, own)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the spring meaningless."""
        yield from super().faults(path)
        if not (self.stiffness or self.damping or self.pull):
            yield Fault(
                f"{path}.stiffness", say("stiffness, damping and pull must not all be zero")
            )

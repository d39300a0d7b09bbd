"""Magnet: two points that attract each other."""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from kane.elements.ends import Attack, Joints, TwoPointElement
from kane.elements.on_joint import Coordinates
from kane.elements.primitives import DistancePath, Path, PathLoad
from kane.elements.quantity import LENGTH, POTENTIAL_ENERGY, POWER, Quantity
from kane.errors import Fault
from kane.fields import GROUND, quantity
from kane.sentences import say


class Magnet(TwoPointElement, frozen=True, kw_only=True):
    """Two points attract each other with the inverse square of their distance, as poles do.

    At the distance *d* = |**r**_B − **r**_A| they pull along the line between them with

        F = c / d²

    which stores the potential energy, none at an infinite distance,

        V = −c / d

    With a negative ``strength`` they push each other apart. As the points meet the force grows
    beyond all bounds, and a run cannot go through that: let a [spring](spring) or the shape of the
    mechanism keep them apart. Points that coincide have no direction and exert nothing.

    See also [spring](spring), [gravitation](gravitation).
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()
    derived: ClassVar[tuple[Quantity, ...]] = (
        *LENGTH,
        Quantity(
            "force",
            "force",
            "N",
            say("force of the magnet, pulling positive"),
            lambda run, magnet: -run.force_along(magnet.name),
        ),
        POTENTIAL_ENERGY,
        POWER,
    )

    strength: Annotated[
        float,
        quantity("N m^2", "c", "Force at a distance of 1 m; negative where the points repel"),
    ]

    def loads(self, _: Coordinates) -> Iterator[PathLoad]:
        """Yield the primitive loads that make up the magnet."""
        yield PathLoad(self.coordinates()["length"], attraction=self.strength)

    def coordinates(self) -> dict[str, Path]:
        """Return the distance of the points."""
        return {"length": DistancePath(self.body_a, self.point_a, self.body_b, self.point_b)}

    def attacks(self, _joints: Joints, _bodies: Sequence[str]) -> Iterator[Attack]:
        """Yield where it acts on bodies: at both points."""
        yield from (end for end in self.ends() if end[0] != GROUND)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the magnet meaningless."""
        yield from super().faults(path)
        if not self.strength:
            yield Fault(
                f"{path}.strength", say("must not be zero; a magnet without strength is none")
            )

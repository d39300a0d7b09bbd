"""Gravitation between bodies."""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

import msgspec

from kane.elements.ends import Attack, Joints
from kane.elements.on_joint import Coordinates
from kane.elements.primitives import Attraction
from kane.elements.quantity import POWER, Quantity, stored_energy
from kane.errors import Fault
from kane.fields import GROUND, BodyName, Name, Record, quantity
from kane.sentences import say

NEWTON_CONSTANT = 6.67430e-11  # CODATA 2018 and 2022 [m^3/(kg s^2)]


class Gravitation(Record, frozen=True, kw_only=True):
    """Each two of the bodies attract each other, as points of mass at their mass centres.

    The weight of bodies near the ground is not this but the gravity of the [model](model).

    With **d** from one mass centre to the other and *r* = |**d**|, the force on the first is

        **F** = G m_1 m_2 **d** / r³

    and its opposite on the second. The potential energy is −*G* *m*_1 *m*_2 / *r*. Bodies in the
    same place exert nothing on each other.
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()
    derived: ClassVar[tuple[Quantity, ...]] = (
        Quantity(
            "potential_energy",
            "potential energy",
            "J",
            say("potential energy, zero at infinite distance"),
            stored_energy,
        ),
        POWER,
    )

    name: Name
    bodies: Annotated[
        tuple[BodyName, ...],
        msgspec.Meta(
            description="Names of the bodies, at least two; all bodies where it is left out.",
            extra={"symbol": "", "unit": ""},
        ),
    ] = ()
    constant: Annotated[
        float,
        quantity(
            "m^3/(kg s^2)", "G", "Constant of gravitation; another one in a scaled model", gt=0
        ),
    ] = NEWTON_CONSTANT

    def loads(self, _: Coordinates) -> Iterator[Attraction]:
        """Yield the primitive loads that make up the gravitation."""
        yield Attraction(self.bodies, self.constant)

    def attacks(self, _joints: Joints, bodies: Sequence[str]) -> Iterator[Attack]:
        """Yield where it acts on bodies: at mass centres."""
        yield from ((body, None) for body in self.bodies or bodies)

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to)."""
        for i, name in enumerate(self.bodies):
            yield f"bodies[{i}]", name

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the gravitation meaningless."""
        if len(self.bodies) == 1:
            yield Fault(
                f"{path}.bodies",
                say(
                    "must name at least two bodies, has '{bodies}' alone; leave it out to take "
                    "all bodies",
                    bodies=self.bodies[0],
                ),
            )
        for i, name in enumerate(self.bodies):
            if name == GROUND:
                yield Fault(f"{path}.bodies[{i}]", say("must be a body with mass, is 'ground'"))
            elif name in self.bodies[:i]:
                yield Fault(
                    f"{path}.bodies[{i}]", say("'{name}' is in the list already", name=name)
                )

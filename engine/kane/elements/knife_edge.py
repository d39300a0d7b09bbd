"""Knife edge: a wheel, a skate or a blade that does not slip sideways."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

from kane.elements.directions import unit
from kane.elements.ends import Lie, OnePointElement
from kane.elements.primitives import VelocityRow
from kane.elements.quantity import FORCES, Quantity
from kane.errors import Fault
from kane.fields import Vector, VectorOf, quantity
from kane.sentences import Sentence, say


class KnifeEdge(OnePointElement, frozen=True, kw_only=True, tag="knife_edge"):
    """A wheel, a skate or a blade: point B goes over body A along the edge and not across it.

    One row, of speeds alone:

        **n** · (**v**_B − **v**_A) = 0

    **n** is the direction ``across`` of body B, a wheel's axle; **v**_A is the velocity of the
    point of body A that is where point B is. It holds no place: what keeps the body on its plane is
    another joint, such as [planar](planar) or [point in plane](point_in_plane).

    See also the [notation](joints), [rolling disc](rolling_disc).
    """

    exchangeable: ClassVar[bool] = False
    leaves: ClassVar[Sentence] = say("all but the slip across")
    lies: ClassVar[Mapping[str, Lie]] = {"across": "across"}
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES

    across: Annotated[
        Vector,
        quantity(
            "1",
            "n",
            "Direction in which it does not slip, a wheel's axle, in the axes of body_b",
            VectorOf("direction", "body_b"),
        ),
    ] = (0.0, 1.0, 0.0)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the joint meaningless."""
        yield from super().faults(path)
        if not any(self.across):
            yield Fault(f"{path}.across", say("must not be zero; give the direction of no slip"))

    def rows(self) -> Iterator[VelocityRow]:
        """Yield the primitive constraints that make up the joint."""
        across = unit(self.across)
        none = (0.0, 0.0, 0.0)
        yield VelocityRow(self.body_a, self.body_b, self.point_b, self.body_b, across, none)

"""Knife edge: a wheel, a skate or a blade that does not slip sideways."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

from kane.elements.directions import unit
from kane.elements.ends import Lie, OnePointElement
from kane.elements.primitives import VelocityRow
from kane.elements.quantity import FORCES, Quantity
from kane.errors import Fault
from kane.fields import Vector, VectorOf, quantity


class KnifeEdge(OnePointElement, frozen=True, kw_only=True, tag="knife_edge"):
    """Lets point B go over body_a along the edge and not across it. One row, of speeds alone.

    It holds no place: what keeps the body on its plane is another joint, such as ``planar`` or
    ``point_in_plane``.
    """

    exchangeable: ClassVar[bool] = False
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
            yield Fault(f"{path}.across", "must not be zero; give the direction of no slip")

    def rows(self) -> Iterator[VelocityRow]:
        """Yield the primitive constraints that make up the joint."""
        across = unit(self.across)
        none = (0.0, 0.0, 0.0)
        yield VelocityRow(self.body_a, self.body_b, self.point_b, self.body_b, across, none)

"""Elements that act between a point of one body and a point of another."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from kane.elements.primitives import Path
from kane.elements.quantity import Quantity
from kane.errors import Fault
from kane.fields import BodyName, Name, Record, Vector, quantity


class TwoPointElement(Record, frozen=True, kw_only=True):
    """Base of the elements with two ends: point A on ``body_a``, point B on ``body_b``."""

    derived: ClassVar[tuple[Quantity, ...]] = ()

    name: Name
    body_a: BodyName
    point_a: Annotated[
        Vector, quantity("m", "a", "End A, in the axes of body_a from its mass centre")
    ] = (0.0, 0.0, 0.0)
    body_b: BodyName
    point_b: Annotated[
        Vector, quantity("m", "b", "End B, in the axes of body_b from its mass centre")
    ] = (0.0, 0.0, 0.0)

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to)."""
        yield "body_a", self.body_a
        yield "body_b", self.body_b

    def coordinates(self) -> dict[str, Path]:
        """Return the joint's coordinates by name: 'angle', 'displacement' or 'length'."""
        return {}

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the element meaningless."""
        if self.body_a == self.body_b:
            yield Fault(f"{path}.body_b", f"must differ from body_a, both are '{self.body_a}'")

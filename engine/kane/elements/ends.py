"""Elements that act on one body, or between a point of one body and a point of another."""

from collections.abc import Iterator
from typing import Annotated

from kane.errors import Fault
from kane.fields import GROUND, BodyName, Name, Record, Vector, quantity


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
            yield Fault(f"{path}.body", "must be a body that can move, is 'ground'")


class TwoPointElement(Record, frozen=True, kw_only=True):
    """Base of the elements with two ends: point A on ``body_a``, point B on ``body_b``."""

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

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the element meaningless."""
        if self.body_a == self.body_b:
            yield Fault(f"{path}.body_b", f"must differ from body_a, both are '{self.body_a}'")

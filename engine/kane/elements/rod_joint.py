"""Rod: a massless link with a ball at either end."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from kane.elements.ends import TwoPointElement
from kane.elements.primitives import Distance
from kane.elements.quantity import FORCES, Quantity
from kane.fields import quantity


class RodJoint(TwoPointElement, frozen=True, kw_only=True, tag="rod"):
    """Holds point A and point B at a distance; all turns are free. One row."""

    exchangeable: ClassVar[bool] = True
    points_apart: ClassVar[bool] = True
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES

    length: Annotated[float, quantity("m", "l", "Distance of the two points", gt=0)]

    def rows(self) -> Iterator[Distance]:
        """Yield the primitive constraints that make up the joint."""
        yield Distance(self.body_a, self.point_a, self.body_b, self.point_b, self.length)

"""Ball joint."""

from collections.abc import Iterator
from typing import ClassVar

from kane.elements.ends import TwoPointElement
from kane.elements.primitives import PointCoincidence
from kane.elements.quantity import FORCES, Quantity


class Ball(TwoPointElement, frozen=True, kw_only=True, tag="ball"):
    """Holds point B of ``body_b`` on point A of ``body_a``; all turns are free.

    In a planar mechanism it acts as a hinge. Three multipliers: the force on ``body_b`` in
    ground axes.
    """

    exchangeable: ClassVar[bool] = True
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES

    def rows(self) -> Iterator[PointCoincidence]:
        """Yield the primitive constraints that make up the joint."""
        yield PointCoincidence(self.body_a, self.point_a, self.body_b, self.point_b)

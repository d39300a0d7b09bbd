"""Ball joint."""

from collections.abc import Iterator
from typing import ClassVar

from kane.elements.ends import TwoPointElement
from kane.elements.primitives import PointCoincidence
from kane.elements.quantity import Quantity


class Ball(TwoPointElement, frozen=True, kw_only=True, tag="ball"):
    """Holds point B of ``body_b`` on point A of ``body_a``; all turns are free.

    In a planar mechanism it acts as a hinge. Three multipliers: the force on ``body_b`` in
    ground axes.
    """

    quantities: ClassVar[tuple[Quantity, ...]] = (
        Quantity("fx", "N", "constraint force on body_b, x in ground axes"),
        Quantity("fy", "N", "constraint force on body_b, y in ground axes"),
        Quantity("fz", "N", "constraint force on body_b, z in ground axes"),
    )

    def rows(self) -> Iterator[PointCoincidence]:
        """Yield the primitive constraints that make up the joint."""
        yield PointCoincidence(self.body_a, self.point_a, self.body_b, self.point_b)

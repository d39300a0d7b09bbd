"""Ball joint."""

from collections.abc import Iterator
from typing import ClassVar

from kane.elements.ends import TwoPointElement
from kane.elements.primitives import PointCoincidence
from kane.elements.quantity import FORCES, Quantity
from kane.sentences import Sentence, say


class Ball(TwoPointElement, frozen=True, kw_only=True, tag="ball"):
    """Holds point B of one body on point A of another; all turns are free.

    In a plane it acts as a hinge.

    Three rows, along the ground axes:

        **φ** = **r**_B − **r**_A = **0**

    The three multipliers are the force on the second body in ground axes.

    See also the [notation](joints), [revolute](revolute), [universal](universal).
    """

    exchangeable: ClassVar[bool] = True
    leaves: ClassVar[Sentence] = say("three turns")
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES

    def rows(self) -> Iterator[PointCoincidence]:
        """Yield the primitive constraints that make up the joint."""
        yield PointCoincidence(self.body_a, self.point_a, self.body_b, self.point_b)

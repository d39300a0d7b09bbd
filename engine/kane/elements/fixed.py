"""Fixed joint: a weld."""

from collections.abc import Iterator
from typing import ClassVar

from kane.elements.axes import FrameJoint, same_turn
from kane.elements.primitives import AxesAngle, PointCoincidence
from kane.elements.quantity import FORCES, MOMENTS, Quantity
from kane.sentences import Sentence, say


class Fixed(FrameJoint, frozen=True, kw_only=True, tag="fixed"):
    """A weld: holds two bodies together, point on point, axis on axis, side on side.

    Six rows:

        **φ**_{1…3} = **r**_B − **r**_A = **0**
        φ_4 = L **n**_A · **x**_B = 0
        φ_5 = L **n**_A · **y**_B = 0
        φ_6 = L **x**_A · **y**_B = 0

    See also the [notation](joints).
    """

    exchangeable: ClassVar[bool] = True
    leaves: ClassVar[Sentence] = say("nothing")
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES + MOMENTS

    def rows(self) -> Iterator[PointCoincidence | AxesAngle]:
        """Yield the primitive constraints that make up the joint."""
        yield PointCoincidence(self.body_a, self.point_a, self.body_b, self.point_b)
        yield from same_turn(self)

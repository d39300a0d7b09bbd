"""Rod: a massless link with a ball at either end."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from kane.elements.ends import TwoPointElement
from kane.elements.primitives import Distance
from kane.elements.quantity import FORCES, Quantity
from kane.fields import quantity
from kane.sentences import Sentence, say


class RodJoint(TwoPointElement, frozen=True, kw_only=True, tag="rod"):
    """A massless link with a ball at either end: keeps the distance of two points.

    A bar that has a mass is a [body](body) with a ball or a hinge at each end.

    One row:

        φ = |**d**| − l = 0

    Its rate is **n** · (**v**_B − **v**_A) with **n** = **d** / |**d**|; the multiplier is the
    force along the rod. The points must not coincide: there is no direction then.

    See also the [notation](joints), [spring](spring).
    """

    exchangeable: ClassVar[bool] = True
    leaves: ClassVar[Sentence] = say("all but the distance")
    points_apart: ClassVar[bool] = True
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES

    length: Annotated[float, quantity("m", "l", "Distance of the two points", gt=0)]

    def rows(self) -> Iterator[Distance]:
        """Yield the primitive constraints that make up the joint."""
        yield Distance(self.body_a, self.point_a, self.body_b, self.point_b, self.length)

"""Universal joint: a cross of two hinges."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

from kane.elements.axes import AxisJoint
from kane.elements.directions import X, unit
from kane.elements.ends import Lie
from kane.elements.primitives import AxesAngle, PointCoincidence
from kane.elements.quantity import FORCES, MOMENTS, Quantity
from kane.fields import Vector, VectorOf, quantity
from kane.sentences import Sentence, say


class Universal(AxisJoint, frozen=True, kw_only=True, tag="universal"):
    """A cross of two hinges: holds point B on point A and the arms of the cross perpendicular.

    Four rows:

        **φ**_{1…3} = **r**_B − **r**_A = **0**
        φ_4 = L **n**_A · **n**_B = 0

    The arms lie along ``axis_a`` and ``axis_b``. Two turns are free. The speeds of two shafts on a
    single universal joint are not the same where they meet at an angle.

    See also the [notation](joints), [ball](ball).
    """

    exchangeable: ClassVar[bool] = True
    leaves: ClassVar[Sentence] = say("two turns")
    # the shaft goes along, so one arm of the cross stands across the plane
    lies: ClassVar[Mapping[str, Lie]] = {"axis_b": "across"}
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES + MOMENTS

    axis_b: Annotated[
        Vector,
        quantity("1", "n_b", "Arm of the cross, in the axes of body_b", VectorOf("axis", "body_b")),
    ] = X

    def rows(self) -> Iterator[PointCoincidence | AxesAngle]:
        """Yield the primitive constraints that make up the joint."""
        yield PointCoincidence(self.body_a, self.point_a, self.body_b, self.point_b)
        yield AxesAngle(self.body_a, unit(self.axis_a), self.body_b, unit(self.axis_b))

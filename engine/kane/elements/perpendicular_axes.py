"""Perpendicular axes."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

from kane.elements.axes import AxisJoint
from kane.elements.directions import X, unit
from kane.elements.ends import Lie
from kane.elements.primitives import AxesAngle
from kane.elements.quantity import MOMENTS, Quantity
from kane.fields import Vector, VectorOf, quantity
from kane.sentences import Sentence, say


class PerpendicularAxes(AxisJoint, frozen=True, kw_only=True, tag="perpendicular_axes"):
    """Holds an axis of one body perpendicular to an axis of another.

    It leaves all else free.

    One row:

        φ = L **n**_A · **n**_B = 0

    See also the [notation](joints), [universal](universal).
    """

    exchangeable: ClassVar[bool] = True
    leaves: ClassVar[Sentence] = say("three slides and two turns")
    lies: ClassVar[Mapping[str, Lie]] = {"axis_a": "along", "axis_b": "across"}
    quantities: ClassVar[tuple[Quantity, ...]] = MOMENTS

    axis_b: Annotated[
        Vector, quantity("1", "n_b", "Axis, in the axes of body_b", VectorOf("axis", "body_b"))
    ] = X

    def rows(self) -> Iterator[AxesAngle]:
        """Yield the primitive constraints that make up the joint."""
        yield AxesAngle(self.body_a, unit(self.axis_a), self.body_b, unit(self.axis_b))

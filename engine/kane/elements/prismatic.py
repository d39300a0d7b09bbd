"""Prismatic joint: a slider."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from kane.elements.axes import DisplacementRate, FrameJoint, on_line, same_turn, slide
from kane.elements.ends import Lie
from kane.elements.primitives import AxesAngle, Path, PointInPlane
from kane.elements.quantity import DISPLACEMENT, FORCES, MOMENTS, Quantity
from kane.sentences import Sentence, say


class Prismatic(FrameJoint, frozen=True, kw_only=True, tag="prismatic"):
    """A slider: leaves the slide along the axis free and nothing else.

    Five rows. Two hold point B on the line through point A along the axis, three hold all turns:

        φ_1 = **x**_A · **d** = 0
        φ_2 = **y**_A · **d** = 0
        φ_3 = L **n**_A · **x**_B = 0
        φ_4 = L **n**_A · **y**_B = 0
        φ_5 = L **x**_A · **y**_B = 0

    The first four take the sides of the bodies as they come; the last one holds ``side_a`` and
    ``side_b`` together. In a planar model two rows are left.

    Its coordinate is the **displacement** along the axis of body A:

        s = **n**_A · **d**

    See also the [notation](joints), [cylindrical](cylindrical), [point on line](point_on_line).
    """

    exchangeable: ClassVar[bool] = True
    leaves: ClassVar[Sentence] = say("one slide")
    lies: ClassVar[Mapping[str, Lie]] = {"axis_a": "along", "axis_b": "along"}
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES + MOMENTS
    derived: ClassVar[tuple[Quantity, ...]] = DISPLACEMENT

    displacement_rate: DisplacementRate = None

    def rows(self) -> Iterator[PointInPlane | AxesAngle]:
        """Yield the primitive constraints that make up the joint."""
        yield from on_line(self)
        yield from same_turn(self)

    def coordinates(self) -> dict[str, Path]:
        """Return the joint's coordinates by name."""
        return {"displacement": slide(self)}

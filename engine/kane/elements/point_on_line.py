"""Point on line: a ball in a tube."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from kane.elements.axes import AxisJoint, DisplacementRate, on_line, slide
from kane.elements.ends import Lie
from kane.elements.primitives import Path, PointInPlane
from kane.elements.quantity import DISPLACEMENT, FORCES, Quantity
from kane.sentences import Sentence, say


class PointOnLine(AxisJoint, frozen=True, kw_only=True, tag="point_on_line"):
    """A ball in a tube: holds point B on the line through point A along the axis.

    All turns are free.

    Two rows:

        φ_1 = **x**_A · **d** = 0
        φ_2 = **y**_A · **d** = 0

    Its coordinate is the **displacement** *s* = **n**_A · **d**. The axis of body B has no part in
    it.

    See also the [notation](joints), [prismatic](prismatic).
    """

    exchangeable: ClassVar[bool] = False
    leaves: ClassVar[Sentence] = say("a slide and three turns")
    lies: ClassVar[Mapping[str, Lie]] = {"axis_a": "along", "axis_b": "along"}
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES
    derived: ClassVar[tuple[Quantity, ...]] = DISPLACEMENT

    displacement_rate: DisplacementRate = None

    def rows(self) -> Iterator[PointInPlane]:
        """Yield the primitive constraints that make up the joint."""
        yield from on_line(self)

    def coordinates(self) -> dict[str, Path]:
        """Return the joint's coordinates by name."""
        return {"displacement": slide(self)}

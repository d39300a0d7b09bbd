"""Point on line: a ball in a tube."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from kane.elements.axes import AxisJoint, DisplacementRate, on_line, slide
from kane.elements.ends import Lie
from kane.elements.primitives import Path, PointInPlane
from kane.elements.quantity import DISPLACEMENT, FORCES, Quantity


class PointOnLine(AxisJoint, frozen=True, kw_only=True, tag="point_on_line"):
    """Holds point B on the line through point A along axis_a; all turns are free. Two rows."""

    exchangeable: ClassVar[bool] = False
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

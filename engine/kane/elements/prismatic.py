"""Prismatic joint: a slider."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from kane.elements.axes import DisplacementRate, FrameJoint, on_line, same_turn, slide
from kane.elements.ends import Lie
from kane.elements.primitives import AxesAngle, Path, PointInPlane
from kane.elements.quantity import DISPLACEMENT, FORCES, MOMENTS, Quantity


class Prismatic(FrameJoint, frozen=True, kw_only=True, tag="prismatic"):
    """Leaves the slide along the axis free and nothing else.

    Five rows: two for point B on the line through point A, three that hold all turns.
    """

    exchangeable: ClassVar[bool] = True
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

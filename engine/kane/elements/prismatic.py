"""Prismatic joint: a slider."""

from collections.abc import Iterator
from typing import ClassVar

from kane.elements.axes import FrameJoint, on_line, same_turn
from kane.elements.primitives import AxesAngle, PointInPlane
from kane.elements.quantity import FORCES, MOMENTS, Quantity


class Prismatic(FrameJoint, frozen=True, kw_only=True, tag="prismatic"):
    """Leaves the slide along the axis free and nothing else.

    Five rows: two for point B on the line through point A, three that hold all turns.
    """

    quantities: ClassVar[tuple[Quantity, ...]] = FORCES + MOMENTS

    def rows(self) -> Iterator[PointInPlane | AxesAngle]:
        """Yield the primitive constraints that make up the joint."""
        yield from on_line(self)
        yield from same_turn(self)

"""Cylindrical joint: a shaft in a sleeve."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from kane.elements.axes import (
    AngleRate,
    DisplacementRate,
    FrameJoint,
    on_line,
    parallel,
    slide,
    turn,
)
from kane.elements.ends import Lie
from kane.elements.primitives import AxesAngle, Path, PointInPlane
from kane.elements.quantity import ANGLE, DISPLACEMENT, FORCES, MOMENTS, Quantity


class Cylindrical(FrameJoint, frozen=True, kw_only=True, tag="cylindrical"):
    """Holds the axes on one line; leaves the turn about it and the slide along it free.

    Four rows: two for point B on the line through point A, two that keep the axes parallel.
    """

    exchangeable: ClassVar[bool] = True
    lies: ClassVar[Mapping[str, Lie]] = {"axis_a": "along", "axis_b": "along"}
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES + MOMENTS
    derived: ClassVar[tuple[Quantity, ...]] = ANGLE + DISPLACEMENT

    angle_rate: AngleRate = None
    displacement_rate: DisplacementRate = None

    def rows(self) -> Iterator[PointInPlane | AxesAngle]:
        """Yield the primitive constraints that make up the joint."""
        yield from on_line(self)
        yield from parallel(self)

    def coordinates(self) -> dict[str, Path]:
        """Return the joint's coordinates by name."""
        return {"angle": turn(self), "displacement": slide(self)}

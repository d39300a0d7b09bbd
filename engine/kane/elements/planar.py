"""Planar joint: a plate on a table."""

from collections.abc import Iterator
from typing import ClassVar

from kane.elements.axes import AngleRate, FrameJoint, in_plane, parallel, turn
from kane.elements.primitives import AxesAngle, Path, PointInPlane
from kane.elements.quantity import ANGLE, FORCES, MOMENTS, Quantity


class Planar(FrameJoint, frozen=True, kw_only=True, tag="planar"):
    """Holds point B in the plane through point A across axis_a, and the axes parallel.

    Three rows; slides in the plane and the turn about its normal stay free.
    """

    exchangeable: ClassVar[bool] = True
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES + MOMENTS
    derived: ClassVar[tuple[Quantity, ...]] = ANGLE

    angle_rate: AngleRate = None

    def rows(self) -> Iterator[PointInPlane | AxesAngle]:
        """Yield the primitive constraints that make up the joint."""
        yield from in_plane(self)
        yield from parallel(self)

    def coordinates(self) -> dict[str, Path]:
        """Return the joint's coordinates by name."""
        return {"angle": turn(self)}

"""Revolute joint: a hinge."""

from collections.abc import Iterator
from typing import ClassVar

from kane.elements.axes import AngleRate, FrameJoint, parallel, turn
from kane.elements.primitives import AxesAngle, Path, PointCoincidence
from kane.elements.quantity import ANGLE, FORCES, MOMENTS, Quantity


class Revolute(FrameJoint, frozen=True, kw_only=True, tag="revolute"):
    """Holds point B on point A and the axes together; leaves the turn about them free.

    Five rows: the point, and two that keep the axes parallel.
    """

    exchangeable: ClassVar[bool] = True
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES + MOMENTS
    derived: ClassVar[tuple[Quantity, ...]] = ANGLE

    angle_rate: AngleRate = None

    def rows(self) -> Iterator[PointCoincidence | AxesAngle]:
        """Yield the primitive constraints that make up the joint."""
        yield PointCoincidence(self.body_a, self.point_a, self.body_b, self.point_b)
        yield from parallel(self)

    def coordinates(self) -> dict[str, Path]:
        """Return the joint's coordinates by name."""
        return {"angle": turn(self)}

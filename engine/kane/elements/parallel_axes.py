"""Parallel axes."""

from collections.abc import Iterator
from typing import ClassVar

from kane.elements.axes import AngleRate, FrameJoint, parallel, turn
from kane.elements.primitives import AxesAngle, Path
from kane.elements.quantity import ANGLE, MOMENTS, Quantity


class ParallelAxes(FrameJoint, frozen=True, kw_only=True, tag="parallel_axes"):
    """Holds the axes parallel; all slides and the turn about the axes are free. Two rows."""

    exchangeable: ClassVar[bool] = True
    quantities: ClassVar[tuple[Quantity, ...]] = MOMENTS
    derived: ClassVar[tuple[Quantity, ...]] = ANGLE

    angle_rate: AngleRate = None

    def rows(self) -> Iterator[AxesAngle]:
        """Yield the primitive constraints that make up the joint."""
        yield from parallel(self)

    def coordinates(self) -> dict[str, Path]:
        """Return the joint's coordinates by name."""
        return {"angle": turn(self)}

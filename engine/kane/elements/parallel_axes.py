"""Parallel axes."""

from collections.abc import Iterator
from typing import ClassVar

from kane.elements.axes import AngleRate, FrameJoint, parallel, turn
from kane.elements.primitives import AxesAngle, Path
from kane.elements.quantity import ANGLE, MOMENTS, Quantity
from kane.sentences import Sentence, say


class ParallelAxes(FrameJoint, frozen=True, kw_only=True, tag="parallel_axes"):
    """Holds an axis of one body parallel to an axis of another, wherever they are.

    Two rows:

        φ_1 = L **n**_A · **x**_B = 0
        φ_2 = L **n**_A · **y**_B = 0

    Three slides and the turn about the axis stay free.

    See also the [notation](joints), [perpendicular axes](perpendicular_axes).
    """

    exchangeable: ClassVar[bool] = True
    leaves: ClassVar[Sentence] = say("three slides and a turn")
    quantities: ClassVar[tuple[Quantity, ...]] = MOMENTS
    derived: ClassVar[tuple[Quantity, ...]] = ANGLE

    angle_rate: AngleRate = None

    def rows(self) -> Iterator[AxesAngle]:
        """Yield the primitive constraints that make up the joint."""
        yield from parallel(self)

    def coordinates(self) -> dict[str, Path]:
        """Return the joint's coordinates by name."""
        return {"angle": turn(self)}

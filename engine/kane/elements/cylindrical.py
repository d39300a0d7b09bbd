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
from kane.sentences import Sentence, say


class Cylindrical(FrameJoint, frozen=True, kw_only=True, tag="cylindrical"):
    """A shaft in a sleeve: holds the axes on one line.

    It leaves the turn about that line and the slide along it free.

    Four rows:

        φ_1 = **x**_A · **d** = 0
        φ_2 = **y**_A · **d** = 0
        φ_3 = L **n**_A · **x**_B = 0
        φ_4 = L **n**_A · **y**_B = 0

    It has two coordinates, an **angle** as a [revolute](revolute) and a **displacement** as a
    [prismatic](prismatic) joint.

    See also the [notation](joints), [screw](screw).
    """

    exchangeable: ClassVar[bool] = True
    leaves: ClassVar[Sentence] = say("a turn and a slide along one axis")
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

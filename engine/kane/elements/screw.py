"""Screw joint: a nut on a thread."""

import math
from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

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
from kane.elements.primitives import AxesAngle, Path, PathRow, PointInPlane
from kane.elements.quantity import ANGLE, DISPLACEMENT, FORCES, MOMENTS, Quantity
from kane.errors import Fault
from kane.fields import quantity
from kane.sentences import Sentence, say


class Screw(FrameJoint, frozen=True, kw_only=True, tag="screw"):
    """A nut on a thread: holds the axes on one line and advances as it turns.

    Body B advances by the ``pitch`` in each turn.

    Five rows: the four of a [cylindrical](cylindrical) joint, and

        φ_5 = s − P θ / (2π) − c = 0

    *s* is the displacement, *θ* the angle of the joint, *P* the pitch; *c* is what the sum is as
    placed. A positive pitch is that of a right-handed thread.

    See also the [notation](joints).
    """

    exchangeable: ClassVar[bool] = True
    leaves: ClassVar[Sentence] = say("a turn with its advance")
    lies: ClassVar[Mapping[str, Lie]] = {"axis_a": "along", "axis_b": "along"}
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES + MOMENTS
    derived: ClassVar[tuple[Quantity, ...]] = ANGLE + DISPLACEMENT

    pitch: Annotated[
        float, quantity("m", "P", "Advance in one turn; positive for a right-handed thread")
    ]
    angle_rate: AngleRate = None
    displacement_rate: DisplacementRate = None

    def rows(self) -> Iterator[PointInPlane | AxesAngle | PathRow]:
        """Yield the primitive constraints that make up the joint."""
        yield from on_line(self)
        yield from parallel(self)
        yield PathRow(((1.0, slide(self)), (-self.pitch / (2 * math.pi), turn(self))))

    def coordinates(self) -> dict[str, Path]:
        """Return the joint's coordinates by name."""
        return {"angle": turn(self), "displacement": slide(self)}

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the joint meaningless."""
        yield from super().faults(path)
        if self.pitch == 0:
            yield Fault(f"{path}.pitch", say("must not be zero; a revolute joint does not advance"))

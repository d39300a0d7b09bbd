"""Planar joint: a plate on a table."""

from collections.abc import Iterator
from typing import ClassVar

from kane.elements.axes import AngleRate, FrameJoint, in_plane, parallel, turn
from kane.elements.primitives import AxesAngle, Path, PointInPlane
from kane.elements.quantity import ANGLE, FORCES, MOMENTS, Quantity
from kane.sentences import Sentence, say


class Planar(FrameJoint, frozen=True, kw_only=True, tag="planar"):
    """A plate on a table: holds point B in a plane, and the axes parallel.

    The plane goes through point A across the axis.

    Three rows:

        φ_1 = **n**_A · **d** = 0
        φ_2 = L **n**_A · **x**_B = 0
        φ_3 = L **n**_A · **y**_B = 0

    Two slides in the plane and the turn about its normal stay free; the turn is the joint's
    **angle**.

    See also the [notation](joints), [point in plane](point_in_plane).
    """

    exchangeable: ClassVar[bool] = True
    leaves: ClassVar[Sentence] = say("two slides and a turn")
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

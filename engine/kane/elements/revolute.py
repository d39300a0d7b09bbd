"""Revolute joint: a hinge."""

from collections.abc import Iterator
from typing import ClassVar

from kane.elements.axes import AngleRate, FrameJoint, parallel, turn
from kane.elements.primitives import AxesAngle, Path, PointCoincidence
from kane.elements.quantity import ANGLE, FORCES, MOMENTS, Quantity
from kane.sentences import Sentence, say


class Revolute(FrameJoint, frozen=True, kw_only=True, tag="revolute"):
    """A hinge: holds point B on point A and the two axes together.

    It leaves the turn about the axes free.

    Five rows. Three hold the points, two keep the axes parallel:

        **φ**_{1…3} = **r**_B − **r**_A = **0**
        φ_4 = L **n**_A · **x**_B = 0
        φ_5 = L **n**_A · **y**_B = 0

    In a planar model whose axes are normal to the plane two rows are left, and the joint has no
    moment.

    Its coordinate is the **angle** from ``side_a`` to ``side_b`` about the axis of body A, full
    turns counted:

        θ = atan2(**x**_B · **y**_A, **x**_B · **x**_A) + 2πk

    [Drivers](driver), [locks](lock), [springs in joints](joint_spring), [gears](gear) and
    [measures](measure) take the angle by the joint's name.

    See also the [notation](joints).
    """

    exchangeable: ClassVar[bool] = True
    leaves: ClassVar[Sentence] = say("one turn")
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES + MOMENTS
    derived: ClassVar[tuple[Quantity, ...]] = ANGLE
    told_in_plane: ClassVar[tuple[Quantity, ...]] = ANGLE + FORCES

    angle_rate: AngleRate = None

    def rows(self) -> Iterator[PointCoincidence | AxesAngle]:
        """Yield the primitive constraints that make up the joint."""
        yield PointCoincidence(self.body_a, self.point_a, self.body_b, self.point_b)
        yield from parallel(self)

    def coordinates(self) -> dict[str, Path]:
        """Return the joint's coordinates by name."""
        return {"angle": turn(self)}

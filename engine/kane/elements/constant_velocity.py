"""Constant-velocity joint: a ball in a bell that cannot be twisted."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from kane.elements.axes import FrameJoint
from kane.elements.directions import opposite, triad
from kane.elements.ends import Lie
from kane.elements.primitives import AxesAngle, PointCoincidence
from kane.elements.quantity import FORCES, MOMENTS, Quantity
from kane.sentences import Sentence, say


class ConstantVelocity(FrameJoint, frozen=True, kw_only=True, tag="constant_velocity"):
    """Carries the turn of a shaft around a bend at equal speeds: a ball in a bell.

    Four rows hold point B on point A, and the twist of one shaft against the other:

        **φ**_{1…3} = **r**_B − **r**_A = **0**
        φ_4 = L (**x**_A · **y**_B − **y**_A · **x**_B) = 0

    The shafts lie along ``axis_a`` and ``axis_b``, straight where both point the same way. With
    their bend *β* and the twist *τ* from ``side_a`` to ``side_b``

        φ_4 = −L (1 + cos β) sin τ

    so body B stands as if turned from body A about a line across both shafts, wherever that lies;
    two turns are free. It follows that

        (**ω**_B − **ω**_A) · (**n**_A + **n**_B) = 0

    Shafts in bearings turn equally fast at any bend, and the moment lies along the line halfway
    between them. Folded back onto each other they hold no twist. Put together with a twist of half
    a turn the joint holds that one.

    Source: Seherr-Thoss, Schmelz and Aucktor, Universal Joints and Driveshafts, 2006, chapter 1.

    See also the [notation](joints), [universal joint](universal), whose speeds are not equal.
    """

    exchangeable: ClassVar[bool] = True
    leaves: ClassVar[Sentence] = say("two turns")
    lies: ClassVar[Mapping[str, Lie]] = {"axis_a": "along", "axis_b": "along"}
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES + MOMENTS

    def rows(self) -> Iterator[PointCoincidence | AxesAngle]:
        """Yield the primitive constraints that make up the joint."""
        yield PointCoincidence(self.body_a, self.point_a, self.body_b, self.point_b)
        x_a, y_a, _ = triad(self.axis_a, self.side_a)
        x_b, y_b, _ = triad(self.axis_b, self.side_b)
        yield AxesAngle(self.body_a, x_a, self.body_b, y_b, also=((opposite(y_a), x_b),))

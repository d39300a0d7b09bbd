"""Velocity joint: a linear condition on the relative velocity of two bodies."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

import msgspec
import numpy as np

from kane.elements.ends import Lie, OnePointElement
from kane.elements.law import Law
from kane.elements.primitives import VelocityRow
from kane.elements.quantity import FORCES, MOMENTS, Quantity
from kane.elements.trajectory import Array, Trajectory
from kane.errors import Fault
from kane.fields import AXES, Varying, Vector, VectorOf, quantity
from kane.sentences import Sentence, say

ORIGIN = (0.0, 0.0, 0.0)

RelativeAxes = Annotated[
    Literal["body_a", "body_b"],
    msgspec.Meta(description="The body in whose axes the two vectors are constant."),
]


def _power(run: Trajectory, joint: "VelocityJoint") -> Array:
    """Return F.v + M.w of the reaction and the relative velocities, (frames,) [W]."""
    a, b = joint.body_a, joint.body_b
    force, moment = np.split(run.reaction(joint.name), 2, axis=1)
    arm = run.point(b, joint.point_b) - run.point(a, ORIGIN)
    w_a = run.angular_velocity(a)
    of_a = run.velocity(a, ORIGIN) + np.cross(w_a, arm)
    v, w = run.velocity(b, joint.point_b) - of_a, run.angular_velocity(b) - w_a
    return np.asarray((force * v).sum(axis=1) + (moment * w).sum(axis=1))


class VelocityJoint(OnePointElement, frozen=True, kw_only=True, tag="velocity"):
    """Holds a sum of the components of two bodies' relative velocity at point B.

    One row, of speeds alone:

        **a** · (**v**_B − **v**_A) + **b** · (**ω**_B − **ω**_A) = g(t)

    **a** is ``linear``, **b** is ``angular``, both constant in the axes of the body that ``axes``
    names; *g* is ``speed``, a number or a function of time. **v**_A is the velocity of the point of
    body A that is where point B is. With **a** alone the point does not move along **a**; with
    **b** alone the bodies do not turn against each other about **b**; with both a turn drives a
    displacement, as a wheel does.

    See also the [notation](joints), [knife edge](knife_edge), [expressions](expressions).
    """

    exchangeable: ClassVar[bool] = False
    leaves: ClassVar[Sentence] = say("all but one sum of speeds")
    lies: ClassVar[Mapping[str, Lie]] = {"linear": "along"}
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES + MOMENTS
    derived: ClassVar[tuple[Quantity, ...]] = (
        Quantity("power", "power", "W", say("power that the prescribed speed puts in"), _power),
    )

    linear: Annotated[
        Vector, quantity("1", "a", "Factors of the velocity", VectorOf("direction", AXES))
    ] = (0.0, 0.0, 0.0)
    angular: Annotated[
        Vector, quantity("m", "b", "Factors of the angular velocity", VectorOf("turn", AXES))
    ] = (
        0.0,
        0.0,
        0.0,
    )
    axes: RelativeAxes = "body_b"
    speed: Annotated[
        Varying, quantity("m/s", "g(t)", "What the sum is; a number or a function of time")
    ] = 0.0

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the joint meaningless."""
        yield from super().faults(path)
        if not any((*self.linear, *self.angular)):
            yield Fault(f"{path}.linear", say("must not be zero where angular is zero too"))

    def rows(self) -> Iterator[VelocityRow]:
        """Yield the primitive constraints that make up the joint."""
        yield VelocityRow(
            self.body_a,
            self.body_b,
            self.point_b,
            self.body_a if self.axes == "body_a" else self.body_b,
            self.linear,
            self.angular,
            self.speed,
        )

    def laws(self) -> Iterator[Law]:
        """Yield the expression of the speed."""
        yield Law("speed", str(self.speed), time_only=True)

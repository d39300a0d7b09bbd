"""Drag: the resistance of a medium."""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

import numpy as np

from kane.elements.ends import Attack, Joints, OneBodyElement
from kane.elements.on_joint import Coordinates
from kane.elements.primitives import Resistance
from kane.elements.quantity import Quantity
from kane.elements.trajectory import Array, Trajectory
from kane.errors import Fault
from kane.fields import Vector, VectorOf, quantity
from kane.sentences import say


def _force(run: Trajectory, drag: "Drag") -> Array:
    """Return c1 |v| + c2 |v|^2, (frames,) [N]; see ``kernels.primitives.resistance``."""
    against = run.velocity(drag.body, drag.point) - np.array(drag.flow)
    speed = np.linalg.norm(against, axis=1)
    return np.asarray(drag.linear * speed + drag.quadratic * speed**2)


class Drag(OneBodyElement, frozen=True, kw_only=True):
    """A medium slows a body: linearly as thick oil does, with the square of the speed as air does.

    With the velocity **v** of the point against the medium, which itself may have a ``flow``, and
    the angular velocity **ω** of the body:

        **F** = −(c_1 + c_2 |**v**|) **v**
        **T** = −(d_1 + d_2 |**ω**|) **ω**
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()
    derived: ClassVar[tuple[Quantity, ...]] = (
        Quantity("force", "force", "N", say("size of the drag force"), _force),
        Quantity(
            "power",
            "dissipated power",
            "W",
            say("power that force and torque turn into heat"),
            lambda run, drag: run.powers(drag.name).taken_out,
        ),
        Quantity(
            "power_in",
            "power put in",
            "W",
            say("power that the flow of the medium puts in"),
            lambda run, drag: run.powers(drag.name).put_in,
        ),
    )

    point: Annotated[
        Vector,
        quantity(
            "m", "P", "Point of attack, in body axes from the origin", VectorOf("point", "body")
        ),
    ] = (0.0, 0.0, 0.0)
    linear: Annotated[float, quantity("N s/m", "c1", "Drag per speed against the medium", ge=0)] = (
        0.0
    )
    quadratic: Annotated[
        float, quantity("N s^2/m^2", "c2", "Drag per square of that speed", ge=0)
    ] = 0.0
    rotary_linear: Annotated[
        float, quantity("N m s/rad", "d1", "Torque per angular speed", ge=0)
    ] = 0.0
    rotary_quadratic: Annotated[
        float, quantity("N m s^2/rad^2", "d2", "Torque per square of the angular speed", ge=0)
    ] = 0.0
    flow: Annotated[
        Vector, quantity("m/s", "v_m", "Velocity of the medium, in ground axes")
    ] = (0.0, 0.0, 0.0)  # fmt: skip

    def loads(self, _: Coordinates) -> Iterator[Resistance]:
        """Yield the primitive loads that make up the drag."""
        yield Resistance(
            self.body,
            self.point,
            self.flow,
            self.linear,
            self.quadratic,
            self.rotary_linear,
            self.rotary_quadratic,
        )

    def attacks(self, _joints: Joints, _bodies: Sequence[str]) -> Iterator[Attack]:
        """Yield where it acts on bodies: at its point."""
        yield self.body, self.point

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the drag meaningless."""
        yield from super().faults(path)
        if not any((self.linear, self.quadratic, self.rotary_linear, self.rotary_quadratic)):
            yield Fault(
                f"{path}.linear",
                say("linear, quadratic, rotary_linear and rotary_quadratic must not all be zero"),
            )

"""Pull: a hand that holds a body by a spring and a damper, and moves."""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

import msgspec
import numpy as np

from kane.elements.ends import Attack, Joints, OneBodyElement
from kane.elements.law import Law
from kane.elements.on_joint import Coordinates
from kane.elements.orientation import UPRIGHT, Orientation, euler_parameters, orientation_faults
from kane.elements.primitives import Coupler
from kane.elements.quantity import DISSIPATION, POTENTIAL_ENERGY, POWER, Quantity, components
from kane.elements.trajectory import Array, Trajectory
from kane.errors import Fault
from kane.fields import Varying, VaryingVector, Vector, VectorOf, quantity
from kane.sentences import Template, say


def _force(run: Trajectory, pull: "Pull") -> Array:
    return np.zeros((run.frames, 3)) if pull.turning else pull.coupler().effort(run)


def _torque(run: Trajectory, pull: "Pull") -> Array:
    return pull.coupler().effort(run) if pull.turning else np.zeros((run.frames, 3))


PUT_IN = Quantity(
    "hand_power",
    "power of the hand",
    "W",
    say("power that the hand puts in"),
    lambda run, pull: run.powers(pull.name).put_in,
)


class Pull(OneBodyElement, frozen=True, kw_only=True):
    """A hand that holds a point of a body by a spring and a damper, and moves.

    With the way **d** from the point to the hand, and its rate, the force on the body is

        **F** = k **d** + c **d**′

    A hand that is `turning` holds the orientation instead. It is turned from `orientation` by the
    rotation vector `target`, and with the rotation vector **θ** from the body to the hand and
    their angular velocities **ω** and **ω**_H, the torque on the body is

        **T** = k **θ** + c (**ω**_H − **ω**)

    Target, stiffness and damping are numbers or [expressions](expressions) of the time alone. What
    was pulled in a live run is kept in this form, with tables of where the hand was. The work of
    the hand is told by itself, too, as a part of all work put in; the energy books know hands that
    move steadily, and not what a target or a stiffness that jumps does to the energy stored at
    once.

    See also [force](force), [spring](spring).
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()
    derived: ClassVar[tuple[Quantity, ...]] = (
        *components(
            "f", "force", "N", Template("force on the body, {axis} in ground axes"), _force
        ),
        *components(
            "m",
            "torque",
            "N m",
            Template("torque on the body, {axis} in ground axes"),
            _torque,
            "about",
        ),
        POTENTIAL_ENERGY,
        POWER,
        PUT_IN,
        DISSIPATION,
    )

    point: Annotated[
        Vector,
        quantity(
            "m", "P", "Point that is held, in body axes from the origin", VectorOf("point", "body")
        ),
    ] = (0.0, 0.0, 0.0)
    target: Annotated[
        VaryingVector,
        quantity(
            "m",
            "H",
            "Where the hand is, in ground axes; of a hand that turns, the rotation vector [rad]",
        ),
    ] = (0.0, 0.0, 0.0)
    stiffness: Annotated[
        Varying, quantity("N/m", "k", "Stiffness; of a hand that turns in N m/rad")
    ]
    damping: Annotated[
        Varying, quantity("N s/m", "c", "Damping; of a hand that turns in N m s/rad")
    ] = 0.0
    turning: Annotated[
        bool, msgspec.Meta(description="Whether the hand turns the body rather than pulls it.")
    ] = False
    orientation: Annotated[
        Orientation,
        msgspec.Meta(description="Orientation from which a hand that turns is turned."),
    ] = UPRIGHT

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the hand, functions of time."""
        for i, component in enumerate(self.target):
            if isinstance(component, str):
                yield Law(f"target[{i}]", component, time_only=True)
        for field in ("stiffness", "damping"):
            if isinstance(getattr(self, field), str):
                yield Law(field, getattr(self, field), time_only=True)

    def loads(self, _: Coordinates) -> Iterator[Coupler]:
        """Yield the primitive load that makes up the pull."""
        yield self.coupler()

    def coupler(self) -> Coupler:
        """Return the primitive load that makes up the pull."""
        return Coupler(
            self.name,
            self.body,
            self.point,
            self.turning,
            euler_parameters(self.orientation),
            self.target,
            self.stiffness,
            self.damping,
        )

    def attacks(self, _joints: Joints, _bodies: Sequence[str]) -> Iterator[Attack]:
        """Yield where it acts on bodies: at its point, or as a whole where it turns."""
        yield self.body, None if self.turning else self.point

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the pull meaningless."""
        yield from super().faults(path)
        yield from orientation_faults(self.orientation, f"{path}.orientation")
        for field in ("stiffness", "damping"):
            value = getattr(self, field)
            if not isinstance(value, str) and value < 0.0:
                yield Fault(
                    f"{path}.{field}", say("must not be negative, is {value:g}", value=value)
                )

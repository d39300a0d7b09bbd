"""Bushing: a cushion between two bodies, stiff in all six directions."""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from kane.elements.axes import FrameJoint
from kane.elements.directions import triad
from kane.elements.ends import Attack, Joints
from kane.elements.on_joint import Coordinates
from kane.elements.primitives import Cushion
from kane.elements.quantity import DISSIPATION, POTENTIAL_ENERGY, POWER, Quantity, components
from kane.elements.trajectory import Array, Trajectory
from kane.errors import Fault
from kane.fields import NotNegative, Vector, quantity
from kane.sentences import Template, say

ZERO: Vector = (0.0, 0.0, 0.0)
Three = tuple[NotNegative, NotNegative, NotNegative]
ALONG = "along x, y, z of the frame of body_a"
ABOUT = "about x, y, z of the frame of body_a"


def _force(run: Trajectory, bushing: "Bushing") -> Array:
    return bushing.cushion().force(run)


def _torque(run: Trajectory, bushing: "Bushing") -> Array:
    return bushing.cushion().torque(run)


class Bushing(FrameJoint, frozen=True, kw_only=True):
    """A cushion between two bodies, stiff along and about three axes.

    It holds a frame of body B to a frame of body A by springs and dampers. The frames have z along
    the axes, x on the side of the sides, and their origins at the points.

    With the axes **n**_j of the frame of body A and *d*_j = **n**_j · (**r**_B − **r**_A), the
    force on body B at point B is

        **F** = −Σ (K_j d_j + C_j d_j′) **n**_j

    Its opposite acts on body A at the same place. Turns are measured by the rotation vector **θ**
    of the frame of body B against that of body A. With the relative angular velocity **ω**, all in
    axes of the frame of body A, the torque on body B is

        **T** = −J^{−T} K_r **θ** − C_r **ω**
        J^{−T} **m** = **m** + ½ **θ** × **m** + b **θ** × (**θ** × **m**)
        b = (1 − x cot x) / |**θ**|², x = |**θ**| / 2

    For the same stiffness about all axes this is −K_r **θ**. The turn is the shortest one: past a
    half turn a bushing pulls the other way round.

    Source: Barfoot, State Estimation for Robotics, 2017, section 7.1.5.

    See also [fixed](fixed), [spring](spring).
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()
    derived: ClassVar[tuple[Quantity, ...]] = (
        *components(
            "f", "force", "N", Template("force on body_b at point_b, {axis} in ground axes"), _force
        ),
        *components(
            "m",
            "torque",
            "N m",
            Template("torque on body_b, {axis} in ground axes"),
            _torque,
            "about",
        ),
        POTENTIAL_ENERGY,
        POWER,
        DISSIPATION,
    )

    stiffness: Annotated[Three, quantity("N/m", "K", f"Stiffness {ALONG}")] = ZERO
    damping: Annotated[Three, quantity("N s/m", "C", f"Damping {ALONG}")] = ZERO
    rotary_stiffness: Annotated[
        Three, quantity("N m/rad", "K_r", f"Stiffness against turns {ABOUT}")
    ] = ZERO
    rotary_damping: Annotated[Three, quantity("N m s/rad", "C_r", f"Damping of turns {ABOUT}")] = (
        ZERO
    )

    def loads(self, _: Coordinates) -> Iterator[Cushion]:
        """Yield the primitive loads that make up the bushing."""
        yield self.cushion()

    def attacks(self, _joints: Joints, _bodies: Sequence[str]) -> Iterator[Attack]:
        """Yield where it acts on bodies: at the end that moves."""
        yield self.moving_end()

    def cushion(self) -> Cushion:
        """Return the primitive load that makes up the bushing."""
        return Cushion(
            self.body_a,
            self.point_a,
            triad(self.axis_a, self.side_a),
            self.body_b,
            self.point_b,
            triad(self.axis_b, self.side_b),
            self.stiffness,
            self.damping,
            self.rotary_stiffness,
            self.rotary_damping,
        )

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the bushing meaningless."""
        yield from super().faults(path)
        if not any(self.stiffness + self.damping + self.rotary_stiffness + self.rotary_damping):
            yield Fault(f"{path}.stiffness", say("stiffness and damping must not all be zero"))

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

ZERO: Vector = (0.0, 0.0, 0.0)
Three = tuple[NotNegative, NotNegative, NotNegative]
ALONG = "along x, y, z of the frame of body_a"
ABOUT = "about x, y, z of the frame of body_a"


def _force(run: Trajectory, bushing: "Bushing") -> Array:
    return bushing.cushion().force(run)


def _torque(run: Trajectory, bushing: "Bushing") -> Array:
    return bushing.cushion().torque(run)


class Bushing(FrameJoint, frozen=True, kw_only=True):
    """Holds a frame of body_b to a frame of body_a by springs and dampers.

    The frames have z along the axes, x on the side of the sides, and their origins at the points.
    The turn of one against the other is measured by its rotation vector. That is the one of the
    shortest turn: past a half turn a bushing pulls the other way round.
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()
    derived: ClassVar[tuple[Quantity, ...]] = (
        *components("f", "N", "force on body_b at point_b, {} in ground axes", _force),
        *components("m", "N m", "torque on body_b, {} in ground axes", _torque),
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
            yield Fault(f"{path}.stiffness", "stiffness and damping must not all be zero")

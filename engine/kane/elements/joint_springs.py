"""Springs, dampers, friction and motors in a joint: about its axis or along it."""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from kane.elements.ends import Attack, Joints
from kane.elements.law import Law
from kane.elements.on_joint import Coordinates, OnAngle, OnDisplacement
from kane.elements.primitives import Path, PathLoad
from kane.elements.quantity import DISSIPATION, POTENTIAL_ENERGY, POWER, Quantity
from kane.errors import Fault
from kane.fields import Varying, quantity
from kane.sentences import Sentence, say


def _force_along(key: str, unit: str, meaning: Sentence) -> Quantity:
    return Quantity(key, key, unit, meaning, lambda run, spring: run.force_along(spring.name))


class TorsionSpring(OnAngle, frozen=True, kw_only=True, tag="angle"):
    """Acts about the axis of a joint with T = -k (θ - θ0) - c θ' - F tanh(θ' / v) + motor.

    The torque T acts on body B about the axis of body A, and its opposite on body A.
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()
    derived: ClassVar[tuple[Quantity, ...]] = (
        _force_along("torque", "N m", say("torque on body_b about the axis")),
        POTENTIAL_ENERGY,
        POWER,
        DISSIPATION,
    )

    stiffness: Annotated[float, quantity("N m/rad", "k", "Stiffness", ge=0)] = 0.0
    damping: Annotated[float, quantity("N m s/rad", "c", "Damping", ge=0)] = 0.0
    free_angle: Annotated[float, quantity("rad", "θ0", "Angle without torque")] = 0.0
    friction: Annotated[
        float, quantity("N m", "F", "Torque of dry friction once the joint turns", ge=0)
    ] = 0.0
    friction_rate: Annotated[
        float,
        quantity("rad/s", "v", "Rate at which friction has grown to 76 % of its size", gt=0),
    ] = 1e-2
    motor: Annotated[
        Varying,
        quantity("N m", "M", "Torque of a motor; in an expression 'angle' and 'rate' are its own"),
    ] = 0.0

    def loads(self, coordinates: Coordinates) -> Iterator[PathLoad]:
        """Yield the primitive loads that make up the spring."""
        yield _load(self, self.path(coordinates), self.free_angle)

    def attacks(self, joints: Joints, _bodies: Sequence[str]) -> Iterator[Attack]:
        """Yield where it acts on bodies: at the moving end of the joint."""
        yield joints[self.joint].moving_end()

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the element."""
        yield from _laws(self)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the element meaningless."""
        yield from _faults(self, path)


class SliderSpring(OnDisplacement, frozen=True, kw_only=True, tag="displacement"):
    """Acts along the axis of a joint with F = -k (s - s0) - c s' - friction tanh(s' / v) + motor.

    The force F acts on body B along the axis of body A, and its opposite on body A.
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()
    derived: ClassVar[tuple[Quantity, ...]] = (
        _force_along("force", "N", say("force on body_b along the axis")),
        POTENTIAL_ENERGY,
        POWER,
        DISSIPATION,
    )

    stiffness: Annotated[float, quantity("N/m", "k", "Stiffness", ge=0)] = 0.0
    damping: Annotated[float, quantity("N s/m", "c", "Damping", ge=0)] = 0.0
    free_displacement: Annotated[float, quantity("m", "s0", "Displacement without force")] = 0.0
    friction: Annotated[
        float, quantity("N", "F", "Force of dry friction once the joint slides", ge=0)
    ] = 0.0
    friction_rate: Annotated[
        float,
        quantity("m/s", "v", "Speed at which friction has grown to 76 % of its size", gt=0),
    ] = 1e-3
    motor: Annotated[
        Varying,
        quantity(
            "N", "M", "Force of a motor; in an expression 'displacement' and 'rate' are its own"
        ),
    ] = 0.0

    def loads(self, coordinates: Coordinates) -> Iterator[PathLoad]:
        """Yield the primitive loads that make up the spring."""
        yield _load(self, self.path(coordinates), self.free_displacement)

    def attacks(self, joints: Joints, _bodies: Sequence[str]) -> Iterator[Attack]:
        """Yield where it acts on bodies: at the moving end of the joint."""
        yield joints[self.joint].moving_end()

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the element."""
        yield from _laws(self)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the element meaningless."""
        yield from _faults(self, path)


JointSpring = TorsionSpring | SliderSpring


def _load(spring: JointSpring, path: Path, free: float) -> PathLoad:
    return PathLoad(
        path,
        spring.stiffness,
        spring.damping,
        free,
        friction=spring.friction,
        friction_rate=spring.friction_rate,
        law=spring.motor,
    )


def _laws(spring: JointSpring) -> Iterator[Law]:
    if isinstance(spring.motor, str):
        yield Law("motor", spring.motor, spring.own())


def _faults(spring: JointSpring, path: str) -> Iterator[Fault]:
    if not (spring.stiffness or spring.damping or spring.friction or spring.motor):
        yield Fault(f"{path}.stiffness", say("stiffness, damping, friction and motor are all zero"))

"""Stops: limits of a coordinate of a joint, or of the distance of two points."""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal, Protocol

import msgspec
import numpy as np

from kane.elements.changing import Contact, RestitutionLaw
from kane.elements.ends import End, Joints, TwoPointElement
from kane.elements.on_joint import Coordinates, OnAngle, OnDisplacement
from kane.elements.primitives import DistancePath, Path, PathRow
from kane.elements.quantity import LENGTH, Quantity
from kane.elements.trajectory import Array, Trajectory
from kane.errors import Fault
from kane.fields import Positive, quantity
from kane.kernels.codes import SPEED
from kane.sentences import Sentence, say

Restitution = Annotated[
    float,
    quantity("1", "e", "Coefficient of restitution: 0 plastic, 1 elastic", ge=0, le=1),
]
Law = Annotated[
    RestitutionLaw,
    msgspec.Meta(
        description="What restitution means: newton: of the speeds; poisson: of the impulses; "
        "stronge: its square, of the energies."
    ),
]


class _Limited(Protocol):
    @property
    def lower(self) -> float | None: ...

    @property
    def upper(self) -> float | None: ...

    @property
    def restitution(self) -> float: ...

    @property
    def restitution_law(self) -> RestitutionLaw: ...


def _contacts(stop: _Limited, path: Path, angular: bool) -> Iterator[Contact]:
    """Yield a contact for each limit that there is."""
    if stop.lower is not None:
        row = PathRow(((1.0, path),), stop.lower, angular=angular)
        yield Contact("lower", (row,), row, restitution=stop.restitution, law=stop.restitution_law)
    if stop.upper is not None:
        row = PathRow(((-1.0, path),), -stop.upper, angular=angular)
        yield Contact("upper", (row,), row, restitution=stop.restitution, law=stop.restitution_law)


def _faults(stop: _Limited, path: str) -> Iterator[Fault]:
    if stop.lower is None and stop.upper is None:
        yield Fault(f"{path}.lower", say("a stop has a lower limit, an upper limit or both"))
    elif stop.lower is not None and stop.upper is not None and not stop.lower < stop.upper:
        yield Fault(
            f"{path}.upper",
            say(
                "must be larger than lower, {upper:g} is not larger than {lower:g}",
                upper=stop.upper,
                lower=stop.lower,
            ),
        )


def _push(run: Trajectory, stop: Any) -> Array:
    """Return what a stop does, from its lower limit positive, (frames,) [N, N m]."""
    signs = [1.0] if stop.lower is not None else []
    signs += [-1.0] if stop.upper is not None else []
    return np.asarray(run.efforts(stop.name) @ np.array(signs))


def _effort(key: str, unit: str, meaning: Sentence) -> Quantity:
    return Quantity(key, key, unit, meaning, _push)


class AngleStop(OnAngle, frozen=True, kw_only=True, tag="angle"):
    """Keeps the angle of a joint within limits."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        _effort("torque", "N m", say("torque of the stop on body_b about the axis")),
    )

    lower: Annotated[float | None, quantity("rad", "θ_min", "Least angle; null for none")] = None
    upper: Annotated[float | None, quantity("rad", "θ_max", "Largest angle; null for none")] = None
    restitution: Restitution = 0.0
    restitution_law: Law = "newton"

    def contacts(self, coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        yield from _contacts(self, self.path(coordinates), angular=True)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the stop meaningless."""
        yield from _faults(self, path)


class DisplacementStop(OnDisplacement, frozen=True, kw_only=True, tag="displacement"):
    """Keeps the displacement of a joint within limits."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        _effort("force", "N", say("force of the stop on body_b along the axis")),
    )

    lower: Annotated[float | None, quantity("m", "s_min", "Least displacement; null for none")] = (
        None
    )
    upper: Annotated[
        float | None, quantity("m", "s_max", "Largest displacement; null for none")
    ] = None
    restitution: Restitution = 0.0
    restitution_law: Law = "newton"

    def contacts(self, coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        yield from _contacts(self, self.path(coordinates), angular=False)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the stop meaningless."""
        yield from _faults(self, path)


class DistanceStop(TwoPointElement, frozen=True, kw_only=True, tag="distance"):
    """Keeps the distance of two points within limits: a rope has an upper one, a strut a lower one.

    A rope pulls when it is taut, and hangs loose otherwise; a strut pushes when its ends are as
    near as they may be.

    With the distance *l* of the ends, the gap of a rope is *g* = ``upper`` - *l*, that of a strut
    *g* = *l* - ``lower``. A row that can push but not pull holds it, with its force *λ*:

        g ≥ 0, λ ≥ 0, λ g = 0

    Where the gap closes with the speed *g*′ < 0, the rope jerks: after it the speed is

        g_+′ = -e g_-′

    *e* is the ``restitution``, in the sense of its ``restitution_law``; the joints of the mechanism
    take their parts of the impulse. A series of ever smaller jumps ends in closed form, and the
    rope is taut.

    See also [stops](stop), [spring](spring).
    """

    quantities: ClassVar[tuple[Quantity, ...]] = (
        _effort("force", "N", say("force between the ends, pushing them apart positive")),
    )
    derived: ClassVar[tuple[Quantity, ...]] = LENGTH

    lower: Annotated[Positive | None, quantity("m", "l_min", "Least distance; null for none")] = (
        None
    )
    upper: Annotated[Positive | None, quantity("m", "l_max", "Largest distance; null for none")] = (
        None
    )
    restitution: Restitution = 0.0
    restitution_law: Law = "newton"

    def coordinates(self) -> dict[str, Path]:
        """Return the distance of the ends."""
        return {"length": DistancePath(self.body_a, self.point_a, self.body_b, self.point_b)}

    def contacts(self, _coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        yield from _contacts(self, self.coordinates()["length"], angular=False)

    def reaction_end(self, _joints: Joints) -> End:
        """Return where its force is told: on body_b."""
        return End(self.body_b, self.point_b)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the stop meaningless."""
        yield from super().faults(path)
        yield from _faults(self, path)


class OneWay(OnAngle, frozen=True, kw_only=True, tag="one_way"):
    """A free wheel: the angle of a joint may grow, but not fall; or the other way round.

    With the rate of the angle, its sign turned round where the wheel ``turns`` backward, and the
    torque *λ* of the free wheel:

        θ′ ≥ 0, λ ≥ 0, λ θ′ = 0

    A wheel that is thrown against it stops at once, and all that hangs on it gets its part of the
    impulse. It holds as soon as the wheel would turn back, at any angle: a ratchet without teeth.

    See also [stops](stop), [clutch](clutch).
    """

    quantities: ClassVar[tuple[Quantity, ...]] = (
        _effort("torque", "N m", say("torque of the free wheel on body_b about the axis")),
    )

    turns: Annotated[
        Literal["forward", "backward"],
        msgspec.Meta(description="The way in which the angle is free to go."),
    ] = "forward"

    @property
    def lower(self) -> float | None:
        """Least rate; None where it is free to fall."""
        return 0.0 if self.turns == "forward" else None

    @property
    def upper(self) -> float | None:
        """Largest rate; None where it is free to grow."""
        return 0.0 if self.turns == "backward" else None

    def contacts(self, coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what holds sometimes: a rate that may not change its sign."""
        sign = 1.0 if self.turns == "forward" else -1.0
        row = PathRow(((sign, self.path(coordinates)),), 0.0, level=SPEED, angular=True)
        yield Contact("", (row,), row)


Stop = AngleStop | DisplacementStop | DistanceStop | OneWay

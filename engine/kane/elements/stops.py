"""Stops: limits of a coordinate of a joint, of the distance of two points, or of a measure.

A stop without ``stiffness`` is rigid. One with it gives way: beyond its limit it pushes with
max(0, k d + c d'), d being how far the limit is passed, and never pulls. When this comes to zero
behind the way back, what its spring still stores goes as heat, as the spring moves the damper
alone.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, ClassVar, Literal, Protocol

import msgspec
import numpy as np

from kane.elements.changing import Buffer, Contact, RestitutionLaw
from kane.elements.ends import Attack, End, Joints, TwoPointElement
from kane.elements.on_joint import Coordinates, OnAngle, OnDisplacement
from kane.elements.path_sum import PathSum
from kane.elements.primitives import DistancePath, Path, PathRow
from kane.elements.quantity import DISSIPATION, LENGTH, POTENTIAL_ENERGY, POWER, Quantity
from kane.elements.trajectory import Array, Trajectory
from kane.errors import Fault
from kane.fields import GROUND, Name, Positive, Record, quantity
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


MeasureName = Annotated[
    str, msgspec.Meta(description="Name of a measure.", extra={"symbol": "", "unit": ""})
]


class _Limited(Protocol):
    @property
    def lower(self) -> float | None: ...

    @property
    def upper(self) -> float | None: ...


class _Padded(_Limited, Protocol):
    @property
    def restitution(self) -> float: ...

    @property
    def restitution_law(self) -> RestitutionLaw: ...

    @property
    def stiffness(self) -> float | None: ...

    @property
    def damping(self) -> float: ...


def _contacts(stop: _Padded, path: Path, angular: bool) -> Iterator[Contact]:
    """Yield a contact for each limit that there is."""
    for part, sign, limit in _limits(stop):
        row = PathRow(((sign, path),), sign * limit, angular=angular)
        if stop.stiffness is None:
            e, law = stop.restitution, stop.restitution_law
            yield Contact(part, (row,), row, restitution=e, law=law)
        else:
            buffer = Buffer(path, sign, limit, stop.stiffness, stop.damping)
            yield Contact(part, (), row, buffer=buffer)


def _limits(stop: _Limited) -> Iterator[tuple[str, float, float]]:
    """Yield the name, the sign of the gap and the value of each limit that there is."""
    for part, sign, limit in (("lower", 1.0, stop.lower), ("upper", -1.0, stop.upper)):
        if limit is not None:
            yield part, sign, limit


def _faults(stop: _Padded, path: str) -> Iterator[Fault]:
    yield from _limit_faults(stop, path)
    if stop.stiffness is None and stop.damping:
        yield Fault(
            f"{path}.damping",
            say("a rigid stop has no damping: give it a stiffness, too, or a restitution instead"),
        )
    if stop.stiffness is not None and stop.restitution:
        yield Fault(
            f"{path}.restitution",
            say(
                "a stop with stiffness has no restitution: its damping says what it takes; set one "
                "of the two to nothing"
            ),
        )


def _limit_faults(stop: _Limited, path: str) -> Iterator[Fault]:
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


def _held(run: Trajectory, stop: Any) -> Array:
    """Return what rows of a stop do, from its lower limit positive, (frames,) [N, N m]."""
    signs = np.array([sign for _, sign, _ in _limits(stop)])
    return np.asarray(run.efforts(stop.name) @ signs)


def _push(run: Trajectory, stop: Any) -> Array:
    """Return the same of a stop that may give way."""
    return _held(run, stop) if stop.stiffness is None else run.force_along(stop.name)


def _effort(key: str, unit: str, meaning: Sentence) -> Quantity:
    return Quantity(key, key, unit, meaning, _push)


ENERGIES = (POTENTIAL_ENERGY, POWER, DISSIPATION)


class _PaddedOnJoint(_Padded, Protocol):
    @property
    def joint(self) -> str: ...

    @property
    def coordinate(self) -> str: ...

    def path(self, coordinates: Coordinates) -> Path: ...


class _StopOfJoint(Record, frozen=True, kw_only=True):
    """What stops of both coordinates of a joint share."""

    def contacts(
        self: _PaddedOnJoint, coordinates: Coordinates, _joints: Joints
    ) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        yield from _contacts(self, self.path(coordinates), angular=self.coordinate == "angle")

    def attacks(self: _PaddedOnJoint, joints: Joints, _bodies: Sequence[str]) -> Iterator[Attack]:
        """Yield where the force of a buffer acts: at the moving end of the joint."""
        yield joints[self.joint].moving_end()

    def faults(self: _PaddedOnJoint, path: str) -> Iterator[Fault]:
        """Yield what makes the stop meaningless."""
        yield from _faults(self, path)


class AngleStop(_StopOfJoint, OnAngle, frozen=True, kw_only=True, tag="angle"):
    """Keeps the angle of a joint within limits."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        _effort("torque", "N m", say("torque of the stop on body_b about the axis")),
    )
    derived: ClassVar[tuple[Quantity, ...]] = ENERGIES

    lower: Annotated[float | None, quantity("rad", "θ_min", "Least angle; null for none")] = None
    upper: Annotated[float | None, quantity("rad", "θ_max", "Largest angle; null for none")] = None
    restitution: Restitution = 0.0
    restitution_law: Law = "newton"
    stiffness: Annotated[
        Positive | None, quantity("N m/rad", "k", "Stiffness beyond a limit; null for a rigid stop")
    ] = None
    damping: Annotated[
        float, quantity("N m s/rad", "c", "Damping beyond a limit, of a stop with stiffness", ge=0)
    ] = 0.0


class DisplacementStop(_StopOfJoint, OnDisplacement, frozen=True, kw_only=True, tag="displacement"):
    """Keeps the displacement of a joint within limits."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        _effort("force", "N", say("force of the stop on body_b along the axis")),
    )
    derived: ClassVar[tuple[Quantity, ...]] = ENERGIES

    lower: Annotated[float | None, quantity("m", "s_min", "Least displacement; null for none")] = (
        None
    )
    upper: Annotated[
        float | None, quantity("m", "s_max", "Largest displacement; null for none")
    ] = None
    restitution: Restitution = 0.0
    restitution_law: Law = "newton"
    stiffness: Annotated[
        Positive | None, quantity("N/m", "k", "Stiffness beyond a limit; null for a rigid stop")
    ] = None
    damping: Annotated[
        float, quantity("N s/m", "c", "Damping beyond a limit, of a stop with stiffness", ge=0)
    ] = 0.0


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

    With a ``stiffness`` *k* and a ``damping`` *c* it gives way instead: where the limit is passed
    by *d* = -*g*, its force is

        λ = max(0, k d + c d′)

    and it never pushes as a rope, nor pulls as a strut.

    See also [stops](stop), [spring](spring).
    """

    quantities: ClassVar[tuple[Quantity, ...]] = (
        _effort("force", "N", say("force between the ends, pushing them apart positive")),
    )
    derived: ClassVar[tuple[Quantity, ...]] = (*LENGTH, *ENERGIES)

    lower: Annotated[Positive | None, quantity("m", "l_min", "Least distance; null for none")] = (
        None
    )
    upper: Annotated[Positive | None, quantity("m", "l_max", "Largest distance; null for none")] = (
        None
    )
    restitution: Restitution = 0.0
    restitution_law: Law = "newton"
    stiffness: Annotated[
        Positive | None, quantity("N/m", "k", "Stiffness beyond a limit; null for a rigid stop")
    ] = None
    damping: Annotated[
        float, quantity("N s/m", "c", "Damping beyond a limit, of a stop with stiffness", ge=0)
    ] = 0.0

    def coordinates(self) -> dict[str, Path]:
        """Return the distance of the ends."""
        return {"length": DistancePath(self.body_a, self.point_a, self.body_b, self.point_b)}

    def contacts(self, _coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        yield from _contacts(self, self.coordinates()["length"], angular=False)

    def attacks(self, _joints: Joints, _bodies: Sequence[str]) -> Iterator[Attack]:
        """Yield where the force of a buffer acts: at its ends."""
        yield from (end for end in self.ends() if end[0] != GROUND)

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
        Quantity(
            "torque",
            "torque",
            "N m",
            say("torque of the free wheel on body_b about the axis"),
            _held,
        ),
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


class MeasureStop(Record, frozen=True, kw_only=True, tag="measure"):
    """Keeps a measure within limits, such as the mean height of two bodies or a sum of angles.

    The measure *s* is a sum of coordinates, with numbers or parameters *c* as factors:

        s = c_0 + c_1 s_1 + c_2 s_2 + …

    Each coordinate is an `x`, `y` or `z` of a body, an `angle`, a `displacement`, a `length` or a
    `distance`; all are lengths, or all are angles. Each limit has a gap *g*, which is *s* -
    ``lower`` or ``upper`` - *s*, and an effort *λ*, a force of lengths or a torque of angles:

        g ≥ 0, λ ≥ 0, λ g = 0

    It acts on each coordinate times its factor. Where the gap closes with a speed,
    all that takes part in the sum gets its part of the impulse, and the speed after it is

        g_+′ = -e g_-′

    *e* is the ``restitution``, in the sense of its ``restitution_law``. Products of coordinates,
    rates, the time, tables, inputs and functions are refused, as they are no such sum.

    See also [stops](stop), [rope or strut](rope), [measure](measure).
    """

    quantities: ClassVar[tuple[Quantity, ...]] = (
        Quantity(
            "effort",
            "effort",
            "1",
            say("how the stop pushes the measure: N of a length, N m of an angle"),
            _held,
        ),
    )

    name: Name
    measure: MeasureName
    lower: Annotated[
        float | None, quantity("1", "s_min", "Least value, in m or rad; null for none")
    ] = None
    upper: Annotated[
        float | None, quantity("1", "s_max", "Largest value, in m or rad; null for none")
    ] = None
    restitution: Restitution = 0.0
    restitution_law: Law = "newton"

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to): there is none."""
        yield from ()

    def measure_references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the measure it refers to)."""
        yield "measure", self.measure

    def contacts_of(self, measured: PathSum) -> Iterator[Contact]:
        """Yield what holds sometimes of a measure that is this sum."""
        for part, sign, limit in _limits(self):
            terms = tuple((sign * factor, path) for factor, path in measured.terms)
            offset = sign * (limit - measured.constant)
            row = PathRow(terms, offset, angular=measured.angular)
            e, law = self.restitution, self.restitution_law
            yield Contact(part, (row,), row, restitution=e, law=law)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the stop meaningless by itself."""
        yield from _limit_faults(self, path)


Stop = AngleStop | DisplacementStop | DistanceStop | OneWay | MeasureStop

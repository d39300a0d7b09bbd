"""Latches: what holds a joint, or two bodies, from when it is shut until it is opened."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Protocol

import msgspec

from kane.elements.changing import Contact, Rigid, Switch
from kane.elements.ends import End, Joints, TwoPointElement
from kane.elements.law import Law, condition_faults
from kane.elements.on_joint import Coordinates, OnAngle, OnDisplacement
from kane.elements.primitives import PathRow
from kane.elements.quantity import Quantity, effort
from kane.errors import Fault
from kane.fields import Positive, Record, condition, quantity
from kane.sentences import say

Closes = Annotated[
    str,
    condition("Condition that shuts it, such as t > 2 or x('a') > x('b'); empty for never."),
]
Opens = Annotated[str, condition("Condition that opens it; empty for never.")]
IsShut = Annotated[bool, msgspec.Meta(description="Whether it is shut when the run begins.")]
NEVER = "-1"


class _Latch(Protocol):
    @property
    def closes(self) -> str: ...

    @property
    def opens(self) -> str: ...

    @property
    def strength(self) -> float | None: ...

    @property
    def shut(self) -> bool: ...


class _Latching(Record, frozen=True, kw_only=True):
    """What all latches share: they are shut and opened alike."""

    def switch(self: _Latch, rigid: Rigid | None = None) -> Switch:
        """Return what shuts and opens it."""
        return Switch(
            closes=self.closes or NEVER,
            opens=self.opens or None,
            strength=self.strength,
            is_shut=self.shut,
            rigid=rigid,
        )

    def laws(self: _Latch) -> Iterator[Law]:
        """Yield the expressions of the latch."""
        if self.closes:
            yield Law("closes", self.closes, is_condition=True)
        if self.opens:
            yield Law("opens", self.opens, is_condition=True)


def _faults(latch: _Latch, path: str) -> Iterator[Fault]:
    yield from condition_faults(f"{path}.closes", latch.closes)
    yield from condition_faults(f"{path}.opens", latch.opens)
    if latch.closes and latch.opens == latch.closes:
        yield Fault(
            f"{path}.opens",
            say("it would open by what shuts it: give another condition, or none"),
        )


class AngleLatch(_Latching, OnAngle, frozen=True, kw_only=True, tag="angle"):
    """Holds the angle of a joint while it is shut."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("torque", "N m", say("torque on body_b about the axis")),
    )

    closes: Closes = ""
    opens: Opens = ""
    strength: Annotated[
        Positive | None, quantity("N m", "T_max", "Moment that opens it; null for none")
    ] = None
    shut: IsShut = False

    def contacts(self, coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        row = PathRow(((1.0, self.path(coordinates)),), angular=True)
        yield Contact("", (row,), switch=self.switch())

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the latch meaningless."""
        yield from _faults(self, path)


class DisplacementLatch(_Latching, OnDisplacement, frozen=True, kw_only=True, tag="displacement"):
    """Holds the displacement of a joint while it is shut."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("force", "N", say("force on body_b along the axis")),
    )

    closes: Closes = ""
    opens: Opens = ""
    strength: Annotated[
        Positive | None, quantity("N", "F_max", "Force that opens it; null for none")
    ] = None
    shut: IsShut = False

    def contacts(self, coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        row = PathRow(((1.0, self.path(coordinates)),))
        yield Contact("", (row,), switch=self.switch())

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the latch meaningless."""
        yield from _faults(self, path)


class BodyLatch(_Latching, TwoPointElement, frozen=True, kw_only=True, tag="bodies"):
    """Holds two bodies as they stand to each other when it is shut.

    What they do against each other then ends at once, as in a perfectly plastic strike.
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()

    closes: Closes = ""
    opens: Opens = ""
    strength: Annotated[
        Positive | None, quantity("N", "F_max", "Force that opens it; null for none")
    ] = None
    shut: IsShut = False

    def contacts(self, _coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        rigid = Rigid(self.body_a, self.body_b, self.point_b)
        yield Contact("", rigid.speeds(), switch=self.switch(rigid))

    def reaction_end(self, _joints: Joints) -> End:
        """Return where its force is told: on body_b."""
        return End(self.body_b, self.point_b)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the latch meaningless."""
        yield from super().faults(path)
        yield from _faults(self, path)


AnyLatch = AngleLatch | DisplacementLatch | BodyLatch

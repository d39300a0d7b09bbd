"""Event: something that the user wants to know of, or at which a run is to end."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

import msgspec

from kane.elements.changing import Contact, Switch
from kane.elements.ends import Joints
from kane.elements.law import Law
from kane.elements.on_joint import Coordinates
from kane.elements.quantity import Quantity
from kane.errors import Fault
from kane.fields import Name, Record, condition


class UserEvent(Record, frozen=True, kw_only=True):
    """Marks the instant at which a condition begins to hold, and may end the run there.

    The condition is an [expression](expressions): a comparison such as `angle('hinge') > 1` is met
    where both sides are equal, to the accuracy of a step.

    The instant *t* of a condition *a* > *b* is where

        a(t) - b(t) = 0

    and before it the difference was negative. It is noted each time; with ``does`` stop the run
    ends there. Nothing of the motion changes at it.

    See also [measure](measure), [impulse](impulse), [latches](latch).
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()

    name: Name
    when: Annotated[str, condition("Condition, such as angle('hinge') > 1.")]
    does: Annotated[
        Literal["mark", "stop"],
        msgspec.Meta(description="mark: it is noted; stop: the run ends."),
    ] = "mark"

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to): there is none."""
        yield from ()

    def contacts(self, _coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what happens in a run."""
        switch = Switch(self.when, opens=f"not ({self.when})", ends=self.does == "stop")
        yield Contact("", (), switch=switch)

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the event."""
        yield Law("when", self.when)

    def faults(self, _path: str) -> Iterator[Fault]:
        """Yield what makes the event meaningless."""
        yield from ()

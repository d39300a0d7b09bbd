"""Event: something to know of, at which a run ends, parameters change or a latch is turned."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

import msgspec

from kane.elements.changing import Contact, Switch
from kane.elements.ends import Joints
from kane.elements.law import Law, condition_faults
from kane.elements.on_joint import Coordinates
from kane.elements.quantity import Quantity
from kane.errors import Fault
from kane.expressions.parse import is_free_name
from kane.fields import LONGEST_NAME, Name, Record, Varying, condition, quantity
from kane.sentences import say

TURNS = ("shut", "open")
LatchName = Annotated[
    str,
    msgspec.Meta(
        description="Name of a latch, or of a release, that it shuts or opens; empty for none.",
        extra={"symbol": "", "unit": ""},
    ),
]


class Setting(Record, frozen=True, kw_only=True):
    """A parameter, and the value that it has from an event on."""

    parameter: Annotated[
        str,
        msgspec.Meta(
            max_length=LONGEST_NAME,
            description="Name of a parameter of the model.",
            extra={"symbol": "", "unit": ""},
        ),
    ]
    value: Annotated[
        Varying,
        quantity(
            "its unit", "", "Value from there on, or an expression of parameters and the time"
        ),
    ]


class UserEvent(Record, frozen=True, kw_only=True):
    """Marks the instant at which a condition begins to hold, and does something then, perhaps.

    The condition is an [expression](expressions): a comparison such as `angle('hinge') > 1` is met
    where both sides are equal, to the accuracy of a step.

    The instant *t* of a condition *a* > *b* is where

        a(t) - b(t) = 0

    and before it the difference was negative. It is noted each time; with ``does`` stop the run
    ends there.

    With ``does`` change, the parameters of ``sets`` have other values from there on, each time: all
    numbers that hang on them follow, in laws, in conditions and in the fields of elements. Bodies
    stay where they are and go on with their speeds, but for what closes the joints anew; contacts
    are found again. An expression is worked out at that instant, with the values before it. What
    the change puts into the mechanism, as a spring that is stiffer stores more, is told:

        W = E_+ - E_-

    A body keeps its mass centre and the axes of its inertia; its mass and moments may change.

    With ``does`` shut or open, the ``latch`` is shut at that instant, whatever its own conditions
    say, or opened; where it is so already, nothing happens to it. A joint with a release holds
    again when this is shut, and lets go when it is opened. The conditions of the latch go on to
    count when they begin to hold. Shut, it takes away what moves against it, as a plastic strike:

        **B** **u**_+ = **0**

    See also [measure](measure), [impulse](impulse), [latches](latch), [release](release).
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()

    name: Name
    when: Annotated[str, condition("Condition, such as angle('hinge') > 1.")]
    does: Annotated[
        Literal["mark", "stop", "change", "shut", "open"],
        msgspec.Meta(
            description="mark: it is noted; stop: the run ends; change: parameters change; "
            "shut: the latch is shut; open: it is opened."
        ),
    ] = "mark"
    sets: Annotated[
        tuple[Setting, ...],
        msgspec.Meta(description="Parameters with the values that they have from there on."),
    ] = ()
    latch: LatchName = ""

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to): there is none."""
        yield from ()

    def latch_references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the latch or release that it refers to)."""
        if self.latch:
            yield "latch", self.latch

    def contacts(self, _coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what happens in a run."""
        switch = Switch(
            self.when,
            opens=f"not ({self.when})",
            ends=self.does == "stop",
            sets=tuple((each.parameter, each.value) for each in self.sets),
            turns=(self.latch, self.does == "shut") if self.does in TURNS else None,
        )
        yield Contact("", (), switch=switch)

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the event."""
        yield Law("when", self.when, is_condition=True)
        for i, each in enumerate(self.sets):
            yield Law(f"sets[{i}].parameter", each.parameter, time_only=True)
            if isinstance(each.value, str):
                yield Law(f"sets[{i}].value", each.value, time_only=True)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the event meaningless."""
        yield from condition_faults(f"{path}.when", self.when)
        if self.does == "change" and not self.sets:
            yield Fault(f"{path}.sets", say("it changes nothing: name a parameter and a value"))
        if self.does != "change" and self.sets:
            yield Fault(
                f"{path}.does", say("it sets parameters, which an event does whose does is change")
            )
        if self.does in TURNS and not self.latch:
            yield Fault(f"{path}.latch", say("it turns nothing: name a latch or a release"))
        if self.does not in TURNS and self.latch:
            yield Fault(
                f"{path}.does",
                say("it names a latch, which an event has whose does is shut or open"),
            )
        names = [each.parameter for each in self.sets]
        for i, name in enumerate(names):
            if not is_free_name(name):
                yield Fault(
                    f"{path}.sets[{i}].parameter",
                    say("must be the name of a parameter, is '{name}'", name=name),
                )
            elif name in names[:i]:
                yield Fault(
                    f"{path}.sets[{i}].parameter",
                    say("'{name}' is set twice; keep one of the two", name=name),
                )

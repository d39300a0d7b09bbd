"""Release: a joint that holds only sometimes, or breaks."""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar

import msgspec

from kane.elements.changing import Contact, Switch
from kane.elements.ends import Joints
from kane.elements.law import Law, condition_faults
from kane.elements.on_joint import Coordinates, JointName
from kane.elements.primitives import Constraint
from kane.elements.quantity import Quantity
from kane.errors import Fault
from kane.fields import Name, Positive, Record, condition, quantity

NEVER = "-1"
ANY = ""


def rows_of(joint: Any) -> Iterator[Constraint]:
    """Return the constraints that make up a joint."""
    yield from joint.rows()


class Release(Record, frozen=True, kw_only=True):
    """Lets a joint go, and perhaps hold again.

    The joint holds when the run begins, unless ``open`` says otherwise. It lets go when the
    condition ``opens`` begins to hold, or where the size of what its rows bear reaches
    ``strength``; it holds again when ``closes`` begins to hold, and takes away what its bodies do
    against each other then, as a perfectly plastic strike. A joint that holds places can close only
    where its bodies are in their places.

    While it holds, the joint is as if there were no release. At ``strength`` *F*_{max} the size of
    its multipliers, forces and moments together, is

        |**λ**| = F_{max}

    When the joint holds again, speeds jump so that its rows are met:

        **B** **u**_+ = **0**, **A** (**u**_+ - **u**_-) = **B**^T **p**

    with the impulses **p** of all rows that hold. An open joint has no force.

    See also [latches](latch), [events](event).
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()

    name: Name
    joint: JointName
    opens: Annotated[str, condition("Condition that opens it, such as t > 2; empty for never.")] = (
        ""
    )
    closes: Annotated[str, condition("Condition that closes it; empty for never.")] = ""
    strength: Annotated[
        Positive | None,
        quantity("N", "F_max", "Size of what its rows bear; null for any"),
    ] = None
    open: Annotated[bool, msgspec.Meta(description="Whether it is open when the run begins.")] = (
        False
    )

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to): there is none."""
        yield from ()

    def joint_references(self) -> Iterator[tuple[str, str, str]]:
        """Yield (field, name of the joint, the coordinate that it must have): any joint will do."""
        yield "joint", self.joint, ANY

    def contacts(self, _coordinates: Coordinates, joints: Joints) -> Iterator[Contact]:
        """Yield what holds sometimes: the joint."""
        switch = Switch(
            closes=self.closes or NEVER,
            opens=self.opens or None,
            strength=self.strength,
            is_shut=not self.open,
        )
        yield Contact("", tuple(rows_of(joints[self.joint])), switch=switch)

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the release."""
        if self.opens:
            yield Law("opens", self.opens, is_condition=True)
        if self.closes:
            yield Law("closes", self.closes, is_condition=True)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the release meaningless."""
        yield from condition_faults(f"{path}.opens", self.opens)
        yield from condition_faults(f"{path}.closes", self.closes)

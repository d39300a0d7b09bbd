"""Impulse: a blow on a body at an instant."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from kane.elements.changing import Blow, Contact, Switch
from kane.elements.ends import End, Joints, OneBodyElement
from kane.elements.law import Law, condition_faults
from kane.elements.loads import Axes
from kane.elements.on_joint import Coordinates
from kane.elements.quantity import Quantity
from kane.errors import Fault
from kane.fields import AXES, Vector, VectorOf, condition, quantity
from kane.sentences import say


class Impulse(OneBodyElement, frozen=True, kw_only=True):
    """A blow on a body: an impulse at a point, and the impulse of a moment.

    It is given when its condition begins to hold, in no time. Speeds jump so that all joints hold
    after it; these give impulses of their own.

    With the partial velocities of the point and the partial angular velocities of the body:

        **A** (**u**_+ - **u**_-) = **B**^T **p** + J_r
        J_r = **v**_r · **J** + **ω**_r · **H**

    **p** are the impulses of the rows of joints. No body moves while it is given. Dry friction
    takes part with what the blow presses: along a slip its impulse is at most *μ* times the impulse
    that presses, and stops the slip where that is enough.

    The condition is an [expression](expressions), such as `t >= 2` or `angle('hinge') > 1`; the
    blow comes each time it begins to hold.

    See also [force](force), [torque](torque).
    """

    quantities: ClassVar[tuple[Quantity, ...]] = ()

    when: Annotated[str, condition("Condition at whose beginning it is given, such as t >= 2.")]
    point: Annotated[
        Vector,
        quantity(
            "m", "P", "Point of attack, in body axes from the origin", VectorOf("point", "body")
        ),
    ] = (0.0, 0.0, 0.0)
    impulse: Annotated[Vector, quantity("N s", "J", "Impulse", VectorOf("direction", AXES))] = (
        0.0,
        0.0,
        0.0,
    )
    moment: Annotated[
        Vector, quantity("N m s", "H", "Impulse of a moment", VectorOf("turn", AXES))
    ] = (0.0, 0.0, 0.0)
    axes: Axes = "ground"

    def contacts(self, _coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what happens in a run: the blow."""
        blow = Blow(self.body, self.point, self.impulse, self.moment, self.axes == "body")
        yield Contact("", (), switch=Switch(self.when, opens=f"not ({self.when})", blow=blow))

    def reaction_end(self, _joints: Joints) -> End:
        """Return where it acts: on the body."""
        return End(self.body, self.point)

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the impulse."""
        yield Law("when", self.when, is_condition=True)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the impulse meaningless."""
        yield from super().faults(path)
        yield from condition_faults(f"{path}.when", self.when)
        if not (any(self.impulse) or any(self.moment)):
            yield Fault(f"{path}.impulse", say("impulse and moment must not both be zero"))

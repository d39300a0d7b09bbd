"""Rolling disc: a wheel or a coin that rolls on a plane without slip."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Annotated, ClassVar

import msgspec

from kane.elements.axes import AxisJoint
from kane.elements.changing import Contact, Friction
from kane.elements.directions import triad
from kane.elements.ends import Joints, Lie, Rim
from kane.elements.on_joint import Coordinates
from kane.elements.primitives import RollingContact
from kane.elements.quantity import FORCES, MOMENTS, Quantity
from kane.fields import NotNegative, Vector, VectorOf, quantity
from kane.sentences import Sentence, say


class RollingDisc(AxisJoint, frozen=True, kw_only=True, tag="rolling_disc"):
    """A wheel or a coin that rolls on a plane without slip, free to tilt.

    The plane belongs to body A and goes through point A across ``axis_a``, which points to the side
    of the disc. Point B is the centre of the disc, ``axis_b`` its axis.

    With the plane's normal **n**, the axis **a** of the disc, *s* = |**n** × **a**| and *α* = **n**
    · **a**, the rim is lowest at

        **C** = **c** + r **m**, **m** = (α **a** − **n**) / s

    **c** is the centre of the disc. Three rows: the disc touches the plane, and the bodies have the
    same velocity at **C** along two directions **t** of the plane:

        φ_1 = **n** · (**c** − **r**_A) − r s = 0
        **t**_1 · (**v**_B − **v**_A) = 0 at **C**
        **t**_2 · (**v**_B − **v**_A) = 0 at **C**

    The last two hold speeds alone: the disc can get anywhere, but not sideways at once. Such
    conditions are called nonholonomic. The contact holds from both sides unless it is told
    otherwise, and its force acts at **C**. A disc that lies flat has no lowest point, and a run
    does not start there. A disc that is given a velocity of 1 m/s and no spin starts with 0.667 m/s
    and the spin that goes with it, the nearest that rolls; let its [body](body) lead by the
    velocity to keep 1 m/s.

    With a ``coefficient`` it rolls for as long as the force **F** of the last two rows is at most
    the ``static_coefficient`` times that of the first, *N*. Else it slides, **v** the velocity of
    its lowest point against the plane:

        **F** = -μ N **v** / |**v**|

    A disc that is ``one_sided`` lifts off where *N* would pull, and lands with its ``restitution``.

    Source: Neimark and Fufaev, Dynamics of Nonholonomic Systems, 1972.

    See also the [notation](joints), [knife edge](knife_edge).
    """

    exchangeable: ClassVar[bool] = False
    leaves: ClassVar[Sentence] = say("three speeds")
    lies: ClassVar[Mapping[str, Lie]] = {"axis_a": "across"}
    points_apart: ClassVar[bool] = True
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES + MOMENTS

    axis_a: Annotated[
        Vector,
        quantity(
            "1",
            "n_a",
            "Normal of the plane, to the side of the disc, in the axes of body_a",
            VectorOf("axis", "body_a"),
        ),
    ] = (0.0, 1.0, 0.0)
    axis_b: Annotated[
        Vector,
        quantity("1", "n_b", "Axis of the disc, in the axes of body_b", VectorOf("axis", "body_b")),
    ] = (
        0.0,
        0.0,
        1.0,
    )
    radius: Annotated[float, quantity("m", "r", "Radius of the disc", gt=0)]

    coefficient: Annotated[
        NotNegative | None,
        quantity("1", "μ", "Coefficient of sliding friction; null: it never slides"),
    ] = None
    static_coefficient: Annotated[
        float | None,
        quantity("1", "μ_s", "Coefficient of static friction; null: that of sliding friction"),
    ] = None
    one_sided: Annotated[
        bool, msgspec.Meta(description="Whether the disc may lift off the plane.")
    ] = False
    restitution: Annotated[
        float, quantity("1", "e", "Coefficient of restitution of the landing", ge=0, le=1)
    ] = 0.0

    @property
    def may_change(self) -> bool:
        """Whether it may slide or lift off."""
        return self.coefficient is not None or self.one_sided

    def rim(self) -> Rim:
        """Return the circle at whose lowest point it acts: the rim of the disc."""
        return Rim(self.body_a, self.axis_a, self.body_b, self.point_b, self.axis_b, self.radius)

    def rows(self) -> Iterator[RollingContact]:
        """Yield the primitive constraints that always hold: none where it slides or lifts off."""
        if not self.may_change:
            yield self._contact()

    def contacts(self, _coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        if not self.may_change:
            return
        whole, friction = self._contact(), None
        if self.coefficient is not None:
            static = self.static_coefficient
            friction = Friction(self.coefficient if static is None else static, self.coefficient)
        yield Contact(
            "",
            (whole,),
            gap=replace(whole, held=1),
            slip=(whole,),
            slips_after=True,
            friction=friction,
            restitution=self.restitution,
            opens=self.one_sided,
        )

    def _contact(self) -> RollingContact:
        x, y, normal = triad(self.axis_a)
        _, _, axis = triad(self.axis_b)
        return RollingContact(
            self.body_a,
            self.point_a,
            (normal, x, y),
            self.body_b,
            self.point_b,
            axis,
            self.radius,
        )

"""Dry friction in joints, and between two shafts: what does not slip sticks."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from kane.elements.changing import Contact, Friction, Press
from kane.elements.ends import End, Joints
from kane.elements.law import Law
from kane.elements.on_joint import Coordinates, JointName, OnAngle, OnDisplacement
from kane.elements.primitives import Path, PathRow
from kane.elements.quantity import Quantity, effort
from kane.errors import Fault
from kane.fields import Name, Record, Varying, quantity
from kane.kernels.codes import SPEED
from kane.sentences import say

Coefficient = Annotated[float, quantity("1", "μ", "Coefficient of sliding friction", ge=0)]
StaticCoefficient = Annotated[
    float | None,
    quantity("1", "μ_s", "Coefficient of static friction; null: that of sliding friction"),
]


def along(terms: tuple[tuple[float, Path], ...], friction: Friction, angular: bool) -> Contact:
    """Return the friction along a sum of paths, which sticks where it comes to rest."""
    slip = PathRow(terms, 0.0, level=SPEED, angular=angular)
    held = PathRow(terms, angular=angular)
    return Contact("", (held,), slip=(slip,), friction=friction)


def static_faults(
    path: str, field: str, static: float | None, sliding: float, what: str
) -> Iterator[Fault]:
    """Yield what makes static friction meaningless beside sliding friction."""
    if static is not None and static < sliding:
        yield Fault(
            f"{path}.{field}",
            say(
                "must not be smaller than {what}, {static:g} is smaller than {sliding:g}",
                what=what,
                static=static,
                sliding=sliding,
            ),
        )


class AngleFriction(OnAngle, frozen=True, kw_only=True, tag="angle"):
    """Dry friction about the axis of a joint."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("torque", "N m", say("friction torque on body_b about the axis")),
    )

    coefficient: Coefficient = 0.0
    static_coefficient: StaticCoefficient = None
    radius: Annotated[
        float, quantity("m", "r", "Radius of the pin, on which the joint's force rubs", ge=0)
    ] = 0.0
    moment: Annotated[
        Varying, quantity("N m", "T", "Friction moment while it slides, whatever the force")
    ] = 0.0
    static_moment: Annotated[
        Varying | None,
        quantity("N m", "T_s", "The same while it sticks; null: that of sliding"),
    ] = None

    def contacts(self, coordinates: Coordinates, joints: Joints) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        joint = joints[self.joint]
        axis = (joint.body_b, getattr(joint, "axis_b", (0.0, 0.0, 1.0)))
        presses = (Press(self.joint, self.radius, axis),) if self.coefficient else ()
        static = self.coefficient if self.static_coefficient is None else self.static_coefficient
        limit = self.moment if self.static_moment is None else self.static_moment
        friction = Friction(static, self.coefficient, limit, self.moment, presses)
        yield along(((1.0, self.path(coordinates)),), friction, angular=True)

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the element."""
        if isinstance(self.moment, str):
            yield Law("moment", self.moment)
        if isinstance(self.static_moment, str):
            yield Law("static_moment", self.static_moment)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the friction meaningless."""
        yield from static_faults(
            path, "static_coefficient", self.static_coefficient, self.coefficient, "coefficient"
        )
        yield from moment_faults(path, "moment", self.moment, self.static_moment)
        if self.coefficient and not self.radius:
            yield Fault(f"{path}.radius", say("must be larger than 0 where there is a coefficient"))
        if not (self.coefficient or self.moment or self.static_moment):
            yield Fault(f"{path}.coefficient", say("coefficient and moment must not both be zero"))


def moment_faults(
    path: str, field: str, sliding: Varying, static: Varying | None
) -> Iterator[Fault]:
    """Yield what makes the limits of friction meaningless."""
    if isinstance(sliding, int | float) and sliding < 0.0:
        yield Fault(f"{path}.{field}", say("must not be negative, is {value:g}", value=sliding))
    if isinstance(static, int | float) and isinstance(sliding, int | float):
        yield from static_faults(path, f"static_{field}", float(static), float(sliding), field)


class DisplacementFriction(OnDisplacement, frozen=True, kw_only=True, tag="displacement"):
    """Dry friction along the axis of a joint."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("force", "N", say("friction force on body_b along the axis")),
    )

    coefficient: Coefficient = 0.0
    static_coefficient: StaticCoefficient = None
    force: Annotated[
        Varying, quantity("N", "F", "Friction force while it slides, whatever presses")
    ] = 0.0
    static_force: Annotated[
        Varying | None,
        quantity("N", "F_s", "The same while it sticks; null: that of sliding"),
    ] = None

    def contacts(self, coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        presses = (Press(self.joint),) if self.coefficient else ()
        static = self.coefficient if self.static_coefficient is None else self.static_coefficient
        limit = self.force if self.static_force is None else self.static_force
        friction = Friction(static, self.coefficient, limit, self.force, presses)
        yield along(((1.0, self.path(coordinates)),), friction, angular=False)

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the element."""
        if isinstance(self.force, str):
            yield Law("force", self.force)
        if isinstance(self.static_force, str):
            yield Law("static_force", self.static_force)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the friction meaningless."""
        yield from static_faults(
            path, "static_coefficient", self.static_coefficient, self.coefficient, "coefficient"
        )
        yield from moment_faults(path, "force", self.force, self.static_force)
        if not (self.coefficient or self.force or self.static_force):
            yield Fault(f"{path}.coefficient", say("coefficient and force must not both be zero"))


class Clutch(Record, frozen=True, kw_only=True, tag="clutch"):
    """A friction clutch between the angles of two joints: it slips, or turns them alike.

    With the rates of both angles, the ratio *i* and the moment *T*, which may be an
    [expression](expressions), as of a clutch that is let in: while it slips,

        ω = i θ_b′ - θ_a′, λ = -T sgn(ω)

    and when the slip comes to zero it is locked, and holds for as long as it can:

        ω = 0, |λ| ≤ k T

    *λ* acts against joint A, and *i* times as much on joint B. *k* is the ``static_ratio``. A brake
    is [dry friction](friction) in one joint.

    See also [free wheel](one_way), [gear](gear).
    """

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("torque", "N m", say("torque of the clutch on joint_b, against it on joint_a")),
    )

    name: Name
    joint_a: JointName
    joint_b: JointName
    ratio: Annotated[
        float, quantity("1", "i", "Turns of joint_a for one of joint_b while it is locked")
    ] = 1.0
    moment: Annotated[Varying, quantity("N m", "T", "Moment while it slips")]
    static_ratio: Annotated[
        float, quantity("1", "k", "Moment that it holds, over that while it slips", ge=1)
    ] = 1.0

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to): there is none."""
        yield from ()

    def joint_references(self) -> Iterator[tuple[str, str, str]]:
        """Yield (field, name of the joint, the coordinate that it must have)."""
        yield "joint_a", self.joint_a, "angle"
        yield "joint_b", self.joint_b, "angle"

    def reaction_end(self, joints: Joints) -> End:
        """Return where its torque is told: on body_b of joint_b."""
        joint = joints[self.joint_b]
        return End(joint.body_b, joint.point_b)

    def contacts(self, coordinates: Coordinates, _joints: Joints) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        a, b = coordinates[self.joint_a]["angle"], coordinates[self.joint_b]["angle"]
        limit: Varying = self.moment
        if isinstance(limit, str):
            limit = f"{self.static_ratio} * ({limit})"
        else:
            limit = self.static_ratio * limit
        friction = Friction(static_limit=limit, sliding_limit=self.moment)
        yield along(((self.ratio, b), (-1.0, a)), friction, angular=True)

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the element."""
        if isinstance(self.moment, str):
            yield Law("moment", self.moment)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the clutch meaningless."""
        if self.joint_a == self.joint_b:
            yield Fault(
                f"{path}.joint_b",
                say("must differ from joint_a, both are '{name}'", name=self.joint_a),
            )
        if not self.ratio:
            yield Fault(f"{path}.ratio", say("must not be zero"))
        yield from moment_faults(path, "moment", self.moment, None)


AnyFriction = AngleFriction | DisplacementFriction | Clutch

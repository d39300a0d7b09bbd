"""Couplings: relations between the coordinates of joints."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

import msgspec

from kane.elements.drivers import row_power
from kane.elements.law import Law
from kane.elements.on_joint import Coordinates, JointCoordinate, JointName
from kane.elements.primitives import LawRow, PathRow
from kane.elements.quantity import Quantity, effort
from kane.errors import ExpressionError, Fault
from kane.expressions.nodes import (
    Accumulation,
    Call,
    InputValue,
    Node,
    Path,
    PathRate,
    SignalValue,
    StateMeasure,
    Time,
    measures,
    walk,
)
from kane.expressions.nodes import Name as NameOfNumber
from kane.expressions.parse import parse
from kane.expressions.slopes import replaced
from kane.expressions.state_law import state_law
from kane.fields import Name, Record, quantity
from kane.kernels.codes import POSITION, SPEED
from kane.sentences import say

# functions that jump or bend, whatever their argument
CORNERS = frozenset(
    {
        *("<", "<=", ">", ">=", "==", "!=", "and", "or", "not", "where", "//", "%"),
        *("sign", "floor", "ceil", "step", "abs", "min", "max", "clamp", "smooth"),
    }
)
OF_PLACES = frozenset({"x", "y", "z", "distance", "angle", "displacement", "length"})


class Coupling(Record, frozen=True, kw_only=True):
    """Base of the couplings."""

    name: Name

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to): there is none."""
        yield from ()


class Gear(Coupling, frozen=True, kw_only=True, tag="gear"):
    """Two wheels in mesh: r_a θ_a + r_b θ_b stays as placed; an internal mesh turns one way.

    Each angle is that of the wheel's joint. Where both joints sit on the same carrier, which may
    itself turn, the wheels mesh on the carrier as in a planetary gear. Both axes are taken to
    point the same way.
    """

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("force", "N", say("tangential force in the mesh")),
    )

    joint_a: JointName
    radius_a: Annotated[float, quantity("m", "r_a", "Pitch radius of the first wheel", gt=0)]
    joint_b: JointName
    radius_b: Annotated[float, quantity("m", "r_b", "Pitch radius of the second wheel", gt=0)]
    mesh: Annotated[
        Literal["external", "internal"],
        msgspec.Meta(description="Whether the teeth of both point outwards, or of one inwards."),
    ] = "external"

    def rows(self, coordinates: Coordinates) -> Iterator[PathRow]:
        """Yield the primitive constraint that makes up the gear."""
        sign = 1.0 if self.mesh == "external" else -1.0
        yield PathRow(
            (
                (self.radius_a, coordinates[self.joint_a]["angle"]),
                (sign * self.radius_b, coordinates[self.joint_b]["angle"]),
            )
        )

    def joint_references(self) -> Iterator[tuple[str, str, str]]:
        """Yield (field, name of the joint, the coordinate that it must have)."""
        yield "joint_a", self.joint_a, "angle"
        yield "joint_b", self.joint_b, "angle"

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the gear meaningless."""
        if self.joint_a == self.joint_b:
            yield Fault(
                f"{path}.joint_b",
                say("must differ from joint_a, both are '{joint_a}'", joint_a=self.joint_a),
            )


class RackPinion(Coupling, frozen=True, kw_only=True, tag="rack_and_pinion"):
    """A rack on a wheel: the rack's displacement - r times the pinion's angle stays as placed."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("force", "N", say("force on the rack along its joint")),
    )

    rack: JointName
    pinion: JointName
    radius: Annotated[
        float,
        quantity("m", "r", "Pitch radius; negative where the rack runs against the angle"),
    ]

    def rows(self, coordinates: Coordinates) -> Iterator[PathRow]:
        """Yield the primitive constraint that makes up the coupling."""
        yield PathRow(
            (
                (1.0, coordinates[self.rack]["displacement"]),
                (-self.radius, coordinates[self.pinion]["angle"]),
            )
        )

    def joint_references(self) -> Iterator[tuple[str, str, str]]:
        """Yield (field, name of the joint, the coordinate that it must have)."""
        yield "rack", self.rack, "displacement"
        yield "pinion", self.pinion, "angle"

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the coupling meaningless."""
        if self.radius == 0:
            yield Fault(f"{path}.radius", say("must not be zero"))


class Term(Record, frozen=True, kw_only=True):
    """A coordinate of a joint and the factor by which it counts."""

    joint: JointName
    coordinate: Annotated[JointCoordinate, msgspec.Meta(description="Coordinate of the joint.")]
    factor: Annotated[float, quantity("1", "c", "Factor; per metre or radian as the sum needs it")]


class LinearCoupling(Coupling, frozen=True, kw_only=True, tag="linear"):
    """The sum of factors times coordinates of joints keeps a value."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("effort", "1", say("multiplier: force on a coordinate over its factor")),
    )

    terms: Annotated[
        Annotated[tuple[Term, ...], msgspec.Meta(min_length=1)],
        msgspec.Meta(description="Coordinates that make up the sum."),
    ]
    value: Annotated[
        float | None,
        quantity("1", "c_0", "Value of the sum, in its own unit; by default that as placed"),
    ] = None

    def rows(self, coordinates: Coordinates) -> Iterator[PathRow]:
        """Yield the primitive constraint that makes up the coupling."""
        yield PathRow(
            tuple((term.factor, coordinates[term.joint][term.coordinate]) for term in self.terms),
            self.value,
            angular=all(term.coordinate == "angle" for term in self.terms),
        )

    def joint_references(self) -> Iterator[tuple[str, str, str]]:
        """Yield (field, name of the joint, the coordinate that it must have)."""
        for i, term in enumerate(self.terms):
            yield f"terms[{i}].joint", term.joint, term.coordinate

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the coupling meaningless."""
        for i, term in enumerate(self.terms):
            if term.factor == 0:
                yield Fault(
                    f"{path}.terms[{i}].factor", say("must not be zero; leave the term out")
                )


class ExpressionCoupling(Coupling, frozen=True, kw_only=True, tag="expression"):
    """Holds any relation of positions and time, f(q, t) = 0, that can be written as an expression.

    The expression is one of measures, such as ``x('ball')**2 + y('ball')**2 - 4``. Its derivatives
    are exact. One that speaks of speeds, such as ``vx('disc') + 0.1*wz('disc')``, holds these:
    f(q, u, t) = 0, which must be linear in them.
    """

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("effort", "1", say("multiplier: force on a coordinate over the slope along it")),
    )
    derived: ClassVar[tuple[Quantity, ...]] = (
        Quantity(
            "power", "power", "W", say("power that the relation puts in as time goes on"), row_power
        ),
    )

    expression: Annotated[
        str,
        quantity("1", "f", "Expression of measures and the time that is held; in SI units"),
    ]
    holds: Annotated[
        Literal["zero", "start"],
        msgspec.Meta(description="Whether the expression is zero, or keeps its value as placed."),
    ] = "zero"

    def rows(self, _: Coordinates) -> Iterator[LawRow]:
        """Yield the primitive constraint that makes up the relation."""
        level = SPEED if self._speaks_of_speeds() else POSITION
        yield LawRow(self.expression, self.holds == "start", level)

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the element."""
        yield Law("expression", self.expression)

    def measured(self) -> frozenset[str]:
        """Return the names of bodies, joints, springs and rulers of which it speaks."""
        return frozenset(name for part in self._measures() for name in part.names)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what no row can hold."""
        try:
            node = parse(self.expression)
        except ExpressionError:  # which the check of all expressions tells
            return
        if any(isinstance(part, SignalValue | Accumulation) for part in walk(node)):
            yield Fault(
                f"{path}.expression",
                say(
                    "speaks of a signal, an integral or a lag, which no joint can hold: positions, "
                    "speeds and the time may stand in a relation"
                ),
            )
            return
        if not self._measures():
            yield Fault(
                f"{path}.expression",
                say(
                    "speaks of no position: write a relation such as "
                    "x('ball')**2 + y('ball')**2 - 4"
                ),
            )
        corners = {each.function for each in walk(node) if isinstance(each, Call)} & CORNERS
        if corners:
            yield Fault(
                f"{path}.expression",
                say(
                    "jumps or bends by '{function}': a constraint must be smooth, or forces "
                    "without bounds would have to hold it",
                    function=sorted(corners)[0],
                ),
            )
        try:
            state_law(replaced(node, _as_a_path))
        except ExpressionError as error:
            yield Fault(f"{path}.expression", error.text)
        if self.holds == "start" and self._speaks_of_speeds():
            yield Fault(
                f"{path}.holds",
                say("speeds have no value as placed that could be kept; let it be zero"),
            )

    def _measures(self) -> tuple[StateMeasure, ...]:
        try:
            return measures(parse(self.expression))
        except ExpressionError:
            return ()

    def _speaks_of_speeds(self) -> bool:
        return any(part.function not in OF_PLACES for part in self._measures())


def _as_a_path(leaf: Node) -> Node:
    """Return what stands for a leaf where it only matters whether it is a speed."""
    match leaf:
        case StateMeasure(function="speed"):  # a root of squares
            return Call("sqrt", (PathRate(hash(leaf)),))
        case StateMeasure(function, _):
            return Path(hash(leaf)) if function in OF_PLACES else PathRate(hash(leaf))
        case NameOfNumber() | InputValue():
            return Time()
    return leaf


AnyCoupling = Gear | RackPinion | LinearCoupling | ExpressionCoupling

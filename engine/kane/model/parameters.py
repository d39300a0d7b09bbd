"""Named numbers, inputs, tables of values and measures: what expressions refer to or record."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

import msgspec

from kane.elements.law import Law
from kane.elements.quantity import Quantity
from kane.elements.trajectory import Array, Trajectory
from kane.errors import Fault, TableError
from kane.expressions.curve import Curve, make_curve
from kane.expressions.nodes import Node, Number, Table, Time
from kane.expressions.parse import is_free_name
from kane.fields import LONGEST_NAME, Expression, Name, Record, quantity
from kane.sentences import Sentence, as_it_is, say

Unit = Annotated[str, msgspec.Meta(max_length=32, description="Unit, for the reader.")]

PARAMETER_NAME_WORDS = say("must be letters, digits and _ and no word of expressions")


class Parameter(Record, frozen=True, kw_only=True):
    """A named number that expressions and numeric fields may use."""

    name: Annotated[
        str,
        msgspec.Meta(
            max_length=LONGEST_NAME,
            description="Unique name: letters, digits and _, as expressions want it.",
            extra={"symbol": "", "unit": ""},
        ),
    ]
    value: Annotated[float, quantity("its unit", "", "Value, in SI units")]
    unit: Unit = ""
    description: Annotated[str, msgspec.Meta(description="What it is.")] = ""

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what keeps expressions from using the parameter."""
        if not is_free_name(self.name):
            yield Fault(
                f"{path}.name",
                say(
                    "{words}, is '{name}'",
                    words=PARAMETER_NAME_WORDS,
                    name=self.name,
                ),
            )


class Input(Record, frozen=True, kw_only=True):
    """A number that may be set while the model runs, for ``input('name')`` in expressions.

    In a run from beginning to end it has its value, or follows its course: what was set while it
    ran before.
    """

    name: Name
    value: Annotated[float, quantity("its unit", "", "Value at the start, in SI units")] = 0.0
    least: Annotated[float, quantity("its unit", "", "Least value")] = 0.0
    largest: Annotated[float, quantity("its unit", "", "Largest value")] = 1.0
    unit: Unit = ""
    description: Annotated[str, msgspec.Meta(description="What it is.")] = ""
    course: Annotated[
        tuple[tuple[float, float], ...],
        quantity("its units", "", "Time and value of each point, straight lines between them"),
    ] = ()

    @property
    def quantities(self) -> tuple[Quantity, ...]:
        """What a result holds of it."""
        meaning = as_it_is(self.description or self.name)
        return (Quantity("value", "", self.unit or "1", meaning, _value_of_input),)

    def curve(self) -> Curve | None:
        """Return its course; None where it keeps its value. Raises TableError."""
        if not self.course:
            return None
        x, y = zip(*self.course, strict=True)
        return make_curve(x, y, "linear")

    def refused(self, value: float) -> Sentence | None:
        """Return what is wrong with a value; None where nothing is."""
        if self.least <= value <= self.largest:
            return None
        return say(
            "must be from {least:g} to {largest:g}, is {value:g}",
            least=self.least,
            largest=self.largest,
            value=value,
        )

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the input meaningless."""
        if not self.least < self.largest:
            yield Fault(
                f"{path}.largest",
                say("must be more than the least value, {least:g}", least=self.least),
            )
        elif wrong := self.refused(self.value):
            yield Fault(f"{path}.value", wrong)
        try:
            self.curve()
        except TableError as error:
            yield Fault(f"{path}.course", error.sentence)


def _value_of_input(run: Trajectory, each: Input) -> Array:
    return run.input(each.name)


class Formula(Record, frozen=True, kw_only=True):
    """The text that a number of the model is worked out from.

    In a file it stands in place of the number.

    Attributes:
        path: the number, as in ``rod.position[1]``, ``gravity[2]``, ``solver.duration`` or
            ``L2.value``; elements are named rather than counted.
        text: an expression of parameters.

    """

    path: str
    text: str


class ValueTable(Record, frozen=True, kw_only=True):
    """Values over an argument, for ``table('name', x)``; beyond its ends it keeps the last."""

    name: Name
    points: Annotated[
        Annotated[tuple[tuple[float, float], ...], msgspec.Meta(min_length=2)],
        quantity("its units", "", "Argument and value of each point, arguments rising"),
    ]
    interpolation: Annotated[
        Literal["linear", "smooth", "hold"],
        msgspec.Meta(
            description="Between points: straight lines, a natural cubic spline, or the last value."
        ),
    ] = "linear"

    def curve(self) -> Curve:
        """Return the curve through the points; raises TableError."""
        x, y = zip(*self.points, strict=True)
        return make_curve(x, y, self.interpolation)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the table meaningless."""
        try:
            self.curve()
        except TableError as error:
            yield Fault(f"{path}.points", error.sentence)


class Measure(Record, frozen=True, kw_only=True):
    """An expression that is recorded with the result."""

    name: Name
    expression: Expression
    unit: Unit = "1"

    @property
    def quantities(self) -> tuple[Quantity, ...]:
        """What a result holds of it."""
        return (Quantity("value", "", self.unit, as_it_is(self.expression), _value),)

    def laws(self) -> Iterator[Law]:
        """Yield the expression."""
        yield Law("expression", self.expression)


def _value(run: Trajectory, measure: Measure) -> Array:
    return run.measure(measure.name)


def curves_of(
    tables: tuple[ValueTable, ...], inputs: tuple[Input, ...] = ()
) -> Mapping[str, Curve]:
    """Return the curves of tables and of courses of inputs without faults, by their names."""
    found = {table.name: table.curve() for table in tables if not any(table.faults(""))}
    for each in inputs:
        if not any(each.faults("")) and (curve := each.curve()):
            found[curve_of_input(each.name)] = curve
    return found


def input_nodes(inputs: tuple[Input, ...]) -> Mapping[str, Node]:
    """Return what stands for each input in an expression: its value, or its course over time."""
    return {
        each.name: Table(curve_of_input(each.name), Time()) if each.course else Number(each.value)
        for each in inputs
    }


def curve_of_input(name: str) -> str:
    """Return the name of the curve of an input, which no table can have."""
    return f"input '{name}'"

"""Named numbers, tables of values and measures: what expressions refer to, and recorded ones."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

import msgspec

from kane.elements.law import Law
from kane.elements.quantity import Quantity
from kane.elements.trajectory import Array, Trajectory
from kane.errors import Fault, TableError
from kane.expressions.curve import Curve, make_curve
from kane.expressions.parse import is_free_name
from kane.fields import LONGEST_NAME, Expression, Name, Record, quantity
from kane.sentences import as_it_is, say

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


def curves_of(tables: tuple[ValueTable, ...]) -> Mapping[str, Curve]:
    """Return the curves of the tables without faults, by name."""
    return {table.name: table.curve() for table in tables if not any(table.faults(""))}

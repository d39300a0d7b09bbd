"""The value of a formula that never changes: of numbers and parameters alone."""

from collections.abc import Mapping

from kane.errors import ExpressionError
from kane.expressions.nodes import (
    Accumulation,
    InputValue,
    Node,
    Number,
    SignalValue,
    StateMeasure,
    Table,
    Time,
    walk,
)
from kane.expressions.resolve import bound
from kane.sentences import Sentence, say

VARYING = Time | StateMeasure | Table | InputValue | SignalValue | Accumulation


def constant(node: Node, values: Mapping[str, float]) -> float:
    """Return the value of a formula; infinite or not a number where IEEE 754 has it so.

    Args:
        node: a tree as ``parse`` gives it.
        values: the model's parameters.

    Raises:
        ExpressionError: a name is unknown, or the time or the state occurs.

    """
    node = bound(node, values)
    if isinstance(node, Number):
        return float(node.value)
    varying = [part for part in walk(node) if isinstance(part, VARYING)]
    first = min(varying, key=lambda part: part.column)
    raise ExpressionError(
        first.column,
        say(
            "expected numbers and parameters alone, found {described}; this number stays "
            "the same during a run",
            described=_described(first),
        ),
    )


def _described(node: Node) -> Sentence:
    match node:
        case StateMeasure(function):
            return say("the measure '{function}'", function=function)
        case Table(name):
            return say("the table '{name}'", name=name)
        case InputValue(name):
            return say("the input '{name}'", name=name)
        case SignalValue(name):
            return say("the signal '{name}'", name=name)
        case Accumulation(function):
            return say("the state of '{function}'", function=function)
    return say("the time 't'")

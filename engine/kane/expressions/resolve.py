"""Names -> numbers and measures."""

from collections.abc import Collection, Mapping
from functools import partial
from operator import is_

from kane.errors import ExpressionError
from kane.expressions.measures import MEASURES
from kane.expressions.nodes import (
    Accumulation,
    Call,
    InputValue,
    Name,
    Node,
    Number,
    SignalValue,
    StateOf,
    Table,
    tables,
)
from kane.expressions.operations import FUNCTIONS, OPERATIONS
from kane.expressions.parse import ACCUMULATIONS, INPUT, OWN_NAMES, SIGNAL, TABLE
from kane.sentences import Sentence, say
from kane.suggestion import suggestion


def bound(
    node: Node,
    values: Mapping[str, float],
    own: Mapping[str, Node] | None = None,
    inputs: Mapping[str, Node] | None = None,
    signals: Mapping[str, Node] | None = None,
) -> Node:
    """Return an expression with all names put in, and what is constant worked out.

    Args:
        node: a tree as ``parse`` gives it.
        values: the model's named parameters.
        own: what the owner of the expression names for itself, such as ``length`` for a measure
            of a spring; these go before parameters.
        inputs: what stands for each input of the model; None where none can be read.
        signals: what stands for each signal of the model; None leaves signals as they are, and
            what accumulates.

    Raises:
        ExpressionError: a name is unknown, there is no such input or signal, or the time
            constant of a lag is no number above zero.

    """
    own = own or {}
    match node:
        case Name(name):
            if name in own:
                return own[name]
            if name in values:
                return Number(float(values[name]), column=node.column)
            raise ExpressionError(node.column, partial(_unknown, name, (*own, *values)))
        case InputValue(name) if inputs is not None:
            if name in inputs:
                return inputs[name]
            raise ExpressionError(node.column, partial(_no_input, name, tuple(inputs)))
        case SignalValue(name) if signals is not None:
            if name in signals:
                return signals[name]
            raise ExpressionError(node.column, partial(_no_signal, name, tuple(signals)))
        case Accumulation(function, operands):
            inner = tuple([bound(x, values, own, inputs, signals) for x in operands])
            whole = Accumulation(function, inner, column=node.column)
            if signals is None:
                return whole
            _check_accumulation(whole)
            return StateOf("", function, whole, column=node.column)
        case Call(function, operands):
            found = tuple([bound(x, values, own, inputs, signals) for x in operands])
            if all(map(is_, found, operands)):
                return folded(node)
            return folded(Call(function, found, column=node.column))
        case Table(name, argument, order):
            argument = bound(argument, values, own, inputs, signals)
            return Table(name, argument, order, column=node.column)
    return node


def _check_accumulation(node: Accumulation) -> None:
    """Refuse a lag whose time constant is no constant above zero."""
    if node.function == "integral":
        return
    time = node.operands[1]
    if not isinstance(time, Number) or not 0.0 < time.value < float("inf"):
        raise ExpressionError(
            node.column,
            say("expected a time constant above zero in lag(x, T), of numbers and parameters"),
        )


def folded(node: Call) -> Node:
    """Return the number that an operation on numbers gives, and any other operation as it is."""
    numbers = [x.value for x in node.operands if isinstance(x, Number)]
    if len(numbers) < len(node.operands):
        return node
    return Number(OPERATIONS[node.function].value(*numbers), column=node.column)


def check_tables(node: Node, known: Collection[str]) -> None:
    """Refuse an expression that reads a table which the model does not have.

    Raises:
        ExpressionError: with the first such table.

    """
    for table in tables(node):
        if table.name not in known:
            raise ExpressionError(table.column, partial(_no_table, table.name, known))


def _no_table(name: str, known: Collection[str]) -> Sentence:
    return say(
        "expected the name of a table, found '{name}'{suggestion}",
        name=name,
        suggestion=suggestion(name, known),
    )


def _no_input(name: str, known: tuple[str, ...]) -> Sentence:
    return say(
        "expected the name of an input, found '{name}'{suggestion}",
        name=name,
        suggestion=suggestion(name, known),
    )


def _no_signal(name: str, known: tuple[str, ...]) -> Sentence:
    return say(
        "expected the name of a signal, found '{name}'{suggestion}",
        name=name,
        suggestion=suggestion(name, known),
    )


def _unknown(name: str, known: tuple[str, ...]) -> Sentence:
    if name in MEASURES:
        arguments = ", ".join(["'...'"] * len(MEASURES[name].elements))
        after = say("; the measure is written {name}({arguments})", name=name, arguments=arguments)
    elif name in FUNCTIONS or name in ACCUMULATIONS or name in {TABLE, INPUT, SIGNAL}:
        after = say("; the function is written {name}(...)", name=name)
    else:
        after = suggestion(name, (*known, *OWN_NAMES))
    return say("expected the name of a parameter, found '{name}'{after}", name=name, after=after)

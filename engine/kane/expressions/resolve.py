"""Names -> numbers and measures."""

from collections.abc import Collection, Mapping
from functools import partial
from operator import is_

from kane.errors import ExpressionError
from kane.expressions.measures import MEASURES
from kane.expressions.nodes import Call, InputValue, Name, Node, Number, Table, tables
from kane.expressions.operations import FUNCTIONS, OPERATIONS
from kane.expressions.parse import INPUT, OWN_NAMES, TABLE
from kane.sentences import Sentence, say
from kane.suggestion import suggestion


def bound(
    node: Node,
    values: Mapping[str, float],
    own: Mapping[str, Node] | None = None,
    inputs: Mapping[str, Node] | None = None,
) -> Node:
    """Return an expression with all names put in, and what is constant worked out.

    Args:
        node: a tree as ``parse`` gives it.
        values: the model's named parameters.
        own: what the owner of the expression names for itself, such as ``length`` for a measure
            of a spring; these go before parameters.
        inputs: what stands for each input of the model; None where none can be read.

    Raises:
        ExpressionError: a name is unknown, or there is no such input.

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
        case Call(function, operands):
            found = tuple([bound(x, values, own, inputs) for x in operands])
            if all(map(is_, found, operands)):
                return folded(node)
            return folded(Call(function, found, column=node.column))
        case Table(name, argument, order):
            return Table(name, bound(argument, values, own, inputs), order, column=node.column)
    return node


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


def _unknown(name: str, known: tuple[str, ...]) -> Sentence:
    if name in MEASURES:
        arguments = ", ".join(["'...'"] * len(MEASURES[name].elements))
        after = say("; the measure is written {name}({arguments})", name=name, arguments=arguments)
    elif name in FUNCTIONS or name in {TABLE, INPUT}:
        after = say("; the function is written {name}(...)", name=name)
    else:
        after = suggestion(name, (*known, *OWN_NAMES))
    return say("expected the name of a parameter, found '{name}'{after}", name=name, after=after)

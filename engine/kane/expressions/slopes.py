"""Exact derivatives of expressions of the state along a change of what they read."""

from collections.abc import Callable, Mapping

from kane.expressions.derivative import derivative_of_moving
from kane.expressions.nodes import Call, Moving, Node, Number, Table, Time
from kane.expressions.resolve import folded


def slope(node: Node, rates: Mapping[Node, Node]) -> Node:
    """Return how fast an expression changes where leaves of it change at these rates.

    Args:
        node: a tree without names and measures, as paths have taken their places.
        rates: of leaves: paths, their rates, the time; all others stay.

    Raises:
        ExpressionError: the derivative is too long.

    """
    still = {Time(): Number(0.0), **rates}
    moving = replaced(node, lambda leaf: Moving(leaf, still[leaf]) if leaf in still else leaf)
    return replaced(
        derivative_of_moving(moving), lambda leaf: leaf.leaf if isinstance(leaf, Moving) else leaf
    )


def replaced(node: Node, by: Callable[[Node], Node]) -> Node:
    """Return a tree with other leaves."""
    match node:
        case Call(function, operands):
            found = Call(function, tuple(replaced(x, by) for x in operands), column=node.column)
            return folded(found)
        case Table(name, argument, order):
            return Table(name, replaced(argument, by), order, column=node.column)
    return by(node)

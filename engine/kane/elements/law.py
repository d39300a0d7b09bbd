"""Numbers of an element that may vary: a constant, or an expression of time and state."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from kane.errors import ExpressionError, Fault
from kane.expressions.nodes import Node, is_constant, names
from kane.expressions.parse import parse
from kane.fields import Varying
from kane.sentences import say


@dataclass(frozen=True)
class Law:
    """An expression in a field of an element.

    Attributes:
        path: the field, as in ``force[0]``.
        text: the expression.
        own: names that stand for measures of the element itself, such as ``length``.
        time_only: whether measures of the state are out of place.
        is_condition: whether it must name something that changes.

    """

    path: str
    text: str
    own: Mapping[str, Node] = field(default_factory=dict)
    time_only: bool = False
    is_condition: bool = False


def condition_faults(path: str, text: str) -> Iterator[Fault]:
    """Yield that a condition neither begins to hold nor ends, as it names nothing that changes."""
    try:
        node = parse(text) if text else None
    except ExpressionError:  # which the check of all expressions tells
        return
    if node is not None and is_constant(node) and not names(node):
        yield Fault(
            path,
            say(
                "'{text}' neither begins to hold nor ends: write a condition such as t > 2 or "
                "angle('hinge') > 1",
                text=text,
            ),
        )


def laws_of_vector(path: str, vector: tuple[Varying, ...]) -> Iterator[Law]:
    """Yield the expressions among the components of a vector."""
    for i, component in enumerate(vector):
        if isinstance(component, str):
            yield Law(f"{path}[{i}]", component)

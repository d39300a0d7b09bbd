"""Numbers of an element that may vary: a constant, or an expression of time and state."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from kane.expressions.nodes import StateMeasure
from kane.fields import Varying


@dataclass(frozen=True)
class Law:
    """An expression in a field of an element.

    Attributes:
        path: the field, as in ``force[0]``.
        text: the expression.
        own: names that stand for measures of the element itself, such as ``length``.
        time_only: whether measures of the state are out of place.

    """

    path: str
    text: str
    own: Mapping[str, StateMeasure] = field(default_factory=dict)
    time_only: bool = False


def laws_of_vector(path: str, vector: tuple[Varying, ...]) -> Iterator[Law]:
    """Yield the expressions among the components of a vector."""
    for i, component in enumerate(vector):
        if isinstance(component, str):
            yield Law(f"{path}[{i}]", component)

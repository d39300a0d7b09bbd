"""Expressions that constraints hold, with their derivatives along paths and time."""

from dataclasses import dataclass

from kane.errors import ExpressionError
from kane.expressions.nodes import Call, Node, Number, Path, PathRate, Time, walk
from kane.expressions.resolve import folded
from kane.expressions.slopes import replaced, slope
from kane.sentences import say

ONE, ZERO = Number(1.0), Number(0.0)


@dataclass(frozen=True)
class StateLaw:
    """What a row needs to know of its expression.

    Attributes:
        value: the expression f itself.
        slopes: of each path that f speaks of, by its number: df/ds, or df/ds' of one of speeds.
        asked: what the rest of the row asks of the sum of slopes times s': -df/dt, or minus f
            without speeds; None where that is zero.
        bend: what f'' is, or f' of one of speeds, where no s'' is.

    """

    value: Node
    slopes: dict[int, Node]
    asked: Node | None
    bend: Node


def state_law(node: Node) -> StateLaw:
    """Return what a row needs of an expression of paths.

    Args:
        node: a tree without names and measures.

    Raises:
        ExpressionError: it is not linear in speeds, or its derivatives are too long.

    """
    rates = {part for part in walk(node) if isinstance(part, PathRate)}
    paths = {part for part in walk(node) if isinstance(part, Path)}
    moving: dict[Node, Node] = {Path(i): PathRate(i) for i in sorted(each.index for each in paths)}
    moving[Time()] = ONE
    if not rates:
        along = {path.index: slope(node, {path: ONE}) for path in paths}
        drift = slope(node, {Time(): ONE})
        bend = slope(slope(node, moving), moving)
        return StateLaw(node, dict(sorted(along.items())), _asked(drift), bend)
    along = {rate.index: slope(node, {rate: ONE}) for rate in rates}
    if any(isinstance(part, PathRate) for each in along.values() for part in walk(each)):
        raise ExpressionError(
            node.column,
            say(
                "speeds may stand in it in the first power alone, each times an expression of "
                "positions and time"
            ),
        )
    drift = replaced(node, lambda leaf: ZERO if isinstance(leaf, PathRate) else leaf)
    return StateLaw(node, dict(sorted(along.items())), _asked(drift), slope(node, moving))


def _asked(drift: Node) -> Node | None:
    return None if drift == ZERO else folded(Call("negate", (drift,)))

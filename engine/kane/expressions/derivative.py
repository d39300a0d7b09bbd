"""The exact time derivative of an expression that hangs on the time alone.

Where an operation jumps, its derivative is that between the jumps: zero.
"""

import math
from collections.abc import Callable

from kane.errors import ExpressionError
from kane.expressions.nodes import (
    Call,
    Moving,
    Node,
    Number,
    Path,
    PathRate,
    StateMeasure,
    StateOf,
    Table,
    Time,
    walk,
)
from kane.expressions.operations import COMPARISONS, LOGIC
from kane.expressions.resolve import folded
from kane.kernels.programs.instructions import ORDERS
from kane.sentences import say

ZERO, ONE = Number(0.0), Number(1.0)


def derivative(node: Node) -> Node:
    """Return d/dt.

    Args:
        node: a tree without names and without measures of the state.

    Raises:
        ExpressionError: it holds a measure, or the derivative is too long.

    """
    for part in walk(node):
        if isinstance(part, StateMeasure | StateOf | Path | PathRate):
            raise ExpressionError(
                part.column,
                say("expected a function of the time alone, found a measure of the state"),
            )
    try:
        return _derivative(node)
    except ExpressionError as error:
        raise ExpressionError(
            node.column, say("in the derivative, {text}", text=error.text)
        ) from None


def derivative_of_moving(node: Node) -> Node:
    """Return the derivative along what moves in a tree, see ``slopes``; other paths stay."""
    return _derivative(node)


def _derivative(node: Node) -> Node:
    match node:
        case Number():
            return ZERO
        case Time():
            return ONE
        case Moving(_, rate):
            return rate
        case Path() | PathRate():  # which stay, where others move
            return ZERO
        case Table(name, argument, order):
            if order + 1 == ORDERS:  # pieces are cubic
                return ZERO
            slope = Table(name, argument, order + 1, column=node.column)
            return _times(slope, _derivative(argument))
        case Call(function, operands):
            return _RULES[function](node, *operands) if node.has_time else ZERO
    raise TypeError(f"{node} has no derivative before its names are put in")


def _none(_: Node, *__: Node) -> Node:
    return ZERO


def _chain(slope: Callable[[Node, Node], Node]) -> Callable[[Node, Node], Node]:
    """Return the rule of a function of one argument from its slope at (the call, argument)."""

    def rule(whole: Node, a: Node) -> Node:
        return _times(slope(whole, a), _derivative(a))

    return rule


def _product(_: Node, a: Node, b: Node) -> Node:
    return _plus(_times(_derivative(a), b), _times(a, _derivative(b)))


def _quotient(_: Node, a: Node, b: Node) -> Node:
    over = _over(_derivative(a), b)
    return _minus(over, _over(_times(a, _derivative(b)), _power(b, Number(2.0))))


def _remainder(_: Node, a: Node, b: Node) -> Node:
    return _minus(_derivative(a), _times(Call("//", (a, b)), _derivative(b)))


def _raised(whole: Node, a: Node, b: Node) -> Node:
    if isinstance(b, Number):
        slope = _times(b, _power(a, Number(b.value - 1)))
        return _times(slope, _derivative(a))
    growth = _times(_derivative(b), _call("log", a))
    return _times(whole, _plus(growth, _over(_times(b, _derivative(a)), a)))


def _smaller(_: Node, a: Node, b: Node) -> Node:
    return _where(Call("<", (b, a)), _derivative(b), _derivative(a))


def _larger(_: Node, a: Node, b: Node) -> Node:
    return _where(Call(">", (b, a)), _derivative(b), _derivative(a))


def _angle_of(_: Node, y: Node, x: Node) -> Node:
    turn = _minus(_times(x, _derivative(y)), _times(y, _derivative(x)))
    return _over(turn, _plus(_power(x, Number(2.0)), _power(y, Number(2.0))))


def _length_of(whole: Node, a: Node, b: Node) -> Node:
    return _over(_plus(_times(a, _derivative(a)), _times(b, _derivative(b))), whole)


def _clamped(_: Node, a: Node) -> Node:
    inside = Call("and", (Call(">", (a, ZERO)), Call("<", (a, ONE))))
    return _where(inside, _derivative(a), ZERO)


def _smooth_slope(_: Node, a: Node) -> Node:
    """Return the slope 6 s (1 - s) of 3 s^2 - 2 s^3, zero beyond both ends by itself."""
    s = _call("clamp", a)
    return _times(Number(6.0), _times(s, _minus(ONE, s)))


def _square(a: Node) -> Node:
    return _power(a, Number(2.0))


_RULES: dict[str, Callable[..., Node]] = {
    "+": lambda _, a, b: _plus(_derivative(a), _derivative(b)),
    "-": lambda _, a, b: _minus(_derivative(a), _derivative(b)),
    "*": _product,
    "/": _quotient,
    "%": _remainder,
    "**": _raised,
    "negate": lambda _, a: _negative(_derivative(a)),
    "where": lambda _, c, a, b: _where(c, _derivative(a), _derivative(b)),
    "min": _smaller,
    "max": _larger,
    "atan2": _angle_of,
    "hypot": _length_of,
    "clamp": _clamped,
    "smooth": _chain(_smooth_slope),
    "sin": _chain(lambda _, a: _call("cos", a)),
    "cos": _chain(lambda _, a: _negative(_call("sin", a))),
    "tan": _chain(lambda whole, _: _plus(ONE, _square(whole))),
    "asin": _chain(lambda _, a: _over(ONE, _call("sqrt", _minus(ONE, _square(a))))),
    "acos": _chain(lambda _, a: _over(Number(-1.0), _call("sqrt", _minus(ONE, _square(a))))),
    "atan": _chain(lambda _, a: _over(ONE, _plus(ONE, _square(a)))),
    "sinh": _chain(lambda _, a: _call("cosh", a)),
    "cosh": _chain(lambda _, a: _call("sinh", a)),
    "tanh": _chain(lambda whole, _: _minus(ONE, _square(whole))),
    "exp": _chain(lambda whole, _: whole),
    "log": _chain(lambda _, a: _over(ONE, a)),
    "log10": _chain(lambda _, a: _over(Number(1 / math.log(10)), a)),
    "sqrt": _chain(lambda whole, _: _over(Number(0.5), whole)),
    "abs": _chain(lambda _, a: _call("sign", a)),
    **dict.fromkeys(("//", "sign", "floor", "ceil", "step", *COMPARISONS, *LOGIC), _none),
}


# Sums and products without the zeros and ones that differentiation brings.


def _call(function: str, *operands: Node) -> Node:
    return folded(Call(function, operands))


def _plus(a: Node, b: Node) -> Node:
    if a == ZERO:
        return b
    return a if b == ZERO else _call("+", a, b)


def _minus(a: Node, b: Node) -> Node:
    if b == ZERO:
        return a
    return _negative(b) if a == ZERO else _call("-", a, b)


def _negative(a: Node) -> Node:
    if isinstance(a, Call) and a.function == "negate":
        return a.operands[0]
    return _call("negate", a)


def _times(a: Node, b: Node) -> Node:
    if ZERO in (a, b):
        return ZERO
    if a == ONE:
        return b
    return a if b == ONE else _call("*", a, b)


def _over(a: Node, b: Node) -> Node:
    if a == ZERO:
        return ZERO
    return a if b == ONE else _call("/", a, b)


def _power(a: Node, b: Number) -> Node:
    if b == ONE:
        return a
    return ONE if b == ZERO else _call("**", a, b)


def _where(condition: Node, a: Node, b: Node) -> Node:
    return a if a == b else _call("where", condition, a, b)

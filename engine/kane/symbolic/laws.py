"""Expressions of the model -> SymPy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

import sympy

from kane.errors import KaneError
from kane.expressions.branches import RAIL, railed
from kane.expressions.curve import Curve
from kane.expressions.nodes import (
    Accumulation,
    Call,
    InputValue,
    Name,
    Node,
    Number,
    SignalValue,
    StateMeasure,
    StateOf,
    Table,
    Time,
)
from kane.symbolic.known import expression

t = sympy.Symbol("t", real=True)


class CannotBeSymbolicError(KaneError):
    """What cannot be said in symbols, with the element that says it."""


def _truth(x: sympy.Expr) -> Any:
    """Return whether a number counts as true."""
    if isinstance(x, sympy.Piecewise) and x.args[0][0] == 1 and x.args[-1][0] == 0:
        return x.args[0][1]
    return sympy.Ne(x, 0)


def _number(condition: Any) -> sympy.Expr:
    """Return 1 where a condition holds, else 0."""
    return sympy.Piecewise((1, condition), (0, True))


def _smooth(x: sympy.Expr) -> sympy.Expr:
    s = _clamp(x)
    return s * s * (3 - 2 * s)


def _clamp(x: sympy.Expr) -> sympy.Expr:
    return sympy.Piecewise((0, x < 0), (1, x > 1), (x, True))


FUNCTIONS: Mapping[str, Callable[..., sympy.Expr]] = {
    "sin": sympy.sin,
    "cos": sympy.cos,
    "tan": sympy.tan,
    "asin": sympy.asin,
    "acos": sympy.acos,
    "atan": sympy.atan,
    "atan2": sympy.atan2,
    "sinh": sympy.sinh,
    "cosh": sympy.cosh,
    "tanh": sympy.tanh,
    "exp": sympy.exp,
    "log": sympy.log,
    "log10": lambda x: sympy.log(x) / sympy.log(10),
    "sqrt": sympy.sqrt,
    "abs": lambda x: sympy.Piecewise((-x, x < 0), (x, True)),
    "sign": lambda x: sympy.Piecewise((1, x > 0), (-1, x < 0), (0, True)),
    "floor": sympy.floor,
    "ceil": sympy.ceiling,
    "min": lambda a, b: sympy.Piecewise((b, b < a), (a, True)),
    "max": lambda a, b: sympy.Piecewise((b, b > a), (a, True)),
    "hypot": lambda a, b: sympy.sqrt(a * a + b * b),
    "step": lambda x: sympy.Piecewise((0, x < 0), (1, True)),
    "where": lambda c, a, b: sympy.Piecewise((a, _truth(c)), (b, True)),
    "<": lambda a, b: _number(a < b),
    "<=": lambda a, b: _number(a <= b),
    ">": lambda a, b: _number(a > b),
    ">=": lambda a, b: _number(a >= b),
    "==": lambda a, b: _number(sympy.Eq(a, b)),
    "!=": lambda a, b: _number(sympy.Ne(a, b)),
    "and": lambda a, b: _number(sympy.And(_truth(a), _truth(b))),
    "or": lambda a, b: _number(sympy.Or(_truth(a), _truth(b))),
    "not": lambda a: _number(sympy.Not(_truth(a))),
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a / b,
    "//": lambda a, b: sympy.floor(a / b),
    "%": lambda a, b: a - b * sympy.floor(a / b),
    "**": lambda a, b: a**b,
    "negate": lambda a: -a,
    "clamp": _clamp,
    "smooth": _smooth,
}
"""One for each of ``expressions.operations.OPERATIONS``; a test compares the two."""

CONNECTIVES = frozenset({"and", "or", "not"})

Measured = Callable[[StateMeasure], sympy.Expr]


class SignalReader(Protocol):
    """What expressions ask of signals."""

    def node(self, name: str) -> Node:
        """Return what a signal stands for."""
        ...

    def symbol(self, state: StateOf | Accumulation) -> sympy.Symbol:
        """Return the symbol of a state."""
        ...


def node_expression(
    node: Node,
    own: Mapping[str, sympy.Expr],
    measured: Measured | None = None,
    inputs: Mapping[str, sympy.Expr] | None = None,
    curves: Mapping[str, Curve] | None = None,
    signals: SignalReader | None = None,
    named: Callable[[sympy.Expr], sympy.Expr] = lambda expr: expr,
) -> sympy.Expr:
    """Return an expression of the model in symbols.

    Args:
        node: a tree as ``parse`` gives it.
        own: what names stand for: parameters, and what the owner names for itself.
        measured: gives measures of the state; none can be read without it.
        inputs: the symbol of each input, or the function of time that it follows.
        curves: the tables.
        signals: gives what signals stand for; none can be read without it.
        named: gives a name to what has branches and stands in something else.

    """

    def said(part: Node) -> sympy.Expr:
        match part:
            case Number(value):
                return expression(value)
            case Time():
                return t
            case Name(name):
                return own[name]
            case InputValue(name) if inputs is not None:
                return inputs[name]
            case StateMeasure() if measured is not None:
                return measured(part)
            case SignalValue(name) if signals is not None:
                return said(signals.node(name))
            case StateOf() | Accumulation() if signals is not None:
                return signals.symbol(part)
            case Call(function, (state, rate, least, most, _)) if function == RAIL:
                return said(railed(state, rate, least, most))
            case Call(function, operands):
                return FUNCTIONS[function](*_kept_apart(function, map(said, operands), named))
            case Table(name, argument, order) if name in (curves or {}):
                return curve_expression(curves[name], said(argument), order)  # type: ignore[index]
        raise ValueError(part)

    return said(node)


def _kept_apart(
    function: str, operands: Iterable[sympy.Expr], named: Callable[[sympy.Expr], sympy.Expr]
) -> Iterator[sympy.Expr]:
    """Yield operands, with names for those that have branches but are no conditions.

    SymPy would work out under which conditions branches of branches hold, and these grow without
    bounds.
    """
    for k, each in enumerate(operands):
        is_condition = function in CONNECTIVES or (function == "where" and k == 0)
        yield named(each) if each.has(sympy.Piecewise) and not is_condition else each


def curve_expression(curve: Curve, x: sympy.Expr, order: int) -> sympy.Expr:
    """Return a table, or its derivative of some order, as a polynomial in each piece."""
    pieces: list[tuple[Any, Any]] = []
    for k, coefficients in enumerate(curve.coefficients):
        inside = 0 < k < len(curve.breaks)
        d = x - expression(curve.breaks[k - 1]) if inside else sympy.S.Zero
        c = [expression(each) for each in coefficients]
        value = c[0] + d * (c[1] + d * (c[2] + d * c[3]))
        if order:
            own = sympy.Dummy()
            cubic = c[0] + own * (c[1] + own * (c[2] + own * c[3]))
            value = sympy.diff(cubic, own, order).subs(own, d) if inside else sympy.S.Zero
        holds = x < expression(curve.breaks[k]) if k < len(curve.breaks) else True
        pieces.append((value, holds))
    return sympy.Piecewise(*pieces)

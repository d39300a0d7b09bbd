"""Expressions of the model -> SymPy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import sympy

from kane.errors import KaneError
from kane.expressions.nodes import (
    Call,
    InputValue,
    Name,
    Node,
    Number,
    StateMeasure,
    Table,
    Time,
)
from kane.sentences import Sentence, say
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

Measured = Callable[[StateMeasure], sympy.Expr]


def node_expression(
    node: Node,
    own: Mapping[str, sympy.Expr],
    measured: Measured | None = None,
    inputs: Mapping[str, sympy.Expr] | None = None,
    owner: str = "",
) -> sympy.Expr:
    """Return an expression of the model in symbols.

    Args:
        node: a tree as ``parse`` gives it.
        own: what names stand for: parameters, and what the owner names for itself.
        measured: gives measures of the state; none can be read without it.
        inputs: the symbol of each input.
        owner: whose it is, for refusals.

    Raises:
        CannotBeSymbolicError: it reads a table.

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
            case Call(function, operands):
                return FUNCTIONS[function](*(said(each) for each in operands))
            case Table(name):
                raise CannotBeSymbolicError(no_table(owner, name))
        raise ValueError(part)

    return said(node)


def no_table(owner: str, name: str) -> Sentence:
    """Return that an element reads a table, which has no symbols."""
    return say(
        "'{owner}' reads the table '{name}': a table has values and no formula, so it cannot be "
        "put into symbols. Write a formula in its place.",
        owner=owner,
        name=name,
    )

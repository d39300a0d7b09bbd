"""Numbers that know what they are called: floats that carry a symbolic expression along.

Elements hand their numbers to the primitives that they are made of as they stand, or multiplied by
each other. So a model whose numbers know their symbols yields primitives that know them, too, and
no element needs to be told of symbols. What goes through ``math`` comes out as a plain number.
"""

from __future__ import annotations

from typing import Any, Self

import sympy

NEAR = 1e-15  # of 0 and 1: round-off of a unit vector


class Known(float):
    """A number with the expression that gives it."""

    expr: sympy.Expr

    def __new__(cls, value: float, expr: sympy.Expr) -> Self:
        """Return the number ``value`` that is called ``expr``."""
        self = super().__new__(cls, value)
        self.expr = expr
        return self

    def __reduce__(self) -> Any:
        return Known, (float(self), self.expr)

    def __neg__(self) -> Known:
        return Known(-float(self), -self.expr)

    def __add__(self, other: float) -> Known:
        return Known(float(self) + float(other), self.expr + expression(other))

    __radd__ = __add__

    def __sub__(self, other: float) -> Known:
        return Known(float(self) - float(other), self.expr - expression(other))

    def __rsub__(self, other: float) -> Known:
        return Known(float(other) - float(self), expression(other) - self.expr)

    def __mul__(self, other: float) -> Known:
        return Known(float(self) * float(other), self.expr * expression(other))

    __rmul__ = __mul__

    def __truediv__(self, other: float) -> Known:
        return Known(float(self) / float(other), self.expr / expression(other))

    def __rtruediv__(self, other: float) -> Known:
        return Known(float(other) / float(self), expression(other) / self.expr)


def expression(number: float) -> sympy.Expr:
    """Return the expression of a number: its symbols, a whole number as it is, or its digits."""
    if isinstance(number, Known):
        return number.expr
    value = float(number)
    nearest = round(value) if abs(value) < 1e9 else None
    if nearest is not None and abs(value - nearest) <= NEAR:
        return sympy.Integer(nearest)
    return sympy.Float(value, 17)

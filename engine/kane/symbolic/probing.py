"""A tape that knows by value what an expression is: zero, one, or what is said more shortly.

What partial velocities are put into often falls together: sin^2 + cos^2 of nested turns, or the
angular velocity of a body whose components are chosen as speeds. To see that by rules of algebra is
slow and not sure; two expressions with the same values at random places are the same (Schwartz,
1980; Zippel, 1979), but for a chance far smaller than that of a slip. Parameters are drawn, too, so
that one of 1 m is not taken for the number 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import numpy.typing as npt
import sympy
from sympy import Expr, Symbol

from kane.symbolic.tape import ONE, ZERO, Tape

Array = npt.NDArray[np.float64]

PLACES = 3  # at which expressions are compared
SIGNS = (1.0, 1.0, -1.0)  # of what may have either
SAME = 1e-13  # of the largest term: some hundred roundings. What is so small beside it is kept
DIGITS = 9  # by which values are looked up; whether they are the same is asked then
FUNCTIONS: Mapping[type, Callable[..., Array]] = {
    sympy.sin: np.sin, sympy.cos: np.cos, sympy.tan: np.tan, sympy.asin: np.arcsin,
    sympy.acos: np.arccos, sympy.atan: np.arctan, sympy.atan2: np.arctan2, sympy.exp: np.exp,
    sympy.log: np.log, sympy.sinh: np.sinh, sympy.cosh: np.cosh, sympy.tanh: np.tanh,
    sympy.Abs: np.abs, sympy.sign: np.sign,
}  # fmt: skip


class _UnknownError(Exception):
    """An expression that has no value here; it stays as it is."""


class ProbingTape(Tape):
    """Names what grows long, and says what it can in the shortest way that it has met."""

    def __init__(self, longest: int, most: int) -> None:
        super().__init__(longest, most)
        self._lots = np.random.default_rng(20)
        self._values: dict[Expr, tuple[Array, Array]] = {}
        self._known: dict[tuple[float, ...], list[Expr]] = {}

    def named(self, expr: Expr) -> Expr:
        """Return the shortest expression of the same value, or its name where that is long."""
        if expr.is_Atom:
            return expr
        short = self.shortest(expr)
        return short if short.is_Atom else super().named(short)

    def shortest(self, expr: Expr) -> Expr:
        """Return the shortest expression with the same values that has been met."""
        try:
            with np.errstate(all="ignore"):
                value, size = self._value(expr)
        except _UnknownError:
            return expr
        if not np.isfinite(value).all():
            return expr
        for number in (ZERO, ONE, -ONE):
            if _same(value, size, np.full(PLACES, float(number)), size):
                return number
        alike = self._known.setdefault(_key(value), [])
        for i, known in enumerate(alike):
            if _same(value, size, *self._value(known)):
                if self.size(expr) < self.size(known):
                    alike[i] = expr
                return alike[i]
        alike.append(expr)
        return expr

    def of_any_sign(self, symbol: Symbol) -> None:
        """Draw a symbol with values of both signs, or its size would be taken for itself."""
        if symbol not in self._values:
            lots = self._lots.uniform(0.4, 1.4, PLACES) * self._lots.permutation(SIGNS)
            self._values[symbol] = lots, np.abs(lots)
            self._known.setdefault(_key(lots), []).append(symbol)

    def _value(self, expr: Expr) -> tuple[Array, Array]:
        """Return the values of an expression, and the size of its largest term."""
        found = self._values.get(expr)
        if found is None:
            found = self._values[expr] = self._worked_out(expr)
        return found

    def _worked_out(self, expr: Expr) -> tuple[Array, Array]:
        if expr.is_Number or expr.is_NumberSymbol:
            number = np.full(PLACES, float(expr))
            return number, np.abs(number)
        if isinstance(expr, Symbol):
            step = self.steps.get(expr)
            if step is not None:
                return self._value(step)
            lots = self._lots.uniform(0.4, 1.4, PLACES)
            self._known.setdefault(_key(lots), []).append(expr)
            return lots, np.abs(lots)
        if not expr.is_Add and not expr.is_Mul and not expr.is_Pow and expr.func not in FUNCTIONS:
            raise _UnknownError
        values, sizes = zip(*(self._value(each) for each in expr.args), strict=True)
        if expr.is_Add:
            total, size = np.sum(values, axis=0), np.max(sizes, axis=0)
            # what is round-off alone goes on as zero, into squares, roots and functions
            return np.where(np.abs(total) <= SAME * size, 0.0, total), size
        if expr.is_Mul:
            return np.prod(values, axis=0), np.prod(sizes, axis=0)
        if expr.is_Pow:
            value = np.power(*values)
            return value, np.abs(value)
        value = FUNCTIONS[expr.func](*values)
        return value, np.abs(value)


def _same(a: Array, size_a: Array, b: Array, size_b: Array) -> bool:
    """Whether values are the same but for round-off of terms of these sizes."""
    return bool((np.abs(a - b) <= SAME * np.maximum(size_a, size_b)).all())


def _key(value: Array) -> tuple[float, ...]:
    """Return what values have in common that are the same but for round-off."""
    return tuple(float(f"{each:.{DIGITS}e}") for each in value)

"""A tape of intermediate symbols, so that no expression grows beyond a few operations.

What would become long gets a name, z1, z2 ..., and goes on as that name. A derivative goes along
the tape by the chain rule, each intermediate symbol once. So the work grows with the number of
operations, as it does for who derives the equations by hand with "intermediate quantities", and
not with the size of what they would be written out (Kane, Levinson, Dynamics Online, 2000, use the
same in Autolev).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping

import sympy
from sympy import Expr, Symbol

from kane.errors import KaneError
from kane.sentences import say

ZERO, ONE = sympy.Integer(0), sympy.Integer(1)


class TooLargeForSymbolsError(KaneError):
    """Equations that would have more operations than are allowed."""


class Tape:
    """Names what grows long.

    Args:
        longest: operations that an expression may have before it gets a name.
        most: operations that all of them may have together.

    """

    def __init__(self, longest: int, most: int) -> None:
        self.longest = longest
        self.most = most
        self.operations = 0
        self.steps: dict[Symbol, Expr] = {}
        self.written: dict[Expr, str] = {}  # what has been written as Python, see ``values``
        self._names: dict[Expr, Symbol] = {}
        self._sizes: dict[Expr, int] = {}
        self._derivatives: dict[tuple[Hashable, Expr], Expr] = {}

    def named(self, expr: Expr) -> Expr:
        """Return an expression, or its name where it is long.

        Raises:
            TooLargeForSymbolsError: there are more operations than are allowed.

        """
        if expr.is_Atom or self.size(expr) <= self.longest:
            return expr
        return self.always_named(expr)

    def always_named(self, expr: Expr) -> Expr:
        """Return the name of an expression; an atom or its opposite needs none."""
        if expr.is_Atom or (-expr).is_Atom:
            return expr
        if -expr in self._names:
            return -self._names[-expr]
        if expr not in self._names:
            symbol = Symbol(f"z{len(self.steps) + 1}", real=True)
            self._names[expr] = symbol
            self.steps[symbol] = expr
            self.operations += self.size(expr)
            if self.operations > self.most:
                raise TooLargeForSymbolsError(
                    say(
                        "The equations would have more than {most} operations. Allow more of them, "
                        "or take bodies away; a run needs no symbols.",
                        most=self.most,
                    )
                )
        return self._names[expr]

    def of_any_sign(self, symbol: Symbol) -> None:
        """Be told that a symbol may be below zero; a tape that knows no values need not know."""

    def size(self, expr: Expr) -> int:
        """Return how many operations an expression has."""
        if expr.is_Atom:
            return 0
        known = self._sizes.get(expr)
        if known is None:
            known = max(len(expr.args) - 1, 1) + sum(self.size(each) for each in expr.args)
            self._sizes[expr] = known
        return known

    def derivative(self, expr: Expr, rates: Mapping[Symbol, Expr], key: Hashable) -> Expr:
        """Return the derivative of an expression whose symbols have these rates.

        Args:
            expr: what is derived.
            rates: the rates of the symbols; all others, but those of the tape, are constant.
            key: names the rates.

        """
        if expr.is_Number:
            return ZERO
        found = self._derivatives.get((key, expr))
        if found is not None:
            return found
        total = ZERO
        for symbol in sorted(expr.free_symbols, key=lambda each: each.name):
            rate = rates.get(symbol)
            if rate is None:
                step = self.steps.get(symbol)
                if step is None:
                    continue
                rate = self.derivative(step, rates, key)
            if rate != 0:
                total += slope(expr, symbol) * rate
        total = self.named(total)
        self._derivatives[key, expr] = total
        return total

    def written_out(self, expr: Expr) -> Expr:
        """Return an expression without intermediate symbols."""
        while found := expr.free_symbols & self.steps.keys():
            expr = expr.xreplace({symbol: self.steps[symbol] for symbol in found})
        return expr

    def needed(self, exprs: Iterable[Expr]) -> list[Symbol]:
        """Return the intermediate symbols of some expressions, each after those that it needs."""
        wanted: set[Symbol] = set()
        ahead = [each for expr in exprs for each in expr.free_symbols]
        while ahead:
            symbol = ahead.pop()
            if symbol in self.steps and symbol not in wanted:
                wanted.add(symbol)
                ahead.extend(self.steps[symbol].free_symbols)
        return [symbol for symbol in self.steps if symbol in wanted]


def slope(expr: Expr, symbol: Symbol) -> Expr:
    """Return the derivative with respect to a symbol; what jumps is constant between its jumps."""
    jumping = expr.atoms(sympy.sign, sympy.floor, sympy.ceiling)
    if not jumping:
        return _without_jumps(sympy.diff(expr, symbol))
    held = {each: sympy.Dummy() for each in jumping}
    return _without_jumps(sympy.diff(expr.xreplace(held), symbol)).xreplace(
        {dummy: each for each, dummy in held.items()}
    )


def _without_jumps(expr: Expr) -> Expr:
    return expr.replace(sympy.DiracDelta, lambda *_: ZERO) if expr.has(sympy.DiracDelta) else expr

"""The shortest of some forms of an expression."""

from __future__ import annotations

import re
from collections.abc import Iterable

import sympy
from sympy import Expr, Symbol

from kane.symbolic.kinematics import contracted
from kane.symbolic.tape import ZERO, Tape

TIDIED = 4  # times what an expression may have before it gets a name
TRIED = 40  # operations up to which rules of sines and cosines are tried
SPEED = re.compile(r"u\d+")


def tidied(tape: Tape, expr: Expr, planar: bool) -> Expr:
    """Return the shortest of some forms of an expression that is not long.

    As it is; multiplied out, with squares of sines put in; the same with common factors before
    brackets, and sorted by products of speeds; and where turns add up with sines and cosines of
    their sums.
    """
    if not 0 < tape.size(expr) <= TIDIED * tape.longest:
        return expr
    expanded = sympy.expand(expr)
    candidates = [expr, expanded]
    if squares := _squares(expanded):
        candidates.append(sympy.expand(expanded.xreplace(squares)))
    if planar and len({each.args[0] for each in expanded.atoms(sympy.sin, sympy.cos)}) > 1:
        candidates.append(contracted(candidates[-1]))
    shortest = min(candidates, key=sympy.count_ops)
    masses = _sorted(each for each in shortest.free_symbols if each.name.startswith(("m_", "g")))
    grouped = sympy.factor_terms(sympy.collect(sympy.expand(shortest), masses))
    forms = [shortest, grouped]
    if any(SPEED.fullmatch(each.name) for each in expr.free_symbols):
        forms.append(_by_speeds(tape, candidates[-1]))
    return min(forms, key=sympy.count_ops)  # the first where they are equal


def _squares(expr: Expr) -> dict[Expr, Expr]:
    """Return what the squares of sines are."""
    return {
        power: 1 - sympy.cos(power.base.args[0]) ** 2
        for power in expr.atoms(sympy.Pow)
        if power.exp == 2 and isinstance(power.base, sympy.sin)
    }


def _by_speeds(tape: Tape, expr: Expr) -> Expr:
    """Return a sum sorted by products of speeds, the factor of each as short as may be."""
    speeds = _sorted(each for each in expr.free_symbols if SPEED.fullmatch(each.name))
    factors = sympy.collect(sympy.expand(expr), speeds, evaluate=False, distribute_order_term=False)
    return sum(
        (product * _short(tape, factor, speeds) for product, factor in factors.items()), ZERO
    )


def _short(tape: Tape, factor: Expr, speeds: list[Symbol]) -> Expr:
    if factor.free_symbols & set(speeds):
        return factor
    forms = [factor, sympy.factor_terms(factor)]
    if factor.has(sympy.sin, sympy.cos) and tape.size(factor) <= TRIED:
        forms.append(sympy.factor_terms(sympy.trigsimp(factor)))
    return min(forms, key=sympy.count_ops)


def _sorted(symbols: Iterable[Symbol]) -> list[Symbol]:
    return sorted(symbols, key=lambda each: each.name)

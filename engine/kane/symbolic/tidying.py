"""The shortest of some forms of an expression."""

from __future__ import annotations

import sympy
from sympy import Expr

from kane.symbolic.kinematics import contracted
from kane.symbolic.tape import Tape

TIDIED = 4  # times what an expression may have before it gets a name


def tidied(tape: Tape, expr: Expr, planar: bool) -> Expr:
    """Return the shortest of some forms of an expression that is not long.

    As it is; multiplied out, with squares of sines put in; the same with common factors before
    brackets; and where turns add up with sines and cosines of their sums.
    """
    if not 0 < tape.size(expr) <= TIDIED * tape.longest:
        return expr
    expanded = sympy.expand(expr)
    squares = {
        power: 1 - sympy.cos(power.base.args[0]) ** 2
        for power in expanded.atoms(sympy.Pow)
        if power.exp == 2 and isinstance(power.base, sympy.sin)
    }
    candidates = [expr, expanded]
    if squares:
        candidates.append(sympy.expand(expanded.xreplace(squares)))
    if planar and len({each.args[0] for each in expanded.atoms(sympy.sin, sympy.cos)}) > 1:
        candidates.append(contracted(candidates[-1]))
    shortest = min(candidates, key=sympy.count_ops)
    masses = sorted(
        (each for each in shortest.free_symbols if each.name.startswith(("m_", "g"))),
        key=lambda each: each.name,
    )
    grouped = sympy.factor_terms(sympy.collect(sympy.expand(shortest), masses))
    return min((shortest, grouped), key=sympy.count_ops)  # the first where they are equal

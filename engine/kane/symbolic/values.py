"""Numbers of expressions: a function of time, coordinates and speeds made of plain Python."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from sympy import Expr
from sympy.printing.pycode import PythonCodePrinter

from kane.symbolic.curve_functions import along, foot
from kane.symbolic.curves import CurvePrinting, named
from kane.symbolic.kinematics import Speeds
from kane.symbolic.symbols import Symbols
from kane.symbolic.tape import Tape

Evaluate = Callable[..., list[float]]
"""A function of t, q, u, if they are not those at the start ``_states`` of signals, and ``_lam``,
multipliers from which friction follows."""


class PythonPrinter(CurvePrinting, PythonCodePrinter):
    """Writes expressions as plain Python with the functions of ``math``."""

    def _print_Float(self, expr: Expr) -> str:
        return repr(float(expr))


def evaluator(tape: Tape, exprs: Sequence[Expr], speeds: Speeds, symbols: Symbols) -> Evaluate:
    """Return a function of t, q, u and states of signals that gives the numbers of expressions."""
    lines = ["def f(t, q, u, _states=_start, _lam=_unknown):"]  # no symbol begins with a line
    lines += [f"    {symbol} = _lam[{k}]" for symbol, k in symbols.multipliers.items()]
    lines += [f"    {symbol} = _states[{k}]" for k, symbol in enumerate(symbols.states)]
    lines += [f"    {symbol} = q[{k}]" for k, symbol in enumerate(speeds.coordinates)]
    lines += [f"    {symbol} = u[{k}]" for k, symbol in enumerate(speeds.symbols)]
    lines += [f"    {z} = {_written(tape, tape.steps[z])}" for z in tape.needed(exprs)]
    lines.append(f"    return [{', '.join(_written(tape, each) for each in exprs)}]")
    scope: dict[str, object] = {str(symbol): value for symbol, value in symbols.values.items()}
    scope |= {"math": math, "_start": list(symbols.states.values())}
    scope |= {named(k + 1): each.numbers for k, each in enumerate(symbols.curves)}
    # who asks for friction that follows from multipliers says what these are
    scope["_unknown"] = [math.nan] * (max(symbols.multipliers.values(), default=0) + 1)
    scope |= {"along": along, "foot": foot}
    exec("\n".join(lines), scope)
    found = scope["f"]
    assert callable(found)
    return found


def _written(tape: Tape, expr: Expr) -> str:
    """Return an expression as Python; to write it takes longer than to find what was written."""
    found = tape.written.get(expr)
    if found is None:
        found = tape.written[expr] = _PRINTER.doprint(expr)
    return found


_PRINTER = PythonPrinter({"fully_qualified_modules": True, "standard": "python3"})

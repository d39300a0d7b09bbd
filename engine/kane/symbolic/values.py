"""Numbers of expressions: a function of time, coordinates and speeds made of plain Python."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from sympy import Expr, Symbol
from sympy.printing.pycode import PythonCodePrinter

from kane.symbolic.kinematics import Speeds
from kane.symbolic.tape import Tape

Evaluate = Callable[[float, Sequence[float], Sequence[float]], list[float]]


class PythonPrinter(PythonCodePrinter):
    """Writes expressions as plain Python with the functions of ``math``."""

    def _print_Float(self, expr: Expr) -> str:
        return repr(float(expr))


def evaluator(
    tape: Tape, exprs: Sequence[Expr], speeds: Speeds, values: Mapping[Symbol, float]
) -> Evaluate:
    """Return a function of t, q and u that gives the numbers of expressions."""
    printer = PythonPrinter({"fully_qualified_modules": True, "standard": "python3"})
    lines = ["def f(t, q, u):"]
    lines += [f"    {symbol} = q[{k}]" for k, symbol in enumerate(speeds.coordinates)]
    lines += [f"    {symbol} = u[{k}]" for k, symbol in enumerate(speeds.symbols)]
    lines += [f"    {z} = {printer.doprint(tape.steps[z])}" for z in tape.needed(exprs)]
    lines.append(f"    return [{', '.join(printer.doprint(each) for each in exprs)}]")
    scope: dict[str, object] = {str(symbol): value for symbol, value in values.items()}
    scope["math"] = math
    exec("\n".join(lines), scope)
    found = scope["f"]
    assert callable(found)
    return found

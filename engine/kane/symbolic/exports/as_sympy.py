"""Equations as SymPy: symbols, steps and matrices."""

from __future__ import annotations

from collections.abc import Iterator

from sympy.printing.str import StrPrinter

from kane.symbolic.derivation import Derivation
from kane.symbolic.exports.legend import legend
from kane.symbolic.program import Program

END = '''

def written_out(expr):
    """Return an expression or a matrix without the symbols of the steps."""
    for symbol, step in reversed(list(STEPS.items())):
        expr = expr.subs(symbol, step)
    return expr
'''


class Printer(StrPrinter):
    """Writes expressions as Python that SymPy reads, with numbers that keep their digits."""

    def _print_Float(self, expr: object) -> str:
        return f"Float({float(expr)!r}, 17)"  # type: ignore[arg-type]  # a Float of SymPy

    def _print_Rational(self, expr: object) -> str:
        return f"Rational({expr.p}, {expr.q})"  # type: ignore[attr-defined]  # of SymPy


def as_sympy(found: Derivation, own: Program) -> str:
    """Return a module with the symbols, ``STEPS`` and the matrices of the equations."""
    return "\n".join(_lines(found, own)) + END


def _lines(found: Derivation, own: Program) -> Iterator[str]:
    printer = Printer()
    yield '"""' + "\n".join(legend(found))
    yield '"""'
    yield ""
    yield "from sympy import *"
    yield ""
    motion = [each.symbol for each in (*found.coordinates, *found.speeds)]
    for symbol in ("t", *found.symbols.values, *motion, *found.symbols.states):
        yield f'{symbol} = Symbol("{symbol}", real=True)'
    yield ""
    yield f"PARAMETERS = {{{', '.join(f'{s}: {v!r}' for s, v in found.symbols.values.items())}}}"
    yield f"START = {list(found.start)!r}  # coordinates"
    if found.states:
        own_states = ", ".join(f"{s}: {v!r}" for s, v in found.symbols.states.items())
        yield f"STATES = {{{own_states}}}  # of signals, at the start"
    yield "STEPS = {}"
    for symbol, expr in own.steps:
        yield f'{symbol} = Symbol("{symbol}", real=True)'
        yield f"STEPS[{symbol}] = {printer.doprint(expr)}"
    yield ""
    for output in own.outputs:
        rows, columns = (*output.shape, 1)[:2]
        entries = ", ".join(printer.doprint(expr) for expr in output.exprs)
        yield f"{output.name} = Matrix({rows}, {columns}, [{entries}])"

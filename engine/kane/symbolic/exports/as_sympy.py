"""Equations as SymPy: symbols, steps and matrices."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

from sympy.printing.str import StrPrinter

from kane.symbolic.curve_functions import along, foot
from kane.symbolic.curves import CurvePrinting, named
from kane.symbolic.derivation import Derivation
from kane.symbolic.exports.legend import legend
from kane.symbolic.program import Program
from kane.symbolic.start_speeds import start_speeds

END = '''

def written_out(expr):
    """Return an expression or a matrix without the symbols of the steps."""
    for symbol, step in reversed(list(STEPS.items())):
        expr = expr.subs(symbol, step)
    return expr
'''


CURVES = '''

class along(Function):
    """A coordinate of a curve (0 x, 1 y, 2 z), or its derivative of some order."""

    nargs = 4
    is_real = True

    @classmethod
    def eval(cls, curve, s, axis, order):
        if s.is_number and not s.free_symbols:
            return Float(_along(CURVES[int(curve)], float(s), int(axis), int(order)), 17)

    def fdiff(self, argindex=1):
        curve, s, axis, order = self.args
        return along(curve, s, axis, order + 1)


class foot(Function):
    """How many pieces along a curve its point is that is next to a place."""

    nargs = 4
    is_real = True

    @classmethod
    def eval(cls, curve, x, y, z):
        if not Tuple(x, y, z).free_symbols:
            return Float(_foot(CURVES[int(curve)], float(x), float(y), float(z)), 17)

    def fdiff(self, argindex=1):
        slopes = [along(self.args[0], self, axis, 1) for axis in range(3)]
        return slopes[argindex - 2] / sum(each**2 for each in slopes)
'''


class Printer(CurvePrinting, StrPrinter):
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
    if found.symbols.curves:
        yield "import math"
        yield ""
        for own_function in (along, foot):
            text = inspect.getsource(own_function).rstrip()
            yield re.sub(r"\b(along|foot)\(", r"_\1(", text)
            yield ""
        curves = ", ".join(
            f"{k + 1}: {each.numbers!r}" for k, each in enumerate(found.symbols.curves)
        )
        yield f"CURVES = {{{curves}}}"
        for k in range(len(found.symbols.curves)):
            yield f"{named(k + 1)} = Integer({k + 1})"
        yield CURVES
    motion = [each.symbol for each in (*found.coordinates, *found.speeds)]
    known = found.symbols
    for symbol in ("t", *known.values, *motion, *known.states, *known.multipliers):
        yield f'{symbol} = Symbol("{symbol}", real=True)'
    yield ""
    yield f"PARAMETERS = {{{', '.join(f'{s}: {v!r}' for s, v in found.symbols.values.items())}}}"
    yield f"START = {list(found.start)!r}  # coordinates"
    yield f"SPEEDS = {start_speeds(found)!r}  # generalized speeds, at the start"
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

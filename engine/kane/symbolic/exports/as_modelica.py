"""Equations as a Modelica model: speeds and multipliers follow from the equations as they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import sympy
from sympy import Expr
from sympy.printing.precedence import PRECEDENCE
from sympy.printing.str import StrPrinter

from kane.symbolic.curves import CurvePrinting
from kane.symbolic.derivation import Derivation
from kane.symbolic.exports.curves_in_modelica import arguments, curve_lines
from kane.symbolic.exports.legend import legend
from kane.symbolic.program import Program
from kane.symbolic.signals import SignalState
from kane.symbolic.start_speeds import start_speeds


class Printer(CurvePrinting, StrPrinter):
    """Writes expressions as Modelica."""

    def _print_curve(self, curve: object) -> str:
        return arguments(curve)

    def _print_Float(self, expr: object) -> str:
        return repr(float(expr))  # type: ignore[arg-type]  # a Float of SymPy

    def _print_Rational(self, expr: object) -> str:
        return f"({expr.p}/{expr.q})"  # type: ignore[attr-defined]  # of SymPy

    def _print_Symbol(self, expr: object) -> str:
        name = str(expr.name)  # type: ignore[attr-defined]  # of SymPy
        return "time" if name == "t" else name

    def _print_Pow(self, expr: Expr, rational: bool = False) -> str:  # noqa: ARG002 - SymPy's own
        base, exponent = expr.args
        if exponent == sympy.Rational(1, 2):
            return f"sqrt({self._print(base)})"
        if exponent == -sympy.Rational(1, 2):
            return f"(1/sqrt({self._print(base)}))"
        if exponent.is_negative:
            return f"(1/{self.parenthesize(sympy.Pow(base, -exponent), PRECEDENCE['Pow'])})"
        return f"({self.parenthesize(base, 1000)})^({self._print(exponent)})"

    def _print_Abs(self, expr: Expr) -> str:
        return f"abs({self._print(expr.args[0])})"

    def _print_ceiling(self, expr: Expr) -> str:
        return f"ceil({self._print(expr.args[0])})"

    def _print_Piecewise(self, expr: Expr) -> str:
        *some, (last, _) = expr.args
        text = "".join(
            f"if {self._print(condition)} then {self._print(value)} else "
            for value, condition in some
        )
        return f"({text}{self._print(last)})"

    def _print_And(self, expr: Expr) -> str:
        return " and ".join(f"({self._print(each)})" for each in expr.args)

    def _print_Or(self, expr: Expr) -> str:
        return " or ".join(f"({self._print(each)})" for each in expr.args)

    def _print_Not(self, expr: Expr) -> str:
        return f"not ({self._print(expr.args[0])})"

    def _print_Relational(self, expr: Expr) -> str:
        operator = {"!=": "<>"}.get(expr.rel_op, expr.rel_op)
        return f"({self._print(expr.lhs)}) {operator} ({self._print(expr.rhs)})"


def as_modelica(found: Derivation, own: Program) -> str:
    """Return a model whose equations are those of Kane, with a multiplier for each row."""
    return "\n".join(_lines(found, own)) + "\n"


def _lines(found: Derivation, own: Program) -> Iterator[str]:
    printer = Printer()
    arrays = {output.name: output for output in own.outputs}
    n, m = len(found.speeds), len(found.rows)
    yield "model Kanevas"
    yield "  /* " + "\n     ".join(legend(found))
    yield "  */"
    for symbol, value in found.symbols.values.items():
        yield f"  parameter Real {symbol} = {value!r};"
    yield from curve_lines(found.symbols.curves)
    speeds = start_speeds(found)
    for k, each in enumerate(found.coordinates):
        yield f"  Real {each.symbol}(start = {found.start[k]!r}, fixed = true);"
    for k, each in enumerate(found.speeds):
        yield f"  Real {each.symbol}(start = {speeds[k]!r}, fixed = true);"
    for state in found.states:
        begun = f"(start = {found.symbols.states[state.symbol]!r}, fixed = true)"
        yield f"  {'discrete ' if state.sampled else ''}Real {state.symbol}{begun};"
        if state.sampled:
            yield f"  Real {_next(state)};"
    for symbol, _ in own.steps:
        yield f"  Real {symbol};"
    for k in range(m):
        yield f"  Real lam{k + 1};"
    yield "equation"
    for symbol, expr in own.steps:
        yield f"  {symbol} = {printer.doprint(expr)};"
    for each, expr in zip(found.coordinates, arrays["q_dot"].exprs, strict=True):
        yield f"  der({each.symbol}) = {printer.doprint(expr)};"
    for k, state in enumerate(found.states):
        if state.sampled is None:
            yield f"  der({state.symbol}) = {printer.doprint(arrays['c_dot'].exprs[k])};"
            continue
        when = ", ".join(map(printer.doprint, (state.sampled.first, state.sampled.period)))
        yield f"  {_next(state)} = {printer.doprint(arrays['c_next'].exprs[k])};"
        yield f"  when sample({when}) then"
        yield f"    {state.symbol} = pre({_next(state)});"
        yield "  end when;"
    M, f, B, P = (arrays[name].exprs for name in "MfBP")
    for r in range(n):
        left = _sum(printer, M[r * n : r * n + n], [f"der({each.symbol})" for each in found.speeds])
        column = [P[k * n + r] for k in range(m)]
        push = _sum(printer, column, [f"lam{k + 1}" for k in range(m)])
        yield f"  {left} = {printer.doprint(f[r])} + {push};"
    for k in range(m):
        left = _sum(printer, B[k * n : k * n + n], [f"der({each.symbol})" for each in found.speeds])
        yield f"  {left} = -({printer.doprint(arrays['bias'].exprs[k])});"
    yield "end Kanevas;"


def _next(state: SignalState) -> str:
    """Return the name of what a sampled state becomes."""
    return f"c_next{state.symbol.name[1:]}"


def _sum(printer: Printer, factors: Sequence[Expr], names: list[str]) -> str:
    terms = [
        f"({printer.doprint(factor)})*{name}"
        for factor, name in zip(factors, names, strict=True)
        if factor != 0
    ]
    return " + ".join(terms) or "0"

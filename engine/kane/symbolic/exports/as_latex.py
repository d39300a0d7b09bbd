"""Equations as LaTeX."""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Expr
from sympy.printing.latex import LatexPrinter

from kane.symbolic.derivation import Derivation
from kane.symbolic.program import Program
from kane.symbolic.symbols import escaped


class Printer(LatexPrinter):
    """Typesets expressions; numbers have six digits, as the drawing has no more.

    Args:
        found: says how its symbols are typeset.

    """

    def __init__(self, found: Derivation) -> None:
        names, self._curves = dict(found.symbols.latex), found.symbols.curves
        for each in (*found.coordinates, *found.speeds):
            names[each.symbol] = f"{each.symbol.name[0]}_{{{each.symbol.name[1:]}}}"
        for symbol in found.tape.steps:
            names[symbol] = f"z_{{{symbol.name[1:]}}}"
        super().__init__(
            {"symbol_names": names, "fold_short_frac": False, "inv_trig_style": "power"}
        )

    def _print_Along(self, expr: object, exp: str = "") -> str:
        curve, s, axis, order = expr.args  # type: ignore[attr-defined]  # of SymPy
        name = f"{'xyz'[int(axis)]}{chr(39) * int(order)}_{{{self._curve(curve)}}}"
        return self._powered(rf"{name}\left({self._print(s)}\right)", exp)

    def _print_Foot(self, expr: object, exp: str = "") -> str:
        curve, *place = expr.args  # type: ignore[attr-defined]  # of SymPy
        inner = ", ".join(map(self._print, place))
        return self._powered(rf"s_{{{self._curve(curve)}}}\left({inner}\right)", exp)

    def _curve(self, number: object) -> str:
        owner = self._curves[int(number) - 1].owner  # type: ignore[call-overload]  # of SymPy
        return rf"\text{{{escaped(owner)}}}"

    @staticmethod
    def _powered(text: str, exp: str) -> str:
        return rf"\left({text}\right)^{{{exp}}}" if exp else text

    def _print_Float(self, expr: object) -> str:
        number = float(expr)  # type: ignore[arg-type]  # a Float of SymPy
        text = f"{number:.6g}"
        if "e" in text:
            digits, exponent = text.split("e")
            return rf"{digits} \cdot 10^{{{int(exponent)}}}"
        return text


def as_latex(found: Derivation, own: Program) -> str:
    """Return a document with all equations, its steps as they are worked out by hand."""
    del own  # what is read needs no common subexpressions
    return "\n".join(_lines(found))


def _lines(found: Derivation) -> Iterator[str]:
    printer = Printer(found)
    yield r"\documentclass{article}"
    yield r"\usepackage{amsmath}"
    yield r"\allowdisplaybreaks"
    yield r"\begin{document}"
    yield rf"\section*{{Kane's equations: {_text(found.drawn.model.title or 'a mechanism')}}}"
    yield r"\begin{itemize}"
    for each in (*found.coordinates, *found.speeds):
        name = printer.doprint(each.symbol)
        yield rf"\item ${name}$: {_text(each.words)}"
    for state in found.states:
        yield rf"\item ${printer.doprint(state.symbol)}$: {_text(state.words)}"
    yield r"\end{itemize}"
    for left, right in equations(found, printer):
        yield r"\begin{align*}"
        yield rf"{left} &= {right}"
        yield r"\end{align*}"
    yield r"\end{document}"
    yield ""


def equations(found: Derivation, printer: Printer) -> Iterator[tuple[str, str]]:
    """Yield the two sides of all equations: steps, q', M, f and the constraints."""
    count = len(found.speeds)
    exprs: list[Expr] = [*found.rates, *(x for row in found.mass for x in row), *found.force]
    for row in found.rows:
        exprs += [row.gap, row.rest, row.bias, *row.parts.values()]
    for state in found.states:
        exprs += [state.rate] if state.sampled is None else [state.sampled.value]
    for symbol in found.tape.needed(exprs):
        yield printer.doprint(symbol), printer.doprint(found.tape.steps[symbol])
    for each, rate in zip(found.coordinates, found.rates, strict=True):
        yield rf"\dot{{{each.symbol.name[0]}}}_{{{each.symbol.name[1:]}}}", printer.doprint(rate)
    for r in range(count):
        for s in range(r, count):
            if found.mass[r][s] != 0:
                yield f"M_{{{r + 1},{s + 1}}}", printer.doprint(found.mass[r][s])
    for r, force in enumerate(found.force):
        yield f"f_{{{r + 1}}}", printer.doprint(force)
    for k, row in enumerate(found.rows):
        if row.gap != 0:
            yield f"\\varphi_{{{k + 1}}}", f"{printer.doprint(row.gap)} = 0"
        for r, part in row.parts.items():
            yield f"B_{{{k + 1},{r + 1}}}", printer.doprint(part)
        yield f"\\gamma_{{{k + 1}}}", printer.doprint(row.bias)
    for state in found.states:
        name = printer.doprint(state.symbol)
        if state.sampled is None:
            yield rf"\dot{{{name[0]}}}{name[1:]}", printer.doprint(state.rate)
        else:
            when = rf"\qquad t = {printer.doprint(state.sampled.instants)}"
            yield f"{name}^{{+}}", printer.doprint(state.sampled.value) + when


def _text(text: str) -> str:
    return escaped(text).replace("^", r"\^{}").replace("~", r"\~{}")

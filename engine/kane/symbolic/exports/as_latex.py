"""Equations as LaTeX."""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Expr
from sympy.printing.latex import LatexPrinter

from kane.symbolic.derivation import Derivation
from kane.symbolic.program import Program
from kane.symbolic.symbols import GREEK, escaped

LATIN = 0x17F  # the last of the letters that LaTeX has in its fonts of eight bits
IN_TEXT = {letter: rf"\ensuremath{{\{name}}}" for letter, name in GREEK.items()} | {
    "⟂": r"\ensuremath{\perp}", "∥": r"\ensuremath{\parallel}", "−": r"\ensuremath{-}",
    "→": r"\ensuremath{\to}", "′": r"\ensuremath{'}", "Ω": r"\ensuremath{\Omega}",
}  # fmt: skip


class Printer(LatexPrinter):
    """Typesets expressions.

    Args:
        found: says how its symbols are typeset.
        digits: of numbers; 0 for all that they have.

    """

    def __init__(self, found: Derivation, digits: int = 6) -> None:
        names, self._curves = dict(found.symbols.latex), found.symbols.curves
        self._digits = digits
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
        return self.number(float(expr))  # type: ignore[arg-type]  # a Float of SymPy

    def number(self, number: float) -> str:
        """Return a number with its digits."""
        text = f"{number:.{self._digits}g}" if self._digits else repr(number)
        text = text.removesuffix(".0")
        if "e" in text:
            digits, exponent = text.split("e")
            return rf"{digits} \cdot 10^{{{int(exponent)}}}"
        return text


def as_latex(found: Derivation, own: Program) -> str:
    """Return a document with all equations, its steps as they are worked out by hand."""
    del own  # what is read needs no common subexpressions
    return "\n".join(_lines(found))


def _lines(found: Derivation) -> Iterator[str]:
    printer = Printer(found, digits=0)
    yield r"\documentclass{article}"
    yield r"\usepackage[T1]{fontenc}"
    yield r"\usepackage{textcomp,lmodern}"
    yield r"\usepackage{amsmath}"
    yield r"\allowdisplaybreaks"
    yield from _letters(found)
    yield r"\begin{document}"
    title = found.drawn.model.title.replace("\n", " ") or "a mechanism"
    yield rf"\section*{{Kane's equations: {escaped(title)}}}"
    yield from _what_they_are(found)
    yield from _symbols(found, printer)
    for left, right in equations(found, printer):
        yield r"\begin{align*}"
        yield rf"{left} &= {right}"
        yield r"\end{align*}"
    yield r"\end{document}"
    yield ""


def _letters(found: Derivation) -> Iterator[str]:
    """Yield how letters are set that a TeX of eight bits has not; others have all."""
    model = found.drawn.model
    texts = [model.title, *found.symbols.latex.values(), *found.symbols.meanings.values()]
    texts += [each.words for each in (*found.coordinates, *found.speeds)]
    texts += [each.words for each in found.states]
    texts += [text for row in (*found.rows, *found.left_out) for text in (row.owner, row.holds)]
    texts += [curve.owner for curve in found.symbols.curves]
    foreign = sorted({letter for text in texts for letter in text if ord(letter) > LATIN})
    if not foreign:
        return
    yield r"\usepackage{iftex}"
    yield r"\iftutex"
    yield r"\usepackage{fontspec}"
    yield r"\else"
    for letter in foreign:
        seen = IN_TEXT.get(letter, f"[U+{ord(letter):04X}]")
        yield rf"\DeclareUnicodeCharacter{{{ord(letter):04X}}}{{{seen}}}"
    yield r"\fi"


def _what_they_are(found: Derivation) -> Iterator[str]:
    """Yield which equations are meant, of what all that follows are the parts."""
    rows, rubs = bool(found.rows), found.matrix != found.pushes
    yield r"SI units, rad. The equations of motion are"
    force = (r" + P^{T} \lambda" if rubs else r" + B^{T} \lambda") if rows else ""
    yield rf"\[M \dot{{u}} = f{force}" + (r", \qquad B \dot{u} = \gamma" if rows else "") + r"\]"
    if rows:
        yield r"on states with $\varphi = 0$ and $B u + \beta = 0$. What is not written is zero."
    else:
        yield r"What is not written is zero."
    yield r"$M$ is symmetric."
    if rubs:
        yield r"$P$ is $B$ with the friction of what slides."
    if found.symbols.multipliers:
        yield r"That of joints follows from their forces $\lambda$, so $P$ hangs on them."
    for k, row in enumerate((*found.rows, *found.left_out)):
        name = f"Row {k + 1}" if k < len(found.rows) else "Left out, as other rows say it"
        yield rf"\par {name}: {escaped(row.owner)}, {escaped(str(row.holds))}."
    for curve in found.symbols.curves:
        owner = escaped(curve.owner)
        yield (
            rf"\par $s_{{\text{{{owner}}}}}$ is how many of its {len(curve.pieces)} pieces the "
            rf"curve of {owner} is along at its point that is next to a place, $x_{{\text{{{owner}"
            r"}}$, $y$ and $z$ are its coordinates there, with dashes for derivatives; its numbers "
            r"stand in the texts in Python, C and Modelica."
        )


def _symbols(found: Derivation, printer: Printer) -> Iterator[str]:
    """Yield what symbols stand for, and the numbers of those that are known."""
    yield r"\begin{itemize}"
    for each in (*found.coordinates, *found.speeds):
        yield rf"\item ${printer.doprint(each.symbol)}$: {escaped(each.words)}"
    for state in found.states:
        yield rf"\item ${printer.doprint(state.symbol)}$: {escaped(state.words)}"
    for symbol, value in found.symbols.values.items():
        meaning = escaped(found.symbols.meanings[symbol])
        yield rf"\item ${printer.doprint(symbol)} = {printer.number(value)}$: {meaning}"
    yield r"\end{itemize}"


def equations(found: Derivation, printer: Printer) -> Iterator[tuple[str, str]]:
    """Yield the two sides of all equations: steps, q', M, f and the constraints."""
    count = len(found.speeds)
    exprs: list[Expr] = [*found.rates, *(x for row in found.mass for x in row), *found.force]
    for row in found.rows:
        exprs += [row.gap, row.rest, row.bias, *row.parts.values(), *row.push.values()]
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
    rubs = found.matrix != found.pushes
    for k, row in enumerate(found.rows):
        if row.gap != 0:
            yield f"\\varphi_{{{k + 1}}}", f"{printer.doprint(row.gap)}"
        for r, part in row.parts.items():
            yield f"B_{{{k + 1},{r + 1}}}", printer.doprint(part)
        if rubs:
            for r, push in row.push.items():
                yield f"P_{{{k + 1},{r + 1}}}", printer.doprint(push)
        yield f"\\beta_{{{k + 1}}}", printer.doprint(row.rest)
        yield f"\\gamma_{{{k + 1}}}", printer.doprint(-row.bias)
    for state in found.states:
        name = printer.doprint(state.symbol)
        if state.sampled is None:
            yield rf"\dot{{{name[0]}}}{name[1:]}", printer.doprint(state.rate)
        else:
            when = rf"\qquad t = {printer.doprint(state.sampled.instants)}"
            yield f"{name}^{{+}}", printer.doprint(state.sampled.value) + when

"""The equations as a program: steps in order, common subexpressions once, and what comes out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType

import sympy
from sympy import Expr, Symbol

from kane.symbolic.derivation import Derivation
from kane.symbolic.tape import Tape

SOLVED = 3  # speeds up to which equations are written as u' = ...


@dataclass(frozen=True)
class Operations:
    """How many operations a program has.

    Attributes:
        multiplications: products and quotients; an integer power counts its products, and what is
            divided by it the quotient besides.
        additions: sums and differences; a sign alone counts nothing.
        functions: sines, roots and so on.

    """

    multiplications: int
    additions: int
    functions: int

    @property
    def all(self) -> int:
        """All of them."""
        return self.multiplications + self.additions + self.functions

    def __add__(self, other: Operations) -> Operations:
        return Operations(
            self.multiplications + other.multiplications,
            self.additions + other.additions,
            self.functions + other.functions,
        )


@dataclass(frozen=True)
class Output:
    """What a program gives.

    Attributes:
        name: of the array.
        shape: (n,) or (m, n).
        exprs: its entries, row by row.

    """

    name: str
    shape: tuple[int, ...]
    exprs: tuple[Expr, ...]


@dataclass(frozen=True)
class Program:
    """Steps and outputs.

    Attributes:
        steps: symbols and what they are, each after those that it needs.
        outputs: arrays.

    """

    steps: tuple[tuple[Symbol, Expr], ...]
    outputs: tuple[Output, ...]

    @property
    def operations(self) -> Operations:
        """How many operations it has."""
        exprs = chain((expr for _, expr in self.steps), *(each.exprs for each in self.outputs))
        return counted(exprs)


def program(found: Derivation) -> Program:
    """Return the program of M u' = f + P^T lambda, B u' + bias = 0, q' = ...

    ``q_dot``, ``M``, ``f``, ``B``, ``P`` (B, but where something rubs), ``bias``; ``gap`` and
    ``rest`` of the constraints themselves: gap = 0 and B u + rest = 0. Where signals have states,
    ``c_dot``, and ``c_next``, what those become that are sampled; others stay as they are.
    """
    n, m, states = len(found.speeds), len(found.rows), found.states
    outputs: tuple[Output, ...] = (
        Output("q_dot", (n,), found.rates),
        Output("M", (n, n), tuple(x for row in found.mass for x in row)),
        Output("f", (n,), found.force),
        Output("B", (m, n), tuple(x for row in found.matrix for x in row)),
        Output("P", (m, n), tuple(x for row in found.pushes for x in row)),
        Output("bias", (m,), tuple(row.bias for row in found.rows)),
        Output("gap", (m,), tuple(row.gap for row in found.rows)),
        Output("rest", (m,), tuple(row.rest for row in found.rows)),
    )
    if states:
        after = (each.sampled.value if each.sampled else each.symbol for each in states)
        outputs += (
            Output("c_dot", (len(states),), tuple(each.rate for each in states)),
            Output("c_next", (len(states),), tuple(after)),
        )
    return with_common(found, outputs)


def with_common(found: Derivation, outputs: tuple[Output, ...]) -> Program:
    """Return a program in which what is common to several expressions is worked out once."""
    exprs = [expr for output in outputs for expr in output.exprs]
    needed = found.tape.needed(exprs)
    everything = [found.tape.steps[symbol] for symbol in needed] + exprs
    common, reduced = sympy.cse(everything, symbols=sympy.numbered_symbols("x", real=True))
    conditions = {symbol: step for symbol, step in common if not isinstance(step, Expr)}

    def plain(expr: Expr) -> Expr:
        """Return an expression with its conditions in it: a step is a number."""
        while expr.free_symbols & conditions.keys():
            expr = expr.xreplace(conditions)
        return expr

    steps = [(symbol, plain(step)) for symbol, step in common if symbol not in conditions]
    steps += [(symbol, plain(step)) for symbol, step in zip(needed, reduced, strict=False)]
    rest = [plain(expr) for expr in reduced[len(needed) :]]
    ordered = tuple(_ordered(steps))
    found_outputs, at = [], 0
    for output in outputs:
        own = tuple(rest[at : at + len(output.exprs)])
        found_outputs.append(Output(output.name, output.shape, own))
        at += len(own)
    return Program(ordered, tuple(found_outputs))


def _ordered(steps: Iterable[tuple[Symbol, Expr]]) -> Iterator[tuple[Symbol, Expr]]:
    """Yield steps, each after those that it needs."""
    of = dict(steps)
    done: set[Symbol] = set()
    for first in of:
        ahead = [first]
        while ahead:
            symbol = ahead[-1]
            if symbol in done:
                ahead.pop()
                continue
            missing = [
                s for s in sorted(of[symbol].free_symbols, key=str) if s in of and s not in done
            ]
            if missing:
                ahead.extend(missing)
                continue
            done.add(symbol)
            ahead.pop()
            yield symbol, of[symbol]


def counted_written_out(tape: Tape, exprs: Sequence[Expr]) -> Operations:
    """Return how many operations expressions have without names for what they share.

    Nothing is written out for that: the operations of an intermediate symbol are added wherever it
    stands.
    """
    behind: dict[Symbol, Operations] = {}
    for symbol in tape.needed(exprs):
        behind[symbol] = counted([tape.steps[symbol]], behind)
    return counted(exprs, behind)


def counted(
    exprs: Iterable[Expr], behind: Mapping[Symbol, Operations] = MappingProxyType({})
) -> Operations:
    """Return how many operations expressions have.

    Args:
        exprs: which ones.
        behind: operations that count wherever a symbol stands.

    """
    products = sums = functions = 0
    hidden = Operations(0, 0, 0)
    ahead = list(exprs)
    while ahead:
        expr = ahead.pop()
        if expr in behind:
            hidden += behind[expr]
        elif expr.is_Mul:
            factors = [each for each in expr.args if each != -1]
            divisors = [each for each in factors if _divides(each)]
            products += len(factors) - 1 + (len(divisors) == len(factors))
            products -= len(divisors)  # a quotient is one operation, and was counted
            ahead.extend(factors)
        elif expr.is_Add:
            sums += len(expr.args) - 1
            ahead.extend(expr.args)
        elif expr.is_Pow:
            base, exponent = expr.args
            if exponent.is_Integer:
                products += abs(int(exponent)) - 1 + (int(exponent) < 0)
                ahead.append(base)
            else:
                functions += 1
                ahead.extend((base, exponent) if not exponent.is_Number else (base,))
        elif expr.args:
            functions += 1
            ahead.extend(each for each in expr.args if isinstance(each, Expr))
            ahead.extend(
                part
                for each in expr.args
                if not isinstance(each, Expr)
                for part in getattr(each, "args", ())
                if isinstance(part, Expr)
            )
    return Operations(products, sums, functions) + hidden


def _divides(factor: Expr) -> bool:
    """Whether a factor of a product stands below its line."""
    return bool(factor.is_Pow and factor.args[1].is_Integer and factor.args[1] < 0)


def counted_solved(found: Derivation) -> Operations | None:
    """Return how many operations u' has where it is solved for and written out, nothing shared.

    That is what one has who writes equations as u' = ...; None beyond three speeds, or where there
    are constraints.
    """
    count = len(found.speeds)
    if found.rows or not 0 < count <= SOLVED:
        return None
    behind: dict[Symbol, Operations] = {}
    for z in found.tape.needed([*(x for row in found.mass for x in row), *found.force]):
        behind[z] = counted([found.tape.steps[z]], behind)

    def name(expr: Expr, letters: str) -> Expr:
        if expr.is_Atom:
            return expr
        symbol = Symbol(letters)
        behind[symbol] = counted([expr], behind)
        return symbol

    mass = sympy.Matrix(
        count,
        count,
        lambda r, s: name(found.mass[r][s], f"M{min(r, s)}{max(r, s)}"),
    )
    force = sympy.Matrix([name(each, f"f{r}") for r, each in enumerate(found.force)])
    return counted([sympy.factor(each) for each in mass.LUsolve(force)], behind)

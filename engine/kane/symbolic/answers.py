"""Answers that a person types as expressions, compared with the equations term by term.

Both are put into numbers at random states: equal there means equal everywhere, whatever the form.
Where they differ, the answer is written as a sum of the terms of what is right, each so many times;
a term that is no sum of these is the answer's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt
import sympy
from sympy import Expr, Symbol

from kane.errors import ExpressionError
from kane.expressions.nodes import Call, Name, Node, Number, Time
from kane.expressions.parse import parse
from kane.sentences import NOTHING, Sentence, joined, say
from kane.suggestion import suggestion
from kane.symbolic.derivation import Derivation
from kane.symbolic.judged import Judged
from kane.symbolic.kinematics import Speeds
from kane.symbolic.laws import node_expression
from kane.symbolic.symbols import Symbols
from kane.symbolic.values import evaluator

Array = npt.NDArray[np.float64]

STATES = 150  # more than twice as many as there are terms
SPREAD = 0.3  # of parameters, as a part of their values
SAME = 1e-9  # of the largest value: round-off of some hundred operations leaves a thousandth of it
LONGEST = 3000  # operations of what is written out in order to name its terms
MOST_TERMS = 60  # so that values at random states tell them apart
MOST_NAMED = 4  # terms; who has more of them wrong begins anew


def judged(found: Derivation, right: Expr, text: str) -> Judged:
    """Return what becomes of an answer.

    Args:
        found: the equations.
        right: what is right, in their symbols.
        text: the answer, in the names of coordinates, speeds, parameters, and t.

    """
    try:
        answer = read(found, text)
    except ExpressionError as error:
        return Judged("unread", error.sentence)
    try:
        own = _values(found, [right, answer], own_numbers=True)
        other = _values(found, [right, answer])
    except (ValueError, ZeroDivisionError, OverflowError, TypeError):
        return Judged(
            "unread",
            say("It has no value at some states: a root, a logarithm or a quotient fails."),
        )
    if _same(*other):
        return Judged("right")
    if _same(*own):
        return Judged(
            "these numbers",
            say("It is right for the numbers of this model, and for others it is not."),
        )
    return Judged("wrong", _remark(found, right, answer))


def read(found: Derivation, text: str) -> Expr:
    """Return an answer in symbols.

    Raises:
        ExpressionError: it cannot be read, or names what there is not.

    """
    names = {str(symbol): symbol for symbol in symbols_of(found)}
    node = parse(text)
    for part in _parts(node):
        match part:
            case Name(name) if name not in names:
                raise ExpressionError(
                    part.column,
                    say(
                        "'{name}' is no symbol of this sheet{suggestion}",
                        name=name,
                        suggestion=joined("", [suggestion(name, names)]),
                    ),
                )
            case Name() | Number() | Time() | Call():
                pass
            case _:
                raise ExpressionError(
                    part.column, say("an answer is made of the symbols of this sheet")
                )
    return node_expression(node, names)


def symbols_of(found: Derivation) -> list[Symbol]:
    """Return what an answer may name, but for the time."""
    speeds = found.motion.speeds
    symbols = found.symbols
    return [*speeds.coordinates, *speeds.symbols, *symbols.states, *symbols.values]


def _parts(node: Node) -> Iterator[Node]:
    yield node
    for argument in node.arguments:
        yield from _parts(argument)


def _values(found: Derivation, exprs: Sequence[Expr], own_numbers: bool = False) -> Array:
    """Return values at random states and parameters, (expressions, states).

    Args:
        found: the equations.
        exprs: of their symbols.
        own_numbers: whether parameters have the model's numbers.

    Raises:
        ValueError, ZeroDivisionError, OverflowError, TypeError: one has no value there.

    """
    random, speeds = np.random.default_rng(7), found.motion.speeds
    parameters = found.symbols.values
    # to who evaluates them parameters are coordinates, so that each state may have its own
    named = Speeds([*speeds.coordinates, *parameters], speeds.symbols, [])
    at = evaluator(
        found.tape, exprs, named, Symbols(states=found.symbols.states, curves=found.symbols.curves)
    )
    start, numbers = np.array(found.start), np.array(list(parameters.values()))
    spread = 0.0 if own_numbers else SPREAD
    columns = []
    for _ in range(STATES):
        q = start + random.uniform(-1, 1, start.size)
        p = numbers * (1.0 + spread * random.uniform(-1, 1, numbers.size))
        u = random.uniform(-1, 1, len(speeds.symbols))
        t, c = random.uniform(), [random.uniform(-1, 1) for _ in found.symbols.states]
        columns.append([float(x) for x in at(t, [*q, *p], u.tolist(), c)])
    values = np.array(columns).T
    if not np.isfinite(values).all():
        raise ValueError
    return values


def _same(right: Array, answer: Array) -> bool:
    size = np.abs(right).max() or 1.0
    return bool(np.abs(answer - right).max() <= SAME * size)


def _remark(found: Derivation, right: Expr, answer: Expr) -> Sentence:
    """Return what is wrong with an answer that is."""
    if right == 0:
        return say("It must be zero.")
    if answer == 0:
        return say("It is not zero.")
    terms, own = terms_of(found, right), terms_of(found, answer)
    if terms is None or own is None:
        return say("Its value differs; it is too long for its terms to be told apart.")
    values = _values(found, [*terms, *own])
    A, B = values[: len(terms)].T, values[len(terms) :].T
    sizes = np.abs(A).max(axis=0)
    whole = B.sum(axis=1)
    foreign = [not _is_sum(A / sizes, each) for each in B.T]
    if _is_sum(A / sizes, whole):
        foreign = [False] * len(own)  # what is none of them cancels
    said = [
        say("{term} is not in it", term=_text(term))
        for term, is_foreign in zip(own, foreign, strict=True)
        if is_foreign
    ]
    rest = B[:, [not each for each in foreign]].sum(axis=1)
    times, _, rank, _ = np.linalg.lstsq(A / sizes, rest, rcond=SAME)
    if rank == len(terms):  # else the terms are sums of each other, and none can be blamed
        said += _of_terms(terms, times / sizes, bool(said))
    if not said:
        return say("Its value differs.")
    more = say("and more") if len(said) > MOST_NAMED else NOTHING
    return joined("; ", [*said[:MOST_NAMED], *([more] if more else [])])


def _of_terms(terms: list[Expr], times: Array, is_mixed: bool) -> list[Sentence]:
    """Return what is said of terms that an answer has so many times."""
    wrong = np.abs(times - 1.0) > SAME**0.5
    if wrong.all() and not is_mixed and len(terms) > 1 and np.ptp(times) < SAME**0.5:
        if abs(times[0] + 1.0) < SAME**0.5:
            return [say("The whole has the wrong sign")]
        return [say("The whole is {times:.6g} times what is right", times=float(times[0]))]
    said = []
    for term, factor in zip(terms, times, strict=True):
        text = _text(term)
        if abs(factor - 1.0) <= SAME**0.5:
            continue
        if abs(factor) <= SAME**0.5:
            said.append(say("{term} is missing", term=text))
        elif abs(factor + 1.0) <= SAME**0.5:
            said.append(say("{term} has the wrong sign", term=text))
        else:
            said.append(say("{term} is there {times:.6g} times", term=text, times=float(factor)))
    return said


def _is_sum(A: Array, column: Array) -> bool:
    """Return whether a term is a sum of others."""
    times = np.linalg.lstsq(A, column, rcond=SAME)[0]
    size = np.abs(column).max()
    return bool(size == 0.0 or np.abs(A @ times - column).max() <= SAME**0.5 * size)


def terms_of(found: Derivation, expr: Expr) -> list[Expr] | None:
    """Return what an expression is the sum of; None where that is too long to be told.

    No term is a sum of others: functions of sums of angles are taken apart, and even powers of
    cosines become powers of sines.
    """
    whole = found.tape.written_out(expr)
    if found.tape.size(whole) > LONGEST:
        return None
    whole = sympy.expand(sympy.expand(whole, trig=True).replace(_is_power_of_cosine, _with_sines))
    terms = [each for each in sympy.Add.make_args(whole) if each != 0]
    return terms if len(terms) <= MOST_TERMS else None


def _is_power_of_cosine(expr: Expr) -> bool:
    return bool(
        expr.is_Pow and isinstance(expr.base, sympy.cos) and expr.exp.is_Integer and expr.exp >= 2
    )


def _with_sines(power: Expr) -> Expr:
    """Return cos^n with 1 - sin^2 for cos^2."""
    angle, n = power.base.args[0], int(power.exp)
    return (1 - sympy.sin(angle) ** 2) ** (n // 2) * sympy.cos(angle) ** (n % 2)


def _text(term: Expr) -> str:
    """Return a term as it is typed."""
    tidy = term.xreplace({x: sympy.nsimplify(x) for x in term.atoms(sympy.Float) if x == int(x)})
    return str(tidy).replace("Abs(", "abs(")

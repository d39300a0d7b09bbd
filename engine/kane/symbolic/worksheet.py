"""A worksheet of a model: what a class is asked to derive by hand, and what became of its answers.

The equations are worked out in a process of their own; words alone come back.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kane.arguments import checked
from kane.errors import ArgumentError, KaneError
from kane.model import Model
from kane.sentences import Sentence, as_it_is, joined, say
from kane.suggestion import suggestion
from kane.symbolic.in_a_process import in_a_process
from kane.symbolic.judged import Judged

if TYPE_CHECKING:
    from sympy import Expr

    from kane.symbolic.derivation import Derivation

SECONDS = 60.0  # that the equations may take
MOST = 20_000  # operations that they may have: more is no work by hand


@dataclass(frozen=True)
class SheetSymbol:
    """A symbol that an answer may name: its name, what it means, and its number (SI units)."""

    name: str
    meaning: Sentence
    value: float | None


@dataclass(frozen=True)
class Question:
    """What is asked: a short name, such as ``M_12``, and words."""

    name: str
    words: Sentence


@dataclass(frozen=True)
class Worksheet:
    """What is asked of a model, and the symbols for the answers."""

    questions: tuple[Question, ...]
    symbols: tuple[SheetSymbol, ...]


@dataclass(frozen=True)
class _Job:
    model: Model
    answers: tuple[tuple[str, str], ...] | None


@checked
def worksheet(
    model: Model, *, seconds: float = SECONDS, stop: threading.Event | None = None
) -> Worksheet | None:
    """Return what a class may be asked to derive of a model, with rates of coordinates as speeds.

    Args:
        model: the mechanism.
        seconds: that its equations may take [s].
        stop: an event that any thread may set to give it up.

    Returns:
        the sheet; None where it was given up.

    Raises:
        SymbolsError: its equations take longer.
        KaneError: something of the model cannot be put into symbols, with its name.
        ModelError: the model has faults.
        AssemblyError: its joints cannot be closed.

    """
    return in_a_process(_begin_sheet, _Job(model, None), seconds, stop)


@checked
def judge_answers(
    model: Model,
    answers: Mapping[str, str],
    *,
    seconds: float = SECONDS,
    stop: threading.Event | None = None,
) -> dict[str, Judged] | None:
    """Return what becomes of answers, which are compared by their values at random states.

    Args:
        model: the mechanism.
        answers: for the names of questions expressions in the symbols of the sheet.
        seconds: that it may take [s].
        stop: an event that any thread may set to give it up.

    Returns:
        by the names of the questions; None where it was given up.

    Raises:
        ArgumentError: there is no question of a name.
        SymbolsError, KaneError, ModelError, AssemblyError: as of ``worksheet``.

    """
    return in_a_process(_begin_answers, _Job(model, tuple(answers.items())), seconds, stop)


def _begin_sheet() -> type[_Sheet]:
    return _Sheet


def _begin_answers() -> type[_Answers]:
    return _Answers


class _Sheet:
    """Makes a sheet; calling the class is what a process of a crew does."""

    def __new__(cls, job: _Job) -> Worksheet | KaneError:  # type: ignore[misc]  # a function
        try:
            return made(job.model)
        except KaneError as error:
            return error


class _Answers:
    """Judges answers; calling the class is what a process of a crew does."""

    def __new__(cls, job: _Job) -> dict[str, Judged] | KaneError:  # type: ignore[misc]  # the same
        try:
            return judged_here(job.model, dict(job.answers or ()))
        except KaneError as error:
            return error


def made(model: Model) -> Worksheet:
    """Return the sheet of a model, made here; errors as of ``worksheet``."""
    found = _derived(model)
    questions = tuple(Question(name, words) for name, words, _ in asked(found))
    return Worksheet(questions, tuple(_symbols(found)))


def judged_here(model: Model, answers: Mapping[str, str]) -> dict[str, Judged]:
    """Return what becomes of answers, judged here; errors as of ``judge_answers``."""
    from kane.symbolic.answers import judged

    found = _derived(model)
    right = {name: expr for name, _, expr in asked(found)}
    for name in answers:
        if name not in right:
            raise ArgumentError(
                say(
                    "There is no question '{name}'{suggestion}",
                    name=name,
                    suggestion=joined("", [suggestion(name, right)]),
                )
            )
    return {name: judged(found, right[name], text) for name, text in answers.items()}


def asked(found: Derivation) -> Iterator[tuple[str, Sentence, Expr]]:
    """Yield the name, the words and what is right of each question.

    Args:
        found: equations with rates of coordinates as speeds.

    """
    from kane.symbolic.lagrange import kinetic_energy
    from kane.symbolic.tape import ZERO

    yield "T", say("Kinetic energy T of all bodies"), kinetic_energy(found)
    count = len(found.speeds)
    comma = "_" if count > 9 else ""
    for r in range(count):
        force = sum((forces.get(r, ZERO) for forces in found.active.values()), ZERO)
        words = say("Generalized active force F{r} of gravity and all loads", r=r + 1)
        yield f"F_{r + 1}", words, force
    for r in range(count):
        for s in range(r, count):
            words = say("Entry M{r}{s} of the mass matrix", r=r + 1, s=f"{comma}{s + 1}")
            yield f"M_{r + 1}{comma}{s + 1}", words, found.mass[r][s]
    for r in range(count):
        words = say("Right side f{r} of M u' = f: F{r}, and F*{r} without u'", r=r + 1)
        yield f"f_{r + 1}", words, found.force[r]


def _derived(model: Model) -> Derivation:
    from kane.symbolic.derivation import derivation

    return derivation(model, MOST, joint_rates=True)


def _symbols(found: Derivation) -> Iterator[SheetSymbol]:
    from kane.symbolic.page import of_signal, what

    for each in (*found.coordinates, *found.speeds):
        words = say("{what} of {owner}", what=what(each.what), owner=each.owner)
        yield SheetSymbol(str(each.symbol), words, None)
    for state in found.states:
        yield SheetSymbol(str(state.symbol), of_signal(state), None)
    for symbol, value in found.symbols.values.items():
        yield SheetSymbol(str(symbol), as_it_is(found.symbols.meanings[symbol]), value)

"""The equations of a model in symbols, worked out in a process of their own within a budget.

Only words and texts come back, so who asks need not load SymPy.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kane.analyses.crew import Crew
from kane.arguments import checked
from kane.errors import KaneError
from kane.model import Model
from kane.sentences import Sentence, say
from kane.symbolic.method_needs import MethodNeeds

if TYPE_CHECKING:
    from kane.symbolic.derivation import Derivation

SECONDS = 60.0  # that the equations may take
MOST = 100_000  # operations that they may have
# Of the largest acceleration; beyond it the equations are not told. A wrong term shows in the first
# digits, and what a loop near a dead point makes of round-off does not reach so far.
DIGITS = 1e-8


class SymbolsError(KaneError):
    """Equations that were not found: they took too long, or were wrong."""


@dataclass(frozen=True)
class WrittenLine:
    """A line of a step.

    Attributes:
        text: words before the equation.
        latex: the equation, or empty.

    """

    text: Sentence
    latex: str


@dataclass(frozen=True)
class Step:
    """A step of Kane's method: its title and its lines."""

    title: Sentence
    lines: tuple[WrittenLine, ...]


@dataclass(frozen=True)
class SymbolicEquations:
    """The equations of a model in symbols.

    Attributes:
        model: of which they are.
        coordinates: how many.
        rows: constraints that the coordinates do not see to.
        left_out: constraints that others say already.
        operations: multiplications, additions and functions of one evaluation.
        difference: from the engine's accelerations at random states, over the largest one.
        states: how many of these.
        seconds: that it took.
        steps: to be read.
        texts: programs and documents, by ``LANGUAGES``.
        methods: what Newton and Euler, Lagrange and Kane need, where that was asked for.

    """

    model: Model
    coordinates: int
    rows: int
    left_out: int
    operations: tuple[int, int, int]
    difference: float
    states: int
    seconds: float
    steps: tuple[Step, ...]
    texts: dict[str, str]
    methods: tuple[MethodNeeds, ...] = ()


LANGUAGES = ("latex", "python", "c", "modelica", "sympy")


@dataclass(frozen=True)
class _Job:
    model: Model
    joint_rates: bool
    most: int
    methods: bool


@checked
def symbolic_equations(
    model: Model,
    *,
    joint_rates: bool = False,
    seconds: float = SECONDS,
    most: int = MOST,
    methods: bool = False,
    stop: threading.Event | None = None,
) -> SymbolicEquations | None:
    """Return Kane's equations of a model in symbols, for the mode in which it begins.

    They are compared with the engine at random states before they are returned.

    Args:
        model: the mechanism.
        joint_rates: whether all generalized speeds are rates of coordinates; else those of free
            turns are components of the angular velocity.
        seconds: that it may take [s].
        most: operations that the equations may have.
        methods: whether to derive them by Newton's and Lagrange's methods, too, and to tell what
            each needs.
        stop: an event that any thread may set to give it up.

    Returns:
        the equations; None where they were given up.

    Raises:
        SymbolsError: they take longer, or differ from the engine.
        KaneError: something of the model cannot be put into symbols, with its name, or the
            equations would be too large.
        ModelError: the model has faults.
        AssemblyError: its joints cannot be closed.

    """
    limit = _Limit(seconds, stop)
    crew = Crew(_begin, [_Job(model, joint_rates, most, methods)], 1)
    for _, answer in crew.answers(limit):
        if isinstance(answer, KaneError):
            raise answer
        if answer is None:
            raise SymbolsError(
                say("The process that works out the equations was lost; try it once more.")
            )
        return answer
    if limit.is_over:
        raise SymbolsError(
            say(
                "The equations take more than {seconds:g} s. Allow more, or take bodies away; a "
                "run needs no symbols.",
                seconds=seconds,
            )
        )
    return None


class _Limit(threading.Event):
    """An event that is set when another one is, or when a time is over."""

    def __init__(self, seconds: float, stop: threading.Event | None) -> None:
        super().__init__()
        self._end, self._stop = time.monotonic() + seconds, stop

    @property
    def is_over(self) -> bool:
        """Whether the time is over."""
        return time.monotonic() > self._end and not (self._stop and self._stop.is_set())

    def is_set(self) -> bool:
        """Whether to stop."""
        return time.monotonic() > self._end or bool(self._stop and self._stop.is_set())


def _begin() -> type[_Work]:
    from kane.kernels.compiling.jit import leave_compiling_to_others

    leave_compiling_to_others(True)  # a handful of evaluations is not worth it
    return _Work


class _Work:
    """Does a job; calling the class is what a process of a crew does."""

    def __new__(cls, job: _Job) -> SymbolicEquations | KaneError:  # type: ignore[misc]  # a function
        try:
            return worked_out(job.model, job.joint_rates, job.most, job.methods)
        except KaneError as error:
            return error


def worked_out(
    model: Model, joint_rates: bool = False, most: int = MOST, methods: bool = False
) -> SymbolicEquations:
    """Return the equations, worked out here; arguments and errors as of ``symbolic_equations``."""
    from kane.symbolic.agreement import agreement
    from kane.symbolic.derivation import derivation
    from kane.symbolic.exports import WRITERS
    from kane.symbolic.program import program
    from kane.symbolic.side_by_side import side_by_side

    began = time.monotonic()
    found = derivation(model, most, joint_rates)
    same = agreement(found)
    _refuse_if_wrong(same.largest)
    needs = tuple(side_by_side(model, most)) if methods else ()
    for each in needs:
        _refuse_if_wrong(each.difference)
    own = program(found)
    texts = {language: write(found, own) for language, write in WRITERS.items()}
    counted = own.operations
    return SymbolicEquations(
        model=model,
        coordinates=len(found.coordinates),
        rows=len(found.rows),
        left_out=len(found.left_out),
        operations=(counted.multiplications, counted.additions, counted.functions),
        difference=same.largest,
        states=same.states,
        steps=tuple(_steps(found)),
        texts=texts,
        methods=needs,
        seconds=time.monotonic() - began,
    )


def _refuse_if_wrong(difference: float) -> None:
    if not difference <= DIGITS:
        raise SymbolsError(
            say(
                "The equations in symbols differ from the solver's by {difference:.1e} of the "
                "largest acceleration, so they are not shown. Please report this model.",
                difference=difference,
            )
        )


def _steps(found: Derivation) -> list[Step]:
    from kane.symbolic.page import pages

    return [
        Step(
            page.title,
            tuple(WrittenLine(line.text, line.latex) for line in page.lines),
        )
        for page in pages(found)
    ]

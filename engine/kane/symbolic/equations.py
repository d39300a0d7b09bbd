"""The equations of a model in symbols, worked out in a process of their own within a budget.

Only words and texts come back, so who asks need not load SymPy.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kane.arguments import checked
from kane.errors import KaneError
from kane.files.model_json import validate
from kane.model import Model
from kane.sentences import Sentence, say
from kane.symbolic.in_a_process import SymbolsError, in_a_process
from kane.symbolic.method_needs import MethodNeeds
from kane.symbolic.speed_choices import SpeedChoice

if TYPE_CHECKING:
    from kane.symbolic.derivation import Derivation
    from kane.symbolic.page import Page

SECONDS = 60.0  # of a processor that the equations may take
MOST = 100_000  # operations that they may have
# Of the largest acceleration; beyond it the equations are not told. A wrong term shows in the first
# digits, and what a loop near a dead point makes of round-off does not reach so far.
DIGITS = 1e-8


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
        speeds: the generalized speeds, as one may write them.
        pattern: which entries of the mass matrix are zero, constant or varying, see
            ``speed_choices``.
        methods: what Newton and Euler, Lagrange and Kane need, where that was asked for.
        choices: what other choices of speeds cost, where that was asked for.
        force: the step that brings a force of a joint into evidence, where one was asked for.

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
    speeds: str
    pattern: tuple[tuple[int, ...], ...]
    methods: tuple[MethodNeeds, ...] = ()
    choices: tuple[SpeedChoice, ...] = ()
    force: Step | None = None


LANGUAGES = ("latex", "python", "c", "modelica", "sympy")


@dataclass(frozen=True)
class Wanted:
    """What is to be worked out; see ``symbolic_equations``."""

    joint_rates: bool = False
    most: int = MOST
    methods: bool = False
    speeds: str = ""
    choices: bool = False
    force: str = ""


@dataclass(frozen=True)
class _Job:
    model: Model
    wanted: Wanted


@checked
def symbolic_equations(
    model: Model,
    *,
    joint_rates: bool = False,
    seconds: float = SECONDS,
    most: int = MOST,
    methods: bool = False,
    speeds: str = "",
    choices: bool = False,
    force: str = "",
    stop: threading.Event | None = None,
) -> SymbolicEquations | None:
    """Return Kane's equations of a model in symbols, for the mode in which it begins.

    They are compared with the engine at random states before they are returned.

    Args:
        model: the mechanism.
        joint_rates: whether all generalized speeds are rates of coordinates; else those of free
            turns are components of the angular velocity.
        seconds: of a processor's time that it may take [s].
        most: operations that what is long, and so gets a name, may have together.
        methods: whether to derive them by Newton's and Lagrange's methods, too, and to tell what
            each needs.
        speeds: generalized speeds, one a line or between semicolons, such as
            ``u1 = omega(C, 1)``: expressions of the model, in which ``q1``, ``q1_dot``,
            ``omega(body, axis)``, ``omega(body, axis, other)``, ``velocity(body, axis)`` and
            ``velocity(body, axis, x, y, z)`` may stand besides. Those that are not written are
            rates of coordinates.
        choices: whether to derive them with other choices of speeds, too, and to tell what each
            costs.
        force: a component of a joint's reaction that is brought into evidence by an auxiliary
            speed, such as ``hinge.fx``: ``fx`` to ``mz`` on body B about its point, in the axes of
            the joint there.
        stop: an event that any thread may set to give it up.

    Returns:
        the equations; None where they were given up.

    Raises:
        SymbolsError: they take longer, or differ from the engine.
        SpeedsError: the speeds cannot be chosen, or the force not be asked for.
        KaneError: something of the model cannot be put into symbols, with its name, or the
            equations would be too large.
        ModelError: the model has faults.
        AssemblyError: its joints cannot be closed.

    """
    validate(model)
    wanted = Wanted(joint_rates, most, methods, speeds, choices, force)
    return in_a_process(_begin, _Job(model, wanted), seconds, stop)


def _begin() -> type[_Work]:
    return _Work


class _Work:
    """Does a job; calling the class is what a process of a crew does."""

    def __new__(cls, job: _Job) -> SymbolicEquations | KaneError:  # type: ignore[misc]  # a function
        try:
            return worked_out(job.model, job.wanted)
        except KaneError as error:
            return error


def worked_out(model: Model, wanted: Wanted | None = None) -> SymbolicEquations:
    """Return the equations, worked out here; errors as of ``symbolic_equations``."""
    from kane.symbolic.agreement import agreement
    from kane.symbolic.choices import choices, pattern, text_of
    from kane.symbolic.derivation import derivation
    from kane.symbolic.exports import WRITERS
    from kane.symbolic.program import program
    from kane.symbolic.side_by_side import side_by_side

    began = time.monotonic()
    own_wish = wanted or Wanted()
    most, speeds = own_wish.most, own_wish.speeds.strip()
    found = derivation(model, most, own_wish.joint_rates, speeds=speeds)
    same = agreement(found)
    _refuse_if_wrong(same.largest)
    needs = tuple(side_by_side(model, most)) if own_wish.methods else ()
    costs = tuple(choices(model, most, speeds)) if own_wish.choices else ()
    for difference in [each.difference for each in needs] + [each.difference for each in costs]:
        _refuse_if_wrong(difference)
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
        speeds=text_of(found),
        pattern=pattern(found),
        methods=needs,
        choices=costs,
        force=_force(model, own_wish) if own_wish.force else None,
        seconds=time.monotonic() - began,
    )


def _force(model: Model, wanted: Wanted) -> Step:
    """Return the step that brings a force of a joint into evidence."""
    from kane.symbolic.auxiliary import auxiliary
    from kane.symbolic.evidence import Reader, evidence
    from kane.symbolic.pages_besides import evidence_page

    own = auxiliary(wanted.force, model)
    found = evidence(model, own, wanted.most, wanted.joint_rates, wanted.speeds.strip())
    reader = Reader(found)
    states = reader.states()
    difference = reader.difference(states)
    _refuse_if_wrong(difference)
    return _step(evidence_page(found, difference, len(states)))


def _refuse_if_wrong(difference: float) -> None:
    if not difference <= DIGITS:
        raise SymbolsError(
            say(
                "The equations in symbols differ from the solver's by {difference:.1e} of the "
                "largest acceleration, so they are not shown. Please report this model.",
                difference=difference,
            )
        )


def _steps(found: Derivation) -> Iterator[Step]:
    from kane.symbolic.complement import complement
    from kane.symbolic.page import pages
    from kane.symbolic.pages_besides import complement_page
    from kane.symbolic.tape import TooLargeForSymbolsError

    besides = []
    try:
        own = complement(found)
    except TooLargeForSymbolsError:  # what nobody has asked for leaves the equations alone
        own = None
    if own is not None:
        _refuse_if_wrong(own.difference)
        besides.append(complement_page(own))
    yield from map(_step, pages(found, besides))


def _step(page: Page) -> Step:
    return Step(page.title, tuple(WrittenLine(line.text, line.latex) for line in page.lines))

"""Who takes part in a problem, and by which way."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.bench.problems.problem import Array

OURS, BOUND = "Kanevas", "by hand"


class Run(NamedTuple):
    """One run of a problem.

    Attributes:
        seconds: of CPU time of the thread, from the closed joints at the start to the end.
        measured: what is compared.
        evaluations: of the equations, 0 where they are not told.

    """

    seconds: float
    measured: Array
    evaluations: int


class Refusal(Exception):  # noqa: N818
    """An entry cannot do something; the message says why."""


class Silence(Refusal):
    """An entry gave no answer for so long that its process was ended."""


@dataclass(frozen=True)
class Entry:
    """A way to solve a problem.

    Attributes:
        who: an engine, or equations by hand.
        way: method and formulation.
        settings: tolerances or steps, from coarse to fine.
        run: takes a setting; raises Refusal where it does not reach the end.

    """

    who: str
    way: str
    settings: tuple[float, ...]
    run: Callable[[float], Run]


@dataclass(frozen=True)
class Clocked:
    """What takes so long for one evaluation.

    Attributes:
        who: an engine, or equations by hand.
        way: formulation.
        evaluations: returns the CPU seconds of so many evaluations.

    """

    who: str
    way: str
    evaluations: Callable[[int], float]


@dataclass
class Field:
    """All who take part in a problem, and why others do not."""

    entries: list[Entry] = field(default_factory=list)
    clocked: list[Clocked] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

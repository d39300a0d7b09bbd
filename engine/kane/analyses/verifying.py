"""Examples that are published problems, run on this machine and held against their numbers."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from kane.analyses.dynamics import simulate
from kane.arguments import checked
from kane.errors import ArgumentError, FileError, KaneError
from kane.files.model_json import load
from kane.model import Model, digest
from kane.results import Result
from kane.sentences import NOTHING, Sentence, joined, say
from kane.suggestion import suggestion

FILE = "published/problems.json"  # beside the examples
SAME = 1e-9  # s; a frame that is nearer is the one of the table


class Value(msgspec.Struct, frozen=True):
    """A number that is known.

    Attributes:
        quantity: name of a quantity of the result.
        time: [s].
        expected: in the unit of the quantity.
        tolerance: how far from it a run may be.

    """

    quantity: str
    time: float
    expected: float
    tolerance: float


class Problem(msgspec.Struct, frozen=True):
    """A published problem.

    Attributes:
        model: name of the example, its file without the ending.
        title: what it is called.
        problem: which one of the source.
        source: where it was published.
        derived: where the numbers come from.
        reason: why the tolerances are what they are.
        values: the numbers.

    """

    model: str
    title: str
    problem: str
    source: str
    derived: str
    reason: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Check:
    """A number that is known, and what came out."""

    value: Value
    found: float

    @property
    def passed(self) -> bool:
        """Whether it is as near as it should be."""
        return bool(abs(self.found - self.value.expected) <= self.value.tolerance)

    def as_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        value = msgspec.structs.asdict(self.value)
        return {**value, "found": self.found, "passed": self.passed}

    def words(self) -> Sentence:
        """Return both numbers in a line."""
        return say(
            "{quantity} at t = {time:.6g} s: {found:.9g}, "
            "expected {expected:.9g} ± {tolerance:.1g}",
            quantity=self.value.quantity,
            time=self.value.time,
            found=self.found,
            expected=self.value.expected,
            tolerance=self.value.tolerance,
        )


@dataclass(frozen=True)
class Verified:
    """What came of a problem.

    Attributes:
        problem: which one.
        checks: its numbers; none where the run failed.
        failure: why; empty where it went to its end.

    """

    problem: Problem
    checks: tuple[Check, ...]
    failure: Sentence = NOTHING

    @property
    def passed(self) -> bool:
        """Whether all came out as known."""
        return not self.failure and all(check.passed for check in self.checks)

    def as_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "model": self.problem.model,
            "title": self.problem.title,
            "source": self.problem.source,
            "problem": self.problem.problem,
            "passed": self.passed,
            "failure": str(self.failure),
            "checks": [check.as_data() for check in self.checks],
        }


@checked
def problems(folder: str | Path | None = None) -> tuple[Problem, ...]:
    """Return the published problems among the examples.

    Args:
        folder: of the examples; by default that of this copy of the program.

    Raises:
        FileError: they are not there, or damaged.

    """
    path = _examples(folder) / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=tuple[Problem, ...])
    except (OSError, msgspec.DecodeError) as error:
        raise FileError(
            say(
                "The published problems cannot be read from {path}: {why}. Install the program "
                "anew, or name the folder with its examples.",
                path=str(path),
                why=str(error),
            )
        ) from error


@checked
def verified(
    names: Sequence[str] | None = None,
    folder: str | Path | None = None,
    *,
    stop: threading.Event | None = None,
) -> Iterator[Verified]:
    """Run published problems one after the other, each with its own settings.

    Args:
        names: of the examples; all by default.
        folder: of the examples; by default that of this copy of the program.
        stop: set it from any thread to give up; nothing more comes then.

    Raises:
        ArgumentError: no example of a name is a published problem.
        FileError: they are not there, or damaged.

    """
    known = {problem.model: problem for problem in problems(folder)}
    for name in names or ():
        if name not in known:
            raise ArgumentError(
                say(
                    "No example '{name}' has published numbers{suggestion}",
                    name=name,
                    suggestion=joined("", [suggestion(name, known)]),
                )
            )
    return _verified([known[name] for name in names or known], _examples(folder), stop)


def _verified(
    wanted: Sequence[Problem], folder: Path, stop: threading.Event | None
) -> Iterator[Verified]:
    for problem in wanted:
        if stop is not None and stop.is_set():
            return
        found = _tried(problem, folder, stop)
        if stop is not None and stop.is_set():
            return  # the run was broken off: it says nothing
        yield found


def _tried(problem: Problem, folder: Path, stop: threading.Event | None) -> Verified:
    try:
        result = simulate(load(folder / f"{problem.model}.json"), stop=stop)
        if not result.outcome.ok:
            return Verified(problem, (), result.outcome.message)
        return compared(problem, result)
    except KaneError as error:
        return Verified(problem, (), error.sentence)


def _check(value: Value, result: Result) -> Check:
    """Return what a run has of a number; at an event what comes after it."""
    frame = int(np.searchsorted(result.time, value.time + SAME, side="right")) - 1
    at_it = abs(float(result.time[frame]) - value.time) <= SAME
    return Check(value, float(result[value.quantity][frame]) if at_it else float("nan"))


@checked
def compared(problem: Problem, result: Result) -> Verified:
    """Return what a run has of the numbers of a problem."""
    return Verified(problem, tuple(_check(value, result) for value in problem.values))


@checked
def problem_of(model: Model, folder: str | Path | None = None) -> Problem | None:
    """Return the published problem that a model moves as; None where it is none."""
    return _by_digest(_examples(folder)).get(digest(model))


@functools.cache
def _by_digest(folder: Path) -> dict[str, Problem]:
    return {digest(load(folder / f"{each.model}.json")): each for each in problems(folder)}


def _examples(folder: str | Path | None) -> Path:
    """Return the folder of the examples, in an installed copy and in a working tree."""
    if folder is not None:
        return Path(folder)
    package = Path(__file__).parents[1]
    installed = package.parent / "kanevas" / "models"
    return installed if installed.is_dir() else package.parents[1] / "models"

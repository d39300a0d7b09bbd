"""What the panel asks the engine for, in a thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from kane.errors import KaneError
from kane.model import Model, digest
from kane.sentences import Sentence
from kanevas.assets.paths import EXAMPLES

if TYPE_CHECKING:
    from kane.analyses.verifying import Problem, Verified
    from kane.proof.finding import Proof
    from kane.results import Result

Progress = Callable[[float], None]
Tell = Callable[[Any], None]


class Proved(NamedTuple):
    """A model that was looked at.

    Attributes:
        model: which one.
        proof: what a second derivation says; None where it was given up, or the run failed.
        published: its published numbers; None where there are none.
        failure: why there is no proof; empty where there is.

    """

    model: Model
    proof: Proof | None
    published: Verified | None
    failure: Sentence | str = ""


def prove_model(
    model: Model, shown: Result | None
) -> Callable[[Progress, Tell, threading.Event], Proved]:
    """Return what looks whether a model's run is right.

    Args:
        model: as drawn.
        shown: a run that is there already; it is taken where it is one of this model.

    """

    def work(progress: Progress, _tell: Tell, stop: threading.Event) -> Proved:
        from kane.analyses.dynamics import simulate
        from kane.analyses.proving import prove
        from kane.analyses.verifying import compared, problem_of

        try:
            is_of_it = (
                shown is not None
                and shown.outcome.ok
                and shown.settings == model.solver
                and shown.digest == digest(model)
            )
            result = shown if shown is not None and is_of_it else simulate(model, stop=stop)
            if stop.is_set():
                return Proved(model, None, None)
            proof = prove(result, progress=progress, stop=stop)
            problem = problem_of(model, EXAMPLES)
            published = compared(problem, result) if problem and result.outcome.ok else None
            return Proved(model, None if stop.is_set() else proof, published)
        except KaneError as error:
            return Proved(model, None, None, error.sentence)

    return work


class Examples(NamedTuple):
    """Published problems that were run."""

    verified: tuple[Verified, ...]


def verify_examples() -> Callable[[Progress, Tell, threading.Event], Examples]:
    """Return what runs all published problems, and tells of those that are done."""

    def work(progress: Progress, tell: Tell, stop: threading.Event) -> Examples:
        from kane.analyses.verifying import problems, verified

        count = len(problems(EXAMPLES))
        found: list[Verified] = []
        for each in verified(None, EXAMPLES, stop=stop):
            found.append(each)
            progress(len(found) / count)
            tell(Examples(tuple(found)))
        return Examples(tuple(found))

    return work


def look_for_problem(
    model: Model,
) -> Callable[[Progress, threading.Event], Problem | None]:
    """Return what looks whether a model is a published problem."""

    def work(_progress: Progress, _stop: threading.Event) -> Problem | None:
        from kane.analyses.verifying import problem_of

        return problem_of(model, EXAMPLES)

    return work

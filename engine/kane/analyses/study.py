"""Studies: one model run many times with other parameters, on all cores or a cluster."""

import concurrent.futures
import contextlib
import csv
import functools
import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.crew import LOOK, Crew
from kane.analyses.dynamics import changed_settings, result_of
from kane.analyses.leash import cores
from kane.analyses.reduction import Reduction, with_reductions
from kane.analyses.variation import Case
from kane.arguments import argument, checked
from kane.errors import KaneError, SettingsError
from kane.files.atomic import write_atomically
from kane.files.model_json import dumps, loads, validate
from kane.kernels.compiling.cache import is_prepared
from kane.model import Model, Parametric, with_parameters
from kane.sentences import say

Array = npt.NDArray[np.float64]

MOST_IN_ONE_GO = 16  # cases that a worker takes at once, so that handing over costs little
SHARES = 200  # parts that a study is cut into at least, so that all workers end together
STOPPED = say("not run: the study was stopped")
LOST = say("its process was lost, perhaps for want of memory")


@dataclass(frozen=True)
class Study:
    """What a study found, one row for each case, in the order of the cases.

    Attributes:
        parameters: names of the parameters that were varied.
        measures: what was measured, as the user wrote it.
        values: (cases, parameters) values of the parameters, in SI units.
        measured: (cases, measures) what was measured; not a number where the case failed.
        failures: by the number of the case, from 0, why it failed.

    """

    parameters: tuple[str, ...]
    measures: tuple[str, ...]
    values: Array
    measured: Array
    failures: Mapping[int, str]

    @checked
    def to_csv(self, path: str | Path) -> None:
        """Write parameters, measures and failures, one line a case; raises FileError."""
        with write_atomically(Path(path)) as stream:
            writer = csv.writer(stream, lineterminator="\n")
            writer.writerow([*self.parameters, *self.measures, "failure"])
            rows = zip(self.values.tolist(), self.measured.tolist(), strict=True)
            for number, (values, measured) in enumerate(rows):
                failure = " ".join(self.failures.get(number, "").split())
                cells = measured if number not in self.failures else [""] * len(measured)
                writer.writerow([*values, *cells, failure])


class _Outcome(NamedTuple):
    """What came of a case: its measures, or why there are none."""

    measured: tuple[float, ...]
    failure: str


@checked
def study(
    model: Model,
    cases: Sequence[Mapping[str, float]],
    measures: Sequence[str],
    *,
    executor: Executor | None = None,
    workers: int | None = None,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
    **settings: Any,
) -> Study:
    """Run a model once for each case, and keep what was measured.

    A case that fails is told in ``failures`` and the others go on. The numbers do not depend on
    who ran what.

    Args:
        model: the mechanism.
        cases: values of parameters by name, see ``variation.cases``; all of the same parameters.
        measures: see ``reduction.with_reductions``.
        executor: any executor of ``concurrent.futures``, such as Dask's
            ``Client(...).get_executor()``; processes on all cores of this machine where none is
            given.
        workers: processes where no executor is given; the number of cores by default.
        progress: called with the part done, 0 to 1, in this thread.
        stop: an event that any thread may set: no further case is begun. Own processes end at
            once, and give up what they are at.
        settings: those of ``simulate``: method, duration, rtol, ...

    Raises:
        SettingsError: there is no case, the cases differ in their parameters, or a measure cannot
            be read.
        ModelError: there is no such parameter, a setting has faults, or the model has.

    """
    names = _check(model, cases, measures, settings)
    if workers is not None and workers < 1:
        raise SettingsError(say("A study needs a worker at least, not {workers}.", workers=workers))
    run = functools.partial(_runner, dumps(model), tuple(measures), settings)
    listed = [dict(case) for case in cases]
    found = [_Outcome((), STOPPED)] * len(cases)
    if executor is None:
        answers = _in_processes(run, listed, workers, stop)
    else:
        answers = _in_executor(executor, run, listed, stop)
    with contextlib.closing(answers):
        for done, (place, outcome) in enumerate(answers, 1):
            found[place] = outcome
            if progress:
                progress(done / len(cases))
    return Study(
        parameters=names,
        measures=tuple(measures),
        values=np.array([[case[name] for name in names] for case in cases], dtype=float),
        measured=np.array([each.measured or [np.nan] * len(measures) for each in found]),
        failures={i: each.failure for i, each in enumerate(found) if each.failure},
    )


def _check(
    model: Model,
    cases: Sequence[Mapping[str, float]],
    measures: Sequence[str],
    settings: Mapping[str, Any],
) -> tuple[str, ...]:
    """Refuse what would fail in every case; return the names of the parameters."""
    validate(model)
    if not cases or not measures:
        raise SettingsError(say("A study needs a case and a measure at least."))
    names = tuple(cases[0])
    if any(case.keys() != cases[0].keys() for case in cases):
        raise SettingsError(say("All cases of a study must give values to the same parameters."))
    for number, case in enumerate(cases):
        for name in names:
            argument(say("study, case {number},", number=number), name, case[name], float)
    known = {parameter.name for parameter in model.parameters}
    if unknown := [name for name in names if name not in known]:
        with_parameters(model, dict.fromkeys(unknown, 0.0))  # it says which there are
    changed_settings(model.solver, **settings)
    with_reductions(model, measures)
    return names


def _in_one_go(count: int) -> int:
    """Return how many cases a worker takes at once."""
    return max(1, min(MOST_IN_ONE_GO, count // SHARES))


def _in_processes(
    run: Callable[[], Callable[[Case], _Outcome]],
    cases: Sequence[Case],
    workers: int | None,
    stop: threading.Event | None,
) -> Generator[tuple[int, _Outcome], None, None]:
    """Yield the numbers of cases and what came of them, by processes that end with the study."""
    if not is_prepared():  # or each process would compile the kernels
        from kane.analyses.preparation import prepare

        prepare()
    crew = Crew(run, cases, workers or cores(), _in_one_go(len(cases)))
    for place, outcome in crew.answers(stop):
        yield place, outcome or _Outcome((), LOST)


def _in_executor(
    executor: Executor,
    run: Callable[[], Callable[[Case], _Outcome]],
    cases: Sequence[Case],
    stop: threading.Event | None,
) -> Generator[tuple[int, _Outcome], None, None]:
    """Yield the numbers of cases and what came of them, as an executor of the user ends them."""
    size = _in_one_go(len(cases))
    groups = [range(first, min(first + size, len(cases))) for first in range(0, len(cases), size)]
    futures = {
        executor.submit(_run_group, run, [cases[place] for place in group]): group
        for group in groups
    }
    for future in _finished(futures, stop):
        yield from zip(futures[future], _outcomes(future, len(futures[future])), strict=True)


def _finished(
    futures: Iterable[Future[list[_Outcome]]], stop: threading.Event | None
) -> Iterator[Future[list[_Outcome]]]:
    """Yield futures as they end; once stopped, those that were under way."""
    waiting = set(futures)
    while waiting:
        done, waiting = concurrent.futures.wait(waiting, LOOK, concurrent.futures.FIRST_COMPLETED)
        if stop and stop.is_set():
            waiting -= {future for future in waiting if future.cancel()}
        yield from (future for future in done if not future.cancelled())


def _outcomes(future: Future[list[_Outcome]], count: int) -> list[_Outcome]:
    """Return what came of a group; the same failure for all where its process died."""
    try:
        return future.result()
    except Exception as error:  # a worker that is gone must not take the study with it
        return [_Outcome((), f"{LOST} ({_text(error)})")] * count


def _run_group(
    run: Callable[[], Callable[[Case], _Outcome]], cases: Sequence[Case]
) -> list[_Outcome]:
    return [*map(run(), cases)]


def _runner(
    text: str, measures: tuple[str, ...], settings: Mapping[str, Any]
) -> Callable[[Case], _Outcome]:
    """Return what runs a case of a model; this is what each worker has."""
    model, reductions = with_reductions(loads(text), measures)
    return functools.partial(_run_case, Parametric(model), reductions, settings)


def _run_case(
    model: Parametric, reductions: Sequence[Reduction], settings: Mapping[str, Any], case: Case
) -> _Outcome:
    try:
        changed = model.at(case)
        result = result_of(changed, changed_settings(changed.solver, **settings))
        if not result.outcome.ok:
            return _Outcome((), result.outcome.message)
        return _Outcome(tuple(reduction.value(result) for reduction in reductions), "")
    except Exception as error:  # the other cases go on, and this one is told
        return _Outcome((), _text(error))


def _text(error: Exception) -> str:
    return str(error) if isinstance(error, KaneError) else f"{type(error).__name__}: {error}"

"""Studies: one model run many times with other parameters, on all cores or a cluster."""

import concurrent.futures
import contextlib
import csv
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.dynamics import changed_settings, simulate
from kane.analyses.reduction import Reduction, with_reductions
from kane.analyses.variation import Case
from kane.arguments import argument, checked
from kane.errors import KaneError, SettingsError
from kane.files.atomic import write_atomically
from kane.files.model_json import dumps, loads, validate
from kane.kernels.cache import is_prepared
from kane.model import Model, with_parameters

Array = npt.NDArray[np.float64]

MOST_IN_ONE_GO = 16  # cases that a worker takes at once, so that handing over costs little
SHARES = 200  # parts that a study is cut into at least, so that all workers end together
MOST_PROCESSES = 61  # Windows waits for no more
LOOK = 0.1  # s between two looks at the stop flag
STOPPED = "not run: the study was stopped"
LOST = "its process was lost, perhaps for want of memory"


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
        stop: an event that any thread may set: no further case is begun.
        settings: those of ``simulate``: method, duration, rtol, ...

    Raises:
        SettingsError: there is no case, the cases differ in their parameters, or a measure cannot
            be read.
        ModelError: there is no such parameter, a setting has faults, or the model has.

    """
    names = _check(model, cases, measures, settings)
    if workers is not None and workers < 1:
        raise SettingsError(f"A study needs a worker at least, not {workers}.")
    text, groups = dumps(model), _groups(len(cases))
    found = [_Outcome((), STOPPED)] * len(cases)
    with _crew(executor, workers, len(groups)) as crew:
        futures = {
            crew.submit(
                _run, text, tuple(measures), settings, [dict(cases[i]) for i in group]
            ): group
            for group in groups
        }
        done = 0
        for future in _finished(futures, stop):
            for place, outcome in zip(futures[future], _outcomes(future, futures), strict=True):
                found[place] = outcome
                done += 1
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
        raise SettingsError("A study needs a case and a measure at least.")
    names = tuple(cases[0])
    if any(case.keys() != cases[0].keys() for case in cases):
        raise SettingsError("All cases of a study must give values to the same parameters.")
    for number, case in enumerate(cases):
        for name in names:
            argument(f"study, case {number},", name, case[name], float)
    known = {parameter.name for parameter in model.parameters}
    if unknown := [name for name in names if name not in known]:
        with_parameters(model, dict.fromkeys(unknown, 0.0))  # it says which there are
    changed_settings(model.solver, **settings)
    with_reductions(model, measures)
    return names


def _groups(count: int) -> list[range]:
    """Return the numbers of the cases that a worker takes in one go."""
    size = max(1, min(MOST_IN_ONE_GO, count // SHARES))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


@contextlib.contextmanager
def _crew(executor: Executor | None, workers: int | None, most: int) -> Iterator[Executor]:
    """Give an executor: that of the user, or processes that end with the study."""
    if executor is not None:
        yield executor
        return
    if not is_prepared():  # or each process would compile the kernels
        from kane.analyses.preparation import prepare

        prepare()
    # a copy of this process would have its locks, but not the threads that open them
    context = multiprocessing.get_context("spawn")
    count = max(1, min(workers or _cores(), most, MOST_PROCESSES))
    with concurrent.futures.ProcessPoolExecutor(count, context, _leave_interrupts) as own:
        try:
            yield own
        finally:
            own.shutdown(cancel_futures=True)


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _leave_interrupts() -> None:
    """Let Ctrl+C go to the process that leads the study."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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


def _outcomes(
    future: Future[list[_Outcome]], groups: Mapping[Future[list[_Outcome]], range]
) -> list[_Outcome]:
    """Return what came of a group; the same failure for all where its process died."""
    try:
        return future.result()
    except Exception as error:  # a worker that is gone must not take the study with it
        return [_Outcome((), f"{LOST} ({_text(error)})")] * len(groups[future])


def _run(
    text: str, measures: tuple[str, ...], settings: Mapping[str, Any], cases: Sequence[Case]
) -> list[_Outcome]:
    """Run some cases of a model; this is what a worker does."""
    model, reductions = with_reductions(loads(text), measures)
    return [_run_case(model, reductions, settings, case) for case in cases]


def _run_case(
    model: Model, reductions: Sequence[Reduction], settings: Mapping[str, Any], case: Case
) -> _Outcome:
    try:
        result = simulate(model, parameters=case, **settings)
        if not result.outcome.ok:
            return _Outcome((), result.outcome.message)
        return _Outcome(tuple(reduction.value(result) for reduction in reductions), "")
    except Exception as error:  # the other cases go on, and this one is told
        return _Outcome((), _text(error))


def _text(error: Exception) -> str:
    return str(error) if isinstance(error, KaneError) else f"{type(error).__name__}: {error}"

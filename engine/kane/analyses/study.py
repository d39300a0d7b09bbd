"""Studies: one model run many times with other parameters, on all cores or a cluster."""

import csv
import functools
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kane.analyses.case_runs import STOPPED, Outcome, runner
from kane.analyses.dynamics import changed_settings
from kane.analyses.hands import By, Lost, answers
from kane.analyses.reduction import with_reductions
from kane.arguments import argument, checked
from kane.errors import SettingsError
from kane.files.atomic import write_atomically
from kane.files.model_json import dumps, validate
from kane.model import Model, quantities, with_parameters
from kane.sentences import say

Array = npt.NDArray[np.float64]

LOST = say("its process was lost, perhaps for want of memory")
MOST_KEPT = 100_000_000  # numbers of all curves: 800 MB


@dataclass(frozen=True)
class Study:
    """What a study found, one row for each case, in the order of the cases.

    Attributes:
        parameters: names of the parameters that were varied.
        measures: what was measured, as the user wrote it.
        values: (cases, parameters) values of the parameters, in SI units.
        measured: (cases, measures) what was measured; not a number where the case failed.
        failures: by the number of the case, from 0, why it failed.
        units: SI units by name of a parameter or curve, or by the text of a measure.
        curves: quantities that were kept over the time of each case.
        times: of each case the times of its frames [s]; none where it failed.
        traces: of each case (curves, frames) values; none where it failed.
        model: what was run, with its parameters as they were.

    """

    parameters: tuple[str, ...]
    measures: tuple[str, ...]
    values: Array
    measured: Array
    failures: Mapping[int, str]
    units: Mapping[str, str]
    curves: tuple[str, ...]
    times: tuple[Array, ...]
    traces: tuple[Array, ...]
    model: Model

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

    @checked
    def curves_to_csv(self, path: str | Path) -> None:
        """Write all curves, one line a frame, cases one after the other; raises FileError."""
        with write_atomically(Path(path)) as stream:
            writer = csv.writer(stream, lineterminator="\n")
            writer.writerow(["case", *self.parameters, "time", *self.curves])
            for number, (times, traces) in enumerate(zip(self.times, self.traces, strict=True)):
                row = [number, *self.values[number].tolist()]
                lines = np.vstack([times, traces]).T.tolist() if times.size else []
                writer.writerows([*row, *line] for line in lines)


@checked
def study(
    model: Model,
    cases: Sequence[Mapping[str, float]],
    measures: Sequence[str],
    *,
    curves: Sequence[str] = (),
    executor: Executor | None = None,
    workers: int | None = None,
    by: By | None = None,
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
        curves: quantities of the result to be kept over the time, such as ``K1.x``.
        executor: any executor of ``concurrent.futures``, such as Dask's
            ``Client(...).get_executor()``; all cores of this machine where none is given.
        workers: threads or processes where no executor is given; the number of cores by default.
        by: who works where no executor is given: ``threads``, which begin at once, or
            ``processes``, which do not wait for each other where many short runs spend their time
            in Python, and of which one that dies takes no other with it; without it threads begin,
            and processes go on where much is left to do.
        progress: called with the part done, 0 to 1, in this thread.
        stop: an event that any thread may set: no further case is begun. Own threads and processes
            give up what they are at.
        settings: those of ``simulate``: method, duration, rtol, ...

    Raises:
        SettingsError: there is no case, the cases differ in their parameters, a measure cannot
            be read, there is no such curve, or the curves would not fit into memory.
        ModelError: there is no such parameter, a setting has faults, or the model has.

    """
    names = check(model, cases, measures, curves, settings)
    if workers is not None and workers < 1:
        raise SettingsError(say("A study needs a worker at least, not {workers}.", workers=workers))
    make = functools.partial(runner, dumps(model), tuple(measures), tuple(curves), settings)
    listed = [dict(case) for case in cases]
    found = [Outcome((), STOPPED)] * len(cases)
    kept = 0
    with closing(answers(make, listed, workers, by, executor, stop)) as coming:
        for done, (place, answer) in enumerate(coming, 1):
            found[place] = outcome = _lost(answer) if isinstance(answer, Lost) else answer
            kept += outcome.times.size + outcome.traces.size
            if kept > MOST_KEPT:
                raise SettingsError(
                    say("The curves of all cases would not fit into memory. Record less often.")
                )
            if progress:
                progress(done / len(cases))
    return Study(
        parameters=names,
        measures=tuple(measures),
        values=np.array([[case[name] for name in names] for case in cases], dtype=float),
        measured=np.array([each.measured or [np.nan] * len(measures) for each in found]),
        failures={i: each.failure for i, each in enumerate(found) if each.failure},
        units=_units(model, names, measures, curves),
        curves=tuple(curves),
        times=tuple(each.times for each in found),
        traces=tuple(each.traces for each in found),
        model=model,
    )


def check(
    model: Model,
    cases: Sequence[Mapping[str, float]],
    measures: Sequence[str],
    curves: Sequence[str],
    settings: Mapping[str, Any],
) -> tuple[str, ...]:
    """Refuse what would fail in every case; return the names of the parameters.

    Raises:
        SettingsError, ModelError, ArgumentError: as ``study``.

    """
    validate(model)
    if not cases or not (measures or curves):
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
    units = _units_of_quantities(model)
    for curve in curves:
        if curve not in units:
            raise SettingsError(say("The result has no quantity '{curve}'.", curve=curve))
    return names


def _units_of_quantities(model: Model) -> dict[str, str]:
    return {f"{owner}.{entry.key}": entry.unit for owner, entry in quantities(model)}


def _units(
    model: Model, names: Sequence[str], measures: Sequence[str], curves: Sequence[str]
) -> dict[str, str]:
    """Return the SI units of all that a study shows; nothing where nobody has said which."""
    parameters = {each.name: each.unit for each in model.parameters}
    recording, reductions = with_reductions(model, measures)
    known = _units_of_quantities(recording)
    own = {f"{each.name}.value" for each in recording.measures[len(model.measures) :]}
    return {
        **{name: parameters[name] for name in names},
        **{each.text: "" if each.of in own else known[each.of] for each in reductions},
        **{curve: known[curve] for curve in curves},
    }


def _lost(answer: Lost) -> Outcome:
    return Outcome((), f"{LOST} ({answer.why})" if answer.why else LOST)

"""Runs of one model with other values of its parameters, one after the other."""

import functools
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.dynamics import changed_settings, result_of
from kane.analyses.reduction import with_reductions
from kane.analyses.variation import Case
from kane.errors import KaneError
from kane.files.model_json import loads
from kane.model import Parametric
from kane.results import Result
from kane.sentences import say
from kane.solve.outcome import Ending

Array = npt.NDArray[np.float64]

STOPPED = say("not run: the study was stopped")


class Outcome(NamedTuple):
    """What came of a case: its measures, or why there are none.

    Attributes:
        measured: one number for each measure.
        failure: why there are none; empty where there are.
        times: of the frames [s], where curves are kept.
        traces: (curves, frames) values.

    """

    measured: tuple[float, ...]
    failure: str
    times: Array = np.empty(0)
    traces: Array = np.empty((0, 0))


Work = Callable[[Case, "threading.Event | None"], Outcome]


def runner(
    text: str,
    measures: tuple[str, ...],
    curves: tuple[str, ...],
    settings: Mapping[str, Any],
    *,
    between: bool = False,
) -> Work:
    """Return what runs a case of a model; this is what each worker has.

    Args:
        text: of the model file.
        measures: see ``reduction.with_reductions``.
        curves: quantities to be kept over time.
        settings: those of ``simulate``.
        between: whether measures look between the frames, too.

    """
    model, reductions = with_reductions(loads(text), measures)
    values = [functools.partial(each.value, between=between) for each in reductions]
    return functools.partial(_run_case, Parametric(model), values, curves, settings)


def _run_case(
    model: Parametric,
    values: Sequence[Callable[[Result], float]],
    curves: Sequence[str],
    settings: Mapping[str, Any],
    case: Case,
    stop: threading.Event | None = None,
) -> Outcome:
    try:
        changed = model.at(case)
        result = result_of(changed, changed_settings(changed.solver, **settings), stop=stop)
        if result.outcome.ending is Ending.STOPPED:
            return Outcome((), STOPPED)
        if not result.outcome.ok:
            return Outcome((), result.outcome.message)
        measured = tuple(value(result) for value in values)
        return Outcome(measured, "", *_traces(result, curves))
    except Exception as error:  # the other cases go on, and this one is told
        return Outcome((), _text(error))


def _traces(result: Result, curves: Sequence[str]) -> tuple[Array, Array]:
    """Return the times of the frames, and what is kept over them."""
    if not curves:
        return np.empty(0), np.empty((0, 0))
    return result.time, np.array([result[curve] for curve in curves])


def _text(error: Exception) -> str:
    return str(error) if isinstance(error, KaneError) else f"{type(error).__name__}: {error}"

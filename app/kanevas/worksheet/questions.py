"""What the worksheet asks the engine for, in a thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from kane.errors import KaneError
from kane.model import Model
from kane.symbolic.judged import Judged
from kane.symbolic.worksheet import Worksheet, judge_answers, worksheet

if TYPE_CHECKING:
    from kane.analyses.predicting import Prediction

Progress = Callable[[float], None]
Tell = Callable[[Any], None]


class Sheet(NamedTuple):
    """What is asked of a model.

    Attributes:
        model: which one.
        predict: names of the quantities whose values at the end of the run are asked for.
        derive: what is to be derived; None where it was given up.

    """

    model: Model
    predict: tuple[str, ...]
    derive: Worksheet | None


class Compared(NamedTuple):
    """What became of answers, by the names of what was asked; none where it was given up."""

    predicted: Mapping[str, Prediction]
    derived: Mapping[str, Judged]


def make_sheet(model: Model) -> Callable[[Progress, Tell, threading.Event], Sheet]:
    """Return what makes the sheet of a model."""

    def work(_progress: Progress, _tell: Tell, stop: threading.Event) -> Sheet:
        from kane.analyses.predicting import quantities_to_predict

        return Sheet(model, quantities_to_predict(model), worksheet(model, stop=stop))

    return work


def compare(
    model: Model, predicted: Mapping[str, float], derived: Mapping[str, str]
) -> Callable[[Progress, Tell, threading.Event], Compared]:
    """Return what runs a model, where something was predicted, and compares the answers."""

    def work(progress: Progress, _tell: Tell, stop: threading.Event) -> Compared:
        from kane.analyses.dynamics import simulate
        from kane.analyses.predicting import compare_predictions

        came: Mapping[str, Prediction] = {}
        if predicted:
            result = simulate(model, progress=progress, stop=stop)
            if stop.is_set():
                return Compared({}, {})
            if not result.outcome.ok:
                raise KaneError(result.outcome.message)
            came = compare_predictions(result, predicted)
        judged = judge_answers(model, derived, stop=stop) if derived else {}
        return Compared(came, judged or {})

    return work

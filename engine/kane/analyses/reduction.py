"""What a study keeps of a run: one number of a quantity over time, as in ``max(y('mass'))``."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec
import numpy as np
import numpy.typing as npt

from kane.arguments import checked
from kane.errors import ModelError, SettingsError
from kane.model import Model, check, quantities
from kane.model.parameters import Measure
from kane.results import Result
from kane.sentences import joined, say

Array = npt.NDArray[np.float64]


def _mean(time: Array, values: Array) -> float:
    """Return the mean over time: frames need not stand at equal distances."""
    if time.size < 2:
        return float(values[-1])
    return float((values[1:] + values[:-1]) @ np.diff(time) / 2 / (time[-1] - time[0]))


REDUCTIONS: Mapping[str, Callable[[Array, Array], float]] = {
    "max": lambda _, values: float(values.max()),
    "min": lambda _, values: float(values.min()),
    "span": lambda _, values: float(values.max() - values.min()),
    "mean": _mean,
    "rms": lambda time, values: float(np.sqrt(_mean(time, values**2))),
    "first": lambda _, values: float(values[0]),
    "last": lambda _, values: float(values[-1]),
}


def _largest(time: Array, values: Array) -> float:
    """Return the largest value, between frames by a parabola where the curve is smooth there.

    A jump or an edge is none of a smooth curve: its fourth differences are as large as the second.
    """
    found = float(values.max())
    count = values.size
    if count < 5:
        return found
    inner = np.arange(1, count - 1)
    tops = inner[(values[1:-1] >= values[:-2]) & (values[1:-1] >= values[2:])]
    first = np.clip(tops - 2, 0, count - 5)  # of five frames about each
    fourth = sum(w * values[first + k] for k, w in enumerate((1.0, -4.0, 6.0, -4.0, 1.0)))
    steps = np.array([time[first + k + 1] - time[first + k] for k in range(4)])
    bend = values[tops - 1] - 2.0 * values[tops] + values[tops + 1]
    is_smooth = (bend < 0.0) & (np.abs(fourth) <= SMOOTH * np.abs(bend))
    is_smooth &= np.ptp(steps, axis=0) <= EVEN * steps.max(axis=0)
    tops, bend = tops[is_smooth], bend[is_smooth]
    rise = (values[tops + 1] - values[tops - 1]) / 2.0
    return float(max(found, *(values[tops] - rise**2 / (2.0 * bend)))) if tops.size else found


def _smooth_mean(time: Array, values: Array) -> float:
    """Return the mean over time by splines, which begin anew where frames have the same time."""
    from scipy.interpolate import CubicSpline

    if time.size < 2:
        return float(values[-1])
    total = 0.0
    ends = np.flatnonzero(np.diff(time) <= 0.0) + 1
    for piece in np.split(np.arange(time.size), ends):
        if piece.size > 3:
            spline = CubicSpline(time[piece], values[piece])
            total += float(spline.integrate(time[piece[0]], time[piece[-1]]))
        elif piece.size > 1:
            total += float((values[piece][1:] + values[piece][:-1]) @ np.diff(time[piece]) / 2)
    return total / float(time[-1] - time[0])


EVEN = 1e-6  # of a step between frames: those of which a parabola is taken are alike
SMOOTH = 0.5  # of the second differences: for a sine that is a tenth of its period
# The same between the frames too, for who looks for best values: frames alone make them jump.
BETWEEN: Mapping[str, Callable[[Array, Array], float]] = {
    **REDUCTIONS,
    "max": _largest,
    "min": lambda time, values: -_largest(time, -values),
    "span": lambda time, values: _largest(time, values) + _largest(time, -values),
    "mean": _smooth_mean,
    "rms": lambda time, values: float(np.sqrt(max(_smooth_mean(time, values**2), 0.0))),
}
FORM = re.compile(r"\s*(\w+)\s*\((.*)\)\s*", re.DOTALL)


@dataclass(frozen=True)
class Reduction:
    """One number of a run.

    Attributes:
        text: as the user wrote it.
        kind: one of ``REDUCTIONS``.
        of: a quantity of the result, such as ``K1.x``.

    """

    text: str
    kind: str
    of: str

    def value(self, result: Result, *, between: bool = False) -> float:
        """Return the number, of what was recorded or between the frames too."""
        kinds = BETWEEN if between else REDUCTIONS
        return kinds[self.kind](result.time, result[self.of])


@checked
def with_reductions(model: Model, texts: Sequence[str]) -> tuple[Model, tuple[Reduction, ...]]:
    """Return a model that records what some reductions need, and the reductions.

    Args:
        model: what is studied.
        texts: each as ``max(K1.x)``, of a quantity of the result, or ``max(y('mass'))``, of an
            expression as measures have it; instead of ``max`` any of ``REDUCTIONS``.

    Raises:
        SettingsError: one of them cannot be read, or asks for what the model does not have.

    """
    reductions = []
    for text in texts:
        found = FORM.fullmatch(text)
        if not found or found[1] not in REDUCTIONS:
            kinds = ", ".join(REDUCTIONS)
            raise SettingsError(
                say(
                    "Cannot read the measure '{text}': write max(...) of a quantity, as in "
                    "max(y('mass')) or max(mass.y); there are {kinds}.",
                    text=text,
                    kinds=kinds,
                )
            )
        model, of = _recorded(model, text, found[2].strip())
        reductions.append(Reduction(text, found[1], of))
    return model, tuple(reductions)


def _recorded(model: Model, text: str, inner: str) -> tuple[Model, str]:
    """Return a model with a quantity or expression among its results, and the quantity's name."""
    if any(measure.name == inner for measure in model.measures):
        return model, f"{inner}.value"
    if any(f"{owner}.{entry.key}" == inner for owner, entry in quantities(model)):
        return model, inner
    measure = Measure(name=_fresh_name(model), expression=inner)
    other = msgspec.structs.replace(model, measures=(*model.measures, measure))
    before = len(model.measures)
    try:
        check(other)
    except ModelError as error:
        own = [fault for fault in error.faults if fault.path.startswith(f"measures[{before}]")]
        if not own:
            raise
        why = joined("; ", [fault.text for fault in own])
        raise SettingsError(
            say(
                "The measure '{text}' is neither a quantity of the result nor an expression: "
                "{why}.",
                text=text,
                why=why,
            )
        ) from error
    return other, f"{measure.name}.value"


def _fresh_name(model: Model) -> str:
    taken = {measure.name for measure in model.measures}
    number = len(model.measures) + 1
    while f"of the study {number}" in taken:
        number += 1
    return f"of the study {number}"

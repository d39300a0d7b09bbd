"""How outputs follow inputs that oscillate, and how eigenvalues move with a parameter."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kane.analyses.array_files import ArrayFiles, Named
from kane.analyses.care import by_one_thread, unless_stopped
from kane.analyses.instant import instant_at_start
from kane.analyses.linearisation import Linearisation, linearise
from kane.analyses.period_map import PeriodMap
from kane.analyses.sampled_response import sampled_response
from kane.arguments import checked
from kane.errors import ArgumentError, KaneError, SettingsError, StoppedError
from kane.files.csv_table import write_csv
from kane.model import Model, Parametric
from kane.sentences import Sentence, say

Array = npt.NDArray[np.float64]
Complexes = npt.NDArray[np.complex128]

NEUTRAL = 1e-9  # of half the frequency of samples: what goes slower stays as it is
POINTS = 400  # frequencies
BESIDE = 10.0  # parts below the lowest frequency of a mode and above the highest


@dataclass(frozen=True)
class FrequencyResponse(ArrayFiles):
    """G(iw) = C (iw - A)^-1 B + D, or what takes its place with sampled signals.

    Attributes:
        frequencies: (f,) [Hz].
        response: (f, o, i) of outputs to inputs, in SI units.
        inputs: names of the inputs.
        outputs: names of the outputs.
        period: the common period of sampled signals [s]; None where there are none. With them the
            response is the part of the answer that has the frequency of the input: samples add
            others, which are as low from half a frequency of sampling on, see ``sampled_response``.

    """

    frequencies: Array
    response: Complexes
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    period: float | None = None

    @property
    def magnitude(self) -> Array:
        """Magnitudes, (f, o, i) [dB]; of what does not answer it is -inf."""
        with np.errstate(divide="ignore"):
            return np.asarray(20.0 * np.log10(np.abs(self.response)))

    @property
    def phase(self) -> Array:
        """Phases without jumps, (f, o, i) [degrees]."""
        return np.degrees(np.unwrap(np.angle(self.response), axis=0))

    @checked
    def to_csv(self, path: str | Path) -> None:
        """Write frequency, magnitudes and phases, one line a frequency; raises FileError."""
        pairs = [(o, i) for o in range(len(self.outputs)) for i in range(len(self.inputs))]
        header = ["frequency [Hz]"]
        for o, i in pairs:
            name = f"{self.outputs[o]} / {self.inputs[i]}"
            header += [f"{name} magnitude [dB]", f"{name} phase [degrees]"]
        columns = [self.frequencies]
        for o, i in pairs:
            columns += [self.magnitude[:, o, i], self.phase[:, o, i]]
        write_csv(path, header, [columns])

    def _arrays(self) -> Named:
        return [
            ("frequencies", self.frequencies),
            ("response", self.response),
            ("inputs", np.array(self.inputs, dtype=str)),
            ("outputs", np.array(self.outputs, dtype=str)),
        ]


@checked
@by_one_thread()
def frequency_response(
    linear: Linearisation,
    frequencies: Sequence[float] | None = None,
    *,
    stop: threading.Event | None = None,
) -> FrequencyResponse:
    """Return how the outputs of a linearisation follow its inputs.

    Sampled signals take part with their samples and holds, see ``sampled_response``.

    Args:
        linear: with inputs and outputs.
        frequencies: [Hz]; by default from below the lowest mode to above the highest, or to half
            the frequency of sampled signals.
        stop: an event that any thread may set to give up.

    Raises:
        SettingsError: it has no input or no output, a frequency is not positive, or sampled signals
            have no common period.
        StoppedError: it was stopped.

    """
    if not linear.inputs or not linear.outputs:
        raise SettingsError(say("A frequency response needs an input and an output at least."))
    if isinstance(linear.sampled, Sentence):
        raise SettingsError(linear.sampled)
    f = np.array(_about(linear) if frequencies is None else frequencies, dtype=float)
    if not f.size or not (np.isfinite(f).all() and (f > 0.0).all()):
        raise SettingsError(say("Frequencies of a response must be positive."))
    if linear.sampled is not None:
        found = sampled_response(linear, linear.sampled, f, stop)
        return FrequencyResponse(f, found, linear.inputs, linear.outputs, linear.sampled.period)
    unit = np.eye(len(linear.A))
    found = np.empty((f.size, len(linear.outputs), len(linear.inputs)), dtype=np.complex128)
    for k, w in enumerate(2.0 * np.pi * f):
        unless_stopped(stop)
        try:
            found[k] = linear.C_out @ np.linalg.solve(1j * w * unit - linear.A, linear.B) + linear.D
        except np.linalg.LinAlgError:  # at an undamped mode the answer has no bounds
            found[k] = np.inf
    return FrequencyResponse(f, found, linear.inputs, linear.outputs)


def _about(linear: Linearisation) -> Array:
    if isinstance(linear.sampled, PeriodMap):
        highest = 0.5 / linear.sampled.period
        rates = np.abs(linear.sampled.eigenvalues) / (2.0 * np.pi)
        own = [rate for rate in rates.tolist() if NEUTRAL * highest < rate < np.inf]
        return np.geomspace(min([*own, highest]) / BESIDE, highest, POINTS)
    own = [mode.natural_frequency for mode in linear.modes if mode.kind != "neutral"]
    low, high = (min(own), max(own)) if own else (0.1, 10.0)
    return np.geomspace(low / BESIDE, high * BESIDE, POINTS)


@dataclass(frozen=True)
class RootLocus(ArrayFiles):
    """Eigenvalues over a parameter; with sampled signals the multipliers of a period.

    Attributes:
        parameter: its name.
        values: (k,) of it; those at which the model could not be linearised are left out.
        eigenvalues: (k, r) [1/s], each column a branch that goes on without jumps; not a number
            where there are fewer. With sampled signals (k, r) the z of ``PeriodMap``, of which all
            within the circle |z| = 1 die out.
        failures: by the value, why there are none.
        periods: (k,) the common periods of sampled signals [s]; empty where there are none.

    """

    parameter: str
    values: Array
    eigenvalues: Complexes
    failures: dict[float, str]
    periods: Array = field(default_factory=lambda: np.zeros(0))

    @property
    def is_sampled(self) -> bool:
        """Whether these are multipliers from one period of sampled signals to the next."""
        return self.periods.size > 0

    @checked
    def to_csv(self, path: str | Path) -> None:
        """Write the parameter and the eigenvalues, one line a value; raises FileError."""
        header, columns = [self.parameter], [self.values]
        if self.is_sampled:
            header, columns = [*header, "period [s]"], [*columns, self.periods]
        of, unit = (" of z", "") if self.is_sampled else ("", " [1/s]")
        for k in range(self.eigenvalues.shape[1]):
            header += [f"real part{of} {k + 1}{unit}", f"imaginary part{of} {k + 1}{unit}"]
            columns += [self.eigenvalues[:, k].real, self.eigenvalues[:, k].imag]
        write_csv(path, header, [columns])

    def _arrays(self) -> Named:
        if self.is_sampled:
            return [("values", self.values), ("multipliers", self.eigenvalues),
                    ("periods", self.periods)]  # fmt: skip
        return [("values", self.values), ("eigenvalues", self.eigenvalues)]


@checked
@by_one_thread()
def root_locus(
    model: Model,
    parameter: str,
    over: Sequence[float],
    *,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> RootLocus:
    """Return the eigenvalues of a model at its start over a parameter.

    With sampled signals these are the multipliers from one period to the next.

    Args:
        model: drawn in an equilibrium or a steady motion that the parameter leaves one.
        parameter: its name.
        over: values of it, in SI units.
        progress: called with the part done, 0 to 1, in this thread.
        stop: an event that any thread may set; what is done until then is returned.

    Raises:
        ArgumentError: there is no value, or none at which the model can be linearised.
        ModelError: there is no such parameter, or the model has faults.

    """
    if not len(over):
        raise ArgumentError(say("A root locus needs a value of its parameter at least."))
    parametric = Parametric(model)
    found, periods, failures = dict[float, Complexes](), dict[float, float](), dict[float, str]()
    for k, value in enumerate(over):
        if stop is not None and stop.is_set():
            break
        changed = parametric.at({parameter: float(value)})
        try:
            linear = linearise(instant_at_start(changed), stop=stop)
        except StoppedError:
            break
        except KaneError as error:
            failures[float(value)] = error.sentence
        else:
            match linear.sampled:
                case None:
                    found[float(value)] = linear.eigenvalues
                case PeriodMap():
                    found[float(value)] = linear.sampled.multipliers
                    periods[float(value)] = linear.sampled.period
                case why:
                    failures[float(value)] = why
        if progress:
            progress((k + 1) / len(over))
    if failures and not found:
        raise ArgumentError(
            say("There are no eigenvalues at any value: {why}", why=next(iter(failures.values())))
        )
    roots = max((len(each) for each in found.values()), default=0)
    table = np.full((len(found), roots), np.nan + 0j)
    for k, each in enumerate(found.values()):
        table[k, : len(each)] = each if k == 0 else _carried_on(table[k - 1], each)
    of_samples = np.array([periods[value] for value in found]) if periods else np.zeros(0)
    return RootLocus(parameter, np.array([*found]), table, failures, of_samples)


def _carried_on(before: Complexes, now: Complexes) -> Complexes:
    """Return eigenvalues in the order in which they are nearest to those before."""
    from scipy.optimize import linear_sum_assignment

    known = before[: len(now)]
    if len(known) < len(now) or not np.isfinite(known).all():
        return np.sort_complex(now)
    _, order = linear_sum_assignment(np.abs(known[:, None] - now[None, :]))
    return now[order]

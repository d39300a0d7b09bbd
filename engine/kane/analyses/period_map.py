"""Small deviations from one period of sampled signals to the next.

Between instants, deviations x follow x' = A x + B d while sampled values d are held, and at an
instant some of them are worked out anew from what was just before it, so that

    x(t + h) = e^(A h) x + (integral of e^(A s) ds, 0 to h) B d,    d+ = F x + G d

are exact (Astroem, Wittenmark, Computer-Controlled Systems, 1997, chapter 3). One after the other
over a period, these make a map of (x, d). Its eigenvalues z say by what deviations grow in a
period: they die out where all |z| < 1. Samplings of several periods have a common one.
"""

import threading
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm
from pathlib import Path

import numpy as np
import numpy.typing as npt
from scipy.linalg import expm

from kane.analyses.array_files import ArrayFiles, Named
from kane.analyses.spectrum import spectrum
from kane.analyses.tangents import State, sample_slopes, slopes
from kane.arguments import checked
from kane.compiled import System
from kane.files.csv_table import write_csv
from kane.kernels.equations.signals import CONTINUOUS
from kane.kernels.tables import Tables
from kane.sentences import Sentence, say

Array = npt.NDArray[np.float64]
Complexes = npt.NDArray[np.complex128]
Flags = npt.NDArray[np.bool_]

MOST_INSTANTS = 1000  # in a common period
LARGEST_RATIO = 10_000  # of the whole numbers of which ratios of periods are made
SAME = 1e-9  # of a period: instants, and ratios of periods, that are one
AT_REST = 1e-9  # of what is held, or what counts for 1 m/s: what a sample may change of it
NEUTRAL = 1e-11  # of |z| from 1: what round-off leaves of it


@dataclass(frozen=True)
class PeriodMap(ArrayFiles):
    """How small deviations go from one period of sampled signals to the next.

    Attributes:
        period: of it: that of the samplings, or their common one [s].
        instants: at how many times in it something is sampled.
        names: what is sampled.
        states: names of the states that are held, (d,).
        map: (n + d, n + d) of (x, d), just after the last instants of a period, for x as in
            ``Linearisation``.
        sizes: (n + d,) what of each of these counts alike.
        rests: whether samples leave what is held as it is: else it holds for the moment alone.
        A: (n, n) of x' = A x + B_held d between instants; B_held: (n, d).
        sample: (d, n + d) what samples make of (x, d).
        waits: of each instant the time from the one before, and which of d are worked out then.

    """

    period: float
    instants: int
    names: tuple[str, ...]
    states: tuple[str, ...]
    map: Array
    sizes: Array
    rests: bool
    A: Array
    B_held: Array
    sample: Array
    waits: tuple[tuple[float, Flags], ...]

    @cached_property
    def multipliers(self) -> Complexes:
        """Eigenvalues z of the map, (n + d,), the largest first.

        Zero itself is what some periods take away, one itself what nothing changes.
        """
        lost = int((spectrum(self.map, self.sizes).values == 0.0).sum())
        found = 1.0 + spectrum(self.map - np.eye(len(self.map)), self.sizes).values
        found = found[np.lexsort((-found.imag, -np.round(np.abs(found), 12)))]
        found[len(found) - lost :] = 0.0
        return found

    @property
    def eigenvalues(self) -> Complexes:
        """The s of z = exp(s period) that are slowest, (n + d,) [1/s]; minus infinity for zero."""
        z = self.multipliers
        found = np.full(len(z), -np.inf, dtype=np.complex128)
        found[z != 0.0] = np.log(z[z != 0.0]) / self.period
        return found

    @property
    def largest(self) -> float:
        """The largest |z|."""
        return float(np.abs(self.multipliers).max(initial=0.0))

    @property
    def verdict(self) -> str:
        """``stable``, ``neutral`` where a deviation stays as it is, or ``unstable``."""
        if self.largest > 1.0 + NEUTRAL:
            return "unstable"
        return "stable" if self.largest < 1.0 - NEUTRAL else "neutral"

    @property
    def damping(self) -> Array:
        """Damping ratios of the eigenvalues, (n + d,); 1 for what a period takes away."""
        s, found = self.eigenvalues, np.ones(len(self.map))
        lasts = (self.multipliers != 0.0) & (s != 0.0)
        found[lasts] = -s[lasts].real / np.abs(s[lasts])
        found[s == 0.0] = 0.0
        return found

    @property
    def frequencies(self) -> Array:
        """Frequencies of the eigenvalues, (n + d,) [Hz]; of all that look alike the lowest."""
        return np.asarray(np.abs(self.eigenvalues.imag) / (2.0 * np.pi))

    @checked
    def to_csv(self, path: str | Path) -> None:
        """Write the multipliers, one line each, the largest first; raises FileError."""
        z = self.multipliers
        columns = {
            "number": np.arange(1.0, len(z) + 1.0), "|z|": np.abs(z),
            "real part of z": z.real, "imaginary part of z": z.imag,
            "frequency [Hz]": self.frequencies, "damping": self.damping,
            "period [s]": np.full(len(z), self.period),
        }  # fmt: skip
        write_csv(path, [*columns], [[*columns.values()]])

    def arrays(self) -> Named:
        """Return what goes into files for MATLAB and NumPy."""
        return [
            ("period", np.array([self.period])),
            ("held_states", np.array(self.states, dtype=str)),
            ("period_map", self.map),
            ("multipliers", self.multipliers),
        ]

    def _arrays(self) -> Named:
        return self.arrays()


def common_period(system: System) -> tuple[float, list[tuple[float, list[int]]]] | Sentence:
    """Return the common period of samplings, and when which are due in it; or why there is none."""
    table = system.tables.samplings
    least = float(table["period"].min())
    ratios = [
        Fraction(float(each) / least).limit_denominator(LARGEST_RATIO) for each in table["period"]
    ]
    count = Fraction(1)  # of the shortest period in the common one
    for each in ratios:
        count = _common(count, each)
    same = all(
        abs(float(each) * least - float(period)) <= SAME * least
        for each, period in zip(ratios, table["period"], strict=True)
    )
    if not same or sum(count / each for each in ratios) > MOST_INSTANTS:
        return say(
            "The sampled signals have no common period of at most {most} instants: how they and "
            "the motion go together is not told. Give them periods that are multiples of one.",
            most=MOST_INSTANTS,
        )
    period = least * float(count)
    due: list[tuple[float, int]] = []
    for k, (each, ratio) in enumerate(zip(table, ratios, strict=True)):
        for j in range(int(count / ratio)):
            time = (float(each["offset"]) + j * least * float(ratio)) % period
            due.append((0.0 if period - time <= SAME * period else time, k))
    grouped: list[tuple[float, list[int]]] = []
    for time, k in sorted(due):
        if grouped and time - grouped[-1][0] <= SAME * period:
            grouped[-1][1].append(k)
        else:
            grouped.append((time, [k]))
    return period, grouped


def _common(a: Fraction, b: Fraction) -> Fraction:
    """Return the least number of which both are parts."""
    base = lcm(a.denominator, b.denominator)
    return Fraction(lcm(int(a * base), int(b * base)), base)


def held_states(system: System) -> tuple[int, ...]:
    """Return which states of signals samples work out."""
    table = system.tables.signals
    found = np.flatnonzero((table["sampling"] != CONTINUOUS) & (table["program"] >= 0))
    return tuple(found.tolist())


def of_held(state: State, n: int, stop: threading.Event | None) -> tuple[Array, Array, Array]:
    """Return how residuals, rows and rates of signals change with what is held; see ``slopes``."""
    held = held_states(state.system)
    still = np.zeros((n, len(held)))
    found = slopes(state, still, still, signals=states_alone(state.system, held), stop=stop)
    return found.residuals, found.rows, found.signals


def samples_of(state: State, n: int, tables: Tables, count: int) -> Array:
    """Return how samples change with what is set, of which there are some, (d, count)."""
    still, held = np.zeros((n, count)), held_states(state.system)
    unchanged = np.zeros((state.system.signals, count))
    return sample_slopes(state, still, still, unchanged, held, tables)[1]


def period_map(
    state: State, A: Array, B: Array, directions: tuple[Array, Array, Array], back: Array,
    sizes: Array, steady: bool,
) -> PeriodMap | Sentence:  # fmt: skip
    """Return the map of a period, or why there is none.

    Args:
        state: where.
        A: (n, n) of x' = A x + B d.
        B: (n, d) for what is held.
        directions: displacements, changes of speeds and of states of signals, (.., n).
        back: (n, n) what of these belongs to x.
        sizes: (n,) what of each of x counts alike.
        steady: whether x = 0 stays.

    """
    system = state.system
    found = common_period(system)
    if isinstance(found, Sentence):
        return found
    period, instants = found
    held, n = held_states(system), len(A)
    still = np.zeros((len(directions[0]), len(held)))
    after, slope = sample_slopes(
        state,
        np.hstack([directions[0], still]),
        np.hstack([directions[1], still]),
        np.hstack([directions[2], states_alone(system, held)]),
        held,
    )
    slope[:, :n] = slope[:, :n] @ back
    sampling = system.tables.signals["sampling"][list(held)]
    waits = tuple(
        (wait, np.asarray(np.isin(sampling, due))) for wait, due in _waits(period, instants)
    )
    whole = np.eye(n + len(held))
    for wait, now in waits:
        change = np.eye(n + len(held))
        change[n:][now] = slope[now]
        whole = change @ _flow(A, B, wait) @ whole
    worths = system.tables.signals["worth"][list(held)]
    before = state.y[system.signal_places][list(held)]
    least = AT_REST * np.maximum(np.abs(before), worths)
    names = [system.signal_states[k] for k in held]
    return PeriodMap(
        period=period,
        instants=len(instants),
        names=tuple(dict.fromkeys(each.owner for each in names)),
        states=tuple(f"{each.owner}.{each.part}" for each in names),
        map=whole,
        sizes=np.concatenate([sizes, np.where(worths > 0.0, worths, 1.0)]),
        rests=steady and bool((np.abs(after - before) <= least).all()),
        A=A,
        B_held=B,
        sample=slope,
        waits=waits,
    )


def _waits(
    period: float, instants: list[tuple[float, list[int]]]
) -> Iterator[tuple[float, list[int]]]:
    """Go over the times up to each instant from the one before, and what is due then."""
    before = instants[-1][0] - period
    for time, due in instants:
        yield time - before, due
        before = time


def _flow(A: Array, B: Array, time: float) -> Array:
    """Return how (x, d) goes while d is held."""
    n, d = B.shape
    whole = np.zeros((n + d, n + d))
    whole[:n, :n], whole[:n, n:] = A, B
    return np.asarray(expm(whole * time))


def states_alone(system: System, held: tuple[int, ...]) -> Array:
    """Return directions in which each of some states changes alone, (s, d)."""
    found = np.zeros((system.signals, len(held)))
    found[list(held), range(len(held))] = 1.0
    return found

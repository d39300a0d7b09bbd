"""Which values the parameters of a study take: on a grid, or drawn at random."""

import itertools
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from kane.arguments import argument, checked
from kane.errors import SettingsError
from kane.sentences import say

Case = dict[str, float]
Array = npt.NDArray[np.float64]
Sampling = Literal["random", "latin", "sobol"]
SAMPLINGS: tuple[Sampling, ...] = get_args(Sampling)

HELP = say(
    "write NAME=START:STOP:COUNT for equal steps, NAME=V1,V2,... for a list, "
    "NAME=uniform(LOW,HIGH) or NAME=normal(MEAN,DEVIATION) to draw at random"
)
DRAWN = re.compile(r"(uniform|normal)\(([^,()]+),([^,()]+)\)")
MOST_CASES = 10_000_000


@dataclass(frozen=True)
class Steps:
    """Values one after the other."""

    values: tuple[float, ...]


@dataclass(frozen=True)
class Uniform:
    """Values drawn with equal chances between two bounds."""

    low: float
    high: float

    def draw(self, random: np.random.Generator, count: int) -> list[float]:
        """Return so many values."""
        return list(map(float, random.uniform(self.low, self.high, count)))

    def at(self, parts: Array) -> Array:
        """Return the values below which these parts, 0 to 1, of all draws lie."""
        return self.low + (self.high - self.low) * parts


@dataclass(frozen=True)
class Normal:
    """Values drawn from a normal distribution of this mean and standard deviation."""

    mean: float
    deviation: float

    def draw(self, random: np.random.Generator, count: int) -> list[float]:
        """Return so many values."""
        return list(map(float, random.normal(self.mean, self.deviation, count)))

    def at(self, parts: Array) -> Array:
        """Return the values below which these parts, 0 to 1, of all draws lie."""
        from scipy.special import ndtri

        inside = np.clip(parts, np.finfo(float).tiny, 1.0 - np.finfo(float).epsneg)  # not infinite
        return self.mean + self.deviation * np.asarray(ndtri(inside), dtype=float)


Variation = Steps | Uniform | Normal


@checked
def variation(text: str) -> tuple[str, Variation]:
    """Read the values of a parameter, as in ``K=1:10:50``; raises SettingsError."""
    name, _, values = (part.strip() for part in text.partition("="))
    try:
        if name and values:
            return name, _read(values.replace(" ", ""))
    except ValueError:
        pass
    raise SettingsError(say("Cannot read '{text}': {help}.", text=text, help=HELP))


def _read(text: str) -> Variation:
    """Return what a text says; raises ValueError."""
    if found := DRAWN.fullmatch(text):
        first, second = _number(found[2]), _number(found[3])
        if found[1] == "uniform":
            if first > second:
                raise ValueError
            return Uniform(first, second)
        if second < 0.0:
            raise ValueError
        return Normal(first, second)
    if ":" in text:
        start, stop, count = text.split(":")
        if not 1 <= int(count) <= MOST_CASES:
            raise ValueError
        return steps(_number(start), _number(stop), int(count))
    return Steps(tuple(_number(value) for value in text.split(",")))


def _number(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError
    return value


@checked
def steps(start: float, stop: float, count: int) -> Steps:
    """Return so many values with equal steps from one to another; raises SettingsError."""
    if not 1 <= count <= MOST_CASES:
        raise SettingsError(say("There must be a value at least, not {count}.", count=count))
    return Steps(tuple(map(float, np.linspace(start, stop, count))))


@checked
def cases(
    variations: Mapping[str, Variation | Sequence[float]],
    samples: int | None = None,
    seed: int = 0,
    sampling: Sampling = "random",
) -> list[Case]:
    """Return the values of the parameters of each case.

    Steps make a grid: all combinations, the last parameter changing first. Where some parameters
    are drawn, each point of the grid is drawn so many times.

    Args:
        variations: of each parameter by name; a sequence of numbers stands for its steps.
        samples: draws for each point of the grid; 1 where none is given.
        seed: of the random numbers; the same seed draws the same values.
        sampling: how values are drawn: ``random``, each by itself; ``latin``, as a Latin hypercube,
            so that each parameter has one value in each of as many equal parts as there are
            samples; ``sobol``, as a scrambled Sobol sequence, which fills the room evenly, best
            with a power of 2 as the number of samples. All of them have the same distributions.

    Raises:
        SettingsError: there are far too many cases, samples of nothing, or a negative seed.

    """
    if seed < 0:
        raise SettingsError(
            say("The seed of random numbers must not be negative, is {seed}.", seed=seed)
        )
    read = {name: _variation(values) for name, values in variations.items()}
    grid = {name: each.values for name, each in read.items() if isinstance(each, Steps)}
    drawn = {name: each for name, each in read.items() if not isinstance(each, Steps)}
    if samples is not None and not drawn:
        raise SettingsError(say("There is nothing to draw samples of: no parameter is random."))
    repeats = 1 if samples is None else samples
    count = math.prod(map(len, grid.values())) * repeats
    if not 1 <= count <= MOST_CASES:
        raise SettingsError(
            say(
                "A study takes 1 to {most_cases} cases, these are {count}.",
                most_cases=MOST_CASES,
                count=count,
            )
        )
    draws = _draws(drawn, math.prod(map(len, grid.values())), repeats, seed, sampling)
    return [
        {name: point[name] if name in point else next(draws[name]) for name in read}
        for point in _grid(grid)
        for _ in range(repeats)
    ]


def _draws(
    drawn: Mapping[str, Uniform | Normal], points: int, repeats: int, seed: int, sampling: Sampling
) -> dict[str, Iterator[float]]:
    """Return the values of each random parameter, so many for each point of the grid in turn."""
    random = np.random.default_rng(seed)
    if sampling == "random" or not drawn:
        return {name: iter(each.draw(random, points * repeats)) for name, each in drawn.items()}
    parts = np.concatenate([_spread(len(drawn), repeats, random, sampling) for _ in range(points)])
    return {
        name: iter(each.at(parts[:, column]).tolist())
        for column, (name, each) in enumerate(drawn.items())
    }


def _spread(dimensions: int, count: int, random: np.random.Generator, sampling: Sampling) -> Array:
    """Return (count, dimensions) numbers from 0 to 1 that fill the room more evenly than chance."""
    from scipy.stats import qmc  # takes half a second to import; before 1.15 it knows no "rng"

    match sampling:
        case "latin":
            return np.asarray(qmc.LatinHypercube(dimensions, seed=random).random(count))
        case "sobol":  # whole powers of 2, of which the first are as even as any
            whole = qmc.Sobol(dimensions, seed=random).random_base2(max(count - 1, 0).bit_length())
            return np.asarray(whole[:count])
    raise AssertionError(sampling)


def _variation(values: Variation | Sequence[float]) -> Variation:
    if isinstance(values, Steps | Uniform | Normal):
        return values
    return Steps(argument("cases", "variations", values, Sequence[float]))


def _grid(steps: Mapping[str, Sequence[float]]) -> Iterator[Case]:
    for values in itertools.product(*steps.values()):
        yield dict(zip(steps, values, strict=True))

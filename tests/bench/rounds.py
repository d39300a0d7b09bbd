"""Times of all entries of a problem, taken in turns so that other load strikes all alike."""

import contextlib
import math
from dataclasses import dataclass

from tests.bench.entry import Clocked, Entry, Field, Refusal, Silence
from tests.bench.problems.problem import Array, Case

ROUNDS = 5
SHORT = 0.02  # s: a run that is always repeated; longer ones only where they are asked for
LONG, TOO_LONG = 0.3, 1.5  # s: a run that is not repeated; one after which nothing finer is tried
REFUSALS = 3  # of an entry, after which it is left alone
BEYOND = 0.1  # part of the smallest error asked for, below which nothing finer is tried
SPAN = 0.02  # s, in which evaluations are counted


@dataclass
class Point:
    """One setting of an entry: what it costs and what it is worth."""

    who: str
    way: str
    setting: float
    error: float
    seconds: float
    evaluations: int


@dataclass
class Evaluation:
    """CPU seconds of one evaluation of the equations."""

    who: str
    way: str
    seconds: float


def measured_points(
    case: Case, field: Field, reference: Array, rounds: int = ROUNDS
) -> list[Point]:
    """Return errors and shortest times of all settings that lead to the end.

    Entries that fail leave a note in the field.
    """
    tried = [
        (entry, point)
        for entry in field.entries
        for point in _ladder(case, entry, field, reference)
    ]
    repeated = [(e, p) for e, p in tried if p.seconds < SHORT or _is_asked_for(p, e, case, tried)]
    for _ in range(rounds - 1):
        for entry, point in repeated:
            if point.seconds < LONG:
                with contextlib.suppress(Refusal):  # it was fast enough once
                    point.seconds = min(point.seconds, entry.run(point.setting).seconds)
    return [point for _, point in tried if point.error < case.worth]


def _is_asked_for(point: Point, entry: Entry, case: Case, tried: list[tuple[Entry, Point]]) -> bool:
    """Return whether of the settings of an entry it is the cheapest for one of the targets."""
    own = [other for by, other in tried if by is entry]
    for target in case.targets:
        good = [other for other in own if other.error <= target]
        if good and min(good, key=lambda p: p.seconds) is point:
            return True
    return False


def _ladder(case: Case, entry: Entry, field: Field, reference: Array) -> list[Point]:
    """Try the settings of an entry from coarse to fine, as far as it is worth it."""
    points: list[Point] = []
    enough = BEYOND * min(case.targets)
    refusals = 0
    for place, setting in enumerate(entry.settings):
        try:
            if place == 0:
                entry.run(setting)  # compiles, or brings the model into the cache
            run = entry.run(setting)
        except Refusal as refusal:
            field.notes.append(f"{entry.who}, {entry.way} at {setting:.1e}: {refusal}")
            refusals += 1
            if refusals == REFUSALS or isinstance(refusal, Silence):
                break
            continue
        error = case.error(run.measured, reference)
        error = error if math.isfinite(error) else math.inf
        points.append(Point(entry.who, entry.way, setting, error, run.seconds, run.evaluations))
        if error < enough or run.seconds > TOO_LONG:
            break
    return points


def evaluation_times(field: Field) -> list[Evaluation]:
    """Return the shortest mean time of an evaluation of each who tells it."""
    counts: list[tuple[Clocked, int]] = []
    for clocked in field.clocked:
        try:
            clocked.evaluations(2)
            counts.append((clocked, _count_that_fills(clocked)))
        except Refusal as refusal:
            field.notes.append(f"{clocked.who}, one evaluation: {refusal}")
    best = [math.inf] * len(counts)
    for _ in range(ROUNDS):
        for i, (clocked, count) in enumerate(counts):
            best[i] = min(best[i], clocked.evaluations(count) / count)
    return [
        Evaluation(clocked.who, clocked.way, seconds)
        for (clocked, _), seconds in zip(counts, best, strict=True)
    ]


def _count_that_fills(clocked: Clocked) -> int:
    count = 1
    while (seconds := clocked.evaluations(count)) < SPAN / 4:
        count *= 4
    return max(1, int(count * SPAN / seconds))

"""What a time step misses, as a part of what it may miss."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from kane.proof.motion import Motion
from kane.sentences import Sentence, say

# What the middle of a step stands for is told to the second order of what the bodies turn in it,
# and to the first where a strike turns them on.
ROUGH, TURNED = 1e-3, 2.0
BESIDE = 1e-2  # of the largest of all steps: as a run begins, the first ones have next to nothing
LEAST = 1e-300
AGAIN = 2.0  # times what loads make of a speed in a step, by which what bounces may part
COMES_BACK = say("speed with which it would come back")


@dataclass(frozen=True)
class Missed:
    """What a step misses.

    Attributes:
        left: that is missed.
        size: of what it is a part of; other steps have such sizes, too, by ``kind``.
        rough: part of the size that a step may miss.
        kind: what is measured by each other.
        what: in words.
        where: the body or element.
        time: at the end of the step [s].

    """

    left: float
    size: float
    rough: float
    kind: str
    what: Sentence
    where: str
    time: float


def parts(missed: Sequence[Missed]) -> list[float]:
    """Return what steps miss as parts of what they may miss; those of one kind are of one size."""
    largest: dict[str, float] = {}
    for each in missed:
        largest[each.kind] = max(largest.get(each.kind, 0.0), each.size)
    return [
        each.left / (each.rough * (each.size + BESIDE * largest[each.kind]) + LEAST)
        for each in missed
    ]


def rough_of(ends: Motion) -> float:
    """Return which part of a size the step between two frames may miss."""
    h = float(ends.time[1] - ends.time[0])
    fastest = max(float(np.linalg.norm(w, axis=1).max()) for w in ends.spin.values())
    return ROUGH + TURNED * h * fastest


class Gap(NamedTuple):
    """A gap as a step begins, and what it does where nothing pushes.

    Attributes:
        apart: [m].
        speed: with which it opens [m/s].
        change: of that speed in the step [m/s].
        h: length of the step [s].

    """

    apart: float
    speed: float
    change: float
    h: float

    @property
    def closes(self) -> bool:
        """Whether it does so by itself."""
        return max(self.apart, 0.0) + self.h * (self.speed + 0.5 * self.change) < 0.0


def comes_back(gap: Gap, restitution: float, fall: float) -> float:
    """Return how much faster than it may what stays after a strike would have come back [m/s].

    What would come back slower than loads make it fall in two steps stays. fall: speed that loads
    alone make in the step [m/s].
    """
    back = restitution * max(-gap.speed, -gap.speed - gap.change)
    return max(back - AGAIN * max(fall, abs(gap.change)), 0.0)

"""What a time step misses, as a part of what it may miss."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from kane.proof.motion import Motion
from kane.sentences import Sentence

# What the middle of a step stands for is told to the second order of what the bodies turn in it,
# and to the first where a strike turns them on.
ROUGH, TURNED = 1e-3, 2.0
BESIDE = 1e-2  # of the largest of all steps: as a run begins, the first ones have next to nothing
LEAST = 1e-300


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

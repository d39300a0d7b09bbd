"""States of signals: their rates, and what becomes of those that are held."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from kane.expressions.nodes import Node, StateOf
from kane.proof.balance import ROUND_OFF, Window, at_middle
from kane.proof.differences import MIDDLE, rate_in_the_middle
from kane.proof.judging import SIGNAL, Left
from kane.proof.paths import Paths


@dataclass(frozen=True)
class Sample:
    """An instant at which states that are held may become others.

    Attributes:
        time: the instant [s].
        paths: of the motion then, one frame, with the states as they were just before.
        updates: each state with what it becomes.
        after: what the run has of each behind it.

    """

    time: float
    paths: Paths
    updates: Sequence[tuple[StateOf, Node]]
    after: Sequence[float]


def rate_errors(window: Window) -> Iterator[Left]:
    """Yield by how much the states of signals change otherwise than their equations say."""
    paths, time = at_middle(window), float(window.motion.time[MIDDLE])
    for state, node in window.signals:
        values = window.recorded.state(state)
        went, doubt = rate_in_the_middle(values, window.spacing)
        told = float(paths.node(node)[0])
        largest = float(np.abs(values).max())
        noise = largest * ROUND_OFF / window.spacing
        yield Left(
            SIGNAL, name(state), "c'", "1/s", time,
            float(went - told), abs(told) + largest / window.lasts, float(doubt + noise),
        )  # fmt: skip


def sample_errors(samples: Sequence[Sample]) -> Iterator[Left]:
    """Yield by how much held states become something else than their equations say."""
    for each in samples:
        for (state, node), after in zip(each.updates, each.after, strict=True):
            told = float(each.paths.node(node)[0])
            yield Left(
                SIGNAL, name(state), "c", "1", each.time,
                after - told, abs(told) + abs(after), 0.0,
            )  # fmt: skip


def name(state: StateOf) -> str:
    """Return what a state is called: by its signal, or what accumulates in an expression."""
    if not state.owner:
        return state.part
    return f"{state.owner}.{state.part}" if state.part else state.owner

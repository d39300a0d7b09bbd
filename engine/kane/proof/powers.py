"""What loads give to the bodies, put in, turn into heat and store, as it is told."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kane.fields import GROUND
from kane.proof.balance import ROUND_OFF, Window, at_middle, masses
from kane.proof.differences import MIDDLE, rate_in_the_middle
from kane.proof.forces import Forces
from kane.proof.judging import Left
from kane.sentences import say


def load_errors(window: Window) -> Iterator[Left]:
    """Yield the powers of each load, told less worked out, and what its books lack.

    What a load gives is what it puts in, less what it turns into heat and what it stores.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    paths, time = at_middle(window), float(window.motion.time[MIDDLE])
    forces, motion = Forces(paths, masses(window.model)), paths.motion
    given, sizes = dict.fromkeys(window.powers, 0.0), dict.fromkeys(window.powers, 0.0)
    for acting in window.acting:
        if acting.owner not in given:
            continue
        for body, wrench in forces.of(acting.load, acting.own):
            if body == GROUND:
                continue
            both = wrench[0] * np.concatenate([motion.velocity[body][0], motion.spin[body][0]])
            given[acting.owner] += float(both.sum())
            sizes[acting.owner] += float(np.abs(both).sum())
    for name, told in window.powers.items():
        own, put_in, heat, stored = told
        size = sizes[name] + abs(own[MIDDLE])
        left = float(own[MIDDLE] - given[name])
        yield Left("power", name, "P", "W", time, left, size, 0.0)
        gained, doubt = rate_in_the_middle(stored, window.spacing)
        left = float(own[MIDDLE] - put_in[MIDDLE] + heat[MIDDLE] + gained)
        size += abs(put_in[MIDDLE]) + abs(heat[MIDDLE]) + abs(float(gained))
        noise = float(np.abs(stored).max()) * ROUND_OFF / window.spacing
        yield Left("power", name, say("books"), "W", time, left, size, float(doubt) + noise)
    yield from _of_all(window, time)


def _of_all(window: Window, time: float) -> Iterator[Left]:
    """Yield the powers of the whole system, as told, less the rates of what was booked of them."""
    energies, told = window.books
    rates, doubts = rate_in_the_middle(energies, window.spacing)
    noise = np.abs(energies).max() * ROUND_OFF / window.spacing
    for power, rate, doubt in zip(told[MIDDLE], rates, doubts, strict=True):
        left, size = float(power - rate), float(abs(power) + abs(rate))
        yield Left(
            "power", say("all bodies"), say("books"), "W", time, left, size, float(doubt + noise)
        )

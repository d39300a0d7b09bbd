"""Rows of dominoes: many bodies that lean on each other and come to rest together."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

import kane
from kane.model import Model

DOMINOES = Path(__file__).parents[2] / "models" / "dominoes.json"
PITCH = 0.024  # m, as of the example
# s: past the time at which those behind the wave lie on each other at dead centres
LATE = 0.55


def row(count: int) -> Model:
    """Return so many dominoes like those of the example."""
    model = kane.load(DOMINOES)
    first, second = model.bodies[:2]
    change = msgspec.structs.replace
    floor = next(c for c in model.contacts if c.name == "floor 1")
    touch = next(c for c in model.contacts if c.name == "touch 1")
    others = [
        change(second, name=f"domino {i}", position=(PITCH * (i - 1), second.position[1], 0.0))
        for i in range(2, count + 1)
    ]
    floors = [change(floor, name=f"floor {i}", body_b=f"domino {i}") for i in range(1, count + 1)]
    touches = [
        change(touch, name=f"touch {i}", body_a=f"domino {i}", body_b=f"domino {i + 1}")
        for i in range(1, count)
    ]
    return change(model, bodies=(first, *others), contacts=(*floors, *touches))


@pytest.mark.slow
def test_eight_dominoes_fall_as_by_time_steps():
    model = row(8)
    result = kane.simulate(model, duration=LATE)
    assert result.outcome.ok
    assert result.doubts == ()  # of the books of energy, too
    stepped = kane.simulate(model, duration=LATE, method="moreau", step=1e-4)
    apart = np.abs(result.q[-1, :, :2] - stepped.q[-1, :, :2]).max()
    # of first order: a strike is late by up to a step of 0.1 ms, at some 0.5 m/s
    assert apart < 1e-4

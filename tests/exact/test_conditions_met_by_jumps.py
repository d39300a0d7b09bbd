"""Conditions that begin to hold because speeds jump: they are met at the instant of the jump."""

import math
from typing import Any

import pytest
from tests.planar_model import planar_model

from kane import Result, simulate

G = 9.81


def falling(**parts: Any) -> Result:
    """Return the run of a particle that falls 0.5 m onto a stop that throws it back."""
    guide = {"type": "point_on_line", "name": "guide", "body_a": "ground", "body_b": "ball"}
    floor = {"type": "displacement", "name": "floor", "joint": "guide", "lower": 0.0}
    content = {
        "bodies": [{"name": "ball", "particle": True, "mass": 1.0, "position": [0, 0.5, 0]}],
        "joints": [{**guide, "axis_a": [0, 1, 0]}],
        "stops": [{**floor, "restitution": 1.0}],
        **parts,
        "solver": {"duration": 0.9, "rtol": 1e-10, "atol": 1e-12},
    }
    result = simulate(planar_model(G, **content))
    assert result.outcome.ok
    assert result.doubts == ()
    return result


LANDS = math.sqrt(2 * 0.5 / G)


def test_a_mark_of_a_speed_is_met_as_the_speed_turns_round_in_a_strike():
    result = falling(events=[{"name": "up", "when": "vy('ball') > 1"}])
    assert [(e.element, e.kind) for e in result.events] == [("floor", "strikes"), ("up", "is met")]
    assert [e.time for e in result.events] == pytest.approx([LANDS] * 2, abs=1e-9)


def test_a_latch_shuts_where_a_strike_makes_its_condition_hold():
    latch = {"type": "displacement", "name": "latch", "joint": "guide"}
    result = falling(latches=[{**latch, "closes": "vy('ball') > 1"}])
    assert [(e.element, e.kind) for e in result.events][:2] == [
        ("floor", "strikes"),
        ("latch", "locks"),
    ]
    assert result["ball.vy"][-1] == pytest.approx(0.0, abs=1e-9)


def test_a_blow_that_undoes_its_own_condition_comes_again():
    """It is thrown up with 2 m/s whenever it falls with 1 m/s: each 3 m/s later it is so again."""
    blow = {"name": "blow", "body": "ball", "when": "vy('ball') < -1", "impulse": [0, 3, 0]}
    result = falling(impulses=[blow], stops=[])
    times = [event.time for event in result.events]
    assert times == pytest.approx([1 / G + 3 / G * k for k in range(len(times))], abs=1e-9)
    assert len(times) == 3

"""A disk on a ramp, rolling and sliding, against closed forms (tests/reference/ramp_disk.json)."""

import json
import math

import numpy as np
import pytest
from tests.engine.helpers import REFERENCE, model_file

import kane

TABLE = json.loads((REFERENCE / "ramp_disk.json").read_text())
P = TABLE["parameters"]
COS, SIN = math.cos(P["phi"]), math.sin(P["phi"])
TOLERANCE = 1e-9  # constant accelerations leave little but round-off


def run(name):
    result = kane.simulate(kane.load(model_file(name)))
    assert result.time[-1] == 1.5
    assert result.outcome.ok
    assert result.energy_drift < TOLERANCE
    return result


def up_the_ramp(result, x, y):
    return COS * result[x] + SIN * result[y]


def off_the_ramp(result, x, y):
    return COS * result[y] - SIN * result[x]


def assert_goes_down(result, expected):
    speed, way = up_the_ramp(result, "disk.vx", "disk.vy"), up_the_ramp(result, "disk.x", "disk.y")
    assert speed[-1] == pytest.approx(expected["velocity_at_1_5s"], abs=TOLERANCE)
    assert way[-1] == pytest.approx(expected["distance_at_1_5s"], abs=TOLERANCE)
    height = off_the_ramp(result, "disk.x", "disk.y")
    assert height == pytest.approx(P["r"], abs=TOLERANCE)


def test_the_disk_rolls_down():
    expected = TABLE["rolling"]
    result = run("ramp_disk_rolling")
    assert_goes_down(result, expected)
    speed = up_the_ramp(result, "disk.vx", "disk.vy")
    assert result["disk.wz"] == pytest.approx(-speed / P["r"], abs=TOLERANCE)
    # the ramp carries the weight and holds the disk back by J w' / r
    assert off_the_ramp(result, "ramp.fx", "ramp.fy") == pytest.approx(
        P["m"] * P["g"] * COS, abs=TOLERANCE
    )
    friction = -P["J"] * expected["acceleration"] / P["r"] ** 2
    assert up_the_ramp(result, "ramp.fx", "ramp.fy") == pytest.approx(friction, abs=TOLERANCE)
    # which needs the coefficient of friction that the reference gives
    assert friction / (P["m"] * P["g"] * COS) == pytest.approx(TABLE["mu_min"], abs=TOLERANCE)


def test_the_disk_slides_down_under_friction_of_given_size():
    expected = TABLE["sliding"]
    result = run("ramp_disk_sliding")
    assert_goes_down(result, expected)
    assert result["disk.wz"][-1] == pytest.approx(expected["spin_at_1_5s"], abs=TOLERANCE)


def test_the_example_slides_up_the_ramp_and_rolls_down():
    """Against an integration in minimal coordinates, and the closed-form time of the change."""
    cases = json.loads((REFERENCE / "changing/disc_ramp.json").read_text())["cases"]
    case = next(iter(cases.values()))
    result = kane.simulate(kane.load(model_file("ramp_disk")), record_every=0.08)
    (event,) = result.events
    assert (event.element, event.kind) == ("ramp", "sticks")
    exact = case["checks"]["closed_form_time_of_change"]
    assert event.time == pytest.approx(exact, abs=TOLERANCE)
    frames = [int(np.searchsorted(result.time, time - 1e-9)) for time in case["time"]]
    speed, spin = up_the_ramp(result, "disk.vx", "disk.vy"), result["disk.wz"]
    expected = np.array(case["values"])
    # constant accelerations on both sides of the event, whose time is as exact as a step
    assert speed[frames] == pytest.approx(expected[:, 2], abs=TOLERANCE)
    assert spin[frames] == pytest.approx(expected[:, 3], abs=1e-8)  # speed over the radius
    assert np.abs(result["slip.value"][result.time > event.time]).max() < TOLERANCE

"""Exact motions of the problems whose constraints change, against tables of others."""

import json
import math
from pathlib import Path

import numpy as np
import pytest
from tests.bench.engine import Engine
from tests.bench.peers.softened import spring_and_damper
from tests.bench.problems import changing

import kane

TABLES = Path(__file__).parents[1] / "reference" / "changing"


def table(name, case):
    """Return times and values of a case, (times,) and (times, columns)."""
    found = json.loads((TABLES / f"{name}.json").read_text())["cases"][case]
    return np.array(found["time"]), np.array(found["values"])


def test_the_ball_bounces_as_in_the_table():
    times, values = table("bouncing_ball", "dropped")
    heights = changing.bounced(times[1:])[:, 1]
    np.testing.assert_allclose(heights + 0.05, values[1:, 0], atol=1e-11)  # of its centre


def test_the_disc_slides_and_rolls_as_in_the_table():
    times, values = table("disc_ramp", "spun_so_that_it_climbs")
    np.testing.assert_allclose(changing.rolled(times)[:, 0], values[:, 0], atol=1e-11)


def test_the_pendulum_swings_as_in_the_table():
    times, values = table("pendulum_stop", "past_the_bottom_e")
    angles = changing.swung(times[1:], (1.1, 0.0), (-0.3, 9.0), 0.6)
    np.testing.assert_allclose(angles, values[1:, 0], atol=1e-9)  # of events located by scipy


@pytest.mark.parametrize("case", changing.cases(), ids=lambda case: case.key)
@pytest.mark.parametrize("way", ["dop853", "dop853 embedded"])
def test_the_engine_is_measured_at_the_samples(case, way):
    _, measured, _ = Engine(case).run(way, 1e-10)
    np.testing.assert_allclose(measured, case.exact(case.times), atol=1e-7)


@pytest.mark.parametrize("case", changing.cases(), ids=lambda case: case.key)
def test_time_steps_are_measured_at_the_samples(case):
    _, measured, _ = Engine(case).run("moreau", 1e-4)
    # of first order in the step at events, over some ten of them
    np.testing.assert_allclose(measured, case.exact(case.times), atol=2e-3)


def test_the_pendulum_meets_both_stops():
    case = changing.pendulum()
    events = kane.simulate(case.model, duration=case.duration).events
    assert {event.part for event in events} == {"lower", "upper"}


@pytest.mark.parametrize("pulls", [True, False])
@pytest.mark.parametrize("restitution", [0.3, 0.8])
def test_a_softened_stop_throws_back_with_its_restitution(restitution, pulls):
    k, c = spring_and_damper(restitution, 0.1, pulls)
    s, v, h = 0.0, -1.0, 1e-6
    for _ in range(round(0.2 / h)):
        push = -k * s - c * v
        if v > 0.0 and (s >= 0.0 if pulls else push <= 0.0):
            break
        v += h * push
        s += h * v
    else:
        pytest.fail("it is not thrown back")
    # steps of first order: an error of some h / time
    assert v == pytest.approx(restitution, abs=1e-3)


def test_a_softened_stop_that_throws_nothing_back_is_damped_as_much_as_makes_sense():
    k, c = spring_and_damper(0.0, 0.1, pulls=True)
    assert c == pytest.approx(2.0 * math.sqrt(k), rel=0.01)

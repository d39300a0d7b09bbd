"""Problems of bodies that touch by their shapes: exact motions, and how peers are told of them."""

import numpy as np
import pytest
from tests.bench.engine import Engine
from tests.bench.peers.mechanism import plain
from tests.bench.problems import touching

import kane

CASES = pytest.mark.parametrize("case", touching.cases(), ids=lambda case: case.key)


@CASES
def test_the_engine_moves_by_the_closed_form(case):
    _, measured, _ = Engine(case).run("dop853", 1e-10)
    np.testing.assert_allclose(measured, case.exact(case.times), atol=1e-7)


@CASES
def test_time_steps_follow_it(case):
    _, measured, _ = Engine(case).run("moreau", 5e-4)
    # of first order in the step at events: a step of 2 m/s at each of some five strikes
    np.testing.assert_allclose(measured, case.exact(case.times), atol=1e-2)


def test_the_ball_slides_in_its_first_strike_alone():
    case = touching.thrown_ball()
    strikes = [e for e in kane.simulate(case.model, duration=0.9).events if e.kind == "strikes"]
    assert len(strikes) == 2
    spin = touching.sphere_inertia(1.0, touching.LARGE)
    assert spin == pytest.approx(0.4 * touching.LARGE**2)
    # friction of the first may not end the slip, that of the second may
    slip = np.hypot(
        *(np.add(touching.THROWN, np.cross(touching.TWIST, (0, 0, -touching.LARGE))))[:2]
    )
    pressed = 1.8 * np.sqrt(2 * touching.G * touching.DROP)
    assert touching.FLOOR * pressed < 2 / 7 * slip
    assert touching.FLOOR * pressed * 0.8 > 2 / 7 * (slip - 3.5 * touching.FLOOR * pressed)


@CASES
def test_peers_are_told_what_they_need(case):
    told = plain(case)["changing"]
    assert told["kind"] == "touching"
    assert told["shape"] in ("ball", "block")
    assert told["mass"] == case.model.bodies[0].mass
    assert told["friction"] == case.model.contacts[0].coefficient

"""Mechanisms whose joints lose their hold for a moment, or say things more than once."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.mechanisms import bricard, four_bars_in_a_row
from tests.thinned import thinned

import kane


def tilt(result):
    """Largest angle between a coupler of the parallelograms and the ground [rad].

    In a loop that goes on as an antiparallelogram it grows to the order of 1.
    """
    couplers = [body.name for body in result.model.bodies if body.name.startswith("coupler")]
    return max(np.abs(np.sin(result[f"{name}.angle_z"])).max() for name in couplers)


def spread(result):
    """Largest difference between the angles of the cranks [rad]."""
    cranks = [body.name for body in result.model.bodies if body.name.startswith("crank")]
    angles = np.array([result[f"{name}.angle_z"] for name in cranks])
    return np.abs(np.sin((angles - angles[0]) / 2)).max()


# The benchmark allows 0.1 J. Short ladders follow from the tolerances of dop853 (1e-8 of some 10 J
# a step, some 100 steps) and from the fourth power of rk4's step; in the long one, of 1200 J, 80
# rods pass their flat positions at once, where a step leaves up to some 1e-3 J.
@pytest.mark.parametrize(
    ("loops", "settings"),
    [
        (1, {}),
        (5, {}),
        (1, {"method": "rk4", "step": 0.01}),
        (5, {"method": "rk4", "step": 0.01}),
        pytest.param(40, {}, marks=pytest.mark.slow),
        pytest.param(40, {"method": "rk4", "step": 0.01}, marks=pytest.mark.slow),
    ],
)
def test_ladders_of_parallelograms_pass_their_flat_positions(loops, settings):
    result = kane.simulate(four_bars_in_a_row(loops), duration=10.0, record_every=0.01, **settings)
    assert result.outcome.ok
    assert result.energy_drift < (1e-3 if loops < 40 else 1e-2)
    assert tilt(result) < 1e-6
    assert spread(result) < 1e-6
    assert np.ptp(result["crank 0.angle_z"]) > 4 * math.pi  # it went round and round
    # regular stretches of such a run take 100 steps; none was spent on the flat positions
    assert result.outcome.steps <= 1000


@pytest.mark.parametrize("seed", thinned(range(10), 5))
@pytest.mark.parametrize("rtol", [1e-6, 1e-8, 1e-11])
def test_no_step_that_ends_near_the_flat_position_derails_the_run(seed, rtol):
    speed = np.random.default_rng(seed).uniform(0.5, 4.0)
    result = kane.simulate(
        four_bars_in_a_row(3, speed=speed), duration=5.0, rtol=rtol, record_every=0.01
    )
    assert result.outcome.ok
    assert tilt(result) < 1e-6
    # some 100 steps of a motion of some 10 J
    assert result.energy_drift < max(1e3 * rtol, 1e-4)
    assert result.outcome.steps + result.outcome.rejected < 500


@pytest.mark.parametrize("method", ["rk4", "dop853"])
@pytest.mark.parametrize("loops", [1, 4])
def test_a_ladder_that_starts_flat_goes_on_as_parallelograms(method, loops):
    model = four_bars_in_a_row(loops, angle=0.0, speed=-2.0)
    result = kane.simulate(model, method=method, step=1e-3, duration=2.0)
    assert result.outcome.ok
    # the joints say nothing yet of the speeds that split the loop
    assert tilt(result) < 1e-6
    assert result.energy_drift < 1e-5


@pytest.mark.parametrize("off", [0.0, 1e-14, 1e-10, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4])
def test_a_step_that_ends_in_the_flat_position_is_passed(off):
    # without gravity the cranks turn at a constant rate: 100 steps of 0.01 rad from flat to flat
    model = replace(four_bars_in_a_row(2, angle=1.0 + off), gravity=(0.0, 0.0, 0.0))
    result = kane.simulate(model, method="rk4", step=0.01, duration=2.0)
    assert result.outcome.ok
    assert tilt(result) < 1e-6
    # a stage at 1e-6 rad from it multiplies round-off, 1e-16, by the third power of its inverse;
    # a hundredth of a step of that is left
    np.testing.assert_allclose(result["crank 1.wz"], -1.0, atol=1e-4)


def test_an_overconstrained_loop_of_six_hinges_keeps_moving():
    result = kane.simulate(bricard(), duration=5.0, record_every=0.01)
    assert result.outcome.ok
    assert result.energy_drift < 1e-5

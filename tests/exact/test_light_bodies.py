"""Bodies 1e-3 to 1e-16 times as heavy as others, against minimal coordinates and massless limits.

The limits have rod joints in place of the light rods: other equations, with other constraints.
"""

import functools
import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation
from tests.engine.helpers import METHODS
from tests.engine.light_mechanisms import (
    GRAVITY,
    bracket,
    chain,
    double_pendulum,
    platform,
    point_mass,
    slider_crank,
)

import kane
from kane.elements.ball import Ball
from kane.elements.revolute import Revolute
from kane.model import FORMULATION_NAMES
from kane.model.solver import FIXED_STEP_METHODS

RATIOS = [1e-3, 1e-6, 1e-9, 1e-12, 1e-14, 1e-16]
DURATION = 1.0
SETTINGS = {"duration": DURATION, "record_every": DURATION}
ODE = {"method": "DOP853", "rtol": 1e-13, "atol": 1e-14}
# Of lengths of 1 m after some twenty steps of rtol 1e-8. The runs make 1e-9 and less of it.
SAME = 2e-8

each_formulation = pytest.mark.parametrize("formulation", FORMULATION_NAMES)
each_ratio = pytest.mark.parametrize("ratio", RATIOS)


def place_of(result, body, point=(0.0, 0.0, 0.0)):
    """Where a point of a body is at the end [m]."""
    q = result.q[-1, [part.name for part in result.model.bodies].index(body)]
    return q[:3] + Rotation.from_quat(q[3:]).apply(point)


@each_formulation
@each_ratio
@pytest.mark.parametrize("joint", [Revolute, Ball])
def test_a_point_mass_on_a_link(joint, ratio, formulation):
    result = kane.simulate(point_mass(ratio, joint), formulation=formulation, **SETTINGS)
    # it begins level with its joint, and swings through
    rate = GRAVITY / (1 + ratio)
    swing = solve_ivp(lambda _, y: [y[1], rate * math.cos(y[0])], (0, DURATION), [0, 0], **ODE)
    angle = swing.y[0, -1]
    end = [-math.cos(angle), -math.sin(angle), 0.0]
    assert result.outcome.ok
    np.testing.assert_allclose(place_of(result, "link", (-1.0, 0.0, 0.0)), end, atol=SAME)


def double_pendulum_at_the_end(first, second):
    """Lagrange's equations of two thin rods, each over the larger mass."""
    larger = max(first, second)
    a, b = first / larger, second / larger

    def rates(_, y):
        p, q, u, v = y
        M = [[a / 3 + b, b / 2 * math.cos(p - q)], [math.cos(p - q) / 2, 1 / 3]]
        right = [
            -GRAVITY * math.cos(p) * (a / 2 + b) - b / 2 * math.sin(p - q) * v * v,
            math.sin(p - q) / 2 * u * u - GRAVITY / 2 * math.cos(q),
        ]
        return [u, v, *np.linalg.solve(M, right)]

    return solve_ivp(rates, (0, DURATION), [0.3, 1.0, 0.0, 0.0], **ODE).y[:2, -1]


@each_formulation
@each_ratio
@pytest.mark.parametrize("light", ["first", "second"])
def test_a_double_pendulum_of_unequal_rods(light, ratio, formulation):
    masses = (ratio, 1.0) if light == "first" else (1.0, ratio)
    result = kane.simulate(double_pendulum(*masses), formulation=formulation, **SETTINGS)
    expected = double_pendulum_at_the_end(*masses)
    assert result.outcome.ok
    for name, angle in zip(("first", "second"), expected, strict=True):
        # ten times the error of a rod's angle for the second one, which hangs on the first
        along = Rotation.from_quat(result.q[-1, int(name == "second"), 3:]).apply([1.0, 0.0, 0.0])
        np.testing.assert_allclose(along[:2], [math.cos(angle), math.sin(angle)], atol=10 * SAME)


@functools.cache
def limit_of(mechanism):
    """Where the heavy body ends that the massless rods lead [m]."""
    make, body = LIMITS[mechanism]
    return place_of(kane.simulate(make(0.0), rtol=1e-12, atol=1e-13, **SETTINGS), body)


LIMITS = {
    "slider-crank in space": (slider_crank, "slider"),
    "slider-crank in a plane": (functools.partial(slider_crank, planar=True), "slider"),
    "platform": (platform, "platform"),
}
# The motion of the limit misses what the rods weigh: so many lengths for each part of the mass.
WEIGHT = 1.0


@each_formulation
@each_ratio
@pytest.mark.parametrize("mechanism", LIMITS)
def test_light_rods_lead_as_massless_ones(mechanism, ratio, formulation):
    make, body = LIMITS[mechanism]
    result = kane.simulate(make(ratio), formulation=formulation, **SETTINGS)
    assert result.outcome.ok
    off = np.abs(place_of(result, body) - limit_of(mechanism)).max()
    assert off < WEIGHT * ratio + SAME


@pytest.mark.slow
@each_formulation
@pytest.mark.parametrize("mechanism", LIMITS)
@pytest.mark.parametrize("method", sorted({*METHODS} - {"euler"}))  # which is right to 1e-2 alone
@pytest.mark.parametrize("ratio", [1e-9, 1e-16])
def test_every_method_leads_light_rods_as_massless_ones(ratio, method, mechanism, formulation):
    make, body = LIMITS[mechanism]
    if (method, formulation) == ("moreau", "embedded"):
        with pytest.raises(kane.SettingsError, match="Take the formulation multipliers"):
            kane.simulate(make(ratio), formulation=formulation, method=method, **SETTINGS)
        return
    result = kane.simulate(make(ratio), formulation=formulation, method=method, **SETTINGS)
    assert result.outcome.ok
    # a step of 1 ms of order two, and the multistep methods' errors of thousands of steps
    tolerance = 1e-4 if method in {*FIXED_STEP_METHODS, "bdf", "lsoda"} else 1e-6
    assert np.abs(place_of(result, body) - limit_of(mechanism)).max() < tolerance


CASES = {
    "pendulum": point_mass,
    "slider-crank": slider_crank,
    "platform": platform,
    "chain": chain,
    "bracket": bracket,
}


@each_formulation
@pytest.mark.parametrize("mechanism", CASES)
def test_steps_are_those_of_the_motion_and_not_of_round_off(mechanism, formulation):
    make = CASES[mechanism]
    runs = [
        kane.simulate(make(ratio), formulation=formulation, rtol=rtol, atol=rtol / 100, **SETTINGS)
        for rtol in (1e-8, 1e-11)
        for ratio in (1e-4, 1e-8, 1e-12, 1e-16)
    ]
    assert all(run.outcome.ok for run in runs)
    for like in (runs[:4], runs[4:]):
        heavy, *light = (run.outcome.steps + run.outcome.rejected for run in like)
        # round-off took 49 022 steps for 27; a tenth more are those of another motion
        assert max(light) <= 1.1 * heavy + 3
        ends = [run.q[-1, :, :3] for run in like[1:]]
        # the chain spreads an error of one rtol by some ten times
        assert np.abs(ends[1] - ends[0]).max() < 1e-6
        assert np.abs(ends[2] - ends[1]).max() < 1e-6


@each_formulation
@pytest.mark.parametrize("ratio", [1e-9, 1e-12, 1e-16])
def test_forces_in_a_light_rod_are_those_of_a_massless_one(ratio, formulation):
    rod = kane.simulate(slider_crank(ratio), formulation=formulation, **SETTINGS)
    limit = kane.simulate(slider_crank(0.0), **SETTINGS)
    # of forces of some 20 N, at accelerations that go with the square of the error of the speeds
    np.testing.assert_allclose(
        rod.reaction("P")[-1], limit.reaction("P")[-1], atol=1e-5 + 100 * ratio
    )


@each_formulation
@pytest.mark.parametrize("ratio", [1e-6, 1e-9, 1e-16])
def test_a_light_rod_does_not_hold_up_a_crank_at_the_start(ratio, formulation):
    # crank and slider are given the speeds of one motion, the rod none: it has to follow them
    result = kane.simulate(slider_crank(ratio, speed=5.0), formulation=formulation, **SETTINGS)
    assert result.u[0, 0, 5] == pytest.approx(5.0, abs=10 * ratio + 1e-12)
    assert result.outcome.velocity_violation < 1e-12

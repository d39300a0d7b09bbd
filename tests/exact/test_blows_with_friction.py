"""Blows from outside on what rubs: friction answers in the same instant, bound by Coulomb's law."""

import math
from typing import Any

import numpy as np
import pytest
from tests.planar_model import planar_model

from kane import Result, simulate

MASS, MU, RADIUS, INERTIA = 1.5, 0.3, 0.02, 0.01
ROUND_OFF = 1e-12  # of speeds of some m/s: a blow is one linear solve


def run_of(formulation: str = "multipliers", **parts: Any) -> Result:
    """Return the run of a planar model without weight."""
    solver = {"duration": 0.3, "rtol": 1e-10, "atol": 1e-12, "formulation": formulation}
    result = simulate(planar_model(**parts, solver=solver))
    assert result.outcome.ok
    assert result.doubts == ()
    return result


def on_guide(speed: float, along: float, across: float, **more: Any) -> Result:
    """Return the run of a slider with dry friction that gets a blow at 0.1 s."""
    body = {"name": "block", "mass": MASS, "inertia": [INERTIA] * 3, "velocity": [speed, 0, 0]}
    guide = {"type": "prismatic", "name": "guide", "body_a": "ground", "body_b": "block"}
    friction = {"type": "displacement", "name": "dry", "joint": "guide", "coefficient": MU}
    blow = {"name": "blow", "body": "block", "when": "t >= 0.1", "impulse": [along, across, 0]}
    return run_of(
        bodies=[body],
        joints=[{**guide, "axis_a": [1, 0, 0], "axis_b": [1, 0, 0]}],
        frictions=[friction],
        impulses=[blow],
        **more,
    )


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize(
    ("speed", "along", "across"),
    [
        (0.0, 1.0, 2.0),  # beyond the cone: it goes
        (0.0, -1.0, 2.0),
        (0.0, 0.5, 2.0),  # within it: it stays
        (0.0, 0.5, -2.0),
        (2.0, 0.0, 3.0),  # it is braked by the blow across alone
        (2.0, 0.0, 30.0),  # and stopped
        (-2.0, 1.0, 3.0),
    ],
)
def test_a_slider_is_braked_by_what_the_blow_presses(speed, along, across, formulation):
    result = on_guide(speed, along, across, formulation=formulation)
    free, most = MASS * speed + along, MU * abs(across)
    momentum = math.copysign(max(abs(free) - most, 0.0), free)
    assert result["block.vx"][-1] == pytest.approx(momentum / MASS, abs=ROUND_OFF)
    # the blow gives what it would without friction, which takes the rest
    taken = (free**2 - momentum**2) / (2 * MASS)
    assert result["system.strikes"][-1] == pytest.approx(taken, abs=1e-10)
    assert np.abs(result["system.energy_balance"]).max() < 1e-10


def test_a_pin_that_is_struck_brakes_its_wheel():
    wheel = {"name": "wheel", "mass": MASS, "inertia": [INERTIA] * 3}
    hinge = {"type": "revolute", "name": "pin", "body_a": "ground", "body_b": "wheel"}
    friction = {"type": "angle", "name": "dry", "joint": "pin", "coefficient": MU, "radius": RADIUS}
    blow = {"name": "blow", "body": "wheel", "when": "t >= 0.1", "impulse": [3.0, 4.0, 0]}
    result = run_of(
        bodies=[{**wheel, "angular_velocity": [0, 0, 10.0]}],
        joints=[hinge],
        frictions=[friction],
        impulses=[blow],
    )
    assert result["wheel.wz"][-1] == pytest.approx(10.0 - MU * RADIUS * 5.0 / INERTIA, abs=1e-10)


def test_a_blow_into_a_plane_rubs_there():
    """A disc at rest on a plane is hit obliquely at its centre: e = 0, Coulomb at the contact."""
    radius, m, inertia = 0.1, 1.0, 0.004
    disc = {"name": "disc", "mass": m, "inertia": [inertia / 2, inertia / 2, inertia]}
    plane = {"type": "rolling_disc", "name": "plane", "body_a": "ground", "body_b": "disc"}
    blow = {"name": "blow", "body": "disc", "when": "t >= 0.1", "impulse": [2.0, -1.0, 0]}
    plane |= {"axis_a": [0, 1, 0], "radius": radius, "coefficient": MU, "one_sided": True}
    result = run_of(bodies=[{**disc, "position": [0, radius, 0]}], joints=[plane], impulses=[blow])
    # to stop the slip takes 2 / (1 + m r^2 / J) of the impulse along, more than mu can
    assert 2.0 / (1 + m * radius**2 / inertia) > MU
    assert result["disc.vx"][-1] == pytest.approx((2.0 - MU) / m, abs=1e-10)
    assert result["disc.wz"][-1] == pytest.approx(-MU * radius / inertia, abs=1e-9)
    assert abs(result["disc.vy"][-1]) < 1e-10


def test_a_blow_on_what_nothing_presses_meets_no_friction():
    result = on_guide(2.0, 1.5, 0.0)
    assert result["block.vx"][-1] == pytest.approx(3.0, abs=ROUND_OFF)

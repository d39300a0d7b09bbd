"""Curvature of the path of a body, against paths that are known."""

import numpy as np
import pytest
from tests.engine.machines import axle, run, wheel

from kane.model import Model


def test_a_thrown_body_takes_a_parabola():
    stone = wheel("stone", velocity=(3.0, 4.0, 0.0))
    model = Model(bodies=(stone,), gravity=(0.0, -10.0, 0.0))
    result = run(model, duration=0.8, record_every=0.1)
    # y = 4/3 x - 5/9 x^2: y'' / (1 + y'^2)^(3/2), and at the top g / v^2
    slope = 4 / 3 - 10 / 9 * result["stone.x"]
    np.testing.assert_allclose(
        result["stone.curvature"], (10 / 9) / (1 + slope**2) ** 1.5, rtol=1e-8
    )
    assert result["stone.curvature"][4] == pytest.approx(10 / 9)


def test_a_body_on_an_arm_goes_in_a_circle_and_has_no_curvature_while_it_rests():
    bob = wheel("bob", position=(0.25, 0.0, 0.0))
    pin = axle("pin", "bob", point_b=(-0.25, 0.0, 0.0))
    model = Model(bodies=(bob,), joints=(pin,), gravity=(0.0, -9.81, 0.0))
    curvature = run(model, duration=0.3, record_every=0.05)["bob.curvature"]
    assert curvature[0] == 0.0  # let go at rest
    np.testing.assert_allclose(curvature[1:], 4.0, rtol=1e-7)


def test_the_origin_on_an_axle_stays_where_it_is_and_has_none():
    turning = wheel("rotor", angular_velocity=(0.0, 0.0, 7.0))
    model = Model(bodies=(turning,), joints=(axle("axle", "rotor"),))
    assert not run(model, duration=0.3, record_every=0.1)["rotor.curvature"].any()

"""A physical pendulum against elliptic functions."""

import numpy as np
import pytest
from scipy.special import ellipj, ellipk

import kane
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.orientation import AxisAngle
from kane.model import Model

MASS, INERTIA, LENGTH, G = 1.7, 0.21, 0.6, 9.81
RATE = np.sqrt(MASS * G * LENGTH / (INERTIA + MASS * LENGTH**2))  # of small swings [rad/s]


def swing(t, start):
    """Angle and rate of a pendulum let go at the angle ``start``: sin(x/2) = k cd(w t, k).

    k = sin(start / 2), period 4 K(k) / w (Whittaker, Analytical Dynamics, section 44).
    """
    k = np.sin(start / 2)
    sn, cn, dn, _ = ellipj(RATE * t, k**2)
    angle = 2 * np.arcsin(k * cn / dn)
    # by the energy integral, with the sign of the derivative of cd
    return angle, -2 * k * RATE * np.sqrt(1 - k**2) * sn / dn


def pendulum(start):
    """Gravity along -y, swinging about z; at angle 0 the mass centre hangs below the origin."""
    return Model(
        gravity=(0.0, -G, 0.0),
        bodies=(
            Body(
                name="rod",
                mass=MASS,
                inertia=(0.1, 0.2, INERTIA),
                position=(LENGTH * np.sin(start), -LENGTH * np.cos(start), 0.0),
                orientation=AxisAngle(axis=(0.0, 0.0, 1.0), angle=start),
            ),
        ),
        joints=(Ball(name="pin", body_a="ground", body_b="rod", point_b=(0.0, LENGTH, 0.0)),),
    )


@pytest.mark.parametrize("start", [0.1, 1.5, 3.0])
def test_the_swing_of_the_formula_obeys_its_equation(start):
    h = 1e-4  # second differences: error h^2, round-off 1e-16 / h^2
    t = np.linspace(0.1, 5, 50)
    before, here, after = (swing(t + d, start)[0] for d in (-h, 0, h))
    np.testing.assert_allclose(
        (after - 2 * here + before) / h**2, -(RATE**2) * np.sin(here), atol=2e-6
    )
    np.testing.assert_allclose((after - before) / (2 * h), swing(t, start)[1], atol=1e-6)


@pytest.mark.parametrize("start", [0.1, 1.5, 3.0])
def test_a_pendulum_swings_in_elliptic_functions(start):
    period = 4 * ellipk(np.sin(start / 2) ** 2) / RATE
    result = kane.simulate(pendulum(start), duration=2 * period, rtol=1e-12, atol=1e-14)
    angle, rate = swing(result.time, start)
    # near the top at 3 rad errors grow by exp(w t) for about a period: a factor of some thousands
    tolerance = 1e-10 if start < 3 else 1e-7
    np.testing.assert_allclose(result["rod.angle_z"], angle, atol=tolerance)
    np.testing.assert_allclose(result["rod.wz"], rate, atol=10 * tolerance)
    assert np.abs(result["rod.z"]).max() == 0.0
    assert result.energy_drift < 1e-9


@pytest.mark.parametrize("start", [0.1, 1.5])
def test_the_pin_carries_what_newton_asks_of_it(start):
    result = kane.simulate(pendulum(start), duration=3.0, rtol=1e-12, atol=1e-14)
    x, w = swing(result.time, start)
    dw = -(RATE**2) * np.sin(x)
    # force on the rod = m a - m g, the mass centre on a circle
    ax = LENGTH * (dw * np.cos(x) - w**2 * np.sin(x))
    ay = LENGTH * (dw * np.sin(x) + w**2 * np.cos(x))
    np.testing.assert_allclose(result["pin.fx"], MASS * ax, atol=1e-8)
    np.testing.assert_allclose(result["pin.fy"], MASS * (ay + G), atol=1e-8)
    np.testing.assert_allclose(result["pin.fz"], 0.0, atol=1e-12)

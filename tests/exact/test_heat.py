"""Heat of dry friction and of dampers by closed forms, by all methods with step control."""

import math

import numpy as np
import pytest
from scipy.integrate import quad
from tests.engine.machines import guide, run, wheel

from kane.elements.drivers import DisplacementDriver
from kane.elements.joint_springs import SliderSpring
from kane.model import ADAPTIVE_METHODS, FORMULATION_NAMES, Model

RTOL = 1e-8
# Of the tolerance for a step, of which there are some hundred.
NEAR = 300 * RTOL
METHOD = pytest.mark.parametrize("method", sorted(ADAPTIVE_METHODS))
FORMULATION = pytest.mark.parametrize("formulation", FORMULATION_NAMES)
MASS, G, MU, SLOW = 1.3, 9.81, 0.5, 1e-2  # SLOW: the rate at which friction has grown to 76 %


def block(drivers=(), speed=0.0, **spring):
    """A block on a slide along x."""
    return Model(
        gravity=(0.0, 0.0, -G),
        bodies=(wheel("block", mass=MASS, velocity=(speed, 0.0, 0.0)),),
        joints=(guide("S", "block"),),
        drivers=drivers,
        joint_springs=(SliderSpring(name="s", joint="S", **spring),),
    )


def solved(model, method, formulation="multipliers", **settings):
    return run(
        model, method=method, formulation=formulation, rtol=RTOL, atol=RTOL / 100, **settings
    )


@METHOD
@FORMULATION
def test_a_sliding_block_stops_and_has_turned_its_energy_into_heat(method, formulation):
    # m v' = -F tanh(v / e): sinh(v / e) falls by exp(-F t / (m e)), so that F times the way is
    # m v0^2 / 2 + m e^2 pi^2 / 12, the second part from integral x (coth x - 1) dx
    speed, force = 2.0, MU * MASS * G
    model = block(speed=speed, friction=force, friction_rate=SLOW)
    result = solved(model, method, formulation, duration=1.0)
    energy = MASS * speed**2 / 2
    assert result["system.kinetic_energy"][-1] < 1e-12 * energy
    assert result.dissipated[-1] == pytest.approx(energy, rel=NEAR)
    rest = MASS * (SLOW * math.pi) ** 2 / 12
    assert force * result["S.displacement"][-1] == pytest.approx(energy + rest, rel=NEAR)
    assert result.energy_drift < NEAR * energy


@METHOD
@FORMULATION
def test_friction_of_a_driven_block_heats_by_force_times_way(method, formulation):
    # the motion is given, and has no error: what the heat misses nothing else shows
    stroke, rate, force = 0.4, 5.0, 2.0
    law = DisplacementDriver(name="d", joint="S", law=f"{stroke}*sin({rate}*t)")
    model = block((law,), stroke * rate, friction=force, friction_rate=SLOW)
    result = solved(model, method, formulation, duration=2.0, record_every=0.1)

    def power(t):
        speed = stroke * rate * math.cos(rate * t)
        return force * speed * math.tanh(speed / SLOW)

    turns = [(k + 0.5) * math.pi / rate for k in range(4)]  # where it turns round
    heat = [
        quad(power, 0.0, t, points=[turn for turn in turns if turn < t] or None, epsabs=1e-12)[0]
        for t in result.time[1:]
    ]
    np.testing.assert_allclose(result.dissipated[1:], heat, rtol=0, atol=NEAR * heat[-1])
    kinetic = MASS * (stroke * rate * np.cos(rate * result.time)) ** 2 / 2
    work = result.dissipated + kinetic - kinetic[0]
    np.testing.assert_allclose(result.work, work, rtol=0, atol=NEAR * heat[-1])


@METHOD
def test_a_damper_takes_what_an_oscillation_loses(method):
    stiffness, damping, speed = 40.0, 0.5, 1.5
    result = solved(block(speed=speed, stiffness=stiffness, damping=damping), method, duration=2.0)
    decay = damping / (2 * MASS)
    rate = math.sqrt(stiffness / MASS - decay**2)
    t, fade = result.time, np.exp(-decay * result.time)
    s = speed / rate * fade * np.sin(rate * t)
    v = speed * fade * np.cos(rate * t) - decay * s
    lost = (MASS * speed**2 - MASS * v**2 - stiffness * s**2) / 2
    np.testing.assert_allclose(result.dissipated, lost, rtol=0, atol=NEAR * lost[-1])

"""Forces and torques that are expressions of time and state, against closed forms."""

import numpy as np
import pytest
from tests.engine.machines import run, wheel

from kane.elements.body import InertiaTensor
from kane.elements.loads import Force, Torque
from kane.model import Model
from kane.model.parameters import Parameter, ValueTable

M = 2.0
RTOL = 1e-13


def pushed(force, body=None, **fields):
    load = {"name": "push", "body": "m", "force": force, **fields.pop("load", {})}
    return Model(bodies=(body or wheel("m", mass=M),), forces=(Force(**load),), **fields)


def test_a_force_that_swings():
    force = ("amplitude*sin(2*t)", "t**2", 0.0)
    parameter = Parameter(name="amplitude", value=3.0)
    result = run(pushed(force, parameters=(parameter,)), duration=3.0, rtol=RTOL)
    t = result.time
    # m x'' = 3 sin 2t, m y'' = t^2
    np.testing.assert_allclose(result["m.x"], 1.5 / M * (t - np.sin(2 * t) / 2), atol=1e-11)
    np.testing.assert_allclose(result["m.y"], t**4 / 12 / M, atol=1e-11)
    np.testing.assert_allclose(result["system.work"], result["system.kinetic_energy"], atol=1e-11)


@pytest.mark.parametrize("method", ["dop853", "dopri5", "rk4", "radau"])
@pytest.mark.parametrize("switch", [0.5, 0.3701])
def test_a_force_that_switches_does_so_on_time(method, switch):
    model = pushed((f"where(t < {switch}, 4, -1)", 0.0, 0.0))
    result = run(model, method=method, duration=1.0, step=1e-2, rtol=1e-12, record_every=0.05)
    t = result.time
    after = np.maximum(t - switch, 0)
    x = 4 / M * t**2 / 2 - 5 / M * after**2 / 2
    # Runge-Kutta methods are exact for polynomials, but for round-off; Radau's corrections stop
    # at its tolerance
    tolerance = 1e-12 if method != "radau" else 1e-11
    np.testing.assert_allclose(result["m.x"], x, atol=tolerance)
    np.testing.assert_allclose(result["m.vx"], 4 / M * t - 5 / M * after, atol=tolerance)
    assert result.energy_drift < 1e-10


@pytest.mark.parametrize(
    "inertia",
    [(0.7, 0.8, 1.0), InertiaTensor(xx=0.7, yy=0.8, zz=1.0, xy=0.2)],
    ids=["principal axes", "whole tensor"],
)
def test_a_force_in_body_axes_turns_with_its_body(inertia):
    # m x'' = cos 3t cos 2t, m y'' = cos 3t sin 2t
    body = wheel("m", mass=M, inertia=inertia, angular_velocity=(0.0, 0.0, 2.0))
    model = pushed(("cos(3*t)", 0.0, 0.0), body=body, load={"axes": "body"})
    result = run(model, duration=3.0, rtol=RTOL)
    t = result.time
    x = ((1 - np.cos(5 * t)) / 25 + (1 - np.cos(t))) / (2 * M)
    y = ((t - np.sin(5 * t) / 5) / 5 - (t - np.sin(t))) / (2 * M)
    np.testing.assert_allclose(result["m.x"], x, atol=1e-10)
    np.testing.assert_allclose(result["m.y"], y, atol=1e-10)
    np.testing.assert_allclose(result["m.angle_z"], 2 * t, atol=1e-10)


def test_a_force_that_grows_with_the_speed_brakes():
    c, v0 = 1.3, 5.0
    body = wheel("m", mass=M, velocity=(v0, 0.0, 0.0))
    model = pushed(("-c*vx('m')", 0.0, 0.0), body=body,
                   parameters=(Parameter(name="c", value=c),))  # fmt: skip
    result = run(model, duration=3.0, rtol=RTOL)
    fade = np.exp(-c * result.time / M)
    np.testing.assert_allclose(result["m.vx"], v0 * fade, atol=1e-11)
    np.testing.assert_allclose(result["m.x"], M * v0 / c * (1 - fade), atol=1e-11)


def test_a_torque_of_the_state_holds_a_spin():
    # J w' = -2 (w - 3)
    torque = Torque(name="control", body="m", torque=(0.0, 0.0, "-2*(wz('m') - 3)"))
    result = run(Model(bodies=(wheel("m", 0.5),), torques=(torque,)), duration=2.0, rtol=RTOL)
    np.testing.assert_allclose(result["m.wz"], 3 * (1 - np.exp(-4 * result.time)), atol=1e-11)


@pytest.mark.parametrize("interpolation", ["linear", "hold"])
def test_a_force_from_a_table_is_integrated_between_its_points(interpolation):
    points = ((0.0, 1.0), (0.3, 4.0), (0.7, -2.0), (1.0, 0.5))
    table = ValueTable(name="f", points=points, interpolation=interpolation)
    model = pushed(("table('f', t)", 0.0, 0.0), tables=(table,))
    result = run(model, duration=1.4, rtol=RTOL, record_every=0.01)
    x, y = np.array(points).T
    if interpolation == "linear":
        area = np.concatenate([[0], np.cumsum((y[1:] + y[:-1]) / 2 * np.diff(x))])
    else:
        area = np.concatenate([[0], np.cumsum(y[:-1] * np.diff(x))])
    for time, speed in zip(result.time, result["m.vx"], strict=True):
        k = max(int(np.searchsorted(x, time, "right")) - 1, 0)
        ahead = time - x[k]
        slope = (y[k + 1] - y[k]) / (x[k + 1] - x[k]) if k + 1 < x.size else 0.0
        slope = slope if interpolation == "linear" else 0.0
        expected = area[k] + y[k] * ahead + slope * ahead**2 / 2
        assert speed == pytest.approx(expected / M, abs=1e-12)

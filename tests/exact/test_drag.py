"""A fall through a medium, a body in a flow, a wheel in oil."""

import numpy as np
import pytest
from tests.engine.helpers import Frames, rod
from tests.engine.virtual_work import power

import kane
from kane.elements.drag import Drag
from kane.model import Model

M, G = 2.0, 9.81
TOLERANCE = 1e-9  # some hundred steps of 1e-12


def run(*drags, duration=2.0, gravity=(0.0, 0.0, -G), **fields):
    model = Model(gravity=gravity, bodies=(rod(mass=M, **fields),), drags=drags)
    result = kane.simulate(model, duration=duration, record_every=0.05, rtol=1e-12, atol=1e-13)
    assert result.outcome.ok
    assert result.energy_drift < 100 * TOLERANCE
    return result


def test_a_linear_fall_is_that_of_stokes():
    # m v' = m g - c v
    c = 1.3
    result = run(Drag(name="d", body="rod", linear=c))
    t, terminal, time = result.time, M * G / c, M / c
    speed = terminal * (1 - np.exp(-t / time))
    np.testing.assert_allclose(result["rod.vz"], -speed, atol=TOLERANCE)
    np.testing.assert_allclose(result["rod.z"], time * speed - terminal * t, atol=TOLERANCE)
    np.testing.assert_allclose(result["d.force"], c * speed, atol=TOLERANCE)
    np.testing.assert_allclose(result["d.power"], c * speed**2, atol=100 * TOLERANCE)


def test_a_quadratic_fall_follows_the_hyperbolic_tangent():
    # m v' = m g - c v^2
    c = 0.4
    result = run(Drag(name="d", body="rod", quadratic=c))
    terminal = np.sqrt(M * G / c)
    share = G * result.time / terminal
    np.testing.assert_allclose(result["rod.vz"], -terminal * np.tanh(share), atol=TOLERANCE)
    depth = terminal**2 / G * np.log(np.cosh(share))
    np.testing.assert_allclose(result["rod.z"], -depth, atol=TOLERANCE)


@pytest.mark.parametrize(("linear", "quadratic"), [(1.5, 0.0), (0.0, 0.7), (1.5, 0.7)])
def test_a_long_fall_ends_at_the_speed_at_which_drag_bears_the_weight(linear, quadratic):
    result = run(Drag(name="d", body="rod", linear=linear, quadratic=quadratic), duration=40.0)
    assert result["d.force"][-1] == pytest.approx(M * G, rel=1e-9)
    speed = result["rod.speed"][-1]
    assert linear * speed + quadratic * speed**2 == pytest.approx(M * G, rel=1e-9)


def test_a_flow_carries_a_body_along_and_its_work_is_in_the_books():
    # r = v - flow decays: m r' = -c r; the flow puts in the integral of -c r . flow
    c, flow, start = 0.9, np.array([3.0, -1.0, 0.5]), np.array([-1.0, 0.0, 2.0])
    drag = Drag(name="d", body="rod", linear=c, flow=tuple(flow.tolist()))
    result = run(drag, gravity=(0.0, 0.0, 0.0), velocity=tuple(start.tolist()))
    fade = np.exp(-c * result.time / M)
    against = np.outer(fade, start - flow)
    np.testing.assert_allclose(result.u[:, 0, :3], flow + against, atol=TOLERANCE)
    work = M * (fade - 1) * ((start - flow) @ flow)
    heat = M * (1 - fade**2) * np.sum((start - flow) ** 2) / 2
    np.testing.assert_allclose(result["system.work"], work, atol=100 * TOLERANCE)
    np.testing.assert_allclose(result["system.dissipated"], heat, atol=100 * TOLERANCE)
    assert result["system.work"][-1] > 0


@pytest.mark.parametrize(("linear", "quadratic"), [(0.2, 0.0), (0.0, 0.3)])
def test_a_wheel_in_a_medium_runs_down(linear, quadratic):
    # I w' = -d1 w - d2 w^2, about the axis with I = 0.25
    start, inertia = 5.0, 0.25
    drag = Drag(name="d", body="rod", rotary_linear=linear, rotary_quadratic=quadratic)
    result = run(drag, gravity=(0.0, 0.0, 0.0), angular_velocity=(0.0, 0.0, start))
    t = result.time
    expected = start * np.exp(-linear * t / inertia) / (1 + quadratic * start * t / inertia)
    np.testing.assert_allclose(result["rod.wz"], expected, atol=TOLERANCE)
    torque = linear * expected + quadratic * expected**2
    np.testing.assert_allclose(result["d.power"], torque * expected, atol=100 * TOLERANCE)
    assert not result["d.force"].any()


def test_what_a_result_shows_is_what_the_equations_see():
    drag = Drag(
        name="d", body="rod", point=(0.3, -0.5, 0.2), linear=0.4, quadratic=0.3, rotary_linear=0.2,
        rotary_quadratic=0.1, flow=(1.0, 2.0, -1.0),
    )  # fmt: skip
    result = run(drag, velocity=(1.0, 0.0, 0.0), angular_velocity=(2.0, 3.0, -1.0))
    for i, (q, u) in enumerate(zip(result.q, result.u, strict=True)):
        y = np.concatenate([q.ravel(), u.ravel(), [0, 0]])
        against = np.linalg.norm(Frames(result.model, y).velocity("rod", drag.point) - drag.flow)
        assert result["d.force"][i] == pytest.approx(0.4 * against + 0.3 * against**2)
        assert result["d.power"][i] == pytest.approx(power(result.model, y)[1])

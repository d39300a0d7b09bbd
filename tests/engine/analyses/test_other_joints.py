"""Joints, and what changes, come and go in a simulation under way."""

import msgspec
import numpy as np
import pytest

import kane
from kane.errors import KaneError
from kane.parts import AngleDriver, AngleStop, Body, Force, Input, Model, Revolute


def disc():
    """A disc that turns about the origin; its joint is closed after 10.25 turns."""
    body = Body(
        name="disc", mass=2.0, inertia=(0.5, 0.5, 1.0), position=(1.0, 0.0, 0.0),
        velocity=(0.0, 3.0, 0.0), angular_velocity=(0.0, 0.0, 3.0),
    )  # fmt: skip
    pin = Revolute(name="pin", body_a="ground", body_b="disc", point_b=(-1.0, 0.0, 0.0))
    return Model(bodies=(body,), joints=(pin,))


def turned(model):
    simulation = kane.start(model, rtol=1e-10)
    assert simulation.advance(7.0)
    return simulation


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_a_joint_that_goes_lets_the_body_fly(formulation):
    model = disc()
    simulation = kane.start(model, rtol=1e-10, formulation=formulation)
    simulation.advance(7.0)
    before = simulation.result
    simulation.set_model(msgspec.structs.replace(model, joints=()))
    assert simulation.time == 7.0
    assert simulation.advance(1.0), simulation.message
    result = simulation.result
    np.testing.assert_allclose(result.q[0], before.q[-1], rtol=0, atol=1e-12)
    way = result.q[-1][0, :3] - result.q[0][0, :3]
    np.testing.assert_allclose(way, before.u[-1][0, :3], atol=1e-9)
    np.testing.assert_allclose(result["disc.wz"], 3.0, atol=1e-9)


def test_a_joint_that_comes_takes_its_share_of_the_speed():
    """An inelastic catch: the angular momentum about the new pin stays."""
    flying = msgspec.structs.replace(disc(), joints=())
    simulation = kane.start(flying, rtol=1e-10)
    simulation.advance(0.5)
    at = simulation.poses.point("disc", (0.0, 0.5, 0.0))
    catch = Revolute(
        name="catch", body_a="ground", body_b="disc",
        point_a=tuple(at.tolist()), point_b=(0.0, 0.5, 0.0),
    )  # fmt: skip
    result = simulation.result
    arm = result.q[-1][0, :3] - at
    before = 1.0 * 3.0 + 2.0 * np.cross(arm, result.u[-1][0, :3])[2]
    simulation.set_model(msgspec.structs.replace(flying, joints=(catch,)))
    assert simulation.advance(0.5), simulation.message
    result = simulation.result
    np.testing.assert_allclose(result["disc.wz"], before / (1.0 + 2.0 * 0.25), rtol=1e-8)
    np.testing.assert_allclose(result["catch.angle"][0], 1.5, atol=1e-6)


def test_a_driver_goes_on_where_its_time_is():
    model = disc()
    simulation = turned(model)
    driver = AngleDriver(name="motor", joint="pin", law="3*t + 0.1*sin(t - 7)")
    simulation.set_model(msgspec.structs.replace(model, drivers=(driver,)))
    assert simulation.advance(1.0), simulation.message
    result = simulation.result
    angle = result["pin.angle"]
    np.testing.assert_allclose(np.diff(angle), 3.0 + 0.1 * np.sin(1.0), atol=1e-6)


def test_a_stop_that_comes_is_struck():
    model = disc()
    simulation = kane.start(model, rtol=1e-10)
    simulation.advance(0.1)
    stop = AngleStop(name="stop", joint="pin", upper=1.0, restitution=0.5)
    simulation.set_model(msgspec.structs.replace(model, stops=(stop,)))
    assert simulation.advance(0.5), simulation.message
    (event,) = simulation.result.events
    assert event.time == pytest.approx(1.0 / 3.0, rel=1e-8)
    assert simulation.result["disc.wz"][-1] == pytest.approx(-1.5, rel=1e-8)
    simulation.set_model(model)
    assert simulation.advance(0.5), simulation.message


def test_what_cannot_be_closed_is_refused_and_the_run_goes_on():
    model = disc()
    simulation = turned(model)
    far = Revolute(name="far", body_a="ground", body_b="disc", point_a=(50.0, 0.0, 0.0))
    with pytest.raises(KaneError):
        simulation.set_model(msgspec.structs.replace(model, joints=(*model.joints, far)))
    assert simulation.advance(0.1)
    assert len(simulation.results) == 1


def test_an_input_that_comes_can_be_set():
    model = disc()
    simulation = turned(model)
    push = Input(name="push", value=0.0, least=-1.0, largest=1.0)
    force = Force(name="F", body="disc", force=("input('push')", 0.0, 0.0))
    simulation.set_model(msgspec.structs.replace(model, inputs=(push,), forces=(force,)))
    simulation.set_inputs({"push": 1.0})
    assert simulation.advance(0.1)
    assert simulation.result["push.value"][-1] == 1.0

import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.four_bar import four_bar
from tests.engine.random_machine import random_machine

import kane
from kane.analyses.assembling import assembled
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.elements.orientation import AxisAngle
from kane.errors import AssemblyError, ModelError
from kane.model import Model
from kane.model.poses import initial_poses


def test_bodies_stand_where_a_run_begins():
    loop = four_bar(0.5, 0.2, 0.5, 0.4)
    rough = replace(
        loop,
        bodies=(replace(loop.bodies[0], position=(0.1, 0.3, 0.1)), *loop.bodies[1:]),
        drivers=(AngleDriver(name="motor", joint="A", law="1.2 + t"),),
    )
    closed = assembled(rough)
    first = kane.simulate(rough, duration=1e-3)
    for i, body in enumerate(closed.bodies):
        x, y, z = (first[f"{body.name}.{axis}"][0] for axis in "xyz")
        np.testing.assert_allclose(body.position, (x, y, z), atol=1e-12)
        assert isinstance(body.orientation, AxisAngle), i
    assert closed.joints is rough.joints
    expected = initial_poses(four_bar(0.5, 0.2, 0.5, 0.4, angle=1.2))
    np.testing.assert_allclose(initial_poses(closed).position, expected.position, atol=1e-9)


@pytest.mark.parametrize("seed", range(5))
def test_bodies_whose_joints_are_closed_stay_the_same(seed):
    model = random_machine(seed, driven=False)
    closed = assembled(model)
    assert all(a is b for a, b in zip(closed.bodies, model.bodies, strict=True))


def test_masses_may_be_missing_and_there_may_be_no_body():
    loop = four_bar(0.5, 0.2, 0.5, 0.4)
    bare = Body(name="crank", position=(0.1, 0.3, 0.0))
    closed = assembled(replace(loop, bodies=(bare, *loop.bodies[1:])))
    assert math.dist(closed.bodies[0].position, (0.0, 0.0, 0.0)) == pytest.approx(0.1)
    assert closed.bodies[0].mass is None
    assert assembled(Model()) == Model()


def test_what_cannot_be_closed_is_refused_as_by_a_run():
    loop = four_bar(0.5, 0.2, 0.5, 0.4)
    far = replace(loop.joints[3], point_b=(9.0, 0.0, 0.0))
    model = replace(loop, joints=(*loop.joints[:3], far))
    with pytest.raises(AssemblyError) as by_run:
        kane.simulate(model, duration=1e-3)
    with pytest.raises(AssemblyError) as refusal:
        assembled(model)
    assert str(refusal.value) == str(by_run.value)
    assert set(refusal.value.elements) == set("ABCD")


def test_faults_of_a_motor_are_refused():
    motor = AngleDriver(name="motor", joint="A", law="nobody")
    with pytest.raises(ModelError, match="nobody"):
        assembled(replace(four_bar(0.5, 0.2, 0.5, 0.4), drivers=(motor,)))

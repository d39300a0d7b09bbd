"""Steps are told from the model, whoever made it."""

import math

import msgspec
import pytest

import kane
from kane.elements.drivers import AngleDriver
from kane.model import Model
from kanevas.assets.paths import TEMPLATES
from kanevas.first_steps.steps import CHAPTERS, FOUR_BAR, PENDULUM, Standing, reached
from kanevas.settings import choices


@pytest.fixture
def pendulum():
    return kane.load(TEMPLATES / "pendulum.json")


@pytest.fixture
def four_bar():
    return kane.load(TEMPLATES / "four_bar.json")


def standing(model, has_run=False, curves=()):
    return Standing(model, has_run, frozenset(curves))


def without(model, **groups):
    return msgspec.structs.replace(model, **groups)


def test_pendulum_step_by_step(pendulum):
    (rod,) = pendulum.bodies
    down = msgspec.structs.replace(
        rod, position=(0.0, -0.25, 0.0), orientation=(0.0, 0.0, -math.sqrt(0.5), math.sqrt(0.5))
    )
    stages = [
        standing(Model()),
        standing(without(pendulum, bodies=(), joints=(), plots=())),
        standing(without(pendulum, joints=(), plots=())),
        standing(without(pendulum, bodies=(down,))),
        standing(pendulum),
        standing(pendulum, has_run=True),
        standing(pendulum, has_run=True, curves=["pivot.angle"]),
    ]
    assert [reached(PENDULUM, stage) for stage in stages] == list(range(len(PENDULUM) + 1))


def test_rod_below_its_pin_that_has_a_speed_will_swing(pendulum):
    (rod,) = pendulum.bodies
    pushed = msgspec.structs.replace(
        rod,
        position=(0.0, -0.25, 0.0),
        orientation=(0.0, 0.0, -math.sqrt(0.5), math.sqrt(0.5)),
        angular_velocity=(0.0, 0.0, 1.0),
    )
    assert reached(PENDULUM, standing(without(pendulum, bodies=(pushed,)))) == 4


def test_four_bar_step_by_step(four_bar):
    A, B, _, D = four_bar.joints
    undriven = without(four_bar, drivers=(), plots=())
    stages = [
        standing(Model()),
        standing(without(undriven, bodies=four_bar.bodies[:2], joints=(A, B))),
        standing(without(undriven, joints=(A, B))),
        standing(without(undriven, joints=(A, B, D))),
        standing(undriven),
        standing(four_bar),
        standing(four_bar, has_run=True),
        standing(four_bar, has_run=True, curves=["D.angle"]),
    ]
    assert [reached(FOUR_BAR, stage) for stage in stages] == list(range(len(FOUR_BAR) + 1))


def test_motor_must_be_at_the_ground(four_bar):
    elsewhere = AngleDriver(name="motor", joint="B", law="t")
    assert reached(FOUR_BAR, standing(without(four_bar, drivers=(elsewhere,), plots=()))) == 4


def test_order_of_drawing_and_sides_of_joints_do_not_matter(four_bar):
    turned = tuple(
        msgspec.structs.replace(
            j, body_a=j.body_b, point_a=j.point_b, body_b=j.body_a, point_b=j.point_a
        )
        for j in four_bar.joints
    )
    model = without(four_bar, joints=turned[::-1], bodies=four_bar.bodies[::-1])
    assert reached(FOUR_BAR, standing(model)) == 5


def test_the_settings_know_all_chapters():
    assert tuple(CHAPTERS) == choices.CHAPTERS

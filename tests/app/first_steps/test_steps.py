"""Steps are told from the model, whoever made it."""

import math

import msgspec
import pytest

import kane
from kane.elements.ball import Ball
from kane.elements.drivers import AngleDriver
from kane.elements.measure_point import MeasurePoint
from kane.model import Model, PlotLayout
from kanevas.assets.paths import TEMPLATES
from kanevas.first_steps.steps import (
    BEGINNINGS,
    CHAPTERS,
    FOUR_BAR,
    IN_SPACE,
    METHOD,
    PENDULUM,
    PLOTS,
    SLIDER_CRANK,
    Standing,
    reached,
)
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
    assert tuple(CHAPTERS) == choices.CHAPTERS == tuple(BEGINNINGS)


@pytest.mark.parametrize("template", set(BEGINNINGS.values()))
def test_chapters_begin_with_a_template_that_is_there(template):
    assert (TEMPLATES / f"{template}.json").exists()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_beginning_of_a_chapter_is_its_first_step(chapter):
    beginning = kane.load(TEMPLATES / f"{BEGINNINGS[chapter]}.json")
    bare = without(beginning, plots=())
    assert reached(CHAPTERS[chapter], standing(bare)) == 1


def test_slider_crank_step_by_step():
    whole = kane.load(TEMPLATES / "slider_crank.json")
    pin, _, _, guide = whole.joints
    assert (pin.body_a, guide.body_a) == ("ground", "ground")
    crank = whole.bodies[:1]
    stages = [
        standing(Model()),
        standing(without(whole, bodies=(), joints=(), drivers=(), plots=())),
        standing(without(whole, bodies=crank, joints=(pin,), drivers=(), plots=())),
        standing(without(whole, joints=whole.joints[:3], drivers=(), plots=())),
        standing(without(whole, drivers=(), plots=())),
        standing(without(whole, plots=())),
        standing(whole, has_run=True),
        standing(whole, has_run=True, curves=["slider.x"]),
    ]
    expected = [0, 1, 2, 3, 4, 5, 6, 7]
    assert [reached(SLIDER_CRANK, stage) for stage in stages] == expected


def test_pendulum_in_space_step_by_step():
    begin = kane.load(TEMPLATES / "empty_in_space.json")
    (rod,) = kane.load(TEMPLATES / "pendulum.json").bodies
    ball = Ball(name="ball", body_a="ground", body_b=rod.name)
    pushed = msgspec.structs.replace(rod, angular_velocity=(0.0, 1.0, 0.0))
    hung = without(begin, bodies=(rod,), joints=(ball,))
    swinging = without(hung, bodies=(pushed,))
    point = MeasurePoint(name="tip", body=rod.name, traced=True)
    stages = [
        standing(Model(planar=True)),
        standing(begin),
        standing(without(begin, bodies=(rod,))),
        standing(hung),
        standing(swinging),
        standing(swinging, has_run=True),
        standing(without(swinging, points=(point,)), has_run=True),
    ]
    assert [reached(IN_SPACE, stage) for stage in stages] == list(range(len(IN_SPACE) + 1))


def test_plots_step_by_step():
    model = kane.load(TEMPLATES / "double_pendulum.json")
    one = PlotLayout(curves=("a.x",))
    two = PlotLayout(curves=("a.x", "a.y"))
    against = PlotLayout(curves=("a.y",), against="a.x")
    spectrum = PlotLayout(curves=("a.x",), spectrum=True)
    plots = [(), (), (), (one,), (two,), (two, against), (two, against, spectrum)]
    stages = [
        standing(
            without(model if k else Model(), plots=each), has_run=k > 1, curves=["a.x"][: len(each)]
        )
        for k, each in enumerate(plots)
    ]
    assert [reached(PLOTS, stage) for stage in stages] == list(range(len(PLOTS) + 1))


def test_the_method_step_by_step(four_bar):
    seen = Standing(four_bar, True, frozenset(), sees_method=True)
    stages = [
        standing(Model()),
        standing(four_bar),
        standing(four_bar, has_run=True),
        seen,
        seen._replace(curves=frozenset({"crank pin.fx"})),
    ]
    assert [reached(METHOD, stage) for stage in stages] == list(range(len(METHOD) + 1))

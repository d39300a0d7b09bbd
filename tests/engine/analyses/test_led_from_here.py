"""A crank that a motor leads is turned by hand: the motor goes on from there."""

import math

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace
from numpy.testing import assert_allclose

import kane
from kane.analyses.led_from_here import led_anew, led_from_here
from kane.analyses.posing import Poser, placed
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver, DistanceDriver, PointDriver
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.model import Model, Parameter, SolverSettings

ARM = Body(name="arm", mass=1.0, inertia=(0.1, 0.1, 0.1))
HINGE = Revolute(name="hinge", body_a="ground", body_b="arm")
TURNED = (0.0, 0.0, math.sin(0.35), math.cos(0.35))  # by 0.7 rad about z


def crank(driver, **more):
    return Model(
        bodies=(ARM,), joints=(HINGE,), drivers=(driver,),
        solver=SolverSettings(duration=0.1, method="rk4", step=0.01), **more,
    )  # fmt: skip


def turned(model, orientation=TURNED):
    return replace(model, bodies=(replace(model.bodies[0], orientation=orientation),))


@pytest.mark.parametrize("law", ["2*t", "t + 0.2", "w*t + 6.4", 0.1])
def test_the_run_begins_where_the_crank_was_left_and_keeps_the_course(law):
    before = crank(
        AngleDriver(name="motor", joint="hinge", law=law),
        parameters=(Parameter(name="w", value=3.0),),
    )
    after = led_from_here(before, turned(before))
    assert led_anew(before, after) == ("motor",)
    result, old = kane.simulate(after), kane.simulate(before)
    assert math.remainder(result["hinge.angle"][0] - 0.7, 2 * math.pi) == pytest.approx(0.0)
    assert result.outcome.assembly_shift == pytest.approx(0.0, abs=1e-9)
    course = old["hinge.angle"] - old["hinge.angle"][0]
    assert_allclose(result["hinge.angle"] - result["hinge.angle"][0], course, atol=1e-9)


def test_the_offset_of_an_earlier_drag_grows_and_goes():
    before = crank(AngleDriver(name="motor", joint="hinge", law="2*t"))
    once = led_from_here(before, turned(before))
    assert once.drivers[0].law == "(2*t) + 0.7"
    twice = led_from_here(once, turned(once, (0.0, 0.0, math.sin(0.5), math.cos(0.5))))
    assert twice.drivers[0].law == "(2*t) + 1"
    assert led_from_here(once, turned(once, (0.0, 0.0, 0.0, 1.0))).drivers[0].law == "2*t"


def test_what_stays_where_it_was_keeps_its_law_even_where_that_does_not_fit():
    before = crank(AngleDriver(name="motor", joint="hinge", law="1 + t"))
    assert led_from_here(before, before) is before
    aside = replace(before, bodies=(replace(ARM, position=(0.0, 0.0, 1e-3)),))
    assert led_from_here(before, aside) is aside


@pytest.mark.parametrize("prescribes", ["speed", "acceleration"])
def test_rates_need_no_offset(prescribes):
    before = crank(AngleDriver(name="motor", joint="hinge", law="t", prescribes=prescribes))
    after = turned(before)
    assert led_from_here(before, after) is after


def test_lengths_and_places_are_led_too():
    drivers = (
        DistanceDriver(name="piston", body_a="ground", body_b="arm", law="0.5 + t"),
        PointDriver(name="hand", body="arm", law=("0.5 + t", None, None)),
    )
    slide = Prismatic(
        name="slide", body_a="ground", body_b="arm", axis_a=(1.0, 0, 0), axis_b=(1.0, 0, 0)
    )
    before = Model(
        bodies=(replace(ARM, position=(0.5, 0.0, 0.0)),), joints=(slide,), drivers=drivers
    )
    after = replace(before, bodies=(replace(ARM, position=(0.8, 0.0, 0.0)),))
    led = led_from_here(before, after)
    assert led.drivers[0].law == "(0.5 + t) + 0.3"
    assert led.drivers[1].law == ("(0.5 + t) + 0.3", None, None)


@pytest.mark.parametrize("law", ["2*(t", "w*t", ""])
def test_a_law_with_faults_stays(law):
    before = crank(AngleDriver(name="motor", joint="hinge", law=law))
    after = turned(before)
    assert led_from_here(before, after) is after


@pytest.mark.parametrize(
    ("law", "led"),
    [
        ("(t) * (2) + 0.1", "((t) * (2) + 0.1) + 0.6"),
        ("(t) + 0.7", "(t) + 0.7"),
        ("(t) - 0.3", "(t) + 0.7"),
        (0.25, 0.7),
    ],
)
def test_brackets_of_a_law_are_its_own(law, led):
    before = crank(AngleDriver(name="motor", joint="hinge", law=law))
    assert led_from_here(before, turned(before)).drivers[0].law == led


def test_the_whole_way_of_a_drag():
    before = crank(AngleDriver(name="motor", joint="hinge", law="pi*t"))
    poser = Poser(before, "arm", (1.0, 0.0, 0.0))
    for _ in range(40):
        pose = poser.move_to((math.cos(0.5), math.sin(0.5), 0.0))
    after = led_from_here(before, placed(before, pose.placement))
    result = kane.simulate(after)
    assert_allclose(result["hinge.angle"], 0.5 + np.pi * result.time, atol=1e-6)
    assert msgspec.json.encode(after.drivers)

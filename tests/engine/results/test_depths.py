"""Bodies in each other, and limits that are passed, are told whatever the run held."""

from copy import copy

import numpy as np
import pytest

import kane
from kane.elements.body import Body
from kane.elements.contacts import PlaneContact
from kane.elements.revolute import Revolute
from kane.elements.shapes import Sphere
from kane.elements.stops import AngleStop
from kane.model import Model
from kane.results.depths import depths

BALL = Body(
    name="ball", mass=1.0, inertia=(0.1, 0.1, 0.1), shapes=(Sphere(radius=0.1),),
    position=(0.0, 0.1, 0.0),
)  # fmt: skip
FLOOR = PlaneContact(name="floor", body_a="ground", body_b="ball", axis_a=(0.0, 1.0, 0.0))
ARM = Body(name="arm", mass=1.0, inertia=(0.1, 0.1, 0.1), position=(1.0, 0.0, 0.0))
HINGE = Revolute(name="hinge", body_a="ground", body_b="arm", point_b=(-1.0, 0.0, 0.0))
STOP = AngleStop(name="stop", joint="hinge", lower=-0.1)


@pytest.fixture(scope="module")
def lying():
    return kane.simulate(
        Model(gravity=(0.0, -9.81, 0.0), bodies=(BALL,), contacts=(FLOOR,)),
        duration=0.1, record_every=0.01,
    )  # fmt: skip


@pytest.fixture(scope="module")
def leaning():
    model = Model(gravity=(0.0, -9.81, 0.0), bodies=(ARM,), joints=(HINGE,), stops=(STOP,))
    return kane.simulate(model, duration=0.5, record_every=0.01)


def moved(result, frame, column, way):
    """Return a run with one number of one frame moved, as one that missed an event has it."""
    values = np.array(result.frames.values)
    values[frame, column] += way
    frames = copy(result.frames)
    object.__setattr__(frames, "values", values)
    other = copy(result)
    object.__setattr__(other, "frames", frames)
    return other


def test_runs_whose_events_are_right_say_nothing(lying, leaning):
    assert not list(depths(lying))
    assert not list(depths(leaning))


def test_a_ball_in_the_floor_is_told_with_both_bodies_time_and_depth(lying):
    (told,) = map(str, depths(moved(lying, 7, 1, -2e-8)))
    assert told.startswith("'ground' and 'ball' were in each other in 'floor'")
    assert "at t = 0.07 s by 2e-08 m" in told
    assert not list(depths(moved(lying, 7, 1, -1e-12)))


def test_a_stop_that_is_passed_is_told_with_time_and_angle(leaning):
    angle = leaning["hinge.angle"]
    frame = int(np.flatnonzero(angle < -0.0999)[0])
    # half an angle is the sine in Euler's parameters
    (told,) = map(str, depths(moved(leaning, frame, 5, -1e-6)))
    assert told.startswith("The limit of 'stop (lower)' was passed")
    assert f"t = {leaning.time[frame]:.6g} s" in told
    assert "by 2e-06 rad" in told


def test_every_frame_is_looked_at():
    model = Model(gravity=(0.0, -9.81, 0.0), bodies=(BALL,), contacts=(FLOOR,))
    long = kane.simulate(model, duration=0.1, record_every=1e-5)
    (told,) = map(str, depths(moved(long, 7003, 1, -2e-8)))
    assert "at t = 0.07003 s by 2e-08 m" in told

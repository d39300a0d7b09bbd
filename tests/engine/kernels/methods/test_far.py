"""Gaps that are far are not read at each step: nothing may be missed for it, nothing changed."""

import math

import numpy as np
import pytest
from msgspec.structs import replace

import kane
from kane.compiled import compile_model
from kane.elements.body import Body
from kane.elements.loads import Force, Torque
from kane.elements.prismatic import Prismatic
from kane.elements.release import Release
from kane.elements.revolute import Revolute
from kane.elements.stops import AngleStop, DisplacementStop, DistanceStop
from kane.kernels.primitives.path import ANGLE, DISPLACEMENT, DISTANCE
from kane.model import Model, SolverSettings
from kane.solve.changing.modes import Modes
from kane.solve.run import run

METHODS = ("dop853", "dopri5", "rk4")
FORMULATIONS = ("multipliers", "embedded")
G = 9.81


def body(name, **fields):
    return Body(name=name, mass=1.0, inertia=(0.02, 0.1, 0.1), **fields)


def chain(planar=True):
    """Two rods on hinges, hung beside a slider; all begins at rest, off its equilibrium."""
    return Model(
        planar=planar,
        gravity=(0.0, -G, 0.0),
        bodies=(
            body("slider", position=(0.3, 0.0, 0.0)),
            body("upper", position=(0.8, 0.0, 0.0)),
            body("lower", position=(1.8, 0.0, 0.0)),
        ),
        joints=(
            Prismatic(name="way", body_a="ground", body_b="slider", axis_a=(1.0, 0.0, 0.0),
                      axis_b=(1.0, 0.0, 0.0), point_b=(0.0, 0.0, 0.0)),
            Revolute(name="hip", body_a="slider", body_b="upper", point_b=(-0.5, 0.0, 0.0),
                     axis_a=(0.0, 0.0, 1.0)),
            Revolute(name="knee", body_a="upper", body_b="lower", point_a=(0.5, 0.0, 0.0),
                     point_b=(-0.5, 0.0, 0.0), axis_a=(0.0, 0.0, 1.0)),
        ),
    )  # fmt: skip


FAR = (
    DisplacementStop(name="buffer", joint="way", lower=-5.0, upper=5.0),
    AngleStop(name="limit", joint="knee", lower=-40.0, upper=40.0),
    DistanceStop(name="rope", body_a="ground", body_b="lower", upper=7.0),
)


@pytest.mark.parametrize("planar", [True, False])
@pytest.mark.parametrize("method", METHODS)
def test_stops_that_never_act_leave_the_motion_as_it_is_bit_for_bit(method, planar):
    model = chain(planar)
    solver = {"duration": 4.0, "record_every": 0.5, "method": method, "step": 1e-3}
    plain = kane.simulate(model, **solver)
    stopped = kane.simulate(replace(model, stops=FAR), **solver)
    assert stopped.outcome.ok
    assert not stopped.events
    if method == "rk4":  # there the slope at the end of a step is that at the start of the next
        np.testing.assert_allclose(stopped.q, plain.q, rtol=0.0, atol=1e-11)
    else:
        np.testing.assert_array_equal(stopped.q, plain.q)
        assert stopped.outcome.steps == plain.outcome.steps


def test_all_kinds_of_paths_can_be_far():
    system = compile_model(replace(chain(), stops=FAR))
    assert {*system.watched.paths["kind"]} == {ANGLE, DISPLACEMENT, DISTANCE}


@pytest.mark.parametrize("planar", [True, False])
@pytest.mark.parametrize("formulation", FORMULATIONS)
@pytest.mark.parametrize("stop", FAR, ids=lambda stop: stop.name)
def test_what_comes_from_far_is_met_where_it_is(stop, formulation, planar):
    """The limit lies just below the highest place of the free motion: it is met just there."""
    model = chain(planar)
    solver = {"duration": 6.0, "record_every": 0.01, "rtol": 1e-11, "atol": 1e-13,
              "formulation": formulation}  # fmt: skip
    free = kane.simulate(replace(model, stops=(stop,)), **solver)
    value = {"buffer": "way.displacement", "limit": "knee.angle"}.get(stop.name)
    path = free[value] if value else np.linalg.norm(free.q[:, 2, :3], axis=1)
    highest = np.maximum.accumulate(path)
    # just below the highest peak
    last = int(np.argmax(path))
    assert last > 0
    limit = float(highest[last]) - 1e-3
    near = {"rope": {"upper": limit}}.get(stop.name, {"lower": -90.0, "upper": limit})
    met = kane.simulate(replace(model, stops=(replace(stop, **near),)), **solver)
    crossed = int(np.flatnonzero(path >= limit)[0])
    assert crossed > 10  # not at the start already
    assert free.time[crossed - 1] <= met.events[0].time <= free.time[crossed] + 1e-9


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("turns", [0.4, 3.3, 57.2])
@pytest.mark.parametrize("planar", [True, False])
def test_a_body_that_only_spins_meets_its_stop_after_many_turns(planar, turns, method):
    """Steps without a force grow to many turns each; the way to the stop is known all the same."""
    rate = 30.0
    model = Model(
        planar=planar,
        bodies=(body("wheel", angular_velocity=(0.0, 0.0, rate)),),
        joints=(Revolute(name="hub", body_a="ground", body_b="wheel", axis_a=(0.0, 0.0, 1.0)),),
        stops=(AngleStop(name="end", joint="hub", upper=2 * math.pi * turns, restitution=0.5),),
        gravity=(0.0, 0.0, 0.0),
        solver=SolverSettings(duration=20.0, record_every=20.0, method=method, step=2e-3),
    )
    met = kane.simulate(model).events
    # Euler parameters turn with an error of the method; of the step for rk4
    tolerance = 1e-4 if method == "rk4" else 1e-6
    assert met[0].time == pytest.approx(2 * math.pi * turns / rate, rel=tolerance)
    assert met[0].kind == "strikes"


@pytest.mark.parametrize("over", [1e-2, 1e-4, 1e-6])
@pytest.mark.parametrize("method", ["dop853", "dopri5"])
def test_a_peak_within_a_long_step_is_found_behind_a_long_sleep(method, over):
    """Free fall is exact in steps of any length: one of them holds the touch and the way back."""
    speed, limit = 30.0, 40.0
    height = limit + over
    model = Model(
        gravity=(0.0, -(speed**2) / (2 * height), 0.0),
        bodies=(Body(name="stone", particle=True, mass=1.0, velocity=(0.0, speed, 0.0)),),
        stops=(DistanceStop(name="lid", body_a="ground", body_b="stone", upper=limit),),
        solver=SolverSettings(duration=6.0, record_every=6.0, method=method),
    )
    first = kane.simulate(model).events[0]
    g = speed**2 / (2 * height)
    assert first.time == pytest.approx((speed - math.sqrt(2 * g * over)) / g, abs=1e-7)


def test_a_load_that_begins_at_once_finds_no_sleeper():
    """A sudden push drives a body that was at rest against its stop within few steps."""
    model = Model(
        bodies=(body("sled"),),
        joints=(Prismatic(name="way", body_a="ground", body_b="sled", axis_a=(1.0, 0.0, 0.0),
                          axis_b=(1.0, 0.0, 0.0)),),
        forces=(Force(name="push", body="sled", force=("2e4*step(t - 1)", 0.0, 0.0)),),
        stops=(DisplacementStop(name="end", joint="way", upper=0.5),),
        gravity=(0.0, 0.0, 0.0),
        solver=SolverSettings(duration=1.5, record_every=1.5),
    )  # fmt: skip
    first = kane.simulate(model).events[0]
    assert first.time == pytest.approx(1.0 + math.sqrt(2 * 0.5 / 2e4), abs=1e-9)


@pytest.mark.parametrize("limit", [0.2, 0.5, 0.8, 0.95])
def test_where_a_joint_has_opened_its_angle_is_watched_all_the_same(limit):
    """Axes that are no longer shared: the angle may turn by more than the bodies do."""
    model = Model(
        gravity=(0.0, 0.0, 0.0),
        bodies=(body("top", angular_velocity=(0.0, 0.0, 0.7)),),
        joints=(Revolute(name="hub", body_a="ground", body_b="top", axis_a=(0.0, 0.0, 1.0)),),
        releases=(Release(name="cut", joint="hub", opens="t > 0.1"),),
        torques=(Torque(name="push", body="top", torque=(0.5, 0.1, 0.2)),),
        solver=SolverSettings(duration=3.0, record_every=1e-3, rtol=1e-11, atol=1e-13),
    )
    free = kane.simulate(model)
    angle = free["hub.angle"]
    after = int(np.flatnonzero(angle > limit)[0])
    slope = (angle[after] - angle[after - 1]) / (free.time[after] - free.time[after - 1])
    expected = free.time[after] - (angle[after] - limit) / slope
    stop = AngleStop(name="end", joint="hub", upper=limit)
    events = kane.simulate(replace(model, stops=(stop,))).events
    met = next(event for event in events if event.element == "end")
    # a straight line between frames is wrong by s'' h^2 / 8 / s'
    assert met.time == pytest.approx(expected, abs=1e-5)


def test_a_run_again_compiles_no_modes_again():
    model = replace(chain(), stops=FAR)
    system = compile_model(model)
    settings = SolverSettings(duration=0.1, record_every=0.1)
    first = run(system, settings)
    assert Modes(model, system).whole is Modes(model, system).whole
    again = run(system, settings)
    np.testing.assert_array_equal(first.values, again.values)

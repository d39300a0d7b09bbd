"""Runs that are cut where a load jumps: here it is gravity, exchanged between two segments."""

import dataclasses

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import METHODS, begun, pendulum, rod, violations

from kane.compiled import System, compile_model
from kane.kernels.equations.project import project
from kane.model import Model, SolverSettings
from kane.results import Result
from kane.solve.methods import method as methods
from kane.solve.outcome import Ending
from kane.solve.run import run
from kane.solve.segments import segments
from kane.solve.stepping import stepping

BEFORE, AFTER, SWITCH = -3.0, 5.0, 0.4  # m/s^2, m/s^2, s
SPEED = 2.0


class JumpingSystem(System):
    """A system whose loads jump at SWITCH, or where the test says."""

    times = (SWITCH,)

    def jumps(self, end):
        return np.array([time for time in self.times if 0 < time < end])


def jumping(system):
    fields = dataclasses.fields(system)
    return JumpingSystem(**{field.name: getattr(system, field.name) for field in fields})


@pytest.fixture
def switched(monkeypatch):
    """Return a function that runs a model whose gravity along z switches from BEFORE to AFTER."""

    def switched(model, **settings):
        plain = compile_model(replace(model, gravity=(0.0, 0.0, BEFORE)))
        system = JumpingSystem(
            **{f.name: getattr(plain, f.name) for f in dataclasses.fields(plain)}
        )

        def switch(tables, work, t, *rest):
            assert t == SWITCH
            assert work.clock[1] > SWITCH
            tables.gravity[2] = AFTER
            return project(tables, work, t, *rest)

        monkeypatch.setattr(methods, "project", switch)
        monkeypatch.setattr(stepping, "project", switch)
        settings = SolverSettings(duration=1.0, **settings)
        return Result(system, settings, run(system, settings))

    return switched


def fall(t):
    """Height and speed under the switched gravity, from height 0."""
    late = np.maximum(t - SWITCH, 0)
    return (
        SPEED * t + BEFORE * t**2 / 2 + (AFTER - BEFORE) * late**2 / 2,
        SPEED + BEFORE * t + (AFTER - BEFORE) * late,
    )


@pytest.mark.parametrize("every", [0.01, 0.3, 1.0])
@pytest.mark.parametrize("method", METHODS)
def test_a_jump_is_met_to_round_off(switched, method, every):
    model = Model(bodies=(rod(velocity=(0.0, 0.0, SPEED)),))
    result = switched(model, method=method, step=0.07, record_every=every, rtol=1e-10, atol=1e-10)
    z, speed = fall(result.time)
    assert result.outcome.ok
    assert result.outcome.time == 1.0
    # motion of second order in time, with which all methods but Euler's have no error; those of
    # SciPy leave off their Newton iterations at a part of the tolerance
    tolerance = {"euler": 1.0, "radau": 1e-9, "bdf": 1e-7, "lsoda": 1e-7}.get(method, 1e-12)
    np.testing.assert_allclose(result["rod.vz"], speed, atol=min(tolerance, 1e-7))
    np.testing.assert_allclose(result["rod.z"], z, atol=tolerance)


@pytest.mark.parametrize("method", METHODS)
def test_a_frame_at_a_jump_shows_what_comes_after(switched, method):
    result = switched(pendulum(), method=method, step=0.01, record_every=0.1)
    assert result.outcome.ok
    np.testing.assert_allclose(result.time, np.arange(11) / 10)
    # the pin carries the weight; a body that hangs, or stands, at rest stays there
    weight = np.where(result.time < SWITCH - 1e-9, BEFORE, AFTER)
    np.testing.assert_allclose(result["pin.fz"], -weight, atol=1e-9)


@pytest.mark.parametrize("method", METHODS)
def test_joints_stay_closed_over_a_jump(switched, method):
    model = pendulum(angular_velocity=(1.0, 2.0, 0.5))
    result = switched(model, method=method, step=0.01, record_every=0.05, rtol=1e-6)
    assert result.outcome.ok
    gap, speed = violations(result)
    assert gap < 1e-12
    assert speed < 1e-9


@pytest.mark.parametrize("method", METHODS)
def test_steps_and_frames_are_the_same_however_the_run_is_sliced(two_bodies, method):
    system = compile_model(two_bodies)
    settings = SolverSettings(method=method, duration=0.1, step=0.003)
    times, jumps = np.linspace(0, 0.1, 6), np.array([0.013, 0.04, 0.0401])
    tallies, frames = [], []
    for budget in (1, 10**9):
        integration = begun(system, settings, times, jumps)
        while integration.advance(budget) == 0:
            pass
        tallies.append(integration.tally())
        frames.append(integration.store.values)
    assert tallies[0] == tallies[1]
    assert tallies[0].frames == 6
    assert np.array_equal(frames[0], frames[1])


def test_many_segments_take_no_more_steps_than_allowed(two_bodies):
    # else a slice that met many jumps would grow beyond what stops in time
    system = compile_model(two_bodies)
    settings = SolverSettings(method="rk4", duration=1.0, step=0.1)
    jumps = np.linspace(0.001, 0.999, 500)
    integration = begun(system, settings, np.array([0.0, 1.0]), jumps)
    integration.advance(7)
    assert integration.tally().steps == 7


def test_fixed_steps_divide_the_time_between_stops(two_bodies):
    system = compile_model(two_bodies)
    settings = SolverSettings(method="euler", duration=1.0, step=0.1)
    integration = begun(system, settings, np.array([0.0, 0.5, 1.0]), np.array([0.25]))
    reached = []
    while integration.advance(1) == 0:
        reached.append(integration.tally().time)
    reached.append(integration.tally().time)
    pieces = np.linspace(0, 0.25, 4), np.linspace(0.25, 0.5, 4), np.linspace(0.5, 1, 6)
    steps = np.concatenate([piece[1:] for piece in pieces])
    np.testing.assert_allclose(reached, steps, rtol=1e-14)


def test_segments_hold_every_frame_once():
    times = np.array([0.0, 0.5, 1.0, 1.5, 2.0])
    parts = segments(0.0, 2.0, times, np.array([0.2, 0.3, 1.0, 1.7]))
    assert [(part.start, part.end) for part in parts] == [
        (0.0, 0.2), (0.2, 0.3), (0.3, 1.0), (1.0, 1.7), (1.7, 2.0)
    ]  # fmt: skip
    assert [times[part.frames].tolist() for part in parts] == [[0.0], [], [0.5], [1.0, 1.5], [2.0]]
    assert parts[2].middle == pytest.approx(0.65)


def test_jumps_that_differ_by_round_off_are_one():
    parts = segments(0.0, 1.0, np.array([0.0, 1.0]), np.array([1e-15, 0.3, 0.1 + 0.2, 1 - 1e-15]))
    assert [part.start for part in parts] == [0.0, 0.3]


def test_assembly_happens_in_the_first_segment(monkeypatch, two_bodies):
    import kane.solve.assembly as assembly

    seen = []
    real = assembly._close

    def watched(system, work, *rest):
        seen.append(work.clock.tolist())
        return real(system, work, *rest)

    monkeypatch.setattr(assembly, "_close", watched)
    system = jumping(compile_model(two_bodies))
    outcome = run(system, SolverSettings(duration=1.0)).outcome
    assert outcome.ending is Ending.FINISHED
    assert seen
    assert all(clock == [0.0, SWITCH / 2] for clock in seen)

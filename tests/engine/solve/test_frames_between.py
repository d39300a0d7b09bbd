"""Where nobody says how often to record, the motion does."""

import numpy as np
import pytest
from tests.engine.helpers import METHODS, rod

import kane
from kane.elements.loads import Torque
from kane.elements.revolute import Revolute
from kane.errors import FileError
from kane.kernels.methods.between import MOST
from kane.model import Model, recording
from kane.model.solver import FIXED_STEP_METHODS
from kane.solve import frame_store, frames_between

STEP_CONTROL = tuple(name for name in METHODS if name not in FIXED_STEP_METHODS)
FEW = 50  # frames that are due: what asks for more is then a short run
TURNING = {"duration": 2.0, "rtol": 1e-4}  # 4 rad from one frame that is due to the next


@pytest.fixture(autouse=True)
def few(monkeypatch):
    monkeypatch.setattr(recording, "ADAPTIVE_FRAMES", FEW)


def double_pendulum():
    """Two rods of 1 m that fall from the horizontal."""
    rods = (rod("upper", position=(0.5, 0.0, 0.0)), rod("lower", position=(1.5, 0.0, 0.0)))
    half = (-0.5, 0.0, 0.0)
    return Model(
        gravity=(0.0, -9.81, 0.0),
        planar=True,
        bodies=rods,
        joints=(
            Revolute(name="a", body_a="ground", body_b="upper", point_b=half),
            Revolute(name="b", body_a="upper", body_b="lower", point_a=(0.5, 0.0, 0.0),
                     point_b=half),
        ),
    )  # fmt: skip


def rotor(rate, **fields):
    return Model(
        bodies=(rod("rotor", angular_velocity=(0.0, 0.0, rate)),),
        joints=(Revolute(name="h", body_a="ground", body_b="rotor"),),
        **fields,
    )


@pytest.mark.parametrize("method", STEP_CONTROL)
def test_frames_are_as_close_as_the_motion_asks(method):
    result = kane.simulate(rotor(100.0), **TURNING, method=method)
    assert result.outcome.ok
    assert not result.coarse.any()
    assert (np.diff(result.time) > 0).all()
    turned = np.diff(result["h.angle"])
    # a tenth of a circle, and what the end of a step adds to it
    assert turned.max() < 2.0
    assert len(result.time) < 200.0 / 0.2
    # those that are there in any case are among them
    due = np.linspace(0.0, 2.0, FEW + 1)
    assert np.isin(due.round(9), result.time.round(9)).all()


def test_a_double_pendulum_is_whole_at_any_time_of_a_long_run():
    result = kane.simulate(double_pendulum(), duration=20.0)
    assert not result.coarse.any()
    rng = np.random.default_rng(1)
    for time in rng.uniform(0.0, 20.0, 200).tolist():
        poses = result.poses_at(time)
        for joint in result.model.joints:
            ends = (poses.point(*end) for end in joint.ends())
            np.testing.assert_allclose(*ends, atol=1e-9)


@pytest.mark.parametrize("method", STEP_CONTROL)
def test_the_motion_is_the_same_however_it_is_recorded(method):
    by_motion = kane.simulate(rotor(100.0), **TURNING, method=method)
    sparse = kane.simulate(rotor(100.0), **TURNING, method=method, record_every=2.0)
    assert len(by_motion.time) > 2 * FEW
    assert len(sparse.time) == 2
    np.testing.assert_array_equal(by_motion.frames.values[-1], sparse.frames.values[-1])
    assert by_motion.outcome.steps == sparse.outcome.steps


def test_a_slow_motion_has_the_frames_that_are_due_alone():
    assert len(kane.simulate(rotor(10.0), **TURNING).time) == FEW + 1


def test_who_says_how_often_gets_as_many():
    assert len(kane.simulate(rotor(100.0), **TURNING, record_every=0.2).time) == 11


def test_what_is_shown_of_a_frame_between_is_what_a_frame_due_shows():
    model = rotor(100.0, gravity=(0.0, -1.0, 0.0))
    by_motion = kane.simulate(model, **TURNING)
    due = np.linspace(0.0, 2.0, FEW + 1).round(9)
    between = np.flatnonzero(~np.isin(by_motion.time.round(9), due))
    assert between.size > FEW
    for here in between[::40]:
        time = float(by_motion.time[here])
        other = kane.simulate(model, **TURNING, record_every=time)
        assert other.time[1] == time
        for name in ("h.angle", "rotor.angle_z", "h.fx", "rotor.x", "system.energy"):
            # both lie on the polynomial of the same step
            assert by_motion[name][here] == pytest.approx(other[name][1], rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("method", STEP_CONTROL)
def test_nothing_is_recorded_twice_at_a_jump(method):
    push = Torque(name="push", body="rotor", torque=(0.0, 0.0, "where(t > 0.33, 10, 0)"))
    result = kane.simulate(rotor(100.0, torques=(push,)), **TURNING, method=method)
    assert len(result.jumps) == 1
    assert (np.diff(result.time) > 0).all()
    assert not result.coarse.any()


def test_a_motion_that_asks_for_too_many_is_recorded_less_often_and_shows_it(monkeypatch):
    monkeypatch.setattr(frames_between, "LARGEST", 2**14)
    monkeypatch.setattr(frames_between, "AT_ONCE", 0)
    result = kane.simulate(rotor(100.0), **TURNING)
    assert result.outcome.ok
    first = int(np.flatnonzero(result.coarse)[0])
    assert first > FEW
    assert result.coarse[first:].mean() > 0.9
    size = 8 * result.system.frame_size
    assert result.size < 2**14 + size * (2 * MOST + FEW + 1)
    # and the turns are right all the same
    np.testing.assert_allclose(result["h.angle"], 100.0 * result.time, atol=1e-2)


def test_frames_that_fill_the_memory_lie_in_a_file(monkeypatch):
    plain = kane.simulate(double_pendulum(), duration=20.0)
    monkeypatch.setattr(frame_store, "LARGEST_IN_MEMORY", 0)
    filed = kane.simulate(double_pendulum(), duration=20.0)
    assert len(plain.time) > 2 * FEW
    np.testing.assert_array_equal(filed.time, plain.time)
    np.testing.assert_array_equal(filed.frames.values, plain.frames.values)


def test_where_the_disk_is_full_what_is_due_remains(monkeypatch):
    def no_room(frames, width):
        raise FileError(f"There is no room for {frames} frames of {width} numbers.")

    monkeypatch.setattr(frames_between, "FrameStore", no_room)
    result = kane.simulate(rotor(100.0), **TURNING)
    assert len(result.time) == FEW + 1
    assert result.coarse.all()

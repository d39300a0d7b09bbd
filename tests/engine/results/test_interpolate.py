import numpy as np
import pytest
from msgspec.structs import replace
from scipy.spatial.transform import Rotation
from tests.engine.helpers import random_model, rod

import kane
from kane.elements.loads import Torque
from kane.elements.revolute import Revolute
from kane.model import Model
from kane.results import blocks


@pytest.fixture(scope="module")
def model():
    return random_model(2, bodies=2)


def run(model, every):
    return kane.simulate(model, duration=1.0, record_every=every, rtol=1e-11, atol=1e-13)


def test_poses_at_frames_are_the_frames(model):
    result = run(model, 0.1)
    for k, time in enumerate(result.time):
        poses = result.poses_at(time)
        assert poses.names == ("b0", "b1")
        np.testing.assert_array_equal(poses.position, result.q[k, :, :3])
        expected = Rotation.from_quat(result.q[k, :, 3:].copy()).as_matrix()
        np.testing.assert_allclose(poses.rotation, expected, atol=1e-14)


def test_the_error_between_frames_falls_with_the_sixth_power_of_their_distance(model):
    exact = run(model, 1 / 512)
    errors = []
    for every in (1 / 16, 1 / 32, 1 / 64):
        result = run(model, every)
        largest = 0.0
        for k in range(0, 513, 3):
            poses, fine = result.poses_at(exact.time[k]), exact.poses_at(exact.time[k])
            largest = max(
                largest,
                np.abs(poses.position - fine.position).max(),
                np.abs(poses.rotation - fine.rotation).max(),
            )
        errors.append(largest)
    assert np.log2(np.divide(errors[:-1], errors[1:])) == pytest.approx([6, 6], abs=0.6)


def test_joints_are_closed_between_frames_too(model):
    result = run(model, 0.1)
    assert not result.coarse.any()
    for time in np.linspace(0.0, 1.0, 41):
        poses = result.poses_at(float(time))
        for joint in model.joints:
            ends = (poses.point(*end) for end in joint.ends())
            # they close to 1e-13 of the size of the mechanism, some metres
            np.testing.assert_allclose(*ends, atol=1e-11)


def spinning(rate):
    """A wheel of 9 cm on a hinge aside from its mass centre."""
    wheel = rod(position=(0.09, 0.0, 0.0), velocity=(0.0, 0.09 * rate, 0.0),
                angular_velocity=(0.0, 0.0, rate))  # fmt: skip
    hinge = Revolute(name="h", body_a="ground", body_b="rod", point_b=(-0.09, 0.0, 0.0))
    return Model(bodies=(wheel,), joints=(hinge,))


def test_a_fast_wheel_is_where_it_is_between_frames_a_radian_apart():
    result = kane.simulate(spinning(20.0), duration=1.0, record_every=0.05)
    assert not result.coarse.any()
    for time in np.linspace(0.0, 1.0, 77).tolist():
        where = 0.09 * np.array([np.cos(20 * time), np.sin(20 * time), 0.0])
        # a turn by a: (a / 2)^6 / 46080 of half of it, 3.4e-7 at 1 rad
        np.testing.assert_allclose(result.poses_at(time).position[0], where, atol=1e-7)


@pytest.mark.parametrize("rate", [70.0, 125.6, 1000.0])
def test_where_frames_are_too_far_apart_to_tell_bodies_stay_where_they_were(rate):
    # 3.5 rad from frame to frame; a turn and some; 8 turns
    result = kane.simulate(spinning(rate), duration=1.0, record_every=0.05)
    assert result.coarse.all()
    for k in (0, 7, 18):
        for part in (0.01, 0.5, 0.99):
            poses = result.poses_at(0.05 * (k + part))
            np.testing.assert_array_equal(poses.position, result.q[k, :, :3])
    np.testing.assert_array_equal(result.poses_at(1.0).position, result.q[-1, :, :3])


def test_coarse_stretches_are_found_by_themselves_and_in_blocks(monkeypatch):
    """A rotor that is spun up: from its frames a few radians apart on one cannot tell."""
    motor = Torque(name="motor", body="rod", torque=(0.0, 0.0, 10.0))
    model = replace(spinning(0.0), torques=(motor,))
    whole = kane.simulate(model, duration=3.0, record_every=0.1)
    first = int(np.flatnonzero(whole.coarse)[0])
    assert 3 < first < 25
    assert whole.coarse[first:].all()
    turned = np.diff(whole["h.angle"])
    assert 2.0 < turned[first] < 4.0
    monkeypatch.setattr(blocks, "BLOCK", 7 * 8 * whole.system.frame_size)
    parted = kane.simulate(model, duration=3.0, record_every=0.1)
    assert not parted.is_short
    np.testing.assert_array_equal(parted.coarse, whole.coarse)


def test_rotations_between_frames_are_rotations(model):
    result = run(model, 0.25)
    for time in np.linspace(0, 1, 23):
        R = result.poses_at(time).rotation
        np.testing.assert_allclose(R @ R.transpose(0, 2, 1), [np.eye(3)] * 2, atol=1e-14)
        assert (np.linalg.det(R) > 0).all()


@pytest.mark.parametrize(("time", "frame"), [(-1.0, 0), (0.0, 0), (1.0, -1), (7.0, -1)])
def test_times_outside_the_run_mean_its_ends(model, time, frame):
    result = run(model, 0.25)
    np.testing.assert_allclose(result.poses_at(time).position, result.q[frame, :, :3], atol=1e-15)


def test_a_result_of_one_frame_has_its_pose(model):
    import threading

    stop = threading.Event()
    stop.set()
    result = kane.simulate(model, stop=stop)
    assert len(result.time) == 1
    np.testing.assert_array_equal(result.poses_at(0.5).position, result.q[0, :, :3])


def test_points_of_bodies_move_with_them(model):
    result = run(model, 0.25)
    joint = model.joints[1]
    poses = result.poses_at(0.5)
    np.testing.assert_allclose(
        poses.point(joint.body_a, joint.point_a),
        poses.point(joint.body_b, joint.point_b),
        atol=1e-12,
    )
    np.testing.assert_array_equal(poses.point("ground", (1.0, 2.0, 3.0)), [1.0, 2.0, 3.0])

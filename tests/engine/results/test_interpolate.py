import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.engine.helpers import random_model

import kane


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


def test_the_error_between_frames_falls_with_the_fourth_power_of_their_distance(model):
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
    assert np.log2(np.divide(errors[:-1], errors[1:])) == pytest.approx([4, 4], abs=0.4)


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

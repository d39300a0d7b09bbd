import numpy as np
from scipy.spatial.transform import Rotation
from tests.engine.helpers import random_model

from kane.model.poses import initial_poses, rotation_matrices


def test_rotation_matrices_lead_from_body_to_ground_with_the_scalar_last():
    e = Rotation.random(50, random_state=1).as_quat()
    np.testing.assert_allclose(rotation_matrices(e), Rotation.from_quat(e).as_matrix(), atol=1e-15)
    quarter = rotation_matrices(np.array([0.0, 0.0, np.sqrt(0.5), np.sqrt(0.5)]))
    np.testing.assert_allclose(quarter @ [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], atol=1e-15)


def test_initial_poses_are_those_of_the_model():
    model = random_model(3, bodies=3)
    poses = initial_poses(model)
    assert poses.names == ("b0", "b1", "b2")
    for joint in model.joints:
        np.testing.assert_allclose(
            poses.point(joint.body_a, joint.point_a),
            poses.point(joint.body_b, joint.point_b),
            atol=1e-14,
        )

"""Reactions in the axes of either body."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.engine.joint_cases import pendulum

import kane
from kane.elements.revolute import Revolute
from kane.errors import UnknownSignalError


@pytest.fixture(scope="module")
def result():
    return kane.simulate(pendulum(Revolute), duration=0.3, record_every=0.05)


@pytest.mark.parametrize(("axes", "body"), [("body_a", 0), ("body_b", 1)])
def test_force_and_moment_turn_with_the_body(result, axes, body):
    turn = Rotation.from_quat(result.q[:, body, 3:].copy())
    ground, seen = result.reaction("joint"), result.reaction("joint", axes)
    np.testing.assert_allclose(turn.apply(seen[:, :3]), ground[:, :3], atol=1e-12)
    np.testing.assert_allclose(turn.apply(seen[:, 3:]), ground[:, 3:], atol=1e-12)
    assert np.abs(seen - ground).max() > 0.1


def test_a_hinge_has_no_moment_about_its_axis(result):
    axis = np.array(result.model.joints[1].axis_b)
    moment = result.reaction("joint", "body_b")[:, 3:]
    assert np.abs(moment @ axis).max() < 1e-9 * np.abs(moment).max()


def test_the_ground_has_ground_axes(result):
    assert np.array_equal(result.reaction("pin", "body_a"), result.reaction("pin"))


def test_unknown_joints_are_refused(result):
    with pytest.raises(UnknownSignalError, match="no joint 'hinge'"):
        result.reaction("hinge")

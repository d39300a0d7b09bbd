import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from kane.elements.orientation import AxisAngle, euler_parameters, orientation_faults


@pytest.mark.parametrize("seed", range(10))
def test_a_turn_about_an_axis_is_that_rotation(seed):
    rng = np.random.default_rng(seed)
    axis, angle = rng.normal(size=3), rng.uniform(-10, 10)
    e = euler_parameters(AxisAngle(axis=tuple(axis.tolist()), angle=float(angle)))
    turn = Rotation.from_rotvec(axis / np.linalg.norm(axis) * angle)
    np.testing.assert_allclose(Rotation.from_quat(e).as_matrix(), turn.as_matrix(), atol=1e-14)
    assert np.linalg.norm(e) == pytest.approx(1.0, abs=1e-15)


@pytest.mark.parametrize("length", [1e-310, 1e-200, 1.0, 1e200])
def test_the_length_of_the_axis_does_not_matter(length):
    e = euler_parameters(AxisAngle(axis=(length, 0.0, 0.0), angle=np.pi / 2))
    assert e == pytest.approx((np.sqrt(0.5), 0.0, 0.0, np.sqrt(0.5)))


def test_euler_parameters_are_made_unit_within_their_rounding():
    assert euler_parameters((0.0, 0.0, 0.0, 0.9995)) == (0.0, 0.0, 0.0, 1.0)
    assert not list(orientation_faults((0.0, 0.0, 0.0, 0.9995), "x"))


def test_orientations_without_direction_are_faults():
    for orientation in ((0.0,) * 4, AxisAngle(axis=(0.0,) * 3, angle=1.0)):
        assert len(list(orientation_faults(orientation, "x"))) == 1

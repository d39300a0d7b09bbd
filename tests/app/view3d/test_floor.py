import numpy as np
import pytest
from numpy.testing import assert_allclose

from kanevas.view3d.floor import flattened, floor

Z_UP = np.array([[1.0, 0, 0], [0, 0, 1], [0, -1, 0]])
INCH = 0.0254


@pytest.mark.parametrize("size", [1e-3, 1.0, 1e3])
def test_floor_lies_under_the_model_and_reaches_beyond_it(size):
    cloud = size * np.array([(-1.0, 1.0, 2.0), (3.0, -3.0, 4.0)])
    laid = floor(cloud, Z_UP)
    assert_allclose(laid.points[:, 2], 2 * size)
    assert laid.height == pytest.approx(2 * size)
    for axis in (0, 1):
        assert laid.points[:, axis].min() < cloud[:, axis].min() - size
        assert laid.points[:, axis].max() > cloud[:, axis].max() + size
    assert_allclose((laid.fading.min(), laid.fading.max()), (0, 1), atol=1e-12)
    assert len(laid.points) < 20000


@pytest.mark.parametrize("unit", [1.0, INCH])
@pytest.mark.parametrize("size", [0.004, 0.9, 70.0])
def test_lines_stand_at_the_round_step_that_is_told(size, unit):
    laid = floor(size * np.array([(0.0, 0.0, 0.0), (1.0, 0.5, 0.2)]), Z_UP, unit)
    leading = float(f"{laid.step / unit:.6e}".split("e")[0])
    assert leading in (1.0, 2.0, 5.0)
    x = laid.points[:, 0] / laid.step
    starts = x[::2][x[::2] == x[1::2]]
    assert_allclose(np.diff(np.unique(np.round(starts, 6))), 1.0)


def test_shadows_fall_along_the_vertical_onto_the_floor():
    matrix = flattened(Z_UP, -0.5)
    assert_allclose(matrix @ (1.0, 2.0, 3.0, 1.0), (1.0, 2.0, -0.5, 1.0))

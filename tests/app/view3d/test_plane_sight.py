"""How the 3D view sees the work plane."""

import numpy as np
import pytest
from numpy.testing import assert_allclose

from kanevas.drawing.geometry import PLANES
from kanevas.units.systems import SI
from kanevas.view3d.camera import Camera
from kanevas.view3d.plane_sight import PlaneSight

SIZE = 800.0, 500.0
CLOUD = np.random.default_rng(2).uniform(-1, 1, size=(50, 3))


def sight(plane, depth=0.3, view="isometric", parallel=False):
    camera = Camera()
    camera.width, camera.height = SIZE
    camera.is_parallel = parallel
    camera.look_from(view)
    camera.fit(CLOUD)
    return PlaneSight(camera, plane, depth, SIZE, SI)


@pytest.mark.parametrize("parallel", [False, True])
@pytest.mark.parametrize("plane", PLANES)
def test_points_of_the_plane_are_found_under_their_pixels(plane, parallel):
    seen = sight(plane, parallel=parallel)
    for flat in np.random.default_rng(3).uniform(-0.5, 0.5, size=(20, 2)):
        x, y = seen.plane_to_view(flat).tolist()
        assert seen.sees_plane_at(x, y)
        assert_allclose(seen.to_plane(x, y), flat, atol=1e-9)
        ground = seen.to_ground(x, y)
        assert PLANES[plane][2] @ ground == pytest.approx(0.3)
        assert_allclose(seen.to_view(ground), (x, y), atol=1e-6)


def test_the_scale_is_that_of_what_is_looked_at():
    seen = sight("xy", 0.0, "front", parallel=True)
    pixels = seen.plane_to_view(np.array([(0.0, 0.0), (0.1, 0.0)]))
    assert np.linalg.norm(pixels[1] - pixels[0]) == pytest.approx(0.1 * seen.scale)


@pytest.mark.parametrize("parallel", [False, True])
def test_a_plane_seen_from_its_edge_has_no_places(parallel):
    seen = sight("xy", 0.0, "right", parallel=parallel)
    assert not seen.sees_plane_at(400, 250)
    assert np.isfinite(seen.to_ground(400, 250)).all()


def test_above_the_horizon_the_plane_is_not_seen():
    seen = sight("xz", 2.0, "front")  # two metres below
    assert seen.sees_plane_at(400, 490)
    assert not seen.sees_plane_at(400, 10)

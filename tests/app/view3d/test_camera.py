import math

import numpy as np
import pytest
from numpy.testing import assert_allclose

from kanevas.view3d.camera import FURTHEST, NEAREST, VIEWS, Camera, tiles

POINTS = np.random.default_rng(5).normal(size=(60, 3)) * (3.0, 1.0, 2.0) + (10.0, -4.0, 1.0)
Z_UP = np.array([[1.0, 0, 0], [0, 0, 1], [0, -1, 0]])
TOWARDS = {
    "front": (0, 0, 1),
    "back": (0, 0, -1),
    "left": (-1, 0, 0),
    "right": (1, 0, 0),
    "top": (0, 1, 0),
    "bottom": (0, -1, 0),
}


@pytest.fixture(params=[False, True], ids=["perspective", "parallel"])
def camera(request):
    camera = Camera()
    camera.width, camera.height = 800.0, 500.0
    camera.is_parallel = request.param
    camera.fit(POINTS)
    return camera


@pytest.mark.parametrize("axes", [np.eye(3), Z_UP])
@pytest.mark.parametrize("view", TOWARDS)
def test_standard_views_stand_where_their_names_say(view, axes):
    camera = Camera()
    camera.stand_before(axes)
    camera.look_from(view)
    rotation = camera.rotation()
    assert_allclose(rotation[2], np.array(TOWARDS[view]) @ axes, atol=1e-12)
    assert np.linalg.det(rotation) == pytest.approx(1)
    if view not in ("top", "bottom"):
        assert_allclose(rotation[1], axes[1], atol=1e-12)


def test_isometric_view_shows_all_axes_equally_long():
    camera = Camera()
    camera.look_from("isometric")
    lengths = np.linalg.norm(camera.rotation()[:2], axis=0)
    assert_allclose(lengths, math.sqrt(2 / 3))
    assert (camera.rotation()[2] > 0).all()


@pytest.mark.parametrize("view", VIEWS)
def test_fit_fills_the_picture_from_every_side(camera, view):
    camera.look_from(view)
    camera.fit(POINTS)
    reach, span = camera.filled_by(POINTS)
    assert 0.5 < span <= reach < 1


def test_a_ray_goes_through_the_point_under_which_it_starts(camera):
    for point, (x, y) in zip(POINTS, camera.on_screen(POINTS).tolist(), strict=True):
        start, direction = camera.ray(x, y)
        assert np.linalg.norm(direction) == pytest.approx(1)
        assert np.linalg.norm(np.cross(point - start, direction)) < 1e-9 * camera.distance * 200
        assert (point - start) @ direction > 0


def test_zoom_comes_nearer_to_the_place_under_the_pointer(camera):
    wide, tall = camera.slopes()
    aside = np.array([0.4 * wide, -0.3 * tall, 0.0]) * camera.distance
    point = camera.center + aside @ camera.rotation()
    before = camera.distance
    camera.zoom(1.5, 0.4, -0.3)
    assert camera.distance == pytest.approx(before / 1.5)
    assert_allclose(camera.on_screen(point[None])[0], (0.4, -0.3), atol=1e-12)


def test_zoom_ends_near_and_far(camera):
    fitted = camera.distance
    camera.zoom(1e9)
    assert camera.distance == pytest.approx(NEAREST * fitted)
    camera.zoom(1e-9)
    assert camera.distance == pytest.approx(FURTHEST * fitted)


def test_pan_moves_the_centre_across_the_picture(camera):
    point = camera.center
    camera.pan(0.25, -0.5)
    assert_allclose(camera.on_screen(point[None])[0], (0.25, -0.5), atol=1e-12)


def test_orbit_ends_at_the_poles_and_stays_upright(camera):
    camera.orbit(1.0, 10.0)
    assert camera.elevation == pytest.approx(math.pi / 2)
    camera.orbit(100.0, -20.0)
    assert camera.elevation == pytest.approx(-math.pi / 2)
    camera.orbit(0.0, 1.0)
    assert camera.rotation()[0] @ camera.axes[1] == pytest.approx(0)


def test_parallel_view_shows_near_and_far_alike_and_perspective_does_not():
    camera = Camera()
    camera.look_from("front")
    bars = np.array([(0, 0, 0), (1, 0, 0), (0, 0, -3), (1, 0, -3)], dtype=float)
    for is_parallel in (True, False):
        camera.is_parallel = is_parallel
        camera.fit(bars)
        x = camera.on_screen(bars)[:, 0]
        assert (x[1] - x[0] == pytest.approx(x[3] - x[2])) == is_parallel


def test_what_is_behind_the_eye_has_no_place():
    camera = Camera()
    behind = camera.eye() + camera.rotation()[2]
    assert np.isnan(camera.on_screen(behind[None])).all()
    assert camera.filled_by(behind[None]) == (math.inf, math.inf)


@pytest.mark.parametrize(("width", "height"), [(1600, 200), (300, 900), (800, 500)])
def test_picture_of_another_size_shows_all_that_was_seen(camera, width, height):
    camera.reframe(width, height)
    reach, _ = camera.filled_by(POINTS)
    assert reach < 1


def test_tiles_cover_the_picture_and_see_their_parts(camera):
    sight = camera.sight(1000)
    covered = np.zeros((625, 1000), dtype=int)
    places = camera.on_screen(POINTS)
    pixels = (places * (1, -1) + 1) / 2 * (1000, 625)
    for tile in tiles(sight, 1000, 625, 256):
        covered[tile.y : tile.y + tile.height, tile.x : tile.x + tile.width] += 1
        rows = tile.sight.projection
        seen = np.column_stack((POINTS, np.ones(len(POINTS)))) @ rows.T
        at = (seen[:, :2] / seen[:, 3:] * (1, -1) + 1) / 2 * (tile.width, tile.height)
        assert_allclose(at, pixels - (tile.x, tile.y), atol=1e-6)
    assert (covered == 1).all()

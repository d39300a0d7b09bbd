import math

import numpy as np
import pytest
from numpy.testing import assert_allclose

from kanevas.canvas.viewing.camera import Camera
from kanevas.units.lengths import length_text, nice_step


@pytest.fixture
def camera():
    camera = Camera()
    camera.size = (800.0, 600.0)
    camera.scale = 100.0
    camera.center = np.array([1.0, 2.0])
    return camera


def test_center_is_in_the_middle_and_y_goes_up(camera):
    assert_allclose(camera.to_view(np.array([1.0, 2.0, 7.0])), (400, 300))
    assert_allclose(camera.to_view(np.array([2.0, 3.0, 7.0])), (500, 200))


@pytest.mark.parametrize("plane", ["xy", "xz", "yz"])
def test_way_back_leads_to_the_plane_through_the_origin(camera, plane):
    camera.set_plane(plane)
    point = camera.to_ground(123.0, 456.0)
    assert point["xyz".index(next(iter(set("xyz") - set(plane))))] == 0
    assert_allclose(camera.to_view(point), (123, 456))


def test_zoom_keeps_the_point_under_the_pointer(camera):
    before = camera.to_plane(700, 100)
    camera.zoom(1.5, 700, 100)
    assert camera.scale == pytest.approx(150)
    assert_allclose(camera.to_plane(700, 100), before)


def test_pan_moves_the_picture_with_the_pointer(camera):
    before = camera.to_plane(100, 100)
    camera.pan(30, -20)
    assert_allclose(camera.to_plane(130, 80), before)


def test_fit_fills_the_canvas_but_for_the_margin(camera):
    camera.fit(np.array([0.0, 0.0]), np.array([4.0, 1.0]), margin=50)
    assert_allclose(camera.plane_to_view(np.array([[0, 0], [4, 1]])), [(50, 387.5), (750, 212.5)])


@pytest.mark.parametrize("size", [1e-3, 1.0, 1e3])
def test_zoom_has_limits_that_suit_the_model(camera, size):
    camera.fit(np.zeros(2), np.array([size, size / 2]), margin=50)
    for factor, pixels in ((1e9, 2e6), (1e-15, 0.01)):
        camera.zoom(factor, 10, 10)
        assert camera.scale * size == pytest.approx(pixels)


def test_fit_of_nothing_and_of_a_point_shows_about_a_metre(camera):
    camera.fit(np.ones(2), np.ones(2), margin=50)
    assert_allclose(camera.to_plane(400, 300), (1, 1))
    assert camera.scale == pytest.approx(500)


def test_fit_into_a_canvas_smaller_than_its_margins_works(camera):
    camera.size = (1.0, 1.0)
    camera.fit(np.zeros(2), np.ones(2), margin=50)
    assert camera.scale > 0


@pytest.mark.parametrize(
    ("least", "step"), [(1.0, 1.0), (1.2, 2.0), (2.0, 2.0), (3e-4, 5e-4), (6.0, 10.0), (0.1, 0.1)]
)
def test_nice_steps(least, step):
    assert nice_step(least) == pytest.approx(step)


@pytest.mark.parametrize("least", [0.0, -1.0, 5e-324, 1e-310, 1.7e308, math.inf, math.nan])
def test_of_a_length_without_a_step_there_is_the_nearest(least):
    assert 0.0 < nice_step(least) < math.inf
    assert length_text(nice_step(least))


@pytest.mark.parametrize(
    ("metres", "text"),
    [
        (5e-6, "5 µm"),
        (1e-3, "1 mm"),
        (0.5, "500 mm"),
        (1.0, "1 m"),
        (500.0, "500 m"),
        (2e3, "2 km"),
    ],
)
def test_lengths_have_units_that_suit(metres, text):
    assert length_text(metres) == text

import numpy as np
import pytest

from kanevas.canvas.drawing.grid import _lines
from kanevas.canvas.viewing.camera import Camera
from kanevas.hand.snapping.grid_steps import MAJOR_PIXELS, steps


@pytest.mark.parametrize("scale", np.geomspace(1e-3, 1e9, 50).tolist())
def test_major_lines_keep_a_readable_distance_at_any_zoom(scale):
    major, parts = steps(scale)
    assert MAJOR_PIXELS * 0.999 <= major * scale <= 2.5 * MAJOR_PIXELS * 1.001
    assert parts in (4, 5)


@pytest.mark.parametrize(("scale", "expected"), [(90, (1.0, 5)), (45, (2.0, 4)), (18, (5.0, 5))])
def test_minor_lines_lie_at_round_numbers(scale, expected):
    assert steps(scale) == expected


@pytest.mark.parametrize("horizontal", [False, True])
def test_lines_lie_where_the_camera_puts_them(horizontal):
    camera = Camera()
    camera.size, camera.scale, camera.center = (800.0, 600.0), 100.0, np.array([0.3, -0.2])
    for i, line in _lines(camera, 0.5, horizontal):
        exact = camera.plane_to_view(np.full(2, 0.5 * i))[int(horizontal)]
        at = line.y1() if horizontal else line.x1()
        assert abs(at - exact) <= 1
    count = len(_lines(camera, 0.5, horizontal))
    assert count == (12 if horizontal else 16)

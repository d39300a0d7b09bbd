"""What the hand does in the 3D view: going around, coming nearer, picking."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QPoint, QPointF, Qt
from tests.app.view3d.seen import LEFT, MIDDLE, NO_KEY, drag, has_hue, picture, pixel, wheel

from kane.model.poses import initial_poses
from kanevas.look.theme import LIGHT


def test_wheel_has_limits(view):
    for units in (100000, -100000):
        wheel(view, units)
        assert 0 < view._view.camera.distance < 100
        picture(view)


def test_left_drag_goes_around_and_selects_nothing(view, qtbot, selection):
    before = view._view.camera.rotation()
    drag(qtbot, view, LEFT, QPoint(300, 250), QPoint(60, 0))
    turn = view._view.camera.rotation() @ before.T
    assert math.acos((np.trace(turn) - 1) / 2) == pytest.approx(math.radians(60 * 0.4), rel=1e-3)
    # the model turns with the hand: what was in front goes to the right
    assert (turn @ (0, 0, 1))[0] > 0
    assert selection.names == ()


@pytest.mark.parametrize(
    ("button", "keys"), [(MIDDLE, NO_KEY), (LEFT, Qt.KeyboardModifier.ShiftModifier)]
)
def test_pan_moves_the_picture_with_the_pointer(view, qtbot, button, keys):
    point = view._view.camera.center
    before = pixel(view, point)
    drag(qtbot, view, button, QPoint(100, 100), QPoint(40, -30), keys)
    assert_allclose((pixel(view, point) - before).toTuple(), (40, -30), atol=0.5)


def test_click_selects_what_it_meets(view, qtbot, selection, model):
    at = pixel(view, initial_poses(model).position[4]).toPoint()
    qtbot.mouseClick(view._view, LEFT, pos=at)
    assert selection.names == ("K5",)
    other = pixel(view, initial_poses(model).position[2]).toPoint()
    qtbot.mouseClick(view._view, LEFT, Qt.KeyboardModifier.ControlModifier, other)
    assert selection.names == ("K5", "K3")
    qtbot.mouseClick(view._view, LEFT, pos=QPoint(3, 3))
    assert selection.names == ()


def test_loads_are_seen_and_picked_inside_bodies(view, qtbot, selection, two_bodies):
    view.show_model(two_bodies)
    view.refresh()
    poses = initial_poses(two_bodies)
    x, y = (round(at) for at in pixel(view, poses.position[0] + (0.04, 0.0, 0.02)).toTuple())
    assert has_hue(picture(view)[y - 3 : y + 4, x - 3 : x + 4], LIGHT.force) > 10
    qtbot.mouseClick(view._view, LEFT, pos=pixel(view, poses.position[0]).toPoint())
    assert selection.names == ("r1",)


def test_the_right_button_selects_what_it_meets_and_asks_for_the_menu(
    view, qtbot, selection, model
):
    asked = []
    view.menu_wanted.connect(asked.append)
    position = pixel(view, initial_poses(model).position[4]).toPoint()
    qtbot.mouseClick(view._view, Qt.MouseButton.RightButton, pos=position)
    assert selection.names == ("K5",)
    assert asked == [view._view.mapToGlobal(position)]
    names = selection.names
    selection.set((*names, "motor"))
    qtbot.mouseClick(view._view, Qt.MouseButton.RightButton, pos=position)
    assert selection.names == (*names, "motor")
    qtbot.mousePress(view._view, Qt.MouseButton.RightButton, pos=position)
    qtbot.mouseMove(view._view, position + QPoint(30, 30))
    qtbot.mouseRelease(view._view, Qt.MouseButton.RightButton, pos=position + QPoint(30, 30))
    assert len(asked) == 2


def test_wheel_keeps_what_is_under_the_pointer(view):
    origin, direction = view._view.ray(QPointF(300, 200))
    camera = view._view.camera
    depth = (camera.center - origin) @ camera.rotation()[2] / (direction @ camera.rotation()[2])
    point = origin + depth * direction
    wheel(view, 360)
    assert_allclose(pixel(view, point).toTuple(), (300, 200), atol=1e-6)

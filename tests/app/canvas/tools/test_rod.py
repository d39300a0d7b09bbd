import math

import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from tests.person import LEFT, drag, move, press, to_front

from kane.model.poses import initial_poses


@pytest.fixture
def empty(window):
    to_front(window)
    window.canvas.setFocus()
    return window


def ends(window, name):
    poses = initial_poses(window.workspace.document.model)
    (shape,) = next(
        body for body in window.workspace.document.model.bodies if body.name == name
    ).shapes
    return [window.canvas.camera.to_view(poses.point(name, p)) for p in (shape.start, shape.end)]


def test_a_rod_goes_from_click_to_click(empty):
    press(empty, Qt.Key.Key_R)
    viewport = empty.canvas.viewport()
    alt = Qt.KeyboardModifier.AltModifier  # it suspends snapping
    QTest.mouseClick(viewport, LEFT, alt, QPoint(100, 200))
    move(viewport, QPoint(200, 120))
    assert empty.workspace.document.undo_stack.count() == 0
    QTest.mouseClick(viewport, LEFT, alt, QPoint(220, 100))
    assert_allclose(ends(empty, "rod 1"), [(100, 200), (220, 100)], atol=1e-9)
    assert empty.workspace.document.undo_stack.undoText() == "Draw rod"
    assert empty.workspace.selection.names == ("rod 1",)
    assert empty.toolbox.resting


def test_escape_puts_away_the_rod_and_then_the_tool(empty):
    press(empty, Qt.Key.Key_R)
    viewport = empty.canvas.viewport()
    QTest.mouseClick(viewport, LEFT, pos=QPoint(100, 200))
    move(viewport, QPoint(200, 120))
    assert len(empty.workspace.document.model.bodies) == 1
    press(empty, Qt.Key.Key_Escape)
    assert empty.workspace.document.model.bodies == ()
    assert empty.toolbox.tool.name == "rod"
    press(empty, Qt.Key.Key_Escape)
    assert empty.toolbox.resting


@pytest.mark.parametrize("plane", ["1", "2", "3"])
def test_in_every_plane_the_rod_lies_as_it_was_drawn(empty, plane):
    press(empty, getattr(Qt.Key, f"Key_{plane}"))
    press(empty, Qt.Key.Key_R)
    viewport = empty.canvas.viewport()
    # with Alt nothing snaps, wherever crossings of the grid lie
    alt = Qt.KeyboardModifier.AltModifier
    drag(viewport, QPoint(100, 200), QPoint(160, 120), modifiers=alt)
    assert_allclose(ends(empty, "rod 1"), [(100, 200), (160, 120)], atol=1e-9)
    scale = empty.canvas.camera.scale
    radius = empty.workspace.document.model.bodies[0].shapes[0].radius
    assert radius == pytest.approx(math.hypot(60, 80) / scale / 25)

"""A person without a mouse draws a pendulum, pushes it, runs it and watches."""

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from tests.person import move, press, wait_until
from tests.strict_weather import MODELS

from kane.elements.fixed import Fixed
from kane.elements.revolute import Revolute
from kane.fields import GROUND

pytestmark = pytest.mark.usefixtures("shared_window")

KEY = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def go(window, *keys, modifiers=Qt.KeyboardModifier.NoModifier):
    for key in keys:
        press(window, key, modifiers)


def times(key, count):
    return (key,) * count


@pytest.fixture
def canvas(window):
    window.canvas.setFocus()
    yield window.canvas
    go(window, KEY.Key_Escape, KEY.Key_Escape)  # lets go of the tool, and of the pointer


def test_a_pendulum_is_drawn_pushed_and_run(window, canvas, qtbot):
    document = window.workspace.document

    # a block, from corner to corner, anchored to the ground
    go(window, KEY.Key_B, KEY.Key_Left)
    assert canvas.key_pointer.is_on
    step = canvas.key_pointer._step()
    start = canvas.key_pointer._place.copy()
    go(window, KEY.Key_Return, *times(KEY.Key_Right, 2), *times(KEY.Key_Up, 2), KEY.Key_Return)
    (block,) = document.model.bodies
    go(window, KEY.Key_Left, KEY.Key_Down)  # into its middle
    go(window, KEY.Key_G, KEY.Key_Return)
    (anchor,) = document.model.joints
    assert isinstance(anchor, Fixed)
    assert {anchor.body_a, anchor.body_b} == {block.name, GROUND}

    # a rod from there, loose by Ctrl; its end by a length and an angle that are typed
    go(window, KEY.Key_R)
    go(window, KEY.Key_Return, modifiers=CTRL)
    go(window, KEY.Key_Right)
    QTest.keyClicks(window.focusWidget(), "3")  # begins in the first field
    QTest.keyClicks(window.focusWidget(), "00mm")
    go(window, KEY.Key_Tab)
    QTest.keyClicks(window.focusWidget(), "-90")
    go(window, KEY.Key_Return)
    rod = document.model.bodies[1]
    (shape,) = rod.shapes
    way = np.array(shape.end) - np.array(shape.start)
    assert_allclose(np.linalg.norm(way), 0.3, rtol=1e-12)
    assert canvas.hasFocus()

    # both hinged where they overlap
    go(window, KEY.Key_Left)
    assert_allclose(canvas.key_pointer._place, start + step, atol=1e-9 * step)
    go(window, KEY.Key_H, KEY.Key_Return)
    hinges = [joint for joint in document.model.joints if isinstance(joint, Revolute)]
    assert [{joint.body_a, joint.body_b} for joint in hinges] == [{block.name, rod.name}]

    # a force at the lower end, which is found by Ctrl and an arrow
    go(window, *times(KEY.Key_Down, 3), modifiers=CTRL)
    assert f"end of {rod.name}" in canvas.accessibleDescription()
    go(window, KEY.Key_A, KEY.Key_Return, *times(KEY.Key_Right, 4), KEY.Key_Return)
    (force,) = document.model.forces
    assert force.body == rod.name

    go(window, KEY.Key_Escape, KEY.Key_Escape)
    assert not canvas.key_pointer.is_on
    wait_until(lambda: window.workspace.preparation.is_ready, 60)
    with qtbot.waitSignal(window.workspace.runner.finished):
        go(window, KEY.Key_F5)
    assert window.workspace.presenter.result.outcome.ok


def test_what_is_there_is_taken_hold_of_and_moved(window, canvas):
    document = window.workspace.document
    go(window, KEY.Key_B, KEY.Key_Left, KEY.Key_Return, *times(KEY.Key_Right, 6))
    go(window, *times(KEY.Key_Up, 6), KEY.Key_Return)
    before = np.array(document.model.bodies[0].position)
    window.workspace.selection.set(())
    step = canvas.key_pointer._step()
    go(window, *times(KEY.Key_Left, 2), *times(KEY.Key_Down, 2), KEY.Key_Return)
    assert window.workspace.selection.names == (document.model.bodies[0].name,)
    go(window, KEY.Key_Return, modifiers=ALT)
    go(window, KEY.Key_Right, KEY.Key_Right, KEY.Key_Up)
    go(window, KEY.Key_Return)
    moved = np.array(document.model.bodies[0].position) - before
    assert_allclose(moved, (2 * step, step, 0), atol=1e-9 * step)


def test_arrows_go_by_lines_ten_of_them_and_pixels(window, canvas):
    go(window, KEY.Key_C)
    pointer, step = canvas.key_pointer, canvas.key_pointer._step()
    start = pointer._place.copy()
    for keys, modifiers, way in (
        ((KEY.Key_Right,), Qt.KeyboardModifier.NoModifier, (1, 0)),
        ((KEY.Key_Up,), SHIFT, (1, 10)),
        ((KEY.Key_Left,), Qt.KeyboardModifier.NoModifier, (0, 10)),
    ):
        go(window, *keys, modifiers=modifiers)
        assert_allclose(pointer._place, start + step * np.array(way), atol=1e-9 * step)
    scale = canvas.camera.scale
    go(window, KEY.Key_Down, modifiers=ALT)
    assert_allclose(pointer._place, start + np.array((0, 10 * step - 1 / scale)), atol=1e-9 * step)
    go(window, KEY.Key_Up)  # from between two lines to the next one
    assert_allclose(pointer._place, start + np.array((0, 10 * step)), atol=1e-9 * step)


def test_it_stays_in_sight(window, canvas):
    go(window, KEY.Key_C)
    for way in (KEY.Key_Right, KEY.Key_Up, KEY.Key_Left, KEY.Key_Down):
        go(window, *times(way, 12), modifiers=SHIFT)
        assert canvas.viewport().rect().contains(canvas.key_pointer._view().toPoint())


def test_without_it_arrows_mean_what_they_meant(window, canvas):
    window.workspace.document.open(MODELS / "two_bodies.json")
    body = window.workspace.document.model.bodies[0].name
    window.workspace.selection.set((body,))
    before = canvas.poses.point(body, np.zeros(3))
    go(window, KEY.Key_Right)
    assert not canvas.key_pointer.is_on
    assert canvas.poses.point(body, np.zeros(3))[0] != before[0]
    go(window, KEY.Key_C)
    assert window.menus.view.key_pointer.isChecked()
    go(window, KEY.Key_Escape)
    assert not window.menus.view.key_pointer.isChecked()
    assert window.workspace.selection.names == (body,)


def test_the_mouse_takes_over(window, canvas):
    go(window, KEY.Key_C)
    pointer = canvas.key_pointer
    pointer._mouse = QCursor.pos() + QPoint(100, 0)
    move(canvas.viewport(), QPoint(50, 50))
    assert not pointer.is_on


@pytest.mark.usefixtures("canvas")
def test_a_plate_is_closed_where_it_is_clicked_twice(window):
    go(window, KEY.Key_P, KEY.Key_Left, KEY.Key_Return)
    go(window, *times(KEY.Key_Right, 4), KEY.Key_Return)
    go(window, *times(KEY.Key_Up, 4), KEY.Key_Return, KEY.Key_Return)
    (plate,) = window.workspace.document.model.bodies
    assert len(plate.shapes[0].points) == 3

"""A slider-crank is drawn, joined, and run without a mouse."""

import numpy as np
from numpy.testing import assert_allclose
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from tests.person import press, wait_until

from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.fields import GROUND

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def go(window, *keys, modifiers=Qt.KeyboardModifier.NoModifier):
    for key in keys:
        press(window, key, modifiers)


def write(window, text):
    for letter in text:  # the first one goes from the canvas into the first field
        QTest.keyClicks(window.focusWidget(), letter)


def rod(window, length, angle):
    """Draw a rod from where the pointer is, with a length and an angle that are typed."""
    go(window, KEY.Key_Return, KEY.Key_Right)
    write(window, length)
    go(window, KEY.Key_Tab)
    write(window, angle)
    go(window, KEY.Key_Return)


def test_a_slider_crank_is_drawn_joined_and_run(window, qtbot):
    window.canvas.setFocus()
    document, pointer = window.workspace.document, window.canvas.key_pointer

    # a crank, and a rod from its end down to the line of the slider
    go(window, KEY.Key_R, KEY.Key_Left)
    place = pointer._place.copy()
    rod(window, "100 mm", "60")
    go(window, KEY.Key_R, KEY.Key_Left)
    go(window, *2 * (KEY.Key_Up,), modifiers=CTRL)
    assert "end of rod 1" in window.canvas.accessibleDescription()
    rod(window, "300 mm", "-asin(sin(60°)/3)")
    go(window, KEY.Key_H, KEY.Key_Left, KEY.Key_Down)
    assert "end of rod 1" in window.canvas.accessibleDescription()
    go(window, KEY.Key_Return)

    # a block about the end of the rod, which Ctrl and arrows find, with a slider to the ground
    go(window, KEY.Key_B, KEY.Key_Down, *2 * (KEY.Key_Right,), KEY.Key_Return)
    go(window, *2 * (KEY.Key_Right,), *2 * (KEY.Key_Up,), KEY.Key_Return)
    go(window, KEY.Key_H)
    go(window, KEY.Key_Left, KEY.Key_Down, KEY.Key_Right, modifiers=CTRL)
    assert "end of rod 2" in window.canvas.accessibleDescription()
    go(window, KEY.Key_Return)
    go(window, KEY.Key_S, KEY.Key_Right, KEY.Key_Return, KEY.Key_Right, KEY.Key_Return)

    assert [{joint.body_a, joint.body_b} for joint in document.model.joints] == [
        {"rod 1", "rod 2"}, {GROUND, "rod 1"}, {"rod 2", "box 1"}, {GROUND, "box 1"},
    ]  # fmt: skip
    assert [type(joint) for joint in document.model.joints] == [*3 * [Revolute], Prismatic]

    wait_until(lambda: window.workspace.preparation.is_ready, 60)
    with qtbot.waitSignal(window.workspace.runner.finished):
        go(window, KEY.Key_F5)
    result = window.workspace.presenter.result
    assert result.outcome.ok
    # where the crank leads the pin, by its own middle; the slider is where the rod reaches its line
    pin = 2 * np.stack([result["rod 1.x"] - place[0], result["rod 1.y"] - place[1]])
    reach = pin[0] + np.sqrt(0.3**2 - pin[1] ** 2)
    way = result["box 1.x"] - result["box 1.x"][0]
    assert np.ptp(way) > 0.1  # it does move
    assert_allclose(way, reach - reach[0], atol=1e-8)  # as far as joints may gape

"""Measure points, rulers and notes, set by mouse and keyboard."""

import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kane.model.poses import initial_poses

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
TAB, ENTER, ESCAPE = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape


def test_a_measure_point_lies_on_the_body_that_is_clicked(hand):
    hand.arm(Qt.Key.Key_B)
    hand.drag((100, 100), (220, 160))
    hand.arm(Qt.Key.Key_I)
    hand.click((120, 120))
    (mark,) = hand.model.points
    assert mark.body == "box 1"
    place = initial_poses(hand.model).point("box 1", mark.point)
    assert_allclose(hand.pixels(place), (120, 120), atol=1e-9)


def test_a_measure_point_on_the_ground_is_refused(hand):
    hand.arm(Qt.Key.Key_I)
    hand.click((120, 120))
    assert hand.model.points == ()
    assert "lies on a body" in hand.window.notices.label.text()


def test_a_ruler_goes_from_a_body_to_the_ground(hand):
    hand.arm(Qt.Key.Key_D)
    hand.click((200, 200), (230, 200))
    hand.arm(Qt.Key.Key_U)
    hand.click((203, 202), modifiers=Qt.KeyboardModifier.NoModifier)
    hand.click((300, 310))
    (ruler,) = hand.model.rulers
    assert (ruler.body_a, ruler.body_b) == ("disc 1", "ground")
    assert_allclose(ruler.point_a, (0, 0, 0), atol=1e-12)
    assert_allclose(hand.pixels(ruler.point_b), (300, 310), atol=1e-9)


def test_a_note_is_typed_on_the_canvas(hand):
    hand.arm(Qt.Key.Key_W)
    hand.click((200, 200))
    QTest.keyClicks(QApplication.focusWidget(), "R is no rod here")
    hand.key(ENTER)
    (note,) = hand.model.notes
    assert note.text == "R is no rod here"
    assert_allclose(hand.pixels(note.position), (200, 200), atol=1e-9)
    assert hand.window.canvas.hasFocus()
    assert hand.window.toolbox.resting


@pytest.mark.parametrize("end", [ESCAPE, ENTER])
def test_a_note_that_says_nothing_is_none(hand, end):
    hand.arm(Qt.Key.Key_W)
    hand.click((200, 200))
    if end == ESCAPE:
        QTest.keyClicks(QApplication.focusWidget(), "never mind")
    hand.key(end)
    assert hand.model.notes == ()
    assert hand.steps == []
    assert hand.window.canvas.hasFocus()

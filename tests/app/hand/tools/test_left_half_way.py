"""What becomes of a drawing that is left for another tool."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.app.hand.tools.pixel_hand import CORNERS
from tests.person import click, double_click

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
TAB, ENTER, ESCAPE = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape


def take_from_palette(hand, tool):
    """Take a tool with the mouse, which leaves the keys where they are."""
    actions = hand.window.menus.insert.tools.actions()
    action = next(action for action in actions if action.data() == tool)
    click(hand.window.menus.insert.palette.widgetForAction(action))
    assert hand.window.toolbox.tool.name == tool


def test_a_note_that_is_typed_stays_when_another_tool_is_taken(hand):
    hand.arm(Qt.Key.Key_W)
    hand.click((200, 200))
    QTest.keyClicks(QApplication.focusWidget(), "a pivot")
    take_from_palette(hand, "rod")
    assert [note.text for note in hand.model.notes] == ["a pivot"]
    take_from_palette(hand, "select")
    double_click(hand.view, QPoint(205, 200))
    QTest.keyClicks(QApplication.focusWidget(), "a foot")
    take_from_palette(hand, "rod")
    assert [note.text for note in hand.model.notes] == ["a foot"]


@pytest.mark.parametrize(("corners", "plates"), [(2, 0), (3, 1), (4, 1)])
def test_a_plate_of_three_corners_is_closed_when_another_tool_is_taken(hand, corners, plates):
    hand.arm(Qt.Key.Key_P)
    hand.click(*CORNERS[:corners])
    hand.move(150, 250)
    take_from_palette(hand, "rod")
    assert len(hand.model.bodies) == plates
    assert hand.shown is hand.model
    for body in hand.model.bodies:
        assert len(body.shapes[0].points) == corners


def test_a_rod_that_has_only_begun_is_none_when_another_tool_is_taken(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 100))
    hand.move(200, 200)
    take_from_palette(hand, "disc")
    assert hand.shown.bodies == ()
    assert hand.steps == []


def test_what_hangs_at_the_pointer_goes_when_the_pointer_leaves(hand):
    hand.arm(Qt.Key.Key_M)
    hand.move(200, 200)
    assert len(hand.shown.bodies) == 1
    QApplication.sendEvent(hand.view, leave_event())
    assert hand.shown.bodies == ()


def leave_event():
    from PySide6.QtCore import QEvent

    return QEvent(QEvent.Type.Leave)

"""Chains of rods that hang together, drawn by mouse and keyboard."""

import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from tests.person import LEFT

from kane.model.poses import initial_poses

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
TAB, ENTER, ESCAPE = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape


def test_a_chain_of_rods_hangs_together_by_hinges(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 100), (200, 130), modifiers=ALT | SHIFT)
    hand.click((300, 100), modifiers=ALT | SHIFT)
    hand.click((350, 200))
    assert [body.name for body in hand.model.bodies] == ["rod 1", "rod 2", "rod 3"]
    poses = initial_poses(hand.model)
    for joint, place in zip(hand.model.joints, [(200, 130), (300, 100)], strict=True):
        for body, point in joint.ends():
            assert_allclose(hand.pixels(poses.point(body, point)), place, atol=1e-9)
    assert [(j.body_a, j.body_b) for j in hand.model.joints] == [
        ("rod 1", "rod 2"),
        ("rod 2", "rod 3"),
    ]
    assert hand.steps == ["Draw rod"] * 3


def test_undo_takes_the_last_link_of_a_chain_with_its_hinge(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 100), (200, 130), modifiers=ALT | SHIFT)
    hand.click((300, 100))
    hand.window.workspace.document.undo_stack.undo()
    assert [body.name for body in hand.model.bodies] == ["rod 1"]
    assert hand.model.joints == ()


@pytest.mark.parametrize("end", ["Enter", "double click", "right button", "Escape"])
def test_a_chain_ends_without_the_link_under_way(hand, end):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 100), (200, 130), modifiers=ALT | SHIFT)
    if end == "double click":
        hand.click((300, 100), modifiers=ALT | SHIFT)
        QTest.mouseDClick(hand.view, LEFT, ALT, QPoint(300, 100))
    else:
        hand.click((300, 100), modifiers=ALT | SHIFT)
        hand.move(350, 200)
        assert len(hand.shown.bodies) == 3
    match end:
        case "Enter":
            hand.key(ENTER)
        case "Escape":
            hand.key(ESCAPE)
        case "right button":
            QTest.mouseClick(hand.view, Qt.MouseButton.RightButton, pos=QPoint(350, 200))
    assert len(hand.model.bodies) == 2
    assert len(hand.model.joints) == 1
    assert hand.window.toolbox.resting == (end != "Escape")

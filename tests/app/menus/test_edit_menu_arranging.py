"""The entries of the Edit menu that copy and arrange, by menu and keyboard."""

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QGuiApplication
from tests.app.edits.machines import slider_crank
from tests.person import choose, press, to_front

from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.edits.elements import find

pytestmark = pytest.mark.usefixtures("shared_window")

CONTROL = Qt.KeyboardModifier.ControlModifier
KEY = Qt.Key


@pytest.fixture
def machine(window):
    to_front(window)
    window.workspace.document.apply("Draw", lambda _: slider_crank())
    window.fit_views()
    window.canvas.setFocus()
    window.workspace.document.undo_stack.clear()
    QCursor.setPos(QPoint(0, 0))
    return window


def names(window):
    return window.workspace.selection.names


def test_duplicate_selects_the_copies_beside_the_originals(machine):
    machine.workspace.selection.set(["crank", "coupler", "pin"])
    press(machine, KEY.Key_D, CONTROL)
    assert set(names(machine)) == {"crank 1", "coupler 1", "pin 1", "own 1", "twist 1"}
    model = machine.workspace.document.model
    before, after = np.array(find(model, "crank").position), find(model, "crank 1").position
    assert after[0] > before[0]
    assert after[1] < before[1]
    assert machine.workspace.document.undo_stack.count() == 1
    machine.workspace.document.undo_stack.undo()
    assert machine.workspace.document.model == slider_crank()


def test_cut_and_paste_go_through_text_that_a_person_can_read(machine):
    machine.workspace.selection.set(["crank", "pivot"])
    press(machine, KEY.Key_X, CONTROL)
    text = QGuiApplication.clipboard().text()
    assert '"format": "kanevas-model"' in text
    assert '"name": "crank"' in text
    assert find(machine.workspace.document.model, "crank") is None
    press(machine, KEY.Key_V, CONTROL)
    model = machine.workspace.document.model
    assert find(model, "crank") == find(slider_crank(), "crank")
    assert set(names(machine)) == {"crank", "pivot", "motor"}
    press(machine, KEY.Key_V, CONTROL)
    assert set(names(machine)) == {"crank 1", "pivot 1", "motor 1"}
    assert find(machine.workspace.document.model, "motor 1").joint == "pivot 1"


def test_what_is_copied_can_be_pasted_in_another_window_at_the_pointer(machine, open_window):
    machine.workspace.selection.set(["slider", "spring"])
    press(machine, KEY.Key_C, CONTROL)
    other = open_window()
    to_front(other)
    other.canvas.setFocus()
    at = QPoint(120, 90)
    QCursor.setPos(other.canvas.viewport().mapToGlobal(at))
    press(other, KEY.Key_V, CONTROL)
    model = other.workspace.document.model
    assert [body.name for body in model.bodies] == ["slider"]
    assert [parameter.name for parameter in model.parameters] == ["k"]
    middle = initial_poses(model).point("slider", (0, 0, 0))
    assert_allclose(other.canvas.camera.to_view(middle), (120, 90), atol=1)
    spring = find(model, "spring")
    assert_allclose(
        np.subtract(spring.point_a, find(model, "slider").position), (0.38, 0, 0), atol=1e-9
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [("hello", "no part of a model: line 1"), ("", "nothing to paste"), ("[]", "no part of a")],
)
def test_what_is_no_part_of_a_model_is_refused_in_a_sentence(machine, text, words):
    QGuiApplication.clipboard().setText(text)
    before = machine.workspace.document.model
    press(machine, KEY.Key_V, CONTROL)
    assert words in machine.notices.label.text()
    assert machine.workspace.document.model is before


def test_paste_of_a_joint_without_its_body_says_what_is_missing(machine):
    machine.workspace.selection.set(["pin"])
    press(machine, KEY.Key_C, CONTROL)
    machine.workspace.document.apply("Clear", lambda _: Model())
    press(machine, KEY.Key_V, CONTROL)
    assert "pin: needs 'crank', which is not here" in machine.notices.label.text()


def test_align_and_distribute(machine):
    entries = {a.text().replace("&", ""): a for a in machine.menus.edit.arrange.menu.actions()}
    assert "place on the canvas" in entries["Align left"].toolTip()
    press(machine, KEY.Key_A, CONTROL)
    machine.workspace.selection.set(name for name in names(machine) if name != "hint")
    assert "Select at least 2 things" in entries["Align left"].toolTip()
    press(machine, KEY.Key_A, CONTROL)
    choose(machine, "Edit", "Arrange", "Align left")
    model = machine.workspace.document.model
    # the left end of the crank, half its thickness before the pivot
    assert model.notes[0].position[0] == pytest.approx(-0.01, abs=1e-5)
    assert machine.workspace.document.undo_stack.count() == 1
    assert "3 things" in entries["Distribute horizontally"].toolTip()


def test_a_greyed_entry_names_the_joint_that_would_be_torn(machine):
    machine.workspace.selection.set(["crank"])
    entries = {a.text().replace("&", ""): a for a in machine.menus.edit.arrange.menu.actions()}
    for title in ("Mirror left to right", "Turn left by 90°"):
        assert not entries[title].isEnabled()
        assert entries[title].statusTip() == ("The joint 'pivot' would be torn open; select it too")
    assert entries["Mirrored copy left to right"].isEnabled()


def test_mirror_and_turn_keep_the_place_and_the_joints_closed(machine):
    press(machine, KEY.Key_A, CONTROL)
    start = machine.workspace.document.model
    choose(machine, "Edit", "Arrange", "Mirror left to right")
    mirrored = machine.workspace.document.model
    poses = initial_poses(mirrored)
    for joint in mirrored.joints:
        (a, p), (b, q) = joint.ends()
        assert_allclose(poses.point(a, p), poses.point(b, q), atol=1e-12)
    for _ in range(4):
        press(machine, KEY.Key_BracketLeft, CONTROL)
    again = machine.workspace.document.model
    for before, after in zip(mirrored.bodies, again.bodies, strict=True):
        assert_allclose(after.position, before.position, atol=1e-9)
    while machine.workspace.document.undo_stack.canUndo():
        machine.workspace.document.undo_stack.undo()
    assert machine.workspace.document.model is start


def test_a_mirrored_copy_stands_beside(machine):
    machine.workspace.selection.set(["crank"])
    choose(machine, "Edit", "Arrange", "Mirrored copy left to right")
    model = machine.workspace.document.model
    assert names(machine) == ("crank 1",)
    first, second = find(model, "crank"), find(model, "crank 1")
    assert second.position[0] == pytest.approx(first.position[0] + 0.12 + 0.02, abs=1e-5)
    assert second.velocity == pytest.approx((0.16, 0.12, 0))
    assert machine.workspace.document.undo_stack.count() == 1

"""The keys of the playback, wherever the focus is."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox
from tests.person import press
from tests.strict_weather import MODELS

from kane.elements.loads import Force

pytestmark = pytest.mark.usefixtures("shared_window")

KEY = Qt.Key


@pytest.fixture
def played(window, qtbot):
    """A run of 1 s with jumps at 0.25 s and 0.5 s, standing at its start."""
    window.workspace.document.open(MODELS / "spring_pendulum.json")
    model = window.workspace.document.model
    push = Force(name="push", body=model.bodies[0].name, force=("(t > 0.25) - (t > 0.5)", 0, 0))
    solver = replace(model.solver, duration=1.0)
    window.workspace.document.apply("push", lambda m: replace(m, forces=(push,), solver=solver))
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    window.workspace.player.pause()
    window.workspace.player.seek(0.0)
    window.workspace.selection.set(())
    return window


def test_the_playback_follows_its_keys(played):
    window, clock = played, lambda: played.workspace.player.clock
    for part in (window.canvas, window.view3d._view, window.plots):
        part.setFocus()
        press(window, KEY.Key_End)
        assert clock().time == 1.0
        press(window, KEY.Key_Left)
        assert clock().time == window.workspace.presenter.result.time[-2]
        press(window, KEY.Key_Home)
        press(window, KEY.Key_Right)
        assert clock().time == window.workspace.presenter.result.time[1]
        press(window, KEY.Key_Space)
        assert clock().playing
        press(window, KEY.Key_Space)
        assert not clock().playing


def test_marks_speed_and_loop_have_keys(played):
    window, control = played, Qt.KeyboardModifier.ControlModifier
    for key, time in (
        (KEY.Key_Period, 0.25), (KEY.Key_Period, 0.5), (KEY.Key_Period, 0.5),
        (KEY.Key_Comma, 0.25), (KEY.Key_Comma, 0.25),
    ):  # fmt: skip
        press(window, key)
        assert window.workspace.player.clock.time == pytest.approx(time)
    speed, loop = window.workspace.player.clock.speed, window.workspace.player.clock.loop
    press(window, KEY.Key_Period, control)
    assert window.workspace.player.clock.speed > speed
    press(window, KEY.Key_Comma, control)
    assert window.workspace.player.clock.speed == speed
    press(window, KEY.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert window.workspace.player.clock.loop is not loop


def test_parts_with_the_focus_keep_the_keys_that_they_need(played):
    window, clock = played, lambda: played.workspace.player.clock
    field = window.run_bar.time_field
    field.setFocus()
    QTest.keyClicks(field, "0.6")
    QTest.keyClick(field, KEY.Key_Return)
    assert clock().time == pytest.approx(0.6)
    press(window, KEY.Key_Home)  # the typed time has given the focus away
    assert clock().time == 0.0
    window.run_bar.speed.setFocus()
    QTest.keyClick(window.run_bar.speed, KEY.Key_End)
    assert clock().time == 0.0
    window.canvas.setFocus()
    window.workspace.selection.set((window.workspace.document.model.bodies[0].name,))
    press(window, KEY.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert clock().time == 0.0
    assert "Nudge" in window.workspace.document.undo_stack.undoText()
    box = next(b for b in window.inspector.findChildren(QCheckBox) if b.isVisible())
    box.setFocus()
    ticked = box.isChecked()
    QTest.keyClick(box, KEY.Key_Space)
    assert box.isChecked() is not ticked
    assert not clock().playing


def test_without_marks_their_entries_say_why(window, qtbot):
    window.workspace.document.open(MODELS / "spring_pendulum.json")
    previous, following = window.menus.simulate.marks
    assert following.toolTip() == "Run the model first"
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    assert not previous.isEnabled()
    assert following.toolTip() == "Nothing jumps in this run"

"""A person runs, changes a number and runs again: the hand stays where it is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.person import click, press, to_front
from tests.strict_weather import MODELS

pytestmark = pytest.mark.usefixtures("shared_window")

F5 = Qt.Key.Key_F5


@pytest.fixture
def spring(window):
    """The window with a spring whose stiffness is to be tuned."""
    window.files.open(MODELS / "spring_pendulum.json", as_copy=True)
    to_front(window)
    window.workspace.selection.set((window.workspace.document.model.springs[0].name,))
    return window


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_run_keeps_selection_and_focus(spring, qtbot, way):
    line = spring.inspector.form.editor("stiffness").line
    click(line)
    with qtbot.waitSignal(spring.workspace.runner.finished):
        press(spring, F5) if way == "key" else click(spring.run_bar.run_button)
    assert spring.workspace.selection.names == (spring.workspace.document.model.springs[0].name,)
    assert spring.inspector.form.editor("stiffness").line is line
    assert QApplication.focusWidget() is line


def test_a_run_keeps_the_focus_of_each_part_of_the_window(spring, qtbot):
    for part in (spring.tree, spring.canvas, spring.plots, spring.view3d._view):
        part.setFocus()
        focused = QApplication.focusWidget()
        with qtbot.waitSignal(spring.workspace.runner.finished):
            press(spring, F5)
        assert QApplication.focusWidget() is focused
        assert spring.workspace.selection.names != ()


def test_who_goes_by_tab_keeps_the_place_of_run_and_cancel(spring, qtbot):
    spring.run_bar.run_button.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(spring.workspace.runner.finished):
        QTest.keyClick(spring.run_bar.run_button, Qt.Key.Key_Space)
        assert QApplication.focusWidget() is spring.run_bar.cancel_button
    assert QApplication.focusWidget() is spring.run_bar.run_button


def test_run_change_run_again_takes_no_click_in_between(spring, qtbot):
    line = spring.inspector.form.editor("stiffness").line
    click(line)
    for stiffness in (50.0, 60.0):
        QTest.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(QApplication.focusWidget(), f"{stiffness:g}")
        with qtbot.waitSignal(spring.workspace.runner.finished):
            press(spring, F5)
        assert spring.workspace.presenter.result.model.springs[0].stiffness == stiffness

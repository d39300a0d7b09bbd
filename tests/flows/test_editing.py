"""Changes of a model, the way back, and saving."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox
from tests.app.browser.lines import click_line, selected
from tests.person import answer, choose, dialog, entry, name_file, press, type_into
from tests.strict_weather import MODELS

import kane

pytestmark = pytest.mark.usefixtures("shared_window")

CTRL = Qt.KeyboardModifier.ControlModifier
BUTTON = QMessageBox.StandardButton


@pytest.fixture
def own_file(tmp_path):
    path = tmp_path / "own.json"
    path.write_bytes((MODELS / "seven_body_mechanism.json").read_bytes())
    return path


@pytest.fixture
def opened(window, own_file):
    """The window with a file of the user."""
    window.files.open(own_file)
    return window


def line(window, field) -> QLineEdit:
    return window.solver_form.editor(field).line


def undo_text(window):
    edit = entry(window.menuBar(), "Edit").menu()
    return tuple(action.text().replace("&", "") for action in edit.actions()[:2])


def run(window, qtbot):
    with qtbot.waitSignal(window.workspace.runner.finished):
        press(window, Qt.Key.Key_F5)


def test_typed_setting_can_be_taken_back_by_keys(opened):
    type_into(line(opened, "step"), "0.0002")
    assert opened.workspace.document.model.solver.step == 0.0002
    assert opened.isWindowModified()
    assert undo_text(opened) == ("Undo Change step", "Redo")
    press(opened, Qt.Key.Key_Z, CTRL)  # the focus is still in the line
    assert opened.workspace.document.model.solver.step == 0.0001
    assert line(opened, "step").text() == "0.0001"
    assert not opened.isWindowModified()
    assert undo_text(opened) == ("Undo", "Redo Change step")
    press(opened, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert opened.workspace.document.model.solver.step == 0.0002
    assert line(opened, "step").text() == "0.0002"


def test_while_a_line_holds_typing_the_undo_key_takes_that_back(opened):
    type_into(line(opened, "step"), "0.0002")
    type_into(line(opened, "step"), "7", end=None)
    press(opened, Qt.Key.Key_Z, CTRL)
    assert line(opened, "step").text() != "7"
    assert opened.workspace.document.model.solver.step == 0.0002


def test_undo_from_the_menu(opened):
    type_into(line(opened, "duration"), "0.01")
    choose(opened, "Edit", "Undo Change duration")
    assert opened.workspace.document.model.solver.duration == 0.03
    choose(opened, "Edit", "Redo Change duration")
    assert opened.workspace.document.model.solver.duration == 0.01


def test_each_setting_is_one_step_back(opened):
    type_into(line(opened, "step"), "0.0002")
    type_into(line(opened, "step"), "0.0003")
    type_into(line(opened, "duration"), "0.02")
    for expected in ((0.0003, 0.03), (0.0002, 0.03), (0.0001, 0.03)):
        press(opened, Qt.Key.Key_Z, CTRL)
        solver = opened.workspace.document.model.solver
        assert (solver.step, solver.duration) == expected


def test_wrong_number_is_red_with_the_reason_and_changes_nothing(opened):
    editor = line(opened, "step")
    type_into(editor, "-1", end=None)
    press(opened, Qt.Key.Key_Return)
    assert "must be positive, is -1 s" in editor.fault
    press(opened, Qt.Key.Key_Tab)
    assert editor.text() == "0.0001"
    assert opened.workspace.document.model.solver.step == 0.0001
    assert not opened.isWindowModified()


def test_method_of_the_list_decides_which_fields_count(opened):
    methods = opened.solver_form.editor("method").box
    methods.setFocus()
    press(opened, Qt.Key.Key_D)
    assert opened.workspace.document.model.solver.method == "dopri5"  # the next one with a D
    assert not line(opened, "step").isEnabled()
    assert line(opened, "step").toolTip() == "dopri5 chooses its steps itself"
    assert line(opened, "rtol").isEnabled()
    press(opened, Qt.Key.Key_Z, CTRL)
    assert methods.currentText() == "rk4"
    assert line(opened, "step").isEnabled()
    assert line(opened, "rtol").toolTip() == "rk4 has a fixed step and no tolerance"


def test_old_result_is_marked_until_undo(opened, qtbot):
    run(opened, qtbot)
    assert not opened.stale_label.isVisible()
    type_into(line(opened, "step"), "0.0002")
    assert opened.stale_label.isVisible()
    press(opened, Qt.Key.Key_Z, CTRL)
    assert not opened.stale_label.isVisible()


def test_old_result_is_marked_until_the_next_run(opened, qtbot):
    run(opened, qtbot)
    type_into(line(opened, "step"), "0.0002")
    run(opened, qtbot)
    assert opened.workspace.presenter.result.outcome.steps == 150
    assert not opened.stale_label.isVisible()


def test_old_result_still_plays_after_an_edit(opened, qtbot):
    run(opened, qtbot)
    type_into(line(opened, "duration"), "0.5")
    opened.canvas.setFocus()
    press(opened, Qt.Key.Key_End)
    assert opened.workspace.player.clock.time == 0.03
    expected = opened.workspace.presenter.result.poses_at(0.03).position
    assert (opened.canvas._poses.position == expected).all()


def test_save_as_gives_a_name_and_the_same_content(opened, tmp_path):
    type_into(line(opened, "step"), "0.0002")
    path = tmp_path / "other.json"
    with dialog(QFileDialog, name_file(path)):
        choose(opened, "File", "Save as …")
    assert opened.windowTitle() == "other.json[*] – Kanevas"
    assert not opened.isWindowModified()
    assert kane.load(path) == opened.workspace.document.model
    assert kane.load(path).solver.step == 0.0002


def test_save_as_adds_the_suffix(opened, tmp_path):
    with dialog(QFileDialog, name_file(tmp_path / "short")):
        choose(opened, "File", "Save as …")
    assert opened.workspace.document.path == tmp_path / "short.kanevas"


def test_save_writes_the_file_and_undo_marks_the_title_again(opened, own_file):
    type_into(line(opened, "step"), "0.0002")
    press(opened, Qt.Key.Key_S, CTRL)
    assert not opened.isWindowModified()
    assert kane.load(own_file).solver.step == 0.0002
    press(opened, Qt.Key.Key_Z, CTRL)
    assert opened.isWindowModified()


def test_what_is_typed_but_not_ended_by_return_is_saved_too(opened, own_file):
    type_into(line(opened, "step"), "0.0002", end=None)
    press(opened, Qt.Key.Key_S, CTRL)
    assert kane.load(own_file).solver.step == 0.0002


def test_failed_save_says_so_and_stays_unsaved(opened, own_file):
    type_into(line(opened, "step"), "0.0002")
    own_file.unlink()
    own_file.parent.rmdir()
    texts = []

    def hand(box):
        texts.append(box.text())
        answer(BUTTON.Ok)(box)

    with dialog(QMessageBox, hand):
        press(opened, Qt.Key.Key_S, CTRL)
    assert "Cannot write" in texts[0]
    assert opened.isWindowModified()


@pytest.mark.parametrize(
    "entry", [("New",), ("Open …",), ("Examples", "Two bodies on a ball joint")], ids=" ".join
)
def test_unsaved_changes_are_asked_for_before_another_document(opened, entry):
    type_into(line(opened, "step"), "0.0002")
    model = opened.workspace.document.model
    if entry == ("Open …",):
        with (
            dialog(QFileDialog, name_file(MODELS / "two_bodies.json")),
            dialog(QMessageBox, answer(BUTTON.Cancel)),
        ):
            choose(opened, "File", *entry)
    else:
        with dialog(QMessageBox, answer(BUTTON.Cancel)):
            choose(opened, "File", *entry)
    assert opened.workspace.document.model is model
    assert opened.workspace.document.undo_stack.canUndo()


def test_a_selection_in_the_tree_is_one_on_the_canvas(opened):
    click_line(opened.tree, "K3")
    assert opened.workspace.selection.names == ("K3",)
    assert opened.canvas._selected == {"K3"}
    opened.canvas.setFocus()
    press(opened, Qt.Key.Key_Escape)
    assert opened.workspace.selection.names == ()
    assert not selected(opened.tree)

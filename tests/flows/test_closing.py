"""The question at the end, of what is not saved; each of these closes a window of its own."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox
from tests.flows.test_editing import BUTTON, line, opened, own_file
from tests.person import answer, choose, dialog, name_file, press, type_into

import kane

__all__ = ["opened", "own_file"]


def test_closing_without_changes_asks_nothing(opened, qtbot):
    with qtbot.waitSignal(opened.closed):
        choose(opened, "File", "Quit")
    assert not opened.isVisible()


def test_cancel_keeps_the_window_open(opened):
    type_into(line(opened, "step"), "0.0002")
    with dialog(QMessageBox, answer(BUTTON.Cancel)):
        opened.close()
    assert opened.isVisible()
    assert opened.isWindowModified()


def test_escape_in_the_question_keeps_the_window_open(opened):
    type_into(line(opened, "step"), "0.0002")
    with dialog(QMessageBox, lambda box: press(box, Qt.Key.Key_Escape)):
        opened.close()
    assert opened.isVisible()


def test_escape_does_not_close_the_window(opened):
    press(opened, Qt.Key.Key_Escape)
    assert opened.isVisible()


def test_discard_closes_and_leaves_the_file_alone(opened, own_file):
    before = own_file.read_bytes()
    type_into(line(opened, "step"), "0.0002")
    with dialog(QMessageBox, answer(BUTTON.Discard)):
        opened.close()
    assert not opened.isVisible()
    assert own_file.read_bytes() == before


def test_save_at_the_end_saves_and_closes(opened, own_file):
    type_into(line(opened, "step"), "0.0002", end=None)
    with dialog(QMessageBox, answer(BUTTON.Save)):
        opened.close()
    assert not opened.isVisible()
    assert kane.load(own_file).solver.step == 0.0002


def test_closing_an_unnamed_model_asks_for_a_file_and_may_be_called_off(window, tmp_path):
    choose(window, "File", "Examples", "Two bodies on a ball joint")
    type_into(line(window, "duration"), "2")
    with (
        dialog(QMessageBox, answer(BUTTON.Save)),
        dialog(QFileDialog, lambda box: press(box, Qt.Key.Key_Escape)),
    ):
        window.close()
    assert window.isVisible()
    path = tmp_path / "named.json"
    with dialog(QMessageBox, answer(BUTTON.Save)), dialog(QFileDialog, name_file(path)):
        window.close()
    assert not window.isVisible()
    assert kane.load(path).solver.duration == 2

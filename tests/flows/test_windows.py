"""Several windows: each with a workspace of its own, all with the same settings."""

import msgspec
import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from tests.person import choose, click, dialog, wait_until
from tests.strict_weather import MODELS

from kanevas.program.program import begin, make_application
from kanevas.program.windows import Windows
from kanevas.recovery.offer import Answer, RecoveryDialog
from kanevas.recovery.session import Session
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.window import MainWindow

RODS, PISTON = MODELS / "hinged_rods.json", MODELS / "two_bodies.json"


@pytest.fixture
def windows(qtbot):
    make_application()
    opened = Windows(Preparation(), Settings(), "light")
    yield opened
    for window in list(opened.all):
        window.workspace.settle()
        window.workspace.document.undo_stack.setClean()
        window.close()
    qtbot.waitUntil(lambda: not main_windows())


@pytest.fixture
def first(windows, qtbot):
    window = windows.make()
    with qtbot.waitExposed(window):
        window.show()
    return window


def main_windows():
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]


def edit(window, title="mine"):
    window.workspace.document.apply("Edit", lambda m: msgspec.structs.replace(m, title=title))


def test_a_new_window_has_a_model_of_its_own(windows, first):
    first.files.open(RODS)
    choose(first, "File", "New window")
    second = windows.all[1]
    assert second.isVisible()
    assert second.pos() != first.pos()
    edit(second)
    assert second.workspace.document.modified
    assert not first.workspace.document.modified
    assert first.workspace.document.path == RODS
    assert not second.workspace.document.model.bodies


def test_a_file_opens_in_a_window_of_its_own_and_only_once(windows, first):
    first.files.open(RODS)
    windows.open(PISTON, first)
    second = windows.all[1]
    assert second.workspace.document.path == PISTON
    windows.open(PISTON, first)
    assert len(windows.all) == 2
    assert not second.files.open(RODS)  # it is open there
    assert second.workspace.document.path == PISTON
    assert second.files.open(RODS, as_copy=True)


def test_a_file_that_cannot_be_opened_leaves_no_window(windows, first, tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    with dialog(QMessageBox, lambda box: click(box.buttons()[0])):
        windows.open(broken, first)
    assert windows.all == [first]


def test_both_windows_run_at_the_same_time(windows, first, qtbot):
    windows._preparation.start()
    wait_until(lambda: windows._preparation.is_ready)
    first.files.open(RODS)
    windows.open(PISTON, first)
    second = windows.all[1]
    for window in windows.all:
        window.workspace.run()
    for window in windows.all:
        qtbot.waitUntil(lambda w=window: w.workspace.presenter.result is not None)
    assert (
        first.workspace.presenter.result.model.bodies
        != second.workspace.presenter.result.model.bodies
    )
    second.close()
    assert windows._preparation.is_ready
    first.workspace.run()
    with qtbot.waitSignal(first.workspace.runner.finished):
        pass


def test_closing_one_leaves_the_other_and_quitting_asks_for_each(windows, first):
    first.files.open(RODS)
    windows.open(None, first)
    second = windows.all[1]
    edit(first)
    choose(second, "File", "Close window")
    assert windows.all == [first]
    windows.open(None, first)
    with dialog(QMessageBox, lambda box: click(box.button(QMessageBox.StandardButton.Cancel))):
        choose(first, "File", "Quit")
    assert first in windows.all
    assert first.isVisible()
    with dialog(QMessageBox, lambda box: click(box.button(QMessageBox.StandardButton.Discard))):
        choose(first, "File", "Quit")
    assert windows.all == []


def test_settings_are_the_same_in_all_windows(windows, first):
    windows.open(None, first)
    second = windows.all[1]
    choose(first, "View", "Units", "mm, °")
    assert second.desk.units.key == "mm"
    checked = [a.data() for a in second.menus.view._units.actions() if a.isChecked()]
    assert checked == ["mm"]
    choose(second, "View", "Colours", "Dark")
    assert first.workspace.colors.name == "dark"
    first.files.open(RODS)
    second.menus.file._fill_recent()
    assert second.menus.file.recent.actions()[0].text() == RODS.name


def test_each_window_keeps_a_copy_of_its_own_unsaved_work(windows, first):
    windows.open(None, first)
    second = windows.all[1]
    for window, title in ((first, "one"), (second, "two")):
        edit(window, title)
        window.files.recovery.autosave.write_now()
    names = set(Session().names())
    assert names == {w.files.recovery.session.name for w in windows.all}
    # neither offers the work of the other, which still runs
    assert not first.files.recovery.offer()
    assert not second.files.recovery.has_more()


def test_what_two_windows_left_is_offered_in_two_windows(windows, first, qtbot):
    left = [windows.make() for _ in range(2)]
    for window, title in zip(left, ("one", "two"), strict=True):
        edit(window, title)
        window.files.recovery.autosave.write_now()
        window.files.recovery.session.end()  # as a crash lets go of the lock
        window.files.recovery.autosave._has_copy = False  # it stays behind
        window.workspace.document.undo_stack.setClean()
        window.close()
    with (
        dialog(RecoveryDialog, lambda box: box._choose(Answer.RECOVER)),
        dialog(RecoveryDialog, lambda box: box._choose(Answer.RECOVER)),
    ):
        begin(first, None)
    qtbot.waitUntil(lambda: len(windows.all) == 2)
    assert {w.workspace.document.model.title for w in windows.all} == {"one", "two"}


def test_an_error_is_told_where_the_person_works(windows, first, qtbot):
    windows.open(None, first)
    windows.surprised.emit("ZeroDivisionError: so it goes")
    qtbot.waitUntil(lambda: any(w.notices.isVisible() for w in windows.all))
    told = [w for w in windows.all if w.notices.isVisible()]
    assert len(told) == 1
    assert "Save your work" in told[0].notices.label.text()

"""A program that ends before its time: what was not saved is offered, and never written unasked."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from tests.person import answer, choose, click, dialog, name_file, to_front, type_into, wait_until
from tests.strict_weather import MODELS, move_to

import kane
from kane.files.atomic import write_atomically
from kanevas.recovery.copies import SUFFIX, orphans, read_copy
from kanevas.recovery.offer import RecoveryDialog
from kanevas.recovery.session import Session, state_folder
from kanevas.settings import Settings

BUTTON = QMessageBox.StandardButton

# Edits a model, keeps a copy of it, and waits to be killed.
EDIT_AND_WAIT = """
import sys
from pathlib import Path
import msgspec
from kanevas.program.program import make_application
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.window import MainWindow

app = make_application()
window = MainWindow(Preparation(), Settings())
if len(sys.argv) > 1:
    window.workspace.document.open(Path(sys.argv[1]))
window.workspace.document.apply("Name it", lambda m: msgspec.structs.replace(m, title="edited"))
window.files.recovery.autosave.write_now()
print("ready", flush=True)
app.exec()
"""


@pytest.fixture
def own(tmp_path):
    return own_in(tmp_path)


def own_in(folder):
    path = folder / "own.json"
    path.write_bytes((MODELS / "two_bodies.json").read_bytes())
    return path


def crash(*arguments):
    """Edit in a program of its own and kill it."""
    with other_program(*arguments) as process:
        process.send_signal(signal.SIGKILL)


@pytest.fixture(scope="module")
def remains(tmp_path_factory):
    """A folder with all that a program left that was killed, and its twin to lay it anew from."""
    folder = tmp_path_factory.mktemp("killed")
    path = own_in(folder)
    with pytest.MonkeyPatch.context() as monkeypatch:
        move_to(folder / "home", monkeypatch)
        crash(path)
    twin = tmp_path_factory.mktemp("twins") / "killed"
    shutil.copytree(folder, twin)
    return folder, twin


@pytest.fixture
def crashed(remains, monkeypatch):
    """The file of a program that was killed, as that program has left everything.

    To start one takes seconds, so that one is killed for all tests; the paths that it wrote down
    hold where it was, and there all is laid anew.
    """
    folder, twin = remains
    shutil.rmtree(folder)
    shutil.copytree(twin, folder)
    move_to(folder / "home", monkeypatch)
    return folder / "own.json"


def other_program(*arguments):
    process = subprocess.Popen(
        [sys.executable, "-c", EDIT_AND_WAIT, *map(str, arguments)],
        stdout=subprocess.PIPE, text=True, env=os.environ,
    )  # fmt: skip
    assert process.stdout.readline() == "ready\n"
    return process


def press_button(text):
    def hand(box):
        (button,) = [b for b in box.buttons.buttons() if b.text().replace("&", "") == text]
        click(button)

    return hand


def edit(window, title="mine"):
    window.workspace.document.apply("Edit", lambda m: msgspec.structs.replace(m, title=title))


def copies(folder):
    return sorted(folder.glob(f".*{SUFFIX}"))


def test_unsaved_changes_of_a_killed_program_come_back(crashed, window):
    own, saved = crashed, crashed.read_bytes()
    words = []

    def hand(box):
        words.append(box.list.item(0).text())
        press_button("Recover")(box)

    with dialog(RecoveryDialog, hand):
        window.files.open(own)
    assert words[0].startswith("own.json, changed ")
    assert str(own) in words[0]
    assert window.workspace.document.model.title == "edited"
    assert window.workspace.document.path == own
    assert window.isWindowModified()
    assert own.read_bytes() == saved  # until the user saves
    (copy,) = copies(own.parent)
    assert read_copy(copy).session == window.files.recovery.session.name  # the old one is gone
    choose(window, "File", "Save")
    assert kane.load(own).title == "edited"
    assert not copies(own.parent)


def test_work_that_was_never_saved_is_offered_at_the_next_start(window):
    crash()
    with dialog(RecoveryDialog, press_button("Recover")):
        assert window.files.recovery.offer()
    assert window.workspace.document.model.title == "edited"
    assert window.workspace.document.path is None
    assert window.isWindowModified()


def test_not_now_keeps_it_for_another_time(crashed, window):
    for _ in range(2):
        with dialog(RecoveryDialog, press_button("Not now")):
            window.files.open(crashed)
        assert not window.isWindowModified()
    assert len(copies(crashed.parent)) == 1


def test_deleting_it_is_asked_again(crashed, window):
    def hand(box):
        with dialog(QMessageBox, answer(BUTTON.No)):
            press_button("Delete")(box)

    with dialog(QMessageBox, answer(BUTTON.Yes)), dialog(RecoveryDialog, press_button("Delete")):
        window.files.open(crashed)
    assert not copies(crashed.parent)
    assert not orphans(window.files.recovery.session)


def test_copy_of_a_running_program_is_left_alone(window, own):
    with other_program(own) as process:
        window.files.open(own)  # and no question comes up
        assert not orphans(window.files.recovery.session)
        edit(window)
        window.files.recovery.autosave.write_now()
        assert len(copies(own.parent)) == 2  # one each
        choose(window, "File", "Save")
        assert len(copies(own.parent)) == 1
        process.kill()


@pytest.mark.usefixtures("crashed")
def test_what_one_program_is_offered_no_other_is():
    first, second = Session(), Session()
    assert first.begin()
    assert second.begin()
    held = orphans(first)
    assert len(held) == 1
    assert orphans(second) == []
    held[0].lock.unlock()
    assert len(orphans(second)) == 1
    first.end()
    second.end()


def test_locks_of_killed_programs_are_swept_up(crashed):
    for copy in copies(crashed.parent):
        copy.unlink()
    first = Session()
    assert first.begin()
    assert not orphans(first)
    assert [path.stem for path in first.folder.iterdir()] == [first.name]
    first.end()
    assert not list(first.folder.iterdir())


def test_copy_beside_a_file_is_found_without_word_of_it(crashed, window):
    for pointer in (state_folder() / "sessions").glob("*.where"):
        pointer.unlink()
    with dialog(RecoveryDialog, press_button("Recover")):
        window.files.open(crashed)
    assert window.workspace.document.model.title == "edited"


@pytest.fixture
def soon(monkeypatch):
    """Let copies be written a second after an edit, earlier than one may choose."""
    monkeypatch.setattr(Settings, "copy_after", lambda _: 1)


@pytest.mark.usefixtures("soon")
def test_copy_is_written_a_moment_after_an_edit_and_goes_when_all_is_saved(window, own):
    window.files.open(own)
    edit(window)
    wait_until(lambda: copies(own.parent))
    assert window.isWindowModified()
    window.workspace.document.undo_stack.undo()
    assert not copies(own.parent)
    window.workspace.document.undo_stack.redo()
    wait_until(lambda: copies(own.parent))
    with dialog(QMessageBox, answer(BUTTON.Discard)):
        choose(window, "File", "New")
    assert not copies(own.parent)


def test_folder_that_is_closed_has_its_copy_in_the_state_folder(window, own, monkeypatch):
    window.files.open(own)

    def closed(path, mode="w"):  # not by its permissions, which do not bind root
        if path.parent == own.parent:
            raise kane.FileError(f"Cannot write {path}: Permission denied.")
        return write_atomically(path, mode)

    monkeypatch.setattr("kanevas.recovery.copies.write_atomically", closed)
    edit(window)
    window.files.recovery.autosave.write_now()
    assert not copies(own.parent)
    (copy,) = (state_folder() / "unsaved").iterdir()
    assert read_copy(copy).file == str(own)


@pytest.mark.usefixtures("soon")
def test_copy_that_cannot_be_written_is_told_once(window, own, qtbot, monkeypatch):
    window.files.open(own)

    def refuse(path, mode="w"):  # noqa: ARG001 - the signature of what it stands for
        raise kane.FileError(f"Cannot write {path}: No space left on device.")

    monkeypatch.setattr("kanevas.recovery.copies.write_atomically", refuse)
    edit(window)
    with qtbot.waitSignal(window.files.recovery.autosave.failed):
        pass
    assert "No space left on device. Save it yourself." in window.notices.label.text()
    window.notices.hide()
    edit(window, "again")
    with qtbot.assertNotEmitted(window.files.recovery.autosave.failed, wait=1500):
        pass


def test_closing_leaves_nothing_behind(open_window, own):
    window = open_window()
    window.files.open(own)
    edit(window)
    window.files.recovery.autosave.write_now()
    with dialog(QMessageBox, answer(BUTTON.Discard)):
        window.close()
    assert not copies(own.parent)
    assert not list((state_folder() / "sessions").iterdir())
    assert not list((state_folder()).glob("unsaved/*"))


# The file on disk


def test_change_by_another_program_is_noticed_and_reloading_can_be_undone(window, own):
    window.files.open(own)
    edit(window)
    own.write_bytes((MODELS / "spring_pendulum.json").read_bytes())
    wait_until(window.notices.isVisible)
    assert window.notices.label.text() == "“own.json” was changed by another program."
    reload, _ = window.notices._buttons
    click(reload)
    assert window.workspace.document.model == kane.load(own)
    assert not window.isWindowModified()
    choose(window, "Edit", "Undo Reload")
    assert window.workspace.document.model.title == "mine"
    assert window.isWindowModified()


def test_file_put_in_its_place_is_noticed_and_mine_can_be_kept(window, own):
    window.files.open(own)
    other = own.with_name("other")
    other.write_bytes((MODELS / "spring_pendulum.json").read_bytes())
    other.replace(own)  # as most editors save
    wait_until(window.notices.isVisible)
    assert window.isWindowModified()  # no file holds it any more
    _, keep = window.notices._buttons
    click(keep)
    choose(window, "File", "Save")  # without another question
    assert kane.load(own) == window.workspace.document.model
    other.write_bytes((MODELS / "andrews.json").read_bytes())
    other.replace(own)
    wait_until(window.notices.isVisible)  # noticed again


def test_deleted_file_is_noticed_and_can_be_saved_again(window, own):
    window.files.open(own)
    own.unlink()
    wait_until(window.notices.isVisible)
    assert window.isWindowModified()
    click(window.notices._buttons[0])
    assert kane.load(own) == window.workspace.document.model
    assert not window.isWindowModified()


def test_saving_over_a_change_from_outside_is_asked(window, own):
    window.files.open(own)
    edit(window)
    other = (MODELS / "spring_pendulum.json").read_bytes()
    own.write_bytes(other)
    with dialog(QMessageBox, answer(BUTTON.Cancel), title="Changed by another program"):
        assert not window.files.save()
    assert own.read_bytes() == other
    with dialog(QMessageBox, answer(BUTTON.Save), title="Changed by another program"):
        assert window.files.save()
    assert kane.load(own).title == "mine"


def test_own_saves_and_copies_are_no_news(window, own, qtbot):
    window.files.open(own)
    with qtbot.assertNotEmitted(window.files.outside_changes.watch.found, wait=1000):
        edit(window)
        window.files.recovery.autosave.write_now()
        choose(window, "File", "Save")
        own.touch()
    beside = own.with_name("beside.json")
    with dialog(QFileDialog, name_file(beside)):
        choose(window, "File", "Save as …")
    with qtbot.assertNotEmitted(window.files.outside_changes.watch.found, wait=600):
        own.unlink()  # no longer the file of the document
    assert Path(window.workspace.document.path) == beside


def test_change_made_while_the_window_was_away_is_seen_on_the_way_back(window, own, qtbot):
    window.files.open(own)
    window.files.outside_changes.watch.stop()  # as on a network drive, which tells of nothing
    own.write_bytes((MODELS / "spring_pendulum.json").read_bytes())
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    to_front(other)
    to_front(window)
    wait_until(window.notices.isVisible)


def test_typing_is_in_the_copy(window, own):
    window.files.open(own)
    type_into(window.solver_form.editor("duration").line, "7")
    window.files.recovery.autosave.write_now()
    (copy,) = copies(own.parent)
    assert '"duration": 7' in read_copy(copy).model

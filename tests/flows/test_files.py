"""All the ways in: dropped, recent, examples; and files that are no models."""

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from tests.person import answer, choose, click, dialog, entry, name_file, press, type_into
from tests.strict_weather import MODELS
from tests.thinned import thinned

import kane

pytestmark = pytest.mark.usefixtures("shared_window")

BUTTON = QMessageBox.StandardButton
COPY = Qt.DropAction.CopyAction
LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def drop(widget, *paths):
    """Drag files over a widget and let go; return whether they were taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    at = widget.rect().center()
    enter = QDragEnterEvent(at, COPY, data, LEFT, NO_KEY)
    QApplication.sendEvent(widget, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(widget, QDragMoveEvent(at, COPY, data, LEFT, NO_KEY))
    event = QDropEvent(QPointF(at), COPY, data, LEFT, NO_KEY)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


TARGETS = {
    "window": lambda window: window,
    "canvas": lambda window: window.canvas.viewport(),
    "3D view": lambda window: window.view3d._view,
    "tree": lambda window: window.tree.viewport(),
    "plots": lambda window: window.plots._hint,
    "figure": lambda window: window.plots.figure.viewport(),
    "line": lambda window: window.solver_form.editor("step").line,
    "run bar": lambda window: window.run_bar.time_field,
}


@pytest.mark.parametrize("target", TARGETS)
def test_dropped_file_opens_wherever_it_falls(window, target):
    assert drop(TARGETS[target](window), MODELS / "seven_body_mechanism.json")
    assert window.workspace.document.name == "seven_body_mechanism.json"


def test_only_one_file_can_be_dropped(window, tmp_path):
    two = [MODELS / "two_bodies.json", MODELS / "andrews.json"]
    assert not drop(window, *two)
    assert not drop(window, tmp_path)
    assert not drop(window, tmp_path / "gone.json")
    assert window.workspace.document.name == "Untitled"


def test_recent_files_newest_first(window):
    for name in ("two_bodies.json", "andrews.json", "two_bodies.json"):
        drop(window, MODELS / name)
    recent = entry(entry(window.menuBar(), "File").menu(), "Open recent").menu()
    recent.aboutToShow.emit()
    assert [a.text() for a in recent.actions()][:2] == ["two_bodies.json", "andrews.json"]
    choose(window, "File", "Open recent", "andrews.json")
    assert window.workspace.document.name == "andrews.json"
    choose(window, "File", "Open recent", "Clear this list")
    recent.aboutToShow.emit()
    assert [(a.text(), a.isEnabled()) for a in recent.actions()] == [("No files yet", False)]


def test_recent_file_that_is_gone_is_not_offered(window, tmp_path):
    path = tmp_path / "short-lived.json"
    path.write_bytes((MODELS / "two_bodies.json").read_bytes())
    drop(window, path)
    path.unlink()
    recent = entry(entry(window.menuBar(), "File").menu(), "Open recent").menu()
    recent.aboutToShow.emit()
    assert [a.text() for a in recent.actions()] == ["No files yet"]


def test_dialogs_start_in_the_folder_used_last(window, tmp_path):
    path = tmp_path / "own.json"
    path.write_bytes((MODELS / "two_bodies.json").read_bytes())
    drop(window, path)
    folders = []

    def hand(box):
        folders.append(box.directory().absolutePath())
        press(box, Qt.Key.Key_Escape)

    with dialog(QFileDialog, hand):
        choose(window, "File", "Open …")
    assert folders == [str(tmp_path)]


@pytest.mark.parametrize(
    "path", thinned(sorted(MODELS.glob("*.json")), 10), ids=lambda path: path.stem
)
def test_every_example_opens_as_a_copy(window, path, tmp_path):
    before = path.read_bytes()
    title = kane.load(path).title
    choose(window, "File", "Examples", title)
    assert window.windowTitle() == f"{title}[*] – Kanevas"
    assert window.workspace.document.path is None
    own = tmp_path / "own.json"
    with dialog(QFileDialog, name_file(own)):
        choose(window, "File", "Save")
    assert path.read_bytes() == before
    assert kane.load(own) == kane.load(path)


BROKEN = """{"format": "kanevas-model", "version": 1,
  "bodies": [{"name": "a", "mass": -1, "inertia": [1, 1, 1]},
             {"name": "a", "mass": 2, "particle": "<b>2</b>", "inertia": [1, 1]}]}"""


def test_broken_file_is_refused_and_what_was_open_stays(window, tmp_path):
    drop(window, MODELS / "seven_body_mechanism.json")
    type_into(window.solver_form.editor("step").line, "0.0002")
    model, steps = window.workspace.document.model, window.workspace.document.undo_stack.count()
    path = tmp_path / "broken.json"
    path.write_text(BROKEN, encoding="utf-8")
    texts = []

    def hand(box):
        texts.extend([box.text(), box.informativeText(), box.textFormat()])
        answer(BUTTON.Ok)(box)

    with dialog(QMessageBox, answer(BUTTON.Discard)), dialog_after_that(hand):
        drop(window, path)
    assert texts[0] == "“broken.json” cannot be opened. What was open stays open."
    assert texts[1].splitlines() == [
        "bodies[0].mass: must be zero or positive, is -1",
        "bodies[1].particle: must be true or false, is '<b>2</b>'",
        "bodies[1].inertia: must have 3 entries, has 2",
    ]
    assert texts[2] == Qt.TextFormat.PlainText
    assert window.workspace.document.model is model
    assert window.workspace.document.undo_stack.count() == steps
    assert window.workspace.document.undo_stack.canUndo()
    assert window.workspace.document.name == "seven_body_mechanism.json"
    assert window.isWindowModified()


def dialog_after_that(hand):
    """As ``dialog`` for the box that comes after the question about unsaved changes."""
    return dialog(QMessageBox, hand, title="Not opened")


def test_many_faults_are_listed_in_the_details(window, tmp_path):
    bodies = ",".join('{"name": "b", "mass": -1, "inertia": [1, 1, 1]}' for _ in range(30))
    path = tmp_path / "broken.json"
    path.write_text(f'{{"format": "kanevas-model", "version": 1, "bodies": [{bodies}]}}')
    texts = []

    def hand(box):
        texts.extend([box.informativeText(), box.detailedText()])
        answer(BUTTON.Ok)(box)

    with dialog(QMessageBox, hand):
        drop(window, path)
    assert texts[0].splitlines()[-1] == "… and 18 more"
    assert len(texts[0].splitlines()) == 13
    assert len(texts[1].splitlines()) == 30


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[1, 2", b"{}", b"null"])
def test_files_that_are_no_models_are_refused(window, tmp_path, content):
    path = tmp_path / "other.json"
    path.write_bytes(content)
    with dialog(QMessageBox, answer(BUTTON.Ok)):
        drop(window, path)
    assert window.workspace.document.name == "Untitled"


def test_new_starts_empty_and_says_why_nothing_runs(window):
    drop(window, MODELS / "seven_body_mechanism.json")
    choose(window, "File", "New")
    assert window.windowTitle() == "Untitled[*] – Kanevas"
    assert not window.workspace.document.model.bodies
    assert not window.run_bar.run_button.isEnabled()
    assert "no body" in window.run_bar.run_button.toolTip()
    assert window.tree.model().rowCount() == 0


def test_opening_another_model_starts_afresh(window, qtbot):
    drop(window, MODELS / "seven_body_mechanism.json")
    with qtbot.waitSignal(window.workspace.runner.finished):
        click(window.run_bar.run_button)
    window.workspace.selection.set(("K1",))
    drop(window, MODELS / "two_bodies.json")
    assert window.workspace.presenter.result is None
    assert window.plots.empty
    assert window.workspace.selection.names == ()
    assert window.run_bar.time_field.text() == "–"
    assert not window.workspace.player.clock.playing
    assert not window.stale_label.isVisible()
    assert not window.notices.isVisible()
    assert not window.workspace.document.undo_stack.canUndo()

"""Notes on the drawing, written by a double click."""

import msgspec
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from tests.app.hand.tools.yard import KEY
from tests.person import LEFT, double_click

from kanevas.hand.note_editor import NoteEditor


def write_over(yard, text, end=KEY.Key_Return):
    double_click(yard.viewport, yard.note + QPoint(6, 0))
    editor = yard.viewport.findChild(NoteEditor)
    assert editor.toPlainText() == yard.model.notes[0].text
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, end)


def test_a_double_click_on_a_note_writes_it_anew(yard):
    write_over(yard, "Garden")
    assert yard.model.notes[0].text == "Garden"
    assert yard.window.workspace.document.undo_stack.undoText() == "Rewrite note"
    yard.window.workspace.document.undo_stack.undo()
    assert yard.model is yard.start


def test_escape_leaves_a_note_as_it_was(yard):
    write_over(yard, "Garden", KEY.Key_Escape)
    assert yard.model is yard.start
    assert yard.window.workspace.selection.names == ("note",)


def test_a_click_elsewhere_ends_the_writing(yard):
    double_click(yard.viewport, yard.note + QPoint(6, 0))
    QTest.keyClicks(yard.viewport.findChild(NoteEditor), "Garden")
    QTest.mouseClick(yard.viewport, LEFT, pos=yard.pixel("disc"))
    assert yard.model.notes[0].text == "Garden"


def test_a_locked_note_is_not_written(yard):
    yard.window.workspace.document.apply(
        "Lock", lambda model: msgspec.structs.replace(model, protected=("note",))
    )
    double_click(yard.viewport, yard.note + QPoint(6, 0))
    assert yard.viewport.findChild(NoteEditor) is None
    assert "locked" in yard.window.notices.label.text()

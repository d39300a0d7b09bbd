"""Undo and redo by the tool bar, with a text in a form that is not ended yet."""

import pytest
from PySide6.QtTest import QTest

from kane.elements.body import Body
from kanevas.edits.elements import added, find

HEAVY = Body(name="block", mass=1.0, inertia=(1.0, 1.0, 1.0))


@pytest.fixture
def typing(window):
    """The window with a body, and another mass for it typed but not ended."""
    window.workspace.document.apply("Draw", lambda model: added(model, HEAVY))
    window.workspace.selection.set(["block"])
    line = window.inspector.form.editor("mass").line
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "5")
    return window


def test_undo_takes_the_element_away_with_what_was_typed_for_it(typing):
    window = typing
    window.menus.edit.undo.trigger()
    assert find(window.workspace.document.model, "block") is None
    assert window.workspace.document.undo_stack.count() == 1
    window.menus.edit.redo.trigger()
    assert find(window.workspace.document.model, "block") is HEAVY


def test_redo_of_another_kind_of_selection(typing):
    window = typing
    stack = window.workspace.document.undo_stack
    window.menus.edit.undo.trigger()
    title = window.inspector.form.editor("title").line
    title.setFocus()
    QTest.keyClicks(title, "Mine")
    window.menus.edit.redo.trigger()
    assert find(window.workspace.document.model, "block") is HEAVY
    assert window.workspace.document.model.title == ""
    assert (stack.count(), stack.index()) == (1, 1)


def test_deleting_takes_what_was_typed_along(typing):
    window = typing
    window.menus.edit.delete.trigger()
    assert window.workspace.document.model.bodies == ()
    assert window.workspace.document.undo_stack.undoText() == "Delete block"
    window.workspace.document.undo_stack.undo()
    assert find(window.workspace.document.model, "block") is HEAVY

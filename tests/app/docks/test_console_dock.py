"""The console in the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from kanevas.docks.dock import bring_up
from kanevas.edits.elements import find, removed

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def console(window, model):
    window.workspace.document.take(model, None)
    bring_up(window.console.dock)
    assert window.console.panel.has_begun
    window.console.panel.clear.click()  # what an earlier test left
    return window.console.panel


def typed(console, text):
    field = console.findChild(QLineEdit)
    field.setText(text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_what_is_open_is_known_by_name_as_it_is_now(window, console):
    document = window.workspace.document
    name = document.model.bodies[0].name
    typed(console, "print(len(model.bodies), result)")
    assert f"{len(document.model.bodies)} None" in console.text
    typed(console, f"edit('Less', remove({name!r})); print(len(model.bodies))")
    assert find(document.model, name) is None
    assert console.text.rstrip().endswith(str(len(document.model.bodies)))
    assert document.undo_stack.undoText() == "Less"


def test_an_edit_of_the_window_is_told_and_one_that_is_typed_stands_there_once(window, console):
    document = window.workspace.document
    name = document.model.bodies[0].name
    document.apply("Delete", lambda model: removed(model, [name]))
    assert console.lines[-1].startswith('edit("Delete"') or console.lines[-1].startswith("edit('")
    document.undo_stack.undo()
    assert console.lines[-1] == "undo()"
    count = len(console.lines)
    typed(console, "redo()")
    assert len(console.lines) == count + 1
    assert find(document.model, name) is None


@pytest.mark.usefixtures("own_window")
def test_what_was_done_before_the_console_is_seen_is_told_then(window, model):
    document = window.workspace.document
    document.take(model, None)
    document.apply("Delete", lambda model: removed(model, [model.bodies[0].name]))
    assert window.console.panel.lines == ()
    bring_up(window.console.dock)
    heading, line = window.console.panel.lines
    assert heading.startswith("# ")
    assert "remove(" in line


def test_mistakes_are_told_and_the_next_line_works(console):
    typed(console, "edit('Heavier', change('nobody', mass=1))")
    assert "there is nothing with the name 'nobody'" in console.text
    typed(console, "1 +")
    assert "SyntaxError" in console.text
    typed(console, "print(6 * 7)")
    assert "42" in console.text


def test_a_script_is_pasted_as_lines(console):
    QGuiApplication.clipboard().setText("x = 20\nprint(x + 1)\nprint(x + 2)\n")
    QTest.keySequence(console.findChild(QLineEdit), "Ctrl+V")
    assert "21\n" in console.text
    assert "22\n" in console.text
    console.copy.click()
    assert QGuiApplication.clipboard().text().endswith("print(x + 1)\nprint(x + 2)\n")


def test_leaving_puts_the_console_away_and_ends_nothing(window, console):
    typed(console, "exit()")
    assert not window.console.dock.isVisible()
    assert window.isVisible()


def test_clear_forgets_the_lines(console):
    console.clear.click()
    assert (console.lines, console.text) == ((), "")

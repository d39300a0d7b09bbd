import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from tests.german import german
from tests.person import dialog, press
from tests.strict_weather import MODELS

from kanevas.commands import CommandFinder
from kanevas.commands.command import commands_of
from kanevas.commands.line_delegate import COMMAND
from kanevas.commands.matching import plain
from kanevas.widgets.entries import entries

pytestmark = pytest.mark.usefixtures("shared_window")

__all__ = ["german"]

CONTROL = Qt.KeyboardModifier.ControlModifier


def find(window, text, key=Qt.Key.Key_Return, then=None):
    """Call the finder by its key, type into it, and press a key."""
    seen = []

    def hand(finder):
        QTest.keyClicks(finder.line, text)
        seen.extend(finder.list.item(row).data(COMMAND).text for row in range(finder.list.count()))
        if then:
            then(finder)
        QTest.keyClick(finder.line, key)

    with dialog(CommandFinder, hand):
        press(window, Qt.Key.Key_K, CONTROL)
    return seen


def test_enter_does_what_is_found(window):
    find(window, "inertia ell")
    assert window.menus.view.ellipsoids.isChecked()
    find(window, "rod")
    assert window.toolbox.tool.name == "rod"


@pytest.mark.parametrize("each", [4, pytest.param(1, marks=pytest.mark.slow)])
def test_every_entry_of_every_menu_is_found_first_by_its_whole_name(window, each):
    window.files.open(MODELS / "seven_body_mechanism.json")
    commands = list(commands_of(window.menuBar()))
    shown = {entry.action.text() for entry in entries(window.menuBar()) if entry.text}
    assert len(commands) >= len(shown) > 100
    finder = CommandFinder(commands, window.workspace.colors.theme)
    for command in commands[::each]:
        finder.line.setText(command.text)
        best = finder.list.item(0).data(COMMAND)
        assert plain(best.text) == plain(command.text), command.text
    finder.deleteLater()


def test_what_is_grey_says_why_and_is_not_done(window):
    def then(finder):
        assert "Run the model first" in finder.note.text()
        QTest.keyClick(finder.line, Qt.Key.Key_Return)
        assert finder.isVisible()

    find(window, "numbers as csv", Qt.Key.Key_Escape, then)


def test_nothing_found_is_said(window):
    def then(finder):
        assert finder.note.text() == "Nothing here has such a name"
        QTest.keyClick(finder.line, Qt.Key.Key_Return)
        assert finder.isVisible()

    assert find(window, "qqqq", Qt.Key.Key_Escape, then) == []


def test_arrows_go_through_what_is_found(window):
    rows = []

    def then(finder):
        QTest.keyClick(finder.line, Qt.Key.Key_Down)
        rows.append(finder.list.currentRow())
        QTest.keyClick(finder.line, Qt.Key.Key_Up)
        rows.append(finder.list.currentRow())

    find(window, "mirror", Qt.Key.Key_Escape, then)
    assert rows == [1, 0]


def test_examples_and_pages_of_help_are_found(window):
    find(window, "all shortcuts pages")
    assert window.assistance.help.page == "shortcuts"
    find(window, "example geneva")
    assert "Geneva" in window.workspace.document.model.title


@pytest.mark.usefixtures("german")
def test_in_german(open_window):
    window = open_window()
    find(window, "tragheitsell")
    assert window.menus.view.ellipsoids.isChecked()
    # the dialog stands before the page of help "Einstellungen eines Laufs"
    found = find(window, "einstellungen", Qt.Key.Key_Escape)
    assert found[0] == "Voreinstellungen …"
    assert any("Einstellungen eines Laufs" in text for text in found)

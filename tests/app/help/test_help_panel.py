import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from tests.person import choose, click, press, type_into
from tests.strict_weather import MODELS

from kanevas.help.pages import page_names
from kanevas.look.theme import DARK
from kanevas.method.tables import LEDGER, TABLES
from kanevas.widgets.entries import bare, keys_of

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def help_(window):
    return window.assistance.help


def test_f1_opens_the_page_about_the_selection(window, help_):
    window.files.open(MODELS / "hinged_rods.json")
    for name, page in (("hinge", "revolute"), ("rod 1", "body")):
        window.workspace.selection.set([name])
        press(window, Qt.Key.Key_F1)
        assert help_.isVisible()
        assert help_.page == page


def test_f1_without_a_selection_is_about_the_tool_at_hand(window, help_):
    press(window, Qt.Key.Key_F1)
    assert help_.page == "index"
    window.toolbox.arm("rod")
    press(window, Qt.Key.Key_F1)
    assert help_.page == "shapes"


def test_f1_in_a_table_of_the_method_opens_what_help_says_of_it(window, help_):
    window.files.open(MODELS / "hinged_rods.json")
    window.method.dock.show()
    window.method.dock.raise_()
    tables = window.method.panel.tables
    tables.setCurrentRow(TABLES.index(LEDGER))
    tables.setFocus()
    press(tables, Qt.Key.Key_F1)
    assert help_.page == "method"
    assert help_.browser.source().fragment() == LEDGER
    window.canvas.setFocus()
    press(window.canvas, Qt.Key.Key_F1)
    assert help_.page == "index"


def test_f1_for_several_kinds_opens_the_index(window, help_):
    window.files.open(MODELS / "hinged_rods.json")
    window.workspace.selection.set(["hinge", "rod 1"])
    press(window, Qt.Key.Key_F1)
    assert help_.page == "index"


def test_every_page_can_be_shown(window, help_):
    for name in page_names():
        window.assistance.show_page(name)
        assert help_.page == name
        assert len(help_.browser.toPlainText()) > 100


def test_back_and_forward(window, help_):
    for name in ("ball", "revolute"):
        window.assistance.show_page(name)
    click(help_._buttons["back"])
    assert help_.page == "ball"
    click(help_._buttons["forward"])
    assert help_.page == "revolute"
    click(help_._buttons["start"])
    assert help_.page == "index"


def test_search_by_keyboard(window, help_):
    window.assistance.show_page("index")
    type_into(help_.search, "rolling", end=None)
    assert help_.hits.item(0).text() == "Rolling disc"
    QTest.keyClick(help_.search, Qt.Key.Key_Return)
    assert help_.page == "rolling_disc"
    assert help_.browser.isVisible()
    type_into(help_.search, "xylophone", end=None)
    assert help_.hits.item(0).text() == "No page has these words"


def test_list_of_shortcuts_is_that_of_the_window(window, help_):
    choose(window, "Help", "All shortcuts")
    text = re.sub(r"\s+", " ", help_.browser.toPlainText())
    for menu in (window.menus.file, window.menus.edit, window.menus.simulate, window.menus.insert):
        for action in menu.menu.actions():
            if action.shortcuts():
                assert f"{keys_of(action)} {bare(action.text())}" in text


def test_colours_follow_the_theme(window, help_):
    window.assistance.show_page("ball")
    window.workspace.colors.choose("dark")
    assert DARK.accent.name() in help_.browser.toHtml()

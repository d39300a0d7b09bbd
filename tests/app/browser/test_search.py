import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from tests.app.browser.lines import line, seen
from tests.app.coordinated import coordinated
from tests.person import type_into

from kane.model import renamed
from kanevas.browser import Browser, ModelTree
from kanevas.document.changes import changes
from kanevas.document.selection import Selection
from kanevas.look.theme import LIGHT


@pytest.fixture
def browser(qtbot):
    browser = Browser(ModelTree(Selection(), LIGHT), LIGHT)
    qtbot.addWidget(browser)
    browser.resize(300, 700)
    browser.tree.show_model(coordinated())
    with qtbot.waitActive(browser):
        browser.show()
        browser.activateWindow()
    return browser


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("whe", ["Bodies (7)", "wheel"]),
        ("WHEEL", ["Bodies (7)", "wheel"]),
        ("parameter", ["Parameters (2)", "F = 2.5 N", "n = 3"]),
        ("particle", ["Bodies (7)", "bead"]),
        ("bodies  block", ["Bodies (7)", "block"]),
    ],
)
def test_finds_by_name_type_and_group(browser, text, found):
    type_into(browser.line, text, end=None)
    assert seen(browser.tree) == found
    assert not browser._nothing.isVisible()


def test_says_so_where_nothing_is_found_and_escape_clears(browser):
    before = seen(browser.tree)
    type_into(browser.line, "zebra", end=None)
    assert seen(browser.tree) == []
    assert browser._nothing.isVisible()
    QTest.keyClick(browser.line, Qt.Key.Key_Escape)
    assert browser.line.text() == ""
    assert seen(browser.tree) == before
    assert not browser._nothing.isVisible()
    QTest.keyClick(browser.line, Qt.Key.Key_Escape)
    assert browser.tree.hasFocus()


def test_opens_groups_for_what_is_found_and_closes_them_afterwards(browser):
    browser.tree.collapse(line(browser.tree, "Bodies (7)"))
    type_into(browser.line, "wheel", end=None)
    assert seen(browser.tree) == ["Bodies (7)", "wheel"]
    browser.line.clear()
    assert not browser.tree.isExpanded(line(browser.tree, "Bodies (7)"))


def test_the_search_follows_edits(browser):
    type_into(browser.line, "wheel", end=None)
    before = coordinated()
    after = renamed(before, "rack", "third wheel")
    browser.tree.show_model(after, changes(before, after))
    assert seen(browser.tree) == ["Bodies (7)", "wheel", "third wheel"]


def test_an_element_to_be_renamed_is_shown_even_if_the_search_leaves_it_out(browser):
    type_into(browser.line, "wheel", end=None)
    browser.rename("rack")
    assert browser.line.text() == ""
    assert browser.tree.currentIndex().data() == "rack"


def test_tab_goes_from_the_search_to_the_tree(browser):
    browser.start_search()
    QTest.keyClick(browser.line, Qt.Key.Key_Tab)
    assert browser.tree.hasFocus()


def test_the_words_of_the_menus_find_what_they_draw(browser):
    found = []
    for word in ("hinge", "revolute"):
        type_into(browser.line, word, end=None)
        found.append(seen(browser.tree))
    assert found[0] == found[1] != []

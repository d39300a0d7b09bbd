from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from tests.german import german
from tests.person import choose, click, dialog

from kanevas.commands.keys_dialog import NAME, KeysDialog
from kanevas.settings import Settings
from kanevas.widgets.entries import entries

__all__ = ["german"]

FIT, ROD, RUN = "view: fit", "insert: tool rod", "simulate: run"


def doubles(window):
    keys = [key.toString() for a in window.findChildren(QAction) for key in a.shortcuts()]
    return [key for key, count in Counter(keys).items() if key and count > 1]


def in_dialog(window, hand, title="Keyboard shortcuts …", menu="Edit"):
    with dialog(KeysDialog, hand):
        choose(window, menu, title)


def take(view, name):
    item = next(item for item in view._items() if item.data(0, NAME) == name)
    view.list.setCurrentItem(item)
    return item


def type_keys(view, key, modifiers=Qt.KeyboardModifier.NoModifier):
    view.key.setFocus()
    QTest.keyClick(view.key, key, modifiers)


def test_no_key_stands_twice_and_every_command_has_a_name_of_its_own(window):
    keys = window.menus.keys
    taken = [key for key in keys.first.values() if key]
    assert len(taken) > 60
    assert len(set(taken)) == len(taken)
    names = [a.objectName() for a in window.findChildren(QAction) if ": " in a.objectName()]
    assert len(names) == len(set(names)) == len(keys.first)


@pytest.mark.usefixtures("german")
def test_names_and_keys_are_the_same_in_german(open_window):
    window = open_window()
    assert doubles(window) == []
    assert window.menus.keys.first[FIT] == "F"


def test_whatever_can_be_chosen_in_the_menus_can_have_keys(window):
    of_files = {"Open recent", "Examples", "Parts of plug-ins", "Analyses of plug-ins"}
    nameless = [
        entry.text
        for entry in entries(window.menuBar())
        if not entry.action.objectName() and of_files.isdisjoint(entry.path)
    ]
    assert nameless == []


def test_other_keys_hold_at_once_and_at_the_next_start(window, open_window):
    def hand(view):
        take(view, FIT)
        type_keys(view, Qt.Key.Key_J)
        view.reject()

    in_dialog(window, hand)
    assert window.menus.view.fit.shortcut() == QKeySequence("J")
    assert Settings().keys() == {FIT: "J"}
    other = open_window()
    assert other.menus.view.fit.shortcut() == QKeySequence("J")


def test_keys_of_another_command_are_told_and_taken_over(window):
    def hand(view):
        take(view, FIT)
        type_keys(view, Qt.Key.Key_R)
        assert view.note.text() == "R does “Rod” already; take it over, or press other keys."
        assert window.menus.view.fit.shortcut() == QKeySequence("F")
        click(view.take)
        assert not view.note.text()
        view.reject()

    in_dialog(window, hand)
    assert window.menus.view.fit.shortcut() == QKeySequence("R")
    assert window.menus.keys.key_of(ROD) == ""
    assert doubles(window) == []


def test_tips_help_and_first_steps_follow(window):
    window.assistance.show_page("shortcuts")
    tools = {action.data(): action for action in window.menus.insert.tools.actions()}
    assert tools["rod"].toolTip() == "Rod (R)"
    window.menus.keys.give(ROD, "Ctrl+J")
    window.menus.keys.give(RUN, "F12")
    window.menus.keys.give("fold: model", "")
    assert tools["rod"].toolTip() == "Rod (Ctrl+J)"
    assert "Ctrl+J" in window.assistance.help.browser.toPlainText()
    assert window.menus.keys_of("rod") == "Ctrl+J"
    assert window.folding.left.action.toolTip() == "Panels at the left"
    window.run_bar.offer_run(False)
    assert window.run_bar.run_button.toolTip() == "There is no body to move"
    window.run_bar.offer_run(True)
    assert window.run_bar.run_button.toolTip() == "Compute the motion (F12)"


def test_all_windows_follow(window, open_window):
    other = open_window()
    window.menus.keys.give(FIT, "J")
    if other.workspace.settings is window.workspace.settings:
        assert other.menus.view.fit.shortcut() == QKeySequence("J")
    window.menus.keys.put_back(FIT)
    assert window.menus.view.fit.shortcut() == QKeySequence("F")


def test_a_command_can_go_without_keys(window):
    def hand(view):
        take(view, ROD)
        click(view.none)
        assert not view.none.isEnabled()
        view.reject()

    in_dialog(window, hand)
    assert window.menus.keys.key_of(ROD) == ""
    assert Settings().keys() == {ROD: ""}


def test_one_or_all_go_back(window):
    def hand(view):
        item = take(view, ROD)
        assert item.font(1).bold()
        click(view.back)
        assert item.text(1) == "R"
        assert not view.back.isEnabled()
        view._put_all_back()
        view.reject()

    keys = window.menus.keys
    keys.give(FIT, "R")
    in_dialog(window, hand)
    assert keys.key_of(ROD) == "R"
    assert keys.key_of(FIT) == "F"
    assert Settings().keys() == {}


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Return])
def test_keys_that_lead_through_fields_are_refused(window, key):
    def hand(view):
        take(view, FIT)
        view.key.setKeySequence(QKeySequence(key))
        assert "leads through the window" in view.note.text()
        view.reject()

    in_dialog(window, hand)
    assert window.menus.keys.key_of(FIT) == "F"


def test_the_list_is_narrowed_by_names_and_keys(window):
    def hand(view):
        for text, name in (("rod", ROD), ("F5", RUN)):
            view.search.setText(text)
            shown = [item.data(0, NAME) for item in view._items() if not item.isHidden()]
            assert name in shown
            assert view.present == name
            assert len(shown) < 12
        view.search.setText("qqqq")
        assert view.present == ""
        assert not view.key.isEnabled()
        view.reject()

    in_dialog(window, hand)


def test_settings_that_cannot_be_are_as_at_first(window):
    store = window.workspace.settings._store
    for text in ('{"view: fit": 3}', "no", '{"view: fit": "Ctrl+Nothing+J"}'):
        store.setValue("keys", text)
        store.sync()
        settings = Settings()
        assert settings.keys() == {}
        assert "keys" in settings.unreadable

"""Another language is spoken at once, and nothing that a person was at is lost."""

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from tests.person import choose, dialog, press, wait_until
from tests.strict_weather import MODELS

from kanevas.assets.decimals import POINT, set_decimal_mark
from kanevas.assets.language import Translator, change
from kanevas.preferences import PreferencesDialog
from kanevas.program.program import make_application
from kanevas.program.windows import Windows
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings

RODS = MODELS / "hinged_rods.json"
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def windows(qtbot):
    app, before = make_application(), QLocale()
    opened = Windows(Preparation(), Settings(), "light")
    yield opened
    for window in list(opened.all):
        window.workspace.document.undo_stack.setClean()
        window.close()
    qtbot.waitUntil(lambda: not opened.all)
    opened._pause.stop()
    change(app, "en", "language")
    QLocale.setDefault(before)
    set_decimal_mark(POINT)
    assert not app.findChild(Translator)


@pytest.fixture
def first(windows, qtbot):
    window = windows.make()
    with qtbot.waitExposed(window):
        window.show()
    windows._preparation.start()
    wait_until(lambda: windows._preparation.is_ready)
    return window


def retitle(window, title):
    window.workspace.document.apply(
        f"Call it {title}", lambda m: msgspec.structs.replace(m, title=title)
    )


def renewed(windows, old):
    wait_until(lambda: old not in windows.all)
    assert len(windows.all) == 1
    return windows.all[0]


def test_all_that_a_person_was_at_is_there_in_the_other_language(windows, first, qtbot):
    workspace = first.workspace
    first.files.open(RODS)
    original = workspace.document.model
    for title in ("one", "two", "three"):
        retitle(first, title)
    press(first, Qt.Key.Key_Z, CTRL)
    with qtbot.waitSignal(workspace.runner.finished):
        press(first, Qt.Key.Key_F5)
    workspace.player.pause()
    workspace.player.seek(0.5)
    workspace.selection.set(["rod 2"])
    result, model = workspace.presenter.result, workspace.document.model
    choose(first, "View", "Language", "Deutsch")
    new = renewed(windows, first)
    assert new.menuBar().actions()[0].text() == "&Datei"
    assert new.isVisible()
    document = new.workspace.document
    assert (document.model, document.path, document.modified) == (model, RODS, True)
    assert new.workspace.selection.names == ("rod 2",)
    assert new.workspace.presenter.result is result
    assert not new.workspace.presenter.is_stale
    assert new.workspace.player.clock.time == 0.5
    assert [run.result for run in new.workspace.runs.runs] == [result]
    assert new.files.recovery.autosave._has_copy
    press(new, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert document.model.title == "three"
    for _ in range(3):
        press(new, Qt.Key.Key_Z, CTRL)
    assert document.model == original
    assert not document.modified
    choose(new, "Ansicht", "Sprache", "English")
    assert renewed(windows, new).menuBar().actions()[0].text() == "&File"


def test_all_windows_speak_it_and_stay_in_their_places(windows, first):
    first.files.open(RODS)
    windows.open(None, first)
    places = [window.geometry() for window in windows.all]
    windows._settings.set_language("de")
    wait_until(lambda: first not in windows.all)
    assert [window.menuBar().actions()[0].text() for window in windows.all] == ["&Datei"] * 2
    assert [window.geometry() for window in windows.all] == places
    assert QCoreApplication.translate("FileMenu", "&Open …") == "Ö&ffnen …"


def test_from_the_preferences_it_is_spoken_once_they_are_closed(windows, first):
    def hand(preferences):
        preferences.language.setCurrentIndex(preferences.language.findData("de"))
        preferences.language.activated.emit(preferences.language.currentIndex())
        assert "as soon as no dialog is open" in preferences.later.text()
        wait_until(lambda: windows._pause.isActive())
        assert windows.all == [first]
        preferences.findChildren(QPushButton)[-1].click()

    with dialog(PreferencesDialog, hand):
        choose(first, "Edit", "Preferences …")
    assert renewed(windows, first).windowTitle().endswith("Kanevas")
    assert QApplication.activeModalWidget() is None


def test_a_run_is_waited_for(windows, first, qtbot):
    first.files.open(RODS)
    first.workspace.run()
    windows._settings.set_language("de")
    assert first.is_at_work
    with qtbot.waitSignal(first.workspace.runner.finished):
        pass
    assert len(renewed(windows, first).workspace.runs.runs) == 1


def test_the_language_that_is_spoken_changes_nothing(windows, first):
    windows._settings.set_language("en")
    wait_until(lambda: not windows._pause.isActive())
    assert windows.all == [first]

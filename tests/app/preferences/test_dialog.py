"""Preferences hold at once, in all windows, and for the next start."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDialogButtonBox
from tests.german import german
from tests.person import choose, click, dialog, type_into

from kanevas.assets.decimals import POINT, set_decimal_mark
from kanevas.files.new_model import new_model
from kanevas.preferences import PreferencesDialog
from kanevas.settings import Settings
from kanevas.settings.known import KNOWN, SHARED
from kanevas.units import SYSTEMS, shown
from kanevas.widgets.entries import bare

__all__ = ["german"]


SOON = "Kanevas speaks it as soon as no dialog is open and nothing runs."


@pytest.fixture
def settings(qapp):  # noqa: ARG001
    yield Settings()
    set_decimal_mark(POINT)


@pytest.fixture
def preferences(settings, qtbot):
    window = PreferencesDialog(settings, Path("/where/copies/lie"))
    qtbot.addWidget(window)
    window.show()
    return window


def pick(box, value):
    """Choose an entry as the hand does."""
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_every_choice_is_kept_and_told(preferences, settings):
    told = []
    settings.changed.connect(told.append)
    for box, value in (
        (preferences.language, "de"),
        (preferences.colours, "dark"),
        (preferences.units, "mm"),
        (preferences.mark, "comma"),
        (preferences.plane, "empty_in_space"),
        (preferences.method, "radau"),
        (preferences.pause, 60),
    ):
        pick(box, value)
    type_into(preferences.duration, "1,5 min")
    preferences.gallery.setChecked(False)
    preferences.less_motion.setChecked(True)
    later = Settings()
    assert (later.language(), later.colors(), later.units()) == ("de", "dark", "mm")
    assert (later.decimal_mark(), later.copy_after()) == ("comma", 60)
    assert (later.new_model(), later.new_run()) == ("empty_in_space", (90.0, "radau"))
    assert not later.gallery_at_start()
    assert later.less_motion()
    assert set(told) == set(SHARED) - {"gallery_at_start"}
    assert preferences.duration.text() == "90 s"


def test_the_dialog_shows_what_was_chosen(settings, qtbot):
    settings.set_units("inch")
    settings.set_copy_after(300)
    window = PreferencesDialog(settings, Path())
    qtbot.addWidget(window)
    assert window.units.currentData() == "inch"
    assert window.pause.currentText() == "5 minutes after an edit"
    boxes = (
        window.language, window.colours, window.units, window.mark, window.plane, window.method,
        window.pause,
    )  # fmt: skip
    assert all(box.currentIndex() >= 0 for box in boxes)


def test_a_language_that_is_not_spoken_yet_is_told(preferences):
    assert preferences.later.isHidden()
    pick(preferences.language, "de")
    assert preferences.later.text() == SOON
    pick(preferences.language, "en")
    assert preferences.later.isHidden()


@pytest.mark.parametrize("text", ["-1", "0", "long", "1e30"])
def test_a_duration_that_cannot_be_is_refused_in_words(preferences, settings, text):
    type_into(preferences.duration, text)
    assert preferences.fault.text()
    assert preferences.fault.isVisible()
    assert settings.new_run()[0] == KNOWN["new_duration"][0]
    type_into(preferences.duration, "3")
    assert preferences.fault.isHidden()
    assert settings.new_run()[0] == 3.0


def test_all_goes_back_to_the_first_start(preferences, settings):
    pick(preferences.units, "mm")
    pick(preferences.mark, "comma")
    assert shown(0.0005, "m", SYSTEMS[2]) == "0,5"
    preferences._reset()
    assert {name: settings._value(name) for name in SHARED} == {
        name: KNOWN[name][0] for name in SHARED
    }
    assert preferences.units.currentData() == SYSTEMS[0].key
    assert shown(0.5, "m", SYSTEMS[0]) == f"0{QLocale().decimalPoint()}5"


def test_new_models_are_as_the_person_wants_them(settings):
    assert new_model(settings).planar
    settings.set_new_model("empty_in_space")
    settings.set_new_run(2.5, "esdirk43")
    model = new_model(settings)
    assert not model.planar
    assert model.work_plane == "xz"
    assert (model.solver.duration, model.solver.method) == (2.5, "esdirk43")


def test_the_menu_opens_it_and_the_window_follows(window):
    shown_units = []
    window.workspace.units.changed.connect(lambda system: shown_units.append(system.key))

    def choose_millimetres(preferences):
        pick(preferences.units, "mm")
        (box,) = preferences.findChildren(QDialogButtonBox)
        click(next(button for button in box.buttons() if bare(button.text()) == "Close"))

    with dialog(PreferencesDialog, choose_millimetres):
        choose(window, "Edit", "Preferences …")
    assert shown_units == ["mm"]
    assert window.desk.units.key == "mm"


def test_autosave_follows_the_pause(window):
    autosave = window.files.recovery.autosave
    assert autosave._timer.interval() == 3000
    window.workspace.settings.set_copy_after(30)
    assert autosave._timer.interval() == 30_000


def test_the_language_menu_tells_when_it_is_spoken(window):
    choose(window, "View", "Language", "Deutsch")
    assert window.workspace.settings.language() == "de"
    assert window.notices.label.text() == SOON


@pytest.mark.usefixtures("german")
def test_in_german_fields_show_a_comma_and_understand_both(open_window):
    window = open_window()
    line = window.solver_form.form.editor("duration").line
    for typed in ("2,5", "2.5"):
        type_into(line, typed)
        assert window.workspace.document.model.solver.duration == 2.5
        assert line.text() == "2,5"

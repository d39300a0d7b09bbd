"""The program speaks the user's language, as far as it is translated."""

import re
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QTime
from PySide6.QtWidgets import QMenu
from tests.german import german
from tests.person import choose

from kane.model import Model, SolverSettings
from kanevas.assets.language import (
    BRITISH,
    Translator,
    in_running_text,
    languages,
    locale_of,
    speak,
)
from kanevas.assets.paths import TRANSLATIONS
from kanevas.kinds.labels import label
from kanevas.program.program import make_application
from kanevas.run_list.differences import differences

__all__ = ["german"]

SOURCES = sorted(TRANSLATIONS.glob("kanevas_*.ts"))


def messages(source):
    for context in ET.parse(source).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name") or "", message


def translated(source):
    for context, message in messages(source):
        translation = message.find("translation")
        if translation.text and not translation.get("type"):
            yield context, message.findtext("source"), translation.text


def test_menus_are_german(german, open_window):
    assert len(german) == 2  # Qt's texts and those of the program
    window = open_window()
    titles = [action.text().replace("&", "") for action in window.menuBar().actions()]
    assert titles == ["Datei", "Bearbeiten", "Einfügen", "Simulieren", "Ansicht", "Hilfe"]
    assert window.menus.file.save.text() == "&Speichern"
    assert window.windowTitle() == "Unbenannt[*] – Kanevas"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    choose(window, "Hilfe", "Erste Schritte")
    assert window.assistance.steps.begin.text() == "Mit einem leeren Modell beginnen"


@pytest.mark.usefixtures("german")
def test_no_letter_of_a_german_menu_is_bound_twice(open_window):
    window = open_window()
    own = {translation for _, _, translation in translated(TRANSLATIONS / "kanevas_de.ts")}
    for menu in [window.menuBar(), *window.menuBar().findChildren(QMenu)]:
        visible = [action.text() for action in menu.actions() if action.isVisible()]
        texts = [text for text in visible if text in own]  # the others are not done yet
        letters = [text.partition("&")[2][:1].lower() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)), ", ".join(texts)


@pytest.mark.usefixtures("german")
def test_what_is_not_translated_stays_english():
    assert QCoreApplication.translate("Nobody", "Never said before") == "Never said before"


@pytest.mark.usefixtures("german")
def test_german_nouns_keep_their_capitals_in_sentences():
    assert in_running_text(label("stiffness")) == "Steifigkeit"


@pytest.mark.usefixtures("german")
def test_what_changed_between_runs_is_told_in_german():
    before, after = SolverSettings(), SolverSettings(duration=2.0)
    assert differences(Model(), before, Model(), after) == ["Dauer 1 → 2 s"]


@pytest.mark.usefixtures("qapp")
def test_english_needs_no_translation():
    app = make_application()
    assert speak(app, QLocale(QLocale.Language.English)) == []
    assert speak(app, QLocale.c()) == []


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_the_file_that_is_loaded_has_all_that_is_translated(source):
    translator = Translator()
    assert translator.load(str(source.with_suffix(".qm")))
    for context, text, translation in translated(source):
        assert translator.translate(context, text) == translation
        assert translator.translate("Elsewhere", text)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_places_for_numbers_and_names_are_kept(source):
    for _, text, translation in translated(source):
        places = re.compile(r"\{.*?\}|%\w|\[\[.*?\]\]")
        assert sorted(places.findall(text)) == sorted(places.findall(translation)), text


def test_dates_are_british_where_the_system_has_no_country():
    moment = QDateTime(QDate(2026, 11, 22), QTime(13, 30))
    short = QLocale.FormatType.ShortFormat
    assert BRITISH.toString(moment, short) == "22/11/2026 13:30"
    assert locale_of("en") in (BRITISH, QLocale.system())
    assert locale_of("de").toString(moment, short).startswith("22.11.26")


def test_languages_are_called_by_their_own_names():
    assert languages() == {"en": "English", "de": "Deutsch"}

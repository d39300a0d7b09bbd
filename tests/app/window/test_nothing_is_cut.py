"""No words are cut off on a small screen, whatever they are and in whatever language."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.cut import cut_words
from tests.german import german
from tests.strict_weather import MODELS

from kane.model import named
from kanevas.docks.dock import bring_up, docks_of

__all__ = ["german"]

SMALL = QSize(1280, 800)
TRIES = 20


# German words are the longer ones
@pytest.fixture(params=[pytest.param("en", marks=pytest.mark.slow), "de"])
def small(request, open_window, monkeypatch):
    if request.param == "de":
        request.getfixturevalue("german")
    monkeypatch.setattr("kanevas.window.layout.SIZE", SMALL)
    window = open_window()
    window.files.open(MODELS / "slider_crank.json", as_copy=True)
    QApplication.processEvents()
    assert window.size() == SMALL
    return window


def words_cut_in(part):
    """Return what stays cut off once the layouts have had their say."""
    for _ in range(TRIES):
        QTest.qWait(5)
        if not cut_words(part):
            break
    return cut_words(part)


def test_in_no_dock(small):
    for dock in docks_of(small):
        bring_up(dock)
        assert words_cut_in(dock) == [], dock.objectName()
    assert words_cut_in(small) == []


def test_in_no_form(small):
    for _, element in named(small.workspace.document.model):
        small.workspace.selection.set([element.name])
        assert words_cut_in(small.inspector) == [], element.name


def test_in_no_table_of_the_method(small):
    bring_up(small.method.dock)
    tables = small.method.panel.tables
    for row in range(tables.count()):
        tables.setCurrentRow(row)
        assert words_cut_in(small.method.dock) == [], tables.table


def test_in_no_chapter_of_the_first_steps(small):
    small.assistance.show_first_steps()
    chapters = small.assistance.steps.chapters
    for row in range(chapters.count()):
        chapters.setCurrentIndex(row)
        assert words_cut_in(small.assistance.steps) == [], chapters.currentText()

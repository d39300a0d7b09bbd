"""Cards of the gallery have room for all their words."""

import pytest
from PySide6.QtCore import QSize
from tests.german import german

from kanevas.start.card_delegate import text_height
from kanevas.start.examples import examples
from kanevas.start.lessons import lesson_of
from kanevas.start.pictures import SIZE
from kanevas.start.shelf import Shelf
from kanevas.start.templates import templates

__all__ = ["german"]

CARD = QSize(6, 6)  # pixels by which a card is less than its cell
OVER_WORDS = 3 + 6 + SIZE.height() + 4  # pixels from the top of a card to its words
UNDER = 3 + 2


@pytest.fixture(params=["en", "de"])
def entries(request, qapp):  # noqa: ARG001
    if request.param == "de":
        request.getfixturevalue("german")
    return [*templates(), *examples()]


def test_all_words_of_a_card_are_to_be_read(entries, qtbot):
    shelf = Shelf("all")
    qtbot.addWidget(shelf)
    for path, name in entries:
        shelf.add(path, name, "", lesson_of(path))
    card = shelf.gridSize() - CARD
    for row, (path, name) in enumerate(entries):
        assert shelf.item(row).sizeHint() == card
        needed = text_height(shelf.font(), name, lesson_of(path))
        assert OVER_WORDS + needed + UNDER <= card.height(), name


def test_long_names_are_wrapped_and_short_ones_take_one_line(qtbot):
    shelf = Shelf("all")
    qtbot.addWidget(shelf)
    short = text_height(shelf.font(), "Pendulum", "A lesson")
    assert (
        text_height(shelf.font(), "A pendulum whose name is a sentence of its own", "A lesson")
        > short
    )
    assert text_height(shelf.font(), "Pendulum", "") < short

"""Questions can be answered by letters, and their titles are not cut."""

import pytest
from PySide6.QtWidgets import QMessageBox
from tests.german import german

from kanevas.widgets.question import BUTTONS, WIDTH, give_letters

__all__ = ["german"]


def asked(qtbot):
    box = QMessageBox(
        QMessageBox.Icon.Question,
        "Unsaved changes",
        "Save?",
        QMessageBox.StandardButton.Save
        | QMessageBox.StandardButton.Discard
        | QMessageBox.StandardButton.Cancel,
    )
    qtbot.addWidget(box)
    give_letters(box)
    return box


def letters(box):
    texts = [button.text() for button in box.buttons()]
    assert all("&" in text for text in texts), texts
    return sorted(text.partition("&")[2][0].lower() for text in texts)


def test_each_answer_has_a_letter_of_its_own(qtbot):
    box = asked(qtbot)
    assert letters(box) == ["c", "d", "s"]
    box.show()
    assert box.width() >= WIDTH
    box.hide()


@pytest.mark.usefixtures("german")
def test_in_german_too(qtbot):
    assert letters(asked(qtbot)) == ["a", "s", "v"]


def test_words_that_a_button_has_already_stay(qtbot):
    box = QMessageBox()
    qtbot.addWidget(box)
    button = box.addButton(QMessageBox.StandardButton.Save)
    button.setText("&Overwrite")
    give_letters(box)
    assert button.text() == "&Overwrite"


def test_every_question_of_the_program_is_given_letters():
    from pathlib import Path

    import kanevas

    for path in Path(kanevas.__file__).parent.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert source.count("QMessageBox(\n") <= source.count("give_letters(box)"), path
    assert len(BUTTONS) == 6

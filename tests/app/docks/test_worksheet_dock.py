"""The worksheet in the window: a class predicts, derives, and has both compared."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit
from tests.person import choose, click, double_click, type_into, wait_until

import kane
from kane.model import digest
from kane.model.answer import Answer
from kane.symbolic import worksheet
from kanevas.edits.answering import answered
from kanevas.worksheet.worksheet_panel import ANSWER, REMARK, VERDICT

pytestmark = pytest.mark.usefixtures("shared_window")

MODEL = Path(__file__).parents[3] / "models" / "planar_chain.json"
LONG = 60_000  # ms; a run, or SymPy beside whatever else runs


@pytest.fixture
def panel(window, qtbot, monkeypatch):
    """The worksheet of a chain; what its process does is done in the thread."""
    here = lambda begin, job, *_: begin()(job)  # noqa: E731
    monkeypatch.setattr(worksheet, "in_a_process", here)
    window.files.open(MODEL)
    panel = window.worksheet.panel
    qtbot.waitUntil(lambda: panel._ready)
    choose(window, "Simulate", "Worksheet")
    qtbot.waitUntil(lambda: panel.sheet is not None, timeout=LONG)
    return panel


def line(panel, title):
    """The line about something, which is scrolled to."""
    for k in range(panel.table.topLevelItemCount()):
        section = panel.table.topLevelItem(k)
        for n in range(section.childCount()):
            if section.child(n).text(0).split(":")[0] == title:
                panel.table.scrollToItem(section.child(n))
                return section.child(n)
    raise AssertionError(title)


def answer(panel, title, text):
    box = panel.table.visualItemRect(line(panel, title))
    click(panel.table.viewport(), QPoint(box.left() + 5, box.center().y()))
    editor = panel.table.findChild(QLineEdit)
    type_into(editor, text)
    wait_until(lambda: panel.table.findChild(QLineEdit) is None)  # the view takes it a moment later


def test_answers_are_typed_and_compared(panel, qtbot):
    result = kane.simulate(kane.load(MODEL))
    answer(panel, "pin 1.angle", f"{result['pin 1.angle'][-1]:.6f}".replace(".", ","))
    answer(panel, "pin 2.angle", "99")
    answer(panel, "F_2", "k_K2*q2")
    answer(panel, "M_33", "m_sleeve")
    click(panel.check)
    qtbot.waitUntil(lambda: panel.compared is not None, timeout=LONG)
    assert panel.state.text() == "2 of 4 answers are right"
    assert line(panel, "pin 1.angle").text(VERDICT) == "✓ near"
    assert line(panel, "pin 2.angle").text(VERDICT) == "✗ off"
    assert line(panel, "F_2").text(VERDICT) == "✗ wrong"
    assert line(panel, "F_2").text(REMARK) == "-k_K2*q2 has the wrong sign"
    assert line(panel, "M_33").text(VERDICT) == "✓ right"
    assert line(panel, "F_2").text(ANSWER) == "k_K2*q2"
    # another answer takes the verdict of the one before away
    answer(panel, "F_2", "-k_K2*q2")
    assert line(panel, "F_2").text(VERDICT) == ""


def test_a_symbol_is_put_behind_the_answer(panel):
    answer(panel, "F_2", "-")
    panel.table.setCurrentItem(line(panel, "F_2"))
    found = panel.symbols.findItems("q2", Qt.MatchFlag.MatchExactly)[0]
    double_click(panel.symbols.viewport(), panel.symbols.visualItemRect(found).center())
    assert line(panel, "F_2").text(ANSWER) == "-q2"


def test_answers_are_kept_in_the_model_and_undone(panel, window):
    document = window.workspace.document
    answer(panel, "F_2", "-k_K2*q2")
    assert document.model.answers == (Answer(asked="F_2", answer="-k_K2*q2"),)
    assert digest(document.model) == digest(kane.load(MODEL))  # it moves as before
    answer(panel, "pin 1.angle", "0.5")
    assert [each.asked for each in document.model.answers] == ["F_2", "pin 1.angle"]
    document.undo_stack.undo()
    assert line(panel, "pin 1.angle").text(ANSWER) == ""
    assert line(panel, "F_2").text(ANSWER) == "-k_K2*q2"
    answer(panel, "F_2", "")
    assert document.model.answers == ()


def test_answers_of_a_file_are_there(panel, window, tmp_path):
    own = tmp_path / "answered.json"
    kane.save(answered(kane.load(MODEL), "F_2", "q2"), own)
    window.files.open(own)
    wait_until(lambda: panel._model.answers != ())
    panel.begin()
    assert line(panel, "F_2").text(ANSWER) == "q2"
    assert answered(kane.load(own), "F_2", " ").answers == ()


def test_it_says_what_is_missing(panel):
    click(panel.check)
    assert "no answer yet" in panel.state.text()
    answer(panel, "pin 1.angle", "about one")
    click(panel.check)
    assert panel.state.text() == "pin 1.angle wants a number"


def test_a_sheet_of_another_model_is_told_to_be_old(panel, window):
    answer(panel, "F_2", "-k_K2*q2")
    window.canvas.setFocus()
    window.workspace.document.apply("Take away", lambda model: without_forces(model))
    assert panel.state.text() == "The model has changed since"


def without_forces(model):
    from msgspec.structs import replace

    return replace(model, forces=())

"""The panel of the equations as one uses it."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

import kane
from kane.symbolic.equations import LANGUAGES
from kanevas.equations import EquationsPanel
from kanevas.look.theme import DARK, LIGHT

RODS = kane.load(Path(__file__).parents[3] / "models" / "hinged_rods.json")
LONG = 60_000  # ms; a process starts and imports SymPy, beside whatever else runs


@pytest.fixture
def panel(qtbot):
    panel = EquationsPanel(LIGHT)
    qtbot.addWidget(panel)
    panel.resize(900, 400)
    panel.show()
    yield panel
    panel.stop()


def derive(qtbot, panel):
    QTest.mouseClick(panel.derive, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not panel._is_working, timeout=LONG)


def drawn(panel):
    row = panel.steps.currentRow()
    return panel.sheet.drawn == len(panel.found.steps[row].lines)


def test_without_bodies_there_is_nothing_to_derive(panel):
    panel.show_model(replace(RODS, bodies=(), joints=()))
    assert not panel.derive.isEnabled()
    assert not panel.copy.isEnabled()


def test_equations_are_derived_drawn_copied_and_told_to_be_old(panel, qtbot):
    panel.show_model(RODS)
    derive(qtbot, panel)
    assert panel.found is not None
    assert "Coordinates: 2, constraints: 0" in panel.state.text()
    titles = [panel.steps.item(k).text() for k in range(panel.steps.count())]
    assert titles[1:3] == ["rod 1", "rod 2"]
    assert titles[panel.steps.currentRow()] == "Equations of motion"
    qtbot.waitUntil(lambda: drawn(panel), timeout=LONG)
    panel.set_theme(DARK)
    qtbot.waitUntil(lambda: drawn(panel), timeout=LONG)
    ink = panel.sheet.grab().toImage()
    assert ink.pixelColor(2, 2) == DARK.background
    paper = panel.sheet.parentWidget()
    panel.steps.setCurrentRow(0)  # words, and short equations
    qtbot.waitUntil(lambda: drawn(panel), timeout=LONG)
    for width in (1200, 620):
        panel.resize(width, 400)
        qtbot.waitUntil(lambda: panel.sheet.width() <= paper.width())  # nothing is cut off
    actions = panel.copy.menu().actions()
    assert len(actions) == len(LANGUAGES)
    for action, language in zip(actions, LANGUAGES, strict=True):
        action.trigger()
        assert QGuiApplication.clipboard().text() == panel.found.texts[language]
    with qtbot.waitSignal(panel.save_wanted) as wanted:
        panel.save.menu().actions()[2].trigger()
    assert wanted.args[0] == "c"
    panel.show_model(replace(RODS, gravity=(0.0, -1.0, 0.0)))
    assert panel.state.text().startswith("Of an older model.")


def all_is_seen(table):
    """Whether each row is as high as its words need."""
    return all(table.rowHeight(k) >= table.sizeHintForRow(k) for k in range(table.rowCount()))


@pytest.mark.slow
def test_methods_are_compared_where_one_asks_for_it(panel, qtbot):
    panel.show_model(RODS)
    QTest.mouseClick(
        panel.compare, Qt.MouseButton.LeftButton, pos=QPoint(8, panel.compare.height() // 2)
    )
    assert panel.compare.isChecked()
    derive(qtbot, panel)
    assert panel.steps.currentItem().text() == "Three methods"
    assert panel.methods.isVisible()
    columns = range(panel.methods.columnCount())
    heads = [panel.methods.horizontalHeaderItem(k).text() for k in columns]
    assert heads == ["Newton\nand Euler", "Lagrange", "Kane"]
    assert [panel.methods.item(4, k).text() for k in columns] == ["22 × 22", "2 × 2", "2 × 2"]
    firsts = [panel.methods.item(5, k).text() for k in columns]
    assert firsts == ["24 + 10 = 34", "4 + 0 = 4", "4 + 0 = 4"]
    assert [panel.methods.item(6, k).text() for k in columns] == ["–"] * 3
    assert "Partial velocities: 3." in panel.methods.item(10, 2).text()
    for width in (1400, 740):
        panel.resize(width, 400)
        qtbot.waitUntil(lambda: all_is_seen(panel.methods))
        assert panel.methods.horizontalScrollBar().maximum() == 0
    panel.steps.setCurrentRow(0)
    assert panel.sheet.isVisible()
    qtbot.waitUntil(lambda: drawn(panel), timeout=LONG)
    panel.compare.setChecked(False)
    derive(qtbot, panel)
    assert panel.steps.currentItem().text() == "Equations of motion"


def test_a_refusal_is_told_and_work_can_be_given_up(panel, qtbot):
    broken = replace(RODS, joints=(*RODS.joints, replace(RODS.joints[0], body_b="none", name="x")))
    panel.show_model(broken)
    derive(qtbot, panel)
    assert "none" in panel.empty.text.text()
    assert panel.found is None
    panel.show_model(RODS)
    QTest.mouseClick(panel.derive, Qt.MouseButton.LeftButton)
    assert panel.derive.text() == "Cancel"
    QTest.mouseClick(panel.derive, Qt.MouseButton.LeftButton)
    assert panel.state.text() == "Given up."
    qtbot.waitUntil(lambda: not panel._deriver.busy, timeout=LONG)
    assert panel.found is None


def test_before_there_are_any_the_panel_says_what_can_be_had(panel):
    panel.show_model(RODS)
    assert panel.empty.isVisible()
    assert not panel.steps.isVisible()
    assert "Derive equations works out" in panel.empty.text.text()
    panel.show_model(replace(RODS, bodies=(), joints=()))
    assert panel.empty.text.text() == "Draw a body first."


def write(panel, text):
    panel.editor.selectAll()
    QTest.keyClicks(panel.editor, text)


def test_speeds_are_written_and_the_equations_follow(panel, qtbot):
    panel.show_model(RODS)
    derive(qtbot, panel)
    assert panel.pattern.words == "M: 4 of 4 filled"
    panel.speeds.setCurrentIndex(2)
    assert panel.editor.isVisible()
    assert panel.editor.text == "u1 = q1_dot\nu2 = q2_dot"
    before = panel.found
    panel.steps.setCurrentRow(0)
    write(panel, "u1 = omega('rod 1', 3); u2 = omega('rod 2', 3)")
    qtbot.waitUntil(lambda: panel.found is not before, timeout=LONG)
    assert panel.steps.currentRow() == 0  # one stays on the step that one looks at
    assert panel.found.speeds.splitlines()[1] == "u2 = omega('rod 2', 3)"
    assert sum(panel.found.operations) < sum(before.operations)
    write(panel, "u1 = omega('rod 9', 3)")
    qtbot.waitUntil(lambda: panel.problem.isVisible(), timeout=LONG)
    assert "rod 9" in panel.problem.text()
    assert panel.steps.isVisible()


def test_another_document_begins_without_the_speeds_of_the_one_before(panel):
    panel.show_model(RODS)
    panel.speeds.setCurrentIndex(2)
    panel.editor.begin_with("u1 = q1_dot")
    panel.forget_speeds()
    assert panel.editor.text == ""
    assert panel.speeds.currentIndex() == 0
    assert not panel.editor.isVisible()


@pytest.mark.slow
def test_choices_are_compared_and_one_is_taken(panel, qtbot):
    panel.show_model(RODS)
    panel.compare_speeds.setChecked(True)
    derive(qtbot, panel)
    assert panel.steps.currentItem().text() == "Choices of speeds"
    assert panel.choices.isVisible()
    assert panel.choices.item(1, 0).text() == "Angular velocities of the bodies"
    panel.resize(740, 340)  # as in a window of 1280 pixels
    qtbot.waitUntil(lambda: all_is_seen(panel.choices))
    assert panel.choices.horizontalScrollBar().maximum() == 0
    button = panel.choices.cellWidget(1, panel.choices.columnCount() - 1)
    before = panel.found
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert panel.speeds.currentIndex() == 2
    qtbot.waitUntil(lambda: panel.found is not before, timeout=LONG)
    assert panel.found.speeds == panel.editor.text


def test_a_force_is_brought_into_evidence(panel, qtbot):
    panel.show_model(RODS)
    panel.force.setCurrentIndex(panel.force.findData("hinge.fx"))
    panel.show_model(replace(RODS, gravity=(0.0, -1.0, 0.0)))
    assert panel.force.currentData() == "hinge.fx"
    derive(qtbot, panel)
    assert panel.steps.currentItem().text() == "fx of hinge"
    qtbot.waitUntil(lambda: panel.sheet.drawn == len(panel.found.force.lines), timeout=LONG)

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
    assert "2 coordinates, 0 constraints" in panel.state.text()
    titles = [panel.steps.item(k).text() for k in range(panel.steps.count())]
    assert titles[1:3] == ["rod 1", "rod 2"]
    assert titles[panel.steps.currentRow()] == "Equations of motion"
    qtbot.waitUntil(lambda: drawn(panel), timeout=LONG)
    panel.set_theme(DARK)
    qtbot.waitUntil(lambda: drawn(panel), timeout=LONG)
    ink = panel.sheet.grab().toImage()
    assert ink.pixelColor(2, 2) == DARK.background
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
    assert heads == ["Newton and Euler", "Lagrange", "Kane"]
    assert [panel.methods.item(4, k).text() for k in columns] == ["22 × 22", "2 × 2", "2 × 2"]
    assert "Partial velocities: 3." in panel.methods.item(8, 2).text()
    for width in (1400, 700):
        panel.resize(width, 400)
        qtbot.waitUntil(lambda: all_is_seen(panel.methods))
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
    assert "none" in panel.state.text()
    assert panel.found is None
    panel.show_model(RODS)
    QTest.mouseClick(panel.derive, Qt.MouseButton.LeftButton)
    assert panel.derive.text() == "Cancel"
    QTest.mouseClick(panel.derive, Qt.MouseButton.LeftButton)
    assert panel.state.text() == "Given up."
    qtbot.waitUntil(lambda: not panel._deriver.busy, timeout=LONG)
    assert panel.found is None

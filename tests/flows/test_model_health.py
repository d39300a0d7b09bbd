"""A person breaks a model, is told what is wrong, and mends it."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from tests.person import click, press, wait_until
from tests.strict_weather import MODELS

from kanevas.assets.paths import TEMPLATES
from kanevas.edits.elements import find, replaced

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def four_bar(window):
    window.files.open(MODELS / "four_bar_massless.json")
    settle(window)
    return window


def settle(window):
    wait_until(lambda: not window.workspace.examiner.is_behind)


def change(window, name, **fields):
    def edit(model):
        return replaced(model, msgspec.structs.replace(find(model, name), **fields))

    window.workspace.document.apply("Change", edit)
    settle(window)


def test_an_open_loop_is_told_and_assembled(four_bar):
    window = four_bar
    assert window.health.text() == "1 degree of freedom"
    x, y, z = find(window.workspace.document.model, "B").position
    change(window, "B", position=(x + 0.05, y, z))
    assert window.health.text() == "2 joints are open, 1 degree of freedom"
    click(window.health)
    click(window.health.popup.assemble_button)
    wait_until(lambda: not window.workspace.assembler.busy)
    settle(window)
    assert window.health.text() == "1 degree of freedom"
    assert window.workspace.document.undo_stack.undoText() == "Assemble"
    window.menus.edit.undo.trigger()
    settle(window)
    assert window.health.text().startswith("2 joints are open")


def test_a_drawing_in_space_that_stays_in_its_plane_is_made_planar_by_one_click(window):
    window.files.open(TEMPLATES / "four_bar.json", as_copy=True)
    document = window.workspace.document
    document.apply("In space", lambda model: msgspec.structs.replace(model, planar=False))
    settle(window)
    assert "redundant" in window.health.text()
    click(window.health)
    click(window.health.popup.planar_button)
    settle(window)
    assert window.health.text() == "0 degrees of freedom"  # it has a motor
    assert document.model.planar
    assert document.undo_stack.undoText() == "Make the model planar"
    click(window.health)
    assert not window.health.popup.planar_button.isVisible()
    window.health.popup.hide()


def test_a_link_selects_the_element_everywhere(four_bar):
    window = four_bar
    change(window, "A", mass=None)
    assert window.health.text() == "1 fault, 1 degree of freedom"
    click(window.health)
    popup = window.health.popup
    label = next(w for w in popup.findChildren(QLabel) if "Mass is missing" in w.text())
    label.setFocus()
    QTest.keyClick(label, Qt.Key.Key_Tab)
    QTest.keyClick(label, Qt.Key.Key_Return)
    popup.hide()
    assert window.workspace.selection.names == ("A",)
    assert {i.data() for i in window.tree.selectionModel().selectedRows()} == {"A"}


def test_a_run_that_is_refused_points_to_the_explanation(four_bar, qtbot):
    window = four_bar
    change(window, "A", mass=None)
    with qtbot.waitSignal(window.workspace.runner.failed):
        window.workspace.run()
    assert window.notices.isVisible()
    assert "A: Mass is missing" in window.notices.label.text()
    click(window.notices.findChild(QPushButton))
    assert window.health.popup.isVisible()
    QTest.keyClick(window.health.popup, Qt.Key.Key_Escape)


def test_what_kept_a_run_from_beginning_is_told_until_the_model_is_edited(four_bar, qtbot):
    window = four_bar
    change(window, "A", mass=None)
    with qtbot.waitSignal(window.workspace.runner.failed):
        window.workspace.run()
    assert window.notices.isVisible()
    change(window, "A", mass=1.0)
    assert not window.notices.isVisible()


def test_what_is_said_is_marked_until_it_is_of_the_newest_model(four_bar):
    window = four_bar
    body = find(window.workspace.document.model, "A")
    window.workspace.document.apply(
        "Weigh", lambda model: replaced(model, msgspec.structs.replace(body, mass=3.0))
    )
    assert window.health.text().endswith("…")
    settle(window)
    assert not window.health.text().endswith("…")


def test_another_document_is_looked_at(four_bar):
    window = four_bar
    window.workspace.document.new()
    settle(window)
    assert window.health.text() == "No bodies yet"
    window.workspace.document.apply("Nothing", lambda model: model)
    assert not window.workspace.examiner.is_behind


@pytest.mark.usefixtures("own_window")
def test_the_window_closes_while_a_look_is_under_way(four_bar):
    change_without_waiting = find(four_bar.workspace.document.model, "A")
    four_bar.workspace.document.apply(
        "Weigh",
        lambda m: replaced(m, msgspec.structs.replace(change_without_waiting, mass=3.0)),
    )
    wait_until(lambda: four_bar.workspace.examiner._task is not None)
    four_bar.workspace.document.undo_stack.setClean()
    four_bar.close()
    assert four_bar.workspace.examiner._task is None
    assert not four_bar.isVisible()


def test_escape_closes_the_explanation_and_nothing_else(four_bar):
    four_bar.workspace.selection.set(("A",))
    click(four_bar.health)
    QTest.keyClick(four_bar.health.popup, Qt.Key.Key_Escape)
    assert not four_bar.health.popup.isVisible()
    assert four_bar.workspace.selection.names == ("A",)


def test_the_keyboard_opens_the_explanation(four_bar):
    press(
        four_bar,
        Qt.Key.Key_H,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert four_bar.health.popup.isVisible()
    four_bar.health.popup.hide()

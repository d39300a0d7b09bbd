"""A person changes a mechanism by its numbers."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from tests.person import choose, click, press, type_into

from kanevas.assets.paths import EXAMPLES
from kanevas.edits.elements import find

pytestmark = pytest.mark.usefixtures("shared_window")

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(window):
    """The window with a slider-crank of parameters, from the examples."""
    window.files.open(EXAMPLES / "slider_crank.json", as_copy=True)
    return window


def inspected(window, *names):
    window.workspace.selection.set(names)
    return window.inspector.form


def test_units_are_chosen_in_the_menu_and_remembered(opened):
    form = inspected(opened, "mesh")
    choose(opened, "View", "Units", "mm, °")
    type_into(form.editor("radius_a").line, "3 in")
    assert find(opened.workspace.document.model, "mesh").radius_a == pytest.approx(0.0762)
    assert form.editor("radius_a").line.text() == "76.2"
    choose(opened, "View", "Units", "inch, lbf, °")
    assert form.editor("radius_a").line.text() == "3"
    assert opened.workspace.settings.units() == "inch"


def test_a_parameter_moves_all_that_depends_on_it_in_every_view(opened):
    choose(opened, "View", "Units", "mm, °")
    before = opened.workspace.document.model
    form = inspected(opened, "rod")
    type_into(form.editor("value").line, "500")
    body = find(opened.workspace.document.model, "connecting rod")
    assert body.shapes[0].end[0] == 0.25
    assert opened.isWindowModified()
    press(opened, Qt.Key.Key_Z, CTRL)
    assert opened.workspace.document.model == before
    assert form.editor("value").line.text() == "400"


def test_a_mistake_is_told_and_nothing_is_lost(opened):
    form = inspected(opened, "mesh")
    line = form.editor("radius_a").line
    type_into(line, "25 kg")
    assert "'kg' is a mass; a length is wanted" in line.fault
    press(opened, Qt.Key.Key_Escape)
    assert line.text() == "pinion"
    assert opened.workspace.document.undo_stack.count() == 0


def test_the_ellipsoids_of_the_inspector_are_those_of_the_menu(opened):
    form = inspected(opened, "slider")
    opened.inspector.ensureWidgetVisible(form.sections["Mass"].ellipsoid)
    click(form.sections["Mass"].ellipsoid, QPoint(8, 8))
    assert opened.menus.view.ellipsoids.isChecked()
    choose(opened, "View", "Inertia ellipsoids")
    assert not form.sections["Mass"].ellipsoid.isChecked()


def test_typing_is_taken_over_by_a_run_and_by_saving(opened, qtbot):
    form = inspected(opened, "rod")
    type_into(form.editor("description").line, "The longest part", end=None)
    with qtbot.waitSignal(opened.workspace.runner.finished):
        press(opened, Qt.Key.Key_F5)
    assert find(opened.workspace.document.model, "rod").description == "The longest part"
    opened.workspace.player.pause()
    assert not opened.stale_label.isVisible()


def test_letters_in_a_field_are_no_shortcuts(opened):
    form = inspected(opened, "rod")
    scale = opened.canvas.camera.scale
    opened.canvas.zoom(2.0, 10, 10)
    line = form.editor("description").line
    type_into(line, "", end=None)
    QTest.keyClicks(line, "Fn 12")
    assert line.text() == "Fn 12"
    assert opened.canvas.camera.scale == 2 * scale
    assert opened.canvas.plane == opened.workspace.document.model.work_plane

"""What a package brings along, in the menus."""

import sys

import numpy as np
import pytest
from PySide6.QtWidgets import QLabel
from tests.plugged import install

from kane.model import faults
from kanevas.edits.elements import find
from kanevas.exports.saving import Saving

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    return install(tmp_path_factory.mktemp("plugged"))


@pytest.fixture
def installed(place, monkeypatch):
    """A package that pip has installed, in a place on Python's path."""
    monkeypatch.syspath_prepend(str(place))
    yield
    sys.modules.pop("casters", None)


def entries(menu):
    menu.fill()
    return {action.text(): action for action in menu.actions()}


def test_without_plug_ins_the_menus_have_no_entry_for_them(window):
    for menu in (window.menus.insert, window.menus.simulate):
        menu.menu.aboutToShow.emit()
        assert not menu.plugged.menuAction().isVisible()


@pytest.mark.usefixtures("installed")
def test_a_part_is_put_into_the_middle_of_the_canvas_as_one_step(window):
    document = window.workspace.document
    before = document.model
    entries(window.menus.insert.plugged)["Caster: a fork and its wheel"].trigger()
    model = document.model
    camera = window.canvas.camera
    assert find(model, "wheel").shapes[0].radius == 0.05
    middle = camera.to_ground(camera.size[0] / 2, camera.size[1] / 2)
    np.testing.assert_allclose(find(model, "fork").position, middle, atol=1e-12)  # round-off
    assert not faults(model)
    assert {*window.workspace.selection.names} >= {"fork", "wheel", "axle"}
    document.undo_stack.undo()
    assert document.model == before


@pytest.mark.usefixtures("installed")
def test_a_second_one_has_names_of_its_own_and_shares_its_parameter(window):
    document = window.workspace.document
    for _ in range(2):
        entries(window.menus.insert.plugged)["Caster: a fork and its wheel"].trigger()
    assert len(document.model.bodies) == 4
    assert [entry.name for entry in document.model.parameters] == ["caster_radius"]


@pytest.mark.usefixtures("installed")
def test_an_analysis_of_the_run_is_shown_and_written(window, two_bodies, qtbot, monkeypatch):
    workspace = window.workspace
    workspace.document.take(two_bodies, None)
    menu = window.menus.simulate
    menu.update_offers()
    entries(menu.plugged)
    assert not menu.plugged.menuAction().isEnabled()
    with qtbot.waitSignal(workspace.presenter.result_changed):
        workspace.run()
    qtbot.waitUntil(lambda: not workspace.runner.busy)
    menu.update_offers()
    assert menu.plugged.menuAction().isEnabled()
    with qtbot.waitSignal(window.plugged.errand.succeeded):
        entries(menu.plugged)["Largest size of each quantity, and when"].trigger()
    dialog = window.plugged.table
    assert dialog.grid.rowCount() == len([*workspace.presenter.result.signals()])
    assert [label.text() for label in dialog.findChildren(QLabel)] == ["Sizes are without sign."]
    asked = []
    monkeypatch.setattr(Saving, "write_chosen", lambda *given: asked.append(given[-1]))
    dialog.export.click()
    assert [*asked[0]] == [".csv", ".mat", ".npz"]
    dialog.close()


def test_one_that_fails_is_told(window, monkeypatch):
    from kane.plug_ins import Part

    told = []
    monkeypatch.setattr(window.workspace.notices, "warn", told.append)
    window.plugged.insert(Part("odd", "Odd", "no_such_package:odd"))
    assert "The plug-in 'odd' failed" in told[0]

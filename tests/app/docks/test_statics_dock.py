"""Statics in the window: a person finds equilibria, draws the model in one, follows one."""

import numpy as np
import pytest
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog
from tests.exact.test_linearisation import Governor
from tests.exact.test_statics import pressed, toggle
from tests.person import choose, click, dialog, name_file, type_into

import kane
from kanevas.modes import questions
from kanevas.modes.steady_question import SteadyQuestion

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def statics(window, qtbot, tmp_path, monkeypatch):
    """The panel of statics, asked about a toggle of two springs."""
    monkeypatch.setattr(questions, "TRIES", 4)  # three find all that the toggle has
    kane.save(toggle(), tmp_path / "model.json")
    window.files.open(tmp_path / "model.json")
    panel = window.statics.panel
    qtbot.waitUntil(lambda: panel._ready)
    choose(window, "Simulate", "Equilibria and load steps")
    qtbot.waitUntil(lambda: panel.found is not None)
    return panel


def test_equilibria_are_shown_and_the_model_is_drawn_in_one(window, statics):
    rests = statics.found.rests
    assert [each.is_stable for each in rests] == [True, False, True]
    statics.table.selectRow(2)
    assert window.canvas._poses.position[0, 1] == pytest.approx(-0.4, abs=1e-9)
    click(statics.move_there)
    document = window.workspace.document
    assert document.model.bodies[0].position[1] == pytest.approx(-0.4, abs=1e-9)
    assert statics.found is None  # it was about the model before
    document.undo_stack.undo()
    assert document.model.bodies[0].position[1] == 0.4


def test_forces_of_the_chosen_equilibrium_are_listed(statics):
    """Of two springs: as long as they are free where it is stable, squeezed where it is not."""
    statics.table.selectRow(1)
    told = dict(statics.forces.rows)
    result = statics.found.rests[1].instant.result
    for name in ("l.force", "r.force"):
        value, unit = told[name].split(" ", 1)
        assert float(value) == pytest.approx(result[name][0], rel=1e-5)
        assert unit == "N"
    statics.table.selectRow(0)
    assert "l.force" not in dict(statics.forces.rows)


def test_a_preview_out_of_sight_is_brought_into_it(window, statics):
    canvas = window.canvas
    statics.table.selectRow(2)
    for _ in range(12):
        canvas.zoom(1.5, 10.0, 10.0)  # by hand, into a corner
    before = canvas.camera.center.copy(), canvas.camera.scale
    statics.table.selectRow(0)
    assert canvas.sees(canvas.room_of_motion([statics.found.poses[0]]))
    statics._show_still()
    np.testing.assert_array_equal(canvas.camera.center, before[0])
    assert canvas.camera.scale == before[1]


@pytest.mark.usefixtures("own_window")
def test_an_equilibrium_is_followed_and_written(statics, qtbot, tmp_path):
    statics.asked.setCurrentText("mass.y")
    statics.tabs.setCurrentIndex(1)
    type_into(statics.span.high, "3", end=None)
    click(statics.follow)
    qtbot.waitUntil(lambda: statics.path is not None)
    path = statics.path
    np.testing.assert_allclose(path.values, pressed(path.measured[:, 0]), atol=1e-8)
    with dialog(QFileDialog, name_file(tmp_path / "path.csv")):
        statics.export_path.trigger()
    assert (tmp_path / "path.csv").read_text().startswith("p,stable,mass.y [m]")


def test_equilibria_are_written_with_all_quantities(statics, tmp_path):
    assert not statics.export_path.isEnabled()  # nothing was followed
    with dialog(QFileDialog, name_file(tmp_path / "rests.csv")):
        statics.export_rests.trigger()
    head, *lines = (tmp_path / "rests.csv").read_text().splitlines()
    rows = [dict(zip(head.split(","), map(float, line.split(",")), strict=True)) for line in lines]
    assert [row["stable"] for row in rows] == [1.0, 0.0, 1.0]
    assert [row["mass.y [m]"] for row in rows] == pytest.approx([0.4, 0.0, -0.4], abs=1e-9)


def test_a_steady_motion_is_found_and_drawn(window, statics, qtbot, tmp_path):
    kane.save(Governor().model(), tmp_path / "governor.json")
    window.files.open(tmp_path / "governor.json")
    click(statics.steady)
    question = statics.findChild(SteadyQuestion)
    (row,) = question.rows
    row.quantity.setCurrentText("bearing.angle_rate [°/s]")
    type_into(row.value, "fast", end=None)
    click(question.buttons.button(QDialogButtonBox.StandardButton.Ok))
    assert "fast" in question.excuse.text()
    type_into(row.value, "9 rad/s", end=None)
    click(question.more)  # which gives nothing yet
    assert [each.name for each in question.rows] == ["bearing.angle_rate", ""]
    click(question.buttons.button(QDialogButtonBox.StandardButton.Ok))
    qtbot.waitUntil(lambda: statics.found is not None)
    assert statics.found.are_steady
    assert not statics.follow.isEnabled()
    click(statics.move_there)
    spindle = window.workspace.document.model.bodies[0]
    assert spindle.angular_velocity == pytest.approx((0.0, 0.0, 9.0))


def test_the_model_settles_by_an_edit(window, qtbot, tmp_path):
    from msgspec.structs import replace

    model = toggle()
    body = replace(model.bodies[0], position=(0.0, 0.2, 0.0))
    kane.save(replace(model, bodies=(body,)), tmp_path / "model.json")
    window.files.open(tmp_path / "model.json")
    document = window.workspace.document
    canvas = window.canvas
    for _ in range(12):
        canvas.zoom(1.5, 10.0, 10.0)  # by hand, into a corner
    with qtbot.waitSignal(window.workspace.settler.ended):
        choose(window, "Simulate", "Settle into equilibrium")
    qtbot.waitUntil(lambda: canvas.sees(canvas.room_of_motion([canvas._poses])))
    assert document.model.bodies[0].position[1] == pytest.approx(0.4, abs=1e-9)
    assert document.undo_stack.undoText() == "Settle into equilibrium"

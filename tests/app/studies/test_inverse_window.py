"""The window of inverse dynamics: motions are typed or opened, and what they need is shown."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from tests.engine.energy_cases import arm
from tests.person import choose, click, dialog, name_file, type_into

import kane

LAW = "0.5*sin(2*t)"
G, MASS_ARM = 9.81, 0.3  # m/s^2; m from the hinge to the mass centre


@pytest.fixture
def inverse(open_window):
    window = open_window()
    window.workspace.document.take(arm(), None)
    choose(window, "Simulate", "Forces that a motion needs …")
    return window.studying._inverse


def needed(model, t):
    """The torque at the hinge of an arm that swings by the law."""
    body = model.bodies[0]
    inertia = body.inertia[2] + body.mass * MASS_ARM**2
    angle, turn = 0.5 * np.sin(2 * t), -2.0 * np.sin(2 * t)
    return inertia * turn + body.mass * G * MASS_ARM * np.cos(angle)


def work_out(inverse, qtbot):
    with qtbot.waitSignal(inverse.errand.succeeded):
        QTest.mouseClick(inverse.start, Qt.MouseButton.LeftButton)


def prescribe(inverse, name="A.angle", law=LAW):
    row = inverse.motions.rows[0]
    row.of.setEditText(name)
    type_into(row.law, law, end=None)


def drawn(inverse):
    """What the first line or cloud of the chart goes through."""
    return inverse.chart.plot.listDataItems()[0].getData()


def test_a_law_gives_torque_power_and_their_cloud(inverse, qtbot):
    prescribe(inverse)
    work_out(inverse, qtbot)
    (drive,) = inverse.found.drives
    torque = needed(inverse.model, drive.time)
    np.testing.assert_allclose(drawn(inverse)[1], torque, atol=1e-9)
    rate, degrees = np.cos(2 * drive.time), np.degrees(1.0)  # speeds are shown in deg/s
    for view, (across, up) in enumerate(
        [(drive.time, torque), (drive.time, torque * rate), (degrees * rate, torque)]
    ):
        inverse.shown.setCurrentIndex(view)
        inverse.shown.activated.emit(view)
        np.testing.assert_allclose(drawn(inverse)[0], across, atol=1e-9)
        np.testing.assert_allclose(drawn(inverse)[1], up, atol=1e-9)
    cells = [inverse.drives.index(0, k).data() for k in range(inverse.drives.columnCount())]
    assert cells[0] == drive.name
    assert cells[1].startswith(f"{drive.rms:.4g}")


def test_a_table_gives_the_same_and_all_is_written(inverse, qtbot, tmp_path):
    t = np.linspace(0.0, inverse.model.solver.duration, 400)
    angles = np.degrees(0.5 * np.sin(2 * t))
    lines = [f"{1e3 * a},{b}" for a, b in zip(t, angles, strict=True)]
    (tmp_path / "data.csv").write_text("\n".join(["time [ms],A.angle [deg]", *lines]))
    inverse.open_data(tmp_path / "data.csv")
    work_out(inverse, qtbot)
    inner = slice(30, -30)  # splines have their errors at the ends
    (drive,) = inverse.found.drives
    torque = needed(inverse.model, drive.time)
    np.testing.assert_allclose(drive.effort[inner], torque[inner], atol=1e-5)
    with dialog(QFileDialog, name_file(tmp_path / "forces.csv")):
        click(inverse.to_table)
    written = np.genfromtxt(tmp_path / "forces.csv", delimiter=",", skip_header=1)
    np.testing.assert_allclose(written[:, 1:4].T, [drive.effort, drive.rate, drive.power])


def test_the_model_takes_the_forces_by_an_edit(inverse, qtbot):
    prescribe(inverse)
    work_out(inverse, qtbot)
    before, result = inverse.model, inverse.found.result
    click(inverse.take_button)
    assert not inverse.model.drivers
    free = kane.simulate(inverse.model)
    np.testing.assert_allclose(free["A.angle"][-1], result["A.angle"][-1], atol=1e-6)
    assert not inverse.take_button.isEnabled()  # it was about the model before
    inverse.workspace.document.undo_stack.undo()
    assert inverse.model == before


def test_a_motion_alone_has_quantities_and_no_forces(inverse, qtbot):
    prescribe(inverse)
    inverse.kinematic.click()
    work_out(inverse, qtbot)
    inverse.shown.setCurrentText("A.angle_rate")
    inverse.shown.activated.emit(0)
    time, rate = drawn(inverse)
    np.testing.assert_allclose(np.radians(rate), np.cos(2 * time), atol=1e-9)
    assert inverse.shown.findText("A.fx") < 0
    assert not inverse.take_button.isEnabled()
    assert "no singular position" in inverse.status.text()


@pytest.mark.parametrize(
    ("name", "law", "said"),
    [("nothing", "", "Say what is to follow"), ("A.angle", "", "Type what 'A.angle'")],
)
def test_what_is_missing_is_said(inverse, name, law, said):
    prescribe(inverse, name, law)
    inverse.begin()
    assert said in inverse.status.text()


def test_what_cannot_be_prescribed_is_said(inverse, qtbot):
    prescribe(inverse, "A.torque", "1")
    with qtbot.waitSignal(inverse.errand.failed):
        inverse.begin()
    assert "nothing that can be prescribed" in inverse.status.text()
    assert "A.torque" not in [
        inverse.motions.rows[0].of.itemText(k) for k in range(inverse.motions.rows[0].of.count())
    ]
